//! Executable specifications: what each assignment asks for, as a state machine that answers its calls.
//!
//! A reference is the judge's only source of truth, so it is written to be *read beside the assignment*: as plain as the
//! rules, without input or output, without dependencies, without cleverness. Where speed and plainness disagree, plainness
//! wins.
//!
//! | module | specifies |
//! |---|---|
//! | [`othello`] | the rules of Othello on an n×n board: boards, moves, games, transcripts, perft |
//! | [`e5`] | assignment E5: `initialize_othello` and `move_othello(p, i, j)` on an 8×8 `$board` |
//! | [`mutant`] | programs of E5 with mistakes: what a suite has to notice |
//!
//! ```
//! use reference::e5::{E5, Effect};
//! use reference::othello::{Disc, Illegal};
//!
//! let mut e5 = E5::new();
//! e5.initialize_othello();
//!
//! let Ok(Effect::Placed(placement)) = e5.move_othello(Disc::Black, 3, 2) else { panic!("a legal move") };
//! assert_eq!(placement.flipped.len(), 1);
//!
//! let again = e5.move_othello(Disc::White, 3, 2);
//! assert_eq!(again, Ok(Effect::Unchanged(Illegal::Occupied(Disc::Black))));
//! ```

pub mod e5;
pub mod mutant;
pub mod othello;
