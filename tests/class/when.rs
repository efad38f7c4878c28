//! When something was handed in, by whatever says so.

use super::course::{Course, RIGHT, RIGHT_PYTHON};
use super::finding::{age, course};
use super::told::{map, text};

/// A program that is no right answer.
const WRONG: &str = "def initialize_othello; end";

#[test]
fn of_programs_in_two_languages_the_newest_counts_and_both_are_named() {
    for (older, newer) in [
        ("othello.rb", "othello.py"),
        ("othello.rb", "othello_v2.py"),
        ("a.rb", "b.py"),
        ("z.rb", "b.py"),
    ] {
        let course = course();
        course.hand_in(&[("bob.rb", RIGHT)]);
        age(&course.write(format!("class/alice/{older}"), WRONG), 1_000);
        age(&course.write(format!("class/alice/{newer}"), RIGHT_PYTHON), 2_000);
        let told = course.grade(&[]).ends(0);
        assert_eq!(
            course.states(),
            map([("alice", "accepted"), ("bob", "accepted")]),
            "{older}, {newer}"
        );
        told.says(&format!("{newer} is the newest and counts; not counted: {older}"));
    }
}

/// Where times mean nothing, and where they are the same.
#[test]
fn without_times_the_last_by_name_counts_and_nothing_is_called_newer() {
    let course = course();
    let first = course.write("class/s1.rb", WRONG);
    let last = course.write("class/s1/othello.rb", RIGHT);
    for (words, times) in [
        (&["--times", "none"][..], (1_000, 2_000)),
        (&["--times", "none"], (2_000, 1_000)),
        (&[], (7, 7)),
    ] {
        age(&last, times.0);
        age(&first, times.1);
        let told = course.grade(words).ends(0);
        assert_eq!(course.states(), map([("s1", "compile_error")]), "{words:?} {times:?}");
        assert!(!told.err.contains("newer and counts"), "{}", told.err);
        told.says("class/s1.rb is the last by name and counts, class/s1 does not");
    }
}

/// A course with a deadline long ago, and a case.
fn with_deadline() -> Course {
    let course = Course::bare("deadline: 2023-12-01T00:00:00Z\nlate: { per-day: 10%, cut-off: 2023-12-08T00:00:00Z }");
    course.suite("01-opening", "visibility: public", &[super::course::BLACK_OPENS]);
    course
}

#[test]
fn the_time_of_a_download_makes_nobody_later() {
    let course = with_deadline();
    course.hand_in(&[
        ("doejane_501_9001_othello.rb", RIGHT),
        ("satoken_LATE_502_9002_othello.rb", RIGHT),
        ("tarox_LATE_503_9003_othello.rb", RIGHT),
    ]);
    let told = course.grade(&[]).ends(0);
    let days = course.of_each(|row| text(&row["late_days"]));
    assert_eq!(days, map([("501", "0"), ("502", "1"), ("503", "1")]));
    let points = course.of_each(|row| text(&row["points"]));
    assert_eq!(points["502"], "1.8", "{points:?}");
    assert_eq!(
        told.err.matches("Canvas says who was late, 2 of them").count(),
        1,
        "{}",
        told.err
    );
    assert!(!told.err.contains("the times of the files"), "{}", told.err);
}

#[test]
fn the_zone_in_which_times_are_read_is_named() {
    let course = with_deadline();
    course.hand_in(&[("alice.rb", RIGHT)]);
    for zone in ["Asia/Tokyo", "UTC"] {
        let mut grade = course.checker(["grade", "--sandbox", "best-effort", "class"]);
        let told = super::told::Told::of(&grade.env("TZ", zone).output().expect("the checker runs"));
        told.ends(0).says(&format!("without a time zone are read as {zone});"));
    }
}
