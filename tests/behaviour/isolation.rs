//! What each layer of isolation refuses, and that it is this layer which does.
#![cfg(target_os = "linux")]

use super::support::{BASH, NODE, PYTHON, Program, RUBY};

/// The program is refused by these layers, by each alone, as an ordinary error, and goes through without them.
#[track_caller]
fn is_refused_by(layers: &[&'static str], program: &Program) {
    program.trips("run_time_error");
    let without = |program: &Program, layer| program.clone().with(&["--without", layer]);
    for layer in layers {
        let mut alone = program.clone();
        for other in layers.iter().filter(|other| *other != layer) {
            alone = without(&alone, other);
        }
        alone.trips("run_time_error");
    }
    let open = layers
        .iter()
        .fold(program.clone(), |program, layer| without(&program, layer));
    open.is_accepted();
}

#[test]
fn what_is_not_the_program_s_own_is_not_readable() {
    for program in [
        RUBY.trip("Dir.children('/')"),
        PYTHON.trip("os.listdir('/')"),
        NODE.trip("require('fs').readdirSync('/');"),
        BASH.trip("set -e; ls / > list; rm list"),
    ] {
        is_refused_by(&["files"], &program);
    }
}

/// These layers, and that of another user, which only root has to give.
fn and_user(layers: &[&'static str]) -> Vec<&'static str> {
    let root = rustix::process::geteuid().is_root();
    layers.iter().copied().chain(root.then_some("user")).collect()
}

#[test]
fn what_is_not_the_program_s_own_is_not_writable() {
    // The folder of the checker's own temporary files, in which the private folders lie.
    is_refused_by(
        &and_user(&["namespaces", "files"]),
        &RUBY.trip("File.write('../../beside', 'x'); File.delete('../../beside')"),
    );
    // A Python that lies in the home of root can be another user's only in namespaces.
    is_refused_by(
        &["namespaces", "files"],
        &PYTHON
            .trip("os.mkdir('../../beside'); os.rmdir('../../beside')")
            .with(&["--without", "user"]),
    );
}

#[test]
fn nobody_else_is_seen() {
    let look = "raise 'alone' unless Dir.glob('/proc/[0-9]*/cmdline').any? { |file| \
                (File.read(file) rescue '').include?('--suites') }";
    is_refused_by(&["namespaces"], &RUBY.trip(look));
}

#[test]
fn root_is_somebody_else() {
    if rustix::process::geteuid().is_root() {
        is_refused_by(&["user"], &PYTHON.trip("assert os.getuid() == 0"));
    }
}

#[test]
fn what_is_stored_without_a_name_counts() {
    let store = "$kept = (1..4).map { file = File.open('mine', 'w'); File.delete('mine'); file.write('x' * (6 << 20)); file }; sleep 3";
    let program = RUBY
        .trip(store)
        .limits("cpu: 5s, wall: 20s, budget: 60s, memory: 256MiB, output: 1MiB, disk: 16MiB");
    program.trips("output_limit_exceeded");
    program.with(&["--without", "namespaces"]).is_accepted();
}

#[test]
fn the_checker_s_environment_is_not_readable() {
    let search = "Dir.glob('/proc/[0-9]*/environ').each { |file| \
                  raise 'a secret' if (File.read(file) rescue '').include?('CHECKER_TEST_SECRET=') }";
    RUBY.trip(search).is_accepted();
    RUBY.trip(search)
        .with(&["--sandbox", "limits-only"])
        .trips("run_time_error");
}

#[test]
fn nobody_outside_is_signalled() {
    let supervisor = "id = $$; id = File.read(\"/proc/#{id}/stat\").split[3].to_i until \
                      File.read(\"/proc/#{id}/cmdline\").include?('__supervise')";
    is_refused_by(&["files"], &RUBY.trip(&format!("{supervisor}; Process.kill(0, id)")));
}

#[test]
fn there_is_no_network() {
    is_refused_by(
        &["calls", "files"],
        &RUBY.trip("require 'socket'; TCPServer.new('127.0.0.1', 0).close"),
    );
    is_refused_by(
        &["calls"],
        &PYTHON.trip("import socket; socket.socket(socket.AF_INET, socket.SOCK_DGRAM).close()"),
    );
    is_refused_by(
        &["namespaces", "calls"],
        &BASH.trip("set -e; : <> /dev/udp/127.0.0.1/9"),
    );
}

/// A server outside would get what is sent to the path of its socket; a lease would hold up whoever opens the file.
#[test]
fn nobody_outside_is_reached_by_a_path() {
    for deed in [
        "import socket; socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)",
        "import socket; socket.socketpair()[0].connect('/tmp/nobody')",
        "import socket; socket.socketpair()[0].bind('mine')",
        "import fcntl; fcntl.fcntl(open(__file__), 1024, fcntl.F_RDLCK)",
    ] {
        PYTHON.trip(deed).trips("run_time_error");
    }
    is_refused_by(
        &["calls"],
        &PYTHON.trip("import socket; socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)"),
    );
}

#[test]
fn the_checker_s_terminal_is_not_the_program_s() {
    // 0 where whoever leads the session is in another namespace, as in a container, which rustix takes for impossible.
    let ours = nix::unistd::getsid(None).expect("a session");
    let program = PYTHON.trip(&format!("assert os.getsid(0) not in (0, {ours})"));
    for sandbox in ["best-effort", "limits-only"] {
        program.clone().with(&["--sandbox", sandbox]).is_accepted();
    }
}

/// Our own binary knows the answers.
#[test]
fn the_checker_itself_is_hidden() {
    let look = format!(
        "raise 'nothing' if File.size('{}') == 0",
        assert_cmd::cargo::cargo_bin!("checker").display()
    );
    let seen = RUBY.trip(&look).with(&["--without", "files"]);
    seen.trips("run_time_error");
}

#[test]
fn permissions_and_priorities_stay_as_they_are() {
    // With namespaces, where every other file system is read-only, a program may do what it likes with its own.
    let own = RUBY.trip("File.chmod(0700, __FILE__); FileUtils.touch(__FILE__) if require 'fileutils'");
    own.is_accepted();
    is_refused_by(&["calls"], &own.with(&["--without", "namespaces"]));
    is_refused_by(&["calls"], &PYTHON.trip("os.nice(1)"));
    is_refused_by(
        &["calls"],
        &PYTHON.trip("os.sched_setaffinity(0, os.sched_getaffinity(0))"),
    );
}

#[test]
fn what_a_program_may_do_it_can_do() {
    for program in [
        RUBY.trip("File.write('mine', 'x'); File.write(\"#{ENV['TMPDIR']}/mine\", 'x'); File.write('/dev/null', 'x')"),
        PYTHON.trip("subprocess.run(['sh', '-c', 'echo x > mine; cat mine'], check=True)"),
        BASH.trip("set -e; echo warning > /dev/stderr; cat <<< here > mine; sort < mine > /dev/null; touch mine new"),
        NODE.trip("require('child_process').execFileSync('true'); require('fs').writeFileSync('/dev/stderr', 'x');"),
    ] {
        program.is_accepted();
    }
}

#[test]
fn nothing_is_gained_by_running_another_program() {
    let look = "subprocess.run(['sh', '-c', 'grep -q \"NoNewPrivs:.0\" /proc/self/status'], check=True)";
    is_refused_by(
        &["privileges"],
        &PYTHON.trip(look).with(&["--without", "calls", "--without", "files"]),
    );
}
