use std::{
    hash::{DefaultHasher, Hash, Hasher},
    time::Duration,
};

use jiff::Timestamp;

use super::{
    row::{Basis, Judged, Outcome, Row},
    scan::{Place, read_at},
};
use crate::{
    class::Key,
    error::Error,
    model::{CaseResult, Failure, Judgement, Message, Reason, Student, Value, Verdict},
};

/// What is kept in memory of a [`Row`].
#[derive(Clone, Debug)]
pub struct Line {
    /// Whose.
    pub student: Student,
    /// Whether there is a roster and they are not in it.
    pub stranger: bool,
    /// Where what they handed in lies; empty when that is nothing.
    pub path: String,
    /// When it was handed in, where that is known.
    pub handed_in: Option<Timestamp>,
    /// Whether it was late, where whoever collected it says so.
    pub marked_late: Option<bool>,
    /// What became of it.
    pub state: State,
    /// The id of its language; empty when it was not judged.
    pub language: String,
    /// Its suites in their order, each with how many of the marks are its own.
    pub suites: Vec<(String, usize)>,
    /// Its cases in the order of the suites.
    pub marks: Vec<Mark>,
    /// Whether another run ended otherwise.
    pub flaky: bool,
    /// How long it took.
    pub time: Duration,
    /// What the result rests on.
    pub basis: Basis,
    /// Where the row stands.
    pub place: Place,
}

/// What became of what a student handed in.
#[derive(Clone, Debug, PartialEq)]
pub enum State {
    /// It was judged.
    Judged(Judgement),
    /// A fault of ours is among its cases, or what it needs is not there: it has no grade yet.
    Ungraded(Option<Message>),
    /// It is nothing that can be judged, and why: it earns nothing.
    Refused(Message),
    /// There is nothing.
    Missing,
}

/// What became of one case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// The judgement.
    pub judgement: Judgement,
    /// Earned points.
    pub points: u32,
    /// What the case is worth.
    pub max_points: u32,
    /// What the program did instead of what it had to do, as a number: the same for the same wrong board at the same call.
    pub how: u64,
}

impl Line {
    /// The line of a row that stands at a place.
    pub fn of(row: &Row, place: Place) -> Self {
        let work = row.work.as_ref();
        let judged = work.and_then(|work| match &work.outcome {
            Outcome::Judged(judged) => Some(judged),
            Outcome::Refused(_) | Outcome::Lacking(_) => None,
        });
        Self {
            student: row.student.clone(),
            stranger: row.stranger,
            path: work.map(|work| work.path.clone()).unwrap_or_default(),
            handed_in: work.and_then(|work| work.handed_in),
            marked_late: work.and_then(|work| work.marked_late),
            state: work.map_or(State::Missing, |work| State::of(&work.outcome)),
            language: judged.map(|judged| judged.language.clone()).unwrap_or_default(),
            suites: judged.map(suites).unwrap_or_default(),
            marks: judged.map(marks).unwrap_or_default(),
            flaky: work.is_some_and(|work| work.otherwise.is_some()),
            time: work.map(|work| work.run.time).unwrap_or_default(),
            basis: work.map(|work| work.basis.clone()).unwrap_or_default(),
            place,
        }
    }

    /// The whole row; fails when it cannot be read any more.
    pub fn row(&self) -> Result<Row, Error> {
        read_at(&self.place)
    }

    /// Whether another line says the same of the student, however their id is written, of the work and of when it was handed in.
    pub fn is_same_as(&self, other: &Self) -> bool {
        let handed_in = |line: &Self| (line.handed_in, line.marked_late);
        let student = |line: &Self| Student {
            id: Key::of(&line.student.id).as_str().to_owned(),
            ..line.student.clone()
        };
        self.state == other.state
            && self.marks == other.marks
            && handed_in(self) == handed_in(other)
            && student(self) == student(other)
    }

