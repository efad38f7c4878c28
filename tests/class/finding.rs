//! Who is in a class, and what each handed in.

use std::{
    fs::{self, File},
    io::{Cursor, Write},
    path::Path,
    time::{Duration, SystemTime},
};

use zip::{ZipWriter, write::SimpleFileOptions};

use super::course::{BLACK_OPENS, Course, OVERWRITES, RAISES, RIGHT, RIGHT_BASH, RIGHT_PYTHON, map, text};

/// A zip archive with these members.
fn zip(members: &[(&str, &[u8])]) -> Vec<u8> {
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
fn course() -> Course {
    let course = Course::bare("");
    course.suite("01-opening", "visibility: public", &[BLACK_OPENS]);
    course
}

/// The class with each of its files, folders and archives as a student's.
fn mixed(course: &Course) {
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
fn tree(folder: &Path) -> Vec<(String, Vec<u8>)> {
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
fn moodles_names_and_the_roster_it_gives_belong_together() {
    let course = course();
    course.hand_in(&[
        ("山田 太郎_101_assignsubmission_file_/othello.rb", RIGHT),
        ("Jane Doe_102_assignsubmission_file_osero.py", RIGHT_PYTHON),
    ]);
    let roster = "Identifier,Full name,Email address\nParticipant 101,山田 太郎,t@x.jp\nParticipant 102,Jane Doe,j@x.jp\nParticipant 103,Ken,k@x.jp\n";
    course.write("roster.csv", roster);
    course
        .grade(&["--roster", "roster.csv", "--report", "moodle=moodle.csv"])
        .ends(0);
    let names = course.of_each(|row| text(&row["student"]["name"]));
    assert_eq!(
        names,
        map([
            ("Participant 101", "山田 太郎"),
            ("Participant 102", "Jane Doe"),
            ("Participant 103", "Ken")
        ])
    );
    let states = map([
        ("Participant 101", "accepted"),
        ("Participant 102", "accepted"),
        ("Participant 103", "missing"),
    ]);
    assert_eq!(course.states(), states);
    assert!(
        course.read("moodle.csv").contains("Participant 101"),
        "{}",
        course.read("moodle.csv")
    );
}

#[test]
fn canvas_names_tell_the_student_and_what_is_late() {
    let course = course();
    course.hand_in(&[
        ("doejane_501_9001_othello.rb", RIGHT),
        ("satoken_LATE_502_9002_othello.py", RIGHT_PYTHON),
    ]);
    course.write(
        "roster.csv",
        "Student,ID,SIS User ID,SIS Login ID,Section\n\"Doe, Jane\",501,s1,jane,A\n\"Sato, Ken\",502,s2,ken,A\n",
    );
    course.grade(&["--roster", "roster.csv"]).ends(0).says("Late: 1\n  502");
    assert_eq!(course.states(), map([("501", "accepted"), ("502", "accepted")]));
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
fn a_roster_is_read_as_spreadsheet_programs_write_it() {
    let course = course();
    course.hand_in(&[("s1.rb", RIGHT)]);
    let roster = "学籍番号,氏名\r\ns1,髙橋 一郎\r\ns2,\"ソ, 能\"\r\n";
    let (shift_jis, _, _) = encoding_rs::SHIFT_JIS.encode(roster);
    for bytes in [roster.as_bytes(), format!("\u{feff}{roster}").as_bytes(), &shift_jis] {
        course.write("roster.csv", bytes);
        course
            .grade(&["--roster", "roster.csv", "--fresh"])
            .ends(0)
            .says("Nothing handed in: 1\n  s2");
        assert_eq!(
            course.of_each(|row| text(&row["student"]["name"])),
            map([("s1", "髙橋 一郎"), ("s2", "ソ, 能")])
        );
    }
    course.write("roster.csv", b"id,name\ns1,\xff\xfe\xfd\n");
    course
        .grade(&["--roster", "roster.csv"])
        .ends(3)
        .says("neither UTF-8 nor Shift_JIS");
}

#[test]
fn the_columns_of_a_roster_have_the_names_that_they_have() {
    let course = course();
    course.hand_in(&[("s1.rb", RIGHT)]);
    course.write("roster.csv", "Matrikel,Wer,Gruppe\ns1,Anna,G2\n");
    course
        .grade(&["--roster", "roster.csv"])
        .ends(3)
        .says("no column of this roster holds the students’ ids");
    let columns = "id=Matrikel,name=Wer,section=Gruppe";
    course
        .grade(&["--roster", "roster.csv", "--roster-columns", columns])
        .ends(0);
    assert_eq!(
        course.of_each(|row| text(&row["student"]["name"])),
        map([("s1", "Anna")])
    );
    assert_eq!(
        course.of_each(|row| text(&row["student"]["section"])),
        map([("s1", "G2")])
    );
    course
        .grade(&["--roster", "roster.csv", "--roster-columns", "id=Nummer"])
        .ends(3)
        .says("no column “Nummer”");
}

#[test]
fn a_student_without_work_and_work_without_a_student_are_rows() {
    let course = course();
    course.hand_in(&[("s1.rb", RIGHT), ("stranger.py", RIGHT_PYTHON)]);
    course.write("roster.csv", "id,name\ns1,A\ns2,B\n");
    let told = course
        .grade(&["--roster", "roster.csv", "--report", "csv=grades.csv"])
        .ends(0);
    told.says("Nothing handed in: 1\n  s2")
        .says("Not in the roster: 1\n  stranger");
    assert_eq!(
        course.states(),
        map([("s1", "accepted"), ("s2", "missing"), ("stranger", "accepted")])
    );
    assert_eq!(course.read("grades.csv").lines().count(), 4);
}

/// Where results are kept, students are known by their ids alone.
#[test]
fn a_stranger_with_somebodys_number_takes_nobodys_place() {
    let course = course();
    course.hand_in(&[("Taro Yamada_101_assignsubmission_file_othello.rb", RIGHT)]);
    course.write("roster.csv", "id,name\n101,Jane Doe\n");
    course.grade(&["--roster", "roster.csv"]).ends(0);
    let states = map([("101", "missing"), ("101 (Taro Yamada)", "accepted")]);
    assert_eq!(course.states(), states);
    course
        .tell(["merge", "results.jsonl", "--report", "jsonl=rows.jsonl"])
        .ends(0);
    assert_eq!(course.states(), states);
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

#[test]
fn nothing_is_written_into_the_class() {
    let course = course();
    mixed(&course);
    let before = tree(&course.at("class"));
    for place in [
        ["--results", "class/results.jsonl"],
        ["--report", "csv=class/grades.csv"],
        ["--report", "csv=class/../class/new/{id}.csv"],
        ["--feedback", "class/feedback"],
        ["--output", "class/overview.txt"],
    ] {
        course
            .grade(&place)
            .ends(2)
            .says("lies in what the class handed in, where nothing is written");
        assert_eq!(tree(&course.at("class")), before, "{place:?}");
    }
    std::os::unix::fs::symlink("class", course.at("link")).expect("a link");
    course.grade(&["--results", "link/results.jsonl"]).ends(2);
    assert_eq!(tree(&course.at("class")), before);
}

#[test]
fn what_is_read_is_not_written_over() {
    let course = course();
    course.hand_in(&[("s1.rb", RIGHT), ("s2.rb", OVERWRITES), ("s3.py", RAISES)]);
    let roster = "id,name\ns1,A\n";
    course.write("roster.csv", roster);
    course
        .grade(&["--roster", "roster.csv", "--report", "csv=roster.csv"])
        .ends(2)
        .says("writing would replace it");
    assert_eq!(course.read("roster.csv"), roster);
    course.grade(&[]).ends(0);
    let results = course.read("results.jsonl");
    for words in [
        &["grade", "class", "--report", "jsonl=results.jsonl"][..],
        &["grade", "class", "--output", "results.jsonl"],
        &["merge", "results.jsonl", "--report", "jsonl=./results.jsonl"],
        &["compare", "results.jsonl", "results.jsonl", "--output", "results.jsonl"],
    ] {
        course.tell(words).ends(2).says("writing would replace it");
        assert_eq!(course.read("results.jsonl"), results, "{words:?}");
    }
}

#[test]
fn a_class_that_is_not_there_is_told() {
    let course = course();
    course.grade(&[]).ends(2).says("nothing was handed in here");
    course.grade_only(&["clas"]).ends(2).says("clas");
    course.write("broken.zip", b"PK\x03\x04");
    course.grade_only(&["broken.zip"]).ends(2).says("no whole zip archive");
    assert!(!course.at("results.jsonl").exists(), "nothing is begun");
}
