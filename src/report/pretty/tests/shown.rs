//! Screens of results as far as a student may see them.

use crate::{
    gradebook::Onlooker,
    locale::Tongue,
    model::{
        Answer, CaseResult, Exception, Failure, Feedback, Localized, Reason, SubmissionResult, Suite, Timeliness,
        Value, Verdict, Visibility,
    },
    report::{
        Coverage,
        fixture::*,
        pretty::{scene::*, screen::*},
    },
};

/// A screen of a run beside which further cases count.
const PART: Screen = Screen {
    coverage: Coverage::Part,
    ..SCREEN
};

fn seen(result: &SubmissionResult, visibility: Visibility, feedback: Feedback) -> SubmissionResult {
    let suite = |suite: Suite| Suite {
        title: Localized::default(),
        visibility,
        feedback,
        ..suite
    };
    let suites: Vec<Suite> = suites(result).into_iter().map(suite).collect();
    let student = Onlooker {
        suites: &suites,
        deadline: None,
        now: jiff::Timestamp::UNIX_EPOCH,
    };
    student.sees(result)
}

/// What is shown of a submission with this case where nothing tells what would have been right.
fn actual_only(case: CaseResult) -> SubmissionResult {
    seen(&with(case), Visibility::Public, Feedback::ActualOnly)
}

#[test]
fn a_wrong_board_alone() {
    insta::assert_snapshot!(SCREEN.both(|tongue| actual_only(wrong_flips(tongue))));
}

#[test]
fn a_board_with_cells_outside_the_notation_alone() {
    insta::assert_snapshot!(SCREEN.both(|tongue| {
        let wrong = [(3, 2, Value::NIL), (3, 3, Value::Text("black\u{1b}[31m".to_owned()))];
        let failure = with_boards(at_the_start(tongue, "", ""), &after_first_move(), &wrong);
        actual_only(failed("start", 1, Reason::WrongCells, failure))
    }));
}

#[test]
fn a_text_and_a_value_alone() {
    let show = |failure| {
        let case = failed("first", 1, Reason::WrongReturnValue, failure);
        SCREEN.show(Tongue::English, &[actual_only(case)], None)
    };
    let expected = Some(Answer::Value(Value::Int(12)));
    let failure = at_the_first_move(Tongue::English, "expected 12, got 9", "");
    let value = show(Failure {
        expected: expected.clone(),
        actual: Some(Value::Int(9)),
        ..failure.clone()
    });
    let text = show(Failure {
        expected,
        text: Some("nine\u{1b}[2J\n9\n".to_owned()),
        ..failure
    });
    for screen in [&value, &text] {
        assert!(
            !screen.contains("12, got") && !screen.contains("wrong-return-value"),
            "{screen}"
        );
    }
    insta::assert_snapshot!(value + &text);
}

#[test]
fn what_ends_a_program_is_told_whatever_would_have_been_right() {
    let result = |judgement, message| {
        let failure = Failure {
            expected: Some(Answer::Board(after_first_move())),
            ..at_the_first_move(Tongue::English, message, "")
        };
        SCREEN.show(
            Tongue::English,
            &[actual_only(failed("first", 1, judgement, failure))],
            None,
        )
    };
    let screen = result(Reason::Cpu.into(), "it used 2 seconds");
    assert!(screen.contains("time_limit_exceeded · cpu"), "{screen}");
    assert!(screen.contains("it used 2 seconds"), "{screen}");
    let screen = result(
        crate::model::Judgement::from(Verdict::PresentationError),
        "it is not written as asked",
    );
    assert!(!screen.contains("it is not written as asked"), "{screen}");
}

#[test]
fn an_exception_alone() {
    insta::assert_snapshot!(SCREEN.both(|tongue| actual_only(raised(tongue))));
}

#[test]
fn a_verdict_alone() {
    insta::assert_snapshot!(SCREEN.both(|tongue| seen(
        &with(occupied(tongue)),
        Visibility::Public,
        Feedback::VerdictOnly
    )));
}

#[test]
fn a_program_whose_every_case_fails_did_run_where_only_verdicts_are_told() {
    let case = || occupied(Tongue::English);
    let result = result("othello.rb", vec![("03-illegal-moves", vec![case(), case()])]);
    let screen = SCREEN.show(
        Tongue::English,
        &[seen(&result, Visibility::NameOnly, Feedback::Full)],
        None,
    );
    insta::assert_snapshot!(screen);
}

#[test]
fn what_keeps_a_program_from_running_is_told_in_full() {
    let exception = Exception::default();
    for (visibility, feedback) in [
        (Visibility::NameOnly, Feedback::Full),
        (Visibility::Public, Feedback::VerdictOnly),
        (Visibility::Public, Feedback::ActualOnly),
    ] {
        let message = said(Tongue::English, "othello.rb does not parse", "");
        let failure = Failure {
            exception: Some(exception.clone()),
            ..failure(&[], message.clone(), message)
        };
        let result = every_case_fails(&failure, Reason::SyntaxError);
        let screen = SCREEN.show(Tongue::English, &[seen(&result, visibility, feedback)], None);
        assert!(screen.contains("othello.rb does not parse"), "{screen}");
        assert!(screen.contains("No case could run."), "{screen}");
    }
}

#[test]
fn all_that_is_shown_is_not_all() {
    insta::assert_snapshot!(PART.both(|_| accepted("othello.rb")));
}

#[test]
fn more_counts_than_what_is_submitted() {
    let submit = Screen {
        coverage: Coverage::Part,
        ..SUBMIT
    };
    insta::assert_snapshot!(submit.both_then(Some(Timeliness::InTime), |_| accepted("othello.rb")));
}

#[test]
fn more_counts_than_what_fails() {
    let screen = PART.show(Tongue::English, &[with(occupied(Tongue::English))], None);
    assert!(
        screen.ends_with("20 of 21 cases pass, 20 of 22 points.\nFurther cases count that are not shown.\n"),
        "{screen}"
    );
}

#[test]
fn nothing_that_is_shown_is_not_all() {
    let screen = PART.show(
        Tongue::English,
        &[seen(&accepted("a.rb"), Visibility::Hidden, Feedback::Full)],
        None,
    );
    assert!(
        screen.ends_with("\nFurther cases count that are not shown.\n"),
        "{screen}"
    );
    assert!(!screen.contains("pass"), "{screen}");
}
