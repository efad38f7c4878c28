//! How a program goes about a move, where the assignment leaves that open.

use super::variant::either;
use crate::othello::Direction;

/// How a program goes about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Habit {
    /// When it places the disc.
    pub disc: Disc,
    /// Whether a disc that it takes back leaves an empty square, also where another disc had stood there.
    pub empties: bool,
    /// Whether it flips in each direction before it looks in the next.
    pub at_once: bool,
    /// In which order it looks.
    pub order: Order,
    /// In which order it puts the first four discs.
    pub start: StartOrder,
}

impl Habit {
    /// It looks first and changes the board then.
    pub const USUAL: Self = Self {
        disc: Disc::Last,
        empties: false,
        at_once: false,
        order: Order::RowByRow,
        start: StartOrder::RowByRow,
    };

    /// Both habits at once, or `None` where nobody can have both.
    pub(super) fn with(self, other: Self) -> Option<Self> {
        let usual = Self::USUAL;
        Some(Self {
            disc: either(self.disc, other.disc, usual.disc)?,
            empties: self.empties || other.empties,
            at_once: self.at_once || other.at_once,
            order: either(self.order, other.order, usual.order)?,
            start: either(self.start, other.start, usual.start)?,
        })
    }
}

/// When a program places the disc of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Disc {
    /// After it has looked in all directions.
    Last,
    /// Before it looks in any, and it takes the disc back where the move turns out to be illegal.
    First,
    /// With the first discs that it flips, where it flips in each direction at once.
    WithFlips,
}

/// In which order a program puts the first four discs, which shows where all rows are one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StartOrder {
    /// From the upper left to the lower right.
    RowByRow,
    /// The falling diagonal, then the rising one.
    FallingFirst,
    /// The rising diagonal, then the falling one.
    RisingFirst,
}

impl StartOrder {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::RowByRow, Self::FallingFirst, Self::RisingFirst];
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
