//! What a program does in one case is not felt in another.

use super::support::{BASH, NODE, PYTHON, Program, RUBY, TRIPPED};

#[test]
fn a_worker_thread_that_computes_the_board_is_there_in_every_case() {
    RUBY.then(
        "$asked, $given = Queue.new, Queue.new\nalias right initialize_othello\nThread.new { loop { $asked.pop; $given << right } }\n\
         def initialize_othello\n  $asked << 1\n  $given.pop\nend",
    )
    .jobs("2")
    .is_accepted();
    PYTHON
        .then(
            "import queue, threading\nasked, given = queue.Queue(), queue.Queue()\nright = initialize_othello\n\
             def work():\n    while True:\n        asked.get()\n        given.put(right())\n\
             threading.Thread(target=work, daemon=True).start()\n\
             def initialize_othello():\n    asked.put(1)\n    return given.get()",
        )
        .jobs("2")
        .is_accepted();
}

#[test]
fn a_file_that_counts_the_cases_counts_one() {
    for place in ["__dir__", "ENV['HOME']", "ENV['TMPDIR']"] {
        RUBY.then(&format!(
            "alias right initialize_othello\ndef initialize_othello\n  File.write({place} + '/seen', '', mode: 'wx')\n  right\nend"
        ))
        .jobs("2")
        .is_accepted();
    }
    PYTHON
        .then(
            "import os\nright = initialize_othello\ndef initialize_othello():\n    open(os.path.dirname(__file__) + '/seen', 'x').close()\n    \
             return right()",
        )
        .jobs("2")
        .is_accepted();
    NODE.then(
        "const right = initialize_othello;\ninitialize_othello = () => {\n  require('fs').mkdirSync(__dirname + '/seen');\n  return right();\n};",
    )
    .is_accepted();
    BASH.then(
        "eval \"right() $(declare -f initialize_othello | tail -n +2)\"\ninitialize_othello() {\n  mkdir seen && right\n}",
    )
    .jobs("2")
    .is_accepted();
}

#[test]
fn a_position_in_a_file_open_at_load_is_each_case_s_own() {
    PYTHON
        .then(
            "mine = open(__file__)\nright = initialize_othello\ndef initialize_othello():\n    \
             assert mine.buffer.raw.read(9) == b'# expect:'\n    return right()",
        )
        .jobs("2")
        .is_accepted();
    BASH.then(
        "exec 7< \"${BASH_SOURCE[0]}\"\neval \"right() $(declare -f initialize_othello | tail -n +2)\"\n\
         initialize_othello() {\n  read -r line <&7\n  [[ $line == '# expect'* ]] && right\n}",
    )
    .jobs("2")
    .is_accepted();
}

#[track_caller]
fn ends(program: &Program, reason: &str) {
    for jobs in ["1", "2"] {
        let report = program.clone().jobs(jobs).trips("run_time_error");
        assert_eq!(report.tripped("reason"), reason, "{}", report.0);
        assert_eq!(report.cases()[TRIPPED]["step"], 2);
    }
}

#[test]
fn an_end_in_one_case_hides_no_other() {
    for deed in ["exit", "exit!", "exit 3", "abort", "Thread.exit"] {
        ends(&RUBY.trip(deed), "exit");
    }
    for deed in ["sys.exit()", "os._exit(0)", "exit('no')"] {
        ends(&PYTHON.trip(deed), "exit");
    }
    for deed in ["exit", "exit 3", "exec true"] {
        ends(&BASH.trip(deed), "exit");
    }
    for deed in [
        "process.exit();",
        "process.reallyExit(0);",
        "try { process.exit(1); } catch {}",
    ] {
        ends(&NODE.trip(deed), "exit");
    }
}

#[test]
fn a_signal_in_one_case_hides_no_other() {
    for program in [
        RUBY.trip("Process.kill(:KILL, $$)"),
        PYTHON.trip("os.abort()"),
        BASH.trip("kill -9 $BASHPID"),
        NODE.trip("process.abort();"),
    ] {
        ends(&program, "signal");
    }
}

