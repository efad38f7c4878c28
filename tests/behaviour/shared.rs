//! What forks would share, and what a program might take from its harness or its supervisor.

use super::support::{BASH, NODE, PYTHON, RUBY, TRIPPED};

#[test]
fn a_program_that_ends_its_parent_harms_itself_only() {
    for program in [
        BASH.trip("kill -9 $PPID; sleep 5"),
        NODE.trip("process.kill(process.ppid, 'SIGTERM'); for (const end = Date.now() + 5000; Date.now() < end;);"),
    ] {
        // Where no layer keeps it from that.
        program.with(&["--sandbox", "limits-only"]).trips("run_time_error");
    }
}

#[test]
fn shared_memory_counts_once() {
    PYTHON
        .then(
            "import time\ntable = bytearray(b'x') * (100 << 20)\nright = initialize_othello\n\
             def initialize_othello():\n    time.sleep(0.1)\n    return right()",
        )
        .is_accepted();
}

/// Whatever lane a case is on and whenever somebody looks, it is charged with its own processes and memory alone.
#[test]
fn what_earlier_cases_left_behind_is_charged_to_none() {
    for program in [
        RUBY.then("alias right initialize_othello\ndef initialize_othello\n  30.times { spawn('sleep 60') }\n  sleep 0.2\n  right\nend"),
        PYTHON.then(
            "import subprocess, sys, time\nright = initialize_othello\n\ndef initialize_othello():\n    subprocess.Popen([sys.executable, \
             '-c', 'import time; kept = b\"x\" * (60 << 20); time.sleep(60)'])\n    time.sleep(0.3)\n    return right()",
        ),
    ] {
        let program = program.limits("cpu: 20s, wall: 20s, budget: 60s, memory: 150MiB");
        for jobs in ["1", "2"] {
            program.clone().jobs(jobs).is_accepted();
        }
    }
}

#[test]
fn memory_to_which_all_cases_write_is_each_case_s_own() {
    PYTHON
        .then(
            "import mmap\nshared, right = mmap.mmap(-1, 1), initialize_othello\n\
             def initialize_othello():\n    if shared[0]:\n        raise ValueError\n    shared[0] = 1\n    return right()",
        )
        .is_accepted();
    RUBY.then(
        "require 'fiddle'\n\
         types = %i[VOIDP SIZE_T INT INT INT LONG].map { |type| Fiddle.const_get(\"TYPE_#{type}\") }\n\
         mmap = Fiddle::Function.new(Fiddle.dlopen(nil)['mmap'], types, Fiddle::TYPE_VOIDP)\n\
         SHARED = Fiddle::Pointer.new(mmap.call(0, 4096, 3, 0x21, -1, 0).to_i, 4096)\nalias right initialize_othello\n\
         def initialize_othello\n  raise if SHARED[0] == 1\n  SHARED[0] = 1\n  right\nend",
    )
    .is_accepted();
}

#[test]
fn a_position_in_a_replaced_standard_input_is_each_case_s_own() {
    BASH.then(
        "exec < \"${BASH_SOURCE[0]}\"\neval \"right() $(declare -f initialize_othello | tail -n +2)\"\n\
         initialize_othello() {\n  read -r line\n  [[ $line == '# expect'* ]] && right\n}",
    )
    .is_accepted();
    RUBY.then(
        "STDIN.reopen(__FILE__)\nalias right initialize_othello\n\
         def initialize_othello\n  STDIN.sysread(5) == '# exp' or raise\n  right\nend",
    )
    .is_accepted();
}

#[test]
fn what_a_case_leaves_in_node_s_own_modules_is_not_there_for_the_next() {
    for place in ["process.env.seen", "require('os').seen", "require('node:fs').seen"] {
        NODE.right_while_empty(place).is_accepted();
    }
}

#[test]
fn what_a_case_changes_in_node_s_own_process_is_as_it_was_for_the_next() {
    for deed in [
        "process.stdout.write = null;",
        "process.chdir('/');",
        "process.exitCode = 5;",
        "process.removeAllListeners('uncaughtException');",
    ] {
        let more = format!(
            "const right = initialize_othello, {{ write }} = process.stdout;\ninitialize_othello = () => {{\n  \
             if (process.exitCode || process.cwd() !== __dirname || write !== process.stdout.write) return null;\n  {deed}\n  \
             return right();\n}};"
        );
        assert_eq!(NODE.then(&more).judged().verdicts(), ["accepted"; 5], "{deed}");
    }
}

