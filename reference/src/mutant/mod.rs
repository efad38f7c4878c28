//! Programs of E5 with mistakes, as state machines: what tells a suite that notices a mistake from one that does not, and a
//! mistake from another.
//!
//! The reference knows nothing of them. A [`Variant`] says what a program does otherwise; [`Program`] does it, in a [`Dialect`],
//! which is what its language makes of an index outside an array; a [`Mutant`] is a variant that has a name. The empty variant
//! answers every call as the reference does.
//!
//! | file | holds |
//! |---|---|
//! | `variant` | the record of everything that can be wrong |
//! | `places` | sets of directions, and of the lines at the border |
//! | `habit` | how a program goes about a move, which is no mistake |
//! | `dialect` | what a language makes of an index outside an array |
//! | `scan` | what a program sees in one direction |
//! | `program` | the state machine |
//! | `forms` | the ways in which programs make the same mistake |
//! | `catalogue` | the mistakes that are known, by name |

mod catalogue;
mod dialect;
mod forms;
mod habit;
mod places;
mod program;
mod scan;
mod variant;

pub use catalogue::{Mutant, catalogue};
pub use dialect::Dialect;
pub use habit::{Disc, Habit, Order, StartOrder};
pub use places::{Border, Directions};
pub use program::{Outcome, Program, Returned};
pub use variant::{Does, Empties, Farthest, Found, Leaves, Needs, Player, Returns, Run, Start, Swapped, Variant};
