use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{CaseResult, Diagnosis, Submission, SubmissionResult};

/// What happens while submissions are judged, in the order in which it is told.
///
/// The events of one submission are never mixed with another's: `Started`, its cases in the order of the suites, `Finished`,
/// and what comes of that.
#[derive(Clone, Debug)]
pub enum Event {
    /// A submission is being judged.
    Started(Submission),
    /// One of its cases has been judged.
    Case(Arc<CaseResult>),
    /// All of its cases have been judged.
    Finished(SubmissionResult),
    /// What is known of the bug of the submission that was finished last.
    Diagnosed(Arc<Diagnosis>),
    /// The submission that was finished last is accepted and has been recorded.
    Recorded(Timeliness),
}

/// Whether a submission was recorded before the assignment's deadline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Timeliness {
    /// Before it, or there is none.
    InTime,
    /// After it.
    Late,
}

impl Timeliness {
    /// The timeliness of what is recorded at a time: all of the deadline's own second is in time.
    pub fn of(time: jiff::Timestamp, deadline: Option<jiff::Timestamp>) -> Self {
        match deadline {
            Some(deadline) if time.as_second() > deadline.as_second() => Self::Late,
            _ => Self::InTime,
        }
    }
}
