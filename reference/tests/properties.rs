//! What holds on every board, reachable or not, for every square and both colours.

use std::collections::BTreeSet;

use proptest::prelude::*;
use reference::e5::{E5, Effect};
use reference::othello::{Board, Direction, Disc, Game, Illegal, Size, Square};

/// Any board of up to 10×10. Discs are common, as runs of several are what is to be tested.
fn boards() -> impl Strategy<Value = Board> {
    let cell = prop_oneof![2 => Just(None), 3 => Just(Some(Disc::Black)), 3 => Just(Some(Disc::White))];
    (
        prop::sample::select(vec![4, 6, 8, 10]),
        prop::collection::vec(cell, 100),
    )
        .prop_map(|(n, cells)| {
            let size = Size::new(n).expect("a board size");
            let mut cells = cells.into_iter();
            Board::from_fn(size, |_| cells.next().flatten())
        })
}

/// Every move one could try: each square with each colour.
fn attempts(board: &Board) -> impl Iterator<Item = (Disc, Square)> {
    [Disc::Black, Disc::White]
        .into_iter()
        .flat_map(|disc| board.size().squares().map(move |square| (disc, square)))
}

/// The flips of a move, found from the other end than the reference does: for each anchor in line with the placed disc, the
/// squares strictly between, where all of them are the opponent's.
fn flips_by_anchor(board: &Board, disc: Disc, placed: Square) -> BTreeSet<Square> {
    let anchors = board.size().squares().filter(|&anchor| board.get(anchor) == Some(disc));
    anchors
        .map(|anchor| between(board.size(), placed, anchor))
        .filter(|run| run.iter().all(|&square| board.get(square) == Some(disc.opponent())))
        .flatten()
        .collect()
}

/// The squares strictly between two in one line; none if they are in no line.
fn between(size: Size, from: Square, to: Square) -> Vec<Square> {
    let (row, column) = (i32::from(from.row()), i32::from(from.column()));
    let (down, right) = (i32::from(to.row()) - row, i32::from(to.column()) - column);
    if down != 0 && right != 0 && down.abs() != right.abs() {
        return Vec::new();
    }
    let at = |step: i32| {
        let row = u8::try_from(row + step * down.signum()).expect("between two rows");
        let column = u8::try_from(column + step * right.signum()).expect("between two columns");
        size.square(row, column).expect("between two squares")
    };
    (1..down.abs().max(right.abs())).map(at).collect()
}

/// One of the board's eight rotations and reflections.
#[derive(Clone, Copy, Debug)]
struct Symmetry {
    transpose: bool,
    mirror_rows: bool,
    mirror_columns: bool,
}

impl Symmetry {
    fn all() -> impl Iterator<Item = Self> {
        (0..8).map(|bits| Self {
            transpose: bits & 1 != 0,
            mirror_rows: bits & 2 != 0,
            mirror_columns: bits & 4 != 0,
        })
    }

    fn square(self, size: Size, square: Square) -> Square {
        let (mut row, mut column) = (square.row(), square.column());
        if self.transpose {
            (row, column) = (column, row);
        }
        if self.mirror_rows {
            row = size.get() - 1 - row;
        }
        if self.mirror_columns {
            column = size.get() - 1 - column;
        }
        size.square(row, column).expect("a symmetry stays on the board")
    }

    /// The board that shows on each square what `board` has on the square's image.
    fn board(self, board: &Board) -> Board {
        Board::from_fn(board.size(), |square| board.get(self.square(board.size(), square)))
    }
}

