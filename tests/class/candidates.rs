//! Which of what a student handed in counts, and when it was handed in.

use std::{
    fs,
    io::{Cursor, Write},
};

use zip::{DateTime, ZipWriter, write::SimpleFileOptions};

use super::course::{Course, RIGHT};
use super::finding::{age, course, zip};
use super::told::{map, text};

/// Files that are no program.
const NO_PROGRAM: [(&str, &[u8]); 5] = [
    ("notes.txt", b"Buy milk."),
    ("screen.png", b"\x89PNG\r\n\x1a\n"),
    (".DS_Store", b"\0\0\0\x01Bud1"),
    ("Thumbs.db", b"\xd0\xcf\x11\xe0"),
    ("__MACOSX/._othello.rb", b"\0\x05\x16\x07"),
];

#[test]
fn a_newer_file_that_is_no_program_takes_no_programs_place() {
    for name in ["othello.rb", "osero.rb"] {
        let course = course();
        age(&course.write(format!("class/alice/{name}"), RIGHT), 1_000);
        for (file, bytes) in NO_PROGRAM {
            age(&course.write(format!("class/alice/{file}"), bytes), 2_000);
            course.grade(&[]).ends(0);
            assert_eq!(course.states(), map([("alice", "accepted")]), "{file} beside {name}");
        }
    }
}

#[test]
fn a_newer_file_of_a_student_that_is_no_program_takes_no_programs_place() {
    for (file, bytes) in [
        ("alice.txt", b"Buy milk.".to_vec()),
        ("alice.png", b"\x89PNG\r\n\x1a\n".to_vec()),
        ("Alice.docx", zip(&[("word/document.xml", b"<document/>")])),
        ("alice/notes.txt", b"Buy milk.".to_vec()),
        ("ALICE.zip", zip(&[("notes.txt", b"Buy milk."), ("more.txt", b"")])),
    ] {
        let course = course();
        age(&course.write("class/alice.rb", RIGHT), 1_000);
        age(&course.write(format!("class/{file}"), &bytes), 2_000);
        let told = course.grade(&[]).ends(0);
        assert_eq!(course.states(), map([("alice", "accepted")]), "{file}");
        told.says("class/alice.rb counts").says("is no program");
        // The same by the roster, which knows a student by an id inside a name.
        fs::rename(course.at("class/alice.rb"), course.at("class/kadai_s001x.rb")).expect("a file");
        course.write("roster.csv", "id,name\ns001x,Alice\n");
        course.grade(&["--roster", "roster.csv"]).ends(0);
        assert_eq!(course.states(), map([("s001x", "accepted")]), "{file}");
    }
}

/// A folder is as new as the program in it, when two hand-ins are compared.
#[test]
fn notes_make_no_folder_newer_than_a_program() {
    let course = course();
    age(
        &course.write("class/alice/othello.rb", "def initialize_othello; end"),
        1_000,
    );
    age(&course.write("class/alice/notes.txt", ""), 3_000);
    age(&course.write("class/alice.rb", RIGHT), 2_000);
    course
        .grade(&[])
        .ends(0)
        .says("class/alice.rb is newer and counts, class/alice does not");
    assert_eq!(course.states(), map([("alice", "accepted")]));
}

/// Among what is no program the newest is told, as before.
#[test]
fn of_two_that_are_no_program_the_newest_is_told() {
    let course = course();
    age(&course.write("class/alice.txt", ""), 1_000);
    age(&course.write("class/alice.md", ""), 2_000);
    course.grade(&[]).ends(0).says("class/alice.md is newer and counts");
    assert_eq!(course.states(), map([("alice", "refused")]));
}

/// When everybody handed in, by the report.
fn times(course: &Course) -> std::collections::BTreeMap<String, String> {
    course.of_each(|row| text(&row["handed_in"]))
}

#[test]
fn a_folder_and_its_archive_give_the_same_times() {
    let course = course();
    fs::create_dir_all(course.at("class/empty")).expect("a folder");
    fs::create_dir_all(course.at("class/bob")).expect("a folder");
    let time = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_millis(1_736_467_200_700);
    for name in ["alice.rb", "bob/othello.rb"] {
        let file = fs::File::create(course.at("class").join(name)).expect("a file");
        (&file).write_all(RIGHT.as_bytes()).expect("room");
        file.set_modified(time).expect("a time");
    }
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let date = DateTime::from_date_and_time(2025, 1, 10, 0, 0, 0).expect("a time");
    let options = SimpleFileOptions::default().last_modified_time(date);
    for folder in ["class/", "class/empty/", "class/bob/"] {
        archive.add_directory(folder, options).expect("a folder");
    }
    for file in ["class/alice.rb", "class/bob/othello.rb"] {
        archive.start_file(file, options).expect("a file");
        archive.write_all(RIGHT.as_bytes()).expect("room");
    }
    course.write("class.zip", archive.finish().expect("an archive").into_inner());
    course.grade(&[]).ends(0);
    let of_the_folder = (times(&course), course.states());
    course.grade_only(&["class.zip"]).ends(0);
    assert_eq!((times(&course), course.states()), of_the_folder);
    assert_eq!(of_the_folder.0["empty"], "null", "nothing was handed in at any time");
}
