//! The shortest sequence that tells two state machines apart, found without any program.

use std::collections::HashSet;

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
    let mut known = HashSet::new();
    let mut triples = vec![(specification.start(), suspects.map(Suspect::snapshot))];
    while !triples.is_empty() {
        let mut further = Vec::new();
        for (position, suspects) in &triples {
            if budget.is_spent() {
                return None;
            }
            for call in specification.calls_at(position) {
                let Some((_, after)) = position.after(call) else {
                    continue;
                };
                let mut pair = [suspects[0].snapshot(), suspects[1].snapshot()];
                let traces = [pair[0].call(call), pair[1].call(call)];
                if traces[0] != traces[1] {
                    return Some(after.calls);
                }
                // Nothing follows an exception.
                let goes_on = traces[0].as_ref().is_some_and(|trace| trace.given.is_some());
                if goes_on && known.insert([pair[0].fingerprint(), pair[1].fingerprint()]) {
                    further.push((after, pair));
                }
            }
        }
        triples = further;
    }
    None
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
