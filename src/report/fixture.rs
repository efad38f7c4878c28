//! Judged submissions for the tests of every format.

use std::{path::PathBuf, sync::Arc, time::Duration};

use crate::{
    locale::Tongue,
    model::{
        Answer, Assignment, Board, Call, Case, CaseResult, Cell, CellDifference, Event, Failure, Feedback, Judgement,
        Limits, Localized, Message, Notation, Submission, SubmissionResult, Suite, Value, Verdict, Visibility,
    },
};

/// An assignment on a board of 8×8.
pub(super) fn assignment() -> Assignment {
    let cell = |value, sign| Cell {
        value,
        sign,
        also: Vec::new(),
    };
    Assignment {
        id: "e5".to_owned(),
        title: Localized {
            en: "E5 Othello".to_owned(),
            ja: "課題E5 オセロ".to_owned(),
        },
        reference: "e5".to_owned(),
        calls: Vec::new(),
        state: Some("board".to_owned()),
        notation: Notation {
            size: 8,
            cells: vec![cell(0, '.'), cell(1, '#'), cell(2, 'o')],
        },
        limits: Limits::default(),
        deadline: None,
        late: None,
        scoring: std::collections::BTreeMap::new(),
        hints: 3,
        languages: Vec::new(),
        entry: Vec::new(),
    }
}

/// A judged submission with these suites.
pub(super) fn result(path: &str, suites: Vec<(&str, Vec<CaseResult>)>) -> SubmissionResult {
    let cases = suites.into_iter().flat_map(|(id, cases)| {
        cases.into_iter().map(move |case| CaseResult {
            suite: id.to_owned(),
            ..case
        })
    });
    SubmissionResult {
        submission: Submission {
            layers: ["files", "calls"].map(str::to_owned).into(),
            path: PathBuf::from(path),
            assignment: "e5".to_owned(),
            language: "ruby".to_owned(),
            language_name: "Ruby 3.1".to_owned(),
        },
        cases: cases.map(Arc::new).collect(),
        load_printed: String::new(),
    }
}

/// The suites that were planned for a judged submission.
pub(super) fn suites(result: &SubmissionResult) -> Vec<Suite> {
    let of_suite = result.cases.chunk_by(|one, next| one.suite == next.suite);
    let suite = |cases: &[Arc<CaseResult>]| Suite {
        id: cases[0].suite.clone(),
        title: Localized::default(),
        visibility: Visibility::Public,
        feedback: Feedback::Full,
        cases: cases.iter().map(|case| planned(case)).collect(),
    };
    of_suite.map(suite).collect()
}

fn planned(case: &CaseResult) -> Case {
    Case {
        name: case.name.clone(),
        points: case.max_points,
        steps: Vec::new(),
    }
}

/// What was told of a judged submission.
pub(super) fn events(result: &SubmissionResult) -> Vec<Event> {
    let cases = result.cases.iter().cloned().map(Event::Case);
    std::iter::once(Event::Started(result.submission.clone()))
        .chain(cases)
        .chain([Event::Finished(result.clone())])
        .collect()
}

/// An accepted case.
pub(super) fn passed(name: &str, points: u32) -> CaseResult {
    CaseResult {
        suite: String::new(),
        name: name.to_owned(),
        judgement: Verdict::Accepted.into(),
        failure: None,
        warnings: Vec::new(),
        printed: String::new(),
        boards: Vec::new(),
        trace: None,
        time: Duration::from_micros(1_949),
        points,
        max_points: points,
    }
}

/// So many accepted cases of one point.
pub(super) fn all_passed(count: usize) -> Vec<CaseResult> {
    (1..=count).map(|number| passed(&format!("case {number}"), 1)).collect()
}

/// A case that was not accepted.
pub(super) fn failed(name: &str, points: u32, judgement: impl Into<Judgement>, failure: Failure) -> CaseResult {
    CaseResult {
        judgement: judgement.into(),
        failure: Some(failure),
        points: 0,
        max_points: points,
        ..passed(name, points)
    }
}

/// A failure at the last of these calls, as a suite writes them.
pub(super) fn failure(calls: &[&str], rule: Message, message: Message) -> Failure {
    Failure {
        calls: calls.iter().map(|text| call(text)).collect(),
        rule: (!calls.is_empty()).then_some(rule),
        message,
        expected: None,
        before: None,
        actual: None,
        actual_cells: None,
        cells: Vec::new(),
        text: None,
        exception: None,
        reproduce: None,
    }
}

/// The failure with the expected board and, where it differs, the submission's.
pub(super) fn with_boards(failure: Failure, expected: &Board, wrong: &[(usize, usize, Value)]) -> Failure {
    let mut cells: Vec<Vec<Option<u8>>> = expected
        .rows()
        .map(|row| row.iter().copied().map(Some).collect())
        .collect();
    for (row, column, value) in wrong {
        cells[*row][*column] = match value {
            Value::Int(number @ 0..=2) => u8::try_from(*number).ok(),
            _ => None,
        };
    }
    let differences = wrong.iter().map(|(row, column, value)| CellDifference {
        row: *row,
        column: *column,
        expected: expected.at(*row, *column),
        actual: value.clone(),
    });
    Failure {
        expected: Some(Answer::Board(expected.clone())),
        actual: Some(Value::List(
            cells
                .iter()
                .map(|row| {
                    Value::List(
                        row.iter()
                            .map(|cell| cell.map_or(Value::NIL, |cell| Value::Int(cell.into())))
                            .collect(),
                    )
                })
                .collect(),
        )),
        actual_cells: Some(cells),
        cells: differences.collect(),
        ..failure
    }
}

/// A call as a suite writes it.
pub(super) fn call(text: &str) -> Call {
    let (name, args) = text.split_once(' ').unwrap_or((text, ""));
    Call {
        name: name.to_owned(),
        args: args.split(", ").filter_map(|arg| arg.parse().ok()).collect(),
    }
}

/// A board of 8×8 from its rows as digits.
pub(super) fn board(rows: &str) -> Board {
    let rows: Vec<Vec<u8>> = rows
        .split_whitespace()
        .map(|row| row.bytes().map(|digit| digit - b'0').collect())
        .collect();
    Board::from_rows(&rows).expect("a square")
}

/// The board after black's first move at row 3, column 2.
pub(super) fn after_first_move() -> Board {
    board("00000000 00000000 00000000 00111000 00012000 00000000 00000000 00000000")
}

/// A sentence that is in no catalog, which is then shown as it is.
pub(super) fn said(tongue: Tongue, english: &'static str, japanese: &'static str) -> Message {
    let id = match tongue {
        Tongue::English => english,
        Tongue::Japanese => japanese,
    };
    Message::new(id)
}
