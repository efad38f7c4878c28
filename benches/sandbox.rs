//! What the sandbox itself costs a start: `/bin/true` in it, beside a bare start of `/bin/true`, in turn and as medians.
#![expect(clippy::print_stdout, reason = "the figures are what it is for")]

use std::{
    process::{Command, ExitCode},
    time::{Duration, Instant},
};

use checker::{
    model::Limits,
    sandbox::{Confinement, Ended, Happening, Launch, Layer, Memory, Session, available},
};

const PROGRAM: &str = "/bin/true";
const DEFAULT_ROUNDS: usize = 101;

fn main() -> ExitCode {
    // The sandbox starts this binary again under its hidden names.
    checker::sandbox::serve_if_asked().unwrap_or_else(|| {
        let rounds = std::env::args()
            .find_map(|word| word.parse().ok())
            .unwrap_or(DEFAULT_ROUNDS);
        measure(rounds);
        ExitCode::SUCCESS
    })
}

fn measure(rounds: usize) {
    let all = available(&[], &[]);
    let without = |left_out: &[&str]| -> Vec<String> {
        let kept = all.iter().filter(|layer: &&&Layer| !left_out.contains(&layer.id));
        kept.map(|layer| layer.id.to_owned()).collect()
    };
    let ways = [
        ("limits", Vec::new()),
        ("limits, privileges, files, calls", without(&["namespaces", "user"])),
        ("all of these, and namespaces", without(&[])),
    ];
    let mut bare = Vec::new();
    let mut sandboxed = vec![Vec::new(); ways.len()];
    for _ in 0..rounds {
        bare.push(timed(start_bare));
        for ((_, layers), times) in ways.iter().zip(&mut sandboxed) {
            times.push(timed(|| start_in_sandbox(layers)));
        }
    }
    let bare = median(bare);
    println!("{PROGRAM}, bare{:29}{:6.2} ms", "", milliseconds(bare));
    for ((name, _), times) in ways.iter().zip(sandboxed) {
        let took = median(times);
        println!(
            "{name:43}{:6.2} ms   {:4.1} times   {:5.2} ms more",
            milliseconds(took),
            took.as_secs_f64() / bare.as_secs_f64(),
            milliseconds(took.saturating_sub(bare)),
        );
    }
}

fn start_bare() {
    let status = Command::new(PROGRAM).status().expect("it starts");
    assert!(status.success());
}

fn start_in_sandbox(layers: &[String]) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = Session::start(Launch {
        command: vec![PROGRAM.into()],
        folder: folder.path(),
        environment: Vec::new(),
        limits: &Limits::default(),
        memory: Memory::Data,
        stdin: None,
        channels: 0,
        lanes: folder.path(),
        temporary: folder.path(),
        first: (Duration::from_secs(5), Duration::from_secs(20)),
        confinement: Confinement {
            private: folder.path().to_owned(),
            layers: layers.to_vec(),
            ..Confinement::default()
        },
    })
    .expect("the sandbox starts");
    let Happening::Ended(ended) = session.wait_for_next() else {
        panic!("something else happened than its end");
    };
    assert_eq!(ended, Ended::Exited(0));
}

fn timed(deed: impl FnOnce()) -> Duration {
    let start = Instant::now();
    deed();
    start.elapsed()
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