    /// The marks of each suite, with its id.
    pub fn by_suite(&self) -> impl Iterator<Item = (&str, &[Mark])> {
        let mut rest = self.marks.as_slice();
        self.suites.iter().map(move |(id, count)| {
            let (marks, others) = rest.split_at((*count).min(rest.len()));
            rest = others;
            (id.as_str(), marks)
        })
    }

    /// Whether every case was accepted.
    pub fn accepted(&self) -> bool {
        matches!(&self.state, State::Judged(judgement) if judgement.verdict == Verdict::Accepted)
    }
}

/// What became of work that was not judged, in one word.
const REFUSED: &str = "refused";
const MISSING: &str = "missing";

impl State {
    /// The names of the states that are no verdicts.
    pub const WITHOUT_VERDICT: [&str; 2] = [REFUSED, MISSING];

    /// What an outcome comes to.
    pub fn of(outcome: &Outcome) -> Self {
        match outcome {
            Outcome::Judged(judged) if judged.is_faulty() => Self::Ungraded(None),
            Outcome::Judged(judged) => Self::Judged(judged.judgement()),
            Outcome::Refused(why) => Self::Refused(why.clone()),
            Outcome::Lacking(what) => Self::Ungraded(Some(what.clone())),
        }
    }

    /// The state in one word, as reports name it: the verdict where there is one.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Judged(judgement) => judgement.verdict.name(),
            Self::Ungraded(_) => Verdict::JudgeError.name(),
            Self::Refused(_) => REFUSED,
            Self::Missing => MISSING,
        }
    }
}

fn suites(judged: &Judged) -> Vec<(String, usize)> {
    let of_one = judged.cases.chunk_by(|case, next| case.suite == next.suite);
    of_one.map(|cases| (cases[0].suite.clone(), cases.len())).collect()
}

/// The marks of all cases.
pub(super) fn marks(judged: &Judged) -> Vec<Mark> {
    judged.cases.iter().map(|case| Mark::of(case)).collect()
}

impl Mark {
    fn of(case: &CaseResult) -> Self {
        Self {
            judgement: case.judgement,
            points: case.points,
            max_points: case.max_points,
            how: case.failure.as_ref().map_or(0, how),
        }
    }

    /// Whether another run of the case gave the same. How far a program gets before a limit of time ends it is chance, and so is
    /// which of them does; and of two runs that failed, one that had no time left for the case says nothing.
    pub(super) fn is_same_as(self, other: Self) -> bool {
        let is_late = |mark: Self| mark.judgement.verdict == Verdict::TimeLimitExceeded;
        let is_unknown = |mark: Self| mark.judgement.reason == Some(Reason::Budget);
        let both_failed = !self.accepted() && !other.accepted();
        self == other || is_late(self) && is_late(other) || both_failed && (is_unknown(self) || is_unknown(other))
    }

    /// Whether the case was accepted.
    pub fn accepted(self) -> bool {
        self.judgement.verdict == Verdict::Accepted
    }
}

/// What is the same in two runs of one program, and in two programs with the same mistake: no words, and nothing in which an
/// address of the memory may stand.
fn how(failure: &Failure) -> u64 {
    let mut hasher = DefaultHasher::new();
    failure.step().hash(&mut hasher);
    failure
        .exception
        .as_ref()
        .map(|exception| &exception.class)
        .hash(&mut hasher);
    match (&failure.actual_cells, &failure.actual) {
        (Some(cells), _) => cells.hash(&mut hasher),
        (None, Some(value)) => hash_value(value, &mut hasher),
        (None, None) => {}
    }
    hasher.finish()
}

fn hash_value(value: &Value, hasher: &mut DefaultHasher) {
    match value {
        Value::List(items) => items.iter().for_each(|item| hash_value(item, hasher)),
        Value::Other { class, .. } => class.hash(hasher),
        plain => plain.to_string().hash(hasher),
    }
}
