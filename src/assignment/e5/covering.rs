mod words;
#[cfg(test)]
mod tests;

use reference::{
    e5::{self, E5},
    othello::{Board, Direction, Disc, Size, Square},
};

use self::words::{runs_title, thing_title};
use super::{INITIALIZE, MOVE};
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

/// A border without its corners, or a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Border {
    Top,
    Bottom,
    Left,
    Right,
    TopLeft,
    TopRight,
    BottomLeft,
    BottomRight,
}

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Why {
    /// An own disc is there.
    Own,
    /// A disc of the other player is there.
    Other,
    /// An own disc is there; on the empty square the move would flip something.
    OwnInTheWay,
    /// The same with a disc of the other player.
    OtherInTheWay,
    /// No disc is beside the square.
    Alone,
    /// Only own discs are beside it.
    BesideOwn,
    /// Behind the other player's discs is an empty square.
    OpenAtSquare,
    /// Behind the other player's discs the board ends.
    OpenAtBorder,
    /// Only the other player could move there.
    OthersMove,
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
        Sight::Refused(reasons) => thing_title(Thing::Refused(reasons.first().copied().unwrap_or(Why::Alone))),
    })
}

/// What is seen of a call.
enum Sight {
    Start,
    StartAgain,
    Restart,
    Move { square: Square, runs: Vec<Ray> },
    Refused(Vec<Why>),
}

fn sight(machine: &E5, call: &Call) -> Option<Sight> {
    match (call.name.as_str(), call.args.as_slice(), machine.board()) {
        (INITIALIZE, [], None) => Some(Sight::Start),
        (INITIALIZE, [], Some(board)) if *board == Board::initial(Size::STANDARD) => Some(Sight::StartAgain),
        (INITIALIZE, [], Some(_)) => Some(Sight::Restart),
        (MOVE, &[player, row, column], Some(board)) => {
            let small = |number: i64| u8::try_from(number).ok();
            let disc = e5::player(small(player)?)?;
            let square = Size::STANDARD.square(small(row)?, small(column)?)?;
            Some(of_move(board, disc, square))
        }
        _ => None,
    }
}

fn of_move(board: &Board, disc: Disc, square: Square) -> Sight {
    let rays = Direction::ALL.map(|direction| Ray::of(board, disc, square, direction));
    if board.get(square).is_some() || rays.iter().all(|ray| ray.flips() == 0) {
        return Sight::Refused(reasons(board, disc, square, &rays).collect());
    }
    Sight::Move {
        square,
        runs: rays.into_iter().filter(|ray| ray.flips() > 0).collect(),
    }
}

impl Sight {
    fn things(self) -> Vec<Thing> {
        match self {
            Self::Start => vec![Thing::Start],
            Self::StartAgain => Vec::new(),
            Self::Restart => vec![Thing::Restart],
            Self::Refused(reasons) => reasons.into_iter().map(Thing::Refused).collect(),
            Self::Move { square, runs } => {
                let mut things: Vec<Thing> = runs.iter().map(|run| Thing::Run(run.direction, run.flips())).collect();
                things.extend(border(square).map(Thing::Placed));
                things.extend(runs.iter().filter_map(|run| run.end.and_then(border).map(Thing::Anchored)));
                things.extend(runs.iter().filter_map(|run| run.along(square).map(Thing::Along)));
                things
            }
        }
    }
}

/// What lies in one direction of a square.
struct Ray {
    direction: Direction,
    /// So many discs of the other player in a row.
    length: usize,
    /// What is behind them.
    behind: Behind,
    /// Where that is.
    end: Option<Square>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Behind {
    Own,
    Empty,
    Nothing,
}

impl Ray {
    fn of(board: &Board, disc: Disc, square: Square, direction: Direction) -> Self {
        let mut length = 0;
        let mut here = Size::STANDARD.step(square, direction);
        let behind = loop {
            match here.map(|here| board.get(here)) {
                None => break Behind::Nothing,
                Some(None) => break Behind::Empty,
                Some(Some(found)) if found == disc => break Behind::Own,
                Some(Some(_)) => length += 1,
            }
            here = here.and_then(|here| Size::STANDARD.step(here, direction));
        };
        Self {
            direction,
            length,
            behind,
            end: here,
        }
    }

    /// How many discs a move would flip here, were the square empty.
    fn flips(&self) -> usize {
        if self.behind == Behind::Own { self.length } else { 0 }
    }

    /// The border that the whole run lies on.
    fn along(&self, square: Square) -> Option<Border> {
        let last = Size::STANDARD.get() - 1;
        let level = matches!(self.direction, Direction::East | Direction::West);
        let upright = matches!(self.direction, Direction::North | Direction::South);
        match (square.row(), square.column()) {
            (0, _) if level => Some(Border::Top),
            (row, _) if level && row == last => Some(Border::Bottom),
            (_, 0) if upright => Some(Border::Left),
            (_, column) if upright && column == last => Some(Border::Right),
            _ => None,
        }
    }
}

/// Why a move is not legal, what says most of it first.
fn reasons(board: &Board, disc: Disc, square: Square, rays: &[Ray]) -> impl Iterator<Item = Why> {
    let captures = rays.iter().any(|ray| ray.flips() > 0);
    let is_beside = |behind: Behind| rays.iter().any(|ray| ray.length == 0 && ray.behind == behind);
    let is_open = |behind: Behind| rays.iter().any(|ray| ray.length > 0 && ray.behind == behind);
    let beside_other = rays.iter().any(|ray| ray.length > 0);
    let occupant = board.get(square);
    let is_empty = occupant.is_none();
    let other = occupant.is_some_and(|occupant| occupant != disc);
    let own = occupant == Some(disc);
    let others_move = is_empty && board.flips(disc.opponent(), square).is_ok();
    let found = [
        (Why::OwnInTheWay, own && captures),
        (Why::OtherInTheWay, other && captures),
        (Why::Own, own),
        (Why::Other, other),
        (Why::OthersMove, others_move),
        (Why::OpenAtBorder, is_empty && is_open(Behind::Nothing)),
        (Why::OpenAtSquare, is_empty && is_open(Behind::Empty)),
        (Why::BesideOwn, is_empty && !beside_other && is_beside(Behind::Own)),
        (Why::Alone, is_empty && !beside_other && !is_beside(Behind::Own)),
    ];
    found.into_iter().filter(|(_, is_so)| *is_so).map(|(why, _)| why)
}

fn border(square: Square) -> Option<Border> {
    let last = Size::STANDARD.get() - 1;
    let (row, column) = (square.row(), square.column());
    let (top, bottom, left, right) = (row == 0, row == last, column == 0, column == last);
    match (top || bottom, left || right) {
        (true, true) => Some(match (top, left) {
            (true, true) => Border::TopLeft,
            (true, false) => Border::TopRight,
            (false, true) => Border::BottomLeft,
            (false, false) => Border::BottomRight,
        }),
        (true, false) => Some(if top { Border::Top } else { Border::Bottom }),
        (false, true) => Some(if left { Border::Left } else { Border::Right }),
        (false, false) => None,
    }
}
