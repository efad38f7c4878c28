//! Assignments and suites from YAML, proven against the reference: the only place that knows YAML.
//!
//! | file | holds |
//! |---|---|
//! | `source` | where assignments come from, and their loading |
//! | `document` | a file with its text, in which every value can be found again |
//! | `mistake` | the YAML library's errors in our words |
//! | `assignment_file`, `suite_file` | the forms of the two kinds of file |
//! | `assignment`, `suite`, `expectation` | what a form means, and the proof of it |
//! | `call`, `board`, `quantity` | the small languages inside a file |
//! | `fault` | a mistake before its file is known |
//! | `replay` | calls that no suite states |
//! | `written` | a case as a suite has it |
//! | `draft` | a whole suite, to be written |
//! | `schema` | the forms as JSON Schema |

mod assignment;
mod assignment_file;
mod board;
mod call;
mod document;
mod draft;
mod expectation;
mod fault;
mod mistake;
mod quantity;
mod replay;
mod schema;
mod source;
mod suite;
mod suite_file;
mod written;

pub use call::parse_calls;
pub use draft::{Draft, DraftCase, DraftStep};
pub use fault::Fault;
pub use replay::run;
pub use schema::{assignment_schema, suite_schema};
pub(crate) use source::read;
pub use source::{Bundle, Source, folder, ids, load};
pub use written::written;

#[cfg(test)]
mod tests;
