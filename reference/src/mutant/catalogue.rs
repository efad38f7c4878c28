//! The mistakes that are known, each by a name.

use super::{
    dialect::Dialect,
    forms::{DISC_FIRST, EMPTIES, Row, apart, both_ways, habits, one},
    habit::{Habit, Order, StartOrder},
    places::{Border, Directions},
    variant::{Does, Empties, Farthest, Found, Leaves, Needs, Player, Returns, Run, Start, Swapped, Variant},
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

fn directions() -> Vec<Row> {
    let missing = |missing| Variant {
        missing,
        ..Variant::NONE
    };
    let is_straight = |direction: Direction| {
        let (down, right) = direction.offset();
        down == 0 || right == 0
    };
    let mut rows: Vec<Row> = Direction::ALL
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

fn runs() -> Vec<Row> {
    let distance = |distance| Variant {
        distance,
        ..Variant::NONE
    };
    let farthest = |farthest| Variant {
        farthest,
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
        (
            "farthest-disc-anchors",
            both_ways([farthest(Farthest::BehindOpponent), farthest(Farthest::Always)]),
        ),
        apart("stops-at-distance-2", distance(2)),
        apart("stops-at-distance-3", distance(3)),
        apart("stops-at-distance-4", distance(4)),
        apart("stops-at-distance-5", distance(5)),
        apart("stops-at-distance-6", distance(6)),
    ]
}

fn borders(dialect: Dialect) -> Vec<Row> {
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
        both_ways(habits().into_iter().map(|habit| Variant {
            unchecked: sides,
            habit,
            ..Variant::NONE
        }))
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

fn legality() -> Vec<Row> {
    let overwrites = |overwrites_own, overwrites_other| Variant {
        overwrites_own,
        overwrites_other,
        ..Variant::NONE
    };
    let taken_back = |id, variant| {
        let habit = EMPTIES;
        (id, vec![variant, Variant { habit, ..variant }])
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
        taken_back("overwrites-own", overwrites(true, false)),
        taken_back("overwrites-opponent", overwrites(false, true)),
        taken_back("overwrites-both", overwrites(true, true)),
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

fn placing() -> Vec<Row> {
    let does = |does| Variant { does, ..Variant::NONE };
    let swapped = |needs, habit| Variant {
        swapped: Swapped::Placing,
        needs,
        habit,
        ..Variant::NONE
    };
    vec![
        one("places-without-flipping", does(Does::Places)),
        one("flips-without-placing", does(Does::Flips)),
        one("moves-change-nothing", does(Does::Nothing)),
        (
            "placed-with-row-and-column-swapped",
            vec![
                swapped(Needs::Flip, Habit::USUAL),
                swapped(Needs::Flip, DISC_FIRST),
                swapped(Needs::Flip, EMPTIES),
                swapped(Needs::RightFlip, DISC_FIRST),
            ],
        ),
        one(
            "row-and-column-swapped",
            Variant {
                swapped: Swapped::Throughout,
                ..Variant::NONE
            },
        ),
        ("rows-are-one", aliased()),
    ]
}

fn aliased() -> Vec<Variant> {
    let orders = StartOrder::ALL.into_iter();
    let habits = orders.flat_map(|start| habits().into_iter().map(move |habit| Habit { start, ..habit }));
    both_ways(habits.map(|habit| Variant {
        aliased: true,
        habit,
        ..Variant::NONE
    }))
}

fn players() -> Vec<Row> {
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

fn starts() -> Vec<Row> {
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

fn returns() -> Vec<Row> {
    let always = |returned| Variant {
        returns_when_legal: returned,
        returns_when_occupied: returned,
        returns_when_idle: returned,
        ..Variant::NONE
    };
    let when_illegal = |returned| {
        let board = Returns::Board;
        [(returned, returned), (returned, board), (board, returned)]
            .map(|(returns_when_occupied, returns_when_idle)| Variant {
                returns_when_occupied,
                returns_when_idle,
                ..Variant::NONE
            })
            .to_vec()
    };
    vec![
        one("returns-nothing", always(Returns::Nothing)),
        ("returns-nothing-when-illegal", when_illegal(Returns::Nothing)),
        ("returns-false-when-illegal", when_illegal(Returns::False)),
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
