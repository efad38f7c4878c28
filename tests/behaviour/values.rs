//! Answers that are no boards, and exceptions that do not want to be told.

use super::support::{NODE, PYTHON, RUBY, Tongue};

#[track_caller]
fn is_wrong(tongue: Tongue, value: &str) {
    let more = match tongue.extension {
        "rb" => format!("def initialize_othello\n  $board = {value}\nend"),
        "py" => format!("def initialize_othello():\n    global board\n    board = {value}\n    return board"),
        _ => format!("initialize_othello = () => board = {value};"),
    };
    let report = tongue.then(&more).judged();
    assert_eq!(report.verdicts(), ["wrong_answer"; 5], "{value}: {}", report.0);
}

#[test]
fn no_value_is_too_strange_to_be_told() {
    for value in [
        "[].tap { |list| list << list }",
        "Array.new(1000) { Array.new(1000, 0) }",
        "10**100_000",
        "[[Float::NAN, -Float::INFINITY, 1e300]]",
        "Class.new { def inspect = raise; def class = raise }.new",
        "Class.new(BasicObject).new",
        "\"\\xff\\u0000\\e[31m\"",
        "[[2**64] * 8] * 8",
    ] {
        is_wrong(RUBY, value);
    }
    for value in [
        "(lambda kept: kept.append(kept) or kept)([])",
        "[[0] * 1000 for _ in range(1000)]",
        "10**100_000",
        "[[float('nan'), float('inf'), 1e300]]",
        "type('X', (), {'__repr__': lambda self: 1 / 0})()",
        "type('X', (list,), {'__iter__': None, '__len__': None})()",
        "'\\udc80\\0\\x1b[31m'",
        "[[2**64] * 8] * 8",
    ] {
        is_wrong(PYTHON, value);
    }
    for value in [
        "((kept) => (kept.push(kept), kept))([])",
        "Array.from({ length: 1000 }, () => new Array(1000).fill(0))",
        "10n ** 1000n",
        "[[NaN, -Infinity, 1e300]]",
        "new Proxy([], { get() { throw 1; } })",
        "({ get constructor() { throw 1; } })",
        "'\\ud800\\0\\x1b[31m'",
        "Array.from({ length: 8 }, () => new Array(8).fill(2 ** 64))",
    ] {
        is_wrong(NODE, value);
    }
}

#[test]
fn an_exception_names_the_student_s_line_also_from_inside_the_core() {
    for (tongue, lines) in [
        (RUBY, "raise 'no'"),
        (RUBY, "[1].each { |_| Integer('z') }"),
        (RUBY, "throw :nobody"),
        (RUBY, "raise Class.new(StandardError) { def message = raise }"),
        (PYTHON, "raise ValueError('no')"),
        (PYTHON, "sorted([1], key=lambda _: int('z'))"),
        (PYTHON, "raise type('X', (Exception,), {'__str__': None})"),
        (NODE, "throw new RangeError('no');"),
        (NODE, "[1].forEach(() => null.z);"),
        (NODE, "JSON.parse('{');"),
    ] {
        let source = tongue.trip(lines);
        let report = source.trips("run_time_error");
        assert_eq!(report.tripped("reason"), "exception");
        let place = format!("(othello.{}:{})", tongue.extension, tongue.line_of_deed());
        let message = report.tripped("message");
        assert!(message.ends_with(&place), "{lines}: {message} {place}");
    }
}

#[test]
fn a_harness_line_is_never_named() {
    for program in [
        RUBY.trip("raise Class.new(StandardError) { def backtrace = raise; def backtrace_locations = raise; def message = raise }"),
        RUBY.trip("raise RuntimeError, 'no', []"),
        NODE.trip("throw { get message() { throw 1; }, get stack() { throw 2; }, get constructor() { throw 3; } };"),
        NODE.trip("throw null;"),
    ] {
        let report = program.trips("run_time_error");
        assert_eq!(report.tripped("reason"), "exception");
        assert!(!report.0.to_string().contains("harness"), "{}", report.0);
    }
}

#[test]
fn what_was_printed_before_a_crash_is_kept() {
    for program in [
        RUBY.trip("puts 'before'; warn 'warned'; raise 'no'"),
        PYTHON.trip("print('before'); print('warned', file=sys.stderr); raise ValueError"),
        NODE.trip("console.log('before'); console.error('warned'); throw 1;"),
    ] {
        assert_eq!(program.trips("run_time_error").tripped("printed"), "before\nwarned\n");
    }
}

#[test]
fn no_value_is_called_as_the_language_calls_it() {
    for (program, word) in [
        (RUBY.trip("return nil"), "nil"),
        (PYTHON.trip("return None"), "None"),
        (NODE.trip("return null;"), "null"),
        (NODE.trip("return;"), "undefined"),
    ] {
        let report = program.trips("wrong_answer");
        let message = report.tripped("message");
        assert!(message.contains(&format!(" {word} was returned")), "{message}");
    }
}

#[test]
fn what_names_a_harness_is_not_shown() {
    let report = PYTHON
        .trip("sys.stderr.write(sys._getframe(1).f_code.co_filename + ':1: ours\\n  excerpt\\n' + __file__ + ': mine\\n')")
        .judged();
    let printed = report.tripped("printed");
    assert!(printed.contains("othello.py") && printed.contains("mine"), "{printed}");
    assert!(!printed.contains("ours") && !printed.contains("excerpt"), "{printed}");
}
