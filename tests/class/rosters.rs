//! Who is in a class, by its roster and by the names that a platform gives.

use super::course::{RIGHT, RIGHT_PYTHON};
use super::finding::course;
use super::told::{map, text};

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
