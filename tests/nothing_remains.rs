//! However a run ends, no process of the submission is left.
#![cfg(target_os = "linux")]

use std::{
    fs,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

/// Longer than anything here takes on any machine; only a failure waits so long.
const PATIENCE: Duration = Duration::from_secs(30);

/// How many processes have a word in their command line.
fn processes(word: &str) -> usize {
    fs::read_dir("/proc")
        .expect("the process table")
        .filter_map(|entry| fs::read(entry.ok()?.path().join("cmdline")).ok())
        .filter(|line| String::from_utf8_lossy(line).contains(word))
        .count()
}

fn wait_until(what: &str, condition: impl Fn() -> bool) {
    let start = Instant::now();
    while !condition() {
        assert!(start.elapsed() < PATIENCE, "{what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// A program that leaves a daemon behind at its load, forked twice and in a session of its own, with a word by which it is known.
fn daemon(word: &str) -> String {
    format!(
        "fork do
           Process.setsid
           fork {{ exec 'sh', '-c', 'sleep 600; : {word}' }}
         end
         sleep 0.01 until Dir.glob('/proc/[0-9]*/cmdline').any? {{ |file| File.read(file).include?('{word}') rescue false }}\n"
    )
}

fn checker(word: &str, then: &str) -> (tempfile::TempDir, Command) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("othello.rb");
    fs::write(&file, daemon(word) + then).expect("a program");
    let mut command = Command::new(env!("CARGO_BIN_EXE_checker"));
    command
        .args(["run", "--quiet"])
        .arg(&file)
        .env("XDG_CACHE_HOME", folder.path().join("cache"))
        .stdout(Stdio::null());
    (folder, command)
}

#[test]
fn a_daemon_ends_with_its_submission() {
    let word = format!("daemon-of-{}", std::process::id());
    let (_folder, mut command) = checker(&word, "raise 'enough'\n");
    let status = command.status().expect("the checker runs");
    assert_eq!(status.code(), Some(1));
    assert_eq!(processes(&word), 0);
}

#[test]
fn a_killed_checker_leaves_no_process() {
    let word = format!("left-by-{}", std::process::id());
    let (_folder, mut command) = checker(&word, "sleep\n");
    let mut checker = command.spawn().expect("the checker starts");
    wait_until("the daemon runs", || processes(&word) > 0);
    checker.kill().expect("it is killed");
    checker.wait().expect("it has ended");
    wait_until("nothing is left", || processes(&word) == 0);
}
