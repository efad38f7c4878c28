use std::ops::Range;

use super::fault::Fault;
use crate::model::{Board, Message, Notation};

/// Reads a board that is written as rows of signs, each row given with its bytes; `whole` is where all of them stand.
pub(super) fn parse_board(
    notation: &Notation,
    rows: &[(Range<usize>, &str)],
    whole: Range<usize>,
) -> Result<Board, Fault> {
    // Blank lines below a block are no rows; YAML drops them too unless it is told to keep them.
    let filled = rows
        .iter()
        .rposition(|(_, row)| !row.trim().is_empty())
        .map_or(0, |last| last + 1);
    let mut cells = Vec::with_capacity(filled);
    for (span, row) in &rows[..filled] {
        cells.push(parse_row(notation, span, row)?);
    }
    if cells.len() > notation.size {
        return Err(wrong_height(notation, rows[notation.size].0.clone(), cells.len()));
    }
    Board::from_rows(&cells)
        .filter(|board| board.size() == notation.size)
        .ok_or_else(|| wrong_height(notation, whole, cells.len()))
}

fn parse_row(notation: &Notation, span: &Range<usize>, row: &str) -> Result<Vec<u8>, Fault> {
    let mut cells = Vec::with_capacity(notation.size);
    for (offset, sign) in row.trim_end().char_indices() {
        let cell = notation.cells.iter().find(|cell| cell.sign == sign).ok_or_else(|| {
            let exact = span.start + offset..span.start + offset + sign.len_utf8();
            // A row whose bytes are not known stands for its signs.
            let at = if span.len() == row.len() { exact } else { span.clone() };
            Fault::new(at, Message::new("board-sign").with("sign", sign.to_string()))
                .help(Message::new("board-signs").with("signs", signs(notation)))
        })?;
        cells.push(cell.value);
    }
    if cells.len() != notation.size {
        let message = Message::new("board-width")
            .with("expected", notation.size)
            .with("given", cells.len());
        return Err(Fault::new(span.clone(), message).help(Message::new("board-shape").with("size", notation.size)));
    }
    Ok(cells)
}

fn wrong_height(notation: &Notation, span: Range<usize>, given: usize) -> Fault {
    let message = Message::new("board-height")
        .with("expected", notation.size)
        .with("given", given);
    Fault::new(span, message).help(Message::new("board-shape").with("size", notation.size))
}

fn signs(notation: &Notation) -> String {
    let signs: Vec<String> = notation.cells.iter().map(|cell| cell.sign.to_string()).collect();
    signs.join(" ")
}

/// A board as a suite writes it: a line a row, a sign a cell.
pub(super) fn rows(notation: &Notation, board: &Board) -> String {
    let sign = |value: &u8| {
        notation
            .cells
            .iter()
            .find(|cell| cell.value == *value)
            .map_or('?', |cell| cell.sign)
    };
    let rows: Vec<String> = board.rows().map(|row| row.iter().map(sign).collect()).collect();
    rows.join("\n")
}
