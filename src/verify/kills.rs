use std::ops::Range;

use super::{probe::Probe, suspects::Suspects};
use crate::{
    assignment::Suspect,
    error::Error,
    model::{Killed, Suite},
    pool::on_threads,
};

/// Which cases kill what; a case is known by its place among those of all suites.
pub(super) struct Kills {
    /// The cases that kill each form, in the order of the forms.
    pub(super) forms: Vec<Vec<usize>>,
    /// The first cases of each suite, up to [`NEEDLESS`], that kill each program that makes a mistake in a part of the places only.
    pub(super) parts: Vec<Vec<usize>>,
}

/// Where so many cases of a suite kill something, none of them is needed for it.
const NEEDLESS: usize = 2;

impl Kills {
    /// Asks every program the cases, which are those of these suites.
    pub(super) fn of(
        suspects: &Suspects,
        probes: &[Probe],
        suites: &[Range<usize>],
        jobs: usize,
    ) -> Result<Self, Error> {
        let killers = |of: Vec<Box<dyn Suspect>>, most: usize| {
            let mut all = vec![Vec::new(); of.len()];
            let ask = |(place, suspect): (usize, Box<dyn Suspect>)| {
                let suites = suites.iter().flat_map(|suite| {
                    let kills = |case: &usize| probes[*case].kills(suspect.as_ref());
                    suite.clone().filter(kills).take(most)
                });
                (place, suites.collect())
            };
            on_threads(jobs, of.into_iter().enumerate(), ask, |(place, killers)| {
                all[place] = killers;
                Ok(())
            })?;
            Ok(all)
        };
        Ok(Self {
            forms: killers(suspects.programs(), usize::MAX)?,
            parts: killers(suspects.parts(), NEEDLESS)?,
        })
    }

    /// How much of a mistake is killed by the cases of a range.
    pub(super) fn killed(&self, suspects: &Suspects, mutant: usize, cases: &Range<usize>) -> Killed {
        let mut forms = self.of_mutant(suspects, mutant);
        let is_killed = |killers: &&Vec<usize>| killers.iter().any(|case| cases.contains(case));
        let all = forms.clone().all(|killers| is_killed(&killers));
        match (all, forms.any(|killers| is_killed(&killers))) {
            (true, _) => Killed::Wholly,
            (false, true) => Killed::Partly,
            (false, false) => Killed::Nothing,
        }
    }

    /// How many cases kill a mistake in every form.
    pub(super) fn cases(&self, suspects: &Suspects, mutant: usize, cases: Range<usize>) -> usize {
        let kills_all = |case: &usize| self.of_mutant(suspects, mutant).all(|killers| killers.contains(case));
        cases.filter(kills_all).count()
    }

    /// The cases that kill each form of a mistake.
    fn of_mutant<'a>(&'a self, suspects: &'a Suspects, mutant: usize) -> impl Iterator<Item = &'a Vec<usize>> + Clone {
        let forms = suspects.forms.iter().zip(&self.forms);
        forms
            .filter(move |(form, _)| form.mutant == mutant)
            .map(|(_, killers)| killers)
    }
}

/// The places of the cases of each suite among those of all.
pub(super) fn ranges(suites: &[Suite]) -> Vec<Range<usize>> {
    let mut end = 0;
    let ranges = suites.iter().map(|suite| {
        let start = end;
        end += suite.cases.len();
        start..end
    });
    ranges.collect()
}
