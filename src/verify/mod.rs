//! What suites notice: which cases tell a program with a known mistake from the reference, and what would where none does.
//!
//! No submission is run. A mutant is killed by a case when a program that makes its mistake answers a call of the case otherwise
//! than the reference; by a suite when some case of it does so for every form of the mistake, in every language that is accepted.
//!
//! | file | holds |
//! |---|---|
//! | `notice` | all of it, from the suites to what they notice |
//! | `suspects` | the programs that should be noticed |
//! | `probe` | a case, as they are asked it |
//! | `kills` | which cases kill which of them |
//! | `pairs` | which pairs of mistakes no case kills |
//! | `survivors` | what no case kills, and the calls that would |
//! | `redundant` | the cases that kill nothing of their own |

mod kills;
mod notice;
mod pairs;
mod probe;
mod redundant;
mod survivors;
mod suspects;

pub use notice::{Subject, notice};
pub use suspects::{Extent, Suspects, Target, Tongues};

#[cfg(test)]
mod tests;
