//! Plan and workers: they run the cases of submissions and emit events, and never print.
//!
//! A submission's bytes are taken once (`snapshot`) and laid into private folders (`folder`). Its language and interface make
//! a `Program`. Functions are called through one start of the interpreter, many cases to a start (`warm`), or a start a case
//! where that could change a verdict; a whole program is started once a case (`cold`). Either way a case becomes an
//! `Observation` (`recording` for answers over a private channel), which `compare` judges.

mod alone;
mod clock;
mod cold;
mod flight;
mod folder;
mod frame;
mod heard;
mod isolation;
mod known;
mod load;
mod program;
mod queue;
mod reach;
mod recording;
mod snapshot;
mod submission;
mod temporary;
mod tool;
mod warm;

use std::time::Duration;

use crate::{
    compare::Strictness,
    error::Error,
    language::{Interface, Language},
    model::{Assignment, Event, Start, Suite},
};

pub(crate) use heard::heard;
pub use isolation::Isolation;
pub use snapshot::{Snapshot, SnapshotFile};
pub use temporary::remove_temporary_files;
pub use tool::Found;

/// What is to be judged, and how.
pub struct Plan<'a> {
    /// The assignment.
    pub assignment: &'a Assignment,
    /// The suites whose cases are run, in this order.
    pub suites: &'a [Suite],
    /// The language of all submissions; `None` to detect it for each.
    pub language: Option<&'static Language>,
    /// The interface; `None` for the best one that the language has.
    pub interface: Option<Interface>,
    /// Whether another notation than the assignment's is an error.
    pub strictness: Strictness,
    /// What is kept of every answer.
    pub keep: Keep,
    /// How the program is started for a case.
    pub start: Start,
    /// What a case may take, where that is less than the assignment's limits; a cold start has these.
    pub hurry: Option<Duration>,
    /// Which layers of isolation a submission gets.
    pub isolation: Isolation,
    /// How many cases may be in flight at one time; at least 1.
    pub jobs: usize,
}

/// What is kept of every answer, beside what the judgement shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// Nothing.
    Nothing,
    /// The boards, for a report that shows them all.
    Boards,
    /// The boards, and what programs can be told apart by.
    Traces,
}

/// Judges one submission and tells what happens.
///
/// An error means that the operator has to do something first; nothing was wrong with the submission then.
pub fn grade(
    plan: &Plan<'_>,
    snapshot: &Snapshot,
    tell: &mut dyn FnMut(Event) -> Result<(), Error>,
) -> Result<(), Error> {
    submission::judge(plan, snapshot, tell)
}

/// The language of a submission; fails when it has none that the plan accepts.
pub fn language_of(plan: &Plan<'_>, snapshot: &Snapshot) -> Result<&'static Language, Error> {
    submission::language_of(plan, snapshot)
}

/// Looks for what a language needs on this machine.
pub fn find_tools(language: &'static Language) -> Result<Found, Error> {
    tool::find(language)
}
