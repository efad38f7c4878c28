mod shown;
mod story;

use std::{io, sync::Arc};

use proptest::prelude::*;

use super::{scene::*, screen::*};
use crate::{
    locale::Tongue,
    model::{
        Answer, Call, CaseResult, Exception, Failure, Message, Reason, SubmissionResult, Timeliness, Value, Verdict,
    },
    report::{Color, Detail, Failures, Style, fixture::*},
};

#[test]
fn accepted_run() {
    insta::assert_snapshot!(SCREEN.both(|_| accepted("othello.rb")));
}

#[test]
fn accepted_and_submitted() {
    insta::assert_snapshot!(SUBMIT.both_then(Some(Timeliness::InTime), |_| accepted("othello.rb")));
}

#[test]
fn submitted_late() {
    insta::assert_snapshot!(SUBMIT.both_then(Some(Timeliness::Late), |_| accepted("othello.rb")));
}

#[test]
fn an_accepted_submission_is_not_complete_before_it_is_recorded() {
    let screen = SUBMIT.show(Tongue::English, &[accepted("othello.rb")], None);
    assert!(!screen.contains("success"), "{screen}");
}

#[test]
fn illegal_move_changed_board() {
    insta::assert_snapshot!(SUBMIT.both(|tongue| with(occupied(tongue))));
}

#[test]
fn illegal_move_changed_board_on_a_narrow_screen() {
    let narrow = Screen { width: 44, ..SUBMIT };
    insta::assert_snapshot!(narrow.both(|tongue| with(occupied(tongue))));
}

#[test]
fn illegal_move_changed_board_in_colour() {
    let painted = Screen {
        style: Style::of(Color::Always, &io::stdout()),
        ..SUBMIT
    };
    insta::assert_snapshot!(painted.both(|tongue| with(occupied(tongue))).replace('\u{1b}', "␛"));
}

#[test]
fn wrong_flips_after_a_long_history() {
    insta::assert_snapshot!(SCREEN.both(|tongue| with(wrong_flips(tongue))));
}

#[test]
fn cells_outside_the_notation() {
    insta::assert_snapshot!(SCREEN.both(|tongue| {
        let failure = at_the_start(
            tongue,
            "[3][2]: expected 1, got nil; [3][3]: expected 1, got \"black\"",
            "[3][2]: 正しくは 1、結果は nil／[3][3]: 正しくは 1、結果は \"black\"",
        );
        let wrong = [(3, 2, Value::NIL), (3, 3, Value::Text("black\u{1b}[31m".to_owned()))];
        let failure = with_boards(failure, &after_first_move(), &wrong);
        with(failed("start", 1, Reason::WrongCells, failure))
    }));
}

#[test]
fn another_shape() {
    insta::assert_snapshot!(SCREEN.both(|tongue| {
        let failure = at_the_start(
            tongue,
            "the board has 2 rows instead of 8",
            "盤面が 8 行ではなく 2 行になっている",
        );
        let row = |cells: &[i64]| Value::List(cells.iter().copied().map(Value::Int).collect());
        let failure = Failure {
            expected: Some(Answer::Board(after_first_move())),
            actual: Some(Value::List(vec![row(&[0, 1, 2]), row(&[0])])),
            ..failure
        };
        with(failed("start", 1, Reason::WrongShape, failure))
    }));
}

#[test]
fn a_text_that_is_nearly_a_board() {
    insta::assert_snapshot!(SCREEN.both(|tongue| {
        let failure = at_the_first_move(
            tongue,
            "what was printed does not read as a board",
            "出力を盤面として読み取れない",
        );
        let printed = "0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n0 0 1 1 1 0\t0 0\n0 0 0 1 2 0 0 \n\
                       0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0";
        let failure = Failure {
            expected: Some(Answer::Board(after_first_move())),
            text: Some(printed.to_owned()),
            ..failure
        };
        with(failed("first move", 1, Reason::NoBoard, failure))
    }));
}

