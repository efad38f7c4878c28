//! A file of results that is damaged, or another program's or version's, is named and never lost.

use std::fs;

use super::course::{Course, OVERWRITES, RIGHT};
use super::told::map;

fn graded() -> (Course, String) {
    let course = Course::new();
    course.hand_in(&[("alice.rb", RIGHT), ("bob.rb", OVERWRITES), ("carol.rb", RIGHT)]);
    course.grade(&["--jobs", "1"]).ends(0);
    let results = course.read("results.jsonl");
    (course, results)
}

#[test]
fn a_damaged_line_is_named_with_what_to_do_about_it() {
    let (course, results) = graded();
    let damaged = results.replacen("\"outcome\"", "\"outc\u{0}me\"", 1);
    course.write("results.jsonl", &damaged);
    let told = course.grade(&[]).ends(2).says("line 3 of results.jsonl is damaged");
    let told = told
        .says("delete this line, and what it was about is judged again")
        .says("--fresh");
    assert!(told.err.contains("results.jsonl.bak"), "{}", told.err);
    assert_eq!(course.read("results.jsonl"), damaged, "nothing is touched");
    course.tell(["merge", "results.jsonl"]).ends(2).says("delete this line");
    // What the operator is told to do does what they are told.
    let lines = damaged.split_inclusive('\n');
    let without: String = lines.filter(|line| !line.contains('\u{0}')).collect();
    course.write("results.jsonl", without);
    course
        .tell(["merge", "results.jsonl"])
        .ends(2)
        .says("alice has not been judged");
    course.grade(&[]).ends(0).says("2 results are unchanged");
    let expected = map([("alice", "accepted"), ("bob", "wrong_answer"), ("carol", "accepted")]);
    assert_eq!(course.states(), expected);
}

#[test]
fn beginning_anew_keeps_what_cannot_be_read() {
    let (course, results) = graded();
    let kept = "has been kept as results.jsonl.bak";
    // A line in the middle, another version, another assignment.
    let changed = [
        results.replacen("\"outcome\"", "\"outcome", 1),
        results.replacen("{\"journal\":1", "{\"journal\":2,\"new\":true", 1),
        results.replacen("\"e5\"", "\"e6\"", 1),
    ];
    for changed in &changed {
        assert_ne!(*changed, results);
        let _ = fs::remove_file(course.at("results.jsonl.bak"));
        course.write("results.jsonl", changed);
        course.grade(&["--fresh"]).ends(0).says(kept);
        assert_eq!(course.read("results.jsonl.bak"), *changed);
        course.grade(&[]).ends(0).says("3 results are unchanged");
    }
    // A second one takes nobody's place.
    course.write("results.jsonl", &changed[0]);
    course
        .grade(&["--fresh"])
        .ends(0)
        .says("has been kept as results.jsonl.bak2");
    assert_eq!(course.read("results.jsonl.bak"), changed[2]);
    assert_eq!(course.read("results.jsonl.bak2"), changed[0]);
    // What is whole and this assignment's was asked to go.
    let told = course.grade(&["--fresh"]).ends(0);
    assert!(!told.err.contains(".bak"), "{}", told.err);
    assert!(!course.at("results.jsonl.bak3").exists());
}

#[test]
fn results_of_another_version_are_told_from_what_is_no_results() {
    let (course, results) = graded();
    let other = results.replacen("{\"journal\":1", "{\"journal\":2,\"new\":true", 1);
    course.write("results.jsonl", &other);
    for words in [&["grade", "class"][..], &["merge", "results.jsonl"]] {
        course
            .tell(words)
            .ends(2)
            .says("results.jsonl was written by another version of the checker");
        assert_eq!(course.read("results.jsonl"), other);
    }
}
