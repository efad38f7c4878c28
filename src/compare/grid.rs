use super::{sentence, vocabulary::Vocabulary};
use crate::model::{Board, CellDifference, Message, Value};

/// What stands where a cell of a board is expected.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Held {
    /// A cell of the notation, by its value.
    Cell(u8),
    /// Anything else.
    Foreign(Value),
}

impl Held {
    /// The cell's value; `None` outside the notation.
    pub(super) fn cell(&self) -> Option<u8> {
        match self {
            Self::Cell(value) => Some(*value),
            Self::Foreign(_) => None,
        }
    }

    /// What stands there, as a value.
    pub(super) fn value(&self) -> Value {
        match self {
            Self::Cell(value) => Value::Int((*value).into()),
            Self::Foreign(value) => value.clone(),
        }
    }
}

/// Why rows are no board of the right size.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Misshape {
    /// So many cells without rows.
    Flat(usize),
    /// So many rows.
    RowCount(usize),
    /// A row with so many cells.
    RowLength { row: usize, length: usize },
    /// Something that is no row.
    NoRow { row: usize, value: Value },
}

impl Misshape {
    /// What is wrong with the rows; `None` when there are `size` rows of `size` cells.
    pub(super) fn of(rows: &[Vec<Held>], size: usize) -> Option<Self> {
        match rows {
            [only] if only.len() > size => return Some(Self::Flat(only.len())),
            _ if rows.len() > size && rows.iter().all(|row| row.len() == 1) => return Some(Self::Flat(rows.len())),
            _ if rows.len() != size => return Some(Self::RowCount(rows.len())),
            _ => {}
        }
        let row = rows.iter().position(|row| row.len() != size)?;
        Some(Self::RowLength {
            row,
            length: rows[row].len(),
        })
    }

    /// The sentence about `what`, which has the wrong shape.
    pub(super) fn message(&self, what: Message, size: usize) -> Message {
        let message = match self {
            Self::Flat(count) => Message::new("answer-flat").with("count", *count),
            Self::RowCount(count) => Message::new("answer-row-count").with("count", *count),
            Self::RowLength { row, length } => Message::new("answer-row-length")
                .with("row", *row)
                .with("length", *length),
            Self::NoRow { row, value } => Message::new("answer-no-row")
                .with("row", *row)
                .with("value", sentence::shown(value)),
        };
        message.with("what", what).with("size", size)
    }
}

/// Where rows of the board's shape are not as the board has them.
pub(super) fn differences(board: &Board, rows: &[Vec<Held>]) -> Vec<CellDifference> {
    let mut cells = Vec::new();
    for (row, (wanted, held)) in board.rows().zip(rows).enumerate() {
        for (column, (&expected, held)) in wanted.iter().zip(held).enumerate() {
            if held.cell() != Some(expected) {
                cells.push(CellDifference {
                    row,
                    column,
                    expected,
                    actual: held.value(),
                });
            }
        }
    }
    cells
}

/// Whether there are `size` rows of `size` cells, all of the notation.
pub(super) fn is_board(rows: &[Vec<Held>], vocabulary: &Vocabulary) -> bool {
    Misshape::of(rows, vocabulary.size()).is_none() && rows.iter().flatten().all(|held| held.cell().is_some())
}

#[cfg(test)]
mod tests {
    use super::{Held, Misshape};

    fn rows(lengths: &[usize]) -> Vec<Vec<Held>> {
        lengths.iter().map(|&length| vec![Held::Cell(0); length]).collect()
    }

    #[test]
    fn the_shape_is_told_by_its_first_fault() {
        let of = |lengths: &[usize]| Misshape::of(&rows(lengths), 3);
        assert_eq!(of(&[3, 3, 3]), None);
        assert_eq!(of(&[3, 3]), Some(Misshape::RowCount(2)));
        assert_eq!(of(&[3, 4, 2]), Some(Misshape::RowLength { row: 1, length: 4 }));
        assert_eq!(of(&[9]), Some(Misshape::Flat(9)));
        assert_eq!(of(&[1; 9]), Some(Misshape::Flat(9)));
        assert_eq!(of(&[]), Some(Misshape::RowCount(0)));
    }
}
