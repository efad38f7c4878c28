//! What is seen of a call on a board.

use reference::{
    e5::{self, E5},
    othello::{Board, Direction, Disc, Size, Square},
};

use super::{INITIALIZE, MOVE};
use crate::model::Call;

/// A border without its corners, or a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Border {
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
pub(super) enum Why {
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

/// What is seen of a call.
pub(super) enum Sight {
    Start,
    StartAgain,
    Restart,
    Move { square: Square, runs: Vec<Ray> },
    Refused { square: Square, reasons: Vec<Why> },
}

pub(super) fn sight(machine: &E5, call: &Call) -> Option<Sight> {
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
        let reasons = reasons(board, disc, square, &rays).collect();
        return Sight::Refused { square, reasons };
    }
    Sight::Move {
        square,
        runs: rays.into_iter().filter(|ray| ray.flips() > 0).collect(),
    }
}

/// What lies in one direction of a square.
pub(super) struct Ray {
    pub(super) direction: Direction,
    /// So many discs of the other player in a row.
    length: usize,
    /// What is behind them.
    behind: Behind,
    /// Where that is.
    pub(super) end: Option<Square>,
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
    pub(super) fn flips(&self) -> usize {
        if self.behind == Behind::Own { self.length } else { 0 }
    }

    /// The border that the whole run lies on.
    pub(super) fn along(&self, square: Square) -> Option<Border> {
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

pub(super) fn border(square: Square) -> Option<Border> {
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
