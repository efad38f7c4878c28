//! Who is in a class, and what each handed in.
//!
//! [`collect`] looks at the folders, files and archives that the operator names (`places`, `gather`), reads from the names of what is in
//! them whose it is (`layout`), and keeps the newest of each student (`choose`); [`from_spool`] does the same with what was
//! recorded. [`Roster::read`] reads who should be there, and [`join`] gives each hand-in to its student. Up to there only names are
//! kept. [`Handin::fetch`] then reads the files of one student, when they are needed; whatever is wrong with these is this
//! student's alone.
//!
//! Nothing here writes anything.

mod archive;
mod choose;
mod columns;
mod entry;
#[cfg(test)]
mod fixture;
mod gather;
mod handin;
mod id;
mod index;
mod join;
mod layout;
mod member;
mod newest;
mod node;
mod partition;
mod places;
mod reader;
mod room;
mod roster;
mod spool;
mod table;
#[cfg(test)]
mod tests;
mod text;

pub use columns::Columns;
pub use gather::{Found, Options, Times, collect};
pub use handin::{Fetched, File, Handin, PassedOver};
pub use id::Key;
pub use join::{Enrolment, Seat, join};
pub use layout::IdPattern;
pub use partition::{Partition, census};
pub use roster::Roster;
pub use spool::{Latest, from_spool};