#[test]
fn what_a_call_puts_off_belongs_to_its_own_case() {
    let report = NODE
        .trip("Promise.resolve().then(() => { for (;;); });")
        .limits("cpu: 400ms, wall: 30s")
        .trips("time_limit_exceeded");
    assert_eq!(report.tripped("reason"), "cpu");
    let report = NODE
        .trip("queueMicrotask(() => process.exit(3));")
        .trips("run_time_error");
    assert_eq!(report.tripped("reason"), "exit");
}

#[test]
fn a_cold_start_loads_once() {
    NODE.first("require('fs').mkdirSync(__dirname + '/seen');")
        .is_accepted();
}

#[test]
fn a_harness_needs_nothing_that_a_program_may_change() {
    for more in ["STDOUT.close", "STDERR.close", "trap('CLD', 'IGNORE')", "$; = ','"] {
        assert_eq!(RUBY.then(more).judged().verdicts(), ["accepted"; 5], "{more}");
    }
    PYTHON
        .then("import signal\nsignal.signal(signal.SIGCHLD, signal.SIG_IGN)")
        .is_accepted();
}

#[test]
fn a_case_finds_no_channel_to_forge_an_end_on() {
    RUBY.trip(
        "Dir.children('/proc/self/fd').map(&:to_i).each { |fd| File.socket?(\"/proc/self/fd/#{fd}\") and \
         IO.for_fd(fd, 'w', autoclose: false).syswrite(%({\"end\":{\"status\":0}}\\n)) rescue nil }; sleep 0.2",
    )
    .is_accepted();
}

#[test]
fn a_disturbed_channel_is_told_in_words_of_ours() {
    let report = PYTHON
        .trip(
            "[os.write(int(fd), b'{\\n') for fd in os.listdir('/proc/self/fd') if int(fd) > 2 \
             and os.path.isfile(f'/proc/self/fd/{fd}')]",
        )
        .trips("run_time_error");
    assert_eq!(
        report.tripped("message"),
        "the program disturbed the channel on which its answers reach the checker: something in it is no answer"
    );
}

#[test]
fn a_budget_that_is_spent_while_loading_is_budget() {
    let report = RUBY
        .then("sleep 0.4\ndef initialize_othello = sleep")
        .limits("cpu: 20s, wall: 3s, budget: 3600ms")
        .always_gets("time_limit_exceeded");
    // On a crowded machine more than one case may still have its own time.
    let reasons = report.texts("reason");
    assert!(reasons.is_sorted_by(|earlier, later| earlier >= later), "{}", report.0);
    assert_eq!(reasons.last(), Some(&"budget"), "{}", report.0);
    let loading = |message: &&str| message.contains("loading");
    assert!(!report.texts("message").iter().any(loading), "{}", report.0);
}

#[test]
fn what_ruby_loads_before_a_program_is_there_for_each() {
    // A program whose text does not tell that it will ask for libraries.
    let asks =
        "ask = ->(name, *of) { send(name.reverse, *of) }\nconstant = ->(name) { Object.const_get(name.reverse) }\n";
    for deed in [
        "constant['meG']::VERSION && constant['gifnoCbR']::CONFIG['host_os'] && constant['rotinoM'].new",
        "ask['eriuqer', 'set'] && constant['teS'].new",
        "begin\n  ask['meg', 'nonesuch']\nrescue LoadError => e\n  e.class.name.reverse == 'rorrEcepSgnissiM::meG' or raise\nend",
        "begin\n  ask['eriuqer', 'nonesuch']\nrescue LoadError => e\n  e.path == 'nonesuch' or raise\nend",
        "begin\n  RUBY_VERSON\nrescue NameError => e\n  e.message.include?('Did you mean?') or raise\nend",
    ] {
        RUBY.then(&format!("{asks}{deed}")).is_accepted();
        RUBY.trip(&format!("{asks}{deed}")).is_accepted();
    }
}

#[test]
fn what_ruby_adds_to_a_message_is_there_for_a_program_that_catches_none() {
    // Neither text tells that a message is wanted.
    let report = RUBY.trip("RUBY_VERSON").trips("run_time_error");
    let message = report.cases()[TRIPPED]["exception"]["message"]
        .as_str()
        .unwrap_or_default();
    assert!(message.ends_with("Did you mean?  RUBY_VERSION"), "{message}");
    let asks =
        "Object.const_get('naeMuoYdiD'.reverse)::SpellChecker && Object.const_get('thgilhgiHrorrE'.reverse).name";
    RUBY.trip(asks).is_accepted();
    RUBY.then(asks).is_accepted();
}
