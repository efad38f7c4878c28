//! What a student is told who passes all that is shown, while there are cases that are not.

use super::course::{Course, RIGHT};
use super::seen::{SECRET, Seen, course};

const FURTHER: &str = "Further cases count that are not shown";
const FUTURE: &str = "deadline: 2999-01-01T00:00:00Z";
const PROGRAM: &str = "othello.rb";

/// A course with a hidden suite, whose only student is right in everything.
fn right() -> Course {
    let course = course("", "visibility: hidden");
    course.write(PROGRAM, RIGHT);
    course.hand_in(&[("alice.rb", RIGHT), ("101.rb", RIGHT)]);
    course
}

/// Says that this command, after which the checker ends well, tells in both languages that there is more.
#[track_caller]
fn tells_of_more(words: &[&str]) {
    let course = right();
    course.tell(["submit", "--spool", "spool", PROGRAM]).ends(0);
    course.tell(words).ends(0).says(FURTHER);
    let japanese: Vec<&str> = words.iter().copied().chain(["--locale", "ja"]).collect();
    course
        .tell(&japanese)
        .ends(0)
        .says("公開されていないテストも採点の対象になります");
}

#[test]
fn a_run_tells_of_more() {
    tells_of_more(&["run", PROGRAM]);
}

#[test]
fn a_run_of_several_programs_tells_of_more() {
    tells_of_more(&["run", PROGRAM, "class/alice.rb"]);
}

#[test]
fn a_run_with_everything_tells_of_more() {
    tells_of_more(&["run", "--verbose", PROGRAM]);
}

#[test]
fn a_quiet_run_tells_of_more() {
    tells_of_more(&["run", "--quiet", PROGRAM]);
}

#[test]
fn a_submission_tells_of_more() {
    tells_of_more(&["submit", "--spool", "spool", PROGRAM]);
}

#[test]
fn a_quiet_submission_tells_of_more() {
    tells_of_more(&["submit", "--quiet", "--spool", "spool", PROGRAM]);
}

#[test]
fn what_was_submitted_is_listed_with_more() {
    tells_of_more(&["submissions", "--spool", "spool"]);
}

#[test]
fn what_there_is_is_listed_with_more() {
    tells_of_more(&["list"]);
}

#[test]
fn suites_are_listed_with_more() {
    tells_of_more(&["list", "suites"]);
}

#[test]
fn cases_are_listed_with_more() {
    tells_of_more(&["list", "cases"]);
}

#[test]
fn json_has_a_key_for_more() {
    let key = "\"further_cases\":true";
    let course = right();
    course.tell(["run", "--format", "json", PROGRAM]).ends(0).says(key);
    let submit = ["submit", "--format", "json", "--spool", "spool", PROGRAM];
    course.tell(submit).ends(0).says(key);
    let all = course.tell(["run", "--format", "json", "--hidden", PROGRAM]).ends(0);
    assert!(!all.out.contains("further_cases"), "{}", all.out);
}

#[test]
fn a_letter_tells_of_more() {
    Seen::of(&right(), &[]).in_each_of(&["feedback"], &[FURTHER]);
}

#[test]
fn the_letters_in_one_file_tell_of_more() {
    Seen::of(&right(), &[]).in_each_of(&["Markdown"], &[FURTHER]);
}

#[test]
fn gradescope_tells_of_more() {
    Seen::of(&right(), &[]).in_each_of(&["Gradescope"], &[FURTHER]);
}

#[test]
fn moodle_tells_of_more() {
    Seen::of(&right(), &[]).in_each_of(&["Moodle"], &[FURTHER]);
}

#[test]
fn where_all_is_shown_nothing_tells_of_more() {
    let course = course("", "visibility: public");
    course.write(PROGRAM, RIGHT);
    Seen::of(&course, &[]).nowhere(&[FURTHER, "further_cases"]);
    for words in [["list", "cases"], ["run", "--quiet"], ["submissions", "--all"]] {
        let words = words.iter().chain((words[0] == "run").then_some(&PROGRAM));
        let told = course.tell(words).ends(0);
        assert!(!told.out.contains(FURTHER), "{}", told.out);
    }
}

/// A course none of whose cases is shown.
fn nothing(rules: &str, visibility: &str) -> Course {
    let course = Course::bare(rules);
    course.suite("02-moonlight", &format!("visibility: {visibility}"), &[SECRET]);
    course.write(PROGRAM, super::seen::WRONG);
    course
}

#[test]
fn a_program_is_taken_where_nothing_is_shown() {
    for (rules, visibility) in [("", "hidden"), ("", "after-deadline"), (FUTURE, "after-deadline")] {
        let course = nothing(rules, visibility);
        let submit = ["submit", "--spool", "spool", PROGRAM];
        let told = course.tell(submit).ends(0);
        let end = "\nThe program is recorded and was not tested: the cases that count are not shown.\n\
                   Submission successfully completed.\n";
        assert!(told.out.ends_with(end), "{}", told.out);
        assert!(!told.out.contains("moon") && !told.out.contains("pass"), "{}", told.out);
        let quiet = course.tell(submit.iter().chain(&["--quiet"])).ends(0);
        assert!(!quiet.out.contains("accepted"), "{}", quiet.out);
        course.tell(["submissions", "--spool", "spool"]).ends(0).says(PROGRAM);
        // What is recorded is graded as any other.
        course.grade_only(&["--spool", "spool"]).ends(0);
        assert_eq!(course.states().into_values().collect::<Vec<_>>(), ["wrong_answer"]);
    }
}

#[test]
fn why_nothing_can_be_run_is_said() {
    let hidden = nothing("", "hidden").tell(["run", PROGRAM]).ends(2);
    assert!(
        hidden.err.contains("are not shown to students, but they count"),
        "{}",
        hidden.err
    );
    let later = nothing(FUTURE, "after-deadline").tell(["run", PROGRAM]).ends(2);
    assert!(
        later.err.contains("are shown after the deadline, 2999-01-01 00:00:00"),
        "{}",
        later.err
    );
    for told in [hidden, later] {
        assert!(
            told.err.contains("checker submit") && !told.err.contains("moon"),
            "{}",
            told.err
        );
    }
    nothing("", "hidden").tell(["run", "--hidden", PROGRAM]).ends(1);
}
