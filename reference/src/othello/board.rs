//! A position, which discs a move flips, and why a move is illegal.

use std::error::Error;
use std::fmt;

use super::{Direction, Disc, Size, Square};

/// An n×n board: what stands on each square. Whose turn it is belongs to [`Game`](super::Game).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    size: Size,
    /// Row by row from the top, each row from the left.
    cells: Vec<Option<Disc>>,
}

impl Board {
    /// The board before the first move: in the middle four discs, white on the falling diagonal and black on the other.
    ///
    /// On 8×8, white on d4 and e5, black on e4 and d5.
    pub fn initial(size: Size) -> Self {
        let lower = size.get() / 2;
        let middle = [lower - 1, lower];
        Self::from_fn(size, |square| {
            if !middle.contains(&square.row()) || !middle.contains(&square.column()) {
                None
            } else if square.row() == square.column() {
                Some(Disc::White)
            } else {
                Some(Disc::Black)
            }
        })
    }

    /// The board on which `cell` tells what stands on each square; it need not be reachable in a game.
    pub fn from_fn(size: Size, cell: impl FnMut(Square) -> Option<Disc>) -> Self {
        Self {
            size,
            cells: size.squares().map(cell).collect(),
        }
    }

    /// The number of rows and columns.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The disc on `square`, or `None` if the square is empty.
    ///
    /// # Panics
    ///
    /// If `square` comes from a greater board and is off this one; so do all methods that take a square.
    pub fn get(&self, square: Square) -> Option<Disc> {
        self.cells[self.index(square)]
    }

    /// What stands on the squares of each row, the upper one first, each row from the left.
    pub fn rows(&self) -> impl Iterator<Item = &[Option<Disc>]> {
        self.cells.chunks(usize::from(self.size.get()))
    }

    /// The number of `disc`'s discs.
    pub fn count(&self, disc: Disc) -> usize {
        self.cells.iter().filter(|&&cell| cell == Some(disc)).count()
    }

    /// The discs that `disc` placed on `square` flips: direction by direction as in [`Direction::ALL`], each from `square`
    /// outwards. Never empty.
    ///
    /// # Errors
    ///
    /// Why the move is illegal. An occupied square is called occupied whether or not anything could be flipped from it.
    pub fn flips(&self, disc: Disc, square: Square) -> Result<Vec<Square>, Illegal> {
        if let Some(occupant) = self.get(square) {
            return Err(Illegal::Occupied(occupant));
        }
        let mut flips = Vec::new();
        for direction in Direction::ALL {
            let run = self
                .ray(square, direction)
                .take(self.bracketed(disc, square, direction));
            flips.extend(run.map(|(square, _)| square));
        }
        if flips.is_empty() {
            Err(Illegal::NoFlip)
        } else {
            Ok(flips)
        }
    }

    /// Places `disc` on `square` and flips what it brackets.
    ///
    /// # Errors
    ///
    /// Why the move is illegal; the board is then unchanged.
    pub fn place(&mut self, disc: Disc, square: Square) -> Result<Placement, Illegal> {
        let flipped = self.flips(disc, square)?;
        self.set(square, disc);
        for &flip in &flipped {
            self.set(flip, disc);
        }
        Ok(Placement { square, flipped })
    }

    /// The squares on which `disc` may be placed, row by row; none means that the player must pass.
    pub fn legal_moves(&self, disc: Disc) -> impl Iterator<Item = Square> {
        self.size.squares().filter(move |&square| self.is_legal(disc, square))
    }

    /// Whether `disc` may be placed anywhere.
    pub fn has_legal_move(&self, disc: Disc) -> bool {
        self.legal_moves(disc).next().is_some()
    }

    /// Whether `disc` may be placed on `square`: it is empty, and at least one disc is flipped.
    fn is_legal(&self, disc: Disc, square: Square) -> bool {
        let flips = |&direction: &Direction| self.bracketed(disc, square, direction) > 0;
        self.get(square).is_none() && Direction::ALL.iter().any(flips)
    }

    /// How many of the opponent's discs stand between `square` and `disc`'s nearest in one direction; none if an empty square
    /// or the edge comes before an anchor.
    fn bracketed(&self, disc: Disc, square: Square, direction: Direction) -> usize {
        let mut run = 0;
        for (_, found) in self.ray(square, direction) {
            match found {
                Some(found) if found == disc => return run,
                Some(_) => run += 1,
                None => return 0,
            }
        }
        0
    }

    /// The squares from `square`, without itself, to the edge, each with what stands there.
    fn ray(&self, square: Square, direction: Direction) -> impl Iterator<Item = (Square, Option<Disc>)> {
        let steps = std::iter::successors(self.size.step(square, direction), move |&here| {
            self.size.step(here, direction)
        });
        steps.map(|square| (square, self.get(square)))
    }

    fn set(&mut self, square: Square, disc: Disc) {
        let index = self.index(square);
        self.cells[index] = Some(disc);
    }

    fn index(&self, square: Square) -> usize {
        // Without this a column beyond the edge would silently be a square of the next row.
        assert!(
            self.size.contains(square),
            "{square} is off a board of {} rows",
            self.size.get()
        );
        usize::from(square.row()) * usize::from(self.size.get()) + usize::from(square.column())
    }
}

/// One line a row: `#` black, `o` white, `.` empty.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.rows() {
            let line: String = row
                .iter()
                .map(|cell| match cell {
                    Some(Disc::Black) => '#',
                    Some(Disc::White) => 'o',
                    None => '.',
                })
                .collect();
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}

/// What a legal move did to the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Placement {
    /// Where the disc was placed.
    pub square: Square,
    /// The discs it flipped, at least one, in the order of [`Board::flips`].
    pub flipped: Vec<Square>,
}

/// Why a disc may not be placed on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The square already holds a disc, of this colour.
    Occupied(Disc),
    /// The square is empty, but nothing would be flipped.
    NoFlip,
}

impl Illegal {
    /// The reason's machine-readable name: `occupied` or `no-flip`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Occupied(_) => "occupied",
            Self::NoFlip => "no-flip",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Occupied(disc) => write!(f, "the square is occupied by a {disc} disc"),
            Self::NoFlip => f.write_str("no disc would be flipped"),
        }
    }
}

impl Error for Illegal {}
