use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::cli::Verify;
use crate::command::judging::strictness;
use crate::compare::Strictness;
use crate::error::{Error, suggest};
use crate::grade::{self, Isolation, Keep, Plan, Snapshot};
use crate::language::Language;
use crate::model::{CaseResult, Event, KnownOutcome, KnownProgram, LimitMargin, Message, Start, TimeLimit, Verdict};
use crate::pool::on_threads;
use crate::testcase::Bundle;

/// The folder of an assignment's own programs.
const OWN: &str = "submissions";

/// What stands in front of the reason that a program states in one of its first lines.
const MARK: &str = "expect:";

/// So many lines may hold it: the first is a `#!` line in a program that runs by itself.
const LINES: usize = 2;

/// A program, and the verdict that its folder is named by.
pub(super) struct Known {
    path: PathBuf,
    verdict: Verdict,
}

/// The programs of an assignment's own folder and of others, each in a folder that is named by a verdict; in name order.
pub(super) fn find(assignment: Option<&Path>, others: &[PathBuf]) -> Result<Vec<Known>, Error> {
    let own = assignment
        .map(|folder| folder.join(OWN))
        .filter(|folder| folder.is_dir());
    let mut found = Vec::new();
    for folder in own.iter().chain(others) {
        for by_verdict in entries(folder)?.into_iter().filter(|path| path.is_dir()) {
            let verdict = verdict(&by_verdict)?;
            let programs = entries(&by_verdict)?.into_iter();
            found.extend(programs.map(|path| Known { path, verdict }));
        }
    }
    Ok(found)
}

/// What is in a folder, in name order, but for what is hidden.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let read = || -> io::Result<Vec<PathBuf>> {
        let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
        let mut paths: Vec<PathBuf> = entries.collect::<io::Result<_>>()?;
        paths.retain(|path| {
            path.file_name()
                .is_some_and(|name| !name.as_encoded_bytes().starts_with(b"."))
        });
        paths.sort();
        Ok(paths)
    };
    read().map_err(|error| {
        let path = folder.display().to_string();
        Error::Usage(
            Message::new("verify-unreadable")
                .with("path", path)
                .with("cause", &error),
        )
    })
}

/// The verdict that a folder is named by.
fn verdict(folder: &Path) -> Result<Verdict, Error> {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    let known = Verdict::ALL.into_iter().find(|verdict| verdict.name() == name);
    known.ok_or_else(|| {
        let help = suggest(&name, Verdict::ALL.map(Verdict::name));
        let message = Message::new("verify-no-verdict").with("path", folder.display().to_string());
        Error::Usage(
            help.into_iter()
                .fold(message, |message, help| message.with("help", help)),
        )
    })
}

/// Judges the programs, so many at a time, and measures what the accepted ones need of the time limits.
pub(super) fn judge(
    known: Vec<Known>,
    bundle: &Bundle,
    options: &Verify,
    isolation: Isolation,
    language: Option<&'static Language>,
) -> Result<(Vec<KnownProgram>, Vec<LimitMargin>), Error> {
    let court = Court {
        bundle,
        options,
        isolation,
        language,
    };
    let mut judged = Vec::with_capacity(known.len());
    let jobs = options.conditions.parallelism().get();
    let work = |(place, known): (usize, Known)| (place, court.judge(known));
    on_threads(jobs, known.into_iter().enumerate(), work, |(place, result)| {
        judged.push((place, result?));
        Ok(())
    })?;
    judged.sort_by_key(|(place, _)| *place);
    let judged: Vec<Judged> = judged.into_iter().map(|(_, judged)| judged).collect();
    let limits = court.limits(&judged)?;
    Ok((judged.into_iter().map(|judged| judged.program).collect(), limits))
}

/// A program with what its accepted cases needed.
struct Judged {
    program: KnownProgram,
    cases: Vec<Arc<CaseResult>>,
}

/// How programs are judged.
struct Court<'a> {
    bundle: &'a Bundle,
    options: &'a Verify,
    isolation: Isolation,
    language: Option<&'static Language>,
}

