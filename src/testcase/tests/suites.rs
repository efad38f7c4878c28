use super::{argument, assert_fault, document, e5, marked};
use crate::{
    assignment,
    model::{Arg, Effect, Suite, Visibility},
    testcase::{Fault, suite},
};

fn load(text: &str) -> Result<Suite, Fault> {
    let reference = assignment::find("e5").expect("bundled");
    suite::load(&document(text.to_owned()), "wrong", &e5(), reference)
}

const HEAD: &str = "title: { en: Wrong, ja: 間違い }\n";

/// A suite with one case whose steps are these.
fn steps(steps: &str) -> String {
    format!("{HEAD}cases:\n  - name: a case\n    steps:\n{steps}")
}

#[track_caller]
fn refused(text: &str, message: &str, help: Option<&str>) -> Fault {
    let (text, span) = marked(text);
    let fault = load(&text).expect_err(&text);
    assert_fault(&fault, &text, span, message, help);
    fault
}

#[test]
fn a_right_suite_is_read_with_its_answers() {
    let suite = load(
        "title: { en: Right, ja: 正しい }
visibility: after-deadline
cases:
  - name: steps
    points: 3
    steps:
      - initialize_othello # again below
      - move_othello 1, 3, 2: |
          ........
          ........
          ........
          ..###...
          ...#o...
          ........
          ........
          ........

      - move_othello 2, 3, 3: unchanged
      - \"move_othello(1, 3, 3)\"
      - initialize_othello
  - name: game
    transcript: f5d6
    final: |
      ........
      ........
      ........
      ...o#...
      ...o##..
      ...o....
      ........
      ........
",
    )
    .expect("right");
    assert_eq!(suite.visibility, Visibility::AfterDeadline);
    let [first, second] = suite.cases.as_slice() else {
        panic!("two cases");
    };
    assert_eq!((first.points, second.points), (3, 1));
    let effects: Vec<Effect> = first.steps.iter().map(|step| step.expected.effect).collect();
    assert_eq!(
        effects,
        [
            Effect::Started,
            Effect::Changed,
            Effect::Unchanged,
            Effect::Unchanged,
            Effect::Started
        ]
    );
    assert_eq!(second.steps[2].call.line(), "move_othello 2 5 3");
}

#[test]
fn a_suite_on_windows_is_read_and_refused_at_the_same_places() {
    let text = steps(
        "      - initialize_othello\n      - move_othello 1, 3, 2: |\n          ........\n          .....«x»..\n",
    );
    refused(&text.replace('\n', "\r\n"), "board-sign", Some("board-signs"));
}

#[test]
fn yaml_mistakes_are_shown() {
    let cases = "cases:\n  - name: a case\n    steps: [initialize_othello]\n";
    for (text, message, help) in [
        (
            format!("{HEAD}«visibilty»: public\n{cases}"),
            "yaml-unknown-key",
            Some("source-did-you-mean"),
        ),
        (
            format!("{HEAD}visibility: «pubic»\n{cases}"),
            "yaml-unknown-word",
            Some("source-did-you-mean"),
        ),
        (
            format!("{HEAD}{cases}«title»: {{ en: a, ja: b }}\n"),
            "yaml-repeated-key",
            Some("yaml-repeated-key-help"),
        ),
        (
            format!("«cases»:\n{}", &cases[7..]),
            "yaml-missing-key",
            Some("yaml-missing-key-help"),
        ),
        (
            format!("title: {{ «en»: a }}\n{cases}"),
            "yaml-missing-key",
            Some("yaml-missing-key-help"),
        ),
        (
            format!("title: «words»\n{cases}"),
            "yaml-wrong-type",
            Some("yaml-kind-mapping-help"),
        ),
        (
            format!("{HEAD}cases: «none»\n"),
            "yaml-wrong-type",
            Some("yaml-kind-list-help"),
        ),
        (
            format!("{HEAD}{cases}    points: «two»\n"),
            "yaml-wrong-type",
            Some("yaml-kind-number-help"),
        ),
        (
            format!("{HEAD}{cases}    points: «-1»\n"),
            "yaml-wrong-type",
            Some("yaml-kind-number-help"),
        ),
        (steps("      - «5»\n"), "yaml-wrong-type", Some("yaml-kind-step-help")),
        (
            steps("      - initialize_othello: «[»1]\n"),
            "yaml-wrong-type",
            Some("yaml-kind-value-help"),
        ),
        (
            steps("      - initialize_othello«»:\n"),
            "yaml-missing-value",
            Some("yaml-missing-value-help"),
        ),
        (
            format!("{HEAD}visibility: «@»public\n{cases}"),
            "yaml-syntax",
            Some("yaml-syntax-help"),
        ),
        ("title: «'»a\n".to_owned(), "yaml-syntax", Some("yaml-syntax-help")),
        (
            format!("{HEAD}{cases}---\n«»a: b\n"),
            "yaml-documents",
            Some("yaml-documents-help"),
        ),
        ("# nothing\n«»".to_owned(), "yaml-empty", Some("yaml-empty-help")),
    ] {
        refused(&text, message, help);
    }
}

