//! Programs that want more than to be judged.

use std::os::unix::fs::symlink;

use super::course::RIGHT_PYTHON;
use super::hostile::{WRONG, course, is_plain, is_quiet};
use super::told::{map, text};

/// What a program prints and raises is told, and does nothing.
#[test]
fn no_word_of_a_program_acts_where_it_is_told() {
    let course = course();
    let bomb = "\\e[31m\\e]0;x\\a\\r</pre><script>alert(1)</script>\\n::error::x\\n=1+1,\\\"";
    course.hand_in(&[
        ("prints.rb", &format!("puts \"{bomb}\"\n{WRONG}")),
        (
            "raises.rb",
            &format!("def initialize_othello\n  raise \"{bomb}\"\nend\n\ndef move_othello(*)\nend\n"),
        ),
        (
            "returns.rb",
            &format!("def initialize_othello\n  print \"{bomb}\"\n  \"{bomb}\"\nend\n\ndef move_othello(*)\nend\n"),
        ),
        ("refuses.rb", &format!("abort \"{bomb}\"\n")),
    ]);
    let reports = [
        "--report",
        "csv=r.csv",
        "--report",
        "markdown=r.md",
        "--report",
        "moodle=r.moodle",
        "--report",
        "json=r.json",
        "--report",
        "junit=r.xml",
    ];
    let told = course
        .grade(&[&reports[..], &["--feedback", "feedback"]].concat())
        .ends(0);
    is_quiet(&told);
    for file in [
        "r.md",
        "r.json",
        "r.xml",
        "feedback/prints.md",
        "feedback/raises.md",
        "feedback/returns.md",
        "feedback/refuses.md",
    ] {
        is_plain(file, &course.read(file));
    }
    is_plain("r.csv", &course.read("r.csv").replace("\r\n", "\n"));
    assert!(!course.read("r.xml").contains("<script>"));
    let states = course.of_each(|row| text(&row["state"]));
    assert_eq!(states["prints"], "wrong_answer");
    assert_eq!(states["raises"], "run_time_error");
    assert_eq!(states["refuses"], "compile_error");
}

/// Nothing that lies in a class keeps the checker from the others.
#[test]
fn what_has_no_end_is_not_read() {
    let course = course();
    course.hand_in(&[("alice.py", RIGHT_PYTHON)]);
    symlink("/dev/zero", course.at("class/bob.py")).expect("a link");
    symlink("nowhere", course.at("class/carol.py")).expect("a link");
    symlink("dave", course.at("class/dave")).expect("a link");
    course.grade(&[]).ends(0);
    let states = [
        ("alice", "accepted"),
        ("bob", "refused"),
        ("carol", "refused"),
        ("dave", "refused"),
    ];
    assert_eq!(course.states(), map(states));
}
