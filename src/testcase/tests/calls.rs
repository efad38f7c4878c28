use super::{assert_fault, e5, marked};
use crate::testcase::parse_calls;

#[test]
fn a_call_is_read_in_every_spelling() {
    let text = "initialize_othello # start\n\n  # only a remark; with a semicolon\n\
                move_othello 1, 3, 2; move_othello(2,2,4) ;move_othello 1 3 5\r\ninitialize_othello()";
    let calls = parse_calls(&e5(), text).expect("right");
    let lines: Vec<String> = calls.iter().map(crate::model::Call::line).collect();
    assert_eq!(
        lines,
        [
            "initialize_othello",
            "move_othello 1 3 2",
            "move_othello 2 2 4",
            "move_othello 1 3 5",
            "initialize_othello"
        ]
    );
}

#[test]
fn a_wrong_call_is_shown_where_it_is_wrong() {
    for (text, message, help) in [
        (
            "initialize_othello; «move_otelo» 1, 3, 2",
            "call-unknown",
            Some("source-did-you-mean"),
        ),
        ("«p» 1", "call-unknown", Some("source-one-of")),
        (
            "# é\nmove_othello 1, 3, «8»",
            "call-outside-domain",
            Some("call-domain"),
        ),
        ("move_othello «-1», 3, 2", "call-outside-domain", Some("call-domain")),
        ("move_othello 1, «x», 2", "call-not-a-number", Some("call-domain")),
        ("move_othello 1, «», 2", "call-not-a-number", Some("call-domain")),
        (
            "move_othello 1 «99999999999999999999» 2",
            "call-not-a-number",
            Some("call-domain"),
        ),
        ("«move_othello 1, 3»", "call-argument-count", Some("source-write")),
        ("«move_othello»", "call-argument-count", Some("source-write")),
        ("«initialize_othello 1»", "call-argument-count", Some("source-write")),
        ("move_othello«(1, 3, 2»", "call-parentheses", None),
        ("move_othello «1, 3, 2)»", "call-parentheses", None),
        ("«(1, 3, 2)»", "call-no-name", None),
    ] {
        let (text, span) = marked(text);
        let fault = parse_calls(&e5(), &text).expect_err(&text);
        assert_fault(&fault, &text, span, message, help);
    }
}