#[test]
fn a_text_that_is_no_board_at_all() {
    insta::assert_snapshot!(SCREEN.both(|tongue| {
        let failure = at_the_start(
            tongue,
            "what was printed does not read as a board",
            "出力を盤面として読み取れない",
        );
        let failure = Failure {
            expected: Some(Answer::Board(after_first_move())),
            text: Some("オセロを始めます\n\u{1b}]0;title\u{7}".to_owned()),
            ..failure
        };
        with(failed("start", 1, Reason::NoBoard, failure))
    }));
}

#[test]
fn a_text_instead_of_another() {
    insta::assert_snapshot!(SCREEN.both(|tongue| {
        let failure = failure(
            &["winner"],
            said(tongue, "black has more discs", "黒石のほうが多い"),
            said(tongue, "the text differs", "文字列が違う"),
        );
        let failure = Failure {
            expected: Some(Answer::Value(Value::Text("Black wins\nby 3 discs\n".to_owned()))),
            actual: Some(Value::Text("Black  wins\nby 3 discs\u{3000}".to_owned())),
            ..failure
        };
        with(failed("winner", 1, Reason::WrongValue, failure))
    }));
}

#[test]
fn wrong_return_value() {
    insta::assert_snapshot!(SCREEN.both(|tongue| {
        let failure = at_the_start(
            tongue,
            "$board is right, but nil was returned",
            "$board は正しいが、戻り値が nil になっている",
        );
        let failure = Failure {
            expected: Some(Answer::Board(after_first_move())),
            actual: Some(Value::NIL),
            ..failure
        };
        with(failed("start", 1, Reason::WrongReturnValue, failure))
    }));
}

#[test]
fn several_kinds() {
    let result = |tongue| {
        let again = |case: CaseResult, name: &str| CaseResult {
            name: name.to_owned(),
            ..case
        };
        result(
            "othello.rb",
            vec![
                (
                    "03-illegal-moves",
                    vec![occupied(tongue), again(occupied(tongue), "own disc"), passed("edge", 1)],
                ),
                (
                    "06-borders",
                    vec![
                        raised(tongue),
                        again(raised(tongue), "left"),
                        again(raised(tongue), "top"),
                    ],
                ),
            ],
        )
    };
    insta::assert_snapshot!(SCREEN.both(result));
    let all = Screen {
        failures: Failures::All,
        ..SCREEN
    };
    let screen = all.show(Tongue::English, &[result(Tongue::English)], None);
    assert_eq!(screen.matches("✗ 06-borders › ").count(), 3, "{screen}");
    assert!(!screen.contains("--all"), "{screen}");
}

#[test]
fn limit() {
    insta::assert_snapshot!(SUBMIT.both(|tongue| {
        let failure = at_the_first_move(
            tongue,
            "the case used up its 2 s of processor time",
            "CPU 時間の上限 2 秒を使い切った",
        );
        with(CaseResult {
            printed: "y\n".repeat(40),
            ..failed("first move", 1, Reason::Cpu, failure)
        })
    }));
}

#[test]
fn missing_function() {
    insta::assert_snapshot!(SUBMIT.both(|tongue| {
        let message = said(
            tongue,
            "othello.rb does not define move_othello; did you mean move_otello?",
            "othello.rb に move_othello が定義されていません。move_otello のことですか？",
        );
        every_case_fails(&failure(&[], message.clone(), message), Reason::MissingFunction)
    }));
}

#[test]
fn syntax_error() {
    insta::assert_snapshot!(SCREEN.both(|tongue| {
        let message = said(
            tongue,
            "othello.rb:12: syntax error, unexpected end-of-input\nputs 1 +\n        ^",
            "othello.rb:12: syntax error, unexpected end-of-input\nputs 1 +\n        ^",
        );
        every_case_fails(&failure(&[], message.clone(), message), Reason::SyntaxError)
    }));
}

#[test]
fn build_failed() {
    insta::assert_snapshot!(SCREEN.both(|tongue| {
        let message = said(tongue, "gcc refuses othello.c", "gcc が othello.c を受け付けません");
        SubmissionResult {
            load_printed: "othello.c:3:5: error: expected ';' before '}' token\n".to_owned(),
            ..every_case_fails(&failure(&[], message.clone(), message), Reason::BuildFailed)
        }
    }));
}

