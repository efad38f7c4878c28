//! The rules of Othello on an n×n board, n even from 4 to 26.
//!
//! Two players, black and white, place discs of their colour on an n×n board; black begins. A disc may be placed on an
//! empty square where it *brackets* the opponent's discs: an unbroken run of them, in any of the eight directions, between
//! the placed disc and another of one's own, the *anchor*. Every bracketed disc must be flipped, in all directions at once.
//! A player who cannot move passes; when neither can, the game is over and the player with more discs has won.
//!
//! Source: the rules of the World Othello Federation, of which assignment E5 is a subset; other board sizes change nothing
//! but n.
//!
//! | file | holds |
//! |---|---|
//! | `disc` | the two colours |
//! | `square` | board sizes, squares and their standard notation |
//! | `direction` | the eight directions |
//! | `board` | a position; which discs a move flips, and why a move is illegal |
//! | `game` | a board with a side to move: turns, passes, the end |
//! | `transcript` | a whole game in standard notation |
//! | `perft` | the number of positions a depth, by which a move generator is proven |

mod board;
mod direction;
mod disc;
mod game;
mod perft;
mod square;
mod transcript;

pub use board::{Board, Illegal, Placement};
pub use direction::Direction;
pub use disc::Disc;
pub use game::{Game, Move, Refusal};
pub use perft::perft;
pub use square::{Size, Square};
pub use transcript::{Fault, TranscriptError};
