//! The mistakes that are known, each by a name.

use super::{
    dialect::Dialect,
    habit::{Habit, Order},
    places::{Border, Directions},
    variant::{Does, Empties, Found, Leaves, Needs, Player, Returns, Run, Start, Swapped, Variant},
};
use crate::othello::Direction;

/// A single mistake that programs make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// Its name, for example `missing-north`.
    pub id: &'static str,
    /// The program that makes it. Where it depends on habits of its author that are no mistakes what the program does, such as the
    /// order in which it looks in the directions, there is more than one.
    pub forms: Vec<Variant>,
}

/// The rows that the mistakes of a kind stand in: the name, and what it changes.
type Rows = Vec<(&'static str, Vec<Variant>)>;

/// Every single mistake that a program in this language can make, sorted by what it concerns. What makes no difference in the
/// language is left out.
pub fn catalogue(dialect: Dialect) -> Vec<Mutant> {
    let rows = [
        directions(),
        runs(),
        borders(dialect),
        legality(),
        placing(),
        players(),
        starts(),
        returns(),
    ];
    let mutants = rows.into_iter().flatten();
    mutants.map(|(id, forms)| Mutant { id, forms }).collect()
}

fn one(id: &'static str, variant: Variant) -> (&'static str, Vec<Variant>) {
    (id, vec![variant])
}

/// A mistake about what is flipped, which programs make that find out apart, and rightly, whether a move is legal, and those that
/// do not.
fn apart(id: &'static str, variant: Variant) -> (&'static str, Vec<Variant>) {
    let habit = Habit {
        checks_first: true,
        ..Habit::USUAL
    };
    (id, vec![variant, Variant { habit, ..variant }])
}

fn directions() -> Rows {
    let missing = |missing| Variant {
        missing,
        ..Variant::NONE
    };
    let is_straight = |direction: Direction| {
        let (down, right) = direction.offset();
        down == 0 || right == 0
    };
    let mut rows: Rows = Direction::ALL
        .into_iter()
        .map(|direction| apart(missing_id(direction), missing(Directions::only(direction))))
        .collect();
    let found = |found| {
        let habits = Order::ALL.map(|order| Habit { order, ..Habit::USUAL });
        habits
            .map(|habit| Variant {
                found,
                habit,
                ..Variant::NONE
            })
            .to_vec()
    };
    rows.extend([
        apart(
            "only-straight",
            missing(Directions::filter(|direction| !is_straight(direction))),
        ),
        one("only-diagonal", missing(Directions::filter(is_straight))),
        ("first-direction-only", found(Found::First)),
        ("last-direction-only", found(Found::Last)),
        one(
            "flips-cascade",
            Variant {
                cascades: true,
                ..Variant::NONE
            },
        ),
    ]);
    rows
}

const fn missing_id(direction: Direction) -> &'static str {
    match direction {
        Direction::North => "missing-north",
        Direction::NorthEast => "missing-north-east",
        Direction::East => "missing-east",
        Direction::SouthEast => "missing-south-east",
        Direction::South => "missing-south",
        Direction::SouthWest => "missing-south-west",
        Direction::West => "missing-west",
        Direction::NorthWest => "missing-north-west",
    }
}

fn runs() -> Rows {
    let distance = |distance| Variant {
        distance,
        ..Variant::NONE
    };
    vec![
        one(
            "flips-one-disc",
            Variant {
                run: Run::Nearest,
                ..Variant::NONE
            },
        ),
        one(
            "flips-last-disc",
            Variant {
                run: Run::Last,
                ..Variant::NONE
            },
        ),
        apart(
            "edge-anchors",
            Variant {
                edge_anchors: true,
                ..Variant::NONE
            },
        ),
        apart(
            "empty-square-anchors",
            Variant {
                empty_anchors: true,
                ..Variant::NONE
            },
        ),
        apart(
            "flips-across-empty-squares",
            Variant {
                empties: Empties::Skipped,
                ..Variant::NONE
            },
        ),
        apart(
            "fills-empty-squares",
            Variant {
                empties: Empties::Filled,
                ..Variant::NONE
            },
        ),
        one(
            "farthest-disc-anchors",
            Variant {
                farthest: true,
                ..Variant::NONE
            },
        ),
        apart("stops-at-distance-2", distance(2)),
        apart("stops-at-distance-3", distance(3)),
        apart("stops-at-distance-4", distance(4)),
        apart("stops-at-distance-5", distance(5)),
        apart("stops-at-distance-6", distance(6)),
    ]
}

