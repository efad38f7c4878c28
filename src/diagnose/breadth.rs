//! The shortest failing sequence, by trying all that are shorter.

use std::{collections::HashSet, mem};

use super::{
    budget::Budget,
    oracle::{Answered, Failing, Oracle},
    specification::{Specification, changes_nothing, seen},
};
use crate::{
    error::Error,
    model::{Call, Start, Step},
};

/// Positions are merged by their boards beyond so many calls: what a program hides from the board, it hides until then in vain.
pub const MERGED_BEYOND: usize = 2;

/// So many calls go to one process at most, which costs less than a process for each sequence and is soon over.
pub const CHAIN: usize = 400;

/// So many processes are asked at a time. After each time there is a look at the clock.
const BATCH: usize = 8;

/// How a search ended.
#[derive(Clone, Debug, PartialEq)]
pub enum Search {
    /// With a failing sequence: none of fewer calls fails, positions merged beyond [`MERGED_BEYOND`] calls.
    Found(Failing),
    /// A sequence of sequences fails, none of which fails by itself: the program keeps something from one game to the next.
    Entangled(Vec<Call>),
    /// The time was spent; nothing of at most so many calls fails.
    Spent(usize),
}

/// Tries all sequences of calls, the shorter ones first; only those of fewer calls than `below`.
pub fn search(
    specification: &Specification,
    oracle: &mut dyn Oracle,
    budget: &Budget,
    below: usize,
) -> Result<Search, Error> {
    let mut known = HashSet::new();
    let mut positions = vec![specification.start()];
    for length in 1..below {
        let mut chains = Chains::default();
        let mut longer = Vec::new();
        for position in &positions {
            let calls = specification.calls_after(&position.calls).iter();
            let mut steps: Vec<_> = calls.filter_map(|call| position.after(call)).collect();
            steps.sort_by_key(|(step, _)| changes_nothing(step));
            chains.add(&position.calls, steps.iter().map(|(step, _)| step), length);
            for (step, after) in steps {
                if known.insert(seen(&step)) || length <= MERGED_BEYOND {
                    longer.push(after);
                }
            }
        }
        for batch in chains.finish().chunks(BATCH) {
            if budget.is_spent() {
                return Ok(Search::Spent(length - 1));
            }
            if let Some(found) = ask(specification, oracle, batch, length)? {
                return Ok(found);
            }
        }
        if longer.is_empty() {
            return Ok(Search::Spent(length));
        }
        positions = longer;
    }
    Ok(Search::Spent(below - 1))
}

/// Sequences, one behind the other, for one process: each begins by initialising.
type Chain = Vec<Call>;

#[derive(Default)]
struct Chains {
    done: Vec<Chain>,
    current: Chain,
}

impl Chains {
    /// Adds every sequence that continues a prefix by one of these steps. Where positions are merged by their boards anyway, the
    /// calls that change nothing follow each other.
    fn add<'s>(&mut self, prefix: &[Call], steps: impl Iterator<Item = &'s Step>, length: usize) {
        let mut is_there = false;
        for step in steps {
            if !is_there {
                self.current.extend_from_slice(prefix);
            }
            self.current.push(step.call.clone());
            is_there = length > MERGED_BEYOND + 1 && changes_nothing(step);
            if !is_there && self.current.len() >= CHAIN {
                self.done.push(mem::take(&mut self.current));
            }
        }
        if self.current.len() >= CHAIN {
            self.done.push(mem::take(&mut self.current));
        }
    }

    fn finish(mut self) -> Vec<Chain> {
        if !self.current.is_empty() {
            self.done.push(self.current);
        }
        self.done
    }
}

/// How the search ends with some chains of sequences of so many calls, where it does: with the first that fails, tried by itself, or
/// where not all could be judged.
fn ask(
    specification: &Specification,
    oracle: &mut dyn Oracle,
    chains: &[Chain],
    length: usize,
) -> Result<Option<Search>, Error> {
    let cases = chains
        .iter()
        .filter_map(|chain| specification.case(chain.clone()))
        .collect();
    let answers = oracle.judge(cases, Start::Fast)?;
    let all_judged = answers.iter().all(Answered::is_judged);
    let failing = chains.iter().zip(answers).filter_map(|(chain, answered)| {
        let failed = answered.failed_at?;
        Some(chain[..=failed].to_vec())
    });
    let Some(failing) = failing.min_by_key(|chain| last_sequence(specification, chain).len()) else {
        return Ok((!all_judged).then_some(Search::Spent(length - 1)));
    };
    let alone = last_sequence(specification, &failing);
    let merged = without_idle(specification, &alone);
    for calls in [merged, alone] {
        // Calls that change nothing stand behind each other in a chain; where they are needed, the sequence is a longer one.
        if let Some(failing) = fails(specification, oracle, calls, Start::Fast)?
            && failing.calls.len() <= length
        {
            return Ok(Some(Search::Found(failing)));
        }
    }
    Ok(Some(Search::Entangled(failing)))
}

/// A sequence up to the call at which it fails; `None` where it does not.
pub(super) fn fails(
    specification: &Specification,
    oracle: &mut dyn Oracle,
    mut calls: Vec<Call>,
    start: Start,
) -> Result<Option<Failing>, Error> {
    let Some(case) = specification.case(calls.clone()) else {
        return Ok(None);
    };
    let answered = oracle.judge(vec![case], start)?.pop();
    Ok(answered.and_then(
        |Answered {
             judgement, failed_at, ..
         }| {
            calls.truncate(failed_at? + 1);
            Some(Failing { calls, judgement })
        },
    ))
}

/// The part of a chain from its last initialising call on.
fn last_sequence(specification: &Specification, chain: &[Call]) -> Vec<Call> {
    let start = chain.iter().rposition(|call| specification.is_initialize(call));
    chain[start.unwrap_or(0)..].to_vec()
}

/// A sequence without the calls that change nothing, but for its last.
fn without_idle(specification: &Specification, calls: &[Call]) -> Vec<Call> {
    let Some(case) = specification.case(calls.to_vec()) else {
        return calls.to_vec();
    };
    let last = case.steps.len() - 1;
    let steps = case.steps.into_iter().enumerate();
    steps
        .filter(|(index, step)| *index == last || !changes_nothing(step))
        .map(|(_, step)| step.call)
        .collect()
}
