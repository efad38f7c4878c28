//! A failing sequence made as short as leaving calls out can make it: delta debugging.
//!
//! Source: A. Zeller and R. Hildebrandt, Simplifying and isolating failure-inducing input, IEEE Transactions on Software
//! Engineering 28 (2002), whose `ddmin` this is, but for trying complements only and all of one size at a time.

use super::{
    budget::Budget,
    oracle::{Failing, Oracle, is_alike},
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

/// So many shorter sequences are tried at a time. After each time there is a look at the clock.
const BATCH: usize = 8;

/// What came of trying all sequences that are shorter by some calls.
pub(super) enum Shorter {
    /// One fails in the same way; the shortest of those that were tried.
    Found(Failing),
    /// None does: each was tried.
    Never,
    /// None did that was tried before the time was spent, or one could not be judged.
    Unknown,
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
    let mut minimal = true;
    while size > 0 {
        match shorter(specification, oracle, &failing, size, Start::Fast, budget)? {
            Shorter::Found(less) => {
                failing = less;
                size = size.min(failing.calls.len().saturating_sub(2));
            }
            Shorter::Never => size /= 2,
            Shorter::Unknown => {
                minimal = false;
                break;
            }
        }
    }
    Ok(Shrunk { failing, minimal })
}

/// Tries all sequences with so many neighbouring calls left out, for one that fails in the same way.
pub(super) fn shorter(
    specification: &Specification,
    oracle: &mut dyn Oracle,
    failing: &Failing,
    size: usize,
    start: Start,
    budget: &Budget,
) -> Result<Shorter, Error> {
    let mut best: Option<Vec<Call>> = None;
    let mut all_tried = true;
    let candidates: Vec<_> = without(&failing.calls, size)
        .filter_map(|candidate| Some((specification.case(candidate.clone())?, candidate)))
        .collect();
    for batch in candidates.chunks(BATCH) {
        if budget.is_spent() {
            all_tried = false;
            break;
        }
        let answers = oracle.judge(batch.iter().map(|(case, _)| case.clone()).collect(), start)?;
        for ((_, candidate), answered) in batch.iter().zip(answers) {
            all_tried &= answered.is_judged();
            let Some(failed_at) = answered
                .failed_at
                .filter(|_| is_alike(answered.judgement, failing.judgement))
            else {
                continue;
            };
            if best.as_ref().is_none_or(|best| failed_at + 1 < best.len()) {
                best = Some(candidate[..=failed_at].to_vec());
            }
        }
    }
    Ok(match best {
        Some(calls) => Shorter::Found(Failing {
            calls,
            judgement: failing.judgement,
        }),
        None if all_tried => Shorter::Never,
        None => Shorter::Unknown,
    })
}

/// Each sequence with so many neighbouring calls left out; the initialising call stays first.
fn without(calls: &[Call], size: usize) -> impl Iterator<Item = Vec<Call>> {
    (1..calls.len())
        .step_by(size)
        .map(move |from| [&calls[..from], &calls[(from + size).min(calls.len())..]].concat())
}
