use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use glob::{MatchOptions, Pattern};
use sha2::{Digest, Sha256};

use super::seats;
use crate::class::{Enrolment, Handin, Key, Seat};
use crate::error::Error;
use crate::grade::{self, Plan, Snapshot, SnapshotFile};
use crate::gradebook::{Basis, Grade, Judged, Kept, Line, Outcome, Row, Run, State, Work};
use crate::language::Language;
use crate::model::{Event, Message, Points, Student};
use crate::sandbox;
use crate::testcase::Bundle;

/// Where the work of one student after the other is judged, by many at a time.
pub(super) struct Desk<'a> {
    bundle: &'a Bundle,
    plan: Plan<'a>,
    /// What all results rest on.
    basis: Basis,
    /// What the tools of the languages say of their versions.
    versions: Mutex<HashMap<&'static str, String>>,
    host: String,
    /// What is known of each student from the last time.
    kept: HashMap<Key, Kept>,
    rerun: &'a [Pattern],
}

/// What became of a seat.
pub(super) enum Done {
    /// What is known of it holds.
    Unchanged(Box<Line>),
    /// What is known of the work holds, but not all that is known of the student or of where it lies.
    Elsewhere(Box<Row>),
    /// A row to be kept, and what the operator should know.
    Row(Box<Row>, Vec<Message>),
}

/// What was handed in, with its language; else what becomes of something that cannot be judged.
type Taken = Result<(Snapshot, &'static Language), Box<Outcome>>;

impl<'a> Desk<'a> {
    pub(super) fn new(
        bundle: &'a Bundle,
        plan: Plan<'a>,
        kept: HashMap<Key, Kept>,
        rerun: &'a [Pattern],
    ) -> Result<Self, Error> {
        Ok(Self {
            basis: Basis {
                suites: bundle.digest(),
                checker: this_checker()?,
                options: options(&plan),
                ..Basis::default()
            },
            bundle,
            plan,
            versions: Mutex::default(),
            host: rustix::system::uname().nodename().to_string_lossy().into_owned(),
            kept,
            rerun,
        })
    }

    /// What a line is worth.
    pub(super) fn grade(&self, line: &Line) -> Grade {
        Grade::of(line, &self.bundle.assignment, &self.bundle.suites)
    }

    /// Judges what is at a seat, unless that is known. Fails only when the results of the last time cannot be read.
    pub(super) fn work(&self, seat: Seat) -> Result<Done, Error> {
        let kept = self.kept.get(&Key::of(&seat.student.id));
        let stranger = seat.enrolment == Enrolment::Unknown;
        let Some(handin) = seat.handin else {
            return Ok(
                match kept.filter(|kept| !kept.gone && kept.line.state == State::Missing) {
                    Some(kept) if kept.line.student == seat.student => Done::Unchanged(Box::new(kept.line.clone())),
                    _ => Done::Row(Box::new(Row::missing(seat.student)), Vec::new()),
                },
            );
        };
        let mut warnings = Vec::new();
        let taken = self.take(&handin, &mut warnings);
        let basis = self.basis_of(&taken);
        let holds = |line: &&Line| match &taken {
            Ok(_) => self.still_holds(line, &basis),
            // To find out again what cannot be judged costs nothing.
            Err(outcome) => line.state == State::of(outcome) && line.basis == basis,
        };
        let candidates = kept
            .into_iter()
            .flat_map(|kept| [Some(&kept.line), kept.earlier.as_ref()]);
        if let Some(line) = candidates.flatten().find(holds) {
            let is_last = kept.is_some_and(|kept| !kept.gone && kept.line.state != State::Missing);
            return known(line, is_last, (seat.student, stranger), &handin);
        }
        let (outcome, otherwise, run) = self.judge(taken);
        let work = Work {
            path: handin.path.display().to_string(),
            handed_in: handin.modified,
            marked_late: handin.marked_late,
            basis,
            outcome,
            otherwise,
            run,
        };
        let row = Row {
            student: seat.student,
            stranger,
            work: Some(work),
        };
        Ok(Done::Row(Box::new(row), warnings))
    }

    /// Reads what was handed in; else why it cannot be judged.
    fn take(&self, handin: &Handin, warnings: &mut Vec<Message>) -> Taken {
        let assignment = &self.bundle.assignment;
        let mut read = || {
            let fetched = handin.fetch(assignment)?;
            warnings.extend(fetched.passed_over.into_iter().map(seats::remark));
            warnings.extend(fetched.warnings);
            let files = fetched.files.into_iter().map(|file| SnapshotFile {
                path: file.path,
                // A platform that packs what it was given forgets who may execute it.
                executable: file.executable || file.bytes.starts_with(b"#!"),
                bytes: file.bytes,
            });
            // What a student is told names the file as they know it, and not the operator's folders.
            let snapshot = Snapshot::of(fetched.entry.clone(), files.collect(), fetched.entry, assignment)?;
            let language = grade::language_of(&self.plan, &snapshot)?;
            Ok((snapshot, language))
        };
        read().map_err(|error| Box::new(refused(error)))
    }

    fn basis_of(&self, taken: &Taken) -> Basis {
        let basis = self.basis.clone();
        match taken {
            Ok((snapshot, language)) => Basis {
                files: snapshot.digest(),
                tool: self.version(language),
                ..basis
            },
            Err(_) => basis,
        }
    }

    /// What the tool of a language says of its version; it is asked once.
    fn version(&self, language: &'static Language) -> String {
        let mut versions = self.versions.lock().unwrap_or_else(PoisonError::into_inner);
        let asked = versions.entry(language.id).or_insert_with(|| {
            let found = grade::find_tools(language).ok();
            found.and_then(|found| found.version(language)).unwrap_or_default()
        });
        asked.clone()
    }

    /// Whether what is known of somebody's work need not be found out again.
    fn still_holds(&self, line: &Line, basis: &Basis) -> bool {
        let settled = matches!(line.state, State::Judged(_) | State::Refused(_));
        let asked = |pattern: &Pattern| pattern.matches(line.state.name()) || means(pattern, &line.student.id);
        settled && line.basis == *basis && !self.rerun.iter().any(asked)
    }

    /// Judges a submission. One that fails is judged a second time: the result that earns more counts, and the other one
    /// is told.
    fn judge(&self, taken: Taken) -> (Outcome, Option<Outcome>, Run) {
        let (begun, started) = (jiff::Timestamp::now(), Instant::now());
        let snapshot = match taken {
            Ok((snapshot, _)) => snapshot,
            Err(outcome) => return (*outcome, None, self.how_it_ran(begun, started)),
        };
        let first = self.judge_once(&snapshot);
        let run = self.how_it_ran(begun, started);
        let Outcome::Judged(judged) = &first else {
            return (first, None, run);
        };
        if judged.is_accepted() || judged.is_faulty() {
            return (first, None, run);
        }
        let second = self.judge_once(&snapshot);
        match &second {
            Outcome::Judged(again) if again.is_faulty() => (first, None, run),
            Outcome::Judged(again) => {
                let is_other = !again.is_same_as(judged);
                let (better, lesser) = if self.worth(again) > self.worth(judged) {
                    (second, first)
                } else {
                    (first, second)
                };
                (better, is_other.then_some(lesser), run)
            }
            Outcome::Refused(_) | Outcome::Lacking(_) => (first, None, run),
        }
    }

    /// What counts of a result; of two that count the same, the one with more points as the cases have them is worth more.
    fn worth(&self, judged: &Judged) -> (Points, u32) {
        (Grade::earned_by(judged, &self.bundle.assignment), judged.points())
    }

    fn judge_once(&self, snapshot: &Snapshot) -> Outcome {
        let mut result = None;
        let judged = grade::grade(&self.plan, snapshot, &mut |event| {
            if let Event::Finished(finished) = event {
                result = Some(finished);
            }
            Ok(())
        });
        match (judged, result) {
            (Ok(()), Some(result)) => Outcome::Judged(Judged::of(result)),
            (Err(error), _) => refused(error),
            (Ok(()), None) => refused(Error::Internal("a submission without a result".to_owned())),
        }
    }

    fn how_it_ran(&self, begun: jiff::Timestamp, started: Instant) -> Run {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "it is from 1.0 to 8.0"
        )]
        let load = (sandbox::crowd() * 100.0) as u32;
        Run {
            host: self.host.clone(),
            begun,
            time: started.elapsed(),
            load,
        }
    }
}

