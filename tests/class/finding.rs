//! Who is in a class, and what each handed in.

use std::{
    fs::{self, File},
    io::{Cursor, Write},
    path::Path,
    time::{Duration, SystemTime},
};

use zip::{ZipWriter, write::SimpleFileOptions};

use super::course::{BLACK_OPENS, Course, RIGHT, RIGHT_BASH, RIGHT_PYTHON};
use super::told::map;

/// A zip archive with these members.
pub(super) fn zip(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (path, bytes) in members {
        archive
            .start_file(*path, SimpleFileOptions::default())
            .expect("a member");
        archive.write_all(bytes).expect("its bytes");
    }
    archive.finish().expect("an archive").into_inner()
}

/// Says that a file was last changed so many seconds after 1970.
pub(super) fn age(file: &Path, second: u64) {
    let time = SystemTime::UNIX_EPOCH + Duration::from_secs(second);
    File::options()
        .write(true)
        .open(file)
        .expect("a file")
        .set_modified(time)
        .expect("a time");
}

/// A course in which a single case is enough.
pub(super) fn course() -> Course {
    let course = Course::bare("");
    course.suite("01-opening", "visibility: public", &[BLACK_OPENS]);
    course
}

/// The class with each of its files, folders and archives as a student's.
pub(super) fn mixed(course: &Course) {
    course.hand_in(&[
        ("alice/othello.rb", RIGHT),
        ("bob.py", RIGHT_PYTHON),
        ("carol.rb", "def initialize_othello; end"),
    ]);
    let packed = zip(&[
        ("home/othello.sh", RIGHT_BASH.as_bytes()),
        ("__MACOSX/home/._othello.sh", b"\0"),
    ]);
    course.write("class/dave.zip", packed);
}

const MIXED: [(&str, &str); 4] = [
    ("alice", "accepted"),
    ("bob", "accepted"),
    ("carol", "compile_error"),
    ("dave", "accepted"),
];

/// Everything below a folder, with its bytes.
pub(super) fn tree(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let found = walkdir::WalkDir::new(folder).sort_by_file_name().into_iter();
    found
        .map(|found| found.expect("readable"))
        .map(|found| {
            (
                found.path().display().to_string(),
                fs::read(found.path()).unwrap_or_default(),
            )
        })
        .collect()
}

#[test]
fn a_folder_a_file_and_an_archive_are_each_a_students() {
    let course = course();
    mixed(&course);
    let before = tree(&course.at("class"));
    course.grade(&[]).ends(0);
    assert_eq!(course.states(), map(MIXED));
    assert_eq!(tree(&course.at("class")), before, "the class folder is as it was");
}

#[test]
fn an_archive_of_the_class_is_the_class() {
    let course = course();
    let inner = zip(&[("othello.sh", RIGHT_BASH.as_bytes())]);
    let class = zip(&[
        ("e5/alice/othello.rb", RIGHT.as_bytes()),
        ("e5/bob.py", RIGHT_PYTHON.as_bytes()),
        ("e5/carol.rb", b"def initialize_othello; end"),
        ("e5/dave.zip", &inner),
        ("../eve.rb", RIGHT.as_bytes()),
    ]);
    course.write("class.zip", class);
    course
        .grade_only(&["class.zip"])
        .ends(0)
        .says("eve.rb is passed over: its path leads out of the archive");
    assert_eq!(course.states(), map(MIXED));
}

#[test]
fn anything_else_is_found_by_a_pattern() {
    let course = course();
    course.hand_in(&[
        ("A/e5_s001_final.rb", RIGHT),
        ("B/e5_s002_final.py", RIGHT_PYTHON),
        ("B/notes.txt", "Buy milk."),
    ]);
    let told = course.grade(&["--id-pattern", r"e5_(?<id>s\d+)_"]).ends(0);
    assert_eq!(course.states(), map([("s001", "accepted"), ("s002", "accepted")]));
    told.says("class/B/notes.txt is passed over: no student’s id is in this name");
    course.grade(&["--id-pattern", r"e5_(s\d+)_"]).ends(2).says("(?<id>…)");
    course
        .grade(&["--id-pattern", r"e5_(?<id>s\d+"])
        .ends(2)
        .says("is no regular expression");
}

#[test]
fn of_two_candidates_the_newest_counts_and_both_are_named() {
    let course = course();
    course.hand_in(&[
        ("s1.rb", "def initialize_othello; end"),
        ("S1/othello.py", RIGHT_PYTHON),
    ]);
    age(&course.at("class/s1.rb"), 1_000);
    age(&course.at("class/S1/othello.py"), 2_000);
    let told = course.grade(&[]).ends(0);
    told.says("class/S1 is newer and counts, class/s1.rb does not");
    assert_eq!(course.states(), map([("S1", "accepted")]));
    age(&course.at("class/s1.rb"), 3_000);
    course
        .grade(&[])
        .ends(0)
        .says("class/s1.rb is newer and counts, class/S1 does not");
    assert_eq!(course.states(), map([("s1", "compile_error")]));
}
