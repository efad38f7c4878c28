//! A class that has submitted to the spool.

use std::path::Path;

use checker::{
    model::{Timeliness, Verdict},
    spool::{Entry, SourceFile, Spool},
};

use super::course::{BLACK_OPENS, Course, RIGHT, RIGHT_PYTHON};
use super::told::{map, text};

/// The deadline, and moments around it.
const DEADLINE: &str = "deadline: 2023-12-01T00:00:00Z";
const EARLY: &str = "2023-11-29T00:00:00Z";
const BEFORE: &str = "2023-11-30T23:59:59Z";
const AFTER: &str = "2023-12-01T00:00:01Z";
const LATER: &str = "2023-12-05T00:00:00Z";

const WRONG: &str = "def initialize_othello\nend\n\ndef move_othello(*)\nend\n";

/// A course with a deadline in which a single case is enough.
fn course() -> Course {
    let course = Course::bare(DEADLINE);
    course.suite("01-opening", "visibility: public", &[BLACK_OPENS]);
    course
}

/// Records a program as a user has submitted it.
fn record(course: &Course, user: &str, time: &str, (name, source): (&str, &str)) {
    let file = SourceFile {
        path: Path::new(name),
        bytes: source.as_bytes(),
    };
    let time = time.parse().expect("a time");
    let entry = Entry {
        assignment: "e5",
        user,
        time,
        timeliness: Timeliness::of(time, Some("2023-12-01T00:00:00Z".parse().expect("a time"))),
        files: vec![file],
        entry: Path::new(name),
        report: b"{}",
        verdict: Verdict::Accepted,
        score: (2, 2),
    };
    Spool::at(course.at("spool")).record(&entry).expect("it is recorded");
}

/// A class of users who were early, early and late, late, and later still.
fn users(course: &Course) {
    record(course, "early", EARLY, ("a.rb", WRONG));
    record(course, "early", BEFORE, ("b.rb", RIGHT));
    record(course, "both", BEFORE, ("a.rb", RIGHT));
    record(course, "both", AFTER, ("b.rb", WRONG));
    record(course, "late", AFTER, ("a.rb", WRONG));
    record(course, "late", LATER, ("b.py", RIGHT_PYTHON));
}

#[test]
fn the_last_program_before_the_deadline_counts() {
    let course = course();
    users(&course);
    course.grade_only(&["--spool", "spool"]).ends(0).says("Late: 1\n  late");
    assert_eq!(
        course.states(),
        map([("both", "accepted"), ("early", "accepted"), ("late", "accepted")])
    );
    let days = course.of_each(|row| text(&row["late_days"]));
    assert_eq!(days, map([("both", "0"), ("early", "0"), ("late", "4")]));
    assert_eq!(course.of_each(|row| text(&row["handed_in"]))["both"], BEFORE);
}

/// Whole seconds count, as they are read in every report.
#[test]
fn all_of_the_deadlines_own_second_is_in_time() {
    let course = course();
    record(&course, "within", "2023-12-01T00:00:00.5Z", ("a.rb", RIGHT));
    record(&course, "behind", AFTER, ("a.rb", RIGHT));
    course.grade_only(&["--spool", "spool"]).ends(0);
    let told = course.of_each(|row| format!("{} {}", text(&row["handed_in"]), row["late_days"]));
    assert_eq!(
        told,
        map([
            ("behind", "2023-12-01T00:00:01Z 1"),
            ("within", "2023-12-01T00:00:00Z 0")
        ])
    );
}

#[test]
fn or_the_last_of_all() {
    let course = course();
    users(&course);
    course.grade_only(&["--spool", "spool", "--latest"]).ends(0);
    assert_eq!(
        course.states(),
        map([("both", "wrong_answer"), ("early", "accepted"), ("late", "accepted")])
    );
    assert_eq!(course.of_each(|row| text(&row["handed_in"]))["both"], AFTER);
}

#[test]
fn the_spool_is_the_one_that_is_named_else_that_of_the_surroundings() {
    let course = course();
    users(&course);
    let grade = |words: &[&str]| {
        let mut command = course.checker(["grade", "--sandbox", "best-effort"].iter().chain(words));
        command
            .env("CHECKER_SPOOL", course.at("spool"))
            .output()
            .expect("the checker runs")
            .status
            .code()
    };
    assert_eq!(grade(&[]), Some(0));
    assert_eq!(course.read("results.jsonl").lines().count(), 5);
    assert_eq!(grade(&["--spool", "elsewhere"]), Some(2));
    course.grade_only(&["class", "--spool", "spool"]).ends(2);
    course.grade_only(&["class", "--latest"]).ends(2);
}

#[test]
fn nothing_is_written_into_the_spool() {
    let course = course();
    users(&course);
    for place in [
        ["--results", "spool/results.jsonl"],
        ["--report", "csv=spool/e5/grades.csv"],
    ] {
        course
            .grade_only(&[&["--spool", "spool"], &place[..]].concat())
            .ends(2)
            .says("nothing is written");
    }
    assert!(!course.at("spool/results.jsonl").exists());
}

#[test]
fn what_was_submitted_is_found_there() {
    let course = course();
    course.write("othello.rb", RIGHT);
    course
        .tell(["submit", "othello.rb", "--spool", "spool"])
        .ends(0)
        .says("recorded as late");
    course.grade_only(&["--spool", "spool"]).ends(0);
    assert_eq!(course.states().into_values().collect::<Vec<_>>(), ["accepted"]);
}

#[test]
fn a_record_that_cannot_be_read_is_named() {
    let course = course();
    users(&course);
    course.write(
        "spool/e5/hanako/20231130T000000Z-0badcafe/submission.json",
        "{\"assignment\": \"e5\"",
    );
    course.write("spool/e5/taro/20231130T000000Z-0badcafe/source/a.rb", RIGHT);
    course
        .grade_only(&["--spool", "spool"])
        .ends(0)
        .says("hanako/20231130T000000Z-0badcafe/submission.json is passed over")
        .says("EOF while parsing")
        .says("taro/20231130T000000Z-0badcafe/submission.json is passed over");
    assert_eq!(course.states().len(), 3);
}

/// Only root can give files away.
#[test]
fn what_another_user_may_have_written_is_told() {
    let course = course();
    users(&course);
    record(&course, "nobody", BEFORE, ("a.rb", RIGHT));
    if !rustix::process::geteuid().is_root() {
        let told = course.grade_only(&["--spool", "spool"]).ends(0);
        assert!(!told.err.contains("belongs to"), "{}", told.err);
        return;
    }
    let nobody = nix::unistd::User::from_name("nobody").expect("users").expect("nobody");
    for user in ["early", "nobody"] {
        for found in walkdir::WalkDir::new(course.at("spool/e5").join(user)) {
            std::os::unix::fs::lchown(found.expect("readable").path(), Some(nobody.uid.as_raw()), None)
                .expect("root may");
        }
    }
    let told = course.grade_only(&["--spool", "spool"]).ends(0);
    assert!(!course.states().contains_key("early"));
    assert_eq!(course.states()["nobody"], "accepted");
    told.says("spool/e5/early is passed over, because it belongs to nobody and not to early")
        .says(&format!("tells the time {BEFORE}, and was last changed at"));
}
