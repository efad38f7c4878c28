//! All of it: from what a program answered to the name of its bug and the calls that show it.

use std::time::Duration;

use super::{
    apart::{Apart, apart},
    breadth::{self, Search, fails},
    budget::Budget,
    matching::{self, Forms, Trial},
    oracle::{Failing, Oracle},
    shrink::{self, Shrunk, shorter},
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

/// What a program answered to its cases.
pub struct Evidence {
    /// Every case and what came of its calls; `None` where there is more to see of one than that, so that nothing explains all.
    pub trials: Option<Vec<Trial>>,
    /// The failing cases that may be shown, each up to the call that fails.
    pub failing: Vec<Failing>,
}

/// What was found out about a program.
#[derive(Debug)]
pub struct Finding {
    /// The smallest sets of mistakes that explain everything, by their names.
    pub bugs: Vec<Vec<&'static str>>,
    /// A sequence whose last call fails, and what is known of its length.
    pub counterexample: Option<(Vec<Call>, Brevity)>,
}

/// Finds the name of a bug, and the shortest calls that show it.
///
/// `budget` is the time for looking for shorter calls. What is found is proved by cold starts, which take a moment more.
pub fn investigate(
    specification: &Specification,
    catalogue: Option<&dyn Catalogue>,
    evidence: &Evidence,
    oracle: &mut dyn Oracle,
    budget: Duration,
) -> Result<Finding, Error> {
    let mut investigation = Investigation {
        specification,
        catalogue,
        oracle,
        budget: Budget::of(budget),
    };
    let sets = investigation.explanations(evidence)?;
    let counterexample = investigation.counterexample(&sets, evidence)?;
    Ok(Finding {
        bugs: sets.iter().map(|forms| investigation.names(forms)).collect(),
        counterexample,
    })
}

struct Investigation<'a> {
    specification: &'a Specification,
    catalogue: Option<&'a dyn Catalogue>,
    oracle: &'a mut dyn Oracle,
    budget: Budget,
}

impl Investigation<'_> {
    /// The sets of mistakes that explain every answer, also to calls by which they can be told apart.
    fn explanations(&mut self, evidence: &Evidence) -> Result<Vec<Forms>, Error> {
        let (Some(catalogue), Some(trials)) = (self.catalogue, &evidence.trials) else {
            return Ok(Vec::new());
        };
        let mut sets = matching::matching(catalogue, trials);
        // Each call that tells two sets apart leaves out one of them at least.
        while sets.len() > 1 && !self.budget.is_spent() {
            let Some(calls) = self.apart(catalogue, &sets) else {
                break;
            };
            let Some(case) = self.specification.case(calls.clone()) else {
                break;
            };
            let Some(traces) = self
                .oracle
                .judge(vec![case], Start::Cold)?
                .pop()
                .and_then(|answer| answer.trace)
            else {
                break;
            };
            let trial = Trial { calls, traces };
            let before = sets.len();
            sets.retain(|forms| matching::explains(catalogue, forms, &trial));
            if sets.len() == before {
                break;
            }
        }
        Ok(sets)
    }

    /// Calls that two of several sets answer otherwise.
    fn apart(&self, catalogue: &dyn Catalogue, sets: &[Forms]) -> Option<Vec<Call>> {
        let (first, others) = sets.split_first()?;
        let budget = self.budget.share(4);
        let apart = |other: &Forms| apart(self.specification, catalogue, [first, other], usize::MAX, &budget);
        others.iter().find_map(|other| apart(other).calls())
    }

    fn names(&self, forms: &[usize]) -> Vec<&'static str> {
        let Some(catalogue) = self.catalogue else {
            return Vec::new();
        };
        let mut mutants: Vec<usize> = forms.iter().map(|&form| catalogue.forms()[form]).collect();
        mutants.sort_unstable();
        mutants.iter().map(|&mutant| catalogue.mutants()[mutant]).collect()
    }

    fn counterexample(&mut self, sets: &[Forms], evidence: &Evidence) -> Result<Option<(Vec<Call>, Brevity)>, Error> {
        let known = evidence
            .failing
            .iter()
            .min_by_key(|failing| failing.calls.len())
            .cloned();
        if let Some(known) = &known
            && let Some(by_chance) = self.by_chance(known)?
        {
            return Ok(Some((known.calls.clone(), by_chance)));
        }
        let known = known.map(|known| self.shrunk(known)).transpose()?;
        let below = known.as_ref().map_or(usize::MAX, |(calls, _)| calls.len());
        let foretold = self.foretold(sets, below);
        let is_short = matches!(foretold, Apart::Shortest(_) | Apart::Never);
        let foretold = match foretold.calls() {
            Some(calls) => fails(self.specification, self.oracle, calls, Start::Cold)?,
            None => None,
        };
        let foretold = foretold.map(|failing| (failing.calls, Brevity::Minimal));
        let known = foretold.or(known);
        if is_short && let Some((calls, _)) = known {
            return Ok(Some((calls, Brevity::Shortest)));
        }
        let below = known.as_ref().map_or(usize::MAX, |(calls, _)| calls.len());
        let search = self.shortest(below)?;
        Ok(match (search, known) {
            (Search::Found(failing), _) => Some((failing.calls, Brevity::Shortest)),
            (Search::Spent(tried), Some((calls, _))) if tried + 1 >= calls.len() => Some((calls, Brevity::Shortest)),
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

    /// A sequence of fewer calls than `below` on which a program with these mistakes goes wrong.
    fn foretold(&self, sets: &[Forms], below: usize) -> Apart {
        match (self.catalogue, sets.first()) {
            (Some(catalogue), Some(forms)) => apart(
                self.specification,
                catalogue,
                [&[], forms],
                below,
                &self.budget.share(2),
            ),
            _ => Apart::Unknown,
        }
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

    /// A failing case without what can be left out, proved by cold starts.
    fn shrunk(&mut self, failing: Failing) -> Result<(Vec<Call>, Brevity), Error> {
        let Shrunk { mut failing, minimal } = shrink::shrink(self.specification, self.oracle, failing, &self.budget)?;
        if !minimal {
            return Ok((failing.calls, Brevity::BestSoFar));
        }
        while let Some(less) = shorter(self.specification, self.oracle, &failing, 1, Start::Cold)? {
            failing = less;
        }
        Ok((failing.calls, Brevity::Minimal))
    }
}
