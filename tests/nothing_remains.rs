//! However a run ends, no process of the submission is left, and no temporary file.
#![cfg(target_os = "linux")]

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use rustix::process::{Pid, Signal, kill_process};

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

/// Where the checker keeps its temporary files.
fn temporary(folder: &Path) -> PathBuf {
    let temporary = folder.join("temporary");
    fs::create_dir_all(&temporary).expect("a folder");
    temporary
}

fn is_empty(folder: &Path) -> bool {
    fs::read_dir(folder).expect("a folder").next().is_none()
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
        .env("TMPDIR", temporary(folder.path()))
        .stdout(Stdio::null());
    (folder, command)
}

#[test]
fn a_daemon_ends_with_its_submission() {
    let word = format!("daemon-of-{}", std::process::id());
    let (folder, mut command) = checker(&word, "raise 'enough'\n");
    let status = command.status().expect("the checker runs");
    assert_eq!(status.code(), Some(1));
    assert_eq!(processes(&word), 0);
    assert!(is_empty(&temporary(folder.path())));
}

#[test]
fn a_checker_that_is_ended_leaves_nothing() {
    for signal in [Signal::INT, Signal::TERM, Signal::HUP, Signal::KILL] {
        let word = format!("left-by-{}-{}", std::process::id(), signal.as_raw());
        let (folder, mut command) = checker(&word, "sleep\n");
        let mut checker = command.spawn().expect("the checker starts");
        wait_until("the daemon runs", || processes(&word) > 0);
        assert!(!is_empty(&temporary(folder.path())));
        kill_process(Pid::from_child(&checker), signal).expect("it is signalled");
        checker.wait().expect("it has ended");
        wait_until("no process is left", || processes(&word) == 0);
        wait_until("no file is left", || is_empty(&temporary(folder.path())));
    }
}
