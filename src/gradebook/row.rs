use std::{sync::Arc, time::Duration};

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::line::marks;
use crate::model::{CaseResult, Message, Student, Submission, SubmissionResult, Verdict};

/// What is kept of a text that a program printed in one case: a person reads no more of it, and a class prints a lot.
const KEPT_TEXT: usize = 4 << 10;

/// A student's work with its results.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// Whose.
    pub student: Student,
    /// Whether there is a roster and they are not in it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stranger: bool,
    /// What they handed in; `None` when that is nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub work: Option<Work>,
}

/// Something handed in, and what became of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Work {
    /// Where it lies, as the operator knows it.
    pub path: String,
    /// When it was handed in, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handed_in: Option<Timestamp>,
    /// Whether it was late, where whoever collected it says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marked_late: Option<bool>,
    /// What the result rests on.
    pub basis: Basis,
    /// The result.
    pub outcome: Outcome,
    /// The lesser result of another run that ended otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub otherwise: Option<Outcome>,
    /// How it was run.
    pub run: Run,
}

/// What a result rests on: where all of it is the same, the work need not be done again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Basis {
    /// The SHA-256 of the submission's files with their names, in hexadecimal digits.
    pub files: String,
    /// The same of all that the assignment and its suites say about a run.
    pub suites: String,
    /// The checker's version, and the beginning of the SHA-256 of its program.
    pub checker: String,
    /// What the interpreter or compiler says about its version.
    pub tool: String,
    /// The options that can change a result.
    pub options: String,
}

/// What became of something handed in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Its cases were judged.
    Judged(Judged),
    /// It is nothing that can be judged, and why.
    Refused(Message),
    /// What it needs is not on this machine; it costs no points.
    Lacking(Message),
}

/// The results of all cases.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// The file that was judged, as its author knows it.
    pub file: String,
    /// The id of the language.
    pub language: String,
    /// The language as people write it, with its version.
    pub language_name: String,
    /// The ids of the layers of isolation that it was in.
    pub layers: Vec<String>,
    /// What was printed while it was loaded or built, cut.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub load_printed: String,
    /// The cases in the order of the suites, with what was printed cut.
    pub cases: Vec<Arc<CaseResult>>,
}

/// How something was run, which says nothing about what it is worth.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Run {
    /// The name of the machine.
    pub host: String,
    /// When it began.
    pub begun: Timestamp,
    /// How long it took.
    pub time: Duration,
    /// How many processes wanted each processor at its end, in hundredths.
    pub load: u32,
}

impl Row {
    /// The row of a student who handed in nothing.
    pub fn missing(student: Student) -> Self {
        Self {
            student,
            stranger: false,
            work: None,
        }
    }
}

impl Judged {
    /// What is kept of a result.
    pub fn of(result: SubmissionResult) -> Self {
        let Submission {
            path,
            language,
            language_name,
            layers,
            ..
        } = result.submission;
        Self {
            file: path.display().to_string(),
            language,
            language_name,
            layers,
            load_printed: cut(result.load_printed),
            cases: result.cases.into_iter().map(kept).collect(),
        }
    }

    /// The result of the submission.
    pub fn result(&self, assignment: &str) -> SubmissionResult {
        SubmissionResult {
            submission: Submission {
                path: self.file.clone().into(),
                assignment: assignment.to_owned(),
                language: self.language.clone(),
                language_name: self.language_name.clone(),
                layers: self.layers.clone(),
            },
            cases: self.cases.clone(),
            load_printed: self.load_printed.clone(),
        }
    }

    /// Whether every case was accepted.
    pub fn is_accepted(&self) -> bool {
        self.cases.iter().all(|case| case.accepted())
    }

    /// Whether another run gave the same, but for words, what may be another address of the memory, and where the time ran out.
    pub fn is_same_as(&self, other: &Self) -> bool {
        let (marks, others) = (marks(self), marks(other));
        marks.len() == others.len() && marks.iter().zip(&others).all(|(mark, other)| mark.is_same_as(*other))
    }

    /// Earned points, before they are weighed.
    pub fn points(&self) -> u32 {
        self.cases.iter().map(|case| case.points).sum()
    }

    /// Whether a fault of ours is among the cases.
    pub fn is_faulty(&self) -> bool {
        let faulty = |case: &Arc<CaseResult>| case.judgement.verdict == Verdict::JudgeError;
        self.cases.iter().any(faulty)
    }
}

fn kept(case: Arc<CaseResult>) -> Arc<CaseResult> {
    if case.failure.is_none() && case.printed.len() <= KEPT_TEXT {
        return case;
    }
    let mut case = Arc::unwrap_or_clone(case);
    case.printed = cut(case.printed);
    if let Some(failure) = &mut case.failure {
        failure.text = failure.text.take().map(cut);
        // A board whose cells are all known says nothing more as a value, and takes ten times the room.
        let is_whole = |cells: &Vec<Vec<Option<u8>>>| cells.iter().flatten().all(Option::is_some);
        if failure.actual_cells.as_ref().is_some_and(is_whole) {
            failure.actual = None;
        }
    }
    Arc::new(case)
}

fn cut(mut text: String) -> String {
    text.truncate(text.floor_char_boundary(KEPT_TEXT));
    text
}
