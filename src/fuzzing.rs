//! What the targets in `fuzz/` and the replay of their corpus share: each function has bytes read as if a stranger had sent
//! them. It panics where a reader does.

use crate::{
    compare::{self, Answering, Rules, Split, Strictness},
    error::Error,
    grade,
    locale::{Locale, Tongue},
    model::{Answer, Assignment, Board, Case, Cell, End, Notation, Observation, Value},
    report::{self, Style},
    testcase,
};

/// An assignment that is quickly read; `assignment.yaml` of a course says more.
const ASSIGNMENT: &str = r#"
title: { en: A, ja: あ }
reference: e5
calls: [initialize_othello, { move_othello: { p: 1..2, i: 0..7, j: 0..7 } }]
state: board
board:
  size: 8
  cells:
    - { value: 0, sign: ".", also: ["-", "_", "+", "・", 空] }
    - { value: 1, sign: '#', also: [X, "*", "●", 黒, black] }
    - { value: 2, sign: o, also: [O, "○", 白, white] }
"#;

/// A suite with one case of three calls, all of which are answered by boards.
const SUITE: &str = "title: { en: S, ja: す }\ncases: [{ name: n, transcript: f5d6 }]\n";

/// Reads bytes as what a harness says of a load, as its answers to calls and as its last words, and judges them.
pub fn frames(bytes: &[u8]) {
    with_examples(|examples| {
        let Example { assignment, case } = &examples[0];
        for observation in grade::heard(bytes, assignment, case) {
            judge(assignment, case, Answering::Returned, &observation);
            judge(assignment, case, Answering::Printed, &observation);
        }
    });
}

/// Looks for boards and values in bytes that a program has printed, and judges them.
pub fn boards(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    with_examples(|examples| {
        for Example { assignment, case } in examples {
            let answers = case.steps.iter().map(|step| &step.expected.answer);
            let Split { observed, trailing } = compare::split(&text, &assignment.notation, answers.clone());
            let a_call_each = answers.map(|answer| compare::split_answer(&text, &assignment.notation, answer));
            for (observed, trailing) in [(observed, trailing), (a_call_each.collect(), String::new())] {
                let observation = Observation {
                    observed,
                    trailing,
                    ..Observation::unseen(End::Finished)
                };
                judge(assignment, case, Answering::Printed, &observation);
            }
        }
    });
}

/// Reads bytes as an assignment, as a suite and as calls, and puts what is wrong with them into words.
///
/// # Panics
/// When what is wrong lies outside of the text.
pub fn suites(bytes: &[u8]) {
    let alone: &[(&str, &[u8])] = &[("assignment.yaml", bytes)];
    let beside: &[(&str, &[u8])] = &[("assignment.yaml", ASSIGNMENT.as_bytes()), ("suite.yaml", bytes)];
    for files in [alone, beside] {
        if let Err(error) = testcase::read("e5", files) {
            tell(&error);
        }
    }
    let text = String::from_utf8_lossy(bytes);
    with_examples(|examples| {
        if let Err(fault) = testcase::parse_calls(&examples[0].assignment, &text) {
            assert!(text.get(fault.span.clone()).is_some(), "{fault:?}");
        }
    });
}

fn judge(assignment: &Assignment, case: &Case, answers: Answering, observation: &Observation) {
    for strictness in [Strictness::Values, Strictness::Presentation] {
        let rules = Rules {
            assignment,
            limits: &assignment.limits,
            state: assignment.state.clone(),
            answers,
            strictness,
        };
        compare::judge(&rules, case, observation);
        compare::boards(&rules, case, observation);
    }
}

/// Puts an error into words, which have to point at something that is there.
fn tell(error: &Error) {
    thread_local! {
        static LOCALE: Locale = Locale::new(Tongue::Japanese);
    }
    if let Error::Source(mistake) = error {
        assert!(mistake.source.get(mistake.span.clone()).is_some(), "{mistake:?}");
    }
    LOCALE.with(|locale| report::fault(error, locale, Style::Plain));
}

/// An assignment and a case of it.
#[derive(Clone)]
struct Example {
    assignment: Assignment,
    case: Case,
}

/// The examples: Othello, and a small board with a blank for an empty cell.
fn with_examples(then: impl FnOnce(&[Example; 2])) {
    thread_local! {
        static EXAMPLES: [Example; 2] = {
            let othello = othello();
            let blank = blank(&othello);
            [othello, blank]
        };
    }
    EXAMPLES.with(then);
}

fn othello() -> Example {
    let files = [("assignment.yaml", ASSIGNMENT), ("suite.yaml", SUITE)];
    let bundle = testcase::read("e5", &files.map(|(name, text)| (name, text.as_bytes())));
    let mut bundle = bundle.expect("both are right");
    Example {
        assignment: bundle.assignment,
        case: bundle.suites.remove(0).cases.remove(0),
    }
}

/// Three cells a row; the last call is answered by a value.
fn blank(othello: &Example) -> Example {
    let Example {
        mut assignment,
        mut case,
    } = othello.clone();
    assignment.notation = Notation {
        size: 3,
        cells: [(0, ' '), (1, 'X'), (2, 'O')]
            .map(|(value, sign)| Cell {
                value,
                sign,
                also: Vec::new(),
            })
            .into(),
    };
    let board = Board::from([[0, 1, 2], [0, 0, 0], [2, 1, 0]]);
    for step in &mut case.steps {
        step.expected.answer = Answer::Board(board.clone());
    }
    if let Some(last) = case.steps.last_mut() {
        last.expected.answer = Answer::Value(Value::Int(3));
    }
    Example { assignment, case }
}
