//! A board as far as it can be read from an answer.

use super::{
    grid::{self, Held, Misshape},
    printed::{self, Printed, Spelling},
    vocabulary::Vocabulary,
};
use crate::model::{Board, Message, Value};

/// What was found where a board is expected.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Reading {
    /// Exactly the expected board, in the assignment's own notation.
    Exact,
    /// Rows of the board's shape.
    Rows { rows: Vec<Vec<Held>>, writing: Writing },
    /// Rows of another shape.
    Misshapen(Misshape),
    /// Nothing that reads as a board.
    Nothing,
}

/// How the cells of a board were written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Writing {
    /// As the assignment writes them.
    Own,
    /// As numbers that are whole but not of a whole kind: `1.0`.
    Floats,
    /// As texts: `"1"`, `"#"`.
    Texts,
    /// The whole board as one text.
    OneText,
    /// Printed in another notation.
    OtherNotation,
}

impl Writing {
    /// What is not as the assignment writes it.
    pub(super) fn remark(self) -> Option<Message> {
        match self {
            Self::Own => None,
            Self::Floats => Some(Message::new("presentation-floats")),
            Self::Texts => Some(Message::new("presentation-texts")),
            Self::OneText => Some(Message::new("presentation-one-text")),
            Self::OtherNotation => Some(Message::new("presentation-notation")),
        }
    }
}

impl Reading {
    /// The board in a value.
    pub(super) fn of_value(value: &Value, expected: &Board, vocabulary: &Vocabulary) -> Self {
        if is_exactly(value, expected) {
            return Self::Exact;
        }
        match value {
            Value::List(items) => list(items, vocabulary),
            Value::Text(text) => answer(text, vocabulary).map_or(Self::Nothing, |board| {
                Self::of_rows(board.rows, Writing::OneText, vocabulary)
            }),
            _ => Self::Nothing,
        }
    }

    /// The board in a printed text.
    pub(super) fn of_text(text: &str, expected: &Board, vocabulary: &Vocabulary) -> Self {
        if printed::is_own(text, expected.rows().map(|row| row.iter().copied())) {
            return Self::Exact;
        }
        answer(text, vocabulary).map_or(Self::Nothing, |board| {
            let writing = match board.spelling {
                Spelling::Own => Writing::Own,
                Spelling::Other => Writing::OtherNotation,
            };
            Self::of_rows(board.rows, writing, vocabulary)
        })
    }

    fn of_rows(rows: Vec<Vec<Held>>, writing: Writing, vocabulary: &Vocabulary) -> Self {
        match Misshape::of(&rows, vocabulary.size()) {
            Some(misshape) => Self::Misshapen(misshape),
            None => Self::Rows { rows, writing },
        }
    }

    /// Whether it is the expected board, however it is written.
    pub(super) fn is(&self, expected: &Board) -> bool {
        match self {
            Self::Exact => true,
            Self::Rows { rows, .. } => grid::differences(expected, rows).is_empty(),
            Self::Misshapen(_) | Self::Nothing => false,
        }
    }
}

/// The board that answers a call, among all that were printed during it: the last one, as it is the board after the call.
pub(super) fn answer(text: &str, vocabulary: &Vocabulary) -> Option<Printed> {
    let mut boards = printed::read(text, vocabulary);
    match boards.iter().rposition(|board| grid::is_board(&board.rows, vocabulary)) {
        Some(last) => Some(boards.swap_remove(last)),
        None => boards.pop(),
    }
}

/// Nearly every answer is right: this is told without making anything.
fn is_exactly(value: &Value, board: &Board) -> bool {
    let Value::List(rows) = value else { return false };
    rows.len() == board.size()
        && rows.iter().zip(board.rows()).all(|(row, wanted)| {
            let Value::List(cells) = row else { return false };
            let same =
                |(cell, &wanted): (&Value, &u8)| matches!(cell, Value::Int(number) if *number == i64::from(wanted));
            cells.len() == wanted.len() && cells.iter().zip(wanted).all(same)
        })
}

fn list(items: &[Value], vocabulary: &Vocabulary) -> Reading {
    if let Some(reading) = text_rows(items, vocabulary) {
        return reading;
    }
    if !items.is_empty() && !items.iter().any(|item| matches!(item, Value::List(_))) {
        return Reading::Misshapen(Misshape::Flat(items.len()));
    }
    let mut writing = Writing::Own;
    let mut rows = Vec::with_capacity(items.len());
    for (row, item) in items.iter().enumerate() {
        let Value::List(cells) = item else {
            let value = item.clone();
            return Reading::Misshapen(Misshape::NoRow { row, value });
        };
        rows.push(cells.iter().map(|cell| held(cell, &mut writing, vocabulary)).collect());
    }
    Reading::of_rows(rows, writing, vocabulary)
}

