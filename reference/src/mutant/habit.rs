//! How a program goes about a move, where the assignment leaves that open.

use super::variant::either;
use crate::othello::Direction;

/// How a program goes about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Habit {
    /// Whether it places the disc before it looks in any direction, and takes it back where the move turns out to be illegal.
    pub disc_first: bool,
    /// Whether it flips in each direction before it looks in the next.
    pub at_once: bool,
    /// Whether it finds out first, apart from flipping and without its mistakes, whether a move is legal.
    pub checks_first: bool,
    /// In which order it looks.
    pub order: Order,
}

impl Habit {
    /// It looks first and changes the board then.
    pub const USUAL: Self = Self {
        disc_first: false,
        at_once: false,
        checks_first: false,
        order: Order::RowByRow,
    };

    /// Both habits, or `None` where they contradict each other.
    pub(super) fn with(self, other: Self) -> Option<Self> {
        Some(Self {
            disc_first: self.disc_first || other.disc_first,
            at_once: self.at_once || other.at_once,
            checks_first: self.checks_first || other.checks_first,
            order: either(self.order, other.order, Self::USUAL.order)?,
        })
    }
}

/// In which order a program looks in the eight directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// From the upper left to the lower right, as two loops from −1 to 1 do; the outer one over rows.
    RowByRow,
    /// The same with the outer loop over columns.
    ColumnByColumn,
    /// Clockwise from the top.
    Clockwise,
    /// Clockwise from the right.
    ClockwiseFromRight,
    /// Clockwise from the upper left.
    ClockwiseFromUpperLeft,
    /// Up, down, left, right, then the diagonals row by row.
    StraightFirst,
    /// Right, left, down, up, then the diagonals from the lower right.
    RightFirst,
}

impl Order {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::RowByRow,
        Self::ColumnByColumn,
        Self::Clockwise,
        Self::ClockwiseFromRight,
        Self::ClockwiseFromUpperLeft,
        Self::StraightFirst,
        Self::RightFirst,
    ];

    /// The eight directions in this order.
    pub const fn directions(self) -> [Direction; 8] {
        use Direction::{East, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West};
        match self {
            Self::RowByRow => [NorthWest, North, NorthEast, West, East, SouthWest, South, SouthEast],
            Self::ColumnByColumn => [NorthWest, West, SouthWest, North, South, NorthEast, East, SouthEast],
            Self::Clockwise => Direction::ALL,
            Self::ClockwiseFromRight => [East, SouthEast, South, SouthWest, West, NorthWest, North, NorthEast],
            Self::ClockwiseFromUpperLeft => [NorthWest, North, NorthEast, East, SouthEast, South, SouthWest, West],
            Self::StraightFirst => [North, South, West, East, NorthWest, NorthEast, SouthWest, SouthEast],
            Self::RightFirst => [East, West, South, North, SouthEast, SouthWest, NorthEast, NorthWest],
        }
    }
}
