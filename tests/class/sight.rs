//! What students are shown of a suite, by its visibility and its feedback.

use super::course::RIGHT;
use super::seen::{ANSWERS, CALL, NAME, Seen, course};

const PAST: &str = "deadline: 2020-01-01T00:00:00Z";
const FUTURE: &str = "deadline: 2999-01-01T00:00:00Z";

/// The reports that show a case that failed.
const TELLING: [&str; 5] = ["the screen", "the screen of submit", "feedback", "Markdown", "Moodle"];
/// What tells a student, who may not see some cases, that these are there.
const FURTHER: &str = "Further cases count that are not shown";

#[test]
fn of_a_public_suite_everything_is_shown() {
    for feedback in ["", "\nfeedback: full"] {
        let course = course("", &format!("visibility: public{feedback}"));
        let seen = Seen::of(&course, &[]);
        seen.in_each_of(&TELLING, &[NAME, CALL, "already black"])
            .in_each_of(&["Gradescope"], &[NAME]);
        seen.nowhere(&[FURTHER]);
    }
}

#[test]
fn the_answer_may_be_kept() {
    let course = course("", "visibility: public\nfeedback: actual-only");
    let seen = Seen::of(&course, &[]);
    seen.in_each_of(&TELLING, &[NAME, CALL, "this is not what was expected"]);
    seen.nowhere(&[
        "expected 2",
        "already black",
        "nothing may change",
        "illegal-move-changed-board",
        "illegal move",
    ]);
}

#[test]
fn and_everything_but_the_verdict() {
    let course = course("", "visibility: public\nfeedback: verdict-only");
    let seen = Seen::of(&course, &[]);
    seen.in_each_of(&TELLING, &[NAME])
        .in_each_of(&TELLING[..2], &["wrong_answer"])
        .in_each_of(&TELLING[2..], &["wrong answer"]);
    seen.nowhere(&[CALL, "illegal-move-changed-board", "illegal move", "pp move_othello"])
        .nowhere(&ANSWERS);
}

#[test]
fn of_a_suite_with_its_name_only_the_cases_are_numbers() {
    for feedback in ["full", "actual-only"] {
        let course = course("", &format!("visibility: name-only\nfeedback: {feedback}"));
        let seen = Seen::of(&course, &[]);
        seen.in_each_of(&["the screen", "JSON", "feedback", "Gradescope"], &["moonlight"]);
        seen.nowhere(&[NAME, "another disc", CALL]).nowhere(&ANSWERS);
        // Nor in what stays on the student's disk.
        for file in walkdir::WalkDir::new(course.at("cache")) {
            let text = std::fs::read_to_string(file.expect("readable").path()).unwrap_or_default();
            assert!(!text.contains(NAME), "{text}");
        }
        Seen::of(&course, &["--hidden"]).in_each_of(&["the screen"], &[NAME, CALL, "already black"]);
    }
}

#[test]
fn gradescope_is_told_how_many_cases_passed_and_not_which() {
    for (rules, score) in [("", "2"), ("scoring: { 02-moonlight: { credit: whole-suite } }", "0")] {
        let course = course(rules, "visibility: name-only");
        let seen = Seen::of(&course, &[]);
        let (_, report) = seen
            .0
            .iter()
            .find(|(place, _)| *place == "Gradescope")
            .expect("a report");
        let report: serde_json::Value = serde_json::from_str(report).expect("JSON");
        let tests = report["tests"].as_array().expect("tests");
        let of_suite: Vec<_> = tests
            .iter()
            .filter(|test| test["name"].to_string().contains("moonlight"))
            .collect();
        let [test] = of_suite.as_slice() else {
            panic!("{tests:?}");
        };
        assert_eq!(test["output"], "1 of 2 cases passed");
        assert_eq!(test["status"], "failed");
        assert_eq!(
            (test["score"].to_string().as_str(), &test["max_score"]),
            (score, &4.into())
        );
    }
}

/// Not even of one that passed, whose boards tell as much.
#[test]
fn of_a_verdict_no_call_is_shown() {
    let seen_with = |feedback: &str| {
        let course = course("", &format!("visibility: public\nfeedback: {feedback}"));
        course.tell(["run", "--verbose", "othello.rb"]).ends(1).out
    };
    let boards = |screen: &str| screen.matches("move_othello 1, 3, 2").count();
    assert_eq!(boards(&seen_with("verdict-only")), 1, "that of the public suite");
    assert!(boards(&seen_with("full")) > 1);
}

