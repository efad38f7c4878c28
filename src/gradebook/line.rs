use std::{
    hash::{DefaultHasher, Hash, Hasher},
    time::Duration,
};

use jiff::Timestamp;

use super::{
    gist,
    reading::{Place, read_at},
    row::{Basis, Judged, Outcome, Row},
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
    /// The line of a student of whom a row stands at a place, with what it says of their work.
    pub(super) fn of(student: Student, stranger: bool, work: Option<gist::Work<'_>>, place: Place) -> Self {
        let mut line = Self {
            student,
            stranger,
            path: String::new(),
            handed_in: None,
            marked_late: None,
            state: State::Missing,
            language: String::new(),
            suites: Vec::new(),
            marks: Vec::new(),
            flaky: false,
            time: Duration::ZERO,
            basis: Basis::default(),
            place,
        };
        if let Some(work) = work {
            line.path = work.path;
            line.handed_in = work.handed_in;
            line.marked_late = work.marked_late;
            line.flaky = work.otherwise.is_some();
            line.time = work.run.time;
            line.basis = work.basis;
            line.take(work.outcome);
        }
        line
    }

    fn take(&mut self, outcome: gist::Outcome<'_>) {
        self.state = match outcome {
            gist::Outcome::Refused(why) => State::Refused(why),
            gist::Outcome::Lacking(what) => State::Ungraded(Some(what)),
            gist::Outcome::Judged(judged) => {
                let of_one = judged.cases.chunk_by(|case, next| case.suite == next.suite);
                self.suites = of_one
                    .map(|cases| (cases[0].suite.clone().into_owned(), cases.len()))
                    .collect();
                self.marks = judged.cases.iter().map(Mark::of_gist).collect();
                self.language = judged.language;
                State::judged(self.marks.iter().map(|mark| mark.judgement))
            }
        };
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
            Outcome::Judged(judged) => Self::judged(judged.cases.iter().map(|case| case.judgement)),
            Outcome::Refused(why) => Self::Refused(why.clone()),
            Outcome::Lacking(what) => Self::Ungraded(Some(what.clone())),
        }
    }

    /// What these judgements come to, those of all cases in their order: the first that is not accepted, unless one is a fault
    /// of ours.
    fn judged(judgements: impl Iterator<Item = Judgement> + Clone) -> Self {
        if judgements.clone().any(|one| one.verdict == Verdict::JudgeError) {
            return Self::Ungraded(None);
        }
        let failed = judgements.into_iter().find(|one| one.verdict != Verdict::Accepted);
        Self::Judged(failed.unwrap_or(Verdict::Accepted.into()))
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
            how: case.failure.as_ref().map_or(0, |failure| Deed::of(failure).how()),
        }
    }

    fn of_gist(case: &gist::Case<'_>) -> Self {
        Self {
            judgement: case.judgement,
            points: case.points,
            max_points: case.max_points,
            how: case.failure.as_ref().map_or(0, |failure| Deed::of_gist(failure).how()),
        }
    }

    /// Whether another run of the case gave the same. How far a program gets before a limit of time ends it is chance, and so is
    /// which of them does; and a run that had no time left for the case says nothing of it.
    pub(super) fn is_same_as(self, other: Self) -> bool {
        let is_late = |mark: Self| mark.judgement.verdict == Verdict::TimeLimitExceeded;
        let is_unknown = |mark: Self| mark.judgement.reason == Some(Reason::Budget);
        self == other || is_late(self) && is_late(other) || is_unknown(self) || is_unknown(other)
    }

    /// Whether the case was accepted.
    pub fn accepted(self) -> bool {
        self.judgement.verdict == Verdict::Accepted
    }
}

/// What is the same in two runs of one program, and in two programs with the same mistake: no words, and nothing in which an
/// address of the memory may stand.
struct Deed<'f> {
    /// How many calls were made.
    calls: usize,
    /// The class of the exception.
    exception: Option<&'f str>,
    cells: Option<&'f [Vec<Option<u8>>]>,
    /// What was answered; it counts where there are no cells.
    value: Option<&'f Value>,
}

impl<'f> Deed<'f> {
    fn of(failure: &'f Failure) -> Self {
        Self {
            calls: failure.calls.len(),
            exception: failure.exception.as_ref().map(|exception| exception.class.as_str()),
            cells: failure.actual_cells.as_deref(),
            value: failure.actual.as_ref(),
        }
    }

    fn of_gist(failure: &'f gist::Failure<'_>) -> Self {
        Self {
            calls: failure.calls,
            exception: failure.exception.as_ref().map(|exception| &*exception.class),
            cells: failure.actual_cells.as_deref(),
            value: failure.actual.as_ref(),
        }
    }

    /// It as a number.
    fn how(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.calls, self.exception).hash(&mut hasher);
        match (self.cells, self.value) {
            (Some(cells), _) => cells.hash(&mut hasher),
            (None, Some(value)) => hash_value(value, &mut hasher),
            (None, None) => {}
        }
        hasher.finish()
    }
}

fn hash_value(value: &Value, hasher: &mut DefaultHasher) {
    match value {
        Value::List(items) => {
            items.len().hash(hasher);
            for item in items {
                hash_value(item, hasher);
            }
        }
        Value::Other { class, .. } => class.hash(hasher),
        plain => plain.to_string().hash(hasher),
    }
}
