//! What stays as it is whatever an operator asks for.

use std::{
    fs::{self, File},
    os::unix::fs::symlink,
};

use super::course::{GRADE, OVERWRITES, RAISES, RIGHT};
use super::finding::{course, mixed, tree};

#[test]
fn nothing_is_written_into_the_class() {
    let course = course();
    mixed(&course);
    let before = tree(&course.at("class"));
    for place in [
        ["--results", "class/results.jsonl"],
        ["--report", "csv=class/grades.csv"],
        ["--report", "csv=class/../class/new/{id}.csv"],
        ["--feedback", "class/feedback"],
        ["--output", "class/overview.txt"],
    ] {
        course
            .grade(&place)
            .ends(2)
            .says("lies in what the class handed in, where nothing is written");
        assert_eq!(tree(&course.at("class")), before, "{place:?}");
    }
    symlink("class", course.at("link")).expect("a link");
    course.grade(&["--results", "link/results.jsonl"]).ends(2);
    assert_eq!(tree(&course.at("class")), before);
}

#[test]
fn what_is_read_is_not_written_over() {
    let course = course();
    course.hand_in(&[("s1.rb", RIGHT), ("s2.rb", OVERWRITES), ("s3.py", RAISES)]);
    let roster = "id,name\ns1,A\n";
    course.write("roster.csv", roster);
    course
        .grade(&["--roster", "roster.csv", "--report", "csv=roster.csv"])
        .ends(2)
        .says("writing would replace it");
    assert_eq!(course.read("roster.csv"), roster);
    course.grade(&[]).ends(0);
    let results = course.read("results.jsonl");
    for words in [
        &["grade", "class", "--report", "jsonl=results.jsonl"][..],
        &["grade", "class", "--output", "results.jsonl"],
        &["merge", "results.jsonl", "--report", "jsonl=./results.jsonl"],
        &["compare", "results.jsonl", "results.jsonl", "--output", "results.jsonl"],
    ] {
        course.tell(words).ends(2).says("writing would replace it");
        assert_eq!(course.read("results.jsonl"), results, "{words:?}");
    }
}

/// A night is long.
#[test]
fn a_report_that_cannot_be_written_is_told_before_anything_is_judged() {
    let course = course();
    mixed(&course);
    course
        .grade(&["--report", "csv=nowhere/grades.csv"])
        .ends(4)
        .says("nowhere/grades.csv: there is no such file or folder");
    let twice = ["--report", "csv=grades", "--report", "json=./grades"];
    course
        .grade(&twice)
        .ends(2)
        .says("two reports would be written to ./grades");
    assert!(!course.at("results.jsonl").exists(), "nothing is begun");
    let streams = ["--quiet", "--report", "csv=/dev/stdout", "--report", "json=/dev/stdout"];
    course.grade(&streams).ends(0).says("id,name,email").says("\"schema\"");
    course.tell([&["merge", "results.jsonl"], &twice[..]].concat()).ends(2);
}

/// A link is somebody's way to a file, and what stands in /dev are links too.
#[test]
fn a_link_stays_when_what_it_leads_to_is_written() {
    let course = course();
    mixed(&course);
    let grades = course.write("term/grades-1.csv", "");
    symlink("term/grades-1.csv", course.at("latest.csv")).expect("a link");
    course.grade(&["--report", "csv=latest.csv"]).ends(0);
    assert!(
        fs::symlink_metadata(course.at("latest.csv"))
            .expect("a link")
            .is_symlink()
    );
    let told = fs::read_to_string(grades).expect("grades");
    assert!(told.contains("alice,,,,accepted"), "{told}");
    let mut command = course.checker(GRADE.iter().chain(&["class", "--quiet", "--report", "csv=/dev/stdout"]));
    let out = File::create(course.at("out.csv")).expect("a file");
    assert!(command.stdout(out).status().expect("the checker runs").success());
    assert_eq!(course.read("out.csv"), told);
}

#[test]
fn a_class_that_is_not_there_is_told() {
    let course = course();
    course
        .grade(&[])
        .ends(2)
        .says("nothing was handed in at class, and there is no roster");
    course.grade_only(&["clas"]).ends(2).says("clas");
    course.write("broken.zip", b"PK\x03\x04");
    course.grade_only(&["broken.zip"]).ends(2).says("no whole zip archive");
    assert!(!course.at("results.jsonl").exists(), "nothing is begun");
}
