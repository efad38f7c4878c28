//! What the tests of this module share: the notation of Othello and a few of its boards.

use crate::model::{Board, Cell, Notation};

pub(super) fn othello() -> Notation {
    sized(8)
}

pub(super) fn sized(size: usize) -> Notation {
    let cell = |value, sign, also: &[&str]| Cell {
        value,
        sign,
        also: also.iter().map(|&word| word.to_owned()).collect(),
    };
    Notation {
        size,
        cells: vec![
            cell(0, '.', &["-", "_", "+", "·", "・", "空", " "]),
            cell(1, '#', &["X", "x", "B", "b", "*", "@", "●", "黒", "black"]),
            cell(2, 'o', &["O", "W", "w", "○", "◯", "白", "white"]),
        ],
    }
}

/// A board from its signs, a row a word.
pub(super) fn board(signs: &str) -> Board {
    let value = |sign| match sign {
        '#' => 1,
        'o' => 2,
        _ => 0,
    };
    let rows: Vec<Vec<u8>> = signs
        .split_whitespace()
        .map(|row| row.chars().map(value).collect())
        .collect();
    Board::from_rows(&rows).expect("a square board")
}

pub(super) fn initial() -> Board {
    board("........ ........ ........ ...o#... ...#o... ........ ........ ........")
}

/// After `move_othello 1, 3, 2`.
pub(super) fn moved() -> Board {
    board("........ ........ ........ ..###... ...#o... ........ ........ ........")
}

/// The board as Ruby's `pp` prints it, without the last line end.
pub(super) fn pp(board: &Board) -> String {
    let rows: Vec<String> = board.rows().map(|row| format!("{row:?}")).collect();
    format!("[{}]", rows.join(",\n "))
}
