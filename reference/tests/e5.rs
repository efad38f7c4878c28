//! Assignment E5: its worked example call by call, and what a call says about itself.

use reference::e5::{Cells, E5, Effect, Undefined, number, player};
use reference::othello::{Disc::Black, Disc::White, Illegal};

use Does::{Nothing, Place};

/// The initial board, as the assignment prints it.
const INITIAL: Cells = [
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 2, 1, 0, 0, 0],
    [0, 0, 0, 1, 2, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
];

fn initialized() -> E5 {
    let mut e5 = E5::new();
    e5.initialize_othello();
    e5
}

/// The arguments of `move_othello p, i, j`.
type Arguments = (u8, u8, u8);

/// Makes legal moves.
#[track_caller]
fn after(moves: &[Arguments]) -> E5 {
    let mut e5 = initialized();
    for &(p, i, j) in moves {
        let effect = e5.move_othello(player(p).expect("1 or 2"), i, j);
        assert!(
            matches!(effect, Ok(Effect::Placed(_))),
            "move_othello {p}, {i}, {j}: {effect:?}"
        );
    }
    e5
}

#[test]
fn initial_board() {
    assert_eq!(initialized().cells(), Some(INITIAL));
}

#[test]
fn initialising_again_starts_afresh() {
    let mut e5 = after(&[(1, 3, 2), (2, 2, 4)]);
    e5.initialize_othello();
    assert_eq!(e5, initialized());
}

/// The calls of the assignment's example, what each does, and rows 2 to 5 of the board it prints; all other rows stay empty.
const WORKED_EXAMPLE: [(Arguments, Does, [&str; 4]); 7] = [
    ((1, 3, 2), Place, ["00000000", "00111000", "00012000", "00000000"]),
    ((2, 2, 4), Place, ["00002000", "00112000", "00012000", "00000000"]),
    ((1, 3, 5), Place, ["00002000", "00111100", "00012000", "00000000"]),
    ((2, 4, 2), Place, ["00002000", "00121100", "00222000", "00000000"]),
    ((1, 5, 4), Place, ["00002000", "00121100", "00211000", "00001000"]),
    ((2, 2, 3), Nothing, ["00002000", "00121100", "00211000", "00001000"]),
    ((2, 6, 6), Nothing, ["00002000", "00121100", "00211000", "00001000"]),
];

#[derive(Debug, PartialEq)]
enum Does {
    Place,
    Nothing,
}

#[test]
fn worked_example() {
    let mut e5 = initialized();
    for ((p, i, j), does, rows) in WORKED_EXAMPLE {
        let did = match e5.move_othello(player(p).expect("1 or 2"), i, j) {
            Ok(Effect::Placed(_)) => Place,
            Ok(Effect::Unchanged(Illegal::NoFlip)) => Nothing,
            other => panic!("move_othello {p}, {i}, {j}: {other:?}"),
        };
        assert_eq!(did, does, "move_othello {p}, {i}, {j}");

        let printed = e5
            .cells()
            .expect("a board")
            .map(|row| row.map(|cell| cell.to_string()).concat());
        assert_eq!(printed[2..6], rows, "move_othello {p}, {i}, {j}");
        assert!([0, 1, 6, 7].iter().all(|&row| printed[row] == "00000000"));
    }
}

#[test]
fn a_legal_move_names_its_square_and_its_flips() {
    let mut e5 = after(&[(1, 3, 2), (2, 2, 4), (1, 3, 5)]);
    let Ok(Effect::Placed(placement)) = e5.move_othello(White, 4, 2) else {
        panic!("a legal move")
    };
    let flipped: Vec<String> = placement.flipped.iter().map(ToString::to_string).collect();
    assert_eq!(placement.square.to_string(), "c5");
    assert_eq!(flipped, ["d4", "d5"]);
}

#[test]
fn no_turn_order_is_enforced() {
    after(&[(2, 2, 4), (2, 4, 2)]);
}

#[test]
fn an_illegal_move_says_why_and_changes_nothing() {
    let before = after(&[(1, 3, 2)]);
    let calls = [
        (White, 3, 3, Illegal::Occupied(Black), "occupied"),
        (Black, 3, 3, Illegal::Occupied(Black), "occupied"),
        (Black, 4, 4, Illegal::Occupied(White), "occupied"),
        (White, 0, 0, Illegal::NoFlip, "no-flip"),
        (Black, 2, 4, Illegal::NoFlip, "no-flip"),
    ];
    for (disc, i, j, illegal, id) in calls {
        let mut e5 = before.clone();
        assert_eq!(
            e5.move_othello(disc, i, j),
            Ok(Effect::Unchanged(illegal)),
            "{disc} {i}, {j}"
        );
        assert_eq!(illegal.id(), id);
        assert_eq!(e5, before);
    }
}

#[test]
fn calls_the_assignment_does_not_define() {
    let mut e5 = E5::new();
    assert_eq!(e5.move_othello(Black, 3, 2), Err(Undefined::BeforeInitialize));
    assert_eq!((&e5, e5.cells()), (&E5::default(), None));

    e5.initialize_othello();
    for (i, j) in [(8, 0), (0, 8), (255, 255)] {
        assert_eq!(e5.move_othello(Black, i, j), Err(Undefined::OffBoard), "{i}, {j}");
    }
    assert_eq!(e5, initialized());
}

#[test]
fn players_are_numbered_as_their_discs_are() {
    assert_eq!([0, 1, 2, 3].map(player), [None, Some(Black), Some(White), None]);
    assert_eq!([Black, White].map(number), [1, 2]);
}
