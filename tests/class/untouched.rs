//! What stays as it is whatever an operator asks for.

use std::{
    fs::{self, File},
    os::unix::fs::{PermissionsExt, symlink},
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

#[test]
fn whatever_else_is_wrong_with_a_place_is_told_before_too() {
    let course = course();
    mixed(&course);
    fs::create_dir(course.at("folder")).expect("a folder");
    course.write("file", "");
    symlink("later.csv", course.at("link.csv")).expect("a link");
    for (words, code, told) in [
        (&["--report", "gradescope=x.json"][..], 2, "is of one submission"),
        (&["--report", "csv=folder"], 4, "folder: "),
        (&["--report", "csv=fold{id}"], 4, "foldalice: "),
        (&["--feedback", "file"], 4, "file: "),
        (&["--report", "csv=-"], 2, "--report csv=/dev/stdout"),
        (
            &["--output", "o.txt", "--report", "csv=./o.txt"],
            2,
            "./o.txt is what --output",
        ),
        (
            &["--report", "csv=later.csv", "--report", "json=link.csv"],
            2,
            "two reports would be written to link.csv",
        ),
        (&["--report", "csv=e5/assignment.yaml"], 2, "writing would replace it"),
        (&["--output", "e5/01-opening.yaml"], 2, "writing would replace it"),
    ] {
        fs::create_dir_all(course.at("foldalice")).expect("a folder");
        course.grade(words).ends(code).says(told);
        assert!(!course.at("results.jsonl").exists(), "nothing is begun: {words:?}");
    }
    for place in ["-", "x.json", "o.txt", "later.csv"] {
        assert!(!course.at(place).exists(), "{place}");
    }
    course.grade(&[]).ends(0);
    let assignment = course.read("e5/assignment.yaml");
    for words in [
        ["merge", "results.jsonl", "--report", "csv=e5/assignment.yaml"],
        [
            "compare",
            "results.jsonl",
            "results.jsonl",
            "--output=e5/assignment.yaml",
        ],
    ] {
        course.tell(words).ends(2).says("writing would replace it");
        assert_eq!(course.read("e5/assignment.yaml"), assignment);
    }
}

#[test]
fn a_report_that_only_its_owner_may_read_stays_so() {
    let course = course();
    course.hand_in(&[("alice.rb", RIGHT)]);
    let grades = course.write("grades.csv", "");
    fs::set_permissions(&grades, fs::Permissions::from_mode(0o600)).expect("a mode");
    course.grade(&["--report", "csv=grades.csv"]).ends(0);
    assert!(course.read("grades.csv").contains("alice"));
    let mode = fs::metadata(&grades).expect("a file").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
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
    course.grade(&[]).ends(2).says("nothing was handed in at class");
    course.grade_only(&["clas"]).ends(2).says("clas");
    course.write("broken.zip", b"PK\x03\x04");
    course.grade_only(&["broken.zip"]).ends(2).says("no whole zip archive");
    assert!(!course.at("results.jsonl").exists(), "nothing is begun");
}
