//! What is told while a class is judged and nobody sits at a terminal.

use super::course::{Course, OVERWRITES, RIGHT};
use super::told::Told;

fn course() -> Course {
    let course = Course::new();
    course.hand_in(&[("alice.rb", RIGHT), ("carol.rb", OVERWRITES), ("hal.txt", "Buy milk.")]);
    course
}

/// The lines about students, or about how many of them.
fn lines(told: &Told) -> Vec<&str> {
    let about = |line: &&str| line.contains("/3  ") || line.contains("unchanged") || line.contains("変わっていません");
    told.err.lines().filter(about).collect()
}

#[test]
fn each_student_gets_a_line_as_soon_as_they_are_judged() {
    let course = course();
    let told = course.grade(&["--jobs", "1"]).ends(0);
    assert_eq!(
        lines(&told),
        [
            "1/3  alice  accepted  6/6",
            "2/3  carol  wrong_answer  4/6",
            "3/3  hal  refused  0/6"
        ]
    );
    assert!(!told.err.contains('\u{1b}') && !told.err.contains('\r'), "{}", told.err);
}

#[test]
fn those_who_need_no_judging_are_counted() {
    let course = course();
    course.grade(&[]).ends(0);
    let told = course.grade(&[]).ends(0);
    assert_eq!(lines(&told), ["3 results are unchanged"]);
    let told = course.grade(&["--locale", "ja"]).ends(0);
    assert_eq!(lines(&told), ["3件の結果は変わっていません"]);
}

#[test]
fn whoever_wants_quiet_gets_no_line() {
    let told = course().grade(&["--quiet"]).ends(0);
    assert_eq!(lines(&told), [""; 0]);
}
