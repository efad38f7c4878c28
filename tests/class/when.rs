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
        age(&course.write(format!("class/alice/{older}"), WRONG), 1_000);
        age(&course.write(format!("class/alice/{newer}"), RIGHT_PYTHON), 2_000);
        let told = course.grade(&[]).ends(0);
        assert_eq!(course.states(), map([("alice", "accepted")]), "{older}, {newer}");
        told.says(&format!("{newer} is the newest and counts; not counted: {older}"));
    }
}
