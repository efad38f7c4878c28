//! Results that rest on different things are merged with a word about it, or not at all.

use super::course::{BLACK_OPENS, Course, OVERWRITES, OWN_DISC, RIGHT, RIGHT_PYTHON};
use super::dividing::merge;
use super::told::map;

fn parts() -> (Course, [String; 2]) {
    let course = Course::new();
    course.hand_in(&[("alice.rb", RIGHT), ("bob.rb", OVERWRITES)]);
    course.grade(&["--results", "one.jsonl"]).ends(0);
    std::fs::remove_dir_all(course.at("class")).expect("a class");
    course.hand_in(&[("carol.rb", RIGHT), ("dave.py", RIGHT_PYTHON)]);
    course.grade(&["--results", "two.jsonl"]).ends(0);
    (course, ["one.jsonl".to_owned(), "two.jsonl".to_owned()])
}

/// The value of a key in the first line that has it.
fn value(results: &str, key: &str) -> String {
    let start = results.find(&format!("\"{key}\":\"")).expect("the key") + key.len() + 4;
    results[start..].split('"').next().expect("a value").to_owned()
}

#[test]
fn what_rests_on_other_versions_is_told_with_both() {
    let (course, files) = parts();
    let told = merge(&course, &files, &["--report", "jsonl=rows.jsonl"]).ends(0);
    assert_eq!(told.err, "", "they rest on the same");
    let two = course.read("two.jsonl");
    let (checker, tool) = (value(&two, "checker"), value(&two, "tool"));
    course.write("two.jsonl", two.replace(&checker, "0.0.1 0123456789abcdef"));
    merge(&course, &files, &[]).ends(0).says(&format!(
        "one.jsonl holds results of checker {checker} and two.jsonl of checker 0.0.1 0123456789abcdef"
    ));
    // Ruby in one, and in the other one as well.
    course.write(
        "two.jsonl",
        two.replace(&format!("\"tool\":\"{tool}\""), "\"tool\":\"ruby 1.8.7\""),
    );
    merge(&course, &files, &["--report", "jsonl=rows.jsonl"])
        .ends(0)
        .says(&tool)
        .says("ruby 1.8.7")
        .says("one.jsonl")
        .says("two.jsonl");
    let expected = [
        ("alice", "accepted"),
        ("bob", "wrong_answer"),
        ("carol", "accepted"),
        ("dave", "accepted"),
    ];
    assert_eq!(course.states(), map(expected), "they are merged all the same");
    let options = two.replace("strictness", "strictly");
    course.write("two.jsonl", options);
    merge(&course, &files, &[])
        .ends(0)
        .says("was graded with other options");
}

#[test]
fn what_rests_on_other_suites_is_refused() {
    let (course, files) = parts();
    let two = course.read("two.jsonl");
    let suites = value(&two, "suites");
    course.write("two.jsonl", two.replace(&suites, &"0".repeat(64)));
    merge(&course, &files, &["--report", "csv=merged.csv"])
        .ends(2)
        .says("two.jsonl holds results of other suites");
    course.write("two.jsonl", &two);
    course.suite("02-occupied", "visibility: public", &[OWN_DISC, BLACK_OPENS]);
    course.grade(&["--results", "two.jsonl"]).ends(0);
    merge(&course, &files, &["--report", "csv=merged.csv"])
        .ends(2)
        .says("one.jsonl holds results of other suites");
    assert!(!course.at("merged.csv").exists());
}
