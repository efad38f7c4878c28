//! The shortest sequence that tells two state machines apart, found without any program.

use std::{collections::HashSet, slice};

use super::{
    budget::Budget,
    specification::{Position, Specification, seen},
};
use crate::{
    assignment::Suspect,
    model::{Answer, Call, Given, Step, Trace},
};

/// A position of the reference, and a program with mistakes behind the same calls.
type Pair = (Position, Box<dyn Suspect>);

/// The shortest sequence whose last call a program with mistakes answers otherwise than the reference; `None` where the time
/// was spent before one was found, or where there is none.
pub fn from_reference(specification: &Specification, suspect: &dyn Suspect, budget: &Budget) -> Option<Vec<Call>> {
    let mut known = HashSet::new();
    let mut pairs: Vec<Pair> = vec![(specification.start(), suspect.snapshot())];
    while !pairs.is_empty() {
        let mut further = Vec::new();
        for (position, suspect) in &pairs {
            if budget.is_spent() {
                return None;
            }
            for call in specification.calls_at(position) {
                let Some((step, after)) = position.after(call) else {
                    continue;
                };
                let mut suspect = suspect.snapshot();
                if !answers_right(suspect.as_mut(), &step) {
                    return Some(after.calls);
                }
                if known.insert((seen(&step), suspect.fingerprint())) {
                    further.push((after, suspect));
                }
            }
        }
        pairs = further;
    }
    None
}

/// The shortest sequence whose last call two programs with mistakes answer otherwise; `None` as above.
pub fn from_each_other(
    specification: &Specification,
    suspects: [&dyn Suspect; 2],
    budget: &Budget,
) -> Option<Vec<Call>> {
    match explore(specification, suspects, |_| budget.is_spent()) {
        Difference::Shortest(calls) => Some(calls),
        Difference::Never | Difference::Unknown { .. } => None,
    }
}

/// How a search for what tells two programs apart ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The last call of this sequence does, and no shorter sequence does.
    Shortest(Vec<Call>),
    /// Nothing does: all positions that the two can come to together were looked at.
    Never,
    /// Nothing does in the positions that were looked at.
    Unknown {
        /// How many that were.
        positions: usize,
        /// All sequences of so many calls were tried.
        length: usize,
    },
}

/// What tells two programs apart, looked for in at most so many positions that they can come to together.
pub fn between(specification: &Specification, suspects: [&dyn Suspect; 2], most: usize) -> Difference {
    explore(specification, suspects, |positions| positions >= most)
}

/// Calls, and what two programs became behind them.
type Both = (Vec<Call>, [Box<dyn Suspect>; 2]);

/// Looks at one position after the other, the nearer ones first, until enough were looked at.
fn explore(
    specification: &Specification,
    suspects: [&dyn Suspect; 2],
    mut enough: impl FnMut(usize) -> bool,
) -> Difference {
    let mut known = HashSet::new();
    let mut positions = 0;
    let mut nearer: Vec<Both> = vec![(Vec::new(), suspects.map(Suspect::snapshot))];
    let mut length = 0;
    while !nearer.is_empty() {
        let mut farther = Vec::new();
        for (calls, suspects) in &nearer {
            if enough(positions) {
                return Difference::Unknown { positions, length };
            }
            positions += 1;
            for call in specification.calls_behind(calls) {
                let mut pair = [suspects[0].snapshot(), suspects[1].snapshot()];
                let traces = [pair[0].call(call), pair[1].call(call)];
                if traces[0] != traces[1] {
                    return Difference::Shortest([calls.as_slice(), slice::from_ref(call)].concat());
                }
                // Nothing follows an exception.
                let goes_on = traces[0].as_ref().is_some_and(|trace| trace.given.is_some());
                if goes_on && known.insert([pair[0].fingerprint(), pair[1].fingerprint()]) {
                    farther.push(([calls.as_slice(), slice::from_ref(call)].concat(), pair));
                }
            }
        }
        nearer = farther;
        length += 1;
    }
    Difference::Never
}

/// Whether a program with mistakes answers a call as the reference does.
pub(super) fn answers_right(suspect: &mut dyn Suspect, step: &Step) -> bool {
    let Some(trace) = suspect.call(&step.call) else {
        return false;
    };
    match &step.expected.answer {
        Answer::Board(board) => trace.explains(&Trace {
            given: Some(Given::Board(board.clone())),
            board: Some(board.clone()),
        }),
        Answer::Value(_) => false,
    }
}
