//! How a class is judged: by however many at a time, again where something changed, and on where it was ended.

use std::{collections::BTreeMap, fs};

use serde_json::Value;

use super::course::{Course, GRADE, OVERWRITES, RAISES, RIGHT, RIGHT_BASH, RIGHT_C, RIGHT_PYTHON};
use super::finding::age;
use super::told::{Told, map, text};

/// A class in five languages, right and wrong.
pub(super) fn class(course: &Course) {
    course.hand_in(&[
        ("alice.rb", RIGHT),
        ("bob.py", RIGHT_PYTHON),
        ("carol.rb", OVERWRITES),
        ("dave.py", RAISES),
        ("eve.c", RIGHT_C),
        ("fay.bash", RIGHT_BASH),
        ("gus.rb", "def initialize_othello\n"),
        ("hal.txt", "Buy milk."),
    ]);
    for (second, file) in fs::read_dir(course.at("class")).expect("a folder").enumerate() {
        age(&file.expect("a file").path(), 1_000 + second as u64);
    }
}

const STATES: [(&str, &str); 8] = [
    ("alice", "accepted"),
    ("bob", "accepted"),
    ("carol", "wrong_answer"),
    ("dave", "accepted"),
    ("eve", "accepted"),
    ("fay", "accepted"),
    ("gus", "compile_error"),
    ("hal", "refused"),
];

/// Every report that holds nothing of the run itself, with the name of its file.
pub(super) const REPORTS: [&str; 6] = [
    "csv=r.csv",
    "json=r.json",
    "jsonl=r.jsonl",
    "junit=r.xml",
    "moodle=r.moodle.csv",
    "markdown=r.md",
];

/// The arguments that ask for these reports.
pub(super) fn reports() -> Vec<&'static str> {
    REPORTS.iter().flat_map(|report| ["--report", report]).collect()
}

/// What stands in the files of these reports, which are taken away.
#[track_caller]
pub(super) fn taken(course: &Course) -> Vec<String> {
    let files = REPORTS.iter().map(|report| report.split_once('=').expect("a file").1);
    let take = |file| {
        let text = course.read(file);
        fs::remove_file(course.at(file)).expect("it is taken away");
        text
    };
    files.map(take).collect()
}

/// What the file of results says of each run: when it began, by the student's id.
pub(super) fn begun(course: &Course, results: &str) -> BTreeMap<String, String> {
    let text_of = course.read(results);
    let rows = text_of
        .lines()
        .skip(1)
        .map(|line| serde_json::from_str::<Value>(line).expect("a row"));
    rows.filter(|row| row["gone"].is_null())
        .map(|row| (text(&row["student"]["id"]), text(&row["work"]["run"]["begun"])))
        .collect()
}

#[test]
fn neither_the_number_of_jobs_nor_the_order_changes_a_byte() {
    let course = Course::new();
    class(&course);
    let mut words = reports();
    course.grade(&[words.as_slice(), &["--jobs", "1"]].concat()).ends(0);
    assert_eq!(course.states(), map(STATES));
    let alone = taken(&course);
    course
        .grade(&[words.as_slice(), &["--jobs", "4", "--results", "four.jsonl"]].concat())
        .ends(0);
    assert_eq!(taken(&course), alone);
    let mut files: Vec<String> = fs::read_dir(course.at("class"))
        .expect("a folder")
        .map(|file| format!("class/{}", file.expect("a file").file_name().display()))
        .collect();
    files.sort();
    files.reverse();
    words.extend(files.iter().map(String::as_str));
    course
        .grade_only(&[words.as_slice(), &["--results", "reverse.jsonl"]].concat())
        .ends(0);
    assert_eq!(taken(&course), alone);
}

#[test]
fn two_runs_that_differ_are_told_with_both_results() {
    let course = Course::bare("");
    let names = [
        "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p",
    ];
    course.suite(
        "01-coins",
        "visibility: public",
        &names.map(|name| (name, &["move_othello 1, 3, 2"][..])),
    );
    // A coin a case: that two runs fall alike happens once in 65,536 times.
    let coin = format!(
        "{RIGHT_PYTHON}\nimport os\nright = move_othello\n\ndef move_othello(p, i, j):\n    if os.urandom(1)[0] % 2:\n        raise ValueError\n    return right(p, i, j)\n"
    );
    course.hand_in(&[
        ("coin.py", &coin),
        ("steady.rb", OVERWRITES),
        ("wrong.rb", "def initialize_othello\nend\n\ndef move_othello(*)\nend\n"),
    ]);
    course
        .grade(&["--report", "timings=timings.json", "--report", "csv=grades.csv"])
        .ends(0)
        .says("Not the same every time");
    assert_eq!(
        course.of_each(|row| text(&row["flaky"])),
        map([("coin", "true"), ("steady", "false"), ("wrong", "false")])
    );
    let timings: Value = serde_json::from_str(&course.read("timings.json")).expect("JSON");
    let timings = timings["timings"].as_array().expect("timings");
    let coin = timings
        .iter()
        .find(|timing| timing["student"] == "coin")
        .expect("a timing");
    let [counts, other] = coin["results"].as_array().expect("both results").as_slice() else {
        panic!("{coin}");
    };
    assert!(
        counts["score"].as_u64() >= other["score"].as_u64(),
        "the better one counts: {coin}"
    );
    assert_ne!(counts["cases"], other["cases"]);
    assert!(
        timings
            .iter()
            .filter(|timing| timing["student"] != "coin")
            .all(|timing| timing["results"].is_null())
    );
    // A coin is thrown again when somebody asks for it only.
    course.grade(&[]).ends(0).says("3 results are unchanged");
}

#[test]
fn how_it_ends_says_what_was_asked() {
    let course = Course::new();
    class(&course);
    course.grade(&["--fail-on", "time_limit_exceeded"]).ends(0);
    course.grade(&["--fail-on", "wrong_answer"]).ends(1);
    course.grade(&["--fail-on", "refused"]).ends(1);
    course.grade(&["--fail-on", "missing"]).ends(0);
    course.grade(&["--fail-on", "wrong"]).ends(2);
    course.grade(&["--report", "excel=r.xls"]).ends(2).says("csv");
    course.grade(&["--report", "csv"]).ends(2);
    course.grade(&["--partition", "5/4"]).ends(2).says("no share 5 of 4");
    course
        .grade(&["--report", "csv=nowhere/r.csv"])
        .ends(4)
        .says("nowhere/r.csv");
    course.write("e5/02-occupied.yaml", "cases: [");
    course.grade(&[]).ends(3);
    let told: Told = course.tell(GRADE.iter().chain(&["class", "--assignment", "e6"]));
    assert_ne!(told.code, Some(0));
}
