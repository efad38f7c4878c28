//! A failing sequence made as short as leaving calls out can make it: delta debugging.
//!
//! Source: A. Zeller and R. Hildebrandt, Simplifying and isolating failure-inducing input, IEEE Transactions on Software
//! Engineering 28 (2002), whose `ddmin` this is, but for trying complements only and all of one size at a time.

use super::{
    budget::Budget,
    oracle::{Failing, Oracle},
    specification::Specification,
};
use crate::{
    error::Error,
    model::{Call, Start},
};

/// How far a sequence was shrunk.
#[derive(Clone, Debug, PartialEq)]
pub struct Shrunk {
    /// What is left.
    pub failing: Failing,
    /// Whether no single call can be left out: each was tried.
    pub minimal: bool,
}

/// Leaves out calls as long as what remains fails in the same way. The initialising call stays first.
pub fn shrink(
    specification: &Specification,
    oracle: &mut dyn Oracle,
    failing: Failing,
    budget: &Budget,
) -> Result<Shrunk, Error> {
    let mut failing = failing;
    // The first call initialises and the last one fails.
    let mut size = failing.calls.len().saturating_sub(2);
    while size > 0 {
        if budget.is_spent() {
            return Ok(Shrunk {
                failing,
                minimal: false,
            });
        }
        match shorter(specification, oracle, &failing, size, Start::Fast)? {
            Some(less) => {
                failing = less;
                size = size.min(failing.calls.len().saturating_sub(2));
            }
            None => size /= 2,
        }
    }
    Ok(Shrunk { failing, minimal: true })
}

/// A sequence that fails in the same way with so many neighbouring calls, or more, left out.
pub(super) fn shorter(
    specification: &Specification,
    oracle: &mut dyn Oracle,
    failing: &Failing,
    size: usize,
    start: Start,
) -> Result<Option<Failing>, Error> {
    let calls = &failing.calls;
    let candidates: Vec<Vec<Call>> = (1..calls.len())
        .step_by(size)
        .map(|from| [&calls[..from], &calls[(from + size).min(calls.len())..]].concat())
        .collect();
    let cases: Vec<_> = candidates
        .iter()
        .map(|candidate| specification.case(candidate.clone()))
        .collect();
    let (candidates, cases): (Vec<_>, Vec<_>) = candidates
        .into_iter()
        .zip(cases)
        .filter_map(|(candidate, case)| Some((candidate, case?)))
        .unzip();
    let answers = oracle.judge(cases, start)?;
    let same = candidates
        .into_iter()
        .zip(answers)
        .filter_map(|(mut candidate, answered)| {
            candidate.truncate(answered.failed_at? + 1);
            (answered.judgement == failing.judgement).then_some(candidate)
        });
    Ok(same.min_by_key(Vec::len).map(|calls| Failing {
        calls,
        judgement: failing.judgement,
    }))
}
