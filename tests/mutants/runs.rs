//! What every written program answers, asked once for all tests.

use std::{
    sync::{LazyLock, Mutex},
    thread,
};

use checker::model::Trace;

use super::{
    asked::{CASES, SEQUENCES, catalogue},
    ruby,
    written::{self, Written},
};

/// A program, and what came of everything that it was asked.
pub(super) struct Run {
    /// The program.
    pub(super) program: Written,
    /// Its answers to the bundled cases.
    pub(super) cases: Vec<Vec<Trace>>,
    /// Its answers to sequences by chance.
    pub(super) sequences: Vec<Vec<Trace>>,
}

/// Every written program.
pub(super) static RUNS: LazyLock<Vec<Run>> = LazyLock::new(|| {
    let asked = [CASES.as_slice(), &SEQUENCES].concat();
    let mut runs = on_all_processors(written::all(&*catalogue()), |program| {
        let answers = ruby::answers(&program.text, &asked);
        let mut cases = answers.unwrap_or_else(|answer| panic!("{}: {answer}", program.name));
        let sequences = cases.split_off(CASES.len());
        Run {
            program,
            cases,
            sequences,
        }
    });
    runs.sort_by(|a, b| a.program.name.cmp(&b.program.name));
    runs
});

/// Does the same to each of many on all processors, and gives what came of it, in no order.
pub(super) fn on_all_processors<T: Send, R: Send>(work: Vec<T>, does: impl Fn(T) -> R + Sync) -> Vec<R> {
    let (work, done) = (Mutex::new(work.into_iter()), Mutex::new(Vec::new()));
    let next = || work.lock().expect("what is left").next();
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(one) = next() {
                    let result = does(one);
                    done.lock().expect("a list").push(result);
                }
            });
        }
    });
    done.into_inner().expect("a list")
}
