//! A board with a side to move: turns, passes, the end.

use std::error::Error;
use std::fmt;

use super::{Board, Disc, Illegal, Placement, Size, Square};

/// A game in progress, or over. Passes are implied: the side to move is always one that can.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    board: Board,
    /// Whose turn it is, unless it has to pass.
    turn: Disc,
    moves: Vec<Move>,
}

/// A disc placed in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Who moved.
    pub disc: Disc,
    /// Where to.
    pub square: Square,
}

impl Game {
    /// A new game: the initial board, black to move.
    pub fn new(size: Size) -> Self {
        Self {
            board: Board::initial(size),
            turn: Disc::Black,
            moves: Vec::new(),
        }
    }

    /// The board after the moves made so far.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Who moves next, or `None` if the game is over.
    pub fn to_move(&self) -> Option<Disc> {
        [self.turn, self.turn.opponent()]
            .into_iter()
            .find(|&side| self.board.has_legal_move(side))
    }

    /// Whether neither side can move; that can be long before the board is full.
    pub fn is_over(&self) -> bool {
        self.to_move().is_none()
    }

    /// The moves made so far, in order, without the passes.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Moves for the side to move, then hands the turn over: to the opponent if it can move, else back, else to nobody.
    ///
    /// # Errors
    ///
    /// Why the move is refused; the game is then unchanged.
    pub fn play(&mut self, square: Square) -> Result<Placement, Refusal> {
        // Whoever may place a disc here need not be asked for another move: to look for one on the whole board takes longest.
        let (disc, placement) = if let Ok(placement) = self.board.place(self.turn, square) {
            (self.turn, placement)
        } else {
            let disc = self.to_move().ok_or(Refusal::GameOver)?;
            (disc, self.board.place(disc, square).map_err(Refusal::Illegal)?)
        };
        self.moves.push(Move { disc, square });
        self.turn = disc.opponent();
        Ok(placement)
    }
}

/// Why a game does not take a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The side to move may not place a disc there.
    Illegal(Illegal),
    /// Neither side can move any more.
    GameOver,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::GameOver => f.write_str("the game is over"),
        }
    }
}

impl Error for Refusal {}
