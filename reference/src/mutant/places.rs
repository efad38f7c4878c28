//! Sets of directions, and of the lines at the border.

use crate::othello::Direction;

/// A set of directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Directions(u8);

impl Directions {
    /// None of them.
    pub const NONE: Self = Self(0);
    /// All eight.
    pub const ALL: Self = Self(0xff);

    /// The directions for which `is_in` holds.
    pub fn filter(is_in: impl Fn(Direction) -> bool) -> Self {
        let bits = Direction::ALL.into_iter().filter(|&direction| is_in(direction));
        Self(bits.fold(0, |set, direction| set | Self::bit(direction)))
    }

    /// Only this one.
    pub fn only(direction: Direction) -> Self {
        Self(Self::bit(direction))
    }

    /// Whether it is one of them.
    pub fn has(self, direction: Direction) -> bool {
        self.0 & Self::bit(direction) != 0
    }

    /// The directions of both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The directions that are in both.
    #[must_use]
    pub const fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    const fn bit(direction: Direction) -> u8 {
        1 << direction as u8
    }
}

/// A set of the four lines at the border, or of the four sides of the board that they lie on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Border(u8);

impl Border {
    /// None of them.
    pub const NONE: Self = Self(0);
    /// Row 0.
    pub const TOP: Self = Self(1);
    /// Row 7.
    pub const BOTTOM: Self = Self(2);
    /// Column 0.
    pub const LEFT: Self = Self(4);
    /// Column 7.
    pub const RIGHT: Self = Self(8);
    /// All four.
    pub const ALL: Self = Self(15);

    /// Whether a square, which is on the board, lies on one of them.
    pub const fn holds(self, row: u8, column: u8) -> bool {
        self.has(Self::TOP) && row == 0
            || self.has(Self::BOTTOM) && row == 7
            || self.has(Self::LEFT) && column == 0
            || self.has(Self::RIGHT) && column == 7
    }

    /// Those of them that a line in this direction may lead across.
    #[must_use]
    pub const fn ahead(self, direction: Direction) -> Self {
        let (down, right) = direction.offset();
        Self(self.0 & Self::towards(down, right).0)
    }

    /// Those of them on which a line in this direction may lie or end: all but those that it leaves with its first step.
    #[must_use]
    pub const fn not_behind(self, direction: Direction) -> Self {
        let (down, right) = direction.offset();
        Self(self.0 & !Self::towards(-down, -right).0)
    }

    /// The sides that such a step leads towards.
    const fn towards(down: i8, right: i8) -> Self {
        let upright = match down {
            ..0 => Self::TOP,
            0 => Self::NONE,
            1.. => Self::BOTTOM,
        };
        let level = match right {
            ..0 => Self::LEFT,
            0 => Self::NONE,
            1.. => Self::RIGHT,
        };
        upright.and(level)
    }

    /// Whether it has all of `other`.
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The lines of both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
