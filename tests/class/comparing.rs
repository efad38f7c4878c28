//! Two gradings of a class, compared.

use std::fs;

use super::course::{Course, OVERWRITES, OWN_DISC, RIGHT};
use super::finding::age;

#[test]
fn what_changed_is_told_with_the_cases_that_did_it() {
    let course = Course::new();
    course.hand_in(&[
        ("alice.rb", RIGHT),
        ("bob.rb", OVERWRITES),
        ("carol.rb", RIGHT),
        ("dave.rb", "def initialize_othello\n"),
    ]);
    course.grade(&["--results", "old.jsonl"]).ends(0);
    let compare = |words: &[&str]| course.tell(["compare", "old.jsonl", "new.jsonl"].iter().chain(words));
    fs::copy(course.at("old.jsonl"), course.at("new.jsonl")).expect("a copy");
    assert_eq!(compare(&[]).ends(0).out, "No grade changed.\n");
    course.hand_in(&[("alice.rb", OVERWRITES), ("bob.rb", RIGHT), ("eve.rb", RIGHT)]);
    fs::remove_file(course.at("class/carol.rb")).expect("a file");
    course.grade(&["--results", "new.jsonl"]).ends(0);
    let told = "alice  6/6 accepted → 4/6 wrong_answer  −2
  02-occupied › own disc: accepted → wrong_answer
bob    4/6 wrong_answer → 6/6 accepted  +2
  02-occupied › own disc: wrong_answer → accepted
carol  6/6 accepted → not there
  01-opening › black opens: accepted → –
  01-opening › white opens: accepted → –
  02-occupied › own disc: accepted → –
eve    not there → 6/6 accepted
  01-opening › black opens: – → accepted
  01-opening › white opens: – → accepted
  02-occupied › own disc: – → accepted
The results of 4 students changed.
";
    assert_eq!(compare(&[]).ends(0).out, told);
    compare(&["--fail-on", "wrong_answer"]).ends(1);
    compare(&["--fail-on", "compile_error"]).ends(0);
    // From the other side it is dave's no more than before.
    course
        .tell(["compare", "new.jsonl", "old.jsonl", "--fail-on", "compile_error"])
        .ends(0);
    course.tell(["compare", "old.jsonl"]).ends(2);
    course
        .tell(["compare", "old.jsonl", "class"])
        .ends(2)
        .says("class is not a file of results");
    course
        .tell(["compare", "old.jsonl", "new.json"])
        .ends(2)
        .says("new.json cannot be read");
}

#[test]
fn other_suites_change_what_a_grade_is_of() {
    let course = Course::new();
    course.hand_in(&[("alice.rb", RIGHT), ("bob.rb", OVERWRITES)]);
    course.grade(&["--results", "old.jsonl"]).ends(0);
    course.suite("03-more", "visibility: hidden", &[("another disc", OWN_DISC.1)]);
    course.grade(&["--results", "new.jsonl"]).ends(0);
    let told = course.tell(["compare", "old.jsonl", "new.jsonl"]).ends(0);
    told.says("alice  6/6 accepted → 8/8 accepted  +2\n  03-more › another disc: – → accepted\nbob    4/6 wrong_answer → 4/8 wrong_answer\n  03-more › another disc: – → wrong_answer\n");
}

#[test]
fn results_of_other_suites_are_told() {
    let course = Course::new();
    course.hand_in(&[("alice.rb", RIGHT), ("bob.rb", OVERWRITES)]);
    course.grade(&["--results", "old.jsonl"]).ends(0);
    let compare = |new: &str| course.tell(["compare", "old.jsonl", new]).ends(0);
    assert_eq!(compare("old.jsonl").err, "");
    let suites = course.read("e5/02-occupied.yaml");
    course.suite("02-occupied", "visibility: public", &[("another disc", OWN_DISC.1)]);
    course.grade(&["--results", "new.jsonl"]).ends(0);
    let told = compare("new.jsonl").says("old.jsonl holds results of other suites than the ones that are read here");
    assert!(!told.err.contains("new.jsonl"), "{}", told.err);
    // A run that was stopped leaves rows of both.
    let (old, new) = (course.read("old.jsonl"), course.read("new.jsonl"));
    let row = |journal: &str, id: &str| {
        let row = journal.lines().find(|line| line.contains(&format!("\"id\":\"{id}\"")));
        row.expect("a row").to_owned() + "\n"
    };
    let heading = new.lines().take(1).map(|line| line.to_owned() + "\n");
    let mixed = heading.collect::<String>() + &row(&old, "alice") + &row(&new, "bob");
    course.write("mixed.jsonl", mixed);
    compare("mixed.jsonl").says("the result of alice in mixed.jsonl rests on other suites than the rest");
    course.write("e5/02-occupied.yaml", suites);
    compare("mixed.jsonl").says("the result of bob in mixed.jsonl rests");
}

#[test]
fn nothing_is_said_of_those_whom_a_stopped_run_has_not_judged() {
    let course = Course::new();
    course.hand_in(&[("alice.rb", RIGHT), ("bob.rb", OVERWRITES), ("carol.rb", RIGHT)]);
    course.grade(&["--results", "old.jsonl"]).ends(0);
    let old = course.read("old.jsonl");
    let is_bobs = |line: &&str| line.contains("\"student\":{\"id\":\"bob\"");
    let stopped: String = old
        .lines()
        .filter(|line| !is_bobs(line))
        .map(|line| line.to_owned() + "\n")
        .collect();
    assert_ne!(stopped, old);
    course.write("new.jsonl", stopped);
    for (one, other) in [("old.jsonl", "new.jsonl"), ("new.jsonl", "old.jsonl")] {
        let told = course.tell(["compare", one, other]).ends(0);
        assert_eq!(told.out, "No grade changed.\n");
        told.says("new.jsonl is not finished: bob has not been judged");
    }
}

#[test]
fn lateness_is_told_as_a_cause() {
    let course = Course::with_rules("deadline: 2023-12-01T12:00:00Z\nlate: { per-day: 10% }");
    course.hand_in(&[("alice.rb", RIGHT), ("bob.rb", OVERWRITES)]);
    let [alice, bob] = ["class/alice.rb", "class/bob.rb"].map(|file| course.at(file));
    let deadline = 1_701_432_000;
    age(&alice, deadline);
    age(&bob, deadline);
    course.grade(&["--results", "old.jsonl"]).ends(0);
    age(&alice, deadline + 1);
    course.grade(&["--results", "new.jsonl"]).ends(0);
    let told = course.tell(["compare", "old.jsonl", "new.jsonl"]).ends(0).out;
    assert_eq!(
        told,
        "alice  6/6 accepted → 5.4/6 accepted  −0.6
  1 day late, 90% of the points count; before: in time
One student's result changed.
"
    );
}
