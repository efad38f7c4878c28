use clap::ValueEnum;

use crate::model::{Board, Notation};

/// A way to write a whole board as text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum BoardNotation {
    /// As Ruby's `pp` writes an array of arrays.
    #[default]
    Pp,
    /// As a suite writes it: a row a line, a sign a cell.
    Rows,
    /// Every cell as a digit, on one line.
    Digits,
}

impl BoardNotation {
    /// The board in this notation, without a line end behind it.
    pub fn write(self, board: &Board, notation: &Notation) -> String {
        match self {
            Self::Pp => pp(board),
            Self::Rows => lines(board, |cell| sign(cell, notation), "\n"),
            Self::Digits => lines(board, digit, ""),
        }
    }
}

/// Ruby breaks an array into lines only where it does not fit into 79 columns (`PP.pp`, its default width).
fn pp(board: &Board) -> String {
    const WIDTH: usize = 79;
    let rows: Vec<String> = board.rows().map(|row| format!("{row:?}")).collect();
    let line = format!("[{}]", rows.join(", "));
    if line.len() <= WIDTH {
        return line;
    }
    format!("[{}]", rows.join(",\n "))
}

fn lines(board: &Board, write: impl Fn(u8) -> char, separator: &str) -> String {
    let rows: Vec<String> = board
        .rows()
        .map(|row| row.iter().map(|&cell| write(cell)).collect())
        .collect();
    rows.join(separator)
}

fn sign(cell: u8, notation: &Notation) -> char {
    let known = notation.cells.iter().find(|known| known.value == cell);
    known.map_or_else(|| digit(cell), |known| known.sign)
}

fn digit(cell: u8) -> char {
    char::from_digit(cell.into(), 36).unwrap_or('?')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Cell;

    fn board(size: usize) -> Board {
        let mut rows = vec![vec![0; size]; size];
        rows[0][1] = 1;
        rows[1][0] = 2;
        Board::from_rows(&rows).expect("a square")
    }

    fn notation(size: usize) -> Notation {
        let cell = |(value, sign)| Cell {
            value,
            sign,
            also: Vec::new(),
        };
        let cells = [(0, '.'), (1, '#'), (2, 'o')].map(cell).to_vec();
        Notation { size, cells }
    }

    #[test]
    fn writes_what_ruby_writes() {
        let wide = BoardNotation::Pp.write(&board(6), &notation(6));
        insta::assert_snapshot!(wide, @r"
        [[0, 1, 0, 0, 0, 0],
         [2, 0, 0, 0, 0, 0],
         [0, 0, 0, 0, 0, 0],
         [0, 0, 0, 0, 0, 0],
         [0, 0, 0, 0, 0, 0],
         [0, 0, 0, 0, 0, 0]]
        ");
        let narrow = BoardNotation::Pp.write(&board(2), &notation(2));
        assert_eq!(narrow, "[[0, 1], [2, 0]]");
    }

    #[test]
    fn writes_signs_and_digits() {
        assert_eq!(BoardNotation::Rows.write(&board(2), &notation(2)), ".#\no.");
        assert_eq!(BoardNotation::Digits.write(&board(2), &notation(2)), "0120");
    }
}
