//! `checker grade`: judges a class, and keeps each result the moment it exists.

mod desk;
mod named;
mod seats;

use std::collections::{HashMap, HashSet};
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use glob::Pattern;

use super::{Context, isolation, judging::strictness, main::remark};
use super::{places, telling};
use crate::class::{Key, Seat};
use crate::cli::Grade;
use crate::error::Error;
use crate::grade::{Keep, Plan};
use crate::gradebook::{Gradebook, Heading, Journal, Kept, Line};
use crate::model::{Isolation, Message, Start};
use crate::pool::on_threads;
use crate::report::{Detail, Display, Pace};
use crate::sandbox;
use desk::{Desk, Done};
use named::Named;
use seats::Seats;

pub(super) fn grade(options: &Grade, context: &mut Context<'_>) -> Result<u8, Error> {
    let conditions = &options.conditions;
    let mut isolation = isolation::asked(conditions, Isolation::Full, context.global.suites.as_deref());
    sandbox::wake();
    let bundle = context.bundle()?;
    isolation.check()?;
    let results = results(options);
    let named = Named::of(options, context.global.output.as_deref(), &results)?;
    let sources: Vec<PathBuf> = options.roster.iter().chain([&results]).cloned().collect();
    // What others handed in, and how they did, is nobody's business.
    isolation
        .hidden
        .extend(named.class.iter().chain(&named.own).chain(&sources).cloned());

    let seats = Seats::gather(options, &named, &bundle.assignment)?;
    let ids: Vec<&str> = seats.all.iter().map(|seat| seat.student.id.as_str()).collect();
    let written = places::written(&options.telling, context.global.output.as_deref(), &ids);
    places::keep(&sources, context.global.suites.as_deref(), &written)?;
    places::keep_out(&named.class, &results, &written)?;
    places::foresee(&options.telling, context.global.output.as_deref(), &ids)?;
    for warning in isolation::foreboding(&isolation).iter().chain(&seats.warnings) {
        remark(warning, context.locale, context.global.color);
    }
    let heading = Heading {
        assignment: bundle.assignment.id.clone(),
        share: options.partition.map(|share| (share.number(), share.of())),
    };
    let (mut journal, kept) = if options.fresh {
        (begun_anew(&results, &heading, context)?, Vec::new())
    } else {
        Journal::open(&results, &heading)?
    };
    let kept: HashMap<Key, Kept> = kept
        .into_iter()
        .map(|kept| (Key::of(&kept.line.student.id), kept))
        .collect();
    let gone = leave(&mut journal, &kept, &seats.all)?;
    if let Some(first) = gone.first() {
        let message = Message::new("grade-gone")
            .with("count", gone.len())
            .with("student", *first);
        remark(&message, context.locale, context.global.color);
    }
    let ids = seats.all.iter().map(|seat| seat.student.id.clone());
    journal.expect(ids.collect(), seats.census)?;

    let jobs = conditions.parallelism().get();
    let plan = Plan {
        assignment: &bundle.assignment,
        suites: &bundle.suites,
        language: context.global.language,
        interface: conditions.interface,
        strictness: strictness(conditions),
        keep: Keep::Nothing,
        start: Start::Fast,
        hurry: None,
        isolation,
        // Programs beside each other use the processors better than the cases of one, and no case has the company of another,
        // whatever the number of jobs.
        jobs: 1,
    };
    for filter in unmatched(&options.rerun, &seats.all, &kept) {
        let message = Message::new("grade-rerun-nobody").with("filter", filter.as_str());
        remark(&message, context.locale, context.global.color);
    }
    let desk = Desk::new(&bundle, plan, kept, &options.rerun)?;
    let lines = judge_all(seats.all, &desk, &mut journal, jobs, context)?;
    drop(journal);

    let book = Gradebook::new(&bundle.assignment, &bundle.suites, lines);
    telling::tell(&book, &options.telling, context)
}

/// The file of results: as asked, else one in this folder, for each share of a class its own.
fn results(options: &Grade) -> PathBuf {
    options.results.clone().unwrap_or_else(|| match options.partition {
        Some(partition) => format!("results-{}.jsonl", partition.number()).into(),
        None => "results.jsonl".into(),
    })
}

/// A journal without rows; what stood in its place and cannot be read here is kept, and the operator is told where.
fn begun_anew(results: &Path, heading: &Heading, context: &Context<'_>) -> Result<Journal, Error> {
    let (journal, aside) = Journal::fresh(results, heading)?;
    if let Some(aside) = aside {
        let message = Message::new("grade-kept-aside")
            .with("path", results.display().to_string())
            .with("aside", aside.display().to_string());
        remark(&message, context.locale, context.global.color);
    }
    Ok(journal)
}

/// Says of those who were in the class the last time and are not any more that they are gone, and gives their ids.
fn leave<'k>(journal: &mut Journal, kept: &'k HashMap<Key, Kept>, seats: &[Seat]) -> Result<Vec<&'k str>, Error> {
    let there: HashSet<Key> = seats.iter().map(|seat| Key::of(&seat.student.id)).collect();
    let mut gone: Vec<&Kept> = kept
        .iter()
        .filter(|(key, kept)| !kept.gone && !there.contains(key))
        .map(|(_, kept)| kept)
        .collect();
    gone.sort_by(|one, other| one.line.student.id.cmp(&other.line.student.id));
    for kept in &gone {
        journal.remove(&kept.line.student)?;
    }
    Ok(gone.into_iter().map(|kept| kept.line.student.id.as_str()).collect())
}

/// The filters that mean nobody, by id or by what has become of their work.
fn unmatched<'a>(
    filters: &'a [Pattern],
    seats: &'a [Seat],
    kept: &'a HashMap<Key, Kept>,
) -> impl Iterator<Item = &'a Pattern> {
    filters.iter().filter(|filter| {
        let is_meant = |seat: &Seat| {
            let state = kept.get(&Key::of(&seat.student.id)).map(|kept| kept.line.state.name());
            desk::means(filter, &seat.student.id) || state.is_some_and(|state| filter.matches(state))
        };
        !seats.iter().any(is_meant)
    })
}

/// Judges everybody's work, and keeps each result as soon as it is there.
fn judge_all(
    seats: Vec<Seat>,
    desk: &Desk<'_>,
    journal: &mut Journal,
    jobs: usize,
    context: &Context<'_>,
) -> Result<Vec<Line>, Error> {
    let display = match context.global.detail() {
        Detail::Quiet => Display::Nothing,
        Detail::Normal | Detail::Verbose if io::stderr().is_terminal() => Display::Bar,
        Detail::Normal | Detail::Verbose => Display::Lines,
    };
    let mut pace = Pace::new(seats.len(), context.locale, display);
    pace.kept_in(journal.path());
    let mut lines = Vec::with_capacity(seats.len());
    let mut warnings: Vec<Message> = Vec::new();
    on_threads(
        jobs,
        seats,
        |seat| desk.work(seat),
        |done| {
            match done? {
                Done::Unchanged(line) => {
                    pace.unchanged(&line);
                    lines.push(*line);
                }
                Done::Elsewhere(row) => {
                    let line = journal.append(&row)?;
                    pace.unchanged(&line);
                    lines.push(line);
                }
                Done::Row(row, told) => {
                    warnings.extend(told);
                    let line = journal.append(&row)?;
                    pace.judged(&line, desk.grade(&line));
                    lines.push(line);
                }
            }
            Ok(())
        },
    )?;
    pace.finish();
    for warning in &warnings {
        remark(warning, context.locale, context.global.color);
    }
    Ok(lines)
}
