//! The same rows give the same bytes, whoever ran them, and nothing in them acts.

use checker::report::CLASS_FORMATS;

use super::class::{Class, class};

#[test]
fn nothing_of_the_run_is_in_a_report_but_in_the_one_for_it() {
    let (one, other) = (class("first-host", 1), class("second-host", 99));
    for format in CLASS_FORMATS.iter().filter(|format| format.id != "gradescope") {
        let (one, other) = (one.report(format.id), other.report(format.id));
        assert_eq!(one == other, format.id != "timings", "{}", format.id);
        assert_eq!(one.contains("first-host"), format.id == "timings", "{}", format.id);
    }
}

#[test]
fn rows_come_in_the_order_of_the_students() {
    let class = class("here", 1);
    let mut rows = class.rows.clone();
    rows.reverse();
    let reversed = Class::of(rows);
    for format in ["csv", "moodle", "json", "jsonl", "junit", "markdown", "timings"] {
        assert_eq!(class.report(format), reversed.report(format), "{format}");
    }
}

#[test]
fn nothing_acts_on_a_terminal_or_a_ci_system() {
    let class = class("here", 1);
    for format in CLASS_FORMATS.iter().filter(|format| format.id != "gradescope") {
        let text = class.report(format.id);
        let acting = text.chars().find(|&character| {
            let turns = matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
            turns || (character.is_control() && !matches!(character, '\n' | '\r' | '\t'))
        });
        assert_eq!(acting, None, "{}", format.id);
    }
}
