//! What one case does, or the load, changes no other case: the verdict is the one that a cold start for it alone would give.

use std::{fs, path::Path, process::Command};

use serde_json::Value;

/// The accepted program that the programs here are made from.
const RIGHT: &str = "nested-loops.rb";

fn right() -> String {
    fs::read_to_string(
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/submissions/e5/accepted")
            .join(RIGHT),
    )
    .expect("an accepted program")
}

/// The report on a Ruby program that is judged by the suites that a pattern selects.
fn report(source: &str, only: &str, jobs: &str) -> Value {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("othello.rb");
    fs::write(&file, source).expect("a program");
    let output = Command::new(env!("CARGO_BIN_EXE_checker"))
        .args([
            "run", "--format", "json", "--locale", "en", "--only", only, "--jobs", jobs,
        ])
        .arg(&file)
        .env("XDG_CACHE_HOME", folder.path().join("cache"))
        .env("CHECKER_SECRET", "sesame")
        .output()
        .expect("the checker runs");
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
        panic!("{error}: {}", String::from_utf8_lossy(&output.stderr));
    })
}

fn verdicts(report: &Value) -> Vec<(&str, Option<&str>)> {
    let cases = report["cases"].as_array().expect("cases");
    cases
        .iter()
        .map(|case| (case["verdict"].as_str().expect("a verdict"), case["reason"].as_str()))
        .collect()
}

fn assert_accepted(source: &str) {
    for jobs in ["1", "2"] {
        let report = report(source, "0[1-4]-*", jobs);
        assert_eq!(report["verdict"], "accepted", "{:?}", verdicts(&report));
    }
}

#[test]
fn a_thread_that_the_load_starts_lives_in_every_case() {
    let worker = "
        JOBS = Queue.new
        DONE = Queue.new
        Thread.new { loop { DONE << move_here(*JOBS.pop) } }
        alias move_here move_othello
        def move_othello(p, i, j)
          JOBS << [p, i, j]
          DONE.pop
        end
    ";
    assert_accepted(&format!("{}\n{worker}", right()));
}

#[test]
fn a_position_in_an_open_file_is_not_shared() {
    let numbered = "
        LINES = File.open(__FILE__)
        alias begin_here initialize_othello
        def initialize_othello
          $first = LINES.gets unless $first
          raise 'somebody has read before' unless $first == File.foreach(__FILE__).first
          begin_here
        end
    ";
    assert_accepted(&format!("{}\n{numbered}", right()));
}

#[test]
fn a_file_that_a_case_writes_is_not_there_for_the_next() {
    let counted = "
        alias begin_here initialize_othello
        def initialize_othello
          raise 'somebody was here' if !$mine && File.exist?('mark')
          $mine = true
          File.write('mark', '')
          begin_here
        end
    ";
    assert_accepted(&format!("{}\n{counted}", right()));
}

#[test]
fn a_global_that_a_case_sets_is_not_set_for_the_next() {
    let leaked = "
        $cases = 0
        alias begin_here initialize_othello
        def initialize_othello
          $cases += 1 unless $board
          raise 'a second case' if $cases > 1
          begin_here
        end
    ";
    assert_accepted(&format!("{}\n{leaked}", right()));
}

#[test]
fn an_exit_in_one_case_hides_no_other() {
    for (way, reason) in [
        ("exit 3", "exit"),
        ("exit! 3", "exit"),
        ("abort", "exit"),
        ("Process.kill :SEGV, $$; sleep", "signal"),
    ] {
        let leaving = format!(
            "{}\nalias move_here move_othello\ndef move_othello(p, i, j)\n  ({way}) if [p, i, j] == [2, 6, 6]\n  move_here(p, i, j)\nend\n",
            right()
        );
        let report = report(&leaving, "0[1-4]-*", "2");
        let verdicts = verdicts(&report);
        let failed: Vec<_> = verdicts.iter().filter(|(verdict, _)| *verdict != "accepted").collect();
        assert_eq!(failed, [&("run_time_error", Some(reason))], "{way}: {verdicts:?}");
    }
}

#[test]
fn what_was_printed_before_a_crash_is_kept() {
    let dying = format!(
        "{}\ndef move_othello(p, i, j)\n  puts 'so far'\n  warn 'and here'\n  raise ArgumentError, 'no'\nend\n",
        right()
    );
    let line = dying
        .lines()
        .position(|line| line.contains("raise ArgumentError"))
        .expect("the line")
        + 1;
    let report = report(&dying, "02-*", "1");
    let case = &report["cases"][0];
    assert_eq!(
        (&case["verdict"], &case["reason"]),
        (&"run_time_error".into(), &"exception".into())
    );
    let printed = case["printed"].as_str().expect("a text");
    assert!(
        printed.contains("so far") && printed.contains("and here"),
        "{printed:?}"
    );
    let message = case["message"].as_str().expect("a sentence");
    assert!(message.contains(&format!("othello.rb:{line}")), "{message}");
}

#[test]
fn the_caller_s_environment_and_input_stay_outside() {
    let curious = format!(
        "{}\nraise ENV.to_h.inspect if ENV.value?('sesame')\nraise 'input' if gets\nraise Dir.home if Dir.home == Etc.getpwuid.dir\n",
        right().replacen('\n', "\nrequire 'etc'\n", 1)
    );
    assert_accepted(&curious);
}
