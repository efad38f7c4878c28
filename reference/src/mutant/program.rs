//! A program with the mistakes of a variant, as a state machine.

use std::hash::Hash;

use super::{
    dialect::{Dialect, Nowhere},
    habit::{Disc, StartOrder},
    scan::{self, Square},
    variant::{Does, Found, Leaves, Needs, Player, Returns, Start, Swapped, Variant},
};
use crate::{e5::Cells, othello::Direction};

const BLACK: u8 = 1;
const WHITE: u8 = 2;

/// A program that does what E5 asks but for its mistakes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Program {
    variant: Variant,
    dialect: Dialect,
    board: Option<Cells>,
    /// Whose turn it is by its own count.
    turn: u8,
    /// Whether it has taken a move for illegal since it began.
    has_refused: bool,
}

/// How a call ended, and the board that it left behind.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// What the call returned; `None` where it raised an exception.
    pub returned: Option<Returned>,
    /// `$board` afterwards; `None` before it was ever set.
    pub board: Option<Cells>,
}

/// What a call returned.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Returned {
    /// A board.
    Board(Cells),
    /// No value.
    Nothing,
    /// False.
    False,
    /// A number.
    Number(u8),
}

/// What came of a move before it is told to the caller.
enum Played {
    Legal {
        flips: u8,
    },
    /// Seen at first sight.
    Occupied,
    /// Nothing would be flipped.
    Idle,
}

impl Program {
    /// The program just loaded: nothing called yet.
    pub const fn new(variant: Variant, dialect: Dialect) -> Self {
        Self {
            variant,
            dialect,
            board: None,
            turn: BLACK,
            has_refused: false,
        }
    }

    /// The same program with what another one has kept so far.
    #[must_use]
    pub fn keeping(self, kept: &Self) -> Self {
        Self {
            board: kept.board,
            turn: kept.turn,
            has_refused: kept.has_refused,
            ..self
        }
    }

    /// Answers `initialize_othello`.
    pub fn initialize_othello(&mut self) -> Outcome {
        let before = self.board;
        if before.is_none() || !self.variant.keeps {
            self.board = Some(self.start());
            self.turn = BLACK;
            self.has_refused = false;
        }
        self.outcome(self.variant.returns_at_start, before, 0)
    }

    /// Answers `move_othello(p, i, j)`, where `p` is 1 or 2 and `i` and `j` are from 0 to 7.
    pub fn move_othello(&mut self, p: u8, i: u8, j: u8) -> Outcome {
        let before = self.board;
        let Some(mut board) = before else {
            return Outcome {
                returned: None,
                board: None,
            };
        };
        let played = self.play(&mut board, p, (i, j));
        self.board = Some(board);
        match played {
            Ok(Played::Legal { flips }) => {
                self.pass_turn();
                self.outcome(self.variant.returns_when_legal, before, flips)
            }
            Ok(Played::Occupied) => self.refused(self.variant.returns_when_occupied, before),
            Ok(Played::Idle) => self.refused(self.variant.returns_when_idle, before),
            Err(Nowhere) => Outcome {
                returned: None,
                board: self.board,
            },
        }
    }

    /// What it is and what it keeps from one call to the next, as far as that can make a difference: programs of which that is equal
    /// answer all further calls in the same way.
    pub fn identity(&self) -> impl Hash + Eq {
        let counts_turns = matches!(
            self.variant.player,
            Player::OwnTurn | Player::OwnTurnPassedByIllegal | Player::OnlyInTurn
        );
        (
            (self.variant, self.dialect),
            self.board,
            counts_turns.then_some(self.turn),
            self.variant.stops && self.has_refused,
        )
    }

    fn refused(&mut self, returns: Returns, before: Option<Cells>) -> Outcome {
        if self.variant.player == Player::OwnTurnPassedByIllegal {
            self.pass_turn();
        }
        self.has_refused = true;
        self.outcome(returns, before, 0)
    }

