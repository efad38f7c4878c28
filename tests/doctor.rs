//! Every adapter proves itself: the test machine has all that the languages need.

use std::process::Command;

#[test]
fn every_language_answers_its_self_test() {
    let ids: Vec<&str> = checker::language::LANGUAGES
        .iter()
        .map(|language| language.id)
        .collect();
    let output = Command::new(env!("CARGO_BIN_EXE_checker"))
        .args(["doctor", "--locale", "en", "--color", "never"])
        .args(&ids)
        .output()
        .expect("the checker runs");
    let told = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{told}");
    let works = told.lines().filter(|line| line.starts_with('✓')).count();
    assert_eq!(works, ids.len(), "{told}");
}

/// What the machine has must refuse what it has to; what it does not have is no fault.
#[test]
fn every_layer_that_there_is_holds() {
    let output = Command::new(env!("CARGO_BIN_EXE_checker"))
        .args(["doctor", "--locale", "en", "--color", "never"])
        .output()
        .expect("the checker runs");
    let told = String::from_utf8_lossy(&output.stdout);
    for id in checker::sandbox::LAYERS.iter().map(|layer| layer.id).chain(["limits"]) {
        let line = told.lines().find(|line| line.contains(id)).expect("a line");
        assert!(line.starts_with(['✓', '–']), "{line}");
    }
    let limits = told.lines().find(|line| line.contains("limits")).expect("a line");
    assert!(limits.starts_with('✓'), "{limits}");
}

/// A broken adapter must not pass: a tool that answers nothing stands in for each interpreter.
#[test]
fn a_language_whose_tool_does_nothing_is_broken() {
    let folder = tempfile::tempdir().expect("a folder");
    std::os::unix::fs::symlink("/bin/true", folder.path().join("ruby")).expect("a link");
    let output = Command::new(env!("CARGO_BIN_EXE_checker"))
        .args(["doctor", "ruby", "--locale", "en", "--color", "never"])
        .env("PATH", folder.path())
        .output()
        .expect("the checker runs");
    let told = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(4), "{told}");
    assert!(told.contains('✗'), "{told}");
}

/// A student's Python is often one of an environment, which lies anywhere and leads to another.
#[test]
fn a_python_of_an_environment_works() {
    let folder = tempfile::tempdir().expect("a folder");
    let made = Command::new("python3")
        .args(["-m", "venv", "--without-pip"])
        .arg(folder.path())
        .status()
        .expect("Python runs");
    assert!(made.success());
    let path = std::env::var("PATH").expect("a path");
    let output = Command::new(env!("CARGO_BIN_EXE_checker"))
        .args(["doctor", "python", "--locale", "en", "--color", "never"])
        .env("PATH", format!("{}/bin:{path}", folder.path().display()))
        .output()
        .expect("the checker runs");
    let told = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{told}");
}
