//! Limits inside a case, alone and in company: the case that reaches one gets its verdict, and no other does.

use serde_json::Value;

use super::support::{BASH, NODE, PYTHON, Program, RUBY};

#[track_caller]
fn overruns(program: &Program, reason: &str) {
    for jobs in ["1", "2"] {
        let report = program.clone().jobs(jobs).trips("time_limit_exceeded");
        assert_eq!(report.tripped("reason"), reason);
        assert_eq!(report.tripped("printed"), "before\nwarned\n");
        assert_eq!(report.cases()[super::support::TRIPPED]["step"], 2);
    }
}

#[test]
fn a_loop_is_cpu_and_what_it_printed_is_kept() {
    let limits = "cpu: 1s, wall: 30s, budget: 60s";
    for program in [
        RUBY.trip("puts 'before'; warn 'warned'; loop {}"),
        PYTHON.trip("print('before'); print('warned', file=sys.stderr)\n        while True: pass"),
        NODE.trip("console.log('before'); console.error('warned'); for (;;);"),
    ] {
        overruns(&program.limits(limits), "cpu");
    }
}

#[test]
fn time_in_children_of_a_shell_is_cpu() {
    for deed in [
        "( while :; do :; done )",
        "while :; do /bin/true; done",
        "yes > /dev/null",
    ] {
        let report = BASH
            .trip(deed)
            .limits("cpu: 1s, wall: 30s, budget: 60s")
            .trips("time_limit_exceeded");
        assert_eq!(report.tripped("reason"), "cpu", "{deed}");
    }
}

#[test]
fn a_sleep_is_wall_and_what_it_printed_is_kept() {
    overruns(
        &RUBY
            .trip("puts 'before'; warn 'warned'; sleep")
            .limits("cpu: 20s, wall: 2s, budget: 60s"),
        "wall",
    );
}

#[test]
fn a_spent_budget_leaves_no_case_without_a_verdict() {
    for jobs in ["1", "2"] {
        let report = RUBY
            .then("def initialize_othello = sleep")
            .jobs(jobs)
            .limits("cpu: 20s, wall: 700ms, budget: 1s")
            .always_gets("time_limit_exceeded");
        for reason in report.texts("reason") {
            assert!(["wall", "budget"].contains(&reason), "{}", report.0);
        }
        // A case that never began blames no call.
        let of_run = |case: &&Value| case["time_ms"] != 0.0;
        let (run, not_run): (Vec<_>, Vec<_>) = report.cases().iter().partition(of_run);
        assert!(run.iter().all(|case| case["step"] == 0), "{}", report.0);
        assert!(not_run.iter().all(|case| case["step"].is_null()), "{}", report.0);
        assert!(!run.is_empty() && !not_run.is_empty(), "{}", report.0);
    }
}

#[test]
fn memory_of_a_child_counts() {
    let hoard = "import time\\nkept = []\\nwhile True:\\n kept.append(b\"x\" * 1000000)\\n time.sleep(0.001)";
    let program = PYTHON
        .trip(&format!(
            "subprocess.Popen([sys.executable, '-c', '{hoard}'], start_new_session=True); time.sleep(30)"
        ))
        .limits("cpu: 30s, wall: 40s, budget: 80s, memory: 100MiB");
    program.trips("memory_limit_exceeded");
}

#[test]
fn a_flood_of_a_child_counts() {
    for program in [
        RUBY.trip("system('yes')"),
        PYTHON.trip("os.system('yes')"),
        BASH.trip("yes"),
        NODE.trip("require('child_process').spawnSync('yes', { stdio: 'inherit' });"),
    ] {
        let report = program.jobs("2").trips("output_limit_exceeded");
        assert!(report.tripped("printed").starts_with("y\ny\n"));
    }
}

#[test]
fn a_flood_counts_however_fast_it_is() {
    for program in [
        RUBY.trip("puts 'x' * 3_000_000"),
        PYTHON.trip("print('x' * 3_000_000)"),
        NODE.trip("console.log('x'.repeat(3_000_000))"),
        BASH.trip("printf '%3000000d' 0"),
    ] {
        program.trips("output_limit_exceeded");
    }
    for (tongue, line) in [
        (RUBY, "puts 'x' * 3_000_000"),
        (PYTHON, "print('x' * 3_000_000)"),
        (NODE, "console.log('x'.repeat(3_000_000))"),
        (BASH, "printf '%3000000d' 0"),
    ] {
        tongue.first(line).always_gets("output_limit_exceeded");
    }
    PYTHON
        .then("print('x' * 3_000_000)")
        .with(&["--interface", "stdio"])
        .always_gets("output_limit_exceeded");
}

/// The program meets the limit of a file's size before anybody looks at what it prints.
#[test]
fn a_flood_counts_whatever_it_ends_by() {
    let limits = "cpu: 5s, wall: 20s, budget: 60s, file-size: 2MiB";
    for program in [
        RUBY.trip("exec 'yes'"),
        PYTHON.trip("os.execvp('yes', ['yes'])"),
        BASH.trip("exec yes"),
        NODE.trip("for (;;) require('fs').writeSync(1, 'x'.repeat(100_000));"),
    ] {
        let program = program.limits(limits);
        program.trips("output_limit_exceeded");
        program.cold().trips("output_limit_exceeded");
    }
    for program in [
        RUBY.first("exec 'yes'"),
        PYTHON.first("import os; os.execvp('yes', ['yes'])"),
        BASH.first("exec yes"),
    ] {
        program.limits(limits).always_gets("output_limit_exceeded");
    }
}

/// All cases of a lane print into the same files, which together they would make larger than a file may be.
#[test]
fn what_other_cases_printed_ends_nobody() {
    for (bytes, verdict) in [(900_000, "accepted"), (3_000_000, "output_limit_exceeded")] {
        RUBY.then(&format!(
            "trap('XFSZ', 'IGNORE')\nalias right initialize_othello\ndef initialize_othello\n  STDOUT.syswrite('x' * {bytes})\n  \
             right\nend"
        ))
        .limits("cpu: 5s, wall: 20s, budget: 60s, file-size: 2MiB")
        .always_gets(verdict);
    }
}

#[test]
fn processes_are_counted() {
    for program in [
        RUBY.trip("100.times { fork { sleep 60 } }; sleep 60"),
        PYTHON.trip("[subprocess.Popen(['sleep', '60']) for _ in range(100)]; time.sleep(60)"),
        BASH.trip("for ((n = 0; n < 100; n++)); do sleep 60 & done; wait"),
    ] {
        let report = program.trips("run_time_error");
        assert!(report.tripped("message").contains("64 processes"), "{}", report.0);
    }
}

#[test]
fn what_is_stored_is_counted() {
    for program in [
        RUBY.trip("9.times { |n| File.write(\"big#{n}\", 'x' * 20_000_000) }; sleep 60"),
        PYTHON.trip("[open(f'small{n}', 'w').close() for n in range(3000)]; time.sleep(60)"),
    ] {
        let report = program.trips("output_limit_exceeded");
        assert!(report.tripped("message").contains("2000 files"), "{}", report.0);
    }
}
