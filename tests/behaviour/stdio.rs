//! Scripts that are run as whole programs, a call a line.

use super::support::{BASH, PYTHON, Program, RUBY};

/// A Ruby program that has read all of its input before it prints anything.
fn ruby(end: &str) -> Program {
    RUBY.then(&format!(
        "boards = STDIN.readlines.map do |line|\n  name, *numbers = line.split\n  send(name, *numbers.map(&:to_i))\n  \
         $board.map {{ |row| row.join(' ') }}.join(\"\\n\")\nend\n{end}"
    ))
    .jobs("2")
    .with(&["--interface", "stdio"])
}

#[test]
fn a_program_may_read_everything_before_it_prints() {
    ruby("puts boards").is_accepted();
}

#[test]
fn the_last_line_needs_no_end() {
    ruby("print boards.join(\"\\n\")").is_accepted();
}

#[test]
fn other_text_is_no_answer() {
    ruby("puts 'welcome'\nboards.each { |board| puts 'turn', board, 'done.' }\nwarn 'bye'").is_accepted();
}

#[test]
fn an_exit_status_counts_when_all_is_right() {
    let report = ruby("puts boards\nexit 3").always_gets("run_time_error");
    assert_eq!(report.texts("reason"), ["exit"; 5]);
}

#[test]
fn a_board_that_is_not_printed_is_missed() {
    let report = ruby("puts boards[0..-2]").always_gets("wrong_answer");
    assert_eq!(report.texts("reason"), ["no-board"; 5]);
}

#[test]
fn boards_that_are_too_few_are_counted() {
    let screen = ruby("puts boards.last").screen();
    assert!(screen.contains("printed 1 board for "), "{screen}");
}

#[test]
fn what_a_crash_may_have_swallowed_is_told_and_tried_with_every_call() {
    let screen = ruby("puts boards.first\nSTDOUT.flush\nProcess.kill(:KILL, $$)\nsleep").screen();
    assert!(screen.contains("lost when it crashes"), "{screen}");
    assert!(
        screen.contains("try it    printf '%s\\n' initialize_othello 'move_othello"),
        "{screen}"
    );
}

#[test]
fn a_program_that_the_system_cannot_start_is_the_student_s() {
    let report = BASH
        .program("echo no interpreter is named".to_owned())
        .with(&["--language", "executable"])
        .always_gets("compile_error");
    assert_eq!(report.texts("reason"), ["load-error"; 5]);
}

#[test]
fn python_speaks_line_by_line_as_well() {
    PYTHON
        .then("import sys\nfor call in sys.stdin:\n    name, *numbers = call.split()\n    print(globals()[name](*map(int, numbers)))")
        .with(&["--interface", "stdio"])
        .jobs("2")
        .is_accepted();
}
