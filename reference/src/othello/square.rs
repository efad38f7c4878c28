//! Board sizes, squares and their standard notation.

use std::fmt;

use super::Direction;

/// The number n of rows, and of columns, of an n×n board: even, from 4 to 26.
///
/// Even because the first four discs stand in the middle; at least 4 because on 2×2 nobody could move; at most 26 because
/// standard notation names a column by one letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size(u8);

impl Size {
    /// The smallest board.
    pub const MIN: Self = Self(4);
    /// The board on which Othello is played: 8×8.
    pub const STANDARD: Self = Self(8);
    /// The greatest board.
    pub const MAX: Self = Self(26);

    /// A board of `n` rows and columns, or `None` if `n` is odd or not in 4..=26.
    pub const fn new(n: u8) -> Option<Self> {
        if n < Self::MIN.0 || n > Self::MAX.0 || n % 2 == 1 {
            None
        } else {
            Some(Self(n))
        }
    }

    /// The number of rows, which is the number of columns.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The square at a 0-based row and column, counted from the top left, or `None` if it is off the board.
    pub const fn square(self, row: u8, column: u8) -> Option<Square> {
        let square = Square { row, column };
        if self.contains(square) { Some(square) } else { None }
    }

    /// The square that standard notation calls `name`, such as `f5`: the column's letter, in either case, then the 1-based
    /// row without leading zeros. `None` if it is anything else, or off the board.
    pub fn parse(self, name: &str) -> Option<Square> {
        let (letter, digits) = name.split_at_checked(1)?;
        let column = letter.to_ascii_lowercase().bytes().next()?.checked_sub(b'a')?;
        // `str::parse` also takes a sign and leading zeros, which would give one square many names.
        if !digits.starts_with(|first| matches!(first, '1'..='9')) {
            return None;
        }
        let number: u8 = digits.parse().ok()?;
        self.square(number - 1, column)
    }

    /// Every square, row by row from the top, each row from the left.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.0).flat_map(move |row| (0..self.0).map(move |column| Square { row, column }))
    }

    /// The next square in a direction, or `None` at the edge.
    pub fn step(self, from: Square, direction: Direction) -> Option<Square> {
        let (down, right) = direction.offset();
        let row = from.row.checked_add_signed(down)?;
        let column = from.column.checked_add_signed(right)?;
        self.square(row, column)
    }

    /// Whether a board of this size has `square`.
    pub const fn contains(self, square: Square) -> bool {
        square.row < self.0 && square.column < self.0
    }
}

/// A square of some board, by its 0-based row and column counted from the top left; made by [`Size::square`].
///
/// Ordered row by row. Shown in standard notation: row 4, column 5 is `f5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    row: u8,
    column: u8,
}

impl Square {
    /// The 0-based row, 0 at the top.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The 0-based column, 0 at the left.
    pub const fn column(self) -> u8 {
        self.column
    }
}

/// Standard notation, such as `f5`; [`Size::parse`] reads it back.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}
