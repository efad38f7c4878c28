//! Naming the bug: the shortest calls on which a program goes wrong, and the known mistakes that it makes.
//!
//! | file | holds |
//! |---|---|
//! | `specification` | the calls that an assignment promises to make, and the reference's answers to them |
//! | `oracle` | the program that is asked, as the search sees it |
//! | `budget` | the time that all this may take |
//! | `breadth` | the shortest failing sequence, by trying all that are shorter |
//! | `shrink` | a failing sequence without what can be left out |
//! | `counterexample` | the shortest calls that show a bug, found in these ways and proved |
//! | `investigation` | all of it, in order |
//! | `games` | sequences by chance, in which a claim has to prove true |
//! | `facts` | what all failures share, where the bug has no name |
//! | `chance` | numbers that look like chance |
//! | `apart` | the shortest sequence that tells two state machines apart |
//! | `matching` | the sets of known mistakes that explain every answer |
//! | `progress` | how far a set explains them |
//!
//! It asks a program through an [`Oracle`] only, so that a program with known mistakes can stand for one in a test.

mod apart;
mod breadth;
mod budget;
mod chance;
mod counterexample;
mod facts;
mod games;
mod investigation;
mod matching;
mod oracle;
mod progress;
mod shrink;
mod specification;
#[cfg(test)]
mod tests;

pub use apart::{Apart, POSITIONS, apart};
pub use breadth::{CHAIN, MERGED_BEYOND, Search, search};
pub use budget::Budget;
pub use chance::Chance;
pub use facts::facts;
pub use investigation::{Evidence, Finding, investigate};
pub use matching::{Forms, MOST_MISTAKES, Trial, matching};
pub use oracle::{Answered, Failing, Oracle};
pub use shrink::{Shrunk, shrink};
pub use specification::{Position, Specification, changes_nothing, seen};
