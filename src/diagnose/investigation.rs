//! All of it: from what a program answered to the name of its bug and the calls that show it.

use std::time::Duration;

use super::{
    apart::apart,
    budget::Budget,
    counterexample::Hunt,
    games::games,
    matching::{self, Forms, Trial},
    oracle::{Failing, Oracle},
    specification::Specification,
};
use crate::{
    assignment::Catalogue,
    error::Error,
    model::{Brevity, Call, Case, Start},
};

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
    let mut sets = investigation.explanations(evidence)?;
    let hunt = Hunt {
        specification,
        foretelling: catalogue.zip(sets.first()),
        budget: investigation.budget,
        proof: budget,
        oracle: investigation.oracle,
    };
    let mut counterexample = hunt.counterexample(&evidence.failing)?;
    if let Some((calls, brevity)) = &mut counterexample {
        investigation.retain(&mut sets, vec![calls.clone()], Start::Cold)?;
        if sets.is_empty() && *brevity == Brevity::ShortestOfMistake {
            *brevity = Brevity::Minimal;
        }
    }
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
        self.retain(&mut sets, games(self.specification), Start::Fast)?;
        // Each call that tells two sets apart leaves out one of them at least.
        while sets.len() > 1 && !self.budget.is_spent() {
            let Some(calls) = self.apart(catalogue, &sets) else {
                break;
            };
            let before = sets.len();
            self.retain(&mut sets, vec![calls], Start::Cold)?;
            if sets.len() == before {
                break;
            }
        }
        Ok(sets)
    }

    /// Keeps the sets that also explain what the program answers to further calls.
    fn retain(&mut self, sets: &mut Vec<Forms>, sequences: Vec<Vec<Call>>, start: Start) -> Result<(), Error> {
        let Some(catalogue) = self.catalogue.filter(|_| !sets.is_empty()) else {
            return Ok(());
        };
        let (sequences, cases): (Vec<Vec<Call>>, Vec<Case>) = sequences
            .into_iter()
            .filter_map(|calls| Some((calls.clone(), self.specification.case(calls)?)))
            .unzip();
        let answers = self.oracle.judge(cases, start)?;
        for (calls, answered) in sequences.into_iter().zip(answers) {
            match answered.trace {
                Some(traces) => {
                    let trial = Trial { calls, traces };
                    sets.retain(|forms| matching::explains(catalogue, forms, &trial));
                }
                // There is more to see of it than a set of mistakes explains.
                None => sets.clear(),
            }
        }
        Ok(())
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
}
