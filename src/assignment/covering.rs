//! What the rules of a reference make of single calls, for suites that leave nothing of it out.

use crate::model::{Call, Message};

/// What a suite should show of a reference's rules.
pub struct Covering {
    /// All of it, in the order in which a person would go through it.
    pub points: fn() -> Vec<Point>,
    /// Whether one call comes in the turn after another, as in a real game. The assignment may allow others too.
    pub in_turn: fn(&Call, &Call) -> bool,
}

/// One thing that a call can show.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// What it is one of, as a heading.
    pub topic: Message,
    /// The thing itself, as the name of a case.
    pub title: Message,
    /// Whether such a call changes something.
    pub kind: PointKind,
}

/// Whether a call changes something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointKind {
    /// It does.
    Changes,
    /// It must not, for this reason.
    Refused,
}

impl Covering {
    /// The places of the points of a kind.
    pub fn of_kind(&self, kind: PointKind) -> Vec<usize> {
        let points = (self.points)().into_iter().enumerate();
        points
            .filter(|(_, point)| point.kind == kind)
            .map(|(place, _)| place)
            .collect()
    }
}
