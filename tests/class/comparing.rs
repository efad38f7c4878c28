//! Two gradings of a class, compared.

use std::fs;

use super::course::{Course, OVERWRITES, OWN_DISC, RIGHT};

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