fn borders(dialect: Dialect) -> Rows {
    let outside = |outside| Variant {
        outside,
        ..Variant::NONE
    };
    let mut rows = vec![
        apart("row-0-is-outside", outside(Border::TOP)),
        apart("row-7-is-outside", outside(Border::BOTTOM)),
        apart("column-0-is-outside", outside(Border::LEFT)),
        apart("column-7-is-outside", outside(Border::RIGHT)),
        apart("border-is-outside", outside(Border::ALL)),
        one(
            "never-plays-on-border",
            Variant {
                refuses: Border::ALL,
                ..Variant::NONE
            },
        ),
    ];
    let unchecked = |sides| {
        let habits = habits().into_iter();
        habits
            .map(|habit| Variant {
                unchecked: sides,
                habit,
                ..Variant::NONE
            })
            .collect()
    };
    if dialect.negative_wraps {
        rows.extend([
            ("row-minus-1-wraps", unchecked(Border::TOP)),
            ("column-minus-1-wraps", unchecked(Border::LEFT)),
            ("minus-1-wraps", unchecked(Border::TOP.and(Border::LEFT))),
        ]);
    } else {
        rows.push(("row-minus-1-raises", unchecked(Border::TOP)));
    }
    rows.push(("row-8-raises", unchecked(Border::BOTTOM)));
    if dialect.column_raises {
        if !dialect.negative_wraps {
            rows.push(("column-minus-1-raises", unchecked(Border::LEFT)));
        }
        rows.push(("column-8-raises", unchecked(Border::RIGHT)));
    }
    rows
}

/// Every way to go about a move that shows where it breaks off.
fn habits() -> Vec<Habit> {
    let mut habits = Vec::new();
    for checks_first in [false, true] {
        for disc_first in [false, true] {
            let usual = Habit {
                disc_first,
                checks_first,
                ..Habit::USUAL
            };
            let at_once = |order| Habit {
                at_once: true,
                order,
                ..usual
            };
            habits.push(usual);
            habits.extend(Order::ALL.map(at_once));
        }
    }
    habits
}

fn legality() -> Rows {
    let overwrites = |overwrites_own, overwrites_other| Variant {
        overwrites_own,
        overwrites_other,
        ..Variant::NONE
    };
    vec![
        one(
            "no-legality-check",
            Variant {
                needs: Needs::Nothing,
                ..overwrites(true, true)
            },
        ),
        one(
            "plays-without-flips",
            Variant {
                needs: Needs::Nothing,
                ..Variant::NONE
            },
        ),
        one(
            "neighbour-suffices",
            Variant {
                needs: Needs::Neighbour,
                ..Variant::NONE
            },
        ),
        one("overwrites-own", overwrites(true, false)),
        one("overwrites-opponent", overwrites(false, true)),
        one("overwrites-both", overwrites(true, true)),
        one(
            "illegal-leaves-disc",
            Variant {
                leaves: Leaves::Disc,
                ..Variant::NONE
            },
        ),
        one(
            "illegal-leaves-flips",
            Variant {
                leaves: Leaves::Flips,
                ..Variant::NONE
            },
        ),
        one(
            "stops-after-illegal",
            Variant {
                stops: true,
                ..Variant::NONE
            },
        ),
    ]
}

fn placing() -> Rows {
    let does = |does| Variant { does, ..Variant::NONE };
    let swapped = |swapped| Variant {
        swapped,
        ..Variant::NONE
    };
    let aliased = Variant {
        aliased: true,
        ..Variant::NONE
    };
    vec![
        one("places-without-flipping", does(Does::Places)),
        one("flips-without-placing", does(Does::Flips)),
        one("moves-change-nothing", does(Does::Nothing)),
        one("placed-with-row-and-column-swapped", swapped(Swapped::Placing)),
        one("row-and-column-swapped", swapped(Swapped::Throughout)),
        one("rows-are-one", aliased),
    ]
}

fn players() -> Rows {
    let player = |player| Variant {
        player,
        ..Variant::NONE
    };
    vec![
        one("colours-swapped", player(Player::Other)),
        one("always-black", player(Player::AlwaysBlack)),
        one("own-turn", player(Player::OwnTurn)),
        one("own-turn-passed-by-illegal", player(Player::OwnTurnPassedByIllegal)),
        one("enforces-turns", player(Player::OnlyInTurn)),
    ]
}

fn starts() -> Rows {
    vec![
        one(
            "start-colours-swapped",
            Variant {
                start: Start::Swapped,
                ..Variant::NONE
            },
        ),
        one(
            "start-empty",
            Variant {
                start: Start::Empty,
                ..Variant::NONE
            },
        ),
        one(
            "keeps-board",
            Variant {
                keeps: true,
                ..Variant::NONE
            },
        ),
    ]
}

fn returns() -> Rows {
    let always = |returned| Variant {
        returns_when_legal: returned,
        returns_when_illegal: returned,
        ..Variant::NONE
    };
    let when_illegal = |returns_when_illegal| Variant {
        returns_when_illegal,
        ..Variant::NONE
    };
    vec![
        one("returns-nothing", always(Returns::Nothing)),
        one("returns-nothing-when-illegal", when_illegal(Returns::Nothing)),
        one("returns-false-when-illegal", when_illegal(Returns::False)),
        one("returns-flips", always(Returns::Flips)),
        one("returns-previous-board", always(Returns::Previous)),
        one(
            "initialise-returns-nothing",
            Variant {
                returns_at_start: Returns::Nothing,
                ..Variant::NONE
            },
        ),
    ]
}