proptest! {
    #[test]
    fn a_move_is_legal_exactly_where_the_square_is_empty_and_something_flips(board in boards()) {
        for (disc, square) in attempts(&board) {
            let expected = match (board.get(square), flips_by_anchor(&board, disc, square)) {
                (Some(occupant), _) => Err(Illegal::Occupied(occupant)),
                (None, flips) if flips.is_empty() => Err(Illegal::NoFlip),
                (None, flips) => Ok(flips),
            };
            let flips = board.flips(disc, square).map(BTreeSet::from_iter);
            prop_assert_eq!(flips, expected, "{} on {} of\n{}", disc, square, board);
        }
    }

    #[test]
    fn a_legal_move_adds_one_disc_and_turns_only_its_flips(board in boards()) {
        for (disc, square) in attempts(&board) {
            let mut after = board.clone();
            let Ok(placement) = after.place(disc, square) else { continue };
            let turned = placement.flipped.len();
            prop_assert_eq!(placement.square, square);
            prop_assert_eq!(after.count(disc), board.count(disc) + 1 + turned);
            prop_assert_eq!(after.count(disc.opponent()), board.count(disc.opponent()) - turned);

            let changed: BTreeSet<Square> = board.size().squares().filter(|&s| after.get(s) != board.get(s)).collect();
            let told: BTreeSet<Square> = placement.flipped.into_iter().chain([square]).collect();
            prop_assert_eq!(changed, told);
        }
    }

    #[test]
    fn an_illegal_move_leaves_the_board_identical(board in boards()) {
        for (disc, square) in attempts(&board) {
            let mut after = board.clone();
            if after.place(disc, square).is_err() {
                prop_assert_eq!(&after, &board);
            }
        }
    }

    #[test]
    fn flips_are_listed_clockwise_from_north_and_outwards(board in boards()) {
        let rank = |from: Square, to: Square| {
            let down = i16::from(to.row()) - i16::from(from.row());
            let right = i16::from(to.column()) - i16::from(from.column());
            let direction = Direction::ALL.into_iter().position(|direction| {
                let (step_down, step_right) = direction.offset();
                (down.signum(), right.signum()) == (step_down.into(), step_right.into())
            });
            (direction, down.abs().max(right.abs()))
        };
        for (disc, square) in attempts(&board) {
            let Ok(flips) = board.flips(disc, square) else { continue };
            prop_assert!(flips.is_sorted_by_key(|&flip| rank(square, flip)), "{:?} from {}", flips, square);
        }
    }

    #[test]
    fn the_rules_are_the_same_from_every_side_of_the_board(board in boards()) {
        for symmetry in Symmetry::all() {
            let image = symmetry.board(&board);
            for (disc, square) in attempts(&image) {
                let there = image.flips(disc, square).map(|flips| {
                    flips.into_iter().map(|flip| symmetry.square(board.size(), flip)).collect::<BTreeSet<_>>()
                });
                let here = board.flips(disc, symmetry.square(board.size(), square)).map(BTreeSet::from_iter);
                prop_assert_eq!(there, here, "{:?}, {} on {}", symmetry, disc, square);
            }
        }
    }

    #[test]
    fn the_rules_are_the_same_for_both_colours(board in boards()) {
        let swapped = Board::from_fn(board.size(), |square| board.get(square).map(Disc::opponent));
        for (disc, square) in attempts(&board) {
            let expected = board.flips(disc, square).map_err(|illegal| match illegal {
                Illegal::Occupied(occupant) => Illegal::Occupied(occupant.opponent()),
                Illegal::NoFlip => Illegal::NoFlip,
            });
            prop_assert_eq!(swapped.flips(disc.opponent(), square), expected);
        }
    }

    #[test]
    fn the_side_to_move_can_and_a_game_ends_when_neither_can(choices in prop::collection::vec(any::<prop::sample::Index>(), 60)) {
        let mut game = Game::new(Size::STANDARD);
        for choice in choices {
            let Some(disc) = game.to_move() else { break };
            let moves: Vec<Square> = game.board().legal_moves(disc).collect();
            prop_assert!(!moves.is_empty(), "{} is to move but cannot on\n{}", disc, game.board());
            game.play(*choice.get(&moves)).expect("a legal move");

            let opponent_can = game.board().has_legal_move(disc.opponent());
            prop_assert_eq!(game.to_move() == Some(disc.opponent()), opponent_can);
        }
        prop_assert!(game.is_over(), "60 moves fill the board");
        prop_assert!(![Disc::Black, Disc::White].into_iter().any(|disc| game.board().has_legal_move(disc)));

        let transcript: String = game.moves().iter().map(|made| made.square.to_string()).collect();
        prop_assert_eq!(Game::replay(Size::STANDARD, &transcript), Ok(game));
    }

    #[test]
    fn e5_is_the_board_without_turns(calls in prop::collection::vec((any::<bool>(), 0..8_u8, 0..8_u8), 0..200)) {
        let mut e5 = E5::new();
        e5.initialize_othello();
        let mut board = Board::initial(Size::STANDARD);
        for (black, i, j) in calls {
            let disc = if black { Disc::Black } else { Disc::White };
            let square = Size::STANDARD.square(i, j).expect("a square");
            let expected = board.place(disc, square).map_or_else(Effect::Unchanged, Effect::Placed);
            prop_assert_eq!(e5.move_othello(disc, i, j), Ok(expected));
            prop_assert_eq!(e5.board(), Some(&board));
        }
    }
}
