//! What students are sent: no more than they may see, in their language, and nothing in it acts.

use checker::locale::Tongue;
use pulldown_cmark::{Event, Options, Parser, Tag};

use super::class::{AFTER, BEFORE, Class, class};

/// Everything that a reader of Markdown would do with a text but show it.
fn acts(text: &str) -> Vec<String> {
    let events = Parser::new_ext(text, Options::all());
    let acting = events.filter(|event| match event {
        Event::Html(_)
        | Event::InlineHtml(_)
        | Event::InlineMath(_)
        | Event::DisplayMath(_)
        | Event::FootnoteReference(_) => true,
        Event::Start(tag) => !matches!(
            tag,
            Tag::Heading { .. } | Tag::Paragraph | Tag::List(None) | Tag::Item | Tag::CodeBlock(_)
        ),
        _ => false,
    });
    acting.map(|event| format!("{event:?}")).collect()
}

/// What a reader of Markdown shows outside of code.
fn prose(text: &str) -> String {
    let mut in_code = false;
    let shown = Parser::new(text).filter_map(|event| match event {
        Event::Start(Tag::CodeBlock(_)) => {
            in_code = true;
            None
        }
        Event::End(pulldown_cmark::TagEnd::CodeBlock) => {
            in_code = false;
            None
        }
        Event::Text(text) if !in_code => Some(text.into_string()),
        _ => None,
    });
    shown.collect::<Vec<_>>().join("\n")
}

#[test]
fn nothing_that_a_student_says_acts() {
    let class = class("here", 1);
    let mut texts: Vec<String> = class
        .rows
        .iter()
        .map(|row| class.feedback(&row.student.id, AFTER))
        .collect();
    texts.push(class.report("markdown"));
    for text in texts {
        assert_eq!(acts(&text), [""; 0]);
        let prose = prose(&text);
        for sign in ["<script>", "@", "http", "`", "\\", "::", "=1"] {
            assert!(!prose.contains(sign), "{sign} in {prose}");
        }
    }
}

#[test]
fn each_student_is_told_in_their_language() {
    let class = class("here", 1);
    let japanese = class.feedback("1001", AFTER);
    assert!(
        japanese.starts_with("# 課題E5 オセロ\n\n## 田中 太郎 · `1001`\n\n18点中18点です。\n"),
        "{japanese}"
    );
    let unknown = class.feedback("1002", AFTER);
    assert!(
        unknown.contains("\n12 of 18 points.\n\nIt was handed in 2 days late: 80% of the 15 points"),
        "{unknown}"
    );
    let (whole, _) = class.written("markdown", AFTER, Tongue::Japanese).expect("a report");
    assert!(whole.starts_with("# 課題E5 オセロ\n\n"), "{whole}");
    assert!(
        whole.contains("\n18点中0点です。\n\n締切から19日遅れて提出され"),
        "{whole}"
    );
}

#[test]
fn whoever_passes_all_that_is_shown_is_not_told_to_have_passed_all() {
    for now in [BEFORE, AFTER] {
        let text = class("here", 1).feedback("1009", now);
        assert!(!text.contains("すべてに合格しました"), "{text}");
        assert!(
            text.contains("\nこのほかに、公開されていないテストも採点の対象になります。\n"),
            "{text}"
        );
    }
}

#[test]
fn nobody_is_told_more_than_they_may_see() {
    let class = class("here", 1);
    for id in ["1002", "1003", "1010", "+s11"] {
        for now in [BEFORE, AFTER] {
            let text = class.feedback(id, now);
            for secret in [
                "secret",
                "surprise",
                "Surprises",
                "05-hidden",
                "THE RULE",
                "class of 2023",
            ] {
                assert!(!text.contains(secret), "{secret} in {text}");
            }
            assert_eq!(text.contains("Whole games"), now == AFTER, "{text}");
        }
    }
    // The suite of these cases tells what the program did, and not what would have been right.
    let text = class.feedback("1002", AFTER);
    assert!(
        text.contains("yours") && !text.contains("expected 1") && !text.contains("      expected"),
        "{text}"
    );
    assert!(!text.contains("wrong-flips"), "{text}");
}

#[test]
fn a_moodle_comment_says_the_same() {
    let class = class("here", 1);
    let (text, _) = class.written("moodle", BEFORE, Tongue::English).expect("a table");
    // Before a quotation mark, Moodle would take it for the sign that the cell goes on.
    assert!(!text.contains('\\'), "{text}");
    for row in csv::Reader::from_reader(text.as_bytes()).records() {
        let row = row.expect("a row of as many cells");
        let comment = &row[6];
        assert!(comment.starts_with("<p>"), "{comment}");
        for secret in [
            "secret",
            "surprise",
            "05-hidden",
            "THE RULE",
            "class of 2023",
            "<script",
            "expected 1",
        ] {
            assert!(!comment.contains(secret), "{secret} in {comment}");
        }
    }
}

#[test]
fn whoever_has_no_grade_yet_is_not_told_a_number() {
    let class = class("here", 1);
    for id in ["1006", "1007"] {
        let text = class.feedback(id, AFTER);
        assert!(text.contains("There are no points yet"), "{text}");
        assert!(!text.contains(" points.\n") || id == "1007", "{text}");
    }
}

#[test]
fn whoever_handed_in_nothing_is_told_what_to_do() {
    let text = class("here", 1).feedback("1004", AFTER);
    insta::assert_snapshot!(text);
}

#[test]
fn what_cannot_be_judged_is_said_why() {
    let class = Class::only(&["1005"]);
    let text = class.feedback("1005", AFTER);
    assert!(
        text.contains("\nWhat you handed in cannot be judged:\n\n````text\na.rb: </pre><script>"),
        "{text}"
    );
}

#[test]
fn feedback_of_one_student() {
    insta::assert_snapshot!(class("here", 1).feedback("1002", AFTER));
}
