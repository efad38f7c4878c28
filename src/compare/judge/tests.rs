use std::time::Duration;

use super::{
    Answering, Rules, Strictness,
    fixture::{
        assignment, but, case, judged, judged_by, live, message, printed, raised, returned, right, told, value,
        with_cell, wrong,
    },
    judge,
};
use crate::{
    compare::example::{initial, moved, pp},
    model::{Answer, Board, End, Message, Observation, Observed, Reason, Value, Verdict},
};

#[test]
fn the_failure_names_the_cells_and_shows_the_board() {
    let judgement = judged(but(2, live(with_cell(&moved(), Value::Int(2)))), End::Finished);
    let failure = judgement.failure.expect("a failure");
    assert_eq!(failure.message.id, "answer-cell");
    assert_eq!(failure.calls.len(), 3);
    assert_eq!(failure.before, Some(moved()));
    assert_eq!(failure.cells.len(), 1);
    assert_eq!(
        (failure.cells[0].row, failure.cells[0].column, failure.cells[0].expected),
        (3, 3, 1)
    );
    assert_eq!(failure.actual_cells.map(|rows| rows[3][3]), Some(Some(2)));
}

#[test]
fn a_board_as_before_the_call_is_said_to_be_that() {
    assert_eq!(
        message(&judged(but(1, live(value(&initial()))), End::Finished)),
        "answer-board-as-before"
    );
}

#[test]
fn a_board_printed_instead_of_returned_is_said_to_be_printed() {
    let mut observed = returned(Value::NIL, Some(value(&moved())));
    assert_eq!(
        message(&judged(but(1, observed.clone()), End::Finished)),
        "answer-returned-value"
    );
    observed.printed = format!("the board:\n{}\n", pp(&moved()));
    let judgement = judged(but(1, observed), End::Finished);
    assert_eq!(told(&judgement), wrong(Reason::WrongReturnValue, 1));
    assert_eq!(message(&judgement), "answer-returned-and-printed");
}

#[test]
fn the_board_that_an_exception_left_is_kept_when_it_is_wrong() {
    let judgement = judged(but(2, raised(Some(with_cell(&moved(), Value::Int(2))))), End::Finished);
    assert_eq!(told(&judgement), wrong(Reason::Exception, 2));
    let failure = judgement.failure.expect("a failure");
    assert_eq!(failure.cells.len(), 1);
    assert!(failure.actual_cells.is_some() && failure.exception.is_some());
    let unharmed = judged(but(2, raised(Some(value(&moved())))), End::Finished)
        .failure
        .expect("a failure");
    assert!(unharmed.actual_cells.is_none() && unharmed.cells.is_empty());
}

#[test]
fn presentation_warns_once_and_counts_only_where_asked_for() {
    let floats = |board: &Board| match value(board) {
        Value::List(rows) => Value::List(
            rows.into_iter()
                .map(|row| match row {
                    Value::List(cells) => Value::List(cells.into_iter().map(float).collect()),
                    other => other,
                })
                .collect(),
        ),
        other => other,
    };
    let observed = vec![live(value(&initial())), live(floats(&moved())), live(floats(&moved()))];
    let lenient = judged(observed.clone(), End::Finished);
    assert_eq!(told(&lenient), (Verdict::Accepted, None, None));
    assert_eq!(lenient.warnings, [Message::new("presentation-floats")]);
    let strict = judged_by(
        Answering::Returned,
        Strictness::Presentation,
        observed.clone(),
        End::Finished,
    );
    assert_eq!(told(&strict), (Verdict::PresentationError, None, Some(1)));
    // A wrong value at a later call goes before.
    let mut wrong_later = observed;
    wrong_later[2] = live(value(&initial()));
    let strict = judged_by(
        Answering::Returned,
        Strictness::Presentation,
        wrong_later,
        End::Finished,
    );
    assert_eq!(told(&strict), wrong(Reason::IllegalMoveChangedBoard, 2));
}

fn float(value: Value) -> Value {
    match value {
        #[allow(clippy::cast_precision_loss)]
        Value::Int(number) => Value::Float(number as f64),
        other => other,
    }
}