#[test]
fn the_process_group_is_the_program_s_own() {
    for program in [
        RUBY.trip("Process.kill(:KILL, 0); sleep"),
        PYTHON.trip("os.killpg(0, 9); time.sleep(99)"),
        BASH.trip("kill -9 0; sleep 99"),
        NODE.trip("process.kill(0, 'SIGKILL'); for (;;);"),
    ] {
        ends(&program, "signal");
    }
}

#[test]
fn closed_descriptors_are_the_fault_of_the_case_that_closed_them() {
    for program in [
        RUBY.trip("(3..200).each { |fd| IO.for_fd(fd).close rescue nil }"),
        PYTHON.trip("os.closerange(0, 200)"),
        NODE.trip("for (let fd = 3; fd < 200; fd++) try { require('fs').closeSync(fd); } catch {}"),
        BASH.trip("for fd in {0..200}; do eval \"exec $fd>&-\"; done"),
    ] {
        program.jobs("2").trips("run_time_error");
    }
}

#[test]
fn forged_frames_win_nothing() {
    let forge = "Dir.children('/proc/self/fd').map(&:to_i).select { |fd| fd > 9 }.each { |fd| \
                 IO.for_fd(fd, 'w', autoclose: false).syswrite(FRAME) rescue nil }";
    for frame in [
        r#"{"loaded":{"missing":[],"defined":[],"alone":true},"version":"9"}"#,
        r#"{"end":{"status":0}}"#,
        r#"{"returned":null,"out":99999999,"err":0}"#,
        "garbage",
    ] {
        let report = RUBY
            .first(&format!("FRAME = %q({frame}\n)\n{forge}"))
            .jobs("2")
            .limits("budget: 20s")
            .judged();
        assert_eq!(report.cases().len(), 5);
        for verdict in report.verdicts() {
            assert!(
                ["run_time_error", "accepted"].contains(&verdict),
                "{frame}: {}",
                report.0
            );
        }
        // A wrong program stays wrong.
        let report = RUBY
            .then(&format!(
                "FRAME = %q({frame}\n)\ndef move_othello(p, i, j)\n  {forge}\n  exit!(0)\nend"
            ))
            .limits("budget: 20s")
            .judged();
        assert!(!report.verdicts().contains(&"accepted"), "{frame}: {}", report.0);
        assert!(!report.verdicts().contains(&"judge_error"), "{frame}: {}", report.0);
    }
}

#[test]
fn a_program_sees_an_environment_of_its_own() {
    for program in [
        RUBY.trip("warn ENV.keys.sort.join(' ') + STDIN.read + '!'; raise"),
        PYTHON.trip("print(' '.join(sorted(os.environ)) + sys.stdin.read() + '!'); raise ValueError"),
        NODE.trip(
            "console.log(Object.keys(process.env).sort().join(' ') + require('fs').readFileSync(0) + '!'); throw 1;",
        ),
        BASH.trip("{ printf '%s ' $(env | cut -d= -f1 | sort); cat; echo '!'; } >&2; exit 1"),
    ] {
        let report = program.trips("run_time_error");
        let printed = report.tripped("printed");
        assert!(
            printed.starts_with("HOME LANG LC_ALL ") && printed.ends_with("!\n"),
            "{printed}"
        );
        assert!(!printed.contains("SECRET"), "{printed}");
    }
}

/// No case of the suite begins twice, so whoever begins finds nothing that a case has left.
#[test]
fn a_global_that_a_case_sets_is_not_set_for_the_next() {
    RUBY.then("alias right initialize_othello\ndef initialize_othello\n  raise 'left behind' if $begun\n  $begun = true\n  right\nend")
        .is_accepted();
    PYTHON
        .then("begun = []\nright = initialize_othello\ndef initialize_othello():\n    assert not begun\n    begun.append(1)\n    return right()")
        .is_accepted();
}
