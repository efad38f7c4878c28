//! A reader that closes the pipe has what it wanted.

use std::process::{Command, Stdio};

#[test]
fn a_closed_pipe_ends_quietly() {
    for words in [
        &["--help"][..],
        &["replay", "f5d6"],
        &["list"],
        &["completions", "bash"],
        &["man"],
    ] {
        let mut checker = Command::new(assert_cmd::cargo::cargo_bin!("checker"))
            .args(words)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the checker starts");
        drop(checker.stdout.take());
        let output = checker.wait_with_output().expect("the checker ends");
        assert_eq!(output.status.code(), Some(0), "{words:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{words:?}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_told() {
    let full = std::fs::File::options()
        .write(true)
        .open("/dev/full")
        .expect("a full device");
    let output = Command::new(assert_cmd::cargo::cargo_bin!("checker"))
        .args(["--locale", "en", "replay", "f5d6"])
        .stdout(full)
        .output()
        .expect("the checker runs");
    assert_eq!(output.status.code(), Some(4));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(
        told.starts_with("error: What was to be printed could not be written: "),
        "{told}"
    );
}
