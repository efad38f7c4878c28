//! The shortest sequence that tells two state machines apart, found without any program.

use std::collections::HashSet;

use super::{budget::Budget, specification::Specification};
use crate::{
    assignment::{Catalogue, Suspect},
    model::Call,
};

/// Two programs behind the same calls.
type Pair = [Box<dyn Suspect>; 2];

/// The shortest sequence of fewer calls than `below` whose last call a program with these mistakes answers otherwise than it
/// should; `None` where the time was spent before one was found, or where there is none.
///
/// The program without any mistake stands for the reference, which costs a tenth of it.
pub fn from_reference(
    specification: &Specification,
    catalogue: &dyn Catalogue,
    forms: &[usize],
    below: usize,
    budget: &Budget,
) -> Option<Vec<Call>> {
    shortest(
        specification,
        [catalogue.program(&[])?, catalogue.program(forms)?],
        below,
        budget,
    )
}

/// The shortest sequence whose last call two programs with mistakes answer otherwise; `None` as above.
pub fn from_each_other(specification: &Specification, programs: Pair, budget: &Budget) -> Option<Vec<Call>> {
    shortest(specification, programs, usize::MAX, budget)
}

fn shortest(specification: &Specification, programs: Pair, below: usize, budget: &Budget) -> Option<Vec<Call>> {
    let mut known = HashSet::new();
    let mut pairs = vec![(Vec::new(), programs)];
    while !pairs.is_empty() {
        let mut further = Vec::new();
        for (sequence, pair) in &pairs {
            if budget.is_spent() || sequence.len() + 1 >= below {
                return None;
            }
            for call in specification.calls_after(sequence) {
                let mut pair = [pair[0].snapshot(), pair[1].snapshot()];
                let [Some(one), Some(other)] = [pair[0].call(call), pair[1].call(call)] else {
                    continue;
                };
                let longer = || [sequence.as_slice(), std::slice::from_ref(call)].concat();
                if one != other {
                    return Some(longer());
                }
                // Nothing follows an exception.
                if one.given.is_some() && known.insert([pair[0].fingerprint(), pair[1].fingerprint()]) {
                    further.push((longer(), pair));
                }
            }
        }
        pairs = further;
    }
    None
}
