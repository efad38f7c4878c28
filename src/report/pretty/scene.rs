//! Submissions and cases that several screens show.

use crate::{
    locale::Tongue,
    model::{CaseResult, Exception, Failure, Reason, SubmissionResult, Value},
    report::fixture::*,
};

/// A submission that is right.
pub(super) fn accepted(path: &str) -> SubmissionResult {
    result(
        path,
        vec![
            ("01-initial-board", all_passed(4)),
            ("02-worked-example", all_passed(12)),
            ("03-illegal-moves", all_passed(5)),
        ],
    )
}

/// A submission whose third suite has this case among others.
pub(super) fn with(case: CaseResult) -> SubmissionResult {
    let mut third = all_passed(4);
    third.insert(0, case);
    result(
        "othello.rb",
        vec![
            ("01-initial-board", all_passed(4)),
            ("02-worked-example", all_passed(12)),
            ("03-illegal-moves", third),
        ],
    )
}

/// A submission that never gets as far as a call.
pub(super) fn every_case_fails(failure: &Failure, reason: Reason) -> SubmissionResult {
    let case = |name: &str| failed(name, 1, reason, failure.clone());
    result(
        "othello.rb",
        vec![
            ("01-initial-board", vec![case("start"), case("again")]),
            ("02-worked-example", vec![case("call by call")]),
        ],
    )
}

/// A disc was put on another one.
pub(super) fn occupied(tongue: Tongue) -> CaseResult {
    let failure = failure(
        &["initialize_othello", "move_othello 1, 3, 2", "move_othello 2, 3, 3"],
        said(
            tongue,
            "[3][3] is already black: nothing may change",
            "[3][3] には黒石があるので、盤面は変わらない",
        ),
        said(tongue, "[3][3]: expected 1, got 2", "[3][3]: 正しくは 1、結果は 2"),
    );
    let failure = Failure {
        reproduce: Some(
            "ruby -r./othello.rb -e 'initialize_othello; move_othello 1, 3, 2; pp move_othello 2, 3, 3'".to_owned(),
        ),
        ..with_boards(failure, &after_first_move(), &[(3, 3, Value::Int(2))])
    };
    failed("occupied square", 2, Reason::IllegalMoveChangedBoard, failure)
}

/// A call raised an exception and something was printed.
pub(super) fn raised(tongue: Tongue) -> CaseResult {
    let failure = failure(
        &["initialize_othello", "move_othello 1, 7, 7"],
        said(
            tongue,
            "[7][7] flips nothing: nothing may change",
            "[7][7] では何も挟めないので、盤面は変わらない",
        ),
        said(
            tongue,
            "NoMethodError at othello.rb:23: undefined method `[]' for nil:NilClass",
            "othello.rb:23 で NoMethodError が発生: undefined method `[]' for nil:NilClass",
        ),
    );
    let failure = Failure {
        exception: Some(Exception {
            class: "NoMethodError".to_owned(),
            message:
                "undefined method `[]' for nil:NilClass\n\n    while $board[i + d][j] != 0\n                      ^^^"
                    .to_owned(),
            file: Some("othello.rb".to_owned()),
            line: Some(23),
        }),
        ..failure
    };
    CaseResult {
        printed: "checking 7 7\n\u{1b}[2Jcleared\n3\n4\n5\n6\n7\n".to_owned(),
        ..failed("corner", 1, Reason::Exception, failure)
    }
}

/// After many calls, several cells are wrong.
pub(super) fn wrong_flips(tongue: Tongue) -> CaseResult {
    let calls: Vec<String> = std::iter::once("initialize_othello".to_owned())
        .chain((0..12).map(|number| format!("move_othello {}, {}, {}", number % 2 + 1, number / 4, number % 7)))
        .collect();
    let failure = failure(
        &calls.iter().map(String::as_str).collect::<Vec<_>>(),
        said(
            tongue,
            "[2][4] is legal: it flips [3][4]",
            "[2][4] には置ける。[3][4] を裏返す",
        ),
        said(
            tongue,
            "[3][4]: expected 2, got 1; [3][5]: expected 0, got 2",
            "[3][4]: 正しくは 2、結果は 1／[3][5]: 正しくは 0、結果は 2",
        ),
    );
    let board = board("00000000 00000000 00002000 00112000 00012000 00000000 00000000 00000000");
    let wrong = [(3, 4, Value::Int(1)), (3, 5, Value::Int(2)), (7, 7, Value::Int(1))];
    failed("two runs", 1, Reason::WrongFlips, with_boards(failure, &board, &wrong))
}

/// The initialising call did something else.
pub(super) fn at_the_start(tongue: Tongue, english: &'static str, japanese: &'static str) -> Failure {
    let rule = said(
        tongue,
        "the board starts with two black and two white discs",
        "盤面は黒 2 個、白 2 個で始まる",
    );
    failure(&["initialize_othello"], rule, said(tongue, english, japanese))
}

/// The first move did something else.
pub(super) fn at_the_first_move(tongue: Tongue, english: &'static str, japanese: &'static str) -> Failure {
    let rule = said(
        tongue,
        "[3][2] is legal: it flips [3][3]",
        "[3][2] には置ける。[3][3] を裏返す",
    );
    let calls = ["initialize_othello", "move_othello 1, 3, 2"];
    failure(&calls, rule, said(tongue, english, japanese))
}
