//! A course with something to keep, and everything that a student is told of it.

use std::collections::BTreeSet;

use serde_json::Value;

use super::course::{Case, Course, GRADE, OWN_DISC};
use super::told::Told;

/// Wrong where a square is occupied, which only the case with the secret name shows.
pub(super) const WRONG: &str = super::course::OVERWRITES;

/// The name of the case that the program fails, and its last call, which nobody may learn by whom it is kept.
pub(super) const SECRET: Case = ("a disc under the moon", OWN_DISC.1);
pub(super) const NAME: &str = "under the moon";
pub(super) const CALL: &str = "1, 4, 3";
/// What would have been right, in the words of each report.
pub(super) const ANSWERS: [&str; 4] = ["expected 2", "expected", "already black", "nothing may change"];

/// A course with a public suite that the program passes, and another one with the secret case, with these lines.
pub(super) fn course(rules: &str, secret: &str) -> Course {
    let course = Course::bare(rules);
    course.suite("01-opening", "visibility: public", &[super::course::BLACK_OPENS]);
    course.suite(
        "02-moonlight",
        secret,
        &[("another disc", &["move_othello 1, 3, 2"]), SECRET],
    );
    course.write("othello.rb", WRONG);
    // Moodle knows nobody whose id is no number.
    course.hand_in(&[("alice.rb", WRONG), ("101.rb", WRONG)]);
    course
}

/// Everything that a student is told, each with where.
pub(super) struct Seen(pub(super) Vec<(&'static str, String)>);

impl Seen {
    pub(super) fn of(course: &Course, hidden: &[&str]) -> Self {
        let run = |words: &[&str]| {
            let Told { out, err, .. } = course.tell(words.iter().chain(hidden));
            out + &err
        };
        let mut seen = vec![
            ("the screen", run(&["run", "--all", "othello.rb"])),
            ("the screen with everything", run(&["run", "--verbose", "othello.rb"])),
            ("JSON", run(&["run", "--format", "json", "othello.rb"])),
            (
                "the screen of submit",
                run(&["submit", "--spool", "spool", "othello.rb"]),
            ),
        ];
        let reports = [
            "--report",
            "markdown=m.md",
            "--report",
            "gradescope=g-{id}.json",
            "--report",
            "moodle=mo.csv",
        ];
        course
            .tell(
                GRADE
                    .iter()
                    .chain(&["class", "--feedback", "feedback", "--fresh"])
                    .chain(&reports),
            )
            .ends(0);
        if hidden.is_empty() {
            seen.push(("feedback", course.read("feedback/alice.md")));
            seen.push(("Markdown", course.read("m.md")));
            seen.push(("Gradescope", shown_by_gradescope(&course.read("g-alice.json"))));
            seen.push(("Moodle", course.read("mo.csv")));
        }
        Self(seen)
    }

    #[track_caller]
    pub(super) fn nowhere(&self, words: &[&str]) -> &Self {
        for (place, text) in &self.0 {
            for word in words {
                assert!(!text.contains(word), "{place} shows “{word}”:\n{text}");
            }
        }
        self
    }

    #[track_caller]
    pub(super) fn in_each_of(&self, places: &[&str], words: &[&str]) -> &Self {
        for wanted in places {
            let (place, text) = self.0.iter().find(|(place, _)| place == wanted).expect("a place");
            for word in words {
                assert!(text.contains(word), "{place} does not show “{word}”:\n{text}");
            }
        }
        self
    }
}

/// What Gradescope shows a student of a report before everybody's time is over: it has the other tests for the instructor.
fn shown_by_gradescope(report: &str) -> String {
    let mut report: Value = serde_json::from_str(report).expect("JSON");
    report["tests"]
        .as_array_mut()
        .expect("tests")
        .retain(|test| test["visibility"] == "visible");
    report.to_string()
}

/// Node's own objects are the same in all cases of one start.
#[test]
fn what_a_program_is_asked_in_secret_it_cannot_tell_in_the_open() {
    let course = Course::bare("");
    course.suite("01-secret", "visibility: hidden", &[SECRET]);
    course.suite(
        "02-told",
        "feedback: actual-only",
        &[("told", &["move_othello 1, 2, 3"])],
    );
    course.suite("03-open", "visibility: public", &[("open", &["move_othello 1, 5, 4"])]);
    let tells = "const right = move_othello;\nmove_othello = (p, i, j) => {\n  Buffer.heard = `${Buffer.heard ?? 'heard'}-${p}${i}${j}`;\n  throw new Error(Buffer.heard);\n};\n";
    let right = include_str!("../submissions/e5/accepted/script.js");
    course.hand_in(&[("alice.js", &format!("{right}\n{tells}"))]);
    course.grade(&["--feedback", "letters"]).ends(0);
    let letter = course.read("letters/alice.md");
    let heard = letter.split(|end: char| !end.is_ascii_alphanumeric() && end != '-');
    let heard: BTreeSet<&str> = heard.filter(|word| word.starts_with("heard")).collect();
    assert_eq!(heard, BTreeSet::from(["heard-123"]), "{letter}");
}
