//! Suites that nobody has written: games by chance, all that the rules say, or all that programs get wrong.
//!
//! | file | holds |
//! |---|---|
//! | `plan` | a suite to be written, in words that are not chosen yet |
//! | `random` | games by chance, with calls that must not change anything |
//! | `covering` | a case for each thing that the rules say |
//! | `killing` | a small set of cases that notices every known mistake |
//! | `hunt` | short calls that notice each of them |
//! | `matrix` | which calls notice which of them |
//! | `hidden` | calls that notice two mistakes at once |
//! | `game` | one more call of a game, and games without idle calls |
//! | `cover` | few of many sets that hold everything together |

mod cover;
mod covering;
mod game;
mod hidden;
mod hunt;
mod killing;
mod matrix;
mod plan;
mod random;

pub use covering::covering;
pub use killing::{Prey, killing};
pub use plan::{Plan, PlannedCase, PlannedStep};
pub use random::random;