#[test]
fn a_short_file_that_would_grow_without_end_is_refused() {
    let deep = steps(&format!(
        "      - a: 1\n        b: {0}{1}\n",
        "[".repeat(200),
        "]".repeat(200)
    ));
    let rows = (1..9).map(|row| {
        format!(
            "        r{row}: &r{row} [{}]\n",
            [format!("*r{}", row - 1).as_str(); 9].join(", ")
        )
    });
    let bomb = steps(&format!(
        "      - a: 1\n        r0: &r0 x\n{}",
        rows.collect::<String>()
    ));
    for text in [deep, bomb] {
        let fault = load(&text).expect_err("refused");
        assert_eq!(fault.message.id, "yaml-too-much", "{fault:?}");
        assert!(text.get(fault.span.clone()).is_some(), "{fault:?}");
    }
}

#[test]
fn a_mistake_in_what_an_alias_stands_for_is_told_as_one() {
    let text = "title: { en: &word Wrong, ja: 間違い }\ncases:\n  - name: a case\n    points: *word\n";
    assert_eq!(load(text).expect_err("refused").message.id, "yaml-wrong-type");
}

#[test]
fn a_long_suite_may_repeat_a_step_by_its_alias() {
    let text = steps(&format!(
        "      - &first initialize_othello\n{}",
        "      - *first\n".repeat(300)
    ));
    assert_eq!(load(&text).expect("right").cases[0].steps.len(), 301);
}

#[test]
fn a_case_needs_a_name_of_its_own_and_one_way_to_say_its_calls() {
    let case = |rest: &str| format!("{HEAD}cases:\n  - {rest}\n");
    for (text, message, help) in [
        (format!("{HEAD}cases: «[»]\n"), "suite-empty", "suite-empty-help"),
        (case("{ name: a, steps: «[»] }"), "suite-no-steps", "suite-steps-help"),
        (case("name: «a case»"), "suite-no-steps", "suite-steps-help"),
        (
            case("{ name: a, transcript: «\"\"» }"),
            "suite-no-steps",
            "suite-steps-help",
        ),
        (
            case("{ name: a, steps: [initialize_othello], transcript: «f5» }"),
            "suite-steps-and-transcript",
            "suite-steps-help",
        ),
        (
            case("{ name: a, steps: [initialize_othello], final: «x» }"),
            "suite-final-without-transcript",
            "suite-final-help",
        ),
        (
            case("{ name: a, transcript: f5 }\n  - { name: «a», transcript: f5 }"),
            "suite-repeated-name",
            "suite-repeated-name-help",
        ),
    ] {
        refused(&text, message, Some(help));
    }
}

