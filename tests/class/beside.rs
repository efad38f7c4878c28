//! What the checker itself has written beside the hand-ins is nobody's.

use std::fs;

use super::course::{Course, OVERWRITES, RIGHT};
use super::finding::{course, tree};
use super::told::map;

/// Every kind of output, beside the hand-ins and each student's own.
const BESIDE: [&str; 6] = [
    "--report=csv=grades.csv",
    "--report=markdown={id}.md",
    "--report=jsonl=rows.jsonl",
    "--feedback=letters",
    "--output=overview.txt",
    "--jobs=1",
];

fn states(course: &Course) -> std::collections::BTreeMap<String, String> {
    fs::rename(course.at("class/rows.jsonl"), course.at("rows.jsonl")).expect("rows");
    let states = course.states();
    fs::copy(course.at("rows.jsonl"), course.at("class/rows.jsonl")).expect("rows");
    states
}

/// `cd class; checker grade *`, again and again.
#[test]
fn what_was_written_beside_the_hand_ins_is_no_hand_in() {
    let course = course();
    course.hand_in(&[
        ("alice.rb", RIGHT),
        ("bob/othello.rb", RIGHT),
        ("carol/osero.rb", RIGHT),
    ]);
    let expected = map([("alice", "accepted"), ("bob", "accepted"), ("carol", "accepted")]);
    for round in 0..3 {
        let told = course.grade_from_inside(&BESIDE).ends(0);
        assert_eq!(states(&course), expected, "round {round}: {}", told.err);
        assert!(!told.err.contains("results.jsonl"), "{}", told.err);
    }
    // A share has a file of its own, which is no hand-in of the other share.
    for share in ["1/2", "2/2", "1/2"] {
        let words = [&BESIDE[..], &["--partition", share]].concat();
        let told = course.grade_from_inside(&words).ends(0);
        assert!(!told.err.contains("results-"), "{}", told.err);
        let states = states(&course);
        assert!(states.keys().all(|id| expected.contains_key(id)), "{states:?}");
    }
    // The folder itself, with what lies in it from then.
    for name in [
        "grades.csv",
        "rows.jsonl",
        "overview.txt",
        "alice.md",
        "bob.md",
        "carol.md",
    ] {
        fs::remove_file(course.at("class").join(name)).expect("a report");
    }
    fs::remove_dir_all(course.at("class/letters")).expect("letters");
    course.grade(&[]).ends(0);
    assert_eq!(course.states(), expected);
}

/// A single student is the same on the second day as on the first.
#[test]
fn one_students_folder_stays_what_it_was_when_results_lie_beside_it() {
    let course = course();
    course.hand_in(&[("alice/othello.rb", RIGHT)]);
    for _ in 0..2 {
        let words = ["--report", "jsonl=rows.jsonl"];
        course.grade_from_inside(&words).ends(0);
        assert_eq!(states(&course), map([("alice", "accepted")]));
    }
}

/// Nobody's work is written over, only because it stands where a report would.
#[test]
fn a_hand_in_that_stands_where_an_output_would_is_kept() {
    let course = course();
    course.hand_in(&[
        ("alice.rb", RIGHT),
        ("bob.md", "I could not do it.\n"),
        ("dave/othello.rb", RIGHT),
    ]);
    let before = tree(&course.at("class"));
    for place in [
        ["--report", "csv=alice.rb"],
        ["--report", "markdown={id}.md"],
        ["--feedback", "dave"],
        ["--output", "bob.md"],
        ["--results", "alice.rb"],
    ] {
        course
            .grade_from_inside(&place)
            .ends(2)
            .says("lies in what the class handed in, where nothing is written");
        assert_eq!(tree(&course.at("class")), before, "{place:?}");
    }
    course.grade_from_inside(&[]).ends(0);
    let before = tree(&course.at("class"));
    for place in [
        ["--report", "markdown={id}.md"],
        ["--feedback", "dave"],
        ["--report", "csv=bob.md"],
    ] {
        course.grade_from_inside(&place).ends(2);
        assert_eq!(tree(&course.at("class")), before, "{place:?}");
    }
}

/// Where the results would come to lie inside of the class, the operator is told where else.
#[test]
fn results_never_lie_in_the_folder_of_the_class() {
    let course = course();
    course.hand_in(&[("alice.rb", RIGHT), ("bob.rb", OVERWRITES)]);
    let before = tree(&course.at("class"));
    course.grade_inside(&["."]).ends(2).says("--results ../results.jsonl");
    assert_eq!(tree(&course.at("class")), before);
}
