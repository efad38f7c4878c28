use super::Board;

/// What came of one call, as far as programs can be told apart by it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Trace {
    /// What the call gave back; `None` where it raised an exception.
    pub given: Option<Given>,
    /// The board that the call left behind; `None` where that cannot be seen, since the program shows it by its answers only.
    pub board: Option<Board>,
}

/// What a call gave back, or printed where printing is answering.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Given {
    /// A board.
    Board(Board),
    /// No value.
    Nothing,
    /// A truth value.
    Bool(bool),
    /// A whole number.
    Number(i64),
}

impl Trace {
    /// Whether a program of which this is known may be seen like that.
    pub fn explains(&self, seen: &Self) -> bool {
        self.given == seen.given && (seen.board.is_none() || self.board == seen.board)
    }
}