/// A list of texts, a row each: `["........", …]`.
fn text_rows(items: &[Value], vocabulary: &Vocabulary) -> Option<Reading> {
    let mut lines = String::new();
    for item in items {
        let Value::Text(line) = item else { return None };
        lines.push_str(line);
        lines.push('\n');
    }
    let board = answer(&lines, vocabulary)?;
    (board.rows.len() == items.len()).then(|| Reading::of_rows(board.rows, Writing::Texts, vocabulary))
}

fn held(cell: &Value, writing: &mut Writing, vocabulary: &Vocabulary) -> Held {
    let (known, written) = match cell {
        Value::Int(number) => (vocabulary.number(*number), Writing::Own),
        Value::Float(number) => (whole(*number, vocabulary), Writing::Floats),
        Value::Text(text) => (vocabulary.word(text), Writing::Texts),
        _ => (None, Writing::Own),
    };
    let Some(value) = known else {
        return Held::Foreign(cell.clone());
    };
    if *writing == Writing::Own {
        *writing = written;
    }
    Held::Cell(value)
}

fn whole(number: f64, vocabulary: &Vocabulary) -> Option<u8> {
    let same = |value: &u8| f64::from(*value).total_cmp(&(number + 0.0)).is_eq();
    vocabulary.values().iter().copied().find(same)
}

#[cfg(test)]
mod tests {
    use super::{Reading, Writing};
    use crate::{
        compare::{
            example::{initial, othello},
            grid::Misshape,
            vocabulary::Vocabulary,
        },
        model::Value,
    };

    fn rows(cell: impl Fn(u8) -> Value) -> Vec<Value> {
        initial()
            .rows()
            .map(|row| Value::List(row.iter().map(|&value| cell(value)).collect()))
            .collect()
    }

    fn read(value: &Value) -> Reading {
        Reading::of_value(value, &initial(), &Vocabulary::new(&othello()))
    }

    fn writing(value: &Value) -> Writing {
        match read(value) {
            Reading::Rows { writing, .. } if read(value).is(&initial()) => writing,
            other => panic!("not the board: {other:?}"),
        }
    }

    #[test]
    fn whole_numbers_in_lists_are_exact() {
        assert_eq!(
            read(&Value::List(rows(|value| Value::Int(value.into())))),
            Reading::Exact
        );
    }

    #[test]
    fn the_same_board_in_other_kinds_of_values_is_read() {
        let signs = |value: u8| [".", "X", "O"][usize::from(value)].to_owned();
        assert_eq!(
            writing(&Value::List(rows(|value| Value::Float(value.into())))),
            Writing::Floats
        );
        assert_eq!(
            writing(&Value::List(rows(|value| Value::Text(value.to_string())))),
            Writing::Texts
        );
        assert_eq!(
            writing(&Value::List(rows(|value| Value::Text(signs(value))))),
            Writing::Texts
        );
        let lines: Vec<String> = initial()
            .rows()
            .map(|row| row.iter().map(|&value| signs(value)).collect())
            .collect();
        assert_eq!(writing(&Value::Text(lines.join("\n"))), Writing::OneText);
        assert_eq!(
            writing(&Value::List(lines.into_iter().map(Value::Text).collect())),
            Writing::Texts
        );
    }

    #[test]
    fn negative_zero_is_an_empty_cell_and_a_half_is_none() {
        let mut board = rows(|value| Value::Float(value.into()));
        board[0] = Value::List(vec![Value::Float(-0.0); 8]);
        assert_eq!(writing(&Value::List(board.clone())), Writing::Floats);
        board[0] = Value::List(vec![Value::Float(0.5); 8]);
        assert!(!read(&Value::List(board)).is(&initial()));
    }

    #[test]
    fn another_shape_is_told() {
        let flat = Value::List(vec![Value::Int(0); 64]);
        assert_eq!(read(&flat), Reading::Misshapen(Misshape::Flat(64)));
        let mut board = rows(|value| Value::Int(value.into()));
        board[7] = Value::NIL;
        let no_row = Misshape::NoRow {
            row: 7,
            value: Value::NIL,
        };
        assert_eq!(read(&Value::List(board)), Reading::Misshapen(no_row));
        assert_eq!(
            read(&Value::List(Vec::new())),
            Reading::Misshapen(Misshape::RowCount(0))
        );
    }

    #[test]
    fn no_board_is_told() {
        for value in [
            Value::NIL,
            Value::Bool(false),
            Value::Int(3),
            Value::Text("ok".to_owned()),
        ] {
            assert_eq!(read(&value), Reading::Nothing, "{value}");
        }
    }
}
