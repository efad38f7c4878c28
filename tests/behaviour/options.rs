//! What a run may be asked for, and what two runs at once leave behind.

use std::{ffi::OsStr, fs, os::unix::ffi::OsStrExt, path::Path, process::Command};

use serde_json::Value;
use walkdir::WalkDir;

use super::support::{Desk, RUBY, Report};

/// A report without what no two runs share.
fn timeless(mut report: Value) -> Value {
    for case in report["cases"].as_array_mut().expect("cases") {
        case.as_object_mut().expect("a case").remove("time_ms");
    }
    report
}

#[test]
fn the_number_of_jobs_changes_nothing() {
    let desk = Desk::new();
    let program = RUBY.trip("puts 'before'; $board[9][9] = 1");
    let reports = ["1", "2", "8"].map(|jobs| timeless(desk.run(&program.clone().jobs(jobs)).0));
    assert_eq!(reports[0]["verdict"], "run_time_error");
    assert_eq!(reports[0], reports[1]);
    assert_eq!(reports[0], reports[2]);
}

#[test]
fn only_what_matches_is_judged() {
    let report = RUBY.then("").with(&["--only", "*/case 3"]).judged();
    assert_eq!(report.texts("name"), ["case 3"]);
}

#[test]
fn what_failed_comes_first_when_asked() {
    let desk = Desk::new();
    let program = RUBY.trip("exit");
    desk.run(&program);
    let report = desk.run(&program.with(&["--failed-first"]));
    assert_eq!(report.texts("name")[0], "case 2");
    assert_eq!(report.cases().len(), 5);
}

/// The programs in the spool.
fn recorded(desk: &Desk) -> Vec<String> {
    WalkDir::new(desk.path().join("data"))
        .into_iter()
        .map(|entry| entry.expect("a readable folder"))
        .filter(|entry| entry.file_name() == "othello.rb")
        .map(|entry| fs::read_to_string(entry.path()).expect("a program"))
        .collect()
}

#[test]
fn submissions_at_the_same_time_are_all_recorded() {
    let desk = Desk::new();
    let program = RUBY.then("");
    let mut running: Vec<_> = (0..4)
        .map(|_| {
            let mut command = desk.command("submit", &program);
            command.stdout(std::process::Stdio::piped());
            command.spawn().expect("the checker starts")
        })
        .collect();
    for one in running.drain(..) {
        let output = one.wait_with_output().expect("the checker ends");
        assert_eq!(output.status.code(), Some(0));
        assert_eq!(Report::read(&output).0["verdict"], "accepted");
    }
    assert_eq!(recorded(&desk).len(), 4);
}

#[test]
fn what_is_recorded_is_what_was_judged() {
    let desk = Desk::new();
    let file = desk.path().join("othello.rb");
    // The program saves a worse version of itself over the file that was submitted.
    let program = RUBY.then(&format!("File.write({file:?}, 'worse')"));
    let program = program.with(&["--sandbox", "limits-only"]);
    let output = desk.command("submit", &program).output().expect("the checker runs");
    assert_eq!(Report::read(&output).0["verdict"], "accepted");
    assert_eq!(fs::read_to_string(&file).expect("a program"), "worse");
    let recorded = recorded(&desk);
    assert_eq!(recorded.len(), 1);
    assert!(recorded[0].contains("def move_othello"), "{}", recorded[0]);
}

#[test]
fn a_file_may_have_any_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let accepted = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/submissions/e5/accepted");
    for (program, name) in [
        ("nested-loops.rb", b"with two blanks.rb".as_slice()),
        ("nested-loops.rb", b"no\xfe text.rb"),
        ("comprehension.py", b"-dash'\"quotes.py"),
        ("comprehension.py", b"no\xfetext.py"),
        ("flat-array.bash", b"$(touch other);`x`.sh"),
        ("flat-array.bash", b"no\xfetext.sh"),
        ("script.js", b"new\nline.js"),
        ("script.js", b"no\xfetext.js"),
        ("othello.c", b"no\xfe text.c"),
    ] {
        let file = folder.path().join(OsStr::from_bytes(name));
        fs::copy(accepted.join(program), &file).expect("a copy");
        let output = Command::new(assert_cmd::cargo::cargo_bin!("checker"))
            .env("CHECKER_BUDGET", "0s")
            .args(["run", "--only", "01*", "--"])
            .arg(&file)
            .env("HOME", folder.path())
            .output()
            .expect("the checker runs");
        let told = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(0), "{}: {told}", file.display());
    }
}