#[test]
fn a_fault_of_ours_costs_no_points() {
    insta::assert_snapshot!(SCREEN.both(|tongue| {
        let message = said(tongue, "the harness did not answer", "ハーネスが応答しません");
        with(failed(
            "start",
            1,
            Verdict::JudgeError,
            failure(&[], message.clone(), message),
        ))
    }));
}

#[test]
fn warnings_are_said_once() {
    insta::assert_snapshot!(SCREEN.both(|tongue| {
        let mut result = accepted("othello.rb");
        for case in &mut result.cases {
            Arc::make_mut(case).warnings.push(said(
                tongue,
                "The board is right, but printed in one line; the assignment prints a line a row.",
                "盤面は正しいものの、1 行で出力されています。課題では 1 行ずつ出力します。",
            ));
        }
        result
    }));
}

#[test]
fn several_files() {
    let results = |tongue| {
        [
            accepted("a.rb"),
            SubmissionResult {
                submission: accepted("提出/b.rb").submission,
                ..with(occupied(tongue))
            },
        ]
    };
    let show = |screen: Screen| {
        let show = |tongue| screen.show(tongue, &results(tongue), None);
        format!("{}\n{:═<100}\n\n{}", show(Tongue::English), "", show(Tongue::Japanese))
    };
    insta::assert_snapshot!(show(SCREEN));
    insta::assert_snapshot!(
        "several_files_quiet",
        show(Screen {
            detail: Detail::Quiet,
            ..SCREEN
        })
    );
}

#[test]
fn every_board() {
    let board = after_first_move();
    let call = |text: &str| -> Call { call(text) };
    let verbose = Screen {
        detail: Detail::Verbose,
        width: 80,
        ..SCREEN
    };
    insta::assert_snapshot!(verbose.both(|_| {
        let mut result = result("othello.rb", vec![("01-initial-board", all_passed(1))]);
        Arc::make_mut(&mut result.cases[0]).boards = vec![
            (call("initialize_othello"), Some(board.clone())),
            (call("move_othello 1, 3, 2"), Some(board.clone())),
            (call("move_othello 2, 2, 2"), Some(board.clone())),
            (call("move_othello 1, 7, 7"), None),
        ];
        result
    }));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever a program says, wherever it says it: every line of the screen is ours.
    #[test]
    fn nothing_that_a_program_says_acts(text in "[\\x00-\\x1f\\x7f-\\x9f\u{202e}a盤 ]{0,40}", reason in prop::sample::select(vec![
        Reason::WrongCells, Reason::WrongShape, Reason::NoBoard, Reason::Exception, Reason::LoadError,
    ])) {
        let message = Message::new("error-io").with("path", text.as_str()).with("cause", text.as_str());
        let calls: &[&str] = if reason == Reason::LoadError { &[] } else { &["initialize_othello"] };
        let failure = failure(calls, message.clone(), message.clone());
        let wrong = [(0, 0, Value::Text(text.clone())), (0, 1, Value::Other { class: text.clone(), shown: text.clone() })];
        let drawn = with_boards(failure, &after_first_move(), &wrong);
        let failure = Failure {
            actual: Some(Value::List(vec![Value::List(vec![Value::Text(text.clone())])])),
            actual_cells: drawn.actual_cells.clone().filter(|_| reason == Reason::WrongCells),
            text: Some(text.clone()),
            exception: Some(Exception { class: text.clone(), message: text.clone(), file: Some(text.clone()), line: Some(1) }),
            reproduce: Some(text.clone()),
            ..drawn
        };
        let case = CaseResult { printed: text.clone(), warnings: vec![message], ..failed("case", 1, reason, failure) };
        let mut result = result(&text, vec![("01", vec![case])]);
        result.submission.language_name.clone_from(&text);
        result.load_printed.clone_from(&text);
        for detail in [Detail::Quiet, Detail::Verbose] {
            let screen = Screen { detail, ..SCREEN }.show(Tongue::English, &[result.clone(), result.clone()], None);
            prop_assert!(!screen.chars().any(|c| c != '\n' && (c.is_control() || c == '\u{202e}')), "{:?}", screen);
        }
    }
}
