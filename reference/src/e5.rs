//! Assignment E5: 「オセロの操作を模倣するプログラム」, a program that imitates the operation of Othello.
//!
//! Source: 情報領域演習第一：P演習, 電気通信大学, 2023年度後学期, 課題E5. Two methods change an 8×8 array `$board`:
//!
//! - `initialize_othello` makes it the initial board;
//! - `move_othello(p, i, j)` places player `p`'s disc on `$board[i][j]` and flips what it brackets; where that is illegal
//!   it changes nothing and does nothing else. **No turn order is enforced**: either player may move at any time, twice in
//!   a row as well, and after neither can move.
//!
//! The assignment promises that `p` is 1 or 2, that `i` and `j` are from 0 to 7, and that `move_othello` is called after
//! `initialize_othello` only. Beyond these it asks nothing, and the reference answers [`Undefined`].

use std::error::Error;
use std::fmt;

use crate::othello::{Board, Disc, Illegal, Placement, Size};

/// `$board` as the assignment writes it: `board[i][j]` is row `i`, column `j`; 0 is empty, 1 black, 2 white.
pub type Cells = [[u8; 8]; 8];

/// A program that does what E5 asks. Before the first [`initialize_othello`](Self::initialize_othello) it has no board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct E5 {
    board: Option<Board>,
}

impl E5 {
    /// The program just loaded: nothing called yet.
    pub const fn new() -> Self {
        Self { board: None }
    }

    /// Sets up the initial board, whatever was there before.
    pub fn initialize_othello(&mut self) {
        self.board = Some(Board::initial(Size::STANDARD));
    }

    /// Places the player's disc on row `i`, column `j`, where that is legal; else changes nothing.
    ///
    /// # Errors
    ///
    /// If the assignment does not define the call. Nothing is changed.
    pub fn move_othello(&mut self, player: Disc, i: u8, j: u8) -> Result<Effect, Undefined> {
        let board = self.board.as_mut().ok_or(Undefined::BeforeInitialize)?;
        let square = board.size().square(i, j).ok_or(Undefined::OffBoard)?;
        Ok(match board.place(player, square) {
            Ok(placement) => Effect::Placed(placement),
            Err(illegal) => Effect::Unchanged(illegal),
        })
    }

    /// The board as a position, or `None` before the first `initialize_othello`.
    pub const fn board(&self) -> Option<&Board> {
        self.board.as_ref()
    }

    /// `$board`, which is also what both calls return, or `None` before the first `initialize_othello`.
    pub fn cells(&self) -> Option<Cells> {
        let board = self.board.as_ref()?;
        let mut cells = Cells::default();
        for (to, from) in cells.iter_mut().zip(board.rows()) {
            for (cell, disc) in to.iter_mut().zip(from) {
                *cell = disc.map_or(0, number);
            }
        }
        Some(cells)
    }
}

/// What a call of `move_othello` did.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// The move was legal: this disc was placed and these were flipped.
    Placed(Placement),
    /// The move was illegal, for this reason: nothing changed.
    Unchanged(Illegal),
}

/// A call for which the assignment does not say what happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Undefined {
    /// `move_othello` before the first `initialize_othello`.
    BeforeInitialize,
    /// `i` or `j` is not in 0..=7.
    OffBoard,
}

impl fmt::Display for Undefined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::BeforeInitialize => "move_othello is called before initialize_othello",
            Self::OffBoard => "i and j must be from 0 to 7",
        })
    }
}

impl Error for Undefined {}

/// The disc of player `p`: 1 moves first and is black, 2 is white; anything else is `None`.
pub const fn player(p: u8) -> Option<Disc> {
    match p {
        1 => Some(Disc::Black),
        2 => Some(Disc::White),
        _ => None,
    }
}

/// The number of a disc in a cell, and of the player it belongs to: 1 for black, 2 for white.
pub const fn number(disc: Disc) -> u8 {
    match disc {
        Disc::Black => 1,
        Disc::White => 2,
    }
}
