//! Answers that are no boards, and exceptions that do not want to be told.

use super::support::{BASH, NODE, PYTHON, RUBY, Tongue};

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
        "[[10, -1] * 4] * 8",
        "[[]] * 8",
        "[[0] * 8] * 7 + [[0] * 7]",
        "Array.new(19_999) { Class.new.new }",
        "Array.new(8) { Array.new(8) { Class.new(BasicObject) { def ==(_) = true }.new } }",
        "Class.new { def inspect = Class.new(BasicObject).new }.new",
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
        "[object()] * 19_999",
        "type('X', (), {'__class__': property(lambda self: 1 / 0)})()",
        "type('X', (), {'__class__': property(lambda self: int)})()",
        "type('X', (), {'__getattribute__': lambda self, name: 1 / 0})()",
        "type('X', (list,), {'__class__': property(lambda self: str)})([[0] * 8] * 8)",
        "type('X', (list,), {'__len__': lambda self: 1 / 0})([0] * 30_000)",
        "type('X', (), {'__repr__': lambda self: type('S', (str,), {'replace': lambda *_: 5})('x')})()",
        "type('M', (type,), {'__name__': property(lambda cls: 1 / 0)})('X', (), {})()",
        "__import__('weakref').proxy(type('X', (), {})())",
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
        "Array.from({ length: 19999 }, () => ({}))",
        "new Array(2 ** 32 - 1)",
        "((r) => (r.revoke(), [r.proxy, r.proxy]))(Proxy.revocable([], {}))",
        "((n) => new Proxy([], { get: (_, key) => key === 'length' ? n++ ? Symbol() : 30000 : 0 }))(0)",
        "({ constructor: { name: { toString() { throw 1; } } } })",
        "[[{ constructor: { name: Symbol() } }, Object.create(null), 1n, Symbol()]]",
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
        NODE.trip("throw { constructor: { name: { toString() { throw 1; } } } };"),
        NODE.trip("const r = Proxy.revocable({}, {}); r.revoke(); throw r.proxy;"),
        NODE.trip("throw new Error(new Error('who').stack);"),
        PYTHON.trip("raise type('X', (Exception,), {'__class__': property(lambda self: SystemExit)})"),
        PYTHON.trip("raise type('X', (Exception,), {'__getattribute__': lambda self, name: self})"),
        PYTHON.trip("raise type('M', (type(Exception),), {'__name__': 5})('X', (Exception,), {})"),
        PYTHON.trip("raise SyntaxError('no', (__file__, '1}', 1, ''))"),
        PYTHON.trip("raise SyntaxError('no', (__file__, -1, 1, ''))"),
        PYTHON.trip("import traceback; raise ValueError(''.join(traceback.format_stack()))"),
        RUBY.trip("raise caller.join(' ')"),
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

#[test]
fn what_an_interpreter_says_of_a_harness_is_not_shown() {
    for program in [
        RUBY.trip("CheckerHarness.constants.each { |name| CheckerHarness.send(:remove_const, name) }"),
        RUBY.trip("CheckerHarness.singleton_class.send(:undef_method, :tell)"),
        PYTHON.trip("sys._getframe(1).f_globals.clear()"),
        PYTHON.trip("sys._getframe(1).f_globals['tell'] = None"),
    ] {
        for cold in [false, true] {
            let program = if cold { program.clone().cold() } else { program.clone() };
            assert_eq!(program.trips("run_time_error").tripped("printed"), "");
        }
    }
}

#[test]
fn an_exit_has_the_status_that_the_kernel_gives_it() {
    for (program, status) in [
        (RUBY.trip("exit 300"), 44),
        (RUBY.trip("exit(-1)"), 255),
        (RUBY.trip("raise SystemExit.allocate"), 1),
        (PYTHON.trip("sys.exit(-1)"), 255),
        (
            PYTHON.trip("raise type('X', (SystemExit,), {'code': property(lambda self: 1 / 0)})"),
            1,
        ),
        (BASH.trip("exit 300"), 44),
        (NODE.trip("process.exit(-1);"), 255),
    ] {
        for program in [program.clone(), program.cold()] {
            let report = program.trips("run_time_error");
            let message = report.tripped("message");
            assert!(message.contains(&format!("(status {status})")), "{message}");
        }
    }
}

#[test]
fn a_signal_is_told_also_where_it_ends_the_shell_that_waits() {
    for deed in [
        "kill -ABRT $$",
        "kill -ABRT $BASHPID",
        "BASH_ARGV0=x; kill -ABRT $BASHPID",
    ] {
        for program in [BASH.trip(deed), BASH.trip(deed).cold()] {
            for jobs in ["1", "2"] {
                let report = program.clone().jobs(jobs).trips("run_time_error");
                assert_eq!(report.tripped("reason"), "signal", "{deed}");
                assert_eq!(report.tripped("printed"), "", "{deed}");
            }
        }
    }
}

#[test]
fn a_trace_tells_of_the_program_s_own_commands() {
    for more in ["set -x", "set -xv"] {
        let report = BASH.then(more).judged();
        assert_eq!(report.verdicts(), ["accepted"; 5], "{more}");
        assert!(!report.0.to_string().contains("checker_"), "{}", report.0);
    }
    let report = BASH.trip("set -x").trips("accepted");
    let printed = report.tripped("printed");
    assert!(printed.starts_with("+ ") && !printed.contains("checker_"), "{printed}");
}
