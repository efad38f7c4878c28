//! Which verdict counts.

use super::fixture::{Told, but, judged, live, message, raised, returned, right, told, value, with_cell, wrong};
use crate::{
    compare::example::{board, initial, moved},
    model::{End, Limit, Message, Observed, Reason, Value, Verdict},
};

#[test]
fn right_answers_are_accepted() {
    for end in [End::Finished, End::Exited(0)] {
        let judgement = judged(right().to_vec(), end);
        assert_eq!(told(&judgement), (Verdict::Accepted, None, None));
        assert!(judgement.failure.is_none() && judgement.warnings.is_empty());
    }
}

#[test]
fn each_reason_is_told_at_its_call() {
    let board_left = board("........ ........ ........ ..####.. ...#o... ........ ........ ........");
    let table: Vec<(&str, Vec<Observed>, Told)> = vec![
        ("initial", but(0, live(value(&moved()))), wrong(Reason::InitialBoard, 0)),
        (
            "ignored",
            but(1, live(value(&initial()))),
            wrong(Reason::LegalMoveIgnored, 1),
        ),
        ("flips", but(1, live(value(&board_left))), wrong(Reason::WrongFlips, 1)),
        (
            "illegal",
            but(2, live(with_cell(&moved(), Value::Int(2)))),
            wrong(Reason::IllegalMoveChangedBoard, 2),
        ),
        (
            "nil cell",
            but(1, live(with_cell(&moved(), Value::NIL))),
            wrong(Reason::WrongCells, 1),
        ),
        (
            "foreign number",
            but(1, live(with_cell(&moved(), Value::Int(3)))),
            wrong(Reason::WrongCells, 1),
        ),
        (
            "flat",
            but(0, live(Value::List(vec![Value::Int(0); 64]))),
            wrong(Reason::WrongShape, 0),
        ),
        ("nil", but(0, live(Value::NIL)), wrong(Reason::NoBoard, 0)),
        (
            "no state",
            but(0, returned(value(&initial()), None)),
            wrong(Reason::NoBoard, 0),
        ),
        (
            "returns nil",
            but(1, returned(Value::NIL, Some(value(&moved())))),
            wrong(Reason::WrongReturnValue, 1),
        ),
        (
            "returns a count",
            but(1, returned(Value::Int(1), Some(value(&moved())))),
            wrong(Reason::WrongReturnValue, 1),
        ),
        (
            "returns false",
            but(2, returned(Value::Bool(false), Some(value(&moved())))),
            wrong(Reason::WrongReturnValue, 2),
        ),
        (
            "returns the old",
            but(1, returned(value(&initial()), Some(value(&moved())))),
            wrong(Reason::WrongReturnValue, 1),
        ),
        ("raises", but(1, raised(None)), wrong(Reason::Exception, 1)),
    ];
    for (name, observed, wanted) in table {
        assert_eq!(told(&judged(observed, End::Finished)), wanted, "{name}");
    }
}

/// What can be wrong at the last call, the gravest first: each makes the answer, or the end, worse. Every row must win against
/// all rows below it that can happen together with it.
#[test]
fn the_gravest_thing_at_a_call_decides() {
    let wrong_cell = || with_cell(&moved(), Value::Int(2));
    let answers: [(Observed, Reason); 6] = [
        (raised(Some(Value::NIL)), Reason::Exception),
        (returned(Value::NIL, None), Reason::NoBoard),
        (
            returned(Value::NIL, Some(Value::List(vec![Value::NIL; 8]))),
            Reason::WrongShape,
        ),
        (
            returned(Value::NIL, Some(with_cell(&initial(), Value::NIL))),
            Reason::WrongCells,
        ),
        (
            returned(Value::NIL, Some(wrong_cell())),
            Reason::IllegalMoveChangedBoard,
        ),
        (returned(Value::NIL, Some(value(&moved()))), Reason::WrongReturnValue),
    ];
    let ends: [(End, Told); 6] = [
        (End::Fault("oops".to_owned()), (Verdict::JudgeError, None, Some(2))),
        (End::Limit(Limit::Cpu), wrong(Reason::Cpu, 2)),
        (End::Limit(Limit::Memory), (Verdict::MemoryLimitExceeded, None, Some(2))),
        (End::Exited(1), wrong(Reason::Exit, 2)),
        (End::Signalled(11), wrong(Reason::Signal, 2)),
        (End::Garbled(Message::new("x")), (Verdict::RunTimeError, None, Some(2))),
    ];
    for (answer, reason) in &answers {
        for (end, told_by_end) in &ends {
            let grave = matches!(end, End::Fault(_) | End::Limit(_));
            let wanted = if *reason == Reason::Exception && !grave {
                wrong(*reason, 2)
            } else {
                *told_by_end
            };
            assert_eq!(
                told(&judged(but(2, answer.clone()), end.clone())),
                wanted,
                "{reason:?} {end:?}"
            );
        }
        for end in [End::Finished, End::Exited(0)] {
            assert_eq!(told(&judged(but(2, answer.clone()), end)), wrong(*reason, 2));
        }
    }
}

#[test]
fn the_first_call_that_differs_decides() {
    let mut observed = right().to_vec();
    observed[1] = live(value(&initial()));
    for end in [
        End::Limit(Limit::Cpu),
        End::Exited(1),
        End::Signalled(9),
        End::Fault(String::new()),
    ] {
        assert_eq!(
            told(&judged(observed.clone(), end.clone())),
            wrong(Reason::LegalMoveIgnored, 1)
        );
        assert_eq!(
            told(&judged(observed[..2].to_vec(), end)),
            wrong(Reason::LegalMoveIgnored, 1)
        );
    }
}

#[test]
fn an_end_before_the_answer_belongs_to_the_call_being_answered() {
    let two = || right()[..2].to_vec();
    let limits = [
        (Limit::Cpu, Reason::Cpu),
        (Limit::Wall, Reason::Wall),
        (Limit::Budget, Reason::Budget),
    ];
    for (limit, reason) in limits {
        assert_eq!(told(&judged(two(), End::Limit(limit))), wrong(reason, 2));
    }
    let output = (Verdict::OutputLimitExceeded, None, Some(2));
    assert_eq!(told(&judged(two(), End::Limit(Limit::Output))), output);
    assert_eq!(told(&judged(two(), End::Exited(0))), wrong(Reason::Exit, 2));
    assert_eq!(told(&judged(two(), End::Signalled(11))), wrong(Reason::Signal, 2));
    assert_eq!(told(&judged(Vec::new(), End::Exited(3))), wrong(Reason::Exit, 0));
    assert_eq!(
        told(&judged(two(), End::Finished)),
        (Verdict::JudgeError, None, Some(2))
    );
}

#[test]
fn what_cannot_be_loaded_makes_no_call() {
    let end = End::NotLoaded {
        reason: Reason::SyntaxError,
        message: Message::new("why"),
        exception: None,
    };
    let judgement = judged(Vec::new(), end);
    assert_eq!(
        told(&judgement),
        (Verdict::CompileError, Some(Reason::SyntaxError), None)
    );
    assert_eq!(message(&judgement), "why");
}
