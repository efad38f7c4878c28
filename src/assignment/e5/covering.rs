mod words;

use reference::{e5::E5, othello::Direction};

use self::words::{runs_title, thing_title};
use super::sight::{Border, Sight, Why, border, sight};
use crate::{
    assignment::covering::{Covering, Point, PointKind},
    model::{Call, Message},
};

/// What suites for E5 should show.
pub(super) const COVERING: Covering = Covering {
    points: || all().into_iter().map(point).collect(),
    // Black, who is player 1, begins a real game.
    in_turn: |before, next| match before.args.first() {
        Some(player) => next.args.first() != Some(player),
        None => next.args.first() == Some(&1),
    },
};

/// The most discs that lie between two others on the board.
const LONGEST: usize = 6;

/// One thing that a call can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Thing {
    /// The board is made for the first time.
    Start,
    /// The board is made anew, after moves.
    Restart,
    /// So many discs are flipped in a direction.
    Run(Direction, usize),
    /// The disc is placed on a border.
    Placed(Border),
    /// The own disc at the other end of a run is on a border.
    Anchored(Border),
    /// A run lies along a border.
    Along(Border),
    /// The move is not legal.
    Refused(Why),
}

const SIDES: [Border; 4] = [Border::Top, Border::Bottom, Border::Left, Border::Right];
const CORNERS: [Border; 4] = [
    Border::TopLeft,
    Border::TopRight,
    Border::BottomLeft,
    Border::BottomRight,
];
const REASONS: [Why; 9] = [
    Why::Own,
    Why::Other,
    Why::OwnInTheWay,
    Why::OtherInTheWay,
    Why::Alone,
    Why::BesideOwn,
    Why::OpenAtSquare,
    Why::OpenAtBorder,
    Why::OthersMove,
];

fn all() -> Vec<Thing> {
    let runs = (1..=LONGEST).flat_map(|length| Direction::ALL.map(|direction| Thing::Run(direction, length)));
    let borders = || SIDES.into_iter().chain(CORNERS);
    [Thing::Start, Thing::Restart]
        .into_iter()
        .chain(runs)
        .chain(borders().map(Thing::Placed))
        .chain(borders().map(Thing::Anchored))
        .chain(SIDES.map(Thing::Along))
        .chain(REASONS.map(Thing::Refused))
        .collect()
}

/// The place of a thing among all.
fn place(thing: Thing) -> usize {
    let directions = Direction::ALL.len();
    let runs = 2;
    let placed = runs + directions * LONGEST;
    let borders = SIDES.len() + CORNERS.len();
    match thing {
        Thing::Start => 0,
        Thing::Restart => 1,
        Thing::Run(direction, length) => runs + (length - 1) * directions + direction as usize,
        Thing::Placed(border) => placed + border as usize,
        Thing::Anchored(border) => placed + borders + border as usize,
        Thing::Along(border) => placed + 2 * borders + border as usize,
        Thing::Refused(why) => placed + 2 * borders + SIDES.len() + why as usize,
    }
}

fn point(thing: Thing) -> Point {
    let topic = match thing {
        Thing::Start | Thing::Restart => Message::new("e5-topic-start"),
        Thing::Run(..) => Message::new("e5-topic-runs"),
        Thing::Placed(_) | Thing::Anchored(_) | Thing::Along(_) => Message::new("e5-topic-borders"),
        Thing::Refused(_) => Message::new("e5-topic-refused"),
    };
    Point {
        topic,
        title: thing_title(thing),
        kind: match thing {
            Thing::Refused(_) => PointKind::Refused,
            _ => PointKind::Changes,
        },
    }
}

/// What a call would show, as places among all; nothing for a move before there is a board.
pub(super) fn shows(machine: &E5, call: &Call) -> Vec<usize> {
    let things = sight(machine, call).map(Sight::things);
    things.into_iter().flatten().map(place).collect()
}

/// The same in few words.
pub(super) fn title(machine: &E5, call: &Call) -> Option<Message> {
    Some(match sight(machine, call)? {
        // Where nothing was moved yet, it shows nothing that the first call did not.
        Sight::Start | Sight::StartAgain => thing_title(Thing::Start),
        Sight::Restart => thing_title(Thing::Restart),
        Sight::Move { runs, .. } => runs_title(&runs),
        Sight::Refused { reasons, .. } => thing_title(Thing::Refused(reasons.first().copied().unwrap_or(Why::Alone))),
    })
}

impl Sight {
    fn things(self) -> Vec<Thing> {
        match self {
            Self::Start => vec![Thing::Start],
            Self::StartAgain => Vec::new(),
            Self::Restart => vec![Thing::Restart],
            Self::Refused { reasons, .. } => reasons.into_iter().map(Thing::Refused).collect(),
            Self::Move { square, runs } => {
                let mut things: Vec<Thing> = runs.iter().map(|run| Thing::Run(run.direction, run.flips())).collect();
                things.extend(border(square).map(Thing::Placed));
                things.extend(
                    runs.iter()
                        .filter_map(|run| run.end.and_then(border).map(Thing::Anchored)),
                );
                things.extend(runs.iter().filter_map(|run| run.along(square).map(Thing::Along)));
                things
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use reference::e5;

    use super::{super::MOVE, words::refusal, *};

    #[test]
    fn every_thing_is_where_its_place_says() {
        let all = all();
        assert_eq!(all.len(), 2 + 48 + 20 + 9);
        for (number, thing) in all.into_iter().enumerate() {
            assert_eq!(place(thing), number, "{thing:?}");
        }
    }

    /// What a move shows after others, and its words' name.
    fn after(moves: &[[i64; 3]]) -> (Vec<Thing>, Message) {
        let call = |args: &[i64]| Call {
            name: MOVE.to_owned(),
            args: args.to_vec(),
        };
        let mut machine = E5::new();
        machine.initialize_othello();
        let (last, before) = moves.split_last().expect("a move");
        for &[player, row, column] in before {
            let small = |number| u8::try_from(number).expect("small");
            let disc = e5::player(small(player)).expect("a player");
            machine.move_othello(disc, small(row), small(column)).expect("a move");
        }
        let places = shows(&machine, &call(last));
        let title = super::title(&machine, &call(last)).expect("a title");
        (places.into_iter().map(|place| all()[place]).collect(), title)
    }

    #[test]
    fn a_move_shows_its_runs_and_borders() {
        let (things, title) = after(&[[1, 3, 2]]);
        assert_eq!(things, [Thing::Run(Direction::East, 1)]);
        assert_eq!(title.id, "e5-run");
        let (things, _) = after(&[[1, 2, 3], [2, 2, 4], [2, 1, 2], [1, 1, 3], [1, 0, 1]]);
        assert_eq!(
            things,
            [Thing::Run(Direction::SouthEast, 1), Thing::Placed(Border::Top)]
        );
    }

    #[test]
    fn an_illegal_move_shows_every_reason_and_says_the_most_telling() {
        for (moves, reason) in [
            (&[[1, 3, 3]][..], Why::Other),
            (&[[1, 3, 4]], Why::Own),
            (&[[1, 2, 3], [2, 2, 2], [1, 2, 3]], Why::OwnInTheWay),
            (&[[1, 0, 0]], Why::Alone),
            (&[[1, 2, 5]], Why::BesideOwn),
            (&[[1, 2, 2]], Why::OpenAtSquare),
            (&[[1, 2, 4]], Why::OthersMove),
        ] {
            let (things, title) = after(moves);
            assert_eq!(
                (things[0], title),
                (Thing::Refused(reason), refusal(reason)),
                "{moves:?}"
            );
        }
    }
}
