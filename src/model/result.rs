use std::{path::PathBuf, sync::Arc, time::Duration};

use serde::{Deserialize, Serialize};

use super::{Answer, Board, Call, Exception, Judgement, Message, Trace, Value, Verdict};

/// One submission, as a report names it.
#[derive(Clone, Debug)]
pub struct Submission {
    /// The path as the student gave it.
    pub path: PathBuf,
    /// The id of the assignment.
    pub assignment: String,
    /// The id of the language.
    pub language: String,
    /// The language as people write it, with its version where that is known: `Ruby 3.1`.
    pub language_name: String,
    /// The ids of the layers of isolation that it was in.
    pub layers: Vec<String>,
}

/// What became of one case.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CaseResult {
    /// The id of its suite.
    pub suite: String,
    /// Its name.
    pub name: String,
    /// The judgement.
    pub judgement: Judgement,
    /// Everything about the call at which it went wrong, unless it was accepted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failure: Option<Failure>,
    /// What was right but not written as asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Message>,
    /// What else the program printed, cut to what may be kept.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub printed: String,
    /// The board after each call that was answered with one, where somebody wants to see them all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<(Call, Option<Board>)>,
    /// What came of each call, where somebody wants to explain it; `None` also where there is more to see of the case than that.
    #[serde(skip)]
    pub trace: Option<Vec<Trace>>,
    /// From the first call to the end, on the clock.
    pub time: Duration,
    /// Earned points.
    pub points: u32,
    /// What the case is worth.
    pub max_points: u32,
}

/// The first difference between a submission and the reference in one case.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Failure {
    /// The calls of the case up to and including the one that failed; empty when the program never got so far.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<Call>,
    /// What the failing call had to do; `None` when no call was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Message>,
    /// What happened instead, in one sentence.
    pub message: Message,
    /// The reference's answer to the failing call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected: Option<Answer>,
    /// The board before the failing call, which tells what changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Board>,
    /// The submission's answer, as far as there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub actual: Option<Value>,
    /// The submission's answer as a board of the right shape; cells outside the notation are `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub actual_cells: Option<Vec<Vec<Option<u8>>>>,
    /// Where the two boards differ.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<CellDifference>,
    /// What was printed where a board was expected, when it does not read as one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The exception that ended the case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exception: Option<Exception>,
    /// A command line that shows the same outside the checker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reproduce: Option<String>,
}

/// One cell that is not as it should be.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CellDifference {
    /// Its row, from 0.
    pub row: usize,
    /// Its column, from 0.
    pub column: usize,
    /// What it should hold.
    pub expected: u8,
    /// What it holds.
    pub actual: Value,
}

/// What became of a submission.
#[derive(Clone, Debug)]
pub struct SubmissionResult {
    /// The submission.
    pub submission: Submission,
    /// Its cases, in the order of the suites.
    pub cases: Vec<Arc<CaseResult>>,
    /// What was printed while the program was loaded or built, cut to what may be kept.
    pub load_printed: String,
}

impl SubmissionResult {
    /// The judgement of the first case that was not accepted; accepted when there is none.
    pub fn judgement(&self) -> Judgement {
        self.first_failure()
            .map_or(Verdict::Accepted.into(), |case| case.judgement)
    }

    /// The first case that was not accepted.
    pub fn first_failure(&self) -> Option<&CaseResult> {
        self.cases.iter().map(Arc::as_ref).find(|case| !case.accepted())
    }

    /// How many cases were accepted.
    pub fn passed(&self) -> usize {
        self.cases.iter().filter(|case| case.accepted()).count()
    }

    /// Earned points.
    pub fn score(&self) -> u32 {
        self.cases.iter().map(|case| case.points).sum()
    }

    /// What all cases are worth.
    pub fn max_score(&self) -> u32 {
        self.cases.iter().map(|case| case.max_points).sum()
    }
}

impl CaseResult {
    /// Whether the case was accepted.
    pub fn accepted(&self) -> bool {
        self.judgement.verdict == Verdict::Accepted
    }
}

impl Failure {
    /// The failing call's place in its case, from 0; `None` when no call was made.
    pub fn step(&self) -> Option<usize> {
        self.calls.len().checked_sub(1)
    }
}
