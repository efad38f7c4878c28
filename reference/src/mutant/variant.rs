//! One record with a field for everything that a program of E5 can get wrong.

use super::{
    habit::Habit,
    places::{Border, Directions},
};
use crate::othello::Direction;

/// What a program does otherwise than the assignment asks, field by field. The empty one, [`Variant::NONE`], does as asked.
///
/// A mistake sets one field, or the two or three that make it up; mistakes combine where they do not set a field to different
/// values ([`Variant::with`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a mistake of its own, made or not")]
pub struct Variant {
    /// The directions in which it never looks.
    pub missing: Directions,
    /// In which of the directions with something to flip it flips.
    pub found: Found,
    /// How many of the discs between the placed disc and its anchor it flips.
    pub run: Run,
    /// Whether the edge of the board serves as an anchor.
    pub edge_anchors: bool,
    /// Whether an empty square serves as an anchor.
    pub empty_anchors: bool,
    /// What an empty square between the placed disc and its anchor does.
    pub empties: Empties,
    /// Whether the farthest of its own discs in an unbroken row is the anchor, instead of the nearest.
    pub farthest: Farthest,
    /// How many squares in a direction it looks at, 1 to 7.
    pub distance: u8,
    /// The sides of the board beyond which it uses the numbers of rows and columns as they are.
    pub unchecked: Border,
    /// The rows and columns that it takes for outside.
    pub outside: Border,
    /// The rows and columns on which it never plays.
    pub refuses: Border,
    /// Whether discs that it has just flipped flip others in their turn, on the board as it is by then.
    pub cascades: bool,
    /// In which directions it makes those of the mistakes above that concern what it sees of a direction.
    pub within: Directions,
    /// What an empty square needs to be played on.
    pub needs: Needs,
    /// Whether it plays on squares that hold a disc of the player.
    pub overwrites_own: bool,
    /// Whether it plays on squares that hold a disc of the opponent.
    pub overwrites_other: bool,
    /// What a legal move does.
    pub does: Does,
    /// What a move that it takes for illegal does nevertheless.
    pub leaves: Leaves,
    /// Whether it never moves again after a move that it takes for illegal.
    pub stops: bool,
    /// Where it takes the row for the column.
    pub swapped: Swapped,
    /// Whose move it takes a move for.
    pub player: Player,
    /// The board that it starts with.
    pub start: Start,
    /// Whether initialising a second time keeps the board.
    pub keeps: bool,
    /// Whether all rows are the same one.
    pub aliased: bool,
    /// What initialising returns.
    pub returns_at_start: Returns,
    /// What a legal move returns.
    pub returns_when_legal: Returns,
    /// What a move returns that is illegal at first sight, as on an occupied square.
    pub returns_when_occupied: Returns,
    /// What a move returns that is illegal because it would flip nothing.
    pub returns_when_idle: Returns,
    /// How it goes about a move, which shows only where it breaks off in the middle or stops at one of several directions.
    pub habit: Habit,
}

impl Variant {
    /// What the assignment asks.
    pub const NONE: Self = Self {
        missing: Directions::NONE,
        found: Found::All,
        run: Run::All,
        edge_anchors: false,
        empty_anchors: false,
        empties: Empties::End,
        farthest: Farthest::Never,
        distance: 7,
        unchecked: Border::NONE,
        outside: Border::NONE,
        refuses: Border::NONE,
        cascades: false,
        within: Directions::ALL,
        needs: Needs::Flip,
        overwrites_own: false,
        overwrites_other: false,
        does: Does::Both,
        leaves: Leaves::Nothing,
        stops: false,
        swapped: Swapped::Nowhere,
        player: Player::Given,
        start: Start::Standard,
        keeps: false,
        aliased: false,
        returns_at_start: Returns::Board,
        returns_when_legal: Returns::Board,
        returns_when_occupied: Returns::Board,
        returns_when_idle: Returns::Board,
        habit: Habit::USUAL,
    };

    /// Both mistakes at once, or `None` where they contradict each other.
    pub fn with(self, other: Self) -> Option<Self> {
        let none = Self::NONE;
        Some(Self {
            missing: self.missing.and(other.missing),
            found: either(self.found, other.found, none.found)?,
            run: either(self.run, other.run, none.run)?,
            edge_anchors: self.edge_anchors || other.edge_anchors,
            empty_anchors: self.empty_anchors || other.empty_anchors,
            empties: either(self.empties, other.empties, none.empties)?,
            farthest: either(self.farthest, other.farthest, none.farthest)?,
            distance: either(self.distance, other.distance, none.distance)?,
            unchecked: self.unchecked.and(other.unchecked),
            outside: self.outside.and(other.outside),
            refuses: self.refuses.and(other.refuses),
            cascades: self.cascades || other.cascades,
            within: either(self.within, other.within, none.within)?,
            needs: either(self.needs, other.needs, none.needs)?,
            overwrites_own: self.overwrites_own || other.overwrites_own,
            overwrites_other: self.overwrites_other || other.overwrites_other,
            does: either(self.does, other.does, none.does)?,
            leaves: either(self.leaves, other.leaves, none.leaves)?,
            stops: self.stops || other.stops,
            swapped: either(self.swapped, other.swapped, none.swapped)?,
            player: either(self.player, other.player, none.player)?,
            start: either(self.start, other.start, none.start)?,
            keeps: self.keeps || other.keeps,
            aliased: self.aliased || other.aliased,
            returns_at_start: either(self.returns_at_start, other.returns_at_start, none.returns_at_start)?,
            returns_when_legal: either(
                self.returns_when_legal,
                other.returns_when_legal,
                none.returns_when_legal,
            )?,
            returns_when_occupied: either(
                self.returns_when_occupied,
                other.returns_when_occupied,
                none.returns_when_occupied,
            )?,
            returns_when_idle: either(self.returns_when_idle, other.returns_when_idle, none.returns_when_idle)?,
            habit: self.habit.with(other.habit)?,
        })
    }

