use super::grid::Held;
use crate::model::{CellDifference, Exception, Judgement, Message, Value};

/// What is wrong at one call.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    /// The judgement of the case.
    pub(super) judgement: Judgement,
    /// What happened, in one sentence.
    pub(super) message: Message,
    /// What there is to show.
    pub(super) shown: Shown,
}

/// What there is to show of an answer; see [`crate::model::Failure`].
#[derive(Clone, Debug, Default)]
pub(super) struct Shown {
    pub(super) actual: Option<Value>,
    pub(super) actual_cells: Option<Vec<Vec<Option<u8>>>>,
    pub(super) cells: Vec<CellDifference>,
    pub(super) text: Option<String>,
    pub(super) exception: Option<Exception>,
}

impl Finding {
    /// A finding with nothing to show but its sentence.
    pub(super) fn new(judgement: impl Into<Judgement>, message: Message) -> Self {
        Self {
            judgement: judgement.into(),
            message,
            shown: Shown::default(),
        }
    }

    /// The same finding with something to show.
    pub(super) fn showing(self, shown: Shown) -> Self {
        Self { shown, ..self }
    }
}

impl Shown {
    /// The same with a board beside the expected one.
    pub(super) fn with_rows(mut self, rows: &[Vec<Held>], cells: Vec<CellDifference>) -> Self {
        self.actual_cells = Some(rows.iter().map(|row| row.iter().map(Held::cell).collect()).collect());
        self.cells = cells;
        self
    }
}
