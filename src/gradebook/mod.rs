//! What became of a class: one row a student, on the disk the moment it exists, and everything that is told of the rows.
//!
//! | file | holds |
//! |---|---|
//! | `row` | a student's work with its results, whole |
//! | `journal` | the file of rows, which survives whatever happens to the process or the machine |
//! | `entry` | its lines |
//! | `scan` | what stands in it, and where it is damaged |
//! | `gist` | of a row in it what a line needs |
//! | `reading` | what it says to somebody who only reads it |
//! | `line` | what is kept in memory of a row: its marks, and where the row stands |
//! | `grade` | what the marks are worth, with weights and lateness |
//! | `book` | all lines of a class |
//! | `misunderstood` | the students whose programs fail in the same way |
//! | `change` | whose grade is another one than before |
//! | `sight` | what a student may see of a result |

mod book;
mod change;
mod entry;
mod gist;
mod grade;
mod journal;
mod line;
mod misunderstood;
mod reading;
mod row;
mod scan;
mod sight;
#[cfg(test)]
mod tests;

pub use book::Gradebook;
pub use change::{CaseChange, Change, changes};
pub use entry::Heading;
pub use grade::{Grade, Lateness};
pub use journal::Journal;
pub use line::{Line, Mark, State};
pub use misunderstood::{Misunderstanding, misunderstandings};
pub use reading::{Found, Place, is_journal, read, works};
pub use row::{Basis, Judged, Outcome, Row, Run, Work};
pub use scan::Kept;
pub use sight::{Onlooker, Sight, sight};
