use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::cli::Verify;
use crate::command::judging::strictness;
use crate::compare::Strictness;
use crate::error::{Error, suggest};
use crate::grade::{self, Isolation, Keep, Plan, Snapshot};
use crate::language::Language;
use crate::model::{
    CaseResult, Event, KnownOutcome, KnownProgram, LEAST_MARGIN, LimitMargin, Message, Start, TimeLimit, Verdict,
};
use crate::pool::on_threads;
use crate::sandbox;
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
        let before = found.len();
        for by_verdict in entries(folder)?.into_iter().filter(|path| path.is_dir()) {
            let verdict = verdict(&by_verdict)?;
            let programs = entries(&by_verdict)?.into_iter();
            found.extend(programs.map(|path| Known { path, verdict }));
        }
        // A name with a slip in it must not pass for a folder in which everything is right.
        if found.len() == before && others.contains(folder) {
            let path = folder.display().to_string();
            return Err(Error::Usage(Message::new("verify-nothing-known").with("path", path)));
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

/// A program with what its cases needed, up to the first that was not accepted.
struct Judged {
    program: KnownProgram,
    times: Vec<Timed>,
}

/// What a case needed.
#[derive(Clone)]
struct Timed {
    /// The case, as its suite and its name.
    case: (String, String),
    /// The time, on a clock that goes slower in a crowd, as that of the limits does.
    time: Duration,
}

/// How often a program is run once more that seems to be too slow.
const ATTEMPTS: usize = 2;

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
            times: Vec::new(),
        };
        let snapshot = match Snapshot::take(&path, &self.bundle.assignment) {
            Ok(snapshot) => snapshot,
            Err(error) => return Ok(without(told(None, outcome(error)?))),
        };
        let reason = stated(&snapshot);
        match self.run(&snapshot, verdict) {
            Ok((last, times)) => Ok(Judged {
                program: told(reason, concluded(last.as_deref())),
                times,
            }),
            Err(error) => Ok(without(told(reason, outcome(error)?))),
        }
    }

    /// Runs the cases up to the first that is not accepted, which decides; gives that, and what the cases needed.
    fn run(&self, snapshot: &Snapshot, verdict: Verdict) -> Result<(Option<Arc<CaseResult>>, Vec<Timed>), Error> {
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
        let mut times = Vec::new();
        let mut failed = None;
        let ended = grade::grade(&plan, snapshot, &mut |event| {
            if let Event::Case(case) = event {
                times.push(Timed {
                    case: (case.suite.clone(), case.name.clone()),
                    time: case.time.div_f64(sandbox::crowd()),
                });
                failed = Some(case).filter(|case| !case.accepted());
            }
            // Nobody listens to the rest.
            if failed.is_some() { Err(Error::Closed) } else { Ok(()) }
        });
        match ended {
            Err(Error::Closed) if failed.is_some() => Ok((failed, times)),
            Err(error) => Err(error),
            Ok(()) => Ok((None, times)),
        }
    }

    /// The time limits beside what accepted programs need, of which the slowest counts.
    fn limits(&self, judged: &[Judged]) -> Result<Vec<LimitMargin>, Error> {
        let accepted = judged.iter().filter(|judged| judged.is_accepted());
        let mut slowest: Vec<(PathBuf, Vec<Timed>)> = accepted
            .map(|judged| (judged.program.path.clone(), judged.times.clone()))
            .collect();
        // Others may have been in a program's way: alone, and at the best of some attempts, it needs what it needs.
        for _ in 0..ATTEMPTS {
            for (path, times) in &mut slowest {
                if !times.iter().any(|timed| self.is_tight(timed)) {
                    continue;
                }
                let again = self.judge(Known {
                    path: path.clone(),
                    verdict: Verdict::Accepted,
                })?;
                for (timed, again) in times.iter_mut().zip(&again.times) {
                    timed.time = timed.time.min(again.time);
                }
            }
        }
        Ok(self.margins(&slowest))
    }

    fn is_tight(&self, timed: &Timed) -> bool {
        let limits = &self.bundle.assignment.limits;
        timed.time * LEAST_MARGIN > limits.cpu.min(limits.wall)
    }

    fn margins(&self, accepted: &[(PathBuf, Vec<Timed>)]) -> Vec<LimitMargin> {
        let limits = &self.bundle.assignment.limits;
        let times = accepted
            .iter()
            .flat_map(|(path, times)| times.iter().map(move |timed| (path, timed)));
        let slowest = times.max_by_key(|(_, timed)| timed.time);
        let margins = slowest.into_iter().flat_map(|(path, timed)| {
            [(TimeLimit::Cpu, limits.cpu), (TimeLimit::Wall, limits.wall)].map(|(limit, allowed)| LimitMargin {
                limit,
                allowed,
                needed: timed.time,
                path: path.clone(),
                case: timed.case.clone(),
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

/// What a program comes to whose first case that was not accepted is this one.
fn concluded(failed: Option<&CaseResult>) -> KnownOutcome {
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
