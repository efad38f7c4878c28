//! Whose something is that others could pass off as theirs, or that is called by chance as somebody else's.

use std::{
    ffi::OsStr,
    os::unix::{ffi::OsStrExt, fs::symlink},
    path::Path,
};

use super::course::{Course, RIGHT};
use super::finding::{age, course};
use super::told::map;

/// A program that is no right answer.
const WRONG: &str = "def initialize_othello; end";

#[test]
fn a_link_in_a_class_is_refused_and_told() {
    let course = course();
    course.hand_in(&[("s001.rb", RIGHT), ("s002.rb", WRONG), ("group/x.rb", RIGHT)]);
    symlink(course.at("class/s001.rb"), course.at("class/s667.rb")).expect("a link");
    symlink("/etc/shadow", course.at("class/s668.rb")).expect("a link");
    symlink(course.at("class/s001.rb"), course.at("class/group/s669.rb")).expect("a link");
    let told = course.grade(&["--id-pattern", r"(?<id>s\d+)\.rb"]).ends(0);
    let states = [
        ("s001", "accepted"),
        ("s002", "compile_error"),
        ("s667", "refused"),
        ("s668", "refused"),
        ("s669", "refused"),
    ];
    assert_eq!(course.states(), map(states));
    told.says("class/s667.rb is a link, and links are not followed.");
    // The operator may well have put the class elsewhere.
    symlink("class/s001.rb", course.at("link.rb")).expect("a link");
    course.grade_only(&["link.rb"]).ends(0);
    assert_eq!(course.states(), map([("link", "accepted")]));
}

#[test]
fn ordinary_names_are_not_canvas_names() {
    for (names, roster, ids) in [
        (
            ["kadai_5_1_2310101.rb", "kadai_5_1_2310102.rb"],
            "id\n2310101\n2310102\n",
            ["2310101", "2310102"],
        ),
        // A name that Canvas never gives, beside two that it might.
        (
            ["kadai_5_1_2310101.rb", "kadai_5-2_2310102.rb"],
            "id\n2310101\n2310102\n",
            ["2310101", "2310102"],
        ),
        (
            ["s2310101_2023_12_othello.rb", "s2310102_2023_12_othello.rb"],
            "id\ns2310101\ns2310102\n",
            ["s2310101", "s2310102"],
        ),
    ] {
        let course = course();
        course.hand_in(&[(names[0], RIGHT), (names[1], WRONG)]);
        course.write("roster.csv", roster);
        let states = map([(ids[0], "accepted"), (ids[1], "compile_error")]);
        course.grade(&["--roster", "roster.csv"]).ends(0);
        assert_eq!(course.states(), states, "{names:?}");
        // The same as a shell names them.
        let paths = names.map(|name| format!("class/{name}"));
        course
            .grade_only(&[&paths[0], &paths[1], "--roster", "roster.csv"])
            .ends(0);
        assert_eq!(course.states(), states, "{names:?}");
        course.grade(&[]).ends(0);
        assert_eq!(course.states().len(), 2, "{names:?}");
    }
}

#[test]
fn what_canvas_gives_is_read_as_it_is() {
    let course = course();
    course.hand_in(&[
        ("doejane_501_9001_othello.rb", RIGHT),
        ("satoken_LATE_502_9003_othello-2.rb", RIGHT),
        ("tarox_503_text.html", "<p>hello"),
    ]);
    let states = map([("501", "accepted"), ("502", "accepted"), ("503", "refused")]);
    let told = course.grade(&["--report", "markdown=letters.md"]).ends(0);
    assert_eq!(course.states(), states);
    assert!(!told.err.contains("more than once"), "{}", told.err);
    assert!(course.read("letters.md").contains("is text written on Canvas’s page"));
}

/// Two students of whom one has an address that begins with a name, and hand-ins by both.
fn taro() -> Course {
    let course = course();
    course.write("roster.csv", "id,name,email\n2310101,Yamada Taro,taro@example.jp\n");
    course
}

#[test]
fn an_id_counts_before_a_name_or_an_address() {
    for weak in ["taro.rb", "Yamada Taro.rb"] {
        let course = taro();
        age(&course.write("class/2310101.rb", RIGHT), 1_000);
        age(&course.write(format!("class/{weak}"), WRONG), 2_000);
        let told = course.grade(&["--roster", "roster.csv"]).ends(0);
        assert_eq!(course.states(), map([("2310101", "accepted")]), "{weak}");
        told.says(&format!(
            "class/2310101.rb has the id and counts, class/{weak} is theirs by a name or an address only"
        ));
    }
}

#[test]
fn names_that_cannot_be_read_are_two_names() {
    let course = course();
    for (name, program) in [(b"class/\xff.rb", RIGHT), (b"class/\xfe.rb", WRONG)] {
        course.write(Path::new(OsStr::from_bytes(name)), program);
    }
    course.grade(&[]).ends(0);
    let states = [("\u{fffd}FF", "accepted"), ("\u{fffd}FE", "compile_error")];
    assert_eq!(course.states(), map(states));
}
