//! What can be wrong at one call, and which of it counts.

use super::{
    board::{different_cells, no_board, wrong_cells, wrong_return_value, wrong_shape},
    ending,
    finding::{Finding, Shown},
    grid,
    judge::Answering,
    reading::Reading,
    seen::Seen,
    sentence,
    value::Agreement,
};
use crate::model::{Answer, End, Message, Reason, Reply, Value, Verdict};

/// What can be wrong at one call, the gravest first: this order is the precedence of the verdicts.
pub(super) const CHECKS: [fn(&Seen<'_>) -> Option<Finding>; 10] = [
    fault,
    limit,
    exception,
    ending,
    no_board,
    wrong_shape,
    wrong_cells,
    different_cells,
    wrong_return_value,
    wrong_value,
];

fn fault(seen: &Seen<'_>) -> Option<Finding> {
    let message = match seen.end? {
        End::Fault(detail) => Message::new("answer-fault").with("detail", detail.as_str()),
        // A harness that ends well has answered every call, or told of an exception.
        End::Finished if seen.reply.is_none() && seen.rules.answers == Answering::Returned => {
            Message::new("answer-fault-no-answer")
        }
        _ => return None,
    };
    Some(Finding::new(Verdict::JudgeError, message))
}

fn limit(seen: &Seen<'_>) -> Option<Finding> {
    let End::Limit(limit) = seen.end? else { return None };
    Some(Finding::new(
        limit.judgement(),
        ending::limit(*limit, seen.rules.limits),
    ))
}

fn exception(seen: &Seen<'_>) -> Option<Finding> {
    let Reply::Raised { exception, state } = seen.reply? else {
        return None;
    };
    Some(
        Finding::new(Reason::Exception, ending::exception(exception)).showing(Shown {
            exception: Some(exception.clone()),
            ..left_behind(seen, state.as_ref())
        }),
    )
}

/// The board that an exception left, when it is not the expected one: often the cell was written before the border was met.
fn left_behind(seen: &Seen<'_>, state: Option<&Value>) -> Shown {
    let (Some(value), Answer::Board(expected)) = (state, &seen.step.expected.answer) else {
        return Shown::default();
    };
    let Reading::Rows { rows, .. } = Reading::of_value(value, expected, seen.vocabulary) else {
        return Shown::default();
    };
    let cells = grid::differences(expected, &rows);
    if cells.is_empty() {
        return Shown::default();
    }
    let actual = Some(value.clone());
    Shown {
        actual,
        ..Shown::default()
    }
    .with_rows(&rows, cells)
}

fn ending(seen: &Seen<'_>) -> Option<Finding> {
    Some(match (seen.end?, seen.reply) {
        (End::Exited(0), Some(_)) => return None,
        (End::Exited(status), Some(_)) => {
            let message = Message::new("answer-exit-after").with("status", status.to_string());
            Finding::new(Reason::Exit, message)
        }
        (End::Exited(status), None) => {
            let message = Message::new("answer-exit").with("status", status.to_string());
            Finding::new(Reason::Exit, message)
        }
        (End::Signalled(signal), _) => Finding::new(Reason::Signal, ending::signal(*signal)),
        (End::Garbled(detail), _) => {
            let message = Message::new("answer-garbled").with("detail", detail.clone());
            Finding::new(Verdict::RunTimeError, message)
        }
        _ => return None,
    })
}

fn wrong_value(seen: &Seen<'_>) -> Option<Finding> {
    let Answer::Value(expected) = &seen.step.expected.answer else {
        return None;
    };
    if seen.agreement()? != Agreement::Different {
        return None;
    }
    let message = Message::new("answer-value").with("expected", sentence::shown(expected));
    let finding = |actual: String| Finding::new(Reason::WrongValue, message.with("actual", actual));
    if let Some(text) = seen.printed_answer() {
        let text = text.to_owned();
        return Some(finding(sentence::first_line(&text)).showing(Shown {
            text: Some(text),
            ..Shown::default()
        }));
    }
    let Some(Reply::Returned { value, .. }) = seen.reply else {
        return None;
    };
    Some(finding(sentence::shown(value)).showing(Shown {
        actual: Some(value.clone()),
        ..Shown::default()
    }))
}
