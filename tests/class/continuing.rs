//! However a grading ends, every row that was told is kept, and the same command goes on.

use std::{
    fs::{self, File},
    process::{Child, Stdio},
    time::{Duration, Instant},
};

use rustix::process::{Pid, Signal, kill_process};

#[cfg(target_os = "linux")]
use super::container::in_a_container;
use super::course::{Course, GRADE, OVERWRITES, RIGHT, RIGHT_PYTHON};
use super::running::{begun, class, reports, taken};
use super::told::{Told, map};

/// Longer than anything here takes on any machine; only a failure waits so long.
const PATIENCE: Duration = Duration::from_mins(1);

/// How many whole lines the file of results has.
fn lines(course: &Course) -> usize {
    fs::read_to_string(course.at("results.jsonl")).map_or(0, |text| text.matches('\n').count())
}

/// Waits until there are so many lines, or the checker has ended.
fn wait_for_lines(count: usize, course: &Course, checker: &mut Child) {
    let start = Instant::now();
    while lines(course) < count && checker.try_wait().expect("a state").is_none() {
        assert!(start.elapsed() < PATIENCE, "{count} lines");
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn a_checker_that_is_ended_at_any_row_is_continued() {
    let course = Course::new();
    class(&course);
    let words = reports();
    course.grade(&words).ends(0);
    let whole = taken(&course);
    let signals = [Signal::KILL, Signal::INT, Signal::TERM, Signal::HUP];
    for (count, signal) in [1, 2, 4, 7].into_iter().zip(signals.into_iter().cycle()) {
        fs::remove_file(course.at("results.jsonl")).expect("no results");
        let mut command = course.checker(GRADE.iter().chain(&["class", "--jobs", "1"]));
        let mut checker = command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the checker starts");
        wait_for_lines(count, &course, &mut checker);
        kill_process(Pid::from_child(&checker), signal).expect("it is signalled");
        checker.wait().expect("it has ended");
        let left = begun(&course, "results.jsonl");
        assert!(left.len() + 1 >= count, "{count} lines were there");
        course.grade(&words).ends(0);
        let now = begun(&course, "results.jsonl");
        assert!(left.iter().all(|(id, time)| now[id] == *time), "a row is not run again");
        assert_eq!(taken(&course), whole, "after {signal:?} at line {count}");
    }
}

#[test]
fn what_is_torn_is_dropped_and_run_again() {
    let course = Course::new();
    course.hand_in(&[("alice.rb", RIGHT), ("bob.py", RIGHT_PYTHON), ("carol.rb", OVERWRITES)]);
    let words = reports();
    course.grade(&[words.as_slice(), &["--jobs", "1"]].concat()).ends(0);
    let (results, whole) = (course.read("results.jsonl"), taken(&course));
    let ends: Vec<usize> = results.match_indices('\n').map(|(end, _)| end).collect();
    // Nothing, within the heading, within rows, and a row without its end of line.
    for length in [0, ends[0] - 1, ends[0], ends[0] + 9, ends[2] + 200, ends[4]] {
        course.write("results.jsonl", &results[..length]);
        course.grade(&words).ends(0);
        assert_eq!(taken(&course), whole, "cut at {length}");
        let stays = results[..length].rfind('\n').unwrap_or(ends[0]);
        assert!(course.read("results.jsonl").starts_with(&results[..=stays]));
    }
    course.write("results.jsonl", &results[..ends[0] - 1]);
    course.grade(&["--fresh"]).ends(0);
    assert_eq!(lines(&course), 5);
    // Zeros, as a file system leaves them behind after a power cut, are no row either.
    course.write("results.jsonl", format!("{}{}", &results[..=ends[1]], "\0".repeat(512)));
    course.grade(&words).ends(0);
    assert_eq!(taken(&course), whole);
}

#[test]
fn a_file_that_is_no_file_of_results_is_left_alone() {
    let course = Course::new();
    course.hand_in(&[("alice.rb", RIGHT)]);
    let foreign = "id,name\nalice,A\n";
    for words in [&["--results", "other.csv"][..], &["--results", "other.csv", "--fresh"]] {
        course.write("other.csv", foreign);
        course
            .grade(words)
            .ends(2)
            .says("other.csv is not a file of results; name another one");
        assert_eq!(course.read("other.csv"), foreign);
    }
    course.grade(&[]).ends(0);
    let results = course.read("results.jsonl");
    course.write("results.jsonl", results.replace("\"student\"", "\"teacher\""));
    course.grade(&[]).ends(2).says("line 3 of results.jsonl is damaged");
    course.write("results.jsonl", results.replace("\"e5\"", "\"e6\""));
    course
        .grade(&[])
        .ends(2)
        .says("holds results of the assignment e6")
        .says("--fresh");
    course.grade(&["--fresh"]).ends(0);
    course
        .grade(&["--partition", "1/1", "--results", "results.jsonl"])
        .ends(2)
        .says("another share of the class");
}

#[test]
fn two_checkers_do_not_write_one_file() {
    let course = Course::new();
    course.hand_in(&[("alice.rb", RIGHT)]);
    course.grade(&[]).ends(0);
    let results = course.read("results.jsonl");
    let other = File::options()
        .append(true)
        .open(course.at("results.jsonl"))
        .expect("the results");
    other.lock().expect("a lock");
    for words in [&[][..], &["--fresh"]] {
        course
            .grade(words)
            .ends(2)
            .says("another checker is writing results.jsonl");
    }
    assert_eq!(course.read("results.jsonl"), results);
    drop(other);
    course.grade(&[]).ends(0);
}

/// A class is judged whole or not at all, unless the operator says what may be missing.
#[test]
#[cfg(target_os = "linux")]
fn every_layer_of_isolation_is_insisted_on() {
    let course = Course::new();
    course.hand_in(&[("alice.rb", RIGHT)]);
    let grade = |words: &[&str]| Told::of(&in_a_container(course.checker(["grade", "class"].iter().chain(words))));
    let missing = "This machine lacks the isolation “namespaces”";
    for words in [&[][..], &["--sandbox", "full"]] {
        grade(words)
            .ends(4)
            .says(missing)
            .says("Leave it out with --without namespaces");
        assert!(!course.at("results.jsonl").exists(), "nothing is begun");
    }
    let notice = "This machine does not isolate programs wholly; missing: namespaces";
    grade(&["--sandbox", "best-effort"]).ends(0).says(notice);
    for words in [&["--without", "namespaces"][..], &["--sandbox", "limits-only"]] {
        let told = grade(words).ends(0);
        assert!(!told.err.contains("missing"), "{}", told.err);
    }
}

/// What is not there costs nobody a mark, and the next time it may be there.
#[test]
fn what_the_machine_lacks_is_no_grade_and_tried_again() {
    let course = Course::new();
    course.hand_in(&[("alice.rb", RIGHT), ("bob.py", RIGHT_PYTHON), ("carol.txt", "")]);
    fs::create_dir(course.at("empty")).expect("a folder");
    let mut command =
        course.checker(
            GRADE
                .iter()
                .chain(&["class", "--report", "csv=grades.csv", "--fail-on", "refused"]),
        );
    let told = Told::of(
        &command
            .env("PATH", course.at("empty"))
            .output()
            .expect("the checker runs"),
    );
    told.ends(4)
        .says("Ruby needs ruby to be installed")
        .says("Without a grade, through no fault of the student");
    assert_eq!(
        course.states(),
        map([("alice", "judge_error"), ("bob", "judge_error"), ("carol", "refused")])
    );
    let points = course.of_each(|row| row["points"].is_null());
    assert!(
        points["alice"] && points["bob"] && !points["carol"],
        "no points are not 0 points"
    );
    let grades = course.read("grades.csv");
    let alice = grades.lines().find(|line| line.starts_with("alice,")).expect("a row");
    assert!(alice.starts_with("alice,,,,judge_error,,,6,0,,,,,"), "{alice}");
    course.grade(&[]).ends(0);
    assert_eq!(
        course.states(),
        map([("alice", "accepted"), ("bob", "accepted"), ("carol", "refused")])
    );
}
