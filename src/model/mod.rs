//! Plain data that every other module speaks in. It knows nobody and does nothing.

mod assignment;
mod board;
mod call;
mod case;
mod diagnosis;
mod event;
mod indexing;
mod isolation;
mod message;
mod outcome;
mod result;
mod scoring;
mod start;
mod student;
mod trace;
mod value;
mod verdict;
mod verification;

pub use assignment::{Assignment, Cell, Limits, Notation, Parameter, Signature};
pub use board::Board;
pub use call::Call;
pub use case::{Case, Localized, Step, Suite, Visibility};
pub use diagnosis::{Brevity, Counterexample, Diagnosis};
pub use event::{Event, Timeliness};
pub use indexing::Indexing;
pub use isolation::Isolation;
pub use message::{Arg, Message};
pub use outcome::{Answer, Effect, End, Exception, Expected, Limit, Observation, Observed, Reply, State};
pub use result::{CaseResult, CellDifference, Failure, Submission, SubmissionResult};
pub use scoring::{Credit, Feedback, Late, Points, Scoring, days_late};
pub use start::Start;
pub use student::Student;
pub use trace::{Given, Trace};
pub use value::{Null, Value};
pub use verdict::{Judgement, Reason, Verdict};
pub use verification::{
    Killed, Killer, KnownOutcome, KnownProgram, LEAST_MARGIN, LimitMargin, MutantNotice, Notice, Open, Shortness,
    Survivor, TimeLimit, Verification,
};
