//! Plain data that every other module speaks in. It knows nobody and does nothing.

mod assignment;
mod board;
mod call;
mod case;
mod event;
mod isolation;
mod message;
mod outcome;
mod result;
mod student;
mod value;
mod verdict;

pub use assignment::{Assignment, Cell, Limits, Notation, Parameter, Signature};
pub use board::Board;
pub use call::Call;
pub use case::{Case, Localized, Step, Suite, Visibility};
pub use event::{Event, Timeliness};
pub use isolation::Isolation;
pub use message::{Arg, Message};
pub use outcome::{Answer, Effect, End, Exception, Expected, Limit, Observation, Observed, Reply, State};
pub use result::{CaseResult, CellDifference, Failure, Submission, SubmissionResult};
pub use student::Student;
pub use value::{Null, Value};
pub use verdict::{Judgement, Reason, Verdict};
