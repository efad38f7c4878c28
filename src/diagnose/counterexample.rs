//! The shortest calls that show a bug: what is left of a failing case, what known mistakes foretell, and what trying all finds.

use std::time::Duration;

use super::{
    apart::{Apart, apart},
    breadth::{self, MERGED_BEYOND, Search, fails},
    budget::Budget,
    matching::Forms,
    oracle::{Failing, Oracle, is_alike},
    shrink::{Shorter, Shrunk, shorter, shrink},
    specification::Specification,
};
use crate::{
    assignment::Catalogue,
    error::Error,
    model::{Brevity, Call, Start, Verdict},
};

/// How often a failing sequence is tried before the program counts as one that answers alike every time.
const TRIES: usize = 10;

/// How often one that hangs is tried, since each time takes long.
const TRIES_OF_A_HANG: usize = 2;

/// The search for the shortest calls on which a program goes wrong.
pub(super) struct Hunt<'a> {
    pub(super) specification: &'a Specification,
    pub(super) oracle: &'a mut dyn Oracle,
    /// Mistakes that the program seems to make.
    pub(super) foretelling: Option<(&'a dyn Catalogue, &'a Forms)>,
    /// The time for looking for shorter calls.
    pub(super) budget: Budget,
    /// The time for proving what was found.
    pub(super) proof: Duration,
}

impl Hunt<'_> {
    /// A sequence whose last call fails, and what is known of its length. Failing cases that may be shown are a start.
    pub(super) fn counterexample(mut self, failing: &[Failing]) -> Result<Option<(Vec<Call>, Brevity)>, Error> {
        let shown = failing.iter().min_by_key(|failing| failing.calls.len());
        if let Some(shown) = shown
            && let Some(by_chance) = self.by_chance(shown)?
        {
            return Ok(Some((shown.calls.clone(), by_chance)));
        }
        let found = match self.short(shown)? {
            Some((found, brevity)) => self.proved(&found, brevity)?,
            None => None,
        };
        let unshrunk = || shown.map(|shown| (shown.calls.clone(), Brevity::BestSoFar));
        Ok(found.or_else(unshrunk))
    }

    /// A short failing sequence, and what may be said of it once it is proved.
    fn short(&mut self, shown: Option<&Failing>) -> Result<Option<(Failing, Brevity)>, Error> {
        let known = shown.map(|shown| self.shrunk(shown)).transpose()?;
        let foretold = self.foretold(length(known.as_ref()));
        let is_short = matches!(foretold, Apart::Shortest(_) | Apart::Never);
        let foretold = match foretold.calls() {
            Some(calls) => fails(self.specification, self.oracle, calls, Start::Cold)?,
            None => None,
        };
        let known = foretold.map(|failing| (failing, Brevity::Minimal)).or(known);
        let below = length(known.as_ref());
        // What is known of the mistake spares the long search, but not the one that costs next to nothing.
        let (known, search) = match known {
            Some((failing, _)) if is_short => (
                Some((failing, Brevity::ShortestOfMistake)),
                self.shortest(below.min(MERGED_BEYOND + 1))?,
            ),
            known => (known, self.shortest(below)?),
        };
        Ok(match (search, known) {
            (Search::Found(failing), _) => Some((failing, Brevity::Shortest)),
            (Search::Spent(tried), Some((failing, _))) if tried + 1 >= failing.calls.len() => {
                Some((failing, Brevity::Shortest))
            }
            (Search::Entangled(_) | Search::Spent(_), known) => known,
        })
    }

    /// A failing sequence of fewer calls than these, which a cold start proves.
    fn shortest(&mut self, below: usize) -> Result<Search, Error> {
        let search = breadth::search(self.specification, self.oracle, &self.budget, below)?;
        let Search::Found(found) = search else {
            return Ok(search);
        };
        let proved = fails(self.specification, self.oracle, found.calls.clone(), Start::Cold)?;
        Ok(proved.map_or(Search::Entangled(found.calls), Search::Found))
    }

    /// A sequence of fewer calls than `below` on which a program with the mistakes goes wrong.
    fn foretold(&self, below: usize) -> Apart {
        let Some((catalogue, forms)) = self.foretelling else {
            return Apart::Unknown;
        };
        let budget = self.budget.share(2);
        apart(self.specification, catalogue, [&[], forms], below, &budget)
    }

    /// How often a sequence fails that does not always do so.
    fn by_chance(&mut self, failing: &Failing) -> Result<Option<Brevity>, Error> {
        let Some(case) = self.specification.case(failing.calls.clone()) else {
            return Ok(None);
        };
        let tried = match failing.judgement.verdict {
            Verdict::TimeLimitExceeded => TRIES_OF_A_HANG,
            _ => TRIES,
        };
        let answers = self.oracle.judge(vec![case; tried], Start::Fast)?;
        let failed = answers.iter().filter(|answer| answer.failed_at.is_some()).count();
        let alike = answers.iter().all(|answer| answer.is_like(&answers[0]));
        Ok((failed < tried || !alike).then_some(Brevity::ByChance { failed, tried }))
    }

    /// A failing case without what can be left out, as far as forks tell.
    fn shrunk(&mut self, failing: &Failing) -> Result<(Failing, Brevity), Error> {
        let Shrunk { failing, minimal } = shrink(self.specification, self.oracle, failing.clone(), &self.budget)?;
        let brevity = if minimal { Brevity::Minimal } else { Brevity::BestSoFar };
        Ok((failing, brevity))
    }

    /// What cold starts prove of a failing sequence: that it fails, and that it does not without any one of its calls. `None` where it
    /// does not fail in the same way.
    fn proved(&mut self, found: &Failing, brevity: Brevity) -> Result<Option<(Vec<Call>, Brevity)>, Error> {
        let budget = Budget::of(self.proof);
        let again = fails(self.specification, self.oracle, found.calls.clone(), Start::Cold)?;
        let is_proved = |again: &Failing| again.calls == found.calls && is_alike(again.judgement, found.judgement);
        let Some(found) = again.filter(is_proved) else {
            return Ok(None);
        };
        if brevity == Brevity::BestSoFar {
            return Ok(Some((found.calls, brevity)));
        }
        let (mut failing, mut brevity) = (found, brevity);
        loop {
            match shorter(self.specification, self.oracle, &failing, 1, Start::Cold, &budget)? {
                Shorter::Found(less) => (failing, brevity) = (less, Brevity::Minimal),
                Shorter::Never => return Ok(Some((failing.calls, brevity))),
                Shorter::Unknown if brevity == Brevity::Shortest => return Ok(Some((failing.calls, brevity))),
                Shorter::Unknown => return Ok(Some((failing.calls, Brevity::BestSoFar))),
            }
        }
    }
}

/// The number of calls that a shorter sequence has to be below.
fn length(known: Option<&(Failing, Brevity)>) -> usize {
    known.map_or(usize::MAX, |(failing, _)| failing.calls.len())
}
