use super::{CaseResult, Submission, SubmissionResult};

/// What happens while submissions are judged, in the order in which it is told.
///
/// The events of one submission are never mixed with another's: `Started`, its cases in the order of the suites, `Finished`.
#[derive(Clone, Debug)]
pub enum Event {
    /// A submission is being judged.
    Started(Submission),
    /// One of its cases has been judged.
    Case(CaseResult),
    /// All of its cases have been judged.
    Finished(SubmissionResult),
}
