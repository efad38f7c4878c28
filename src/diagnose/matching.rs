//! Which known mistakes a program makes, as far as its answers tell.

use std::{cmp::Reverse, collections::BTreeSet};

use crate::{
    assignment::{Catalogue, Suspect},
    model::{Call, Trace},
};

/// The calls of one case and what came of each; the last of them raised where there are fewer traces than calls.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The calls, the initialising one first.
    pub calls: Vec<Call>,
    /// What came of each, as far as they were made.
    pub traces: Vec<Trace>,
}

/// More mistakes than these at once are no diagnosis but a program of its own.
pub const MOST_MISTAKES: usize = 4;

/// How many sets of mistakes of one size are looked at further. On sets of up to four mistakes chosen by chance, three
/// quarters of these would do.
const WIDTH: usize = 40;

/// A set of mistakes that a program may make: their forms, sorted.
pub type Forms = Vec<usize>;

/// The smallest sets of at most [`MOST_MISTAKES`] mistakes that answer every call of every case exactly as the program did, each as
/// the forms of the mistakes; of sets that differ in forms only, one. Empty where there is none, or where the program makes no
/// mistake.
///
/// Sets of one mistake are all tried. A greater one is found by adding, to a set that answers some calls, a mistake that answers the
/// next one as well.
pub fn matching(catalogue: &dyn Catalogue, trials: &[Trial]) -> Vec<Forms> {
    let mut trials: Vec<&Trial> = trials.iter().collect();
    // In a short case there is less that has to be explained at once.
    trials.sort_by_key(|trial| trial.calls.len());
    let search = Search { catalogue, trials };
    let Some(start) = search.progress(&[]).filter(|start| *start < search.all()) else {
        return Vec::new();
    };
    let mut frontier = vec![(start, Vec::new())];
    for _ in 0..MOST_MISTAKES {
        let further = search.extend(&frontier);
        let exact: Vec<Forms> = further
            .iter()
            .filter(|(progress, _)| *progress == search.all())
            .map(|(_, forms)| forms.clone())
            .collect();
        if !exact.is_empty() {
            return search.distinct(exact);
        }
        frontier = further;
        frontier.sort_by_key(|(progress, _)| Reverse(*progress));
        frontier.truncate(WIDTH);
    }
    Vec::new()
}

/// How far a program's answers are explained: all of so many cases, and so many calls of the next.
type Progress = (usize, usize);

struct Search<'a> {
    catalogue: &'a dyn Catalogue,
    trials: Vec<&'a Trial>,
}

impl Search<'_> {
    /// The progress that explains everything.
    fn all(&self) -> Progress {
        (self.trials.len(), 0)
    }

    /// How far these mistakes explain the answers; `None` where they contradict each other.
    fn progress(&self, forms: &[usize]) -> Option<Progress> {
        for (index, trial) in self.trials.iter().enumerate() {
            let explained = explained(self.catalogue.program(forms)?.as_mut(), trial);
            if explained < trial.traces.len() {
                return Some((index, explained));
            }
        }
        Some(self.all())
    }

    /// Every set that has one mistake more than one of these and explains more than it.
    fn extend(&self, frontier: &[(Progress, Forms)]) -> Vec<(Progress, Forms)> {
        let mutants = self.catalogue.forms();
        let mut tried = BTreeSet::new();
        let mut further = Vec::new();
        for (reached, forms) in frontier {
            for form in 0..mutants.len() {
                if forms.iter().any(|&other| mutants[other] == mutants[form]) {
                    continue;
                }
                let mut more = forms.clone();
                more.push(form);
                more.sort_unstable();
                if !self.explains_next(&more, *reached) || !tried.insert(more.clone()) {
                    continue;
                }
                if let Some(progress) = self.progress(&more).filter(|progress| progress > reached) {
                    further.push((progress, more));
                }
            }
        }
        further
    }

    /// Whether these mistakes explain the call that others did not. Most do not, and it is soon seen.
    fn explains_next(&self, forms: &[usize], (trial, call): Progress) -> bool {
        let program = self.catalogue.program(forms);
        program.is_some_and(|mut program| explained(program.as_mut(), self.trials[trial]) > call)
    }

    /// The sets that differ in their mistakes, in the order of the catalogue.
    fn distinct(&self, mut sets: Vec<Forms>) -> Vec<Forms> {
        let mutants =
            |forms: &Forms| -> BTreeSet<usize> { forms.iter().map(|&form| self.catalogue.forms()[form]).collect() };
        sets.sort_by_key(|forms| (mutants(forms), forms.clone()));
        sets.dedup_by_key(|forms| mutants(forms));
        sets
    }
}

/// Whether a program with these mistakes answers all that was seen of a case.
pub(super) fn explains(catalogue: &dyn Catalogue, forms: &[usize], trial: &Trial) -> bool {
    let program = catalogue.program(forms);
    program.is_some_and(|mut program| explained(program.as_mut(), trial) == trial.traces.len())
}

/// How many calls of a case, from the first, a program answers as was seen.
fn explained(program: &mut dyn Suspect, trial: &Trial) -> usize {
    let pairs = trial.calls.iter().zip(&trial.traces);
    pairs
        .take_while(|(call, seen)| program.call(call).is_some_and(|trace| trace.explains(seen)))
        .count()
}