    fn start(&self) -> Cells {
        let mut board = Cells::default();
        let (falling, rising) = match self.variant.start {
            Start::Standard => (WHITE, BLACK),
            Start::Swapped => (BLACK, WHITE),
            Start::Empty => return board,
        };
        let mut discs = [((3, 3), falling), ((3, 4), rising), ((4, 3), rising), ((4, 4), falling)];
        match self.variant.habit.start {
            StartOrder::RowByRow => {}
            StartOrder::FallingFirst => discs.sort_by_key(|&((row, column), _)| row != column),
            StartOrder::RisingFirst => discs.sort_by_key(|&((row, column), _)| row == column),
        }
        for (square, disc) in discs {
            self.set(&mut board, square, disc);
        }
        board
    }

    fn play(&self, board: &mut Cells, p: u8, given: Square) -> Result<Played, Nowhere> {
        let variant = &self.variant;
        let player = match variant.player {
            Player::Given | Player::OnlyInTurn => p,
            Player::Other => BLACK + WHITE - p,
            Player::AlwaysBlack => BLACK,
            Player::OwnTurn | Player::OwnTurnPassedByIllegal => self.turn,
        };
        let out_of_turn = variant.player == Player::OnlyInTurn && p != self.turn;
        let stopped = variant.stops && self.has_refused;
        if stopped || out_of_turn || variant.refuses.holds(given.0, given.1) {
            return Ok(Played::Occupied);
        }
        let turned = (given.1, given.0);
        let (from, place) = match variant.swapped {
            Swapped::Nowhere => (given, given),
            Swapped::Placing => (given, turned),
            Swapped::Throughout => (turned, turned),
        };
        if !self.may_stand(on(board, from), player) {
            match variant.leaves {
                Leaves::Nothing => {}
                Leaves::Disc => self.set(board, place, player),
                Leaves::Flips => {
                    self.flip_all(board, player, from, None)?;
                }
            }
            return Ok(Played::Occupied);
        }
        self.try_out(board, player, from, place)
    }

    /// Whether the program plays on a square on which `occupant` stands.
    const fn may_stand(&self, occupant: u8, player: u8) -> bool {
        if occupant == 0 {
            true
        } else if occupant == player {
            self.variant.overwrites_own
        } else {
            self.variant.overwrites_other
        }
    }

    /// A move on a square that is free, as far as the program cares.
    fn try_out(&self, board: &mut Cells, player: u8, from: Square, place: Square) -> Result<Played, Nowhere> {
        let variant = &self.variant;
        let there = on(board, place);
        let may_move = match variant.needs {
            Needs::Flip | Needs::Nothing => true,
            Needs::Neighbour => has_neighbour(board, player, from),
            Needs::RightFlip => self.would_rightly_flip(board, player, from)?,
        };
        if !may_move {
            if variant.leaves == Leaves::Disc {
                self.set(board, place, player);
            }
            return Ok(Played::Idle);
        }
        if variant.habit.disc == Disc::First {
            self.set(board, place, player);
        }
        let with_flips = variant.habit.disc == Disc::WithFlips && variant.does.places();
        let flipped = self.flip_all(board, player, from, with_flips.then_some(place))?;
        let legal = variant.needs != Needs::Flip || !flipped.is_empty();
        let stands = match (legal, variant.does, variant.leaves) {
            (true, Does::Both | Does::Places, _) | (false, _, Leaves::Disc) => player,
            (false, _, Leaves::Nothing | Leaves::Flips) if variant.habit.empties => 0,
            (true, Does::Flips | Does::Nothing, _) | (false, _, Leaves::Nothing | Leaves::Flips) => there,
        };
        if on(board, place) != stands {
            self.set(board, place, stands);
        }
        if !legal {
            return Ok(Played::Idle);
        }
        if variant.cascades && variant.does.flips() {
            self.cascade(board, player, flipped.clone())?;
        }
        Ok(Played::Legal {
            flips: u8::try_from(flipped.len()).unwrap_or(u8::MAX),
        })
    }

