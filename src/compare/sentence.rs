//! Pieces of sentences that several checks put together.

use std::fmt::{self, Write};

use crate::model::{CellDifference, Message, Value};

/// How many cells a sentence names before it only counts them: more cannot be read at a glance.
const NAMED: usize = 3;

/// How many characters of a student's value stand in a sentence.
const LENGTH: usize = 60;

/// `[3][3]: expected 1, got 2`, for the first few cells, and how many more there are.
pub(super) fn differences(cells: &[CellDifference]) -> Message {
    first_few(cells, |cell| {
        Message::new("answer-cell")
            .with("row", cell.row)
            .with("column", cell.column)
            .with("expected", cell.expected.to_string())
            .with("actual", shown(&cell.actual))
    })
}

/// `[3][3] holds nil`, for the first few cells, and how many more there are.
pub(super) fn holdings(cells: &[CellDifference]) -> Message {
    first_few(cells, |cell| {
        Message::new("answer-foreign-cell")
            .with("row", cell.row)
            .with("column", cell.column)
            .with("actual", shown(&cell.actual))
    })
}

fn first_few(cells: &[CellDifference], phrase: impl Fn(&CellDifference) -> Message) -> Message {
    let named = cells.iter().take(NAMED).map(phrase);
    let list = named.reduce(|first, second| {
        Message::new("answer-joined")
            .with("first", first)
            .with("second", second)
    });
    let list = list.unwrap_or_else(|| Message::new("answer-no-cell"));
    match cells.len().saturating_sub(NAMED) {
        0 => list,
        more => Message::new("answer-and-more").with("list", list).with("more", more),
    }
}

/// `0, 1 and 2`.
pub(super) fn choice(values: &[u8]) -> Message {
    let (last, others) = values
        .split_last()
        .map_or((String::new(), &[][..]), |(last, others)| (last.to_string(), others));
    let others = others.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    Message::new("answer-choice").with("others", others).with("last", last)
}

/// A value as one line, cut to what a sentence can hold.
pub(super) fn shown(value: &Value) -> String {
    let mut line = Cut::default();
    // A value of a mebibyte is not written out only to be cut: the first failing write ends it.
    if write!(line, "{value}").is_err() {
        line.text.push('…');
    }
    line.text
}

/// The first line of a text, cut to what a sentence can hold.
pub(super) fn first_line(text: &str) -> String {
    let text = text.trim();
    let mut line = Cut::default();
    let first = text.lines().next().unwrap_or_default();
    if line.write_str(first).is_err() || first.len() < text.len() {
        line.text.push('…');
    }
    line.text
}

/// A line that refuses what is longer than a sentence can hold.
#[derive(Default)]
struct Cut {
    text: String,
    length: usize,
}

impl fmt::Write for Cut {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for sign in text.chars() {
            if self.length == LENGTH {
                return Err(fmt::Error);
            }
            self.text.push(if sign.is_control() { ' ' } else { sign });
            self.length += 1;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{differences, first_line, shown};
    use crate::model::{Arg, CellDifference, Message, Value};

    fn cells(count: usize) -> Vec<CellDifference> {
        let cell = |column| CellDifference {
            row: 3,
            column,
            expected: 1,
            actual: Value::NIL,
        };
        (0..count).map(cell).collect()
    }

    fn arg<'m>(message: &'m Message, name: &str) -> &'m Arg {
        &message
            .args
            .iter()
            .find(|(known, _)| *known == name)
            .expect("the argument")
            .1
    }

    #[test]
    fn three_cells_are_named_and_the_rest_is_counted() {
        assert_eq!(differences(&cells(1)).id, "answer-cell");
        assert_eq!(differences(&cells(3)).id, "answer-joined");
        let many = differences(&cells(10));
        assert_eq!(many.id, "answer-and-more");
        assert_eq!(arg(&many, "more"), &Arg::Number(7));
    }

    #[test]
    fn a_huge_value_is_cut() {
        let value = Value::List(vec![Value::Int(0); 1 << 20]);
        assert_eq!(shown(&value).chars().count(), 61);
        assert_eq!(shown(&Value::Text("1\n".to_owned())), "\"1\\n\"");
    }

    #[test]
    fn only_the_first_line_of_a_message_is_told() {
        assert_eq!(
            first_line("undefined method\n\n  board[8][0]\n  ^^^"),
            "undefined method…"
        );
        assert_eq!(first_line("short\n"), "short");
    }
}
