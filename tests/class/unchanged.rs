//! What is known of a class is not found out again, unless something changed or somebody asks.

use std::{collections::BTreeMap, env, fs, os::unix::fs::PermissionsExt};

use super::course::{BLACK_OPENS, Course, GRADE, OWN_DISC, RIGHT, RIGHT_BASH, RIGHT_PYTHON};
use super::finding::age;
use super::running::{begun, class, reports, taken};
use super::told::{map, text};

/// Whose work was run in the second of two runs only.
fn again(before: &BTreeMap<String, String>, after: &BTreeMap<String, String>) -> Vec<String> {
    after
        .iter()
        .filter(|(id, time)| before.get(*id) != Some(time))
        .map(|(id, _)| id.clone())
        .collect()
}

#[test]
fn what_did_not_change_is_not_run_again() {
    let course = Course::new();
    class(&course);
    let words = reports();
    course.grade(&words).ends(0);
    let (first, told) = (begun(&course, "results.jsonl"), taken(&course));
    let results = course.read("results.jsonl");
    course.grade(&words).ends(0).says("8 results are unchanged");
    assert_eq!(course.read("results.jsonl"), results);
    assert_eq!(taken(&course), told);

    // Another time is another time of handing in, and no other program.
    age(&course.at("class/bob.py"), 5_000);
    course.grade(&[]).ends(0);
    assert_eq!(again(&first, &begun(&course, "results.jsonl")), [""; 0]);
    assert_eq!(
        course.of_each(|row| text(&row["handed_in"]))["bob"],
        "1970-01-01T01:23:20Z"
    );

    // Another byte is another program.
    course.write("class/carol.rb", RIGHT);
    let told = course.grade(&[]).ends(0);
    assert!(
        told.err.contains("carol  accepted  6/6\n7 results are unchanged"),
        "{}",
        told.err
    );
    assert_eq!(again(&first, &begun(&course, "results.jsonl")), ["carol"]);

    // Other cases are everybody's.
    let second = begun(&course, "results.jsonl");
    course.suite("02-occupied", "visibility: public", &[OWN_DISC, BLACK_OPENS]);
    course.grade(&[]).ends(0);
    assert_eq!(again(&second, &begun(&course, "results.jsonl")).len(), 8);

    // Begun anew, nothing is known.
    let third = begun(&course, "results.jsonl");
    course.grade(&["--fresh"]).ends(0);
    assert_eq!(again(&third, &begun(&course, "results.jsonl")).len(), 8);
    assert_eq!(course.read("results.jsonl").lines().count(), 10);
}

#[test]
fn what_is_asked_for_is_run_again() {
    let course = Course::new();
    class(&course);
    course.grade(&[]).ends(0);
    for (filter, whose) in [
        (&["--rerun", "wrong_answer"][..], &["carol"][..]),
        (&["--rerun", "alice", "--rerun", "*_error"], &["alice", "gus"]),
        (&["--rerun", "[ef]*"], &["eve", "fay"]),
        (&["--rerun", "nobody"], &[]),
    ] {
        let before = begun(&course, "results.jsonl");
        course.grade(filter).ends(0);
        assert_eq!(again(&before, &begun(&course, "results.jsonl")), whose, "{filter:?}");
    }
    course.grade(&["--rerun", "[e"]).ends(2);
}

/// Other conditions can give another result.
#[test]
fn other_conditions_are_another_run() {
    let course = Course::new();
    course.hand_in(&[("alice.rb", RIGHT)]);
    course.grade(&[]).ends(0);
    for condition in [
        &["--strict"][..],
        &["--without", "files"],
        &["--interface", "functions"],
    ] {
        let before = begun(&course, "results.jsonl");
        course.grade(condition).ends(0);
        assert_eq!(
            again(&before, &begun(&course, "results.jsonl")),
            ["alice"],
            "{condition:?}"
        );
    }
}

/// What an interpreter says of its version is part of what a result rests on.
#[test]
fn another_version_of_an_interpreter_is_another_run() {
    let course = Course::new();
    course.hand_in(&[("alice.rb", RIGHT), ("bob.sh", RIGHT_BASH)]);
    let path = env::var("PATH").expect("a path");
    let mut found = env::split_paths(&path).map(|folder| folder.join("bash"));
    let real = found.find(|bash| bash.exists()).expect("bash");
    let script = "#!/bin/sh\n[ \"$1\" = --version ] && echo bash 99 && exit\n";
    let bash = course.write("bin/bash", format!("{script}exec {} \"$@\"\n", real.display()));
    fs::set_permissions(bash, fs::Permissions::from_mode(0o755)).expect("a program");
    course.grade(&[]).ends(0);
    let before = begun(&course, "results.jsonl");
    let mut command = course.checker(GRADE.iter().chain(&["class"]));
    command.env("PATH", format!("{}:{path}", course.at("bin").display()));
    command.output().expect("the checker runs");
    assert_eq!(again(&before, &begun(&course, "results.jsonl")), ["bob"]);
}

#[test]
fn whoever_leaves_the_class_is_gone_and_known_when_they_return() {
    let course = Course::new();
    course.hand_in(&[("alice.rb", RIGHT), ("bob.py", RIGHT_PYTHON)]);
    course.grade(&[]).ends(0);
    let before = begun(&course, "results.jsonl");
    course.grade_only(&["class/bob.py"]).ends(0);
    assert_eq!(course.states(), map([("bob", "accepted")]));
    course
        .tell(["merge", "results.jsonl", "--report", "jsonl=rows.jsonl"])
        .ends(0);
    assert_eq!(course.states(), map([("bob", "accepted")]));
    course.grade(&[]).ends(0);
    assert_eq!(course.states(), map([("alice", "accepted"), ("bob", "accepted")]));
    assert_eq!(again(&before, &begun(&course, "results.jsonl")), [""; 0]);
}
