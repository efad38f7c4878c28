//! A class of one student, as a folder and as an archive, is a class.

use std::path::Path;

use super::course::{Course, RIGHT};
use super::finding::{course, zip};
use super::told::{Told, map};

/// Grades these files as the folder `class`, as an archive of what is in it, and as an archive of the folder itself.
fn ways(files: &[(&str, &str)], words: &[&str], check: impl Fn(&Course, Told)) {
    let course = course();
    course.hand_in(files);
    check(&course, course.grade(words));
    let members: Vec<_> = files.iter().map(|(path, text)| (*path, text.as_bytes())).collect();
    course.write("term/class.zip", zip(&members));
    let around: Vec<_> = files
        .iter()
        .map(|(path, _)| Path::new("class").join(path).display().to_string())
        .collect();
    let members: Vec<_> = around
        .iter()
        .zip(files)
        .map(|(path, (_, text))| (path.as_str(), text.as_bytes()))
        .collect();
    course.write("other/class.zip", zip(&members));
    for archive in ["term/class.zip", "other/class.zip"] {
        check(&course, course.grade_only(&[&[archive], words].concat()));
    }
}

#[test]
fn one_students_folder_is_that_students() {
    for files in [
        &[("s001/othello.rb", RIGHT)][..],
        &[("s001/kadai.rb", RIGHT)],
        &[("s001/kadai.rb", RIGHT), ("s001/notes.txt", "Buy milk.")],
        &[("s001/kadai.rb", RIGHT), ("s001/data/board.txt", "")],
        &[
            ("s001/kadai.rb", RIGHT),
            ("s001/screen.png", "\u{1}"),
            ("s001/report.pdf", "%PDF"),
        ],
    ] {
        ways(files, &[], |course, told| {
            let told = told.ends(0);
            assert_eq!(course.states(), map([("s001", "accepted")]), "{files:?} {}", told.err);
        });
    }
}

#[test]
fn one_students_file_is_that_students() {
    ways(&[("s001.rb", RIGHT)], &[], |course, told| {
        let told = told.ends(0);
        assert_eq!(course.states(), map([("s001", "accepted")]), "{}", told.err);
    });
}

#[test]
fn one_students_archive_is_that_students() {
    let course = course();
    let inner = zip(&[("home/othello.rb", RIGHT.as_bytes())]);
    course.write("class/s001.zip", &inner);
    course.write("term/class.zip", zip(&[("s001.zip", &inner)]));
    course.write("other/class.zip", zip(&[("class/s001.zip", &inner)]));
    for place in ["class", "term/class.zip", "other/class.zip"] {
        course.grade_only(&[place]).ends(0);
        assert_eq!(course.states(), map([("s001", "accepted")]), "{place}");
    }
}

/// Several programs in the only folder may be several students' or one's: what was taken is told, with how to say the other.
#[test]
fn what_may_be_read_in_two_ways_is_told() {
    let files = [("e5/s001.rb", RIGHT), ("e5/s002.rb", RIGHT)];
    ways(&files, &[], |course, told| {
        told.ends(0)
            .says("is one student’s folder or the folder of the class")
            .says(r"--id-pattern '^(?<id>[^/]+)$'");
        assert_eq!(course.states(), map([("s001", "accepted"), ("s002", "accepted")]));
    });
    let course = course();
    course.hand_in(&files);
    let told = course.grade(&["--id-pattern", r"^(?<id>[^/]+)$"]).ends(0);
    assert_eq!(course.states(), map([("e5", "accepted")]), "{}", told.err);
    // What cannot be anything else is not told.
    course.hand_in(&[("e5/s003/othello.rb", RIGHT), ("e5/s004/othello.rb", RIGHT)]);
    let told = course.grade(&[]).ends(0);
    assert!(!told.err.contains("--id-pattern"), "{}", told.err);
    assert_eq!(course.states().len(), 4);
}