#[test]
fn printed_boards_are_judged_like_returned_ones() {
    let judged = |observed, strictness| judged_by(Answering::Printed, strictness, observed, End::Exited(0));
    let right = vec![printed(&pp(&initial())), printed(&pp(&moved())), printed(&pp(&moved()))];
    assert_eq!(
        told(&judged(right.clone(), Strictness::Presentation)),
        (Verdict::Accepted, None, None)
    );
    let mut digits = right.clone();
    digits[2] = printed(&pp(&moved()).replace(['[', ']', ',', ' '], ""));
    let lenient = judged(digits.clone(), Strictness::Values);
    assert_eq!(lenient.warnings, [Message::new("presentation-notation")]);
    assert_eq!(
        told(&judged(digits, Strictness::Presentation)),
        (Verdict::PresentationError, None, Some(2))
    );
    let mut words = right.clone();
    words[1] = printed("no idea");
    let judgement = judged(words, Strictness::Values);
    assert_eq!(told(&judgement), wrong(Reason::NoBoard, 1));
    assert_eq!(
        judgement.failure.and_then(|failure| failure.text).as_deref(),
        Some("no idea")
    );
    let mut seven = right;
    seven[1] = printed(&pp(&moved()).replacen("[0, 0, 0, 0, 0, 0, 0, 0],\n ", "", 1));
    assert_eq!(told(&judged(seven, Strictness::Values)), wrong(Reason::WrongShape, 1));
}

#[test]
fn a_program_that_prints_too_few_boards_is_judged_by_what_it_printed_instead() {
    let judgement = judged_by(
        Answering::Printed,
        Strictness::Values,
        vec![printed(&pp(&initial()))],
        End::Finished,
    );
    assert_eq!(told(&judgement), wrong(Reason::NoBoard, 1));
    assert_eq!(
        judgement.failure.and_then(|failure| failure.text).as_deref(),
        Some("the rest")
    );
}

#[test]
fn without_a_state_what_is_returned_is_the_board() {
    let judged = |observed: Observed| {
        let assignment = assignment();
        let rules = Rules {
            assignment: &assignment,
            limits: &assignment.limits,
            state: None,
            answers: Answering::Returned,
            strictness: Strictness::Values,
        };
        let observation = Observation {
            observed: but(2, observed),
            end: End::Finished,
            trailing: String::new(),
            time: Duration::ZERO,
        };
        judge(&rules, &case(), &observation)
    };
    assert_eq!(
        told(&judged(returned(value(&moved()), None))),
        (Verdict::Accepted, None, None)
    );
    let mut observed = returned(Value::NIL, Some(value(&moved())));
    assert_eq!(message(&judged(observed.clone())), "answer-no-board");
    observed.printed = pp(&moved());
    let judgement = judged(observed);
    assert_eq!(told(&judgement), wrong(Reason::NoBoard, 2));
    assert_eq!(message(&judgement), "answer-printed-not-returned");
}

#[test]
fn a_value_that_is_no_board_is_compared_by_value() {
    let judged = |answers, observed: Observed| {
        let assignment = assignment();
        let mut case = case();
        case.steps[1].expected.answer = Answer::Value(Value::Int(3));
        let rules = Rules {
            assignment: &assignment,
            limits: &assignment.limits,
            state: None,
            answers,
            strictness: Strictness::Values,
        };
        let mut observed = but(1, observed);
        observed.push(right()[2].clone());
        let observation = Observation {
            observed,
            end: End::Finished,
            trailing: String::new(),
            time: Duration::ZERO,
        };
        judge(&rules, &case, &observation)
    };
    for right in [returned(Value::Int(3), None), printed("3\n")] {
        let judgement = judged(Answering::Returned, right);
        assert_eq!(told(&judgement), (Verdict::Accepted, None, None));
        assert!(judgement.warnings.is_empty());
    }
    let written = judged(Answering::Returned, returned(Value::Float(3.0), None));
    assert_eq!(written.warnings, [Message::new("presentation-value")]);
    for other in [returned(Value::Int(4), None), printed("4\n"), printed("")] {
        assert_eq!(told(&judged(Answering::Printed, other)), wrong(Reason::WrongValue, 1));
    }
}
