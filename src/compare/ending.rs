//! Sentences about how a case ended before its time.

use std::time::Duration;

use rustix::process::Signal;

use super::sentence::first_line;
use crate::model::{Exception, Limit, Limits, Message};

/// `NoMethodError: undefined method … (othello.rb:12)`.
pub(super) fn exception(exception: &Exception) -> Message {
    let (class, text) = (first_line(&exception.class), first_line(&exception.message));
    let named = match (class.is_empty(), text.is_empty()) {
        (true, true) => Message::new("answer-exception-unnamed"),
        (false, true) => Message::new("answer-exception").with("exception", class),
        (true, false) => Message::new("answer-exception").with("exception", text),
        (false, false) => Message::new("answer-exception").with("exception", format!("{class}: {text}")),
    };
    match (&exception.file, exception.line) {
        (Some(file), Some(line)) => Message::new("answer-exception-at")
            .with("exception", named)
            .with("place", format!("{file}:{line}")),
        (None, Some(line)) => Message::new("answer-exception-line")
            .with("exception", named)
            .with("line", line.to_string()),
        _ => named,
    }
}

/// Which limit was reached, with its number.
pub(super) fn limit(limit: Limit, limits: &Limits) -> Message {
    match limit {
        Limit::Cpu => Message::new("answer-limit-cpu").with("seconds", seconds(limits.cpu)),
        Limit::Wall => Message::new("answer-limit-wall").with("seconds", seconds(limits.wall)),
        Limit::Budget => Message::new("answer-limit-budget").with("seconds", seconds(limits.budget)),
        Limit::Memory => Message::new("answer-limit-memory").with("size", size(limits.memory)),
        Limit::Output => Message::new("answer-limit-output").with("size", size(limits.output)),
        Limit::Disk => Message::new("answer-limit-disk")
            .with("size", size(limits.disk))
            .with("files", limits.files.to_string()),
        Limit::Processes => Message::new("answer-limit-processes").with("count", limits.processes.to_string()),
    }
}

/// Which limit the compiler reached, with its number.
pub fn build_limit(reached: Limit, limits: &Limits) -> Message {
    let of_build = Limits {
        cpu: limits.build,
        wall: limits.build,
        ..limits.clone()
    };
    Message::new("build-limit").with("limit", limit(reached, &of_build))
}

fn seconds(duration: Duration) -> String {
    duration.as_secs_f64().to_string()
}

/// Bytes in the greatest unit that gives a whole number.
fn size(bytes: u64) -> String {
    const UNITS: [(u32, &str); 3] = [(30, "GiB"), (20, "MiB"), (10, "KiB")];
    UNITS
        .iter()
        .find(|(shift, _)| bytes.trailing_zeros() >= *shift && bytes > 0)
        .map_or_else(
            || format!("{bytes} B"),
            |(shift, unit)| format!("{} {unit}", bytes >> shift),
        )
}

/// By which signal the program was ended.
pub(super) fn signal(number: i32) -> Message {
    Message::new("answer-signal").with("signal", signal_name(number))
}

/// The name of a signal, else its number.
pub fn signal_name(number: i32) -> String {
    let name = SIGNALS
        .iter()
        .find(|(signal, _)| signal.as_raw() == number)
        .map(|(_, name)| *name);
    name.map_or_else(|| number.to_string(), str::to_owned)
}

/// The signals that end a program by default, as POSIX names them.
const SIGNALS: [(Signal, &str); 18] = [
    (Signal::HUP, "SIGHUP"),
    (Signal::INT, "SIGINT"),
    (Signal::QUIT, "SIGQUIT"),
    (Signal::ILL, "SIGILL"),
    (Signal::TRAP, "SIGTRAP"),
    (Signal::ABORT, "SIGABRT"),
    (Signal::BUS, "SIGBUS"),
    (Signal::FPE, "SIGFPE"),
    (Signal::KILL, "SIGKILL"),
    (Signal::USR1, "SIGUSR1"),
    (Signal::SEGV, "SIGSEGV"),
    (Signal::USR2, "SIGUSR2"),
    (Signal::PIPE, "SIGPIPE"),
    (Signal::ALARM, "SIGALRM"),
    (Signal::TERM, "SIGTERM"),
    (Signal::XCPU, "SIGXCPU"),
    (Signal::XFSZ, "SIGXFSZ"),
    (Signal::SYS, "SIGSYS"),
];

#[cfg(test)]
mod tests {
    use super::{exception, limit, signal, size};
    use crate::model::{Arg, Exception, Limit, Limits};

    #[test]
    fn a_signal_is_named() {
        assert_eq!(signal(11).args, [("signal".into(), Arg::from("SIGSEGV"))]);
        assert_eq!(signal(64).args, [("signal".into(), Arg::from("64"))]);
    }

    #[test]
    fn a_limit_comes_with_its_number() {
        let cpu = limit(Limit::Cpu, &Limits::default());
        assert_eq!(cpu.args, [("seconds".into(), Arg::from("2"))]);
        assert_eq!(size(256 << 20), "256 MiB");
        assert_eq!(size(1 << 20), "1 MiB");
        assert_eq!(size(1500), "1500 B");
        assert_eq!(size(0), "0 B");
    }

    #[test]
    fn an_exception_is_told_with_what_is_known_of_it() {
        let mut raised = Exception::default();
        assert_eq!(exception(&raised).id, "answer-exception-unnamed");
        raised.class = "NoMethodError".to_owned();
        raised.message = "undefined method `[]' for nil\n\n  $board[8][0]".to_owned();
        assert_eq!(
            exception(&raised).args,
            [(
                "exception".into(),
                Arg::from("NoMethodError: undefined method `[]' for nil…")
            )]
        );
        raised.line = Some(12);
        assert_eq!(exception(&raised).id, "answer-exception-line");
        raised.file = Some("othello.rb".to_owned());
        assert!(
            exception(&raised)
                .args
                .contains(&("place".into(), Arg::from("othello.rb:12")))
        );
    }
}
