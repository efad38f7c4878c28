//! What the work of a class is worth.

use std::collections::BTreeMap;

use super::course::{Course, OVERWRITES, RIGHT, RIGHT_PYTHON};
use super::finding::age;
use super::told::{map, text};

/// Noon of the 1 December 2023 in UTC, in seconds since 1970.
const DEADLINE: u64 = 1_701_432_000;
const DAY: u64 = 86_400;

/// The points of everybody.
fn points(course: &Course) -> BTreeMap<String, String> {
    course.of_each(|row| text(&row["points"]))
}

#[test]
fn a_suite_counts_as_much_as_the_assignment_says() {
    for (rule, expected, most) in [
        ("", "4", "6"),
        ("scoring: { 01-opening: { weight: 0.5 } }", "2", "4"),
        ("scoring: { 02-occupied: { weight: 3 } }", "4", "10"),
        ("scoring: { 01-opening: { weight: 0.33 } }", "1.32", "3.32"),
        ("scoring: { 02-occupied: { weight: 0 } }", "4", "4"),
    ] {
        let course = Course::with_rules(rule);
        course.hand_in(&[("carol.rb", OVERWRITES)]);
        course.grade(&[]).ends(0);
        let told = course.of_each(|row| format!("{}/{}", text(&row["points"]), text(&row["max_points"])));
        assert_eq!(told["carol"], format!("{expected}/{most}"), "{rule}");
    }
}

/// The rules may change after the class was judged: no program is run again for that.
#[test]
fn all_of_a_suite_or_nothing() {
    let course = Course::with_rules("");
    let suite = [super::course::BLACK_OPENS, super::course::OWN_DISC];
    course.suite("01-opening", "visibility: public", &suite);
    course.hand_in(&[("alice.rb", RIGHT), ("carol.rb", OVERWRITES)]);
    course.grade(&[]).ends(0);
    assert_eq!(points(&course), map([("alice", "6"), ("carol", "2")]));
    let assignment = course.read("e5/assignment.yaml");
    course.write(
        "e5/assignment.yaml",
        assignment + "scoring: { 01-opening: { credit: whole-suite } }\n",
    );
    course
        .grade(&["--report", "csv=grades.csv"])
        .ends(0)
        .says("2 results are unchanged");
    assert_eq!(points(&course), map([("alice", "6"), ("carol", "0")]));
    assert!(
        course
            .read("grades.csv")
            .contains("carol,,,,wrong_answer,illegal-move-changed-board,0,6,")
    );
}

/// Of two runs, the one counts that earns more as the gradebook counts, though fewer of its cases passed.
#[test]
fn the_run_that_counts_more_is_the_better_one() {
    let course = Course::with_rules("scoring: { 01-opening: { weight: 0.1 } }");
    // One coin a run: the file is laid out anew for each, and either the two cases of one suite or the one of the other is right.
    let coin = format!(
        "{RIGHT_PYTHON}
import hashlib, os
coin = hashlib.sha256(str(os.stat(__file__).st_mtime_ns).encode()).digest()[0] % 2
right, moves = move_othello, []

def move_othello(p, i, j):
    moves.append((p, i, j))
    if (moves[0] == (1, 2, 3)) == bool(coin):
        raise ValueError
    return right(p, i, j)
"
    );
    let files = ["a.py", "b.py", "c.py", "d.py", "e.py", "f.py", "g.py", "h.py"];
    course.hand_in(&files.map(|file| (file, coin.as_str())));
    course.grade(&[]).ends(0);
    let points = course.of_each(|row| (row["flaky"] == true, text(&row["points"])));
    for (student, (flaky, points)) in points {
        assert!(!flaky || points == "2", "{student}: {points}");
    }
}

#[test]
fn a_rule_for_a_suite_that_is_not_there_is_a_mistake() {
    let course = Course::with_rules("scoring: { 02-ocupied: { weight: 2 } }");
    course.hand_in(&[("alice.rb", RIGHT)]);
    course.grade(&[]).ends(3).says("02-ocupied");
}

fn late_class(rules: &str) -> Course {
    let course = Course::with_rules(&format!("deadline: 2023-12-01T12:00:00Z\n{rules}"));
    course.hand_in(&[
        ("a.rb", RIGHT),
        ("b.py", RIGHT_PYTHON),
        ("c.rb", OVERWRITES),
        ("d.py", RIGHT_PYTHON),
    ]);
    for (file, second) in [
        ("a.rb", DEADLINE),
        ("b.py", DEADLINE + 1),
        ("c.rb", DEADLINE + DAY + 1),
        ("d.py", DEADLINE + 8 * DAY),
    ] {
        age(&course.at("class").join(file), second);
    }
    course
}

#[test]
fn each_day_that_has_begun_costs_its_share_until_nothing_counts() {
    let course = late_class("late: { per-day: 10%, cut-off: 2023-12-08T12:00:00Z }");
    course
        .grade(&["--feedback", "feedback"])
        .ends(0)
        .says("Late: 3\n  b, c, d");
    assert_eq!(
        points(&course),
        map([("a", "6"), ("b", "5.4"), ("c", "3.2"), ("d", "0")])
    );
    assert_eq!(
        course.of_each(|row| text(&row["late_days"])),
        map([("a", "0"), ("b", "1"), ("c", "2"), ("d", "8")])
    );
    assert!(
        course.read("feedback/b.md").contains("5.4"),
        "{}",
        course.read("feedback/b.md")
    );
    assert!(course.read("feedback/d.md").contains("when nothing counts any more"));
    // Whoever copied the folder without its times says so.
    let told = course.grade(&["--times", "none"]).ends(0);
    assert!(!told.out.contains("Late"), "{}", told.out);
    assert_eq!(points(&course), map([("a", "6"), ("b", "6"), ("c", "4"), ("d", "6")]));
    assert_eq!(
        course
            .of_each(|row| row["handed_in"].is_null())
            .into_values()
            .collect::<Vec<_>>(),
        [true; 4]
    );
}

#[test]
fn without_a_rule_lateness_costs_nothing_and_is_told() {
    let course = late_class("");
    course.grade(&[]).ends(0).says("Late: 3\n  b, c, d");
    assert_eq!(points(&course), map([("a", "6"), ("b", "6"), ("c", "4"), ("d", "6")]));
}

/// Canvas knows when something was handed in; the time of the file is that of the download.
#[test]
fn what_canvas_marks_is_late_whatever_the_time_of_its_file() {
    let rules = "deadline: 2023-12-01T12:00:00Z\nlate: { per-day: 50% }";
    let course = Course::with_rules(rules);
    course.hand_in(&[
        ("doejane_501_9001_othello.rb", RIGHT),
        ("satoken_LATE_502_9002_othello.py", RIGHT_PYTHON),
    ]);
    for file in ["doejane_501_9001_othello.rb", "satoken_LATE_502_9002_othello.py"] {
        age(&course.at("class").join(file), DEADLINE + 1);
    }
    course.grade(&[]).ends(0);
    assert_eq!(points(&course), map([("501", "6"), ("502", "3")]));
    course.grade(&["--times", "none"]).ends(0);
    assert_eq!(points(&course), map([("501", "6"), ("502", "3")]));
}