    /// The part of a mistake that concerns what the program sees in one direction; `None` where there is no such part.
    pub fn in_direction(self, direction: Direction) -> Option<Self> {
        let only = Directions::only(direction);
        let part = Self {
            missing: self.missing.common(only),
            unchecked: self.unchecked.ahead(direction),
            outside: self.outside.not_behind(direction),
            within: only,
            ..self
        };
        let none = Self::NONE;
        let without = Self {
            missing: none.missing,
            run: none.run,
            edge_anchors: none.edge_anchors,
            empty_anchors: none.empty_anchors,
            empties: none.empties,
            farthest: none.farthest,
            distance: none.distance,
            unchecked: none.unchecked,
            outside: none.outside,
            ..part
        };
        (part != without).then_some(part)
    }
}

impl Default for Variant {
    fn default() -> Self {
        Self::NONE
    }
}

/// The value that differs from what is asked; `None` where both do, and from each other.
pub(super) fn either<T: Copy + PartialEq>(one: T, other: T, asked: T) -> Option<T> {
    if one == other || other == asked {
        Some(one)
    } else if one == asked {
        Some(other)
    } else {
        None
    }
}

/// In which of the directions with something to flip a program flips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Found {
    /// In all of them.
    All,
    /// In the one that it finds first.
    First,
    /// In the one that it finds last.
    Last,
}

/// How many of the discs between the placed disc and its anchor a program flips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Run {
    /// All of them.
    All,
    /// The one beside the placed disc.
    Nearest,
    /// The one beside the anchor.
    Last,
}

/// What an empty square between the placed disc and its anchor does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Empties {
    /// It ends the row of discs: there is no anchor.
    End,
    /// It is passed over and stays empty.
    Skipped,
    /// It is passed over and gets a disc like those that are flipped.
    Filled,
}

/// Whether the farthest of the player's own discs in an unbroken row of discs is the anchor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Farthest {
    /// The nearest is.
    Never,
    /// The farthest is where the row begins with a disc of the opponent.
    BehindOpponent,
    /// The farthest is, also where the row begins with one of the player's own.
    Always,
}

/// What an empty square needs to be played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Needs {
    /// Something that is flipped.
    Flip,
    /// Something that ought to be flipped, which the program finds out apart from flipping, and rightly. By itself that is no
    /// mistake.
    RightFlip,
    /// A disc of the opponent on one of the eight squares around.
    Neighbour,
    /// Nothing.
    Nothing,
}

/// What a legal move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Does {
    /// It places a disc and flips others.
    Both,
    /// It places a disc.
    Places,
    /// It flips discs.
    Flips,
    /// Nothing at all.
    Nothing,
}

impl Does {
    /// Whether the disc stands afterwards.
    pub(super) const fn places(self) -> bool {
        matches!(self, Self::Both | Self::Places)
    }

    /// Whether discs are flipped.
    pub(super) const fn flips(self) -> bool {
        matches!(self, Self::Both | Self::Flips)
    }
}

/// What an illegal move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leaves {
    /// Nothing.
    Nothing,
    /// It leaves the disc that it tried.
    Disc,
    /// On an occupied square, it flips what a disc there would.
    Flips,
}

/// Where a program takes the row for the column and the column for the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Swapped {
    /// Nowhere.
    Nowhere,
    /// Where it places the disc.
    Placing,
    /// Wherever it uses them.
    Throughout,
}

/// Whose move a program takes a move for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The given player's.
    Given,
    /// The other player's.
    Other,
    /// Black's, whoever is given.
    AlwaysBlack,
    /// That of the player whose turn it is by its own count, which a legal move passes on.
    OwnTurn,
    /// The same, and an illegal move passes it on as well.
    OwnTurnPassedByIllegal,
    /// The given player's; out of turn, by its own count, it is illegal.
    OnlyInTurn,
}

/// The board that a program starts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// Four discs in the middle, white on the falling diagonal.
    Standard,
    /// Four discs in the middle, black on the falling diagonal.
    Swapped,
    /// No disc at all.
    Empty,
}

/// What a call returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Returns {
    /// The board.
    Board,
    /// No value.
    Nothing,
    /// False.
    False,
    /// How many discs were flipped.
    Flips,
    /// The board as it was before.
    Previous,
}
