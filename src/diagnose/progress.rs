//! How far a program with mistakes explains what was seen.

use std::cmp::Reverse;

use super::matching::Trial;
use crate::{
    assignment::Suspect,
    model::{Board, Given, Trace},
};

/// How far answers are explained: all of so many cases, so many calls of the next, and the call after those but for so much of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Progress {
    pub(super) trials: usize,
    pub(super) calls: usize,
    unlike: Reverse<usize>,
}

/// As much as a whole board of wrong cells.
const QUITE_UNLIKE: usize = 64;

impl Progress {
    /// Everything is explained.
    pub(super) const fn all(trials: &[&Trial]) -> Self {
        Self {
            trials: trials.len(),
            calls: 0,
            unlike: Reverse(0),
        }
    }

    /// The same with a program's answer to the call that is not explained yet; `None` where that is no progress.
    pub(super) fn with(self, answer: &Trace, seen: &Trace) -> Option<Self> {
        if answer.explains(seen) {
            return Some(Self {
                calls: self.calls + 1,
                ..self
            });
        }
        let unlike = Reverse(unlike(answer, seen));
        (unlike > self.unlike).then_some(Self { unlike, ..self })
    }
}

/// How far a program explains some cases; and the program before the call that it does not explain, where there is one.
pub(super) fn reached(
    trials: &[&Trial],
    program: impl Fn() -> Option<Box<dyn Suspect>>,
) -> Option<(Progress, Option<Box<dyn Suspect>>)> {
    for (trials, trial) in trials.iter().enumerate() {
        let mut answering = program()?;
        for (calls, (call, seen)) in trial.calls.iter().zip(&trial.traces).enumerate() {
            let answer = answering.call(call)?;
            if answer.explains(seen) {
                continue;
            }
            // To go there once more costs less than to keep every program on the way.
            let mut stuck = program()?;
            for call in &trial.calls[..calls] {
                stuck.call(call)?;
            }
            let unlike = Reverse(unlike(&answer, seen));
            return Some((Progress { trials, calls, unlike }, Some(stuck)));
        }
    }
    Some((Progress::all(trials), None))
}

/// In how much an answer differs from what was seen: in so many cells, or quite.
fn unlike(answer: &Trace, seen: &Trace) -> usize {
    let left_behind = seen.board.as_ref().map_or(0, |seen| {
        let board = answer.board.as_ref();
        board.map_or(QUITE_UNLIKE, |board| differing(board, seen))
    });
    let given = match (&answer.given, &seen.given) {
        (one, other) if one == other => 0,
        (Some(Given::Board(board)), Some(Given::Board(seen))) => differing(board, seen),
        _ => QUITE_UNLIKE,
    };
    left_behind + given
}

fn differing(board: &Board, seen: &Board) -> usize {
    let pairs = board.rows().flatten().zip(seen.rows().flatten());
    pairs.filter(|(cell, seen)| cell != seen).count()
}
