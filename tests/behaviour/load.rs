//! What a program does while it is loaded.

use super::support::{BASH, NODE, PYTHON, Program, RUBY, Tongue};

#[track_caller]
fn is_refused(program: &Program, reason: &str, line: Option<u64>) {
    let report = program.always_gets("compile_error");
    for case in report.cases() {
        assert_eq!(case["reason"], reason, "{case}");
    }
    if let Some(line) = line {
        let screen = program.screen();
        let place = format!("othello.{}:{line}", program.extension());
        assert!(screen.contains(&place), "{screen}");
        assert!(!screen.contains("harness"), "{screen}");
    }
}

#[test]
fn an_exit_at_load_is_a_load_error() {
    for (tongue, deed) in [
        (RUBY, "exit"),
        (RUBY, "exit!"),
        (RUBY, "abort 'no'"),
        (PYTHON, "import sys; sys.exit()"),
        (PYTHON, "import os; os._exit(0)"),
        (BASH, "exit"),
        (BASH, "exec true"),
        (NODE, "process.exit()"),
        (NODE, "process.abort()"),
    ] {
        is_refused(&tongue.first(deed), "load-error", None);
    }
}

#[test]
fn an_exception_at_load_names_the_student_s_line() {
    for (tongue, lines) in [(RUBY, "\nInteger('z')"), (PYTHON, "\nint('z')"), (NODE, "\nnull.z")] {
        is_refused(&tongue.first(lines), "load-error", Some(3));
    }
}

#[test]
fn a_syntax_error_names_the_student_s_line() {
    for (tongue, lines) in [
        (RUBY, "\ndef )"),
        (PYTHON, "\ndef )"),
        (BASH, "\nif then"),
        (NODE, "\nconst x = ;"),
    ] {
        is_refused(&tongue.first(lines), "syntax-error", Some(3));
    }
}

#[test]
fn a_sleep_at_load_is_wall() {
    for (tongue, deed) in sleeps() {
        let report = tongue
            .first(deed)
            .limits("cpu: 20s, wall: 500ms")
            .always_gets("time_limit_exceeded");
        assert_eq!(report.texts("reason"), ["wall"; 5], "{deed}");
    }
}

fn sleeps() -> [(Tongue, &'static str); 4] {
    [
        (RUBY, "sleep"),
        (PYTHON, "import time; time.sleep(99)"),
        (BASH, "sleep 99"),
        (NODE, "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)"),
    ]
}

#[test]
fn an_endless_loop_at_load_is_cpu() {
    for (tongue, deed) in [
        (RUBY, "loop {}"),
        (PYTHON, "while True: pass"),
        (BASH, "while :; do :; done"),
        (NODE, "for (;;);"),
    ] {
        let report = tongue
            .first(deed)
            .limits("cpu: 400ms, wall: 30s")
            .always_gets("time_limit_exceeded");
        assert_eq!(report.texts("reason"), ["cpu"; 5], "{deed}");
        assert!(report.cases().iter().all(|case| case["call"].is_null()), "{deed}");
        assert!(report.texts("message")[0].contains("did not finish loading"), "{deed}");
    }
}

#[test]
fn what_is_printed_has_the_student_s_path() {
    let report = BASH.trip("no_such_command").judged();
    assert!(
        report.tripped("printed").starts_with("othello.sh: line "),
        "{}",
        report.0
    );
}

#[test]
fn a_flood_at_load_is_output() {
    for (tongue, deed) in [
        (RUBY, "loop { puts 'x' * 1000 }"),
        (PYTHON, "while True: print('x' * 1000)"),
        (BASH, "yes"),
        (NODE, "for (;;) console.log('x'.repeat(1000))"),
    ] {
        tongue.first(deed).always_gets("output_limit_exceeded");
    }
}
