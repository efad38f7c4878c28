use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A square board of cells, each a small number of the assignment's notation (for Othello 0, 1 and 2).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    size: usize,
    cells: Vec<u8>,
}

impl Board {
    /// A board from its rows, the upper one first; `None` unless there are as many columns in each row as there are rows.
    pub fn from_rows(rows: &[Vec<u8>]) -> Option<Self> {
        let size = rows.len();
        rows.iter().all(|row| row.len() == size).then(|| Self {
            size,
            cells: rows.concat(),
        })
    }

    /// The number of rows, which is the number of columns.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The cell in a row and a column, both from 0.
    ///
    /// # Panics
    /// When either is not below [`Board::size`].
    pub fn at(&self, row: usize, column: usize) -> u8 {
        assert!(row < self.size && column < self.size, "outside the board");
        self.cells[row * self.size + column]
    }

    /// The rows, the upper one first.
    pub fn rows(&self) -> impl Iterator<Item = &[u8]> {
        self.cells.chunks(self.size.max(1))
    }
}

impl<const N: usize> From<[[u8; N]; N]> for Board {
    fn from(rows: [[u8; N]; N]) -> Self {
        Self {
            size: N,
            cells: rows.concat(),
        }
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.rows())
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let rows = Vec::<Vec<u8>>::deserialize(deserializer)?;
        Self::from_rows(&rows).ok_or_else(|| D::Error::custom("a board is square"))
    }
}
