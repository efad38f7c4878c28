//! A class that is judged in shares, whose results are put together; and two gradings of a class, compared.

use std::fs;

use super::course::{BLACK_OPENS, Course, OVERWRITES, OWN_DISC, RIGHT, Told, map};
use super::running::{class, reports, taken};

/// Judges each of so many shares of the class, and names the files of their results.
fn divide(course: &Course, of: usize) -> Vec<String> {
    (1..=of)
        .map(|number| {
            course
                .grade(&["--partition", &format!("{number}/{of}"), "--roster", "roster.csv"])
                .ends(0);
            let file = format!("results-{number}-of-{of}.jsonl");
            fs::rename(course.at(format!("results-{number}.jsonl")), course.at(&file)).expect("the share's results");
            file
        })
        .collect()
}

fn merge(course: &Course, files: &[String], words: &[&str]) -> Told {
    course.tell(
        ["merge"]
            .into_iter()
            .chain(files.iter().map(String::as_str))
            .chain(words.iter().copied()),
    )
}

/// A class of ten, one of whom has handed in nothing, and one of whom is not in the roster.
fn course() -> Course {
    let course = Course::with_rules("deadline: 2020-01-01T00:00:00Z\nlate: { per-day: 1% }");
    class(&course);
    let ids = ["alice", "bob", "carol", "dave", "eve", "fay", "gus", "hal", "ida"];
    let rows: String = ids.iter().map(|id| format!("{id},\"{id}, 様\"\n")).collect();
    course.write("roster.csv", format!("id,name\n{rows}"));
    course.hand_in(&[("zoe.rb", RIGHT)]);
    course
}

#[test]
fn shares_together_are_the_whole_to_the_byte() {
    let course = course();
    let words = reports();
    let told = course
        .grade(&[words.as_slice(), &["--roster", "roster.csv"]].concat())
        .ends(0);
    let whole = taken(&course);
    let mut shares = divide(&course, 4);
    let merged = merge(&course, &shares, &words).ends(0);
    assert_eq!(taken(&course), whole);
    let untimed = |out: &str| out.split("\nSlowest\n").next().unwrap_or_default().to_owned();
    assert_eq!(untimed(&merged.out), untimed(&told.out));
    shares.reverse();
    merge(&course, &shares, &words).ends(0);
    assert_eq!(taken(&course), whole, "in whatever order");
    // What is there twice and the same is no contradiction.
    shares.push(shares[0].clone());
    merge(&course, &shares, &words).ends(0);
    assert_eq!(taken(&course), whole);
    merge(&course, &["results.jsonl".to_owned()], &words).ends(0);
    assert_eq!(taken(&course), whole);
    merge(&course, &shares, &["--fail-on", "missing"]).ends(1);
}

#[test]
fn more_shares_than_students_are_shares_too() {
    let course = Course::new();
    course.hand_in(&[("alice.rb", RIGHT), ("bob.rb", OVERWRITES)]);
    course.write("roster.csv", "id\nalice\nbob\n");
    let words = reports();
    course
        .grade(&[words.as_slice(), &["--roster", "roster.csv"]].concat())
        .ends(0);
    let whole = taken(&course);
    let shares = divide(&course, 5);
    merge(&course, &shares, &words).ends(0);
    assert_eq!(taken(&course), whole);
}

#[test]
fn what_does_not_belong_together_is_refused() {
    let course = course();
    let (two, three) = (divide(&course, 2), divide(&course, 3));
    let refused = |files: &[&String], why: &str| {
        let files: Vec<String> = files.iter().map(|file| (*file).clone()).collect();
        merge(&course, &files, &["--report", "csv=merged.csv"])
            .ends(2)
            .says(why);
        assert!(!course.at("merged.csv").exists());
    };
    refused(&[&two[0]], "these shares of the class are missing: 2/2");
    refused(&[&two[0], &two[0]], "these shares of the class are missing: 2/2");
    refused(&[&three[1]], "these shares of the class are missing: 1/3, 3/3");
    refused(&[&two[0], &two[1], &three[0]], "divided in different ways");
    refused(
        &[&two[0], &"nowhere.jsonl".to_owned()],
        "the results nowhere.jsonl cannot be read",
    );
    refused(
        &[&two[0], &"roster.csv".to_owned()],
        "roster.csv is not a file of results",
    );
    let other = course.read(&two[1]).replacen("\"e5\"", "\"e6\"", 1);
    course.write("other.jsonl", other);
    refused(
        &[&two[0], &"other.jsonl".to_owned()],
        "other.jsonl holds results of another assignment",
    );
    course.suite("02-occupied", "visibility: public", &[OWN_DISC, BLACK_OPENS]);
    refused(&[&two[0], &two[1]], "holds results of other suites");
}

#[test]
fn results_that_contradict_each_other_are_refused() {
    let course = Course::new();
    course.hand_in(&[("alice.rb", RIGHT), ("bob.rb", RIGHT)]);
    course.grade(&["--results", "one.jsonl"]).ends(0);
    course.hand_in(&[("bob.rb", OVERWRITES)]);
    course.grade(&["--results", "two.jsonl"]).ends(0);
    let files = ["one.jsonl".to_owned(), "two.jsonl".to_owned()];
    merge(&course, &files, &[])
        .ends(2)
        .says("bob has two different results; the second one is in two.jsonl");
    // Nothing is no contradiction: it was handed in at the other place.
    course.write("roster.csv", "id\nalice\nbob\n");
    fs::remove_file(course.at("class/bob.rb")).expect("a file");
    course
        .grade(&["--results", "three.jsonl", "--roster", "roster.csv"])
        .ends(0);
    let files = ["two.jsonl".to_owned(), "three.jsonl".to_owned()];
    merge(&course, &files, &["--report", "jsonl=rows.jsonl"]).ends(0);
    assert_eq!(course.states(), map([("alice", "accepted"), ("bob", "wrong_answer")]));
}

#[test]
fn a_share_is_torn_at_most_at_its_end() {
    let course = course();
    let shares = divide(&course, 2);
    let share = course.read(&shares[0]);
    course.write(&shares[0], format!("{share}{{\"student\":{{\"id\":\"mall"));
    merge(&course, &shares, &["--report", "jsonl=rows.jsonl"]).ends(0);
    assert_eq!(course.states().len(), 10);
    course.write(&shares[0], share.replacen("\"files\"", "\"filos\"", 1));
    merge(&course, &shares, &[]).ends(2).says("is damaged");
}

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
        .ends(4)
        .says("class: it is a folder");
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