#[test]
fn where_the_way_is_not_told_only_verdicts_are_the_same() {
    for feedback in ["actual-only", "verdict-only"] {
        let course = course("", "visibility: public");
        let again = ("the same again", super::course::OWN_DISC.1);
        course.suite(
            "02-moonlight",
            &format!("visibility: public\nfeedback: {feedback}"),
            &[super::seen::SECRET, again],
        );
        course
            .tell(["run", "othello.rb"])
            .ends(1)
            .says("1 more case has the same verdict (--all");
        course.grade(&["--feedback", "feedback"]).ends(0);
        let letter = course.read("feedback/alice.md");
        assert!(letter.contains("1 more case has the same verdict\n"), "{letter}");
    }
}

#[test]
fn a_case_without_a_name_is_asked_for_by_its_number() {
    let course = course("", "visibility: name-only");
    course.tell(["run", "--only", "*/a disc*", "othello.rb"]).ends(2);
    let told = course.tell(["run", "--only", "*moonlight/2", "othello.rb"]).ends(1);
    assert!(told.out.contains("02-moonlight › 2"), "{}", told.out);
    let told = course
        .tell(["run", "--failed-first", "--format", "json", "othello.rb"])
        .ends(1);
    assert!(
        told.out.find("\"name\":\"2\"") < told.out.find("\"name\":\"1\""),
        "{}",
        told.out
    );
    course
        .tell(["run", "--only", "*/a disc*", "--hidden", "othello.rb"])
        .ends(1)
        .says(NAME);
}

#[test]
fn of_a_hidden_suite_nothing_is_shown_but_that_there_is_more() {
    for (rules, secret) in [("", "hidden"), ("", "after-deadline"), (FUTURE, "after-deadline")] {
        let course = course(rules, &format!("visibility: {secret}"));
        let seen = Seen::of(&course, &[]);
        seen.in_each_of(&["the screen", "the screen of submit", "feedback"], &[FURTHER]);
        seen.nowhere(&[NAME, CALL, "moonlight", "another disc"])
            .nowhere(&ANSWERS);
        // Nobody is told that all is well while some of it is not shown.
        for (place, text) in &seen.0 {
            let all = ["all passed", "all cases", "all 1 case", "every case"];
            let said = all.iter().find(|word| text.to_lowercase().contains(*word));
            assert_eq!(said, None, "{place}: {text}");
        }
        // But whoever fails nothing else has done what was asked of them.
        course
            .tell(["submit", "--spool", "other", "othello.rb"])
            .ends(0)
            .says("Submission successfully completed");
        course.tell(["run", "othello.rb"]).ends(0);
        Seen::of(&course, &["--hidden"]).in_each_of(&["the screen"], &[NAME, CALL, "already black"]);
        course.tell(["run", "--hidden", "othello.rb"]).ends(1);
        // It counts for the instructor.
        course.grade(&["--report", "csv=grades.csv"]).ends(0);
        assert!(
            course.read("grades.csv").contains("alice,,,,wrong_answer,"),
            "{}",
            course.read("grades.csv")
        );
    }
}

#[test]
fn after_the_deadline_a_suite_for_then_is_shown() {
    let course = course(PAST, "visibility: after-deadline");
    let seen = Seen::of(&course, &[]);
    seen.in_each_of(&TELLING, &[NAME, CALL, "already black"])
        .nowhere(&[FURTHER]);
    course.tell(["submit", "--spool", "other", "othello.rb"]).ends(1);
}

#[test]
fn a_right_program_is_not_told_that_all_is_well_either() {
    let course = course("", "visibility: hidden");
    course.write("othello.rb", RIGHT);
    course.hand_in(&[("alice.rb", RIGHT), ("101.rb", RIGHT)]);
    let seen = Seen::of(&course, &[]);
    seen.in_each_of(&["the screen", "feedback"], &[FURTHER])
        .nowhere(&[NAME, "moonlight"]);
}

#[test]
fn a_list_names_no_more_than_students_see() {
    for (secret, suites) in [("hidden", false), ("name-only", true)] {
        let course = course("", &format!("visibility: {secret}"));
        let list = |words: &[&str]| course.tell(["list"].iter().chain(words)).ends(0).out;
        assert_eq!(list(&["suites"]).contains("moonlight"), suites, "{secret}");
        assert!(
            !list(&["cases"]).contains(NAME) && !list(&[]).contains(NAME),
            "{secret}"
        );
        assert!(list(&["cases", "--hidden"]).contains(NAME), "{secret}");
    }
}