    /// Whether a disc on a square would flip any by the rules.
    fn would_rightly_flip(&self, board: &Cells, player: u8, from: Square) -> Result<bool, Nowhere> {
        let line = |direction| scan::line(&Variant::NONE, self.dialect, board, player, from, direction);
        for direction in Direction::ALL {
            if !line(direction)?.is_empty() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Flips what the program takes for bracketed, and gives the squares, each once for every direction in which it lies. A disc
    /// that is placed with the flips comes before them.
    fn flip_all(
        &self,
        board: &mut Cells,
        player: u8,
        from: Square,
        disc: Option<Square>,
    ) -> Result<Vec<Square>, Nowhere> {
        let variant = &self.variant;
        let mut lines: Vec<Vec<Square>> = Vec::new();
        let at_once = variant.habit.at_once && variant.found != Found::Last;
        for direction in variant.habit.order.directions() {
            let line = scan::line(variant, self.dialect, board, player, from, direction)?;
            if line.is_empty() {
                continue;
            }
            if at_once {
                if let Some(place) = disc {
                    self.set(board, place, player);
                }
                self.flip(board, player, &line);
            }
            lines.push(line);
            if variant.found == Found::First {
                break;
            }
        }
        if variant.found == Found::Last {
            lines = lines.pop().into_iter().collect();
        }
        let flipped = lines.concat();
        if !at_once {
            self.flip(board, player, &flipped);
        }
        Ok(flipped)
    }

    /// Flips what discs that were just flipped bracket, and so on.
    fn cascade(&self, board: &mut Cells, player: u8, mut flipped: Vec<Square>) -> Result<(), Nowhere> {
        // Every disc that is flipped is the player's afterwards, so this ends.
        while let Some(square) = flipped.pop() {
            for direction in Direction::ALL {
                let line = scan::line(&self.variant, self.dialect, board, player, square, direction)?;
                self.flip(board, player, &line);
                flipped.extend(line);
            }
        }
        Ok(())
    }

    fn flip(&self, board: &mut Cells, player: u8, squares: &[Square]) {
        if self.variant.does.flips() {
            for &square in squares {
                self.set(board, square, player);
            }
        }
    }

    /// Puts a disc, or nothing, on a square; on the same square of every row where all rows are one.
    fn set(&self, board: &mut Cells, (row, column): Square, disc: u8) {
        if self.variant.aliased {
            for row in board {
                row[usize::from(column)] = disc;
            }
        } else {
            board[usize::from(row)][usize::from(column)] = disc;
        }
    }

    const fn pass_turn(&mut self) {
        self.turn = BLACK + WHITE - self.turn;
    }

    fn outcome(&self, returns: Returns, before: Option<Cells>, flips: u8) -> Outcome {
        let board = |cells: Option<Cells>| cells.map_or(Returned::Nothing, Returned::Board);
        let returned = match returns {
            Returns::Board => board(self.board),
            Returns::Nothing => Returned::Nothing,
            Returns::False => Returned::False,
            Returns::Flips => Returned::Number(flips),
            Returns::Previous => board(before),
        };
        Outcome {
            returned: Some(returned),
            board: self.board,
        }
    }
}

fn on(board: &Cells, (row, column): Square) -> u8 {
    board[usize::from(row)][usize::from(column)]
}

/// Whether a disc of the opponent stands beside a square.
fn has_neighbour(board: &Cells, player: u8, (row, column): Square) -> bool {
    Direction::ALL.into_iter().any(|direction| {
        let (down, right) = direction.offset();
        let place = row.checked_add_signed(down).zip(column.checked_add_signed(right));
        place.is_some_and(|(row, column)| row < 8 && column < 8 && on(board, (row, column)) == BLACK + WHITE - player)
    })
}
