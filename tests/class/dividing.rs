//! A class that is judged in shares, whose results are put together; and two gradings of a class, compared.

use std::fs;

use super::course::{BLACK_OPENS, Course, OVERWRITES, OWN_DISC, RIGHT};
use super::running::{class, reports, taken};
use super::told::{Told, map};

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

pub(super) fn merge(course: &Course, files: &[String], words: &[&str]) -> Told {
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
    let rows = ids.map(|id| format!("{id},\"{id}, 様\"\n"));
    course.write("roster.csv", format!("id,name\n{}", rows.concat()));
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
fn shares_of_a_class_that_has_changed_lose_nobody() {
    let course = course();
    let share = |number: usize| {
        let words = ["--partition", &format!("{number}/2"), "--roster", "roster.csv"];
        course.grade(&words).ends(0);
        format!("results-{number}.jsonl")
    };
    let first = share(1);
    for newcomer in ["ned", "nat", "nia", "nil"] {
        course.hand_in(&[(&format!("{newcomer}.rb"), RIGHT)]);
    }
    let shares = [first, share(2)];
    merge(&course, &shares, &["--report", "csv=merged.csv"])
        .ends(2)
        .says("shares of different classes");
    share(1);
    merge(&course, &shares, &["--report", "csv=merged.csv"]).ends(0);
    for newcomer in ["ned", "nat", "nia", "nil"] {
        assert!(course.read("merged.csv").contains(newcomer), "{newcomer}");
    }
    course.write("roster.csv", "id,name\nned,Ned\n");
    share(2);
    merge(&course, &shares, &[]).ends(2).says("shares of different classes");
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
