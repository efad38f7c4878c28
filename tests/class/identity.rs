//! A student is the same however their id is written.

use std::fs;

use super::course::{Course, OVERWRITES, RIGHT};
use super::dividing::merge;
use super::told::map;

fn with_roster(id: &str) -> Course {
    let course = Course::new();
    course.hand_in(&[("s001.rb", RIGHT), ("s002.rb", OVERWRITES)]);
    course.write("roster.csv", format!("id\n{id}\ns002\n"));
    course
}

#[test]
fn another_way_to_write_an_id_is_no_other_student() {
    let course = with_roster("s001");
    course.grade(&["--roster", "roster.csv"]).ends(0);
    for id in ["S001", "Ｓ００１"] {
        course.write("roster.csv", format!("id\n{id}\ns002\n"));
        let told = course
            .grade(&["--roster", "roster.csv"])
            .ends(0)
            .says("2 results are unchanged");
        assert!(!told.err.contains("not in the class any more"), "{}", told.err);
        assert_eq!(
            course.states(),
            map([("S001", "accepted"), ("s002", "wrong_answer")]),
            "{id}"
        );
    }
    course
        .tell(["merge", "results.jsonl", "--report", "jsonl=rows.jsonl"])
        .ends(0);
    assert_eq!(course.states(), map([("S001", "accepted"), ("s002", "wrong_answer")]));
    // Whom the operator means by an id is that student.
    let told = course.grade(&["--roster", "roster.csv", "--rerun", "s001"]).ends(0);
    assert!(!told.err.contains("is nobody here"), "{}", told.err);
    told.says("one result is unchanged");
}

/// The journal of an older roster, in which a student has two spellings.
#[test]
fn results_under_another_spelling_are_compared_and_merged_as_one_students() {
    let course = with_roster("s001");
    course
        .grade(&["--roster", "roster.csv", "--results", "old.jsonl"])
        .ends(0);
    course.write("roster.csv", "id\nS001\ns002\n");
    course
        .grade(&["--roster", "roster.csv", "--results", "new.jsonl"])
        .ends(0);
    assert_eq!(
        course.tell(["compare", "old.jsonl", "new.jsonl"]).ends(0).out,
        "No grade changed.\n"
    );
    let files = ["old.jsonl".to_owned(), "new.jsonl".to_owned()];
    merge(&course, &files, &["--report", "jsonl=rows.jsonl"]).ends(0);
    assert_eq!(course.states().len(), 2, "{:?}", course.states());
    // Two results of one student contradict each other however they are written.
    course.hand_in(&[("s001.rb", OVERWRITES)]);
    course
        .grade(&["--roster", "roster.csv", "--results", "new.jsonl"])
        .ends(0);
    merge(&course, &files, &[]).ends(2).says("has two different results");
    let told = course.tell(["compare", "old.jsonl", "new.jsonl"]).ends(0);
    assert!(!told.out.contains("not there"), "{}", told.out);
    told.says("S001  6/6 accepted → 4/6 wrong_answer");
}

/// A name in decomposed characters, as macOS writes them, and in composed ones.
#[test]
fn characters_in_parts_are_the_same_characters() {
    let course = Course::new();
    course.hand_in(&[("か\u{3099}/othello.rb", RIGHT)]);
    course.grade(&[]).ends(0);
    fs::rename(course.at("class/か\u{3099}"), course.at("class/が")).expect("a folder");
    course.grade(&[]).ends(0).says("one result is unchanged");
    assert_eq!(course.states(), map([("が", "accepted")]));
}
