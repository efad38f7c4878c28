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

/// With namespaces, where the kernel ends what is left; without, where a supervisor does that as another user or as we.
const WAYS: [&[&str]; 3] = [&[], &["--without", "namespaces"], &["--sandbox", "limits-only"]];

fn checker(way: &[&str], word: &str, then: &str) -> (tempfile::TempDir, Command) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("othello.rb");
    fs::write(&file, daemon(word) + then).expect("a program");
    let mut command = Command::new(env!("CARGO_BIN_EXE_checker"));
    command
        .args(["run", "--quiet"])
        .args(way)
        .arg(&file)
        .env("CHECKER_BUDGET", "0s")
        .env("XDG_CACHE_HOME", folder.path().join("cache"))
        .env("TMPDIR", temporary(folder.path()))
        .stdout(Stdio::null());
    (folder, command)
}

#[test]
fn a_daemon_ends_with_its_submission() {
    for way in WAYS {
        let word = format!("daemon-of-{}", std::process::id());
        let (folder, mut command) = checker(way, &word, "raise 'enough'\n");
        let status = command.status().expect("the checker runs");
        assert_eq!(status.code(), Some(1));
        assert_eq!(processes(&word), 0);
        assert!(is_empty(&temporary(folder.path())));
    }
}

#[test]
fn a_checker_that_is_ended_leaves_nothing() {
    let signals = [Signal::INT, Signal::TERM, Signal::HUP, Signal::KILL];
    for (way, signal) in WAYS.iter().flat_map(|way| signals.map(|signal| (way, signal))) {
        let word = format!("left-by-{}-{}", std::process::id(), signal.as_raw());
        let (folder, mut command) = checker(way, &word, "sleep\n");
        let mut checker = command.spawn().expect("the checker starts");
        wait_until("the daemon runs", || processes(&word) > 0);
        assert!(!is_empty(&temporary(folder.path())));
        kill_process(Pid::from_child(&checker), signal).expect("it is signalled");
        checker.wait().expect("it has ended");
        wait_until("no process is left", || processes(&word) == 0);
        wait_until("no file is left", || is_empty(&temporary(folder.path())));
    }
}

/// The processes below one, the nearest first.
fn below(process: u32) -> Vec<Pid> {
    let children = |of: u32| -> Vec<u32> {
        fs::read_dir("/proc")
            .expect("the process table")
            .filter_map(|entry| {
                let entry = entry.ok()?;
                let stat = fs::read_to_string(entry.path().join("stat")).ok()?;
                // proc_pid_stat(5): behind the name, in parentheses, stand the state and the parent.
                let parent: u32 = stat.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse().ok()?;
                (parent == of).then(|| entry.file_name().to_str()?.parse().ok())?
            })
            .collect()
    };
    let mut found = Vec::new();
    let mut next = children(process);
    while let Some(process) = next.pop() {
        found.extend(i32::try_from(process).ok().and_then(Pid::from_raw));
        next.extend(children(process));
    }
    found
}

/// The warden, the supervisor, and whatever else is between the checker and the program.
#[test]
fn whoever_is_killed_in_between_nothing_remains() {
    WAYS.into_iter().for_each(kill_each);
}

fn kill_each(way: &[&str]) {
    let mut killed = 0;
    loop {
        let word = format!("daemon-of-{}-without-{killed}", std::process::id());
        let (folder, mut command) = checker(way, &word, "sleep\n");
        let mut checker = command.spawn().expect("the checker starts");
        wait_until("the daemon runs", || processes(&word) > 0);
        let ours: Vec<Pid> = below(checker.id())
            .into_iter()
            .filter(|process| {
                let line = fs::read(format!("/proc/{}/cmdline", process.as_raw_nonzero())).unwrap_or_default();
                line.starts_with(b"/proc/self/exe")
            })
            .collect();
        assert!(!ours.is_empty());
        let Some(&victim) = ours.get(killed) else {
            checker.kill().expect("it is ended");
            checker.wait().expect("it has ended");
            break;
        };
        kill_process(victim, Signal::KILL).expect("it is ended");
        checker.wait().expect("it has ended");
        wait_until("no process is left", || processes(&word) == 0);
        wait_until("no file is left", || is_empty(&temporary(folder.path())));
        killed += 1;
    }
}

#[test]
fn at_whatever_moment_the_checker_is_killed_nothing_remains() {
    let moments = (0..12).map(|step| Duration::from_millis(step * step));
    for (moment, way) in moments.flat_map(|moment| WAYS.map(|way| (moment, way))) {
        let word = format!("daemon-of-{}-after-{}", std::process::id(), moment.as_millis());
        let (folder, mut command) = checker(way, &word, "sleep\n");
        let mut checker = command.spawn().expect("the checker starts");
        std::thread::sleep(moment);
        checker.kill().expect("it is ended");
        checker.wait().expect("it has ended");
        let path = folder.path().display().to_string();
        wait_until("no process is left", || processes(&path) + processes(&word) == 0);
        wait_until("no file is left", || is_empty(&temporary(folder.path())));
    }
}
