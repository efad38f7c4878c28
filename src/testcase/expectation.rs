use std::ops::Range;

use serde_saphyr::Spanned;

use super::{
    board::{self, parse_board},
    document::Document,
    fault::Fault,
};
use crate::model::{Answer, Effect, Expected, Message, Notation};

/// What a step says when its call has to leave the board alone.
const UNCHANGED: &str = "unchanged";

/// Holds what a suite states about a call against what the reference answers to it.
pub(super) fn prove(
    document: &Document,
    notation: &Notation,
    expected: &Expected,
    stated: &Spanned<String>,
) -> Result<(), Fault> {
    let whole = document.span(stated);
    if stated.value.trim() == UNCHANGED {
        return match expected.effect {
            Effect::Unchanged => Ok(()),
            Effect::Started | Effect::Changed => Err(contradicted(notation, expected, whole)),
        };
    }
    let Answer::Board(answered) = &expected.answer else {
        return Err(Fault::new(whole, Message::new("suite-no-board")).help(Message::new("suite-no-board-help")));
    };
    let lines = document.lines(stated);
    if let ([(_, word)], 2..) = (lines.as_slice(), notation.size) {
        return Err(not_an_expectation(notation, word, whole));
    }
    let board = parse_board(notation, &lines, whole.clone())?;
    match board
        .rows()
        .zip(answered.rows())
        .position(|(stated, answered)| stated != answered)
    {
        None => Ok(()),
        Some(row) => {
            let span = lines.get(row).map_or(whole, |(span, _)| span.clone());
            Err(contradicted(notation, expected, span))
        }
    }
}

fn not_an_expectation(notation: &Notation, word: &str, span: Range<usize>) -> Fault {
    let help = Message::new("suite-expectation-help")
        .with("word", UNCHANGED)
        .with("size", notation.size);
    Fault::new(span, Message::new("suite-expectation").with("written", word)).help(help)
}

fn contradicted(notation: &Notation, expected: &Expected, span: Range<usize>) -> Fault {
    let message = Message::new("suite-contradicted").with("rule", expected.rule.clone());
    let help = match &expected.answer {
        Answer::Board(board) => Message::new("suite-board").with("rows", board::rows(notation, board)),
        Answer::Value(_) => Message::new("suite-no-board-help"),
    };
    Fault::new(span, message).help(help)
}
