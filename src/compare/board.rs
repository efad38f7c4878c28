//! What can be wrong with a board that was given as an answer.

use super::{
    finding::{Finding, Shown},
    grid,
    reading::{Reading, answer},
    seen::{Given, Seen, Source},
    sentence,
};
use crate::model::{CellDifference, Effect, Message, Reason};

pub(super) fn no_board(seen: &Seen<'_>) -> Option<Finding> {
    let given = seen.given.as_ref()?;
    if given.reading != Reading::Nothing {
        return None;
    }
    let message = match given.source {
        Source::State(name, None) => Message::new("answer-state-undefined").with("state", name),
        Source::Returned(value) if seen.was_printed(given) => {
            Message::new("answer-printed-not-returned").with("value", sentence::shown(value))
        }
        Source::State(_, Some(value)) | Source::Returned(value) => Message::new("answer-no-board")
            .with("what", given.what())
            .with("value", sentence::shown(value)),
        Source::Printed(text) if text.trim().is_empty() => Message::new("answer-nothing-printed"),
        Source::Printed(_) => Message::new("answer-no-board-printed"),
    };
    Some(Finding::new(Reason::NoBoard, message).showing(given.shown()))
}

pub(super) fn wrong_shape(seen: &Seen<'_>) -> Option<Finding> {
    let given = seen.given.as_ref()?;
    let Reading::Misshapen(misshape) = &given.reading else {
        return None;
    };
    let message = misshape.message(given.what(), seen.vocabulary.size());
    Some(Finding::new(Reason::WrongShape, message).showing(given.shown()))
}

pub(super) fn wrong_cells(seen: &Seen<'_>) -> Option<Finding> {
    let given = seen.given.as_ref()?;
    let Reading::Rows { rows, .. } = &given.reading else {
        return None;
    };
    let cells = grid::differences(given.expected, rows);
    let is_foreign = |cell: &&CellDifference| rows[cell.row][cell.column].cell().is_none();
    let foreign: Vec<CellDifference> = cells.iter().filter(is_foreign).cloned().collect();
    if foreign.is_empty() {
        return None;
    }
    let message = Message::new("answer-foreign-cells")
        .with("cells", sentence::holdings(&foreign))
        .with("allowed", sentence::choice(seen.vocabulary.values()));
    Some(Finding::new(Reason::WrongCells, message).showing(given.shown_rows().with_rows(rows, cells)))
}

pub(super) fn different_cells(seen: &Seen<'_>) -> Option<Finding> {
    let given = seen.given.as_ref()?;
    let Reading::Rows { rows, .. } = &given.reading else {
        return None;
    };
    let cells = grid::differences(given.expected, rows);
    if cells.is_empty() {
        return None;
    }
    let as_before = seen.before.is_some_and(|before| given.reading.is(before));
    let reason = match seen.step.expected.effect {
        Effect::Started => Reason::InitialBoard,
        Effect::Changed if as_before => Reason::LegalMoveIgnored,
        Effect::Changed => Reason::WrongFlips,
        Effect::Unchanged => Reason::IllegalMoveChangedBoard,
    };
    let named = sentence::differences(&cells);
    let message = if as_before {
        Message::new("answer-board-as-before").with("cells", named)
    } else {
        named
    };
    Some(Finding::new(reason, message).showing(given.shown_rows().with_rows(rows, cells)))
}

pub(super) fn wrong_return_value(seen: &Seen<'_>) -> Option<Finding> {
    let given = seen.given.as_ref()?;
    let (value, reading) = given.returned.as_ref()?;
    if reading.is(given.expected) {
        return None;
    }
    let shown = Shown {
        actual: Some((*value).clone()),
        ..Shown::default()
    };
    let message = |id| Message::new(id).with("what", given.what());
    let (message, shown) = match reading {
        Reading::Rows { rows, .. } => {
            let cells = grid::differences(given.expected, rows);
            let named = message(RETURNED_BOARD).with("cells", sentence::differences(&cells));
            (named, shown.with_rows(rows, cells))
        }
        _ if seen.was_printed(given) => (
            message(RETURNED_AND_PRINTED).with("value", sentence::shown(value)),
            shown,
        ),
        _ => (message(RETURNED_VALUE).with("value", sentence::shown(value)), shown),
    };
    Some(Finding::new(Reason::WrongReturnValue, message).showing(shown))
}

const RETURNED_BOARD: &str = "answer-returned-board";
const RETURNED_AND_PRINTED: &str = "answer-returned-and-printed";
const RETURNED_VALUE: &str = "answer-returned-value";

impl Seen<'_> {
    /// Whether the expected board was printed during the call, where it had to be returned.
    fn was_printed(&self, given: &Given<'_>) -> bool {
        answer(self.printed, self.vocabulary)
            .is_some_and(|board| grid::differences(given.expected, &board.rows).is_empty())
    }
}

impl Given<'_> {
    /// What the board is, as the subject of a sentence.
    fn what(&self) -> Message {
        match self.source {
            Source::State(name, _) => Message::new("answer-what-state").with("state", name),
            Source::Returned(_) => Message::new("answer-what-returned"),
            Source::Printed(_) => Message::new("answer-what-printed"),
        }
    }

    /// What there is to show where no board can be drawn.
    fn shown(&self) -> Shown {
        let text = match self.source {
            Source::Printed(text) => Some(text.to_owned()),
            _ => None,
        };
        Shown {
            text,
            ..self.shown_rows()
        }
    }

    /// What there is to show beside a board that can be drawn.
    fn shown_rows(&self) -> Shown {
        let actual = match self.source {
            Source::State(_, value) => value.cloned(),
            Source::Returned(value) => Some(value.clone()),
            Source::Printed(_) => None,
        };
        Shown {
            actual,
            ..Shown::default()
        }
    }
}
