//! What a language makes of an index outside an array.

use super::places::Border;

/// What a language makes of an index outside an array of arrays, where a program does not look at it first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dialect {
    /// Whether −1 to −8 count from the end; otherwise there is nothing below 0.
    pub negative_wraps: bool,
    /// Whether a column that is not there raises, instead of being no value at all. A row that is not there always does.
    pub column_raises: bool,
}

impl Dialect {
    /// `[][8]` is nil, and so is a column; a row that is nil has no column.
    pub const RUBY: Self = Self {
        negative_wraps: true,
        column_raises: false,
    };
    /// An index beyond the end is an `IndexError`.
    pub const PYTHON: Self = Self {
        negative_wraps: true,
        column_raises: true,
    };
    /// Whatever is not there is undefined; a row that is undefined has no column.
    pub const JAVASCRIPT: Self = Self {
        negative_wraps: false,
        column_raises: false,
    };
    /// Every index outside is an error, as in Java, Go and Rust.
    pub const STRICT: Self = Self {
        negative_wraps: false,
        column_raises: true,
    };

    /// As much of it as shows in a program that does not look at numbers beyond these sides: the rest is as in [`Dialect::RUBY`],
    /// so that programs that do the same in two languages are the same.
    #[must_use]
    pub const fn beyond(self, unchecked: Border) -> Self {
        let (below, above) = (
            unchecked.has(Border::TOP) || unchecked.has(Border::LEFT),
            unchecked.has(Border::LEFT) || unchecked.has(Border::RIGHT),
        );
        Self {
            negative_wraps: if below {
                self.negative_wraps
            } else {
                Self::RUBY.negative_wraps
            },
            column_raises: if above {
                self.column_raises
            } else {
                Self::RUBY.column_raises
            },
        }
    }

    /// Where the number of a row leads: to a row, or nowhere.
    pub(super) fn row(self, number: i8) -> Option<u8> {
        self.index(number)
    }

    /// Where the number of a column leads: to a column, to no value, or nowhere.
    pub(super) fn column(self, number: i8) -> Result<Option<u8>, Nowhere> {
        match self.index(number) {
            None if self.column_raises => Err(Nowhere),
            index => Ok(index),
        }
    }

    fn index(self, number: i8) -> Option<u8> {
        match number {
            0..=7 => u8::try_from(number).ok(),
            -8..=-1 if self.negative_wraps => u8::try_from(number + 8).ok(),
            _ => None,
        }
    }
}

/// An index that leads nowhere: the language raises an exception.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Nowhere;