#[test]
fn a_wrong_step_is_shown_where_it_is_wrong() {
    let second = |step: &str| steps(&format!("      - initialize_othello\n      - {step}\n"));
    for (text, message, help) in [
        (
            steps("      - «move_othello 1, 3, 2»\n"),
            "suite-first-step",
            Some("source-write"),
        ),
        (
            second("«move_otello» 1, 3, 2"),
            "call-unknown",
            Some("source-did-you-mean"),
        ),
        (
            second("«move_othello 1, 3»: unchanged"),
            "call-argument-count",
            Some("source-write"),
        ),
        (
            second("move_othello 1, «8», 2"),
            "call-outside-domain",
            Some("call-domain"),
        ),
        (
            second("\"move_othello 1, 3, «9»\": unchanged"),
            "call-outside-domain",
            Some("call-domain"),
        ),
        // An escape hides where the argument is, so that all of the value is shown.
        (
            second("«\"move_othello\\u0020 1, 3, 9\"»"),
            "call-outside-domain",
            Some("call-domain"),
        ),
        (
            second("{ move_othello 1 3 2: unchanged, «initialize_othello»: unchanged }"),
            "suite-one-call",
            Some("suite-one-call-help"),
        ),
        (
            second("move_othello 1, 3, 2: «unchangd»"),
            "suite-expectation",
            Some("suite-expectation-help"),
        ),
    ] {
        refused(&text, message, help);
    }
}

#[test]
fn a_contradicted_expectation_brings_the_board_of_the_reference() {
    let after = "........\n........\n........\n..###...\n...#o...\n........\n........\n........";
    for step in [
        "move_othello 1, 3, 2: «unchanged»",
        "move_othello 1, 3, 2: |
          ........
          ........
          ........
          «..##....»
          ...#o...
          ........
          ........
          ........",
    ] {
        let fault = refused(
            &steps(&format!("      - initialize_othello\n      - {step}\n")),
            "suite-contradicted",
            Some("suite-board"),
        );
        let help = fault.help.expect("there is help");
        assert_eq!(argument(&help, "rows"), &Arg::from(after));
        assert!(matches!(argument(&fault.message, "rule"), Arg::Message(rule) if rule.id == "e5-flips"));
    }
    refused(
        &steps("      - initialize_othello: «unchanged»\n"),
        "suite-contradicted",
        Some("suite-board"),
    );
}

#[test]
fn a_board_of_the_wrong_shape_is_shown_at_the_row() {
    let row = "          ........\n";
    let board = |rows: &str| steps(&format!("      - initialize_othello: |\n{rows}"));
    let short = format!("{}          «.......»\n", row.repeat(2));
    refused(&board(&short), "board-width", Some("board-shape"));
    let narrow = format!("          «........\n{}          ........»\n", row.repeat(5));
    refused(&board(&narrow), "board-height", Some("board-shape"));
    let tall = format!("{}          «........»\n", row.repeat(8));
    refused(&board(&tall), "board-height", Some("board-shape"));
    let sign = format!("{row}          ...«0»....\n");
    refused(&board(&sign), "board-sign", Some("board-signs"));
}

#[test]
fn a_wrong_transcript_is_shown_at_the_move() {
    let case = |rest: &str| format!("{HEAD}cases:\n  - name: a game\n    {rest}\n");
    for (rest, message) in [
        ("transcript: f5«a1»d6 # remark", "e5-transcript-no-flip"),
        ("transcript: 'f5d6«d4»'", "e5-transcript-occupied"),
        ("transcript: f5«z»", "e5-transcript-square"),
    ] {
        refused(&case(rest), message, Some("e5-transcript-legal"));
    }
    refused(&case("transcript: e6f4e3f6g5d6e7f5c5«a1»"), "e5-transcript-over", None);
    let last = "transcript: f5\n    final: |\n      ........\n      ........\n      ........\n      «...##...»\n      ...##...\n      ........\n      ........\n      ........";
    refused(&case(last), "suite-contradicted", Some("suite-board"));
}
