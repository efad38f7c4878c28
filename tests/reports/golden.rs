//! Moodle and Gradescope publish no schema: what they are given stands in `tests/golden/`, beside a table that says where each
//! column or key has its meaning from.

use std::{collections::BTreeSet, env, fs, path::Path};

use checker::locale::Tongue;
use serde_json::Value;

use super::class::{AFTER, BEFORE, Class, class};

fn golden(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

fn compare(name: &str, text: &str) {
    if env::var_os("GOLDEN").is_some_and(|what| what == "overwrite") {
        fs::write(golden(name), text).expect("written");
    }
    let expected = fs::read_to_string(golden(name)).expect("a golden file");
    assert_eq!(text, expected, "{name}");
}

/// What the first column of the table in a document names.
fn documented(name: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(golden(name)).expect("a document");
    let rows = text.lines().filter(|line| line.starts_with("| `"));
    rows.map(|row| {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        assert!(cells[3].contains("http"), "{row} cites nothing");
        cells[1].trim_matches('`').to_owned()
    })
    .collect()
}

#[test]
fn moodle_is_given_what_it_documents() {
    let class = Class::only(&["1001", "1002", "1004", "1006", "+s11"]);
    let (text, remarks) = class.written("moodle", AFTER, Tongue::English).expect("a worksheet");
    compare("moodle.csv", &text);
    assert_eq!(
        remarks,
        [
            "class-moodle-without-number",
            "class-moodle-ungraded",
            "class-moodle-zeros"
        ]
    );
    let headings = text.trim_start_matches('\u{feff}').lines().next().expect("headings");
    let headings: BTreeSet<String> = headings.split(',').map(str::to_owned).collect();
    assert_eq!(headings, documented("moodle.md"));
}

#[test]
fn moodle_is_warned_of_where_the_numbers_may_be_others() {
    let mut class = Class::only(&["1001"]);
    class.rows[0].student.id = "7".to_owned();
    if let Some(work) = &mut class.rows[0].work {
        work.path = "class/7/othello.rb".to_owned();
    }
    let class = Class::of(class.rows.clone());
    let (_, remarks) = class.written("moodle", AFTER, Tongue::English).expect("a worksheet");
    assert_eq!(remarks, ["class-moodle-other-number"]);
}

#[test]
fn gradescope_is_given_what_it_documents() {
    let (text, remarks) = Class::only(&["1010"])
        .written("gradescope", BEFORE, Tongue::English)
        .expect("results");
    assert_eq!(remarks, [""; 0]);
    let results: Value = serde_json::from_str(&text).expect("JSON");
    compare(
        "gradescope.json",
        &(serde_json::to_string_pretty(&results).expect("JSON") + "\n"),
    );
    let mut keys: BTreeSet<String> = results.as_object().expect("an object").keys().cloned().collect();
    for test in results["tests"].as_array().expect("tests") {
        keys.extend(
            test.as_object()
                .expect("a test")
                .keys()
                .map(|key| format!("tests[].{key}")),
        );
    }
    assert_eq!(keys, documented("gradescope.md"));
}

#[test]
fn gradescope_is_given_one_submission() {
    let refused = class("here", 1).written("gradescope", AFTER, Tongue::English);
    assert!(refused.expect_err("refused").contains("class-gradescope-one"));
}

#[test]
fn gradescope_is_given_no_score_where_there_is_none() {
    for id in ["1006", "1007"] {
        let (text, remarks) = Class::only(&[id])
            .written("gradescope", AFTER, Tongue::English)
            .expect("results");
        assert_eq!(remarks, ["class-gradescope-ungraded"]);
        let results: Value = serde_json::from_str(&text).expect("JSON");
        assert!(
            results.get("score").is_none() && results.get("tests").is_none(),
            "{text}"
        );
    }
    let (text, _) = Class::only(&["1005"])
        .written("gradescope", AFTER, Tongue::English)
        .expect("results");
    let results: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(results["score"], 0);
    assert!(
        results["output"].as_str().expect("a text").contains("cannot be judged"),
        "{text}"
    );
}

#[test]
fn gradescope_keeps_what_a_student_may_not_see() {
    for now in [BEFORE, AFTER] {
        let (text, _) = Class::only(&["1003"])
            .written("gradescope", now, Tongue::English)
            .expect("results");
        let results: Value = serde_json::from_str(&text).expect("JSON");
        for test in results["tests"].as_array().expect("tests") {
            let name = test["name"].as_str().expect("a name");
            let visibility = match &name[..2] {
                "04" => "after_due_date",
                "05" => "hidden",
                _ => "visible",
            };
            assert_eq!(test["visibility"], visibility, "{name}");
            let output = test["output"].as_str().expect("a text");
            assert_eq!(output == "0 of 2 cases passed", name.starts_with("03"), "{name}");
            assert!(!name.contains("secret"), "{name}");
        }
        assert!(!text.contains("\\u001b") && !text.contains("secret"), "{text}");
    }
}