impl Court<'_> {
    fn judge(&self, known: Known) -> Result<Judged, Error> {
        let Known { path, verdict } = known;
        let told = |reason, outcome| KnownProgram {
            path: path.clone(),
            verdict,
            reason,
            outcome,
        };
        let without = |program| Judged {
            program,
            cases: Vec::new(),
        };
        let snapshot = match Snapshot::take(&path, &self.bundle.assignment) {
            Ok(snapshot) => snapshot,
            Err(error) => return Ok(without(told(None, outcome(error)?))),
        };
        let reason = stated(&snapshot);
        match self.run(&snapshot, verdict) {
            Ok(cases) => Ok(Judged {
                program: told(reason, concluded(&cases)),
                cases,
            }),
            Err(error) => Ok(without(told(reason, outcome(error)?))),
        }
    }

    /// The cases up to the first that is not accepted: it decides.
    fn run(&self, snapshot: &Snapshot, verdict: Verdict) -> Result<Vec<Arc<CaseResult>>, Error> {
        let strictness = match verdict {
            Verdict::PresentationError => Strictness::Presentation,
            _ => strictness(&self.options.conditions),
        };
        let plan = Plan {
            assignment: &self.bundle.assignment,
            suites: &self.bundle.suites,
            language: self.language,
            interface: self.options.conditions.interface,
            strictness,
            keep: Keep::Nothing,
            start: Start::Fast,
            hurry: None,
            isolation: self.isolation.clone(),
            // Programs beside each other use the processors better than the cases of one.
            jobs: 1,
        };
        let mut cases: Vec<Arc<CaseResult>> = Vec::new();
        let mut decided = false;
        let ended = grade::grade(&plan, snapshot, &mut |event| {
            if let Event::Case(case) = event {
                decided = !case.accepted();
                cases.push(case);
            }
            // Nobody listens to the rest.
            if decided { Err(Error::Closed) } else { Ok(()) }
        });
        match ended {
            Err(Error::Closed) if decided => Ok(cases),
            Err(error) => Err(error),
            Ok(()) => Ok(cases),
        }
    }

    /// The time limits beside what accepted programs need, of which the slowest counts.
    fn limits(&self, judged: &[Judged]) -> Result<Vec<LimitMargin>, Error> {
        let accepted: Vec<&Judged> = judged.iter().filter(|judged| judged.is_accepted()).collect();
        let margins = self.margins(accepted.iter().copied());
        if !margins.iter().any(LimitMargin::is_tight) {
            return Ok(margins);
        }
        // Others may have been in its way: alone it needs what it needs.
        let again = accepted.iter().map(|judged| {
            self.judge(Known {
                path: judged.program.path.clone(),
                verdict: Verdict::Accepted,
            })
        });
        let alone: Vec<Judged> = again.collect::<Result<_, _>>()?;
        Ok(self.margins(alone.iter().filter(|judged| judged.is_accepted())))
    }

    fn margins<'j>(&self, accepted: impl Iterator<Item = &'j Judged>) -> Vec<LimitMargin> {
        let limits = &self.bundle.assignment.limits;
        let slowest = accepted
            .flat_map(|judged| judged.cases.iter().map(|case| (&judged.program.path, case)))
            .max_by_key(|(_, case)| case.time);
        let margins = slowest.into_iter().flat_map(|(path, case)| {
            [(TimeLimit::Cpu, limits.cpu), (TimeLimit::Wall, limits.wall)].map(|(limit, allowed)| LimitMargin {
                limit,
                allowed,
                needed: case.time,
                path: path.clone(),
                case: (case.suite.clone(), case.name.clone()),
            })
        });
        margins.collect()
    }
}

impl Judged {
    /// Whether it was accepted, as it should be.
    fn is_accepted(&self) -> bool {
        let accepted = matches!(&self.program.outcome, KnownOutcome::Judged { judgement, .. } if judgement.verdict == Verdict::Accepted);
        accepted && self.program.verdict == Verdict::Accepted
    }
}

/// What the cases of a program come to.
fn concluded(cases: &[Arc<CaseResult>]) -> KnownOutcome {
    let failed = cases.iter().find(|case| !case.accepted());
    KnownOutcome::Judged {
        judgement: failed.map_or(Verdict::Accepted.into(), |case| case.judgement),
        case: failed.map(|case| (case.suite.clone(), case.name.clone())),
        message: failed.and_then(|case| Some(case.failure.as_ref()?.message.clone())),
    }
}

/// What an error of one program makes of it; an error of ours stays one.
fn outcome(error: Error) -> Result<KnownOutcome, Error> {
    match error {
        Error::Usage(why) => Ok(KnownOutcome::Refused(why)),
        Error::Environment(what) => Ok(KnownOutcome::Skipped(what)),
        error @ (Error::Source(_) | Error::Closed | Error::Internal(_)) => Err(error),
    }
}

/// The reason that a program states.
fn stated(snapshot: &Snapshot) -> Option<String> {
    let text = String::from_utf8_lossy(&snapshot.entry_file()?.bytes).into_owned();
    let stated = text.lines().take(LINES).find_map(|line| line.split(MARK).nth(1))?;
    stated.split_whitespace().next().map(str::to_owned)
}
