use std::time::Duration;

use super::{assert_fault, document, marked};
use crate::{
    model::{Assignment, Credit, Limits, Scoring},
    testcase::{Fault, assignment},
};

fn load(text: &str) -> Result<Assignment, Fault> {
    assignment::load(&document(text.to_owned()), "e5", &["01-initial-board".to_owned()])
        .map(|(assignment, _)| assignment)
}

const RIGHT: &str = "\
title: { en: E5, ja: 課題E5 }
reference: e5
calls:
  - initialize_othello
  - move_othello: { p: 1..2, i: 0..7, j: 0..7 }
board:
  size: 8
  cells:
    - { value: 0, sign: \".\", also: [\"-\"] }
    - { value: 1, sign: \"#\" }
    - { value: 2, sign: \"o\" }
";

#[test]
fn what_is_left_out_has_its_default() {
    let assignment = load(RIGHT).expect("right");
    assert_eq!(assignment.limits, Limits::default());
    assert_eq!((assignment.state, assignment.deadline), (None, None));
    assert!(assignment.languages.is_empty() && assignment.entry.is_empty());
    let parameters = &assignment.calls[1].parameters;
    let read: Vec<_> = parameters.iter().map(|p| (p.name.as_str(), p.min, p.max)).collect();
    assert_eq!(read, [("p", 1, 2), ("i", 0, 7), ("j", 0, 7)]);
}

#[test]
fn limits_and_the_deadline_are_read() {
    let text = format!(
        "{RIGHT}limits: {{ cpu: 500ms, wall: 1m 30s, memory: 64 MiB, output: 1000, processes: 8 }}\n\
         deadline: 2023-12-01T23:59:59+09:00\nlanguages: [ruby]\n"
    );
    let assignment = load(&text).expect("right");
    let limits = assignment.limits;
    assert_eq!(
        (limits.cpu, limits.wall),
        (Duration::from_millis(500), Duration::from_secs(90))
    );
    assert_eq!((limits.memory, limits.output, limits.processes), (64 << 20, 1000, 8));
    let deadline = assignment.deadline.expect("stated");
    assert_eq!(deadline.to_string(), "2023-12-01T14:59:59Z");
    assert_eq!(assignment.languages, ["ruby"]);
}

#[test]
fn how_points_count_is_read() {
    let text = format!(
        "{RIGHT}deadline: 2023-12-01T23:59:59+09:00\nlate: {{ per-day: 12.5%, cut-off: 2023-12-08T23:59:59+09:00 }}\n\
         scoring:\n  01-initial-board: {{ weight: 0.5, credit: whole-suite }}\n"
    );
    let assignment = load(&text).expect("right");
    let late = assignment.late.expect("stated");
    assert_eq!(late.per_day, 1250);
    assert_eq!(late.cut_off.expect("stated").to_string(), "2023-12-08T14:59:59Z");
    let half = Scoring {
        weight: 50,
        credit: Credit::WholeSuite,
    };
    assert_eq!(assignment.scoring("01-initial-board"), half);
    assert_eq!(assignment.scoring("02-other"), Scoring::default());
}

/// Holds [`RIGHT`] with one part replaced by a wrong one against the message and the help that it has to bring.
#[track_caller]
fn refused(table: &[(&str, &str, &str, Option<&str>)]) {
    for &(right, wrong, message, help) in table {
        let (text, span) = marked(&RIGHT.replacen(right, wrong, 1));
        let fault = load(&text).expect_err(&text);
        assert_fault(&fault, &text, span, message, help);
    }
}

#[test]
fn a_wrong_reference_or_call_is_shown_where_it_is_wrong() {
    refused(&[
        (
            "reference: e5",
            "reference: «e6»",
            "assignment-reference",
            Some("source-one-of"),
        ),
        ("- initialize_othello", "- «initialise_othello»", "e5-undefined", None),
        (
            "reference: e5",
            "languages: [ruby, «pyton»]\nreference: e5",
            "assignment-language",
            Some("source-did-you-mean"),
        ),
        (
            "- initialize_othello\n",
            "- initialize_othello\n  - «initialize_othello»\n",
            "assignment-repeated-call",
            None,
        ),
        (
            "calls:\n  - initialize_othello\n  - move_othello: { p: 1..2, i: 0..7, j: 0..7 }",
            "calls: «[»]",
            "assignment-no-calls",
            Some("assignment-calls-help"),
        ),
        (
            "- initialize_othello",
            "- «»initialize_othello: { p: 1..2 }",
            "assignment-first-call",
            Some("assignment-calls-help"),
        ),
        (
            "p: 1..2",
            "p: «2..1»",
            "assignment-range",
            Some("assignment-range-help"),
        ),
        ("p: 1..2", "p: «1-2»", "assignment-range", Some("assignment-range-help")),
        (
            "{ p: 1..2, i: 0..7, j: 0..7 }",
            "«[»p]",
            "yaml-wrong-type",
            Some("yaml-kind-mapping-help"),
        ),
        (
            "- initialize_othello",
            "- «5»",
            "yaml-wrong-type",
            Some("yaml-kind-call-help"),
        ),
    ]);
}

#[test]
fn a_wrong_board_is_shown_where_it_is_wrong() {
    refused(&[
        ("size: 8", "size: «6»", "assignment-size", Some("source-write")),
        (
            "size: 8",
            "size: «big»",
            "yaml-wrong-type",
            Some("yaml-kind-number-help"),
        ),
        (
            "value: 1",
            "value: «0»",
            "assignment-clash",
            Some("assignment-clash-help"),
        ),
        (
            "sign: \"#\"",
            "sign: «\".\"»",
            "assignment-clash",
            Some("assignment-clash-help"),
        ),
        (
            "sign: \"#\"",
            "sign: «\"##\"»",
            "yaml-wrong-type",
            Some("yaml-kind-sign-help"),
        ),
        (
            "sign: \"o\"",
            "sign: \"o\", also: [\"O\", «\"-\"»]",
            "assignment-clash",
            Some("assignment-clash-help"),
        ),
    ]);
}

#[test]
fn a_wrong_limit_or_deadline_is_shown_where_it_is_wrong() {
    refused(&[
        (
            "board:\n",
            "limits: { cpu: «soon» }\nboard:\n",
            "assignment-limit",
            Some("assignment-limit-help"),
        ),
        (
            "board:\n",
            "limits: { cpu: «0s» }\nboard:\n",
            "assignment-limit",
            Some("assignment-limit-help"),
        ),
        (
            "board:\n",
            "limits: { memory: «1MB» }\nboard:\n",
            "assignment-limit",
            Some("assignment-limit-help"),
        ),
        (
            "board:\n",
            "limits: { «memry»: 1MiB }\nboard:\n",
            "yaml-unknown-key",
            Some("source-did-you-mean"),
        ),
        (
            "board:\n",
            "deadline: «2023-12-01»\nboard:\n",
            "assignment-deadline",
            Some("assignment-deadline-help"),
        ),
    ]);
}

#[test]
fn a_wrong_way_of_counting_is_shown_where_it_is_wrong() {
    let deadline = "deadline: 2023-12-01T23:59:59+09:00\n";
    let late = |rule: &str| format!("{deadline}late: {rule}\nboard:\n");
    let scoring = |rule: &str| format!("scoring:\n  {rule}\nboard:\n");
    for (wrong, message, help) in [
        (
            "late: «{» per-day: 10% }\nboard:\n".to_owned(),
            "assignment-late-without-deadline",
            Some("assignment-late-help"),
        ),
        (
            late("{ per-day: «10» }"),
            "assignment-percent",
            Some("assignment-percent-help"),
        ),
        (
            late("{ per-day: «100.01%» }"),
            "assignment-percent",
            Some("assignment-percent-help"),
        ),
        (
            late("{ cut-off: «2023-12-01T23:59:58+09:00» }"),
            "assignment-cut-off",
            None,
        ),
        (
            late("{ cut-off: «tomorrow» }"),
            "assignment-deadline",
            Some("assignment-deadline-help"),
        ),
        (
            scoring("«01-initial-bord»: { weight: 2 }"),
            "assignment-no-suite",
            Some("source-did-you-mean"),
        ),
        (
            scoring("01-initial-board: { weight: «-1» }"),
            "assignment-weight",
            Some("assignment-weight-help"),
        ),
        (
            scoring("01-initial-board: { weight: «0.125» }"),
            "assignment-weight",
            Some("assignment-weight-help"),
        ),
        (
            scoring("01-initial-board: { weight: 2 }\n  «01-initial-board»: { weight: 3 }"),
            "yaml-repeated-key",
            Some("yaml-repeated-key-help"),
        ),
    ] {
        refused(&[("board:\n", &wrong, message, help)]);
    }
}