/// What is known, with what is new about the student and the place of their work.
fn known(line: &Line, is_last: bool, (student, stranger): (Student, bool), handin: &Handin) -> Result<Done, Error> {
    let path = handin.path.display().to_string();
    let same = line.student == student
        && line.stranger == stranger
        && line.path == path
        && line.handed_in == handin.modified
        && line.marked_late == handin.marked_late;
    if same && is_last {
        return Ok(Done::Unchanged(Box::new(line.clone())));
    }
    let mut row = line.row()?;
    (row.student, row.stranger) = (student, stranger);
    if let Some(work) = &mut row.work {
        (work.path, work.handed_in, work.marked_late) = (path, handin.modified, handin.marked_late);
    }
    Ok(Done::Elsewhere(Box::new(row)))
}

/// Whether a filter of the operator's means the student with this id, however the id is written.
pub(super) fn means(filter: &Pattern, id: &str) -> bool {
    let any_case = MatchOptions {
        case_sensitive: false,
        ..MatchOptions::new()
    };
    filter.matches_with(id, any_case) || filter.matches_with(Key::of(id).as_str(), any_case)
}

/// What an error of one submission makes of it: what its student can mend, or what somebody else has to.
fn refused(error: Error) -> Outcome {
    match error {
        Error::Usage(why) => Outcome::Refused(why),
        Error::Environment(what) => Outcome::Lacking(what),
        Error::Source(diagnostic) => Outcome::Lacking(diagnostic.message),
        Error::Internal(cause) => Outcome::Lacking(Message::new("fault-internal").with("cause", cause)),
        Error::Closed => Outcome::Lacking(Message::new("fault-internal").with("cause", "closed")),
    }
}

/// The checker's version, and the beginning of the SHA-256 of its program.
fn this_checker() -> Result<String, Error> {
    let path: PathBuf = std::env::current_exe().map_err(|error| Error::Internal(error.to_string()))?;
    let program = std::fs::read(&path).map_err(|error| Error::io(path, &error))?;
    let hash = hex::encode(Sha256::digest(program));
    Ok(format!("{} {}", env!("CARGO_PKG_VERSION"), &hash[..16]))
}

/// What of the plan can change a result.
fn options(plan: &Plan<'_>) -> String {
    let language = plan.language.map(|language| language.id);
    let (interface, strictness, without) = (plan.interface, plan.strictness, &plan.isolation.without);
    format!("language {language:?}, interface {interface:?}, strictness {strictness:?}, without {without:?}")
}
