//! `--watch` judges again on every save, also when an editor puts another file in the place of the old one.

use std::{
    fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Command, Stdio},
};

const STUB: &str = "def initialize_othello\nend\n";

fn accepted() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/submissions/e5/accepted/nested-loops.rb");
    fs::read_to_string(path).expect("an accepted program")
}

/// Submits a stub with `--watch`, saves the right program over it once the checker waits, and gives the exit code.
fn saved_by(save: impl Fn(&Path)) -> Option<i32> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("othello.rb");
    fs::write(&file, STUB).expect("a stub");
    let mut checker = Command::new(env!("CARGO_BIN_EXE_checker"))
        .args(["submit", "--watch", "--locale", "en", "othello.rb"])
        .current_dir(folder.path())
        .env("CHECKER_BUDGET", "0s")
        .env("CHECKER_SPOOL", folder.path().join("spool"))
        .env("XDG_CACHE_HOME", folder.path().join("cache"))
        .stdout(Stdio::piped())
        .spawn()
        .expect("the checker starts");
    let output = BufReader::new(checker.stdout.take().expect("its output"));
    for line in output.lines() {
        if line.expect("a line").starts_with("Waiting for the next save") {
            save(&file);
        }
    }
    checker.wait().expect("it ends").code()
}

#[test]
fn a_file_that_is_written_again_is_judged_again() {
    let save = |file: &Path| fs::write(file, accepted()).expect("it is saved");
    assert_eq!(saved_by(save), Some(0));
}

#[test]
fn a_file_that_is_replaced_is_judged_again() {
    let save = |file: &Path| {
        let beside = file.with_extension("new");
        fs::write(&beside, accepted()).expect("it is written");
        fs::rename(beside, file).expect("it is renamed");
    };
    assert_eq!(saved_by(save), Some(0));
}
