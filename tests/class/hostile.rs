//! Names and programs that want to be more than that.

use std::{ffi::OsStr, fs, os::unix::ffi::OsStrExt};

use super::course::{BLACK_OPENS, Course, RIGHT, RIGHT_PYTHON};
use super::told::Told;

pub(super) const WRONG: &str = "def initialize_othello\nend\n\ndef move_othello(*)\nend\n";

/// A course in which a single case is enough.
pub(super) fn course() -> Course {
    let course = Course::bare("");
    course.suite("01-opening", "visibility: public", &[BLACK_OPENS]);
    course
}

/// Names of students that act on a terminal, in a spreadsheet, in Markdown, in HTML or on paths, if anybody lets them.
const NAMES: [&[u8]; 12] = [
    b"red \x1b[31m\x1b]0;title\x07",
    b"new\nline",
    b"return\rover",
    b"=HYPERLINK(\"http:x\",\"y\")",
    b"@sum(1,2)",
    b"quote\"s 'and', commas; $(touch gone) `x`",
    b"<script>alert(1)<script>",
    b"x..%2F..%2Fgone",
    b"x..\\gone",
    b"[link](http:x) | table",
    b"not utf-8 \xff\xfe",
    "override \u{202e}gpj.exe\u{85}\u{9b}31m".as_bytes(),
];

fn hostile_class(course: &Course) {
    for (index, name) in NAMES.iter().enumerate() {
        let program = if index % 2 == 0 { RIGHT_PYTHON } else { WRONG };
        let file = course.at("class").join(OsStr::from_bytes(name));
        fs::create_dir(&file).expect("a folder");
        fs::write(
            file.join(if index % 2 == 0 { "othello.py" } else { "othello.rb" }),
            program,
        )
        .expect("a program");
    }
}

/// Says that nothing in a text can act on a terminal.
#[track_caller]
pub(super) fn is_plain(place: &str, text: &str) {
    let acts = |character: &char| character.is_control() && *character != '\n';
    let turns = |character: &char| {
        ('\u{202a}'..='\u{202e}').contains(character) || ('\u{2066}'..='\u{2069}').contains(character)
    };
    let found = text.chars().find(|character| acts(character) || turns(character));
    assert_eq!(found, None, "{place}:\n{}", text.escape_debug());
}

#[track_caller]
pub(super) fn is_quiet(told: &Told) {
    is_plain("the standard output", &told.out);
    is_plain("the standard error stream", &told.err);
}

#[test]
fn no_name_acts_on_a_terminal() {
    let course = course();
    hostile_class(&course);
    is_quiet(&course.grade(&["--jobs", "1"]).ends(0));
    assert_eq!(course.rows().len(), NAMES.len(), "everybody has a row");
    is_quiet(&course.grade(&["--locale", "ja"]).ends(0));
    fs::copy(course.at("results.jsonl"), course.at("old.jsonl")).expect("a copy");
    for name in NAMES {
        let folder = course.at("class").join(OsStr::from_bytes(name));
        fs::write(folder.join("othello.py"), "def initialize_othello(): pass").expect("a program");
    }
    is_quiet(&course.grade(&[]).ends(0));
    is_quiet(&course.tell(["compare", "old.jsonl", "results.jsonl"]).ends(0));
    is_quiet(&course.tell(["merge", "old.jsonl", "results.jsonl"]).ends(2));
    course.write("class/two\nprograms/a.rb", RIGHT);
    course.write("class/two\nprograms/b.rb", RIGHT);
    let told = course.grade(&[]).ends(0).says("has several programs");
    assert!(
        !told.out.lines().any(|line| line.starts_with("programs")),
        "{}",
        told.out
    );
    course.write("class/twice\u{1b}[31m.rb", RIGHT);
    course.write("class/TWICE\u{1b}[31m.rb", RIGHT);
    is_quiet(&course.grade(&[]).ends(0).says("has handed in more than once"));
}

/// What is at the top of the course, and how many files are in each folder there.
fn places(course: &Course) -> Vec<String> {
    let mut places: Vec<String> = fs::read_dir(course.at(""))
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name().display().to_string())
        .collect();
    places.sort();
    places
}

#[test]
fn what_is_written_for_somebody_stays_where_it_belongs() {
    let course = course();
    hostile_class(&course);
    // A roster may hold whatever a name of a file may not.
    course.write(
        "roster.csv",
        "id,name\n../../gone,A\n/gone,B\n..,C\n.,D\n\"a/../../b\",E\n{id},F\na/b,G\na_b,H\na:b,I\n",
    );
    let reports = [
        "--report",
        "gradescope=scope/{id}.json",
        "--report",
        "csv={id}/grades.csv",
    ];
    fs::create_dir(course.at("scope")).expect("a folder");
    let before = places(&course);
    // A folder in whose place an id stands is nobody's to make.
    course
        .grade(&[&["--roster", "roster.csv"], &reports[..]].concat())
        .ends(4);
    let students = NAMES.len() + 9;
    course
        .grade(&[&["--roster", "roster.csv", "--feedback", "feedback"], &reports[..2]].concat())
        .ends(0);
    for folder in ["feedback", "scope"] {
        let files = walkdir::WalkDir::new(course.at(folder))
            .min_depth(1)
            .into_iter()
            .map(|file| file.expect("readable"));
        let files: Vec<_> = files.collect();
        assert_eq!(files.len(), students, "{folder}: {files:?}");
        assert!(files.iter().all(|file| file.depth() == 1 && file.file_type().is_file()));
    }
    let after = places(&course);
    let new: Vec<&String> = after.iter().filter(|place| !before.contains(place)).collect();
    assert_eq!(new, ["feedback", "results.jsonl", "rows.jsonl"]);
    assert!(!course.at("../gone").exists() && !course.at("../../gone").exists());
}

/// The longest name that a file may have, and beyond it.
#[test]
fn the_longest_names_have_a_file_each() {
    let course = course();
    let (one, other) = ("山".repeat(82) + "一", "山".repeat(82) + "二");
    course.hand_in(&[
        (&format!("{one}/othello.py"), RIGHT_PYTHON),
        (&format!("{other}/othello.py"), RIGHT_PYTHON),
    ]);
    course
        .grade(&["--feedback", "feedback", "--report", "gradescope={id}.json"])
        .ends(0);
    assert_eq!(fs::read_dir(course.at("feedback")).expect("a folder").count(), 2);
}

/// A CI system obeys what stands at the start of a line of whatever it shows.
#[test]
fn no_line_of_a_table_is_an_order() {
    let course = Course::new();
    course.hand_in(&[("a\n::error::pwn.rb", RIGHT), ("b\n##[error]x.rb", RIGHT)]);
    course
        .grade(&["--report", "csv=grades.csv", "--report", "moodle=moodle.csv"])
        .ends(0);
    for table in ["grades.csv", "moodle.csv"] {
        let table = course.read(table);
        let is_order = |line: &str| line.trim_start().starts_with("::") || line.contains("##[");
        assert!(!table.lines().any(is_order), "{table}");
    }
    assert!(course.read("grades.csv").contains("pwn"));
}
