use std::{fs, path::PathBuf};

use crate::{
    error::Error,
    model::Message,
    testcase::{Source, ids, load},
};

const ASSIGNMENT: &str = include_str!("../../../testcases/e5/assignment.yaml");
const SUITE: &str = "title: { en: One, ja: 一 }\ncases:\n  - { name: a, steps: [initialize_othello] }\n";

/// A folder with one assignment `course`, whose suites are the given files.
fn folder(suites: &[(&str, &[u8])]) -> (tempfile::TempDir, PathBuf) {
    let root = tempfile::tempdir().expect("a temporary folder");
    let course = root.path().join("course");
    fs::create_dir(&course).expect("a folder in it");
    fs::write(course.join("assignment.yaml"), ASSIGNMENT).expect("its assignment");
    for (name, text) in suites {
        fs::write(course.join(name), text).expect("its suite");
    }
    (root, course)
}

fn usage(error: Error) -> Message {
    match error {
        Error::Usage(message) => message,
        other => panic!("a wrong usage, not {other:?}"),
    }
}

#[test]
fn every_bundled_assignment_is_right() {
    for id in ids(&Source::Embedded).expect("embedded") {
        if let Err(error) = load(&Source::Embedded, &id) {
            panic!("{error:#?}");
        }
    }
}

#[test]
fn an_assignment_is_found_in_its_folder_and_in_the_folder_above() {
    let (root, course) = folder(&[
        ("02-b.yaml", SUITE.as_bytes()),
        ("01-a.yaml", SUITE.as_bytes()),
        ("notes.txt", b"?"),
    ]);
    for place in [root.path().to_owned(), course] {
        let source = Source::Folder(place);
        assert_eq!(ids(&source).expect("readable"), ["course"]);
        let bundle = load(&source, "course").expect("right");
        let suites: Vec<&str> = bundle.suites.iter().map(|suite| suite.id.as_str()).collect();
        assert_eq!(suites, ["01-a", "02-b"]);
    }
}

#[test]
fn an_unknown_assignment_brings_a_suggestion() {
    let message = usage(load(&Source::Embedded, "e50").expect_err("unknown"));
    assert_eq!(message.id, "assignment-unknown");
    let (root, _) = folder(&[]);
    let message = usage(load(&Source::Folder(root.path().join("nowhere")), "e5").expect_err("no folder"));
    assert_eq!(message.id, "assignment-no-folder");
    let empty = tempfile::tempdir().expect("a temporary folder");
    let message = usage(load(&Source::Folder(empty.path().to_owned()), "e5").expect_err("empty"));
    assert_eq!(message.id, "assignment-none");
}

#[test]
fn a_byte_order_mark_is_no_mistake() {
    let marked = format!("\u{feff}{SUITE}");
    let (root, _) = folder(&[("01-a.yaml", marked.as_bytes())]);
    load(&Source::Folder(root.path().to_owned()), "course").expect("right");
}

#[test]
fn a_wrong_file_is_named_with_line_and_column() {
    let text = SUITE.replace("initialize_othello", "initialise_othello");
    let (root, course) = folder(&[("01-a.yaml", SUITE.as_bytes()), ("02-b.yaml", text.as_bytes())]);
    match load(&Source::Folder(root.path().to_owned()), "course") {
        Err(Error::Source(found)) => {
            assert_eq!(found.file, course.join("02-b.yaml"));
            assert_eq!(found.position(), (3, 24));
            assert_eq!(found.source, text);
        }
        other => panic!("a wrong file, not {other:?}"),
    }
}

#[test]
fn a_file_that_is_not_utf8_is_shown_at_the_first_wrong_byte() {
    // 一 in Shift_JIS.
    let text = [b"title: { en: One, ja: ", &[0x88, 0xea][..], b" }\ncases: []\n"].concat();
    let (root, _) = folder(&[("01-a.yaml", &text)]);
    match load(&Source::Folder(root.path().to_owned()), "course") {
        Err(Error::Source(found)) => {
            assert_eq!(found.message.id, "yaml-not-utf8");
            assert_eq!(found.position(), (1, 23));
            assert_eq!(&found.source[found.span.clone()], "\u{fffd}");
        }
        other => panic!("a wrong file, not {other:?}"),
    }
}
