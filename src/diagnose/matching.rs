//! Which known mistakes a program makes, as far as its answers tell.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
};

use super::progress::{Progress, reached};
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

/// How many sets of mistakes of one size are looked at further.
const WIDTH: usize = 28;

/// A set of mistakes that a program may make: their forms, sorted.
pub type Forms = Vec<usize>;

/// The mistakes of which a set has forms.
type Mutants = BTreeSet<usize>;

/// The smallest sets of at most [`MOST_MISTAKES`] mistakes that answer every call of every case exactly as the program did, each as
/// the forms of the mistakes; of sets that differ in forms only, one. Empty where there is none, or where the program makes no
/// mistake.
///
/// Sets of one mistake are all tried. A greater one is found by adding, to one of the few dozen sets that explain most calls, a mistake
/// that explains the next one as well, or more of it, and by exchanging forms where that does: it may be missed where no single mistake
/// of it explains more than the others did, and beside sets that are found there may be more of their size.
pub fn matching(catalogue: &dyn Catalogue, trials: &[Trial]) -> Vec<Forms> {
    let mut trials: Vec<&Trial> = trials.iter().collect();
    // In a short case there is less that has to be explained at once.
    trials.sort_by_key(|trial| trial.calls.len());
    let search = Search { catalogue, trials };
    let Some(start) = search.candidate(Vec::new()).filter(|start| start.stuck.is_some()) else {
        return Vec::new();
    };
    let mut frontier = vec![start];
    for size in 1..=MOST_MISTAKES {
        let mut further: Vec<Candidate> = search.extend(&frontier).into_values().collect();
        further.sort_by_key(|candidate| Reverse(candidate.progress));
        further.truncate(further.partition_point(Candidate::is_exact).max(WIDTH));
        frontier = match size {
            // Of a single mistake every form has been tried.
            1 => further,
            _ => further
                .into_iter()
                .map(|candidate| search.polished(candidate))
                .collect(),
        };
        let exact = frontier.iter().filter(|candidate| candidate.is_exact());
        let mut exact: Vec<Forms> = exact.map(|candidate| candidate.forms.clone()).collect();
        if !exact.is_empty() {
            exact.sort_by_key(|forms| search.mutants(forms));
            return exact;
        }
    }
    Vec::new()
}

/// A set of mistakes, and how far it explains the answers.
struct Candidate {
    forms: Forms,
    progress: Progress,
    /// The program before the call that it does not explain.
    stuck: Option<Box<dyn Suspect>>,
}

impl Candidate {
    fn is_exact(&self) -> bool {
        self.stuck.is_none()
    }
}

struct Search<'a> {
    catalogue: &'a dyn Catalogue,
    trials: Vec<&'a Trial>,
}

impl Search<'_> {
    /// A set and how far it explains the answers; `None` where its mistakes contradict each other.
    fn candidate(&self, forms: Forms) -> Option<Candidate> {
        let (progress, stuck) = reached(&self.trials, || self.catalogue.program(&forms))?;
        Some(Candidate { forms, progress, stuck })
    }

    /// The sets that have one mistake more than one of these and explain more than it: of each the forms that explain most.
    fn extend(&self, frontier: &[Candidate]) -> BTreeMap<Mutants, Candidate> {
        let mut further: BTreeMap<Mutants, Candidate> = BTreeMap::new();
        for less in frontier {
            let mutants = self.mutants(&less.forms);
            for (form, mutant) in self.catalogue.forms().iter().enumerate() {
                let mut more = mutants.clone();
                if !more.insert(*mutant) || further.get(&more).is_some_and(Candidate::is_exact) {
                    continue;
                }
                let mut forms = less.forms.clone();
                forms.push(form);
                if let Some(candidate) = self.better(further.get(&more).unwrap_or(less), forms) {
                    further.insert(more, candidate);
                }
            }
        }
        further
    }

    /// The same mistakes in the forms that explain most, as far as exchanging one after the other leads there.
    fn polished(&self, candidate: Candidate) -> Candidate {
        let mut best = candidate;
        while let Some(better) = self.exchanged(&best) {
            best = better;
        }
        best
    }

    /// The same mistakes, one of them in a form that explains more.
    fn exchanged(&self, candidate: &Candidate) -> Option<Candidate> {
        let mutants = self.catalogue.forms();
        (0..candidate.forms.len()).find_map(|place| {
            let others = (0..mutants.len()).filter(|&form| mutants[form] == mutants[candidate.forms[place]]);
            others.filter(|&form| form != candidate.forms[place]).find_map(|form| {
                let mut forms = candidate.forms.clone();
                forms[place] = form;
                self.better(candidate, forms)
            })
        })
    }

    /// A set that explains more than another, which is stuck at a call.
    ///
    /// Most do not, and from that call alone it is soon seen. What a program keeps up to there shows on its board, but for little.
    fn better(&self, than: &Candidate, mut forms: Forms) -> Option<Candidate> {
        forms.sort_unstable();
        let trial = self.trials.get(than.progress.trials)?;
        let (call, seen) = (
            trial.calls.get(than.progress.calls)?,
            trial.traces.get(than.progress.calls)?,
        );
        let answer = self
            .catalogue
            .program_from(than.stuck.as_deref()?, &forms)?
            .call(call)?;
        than.progress.with(&answer, seen)?;
        self.candidate(forms)
            .filter(|candidate| candidate.progress > than.progress)
    }

    fn mutants(&self, forms: &[usize]) -> Mutants {
        forms.iter().map(|&form| self.catalogue.forms()[form]).collect()
    }
}

/// Whether a program with these mistakes answers all that was seen of a case.
pub(super) fn explains(catalogue: &dyn Catalogue, forms: &[usize], trial: &Trial) -> bool {
    reached(&[trial], || catalogue.program(forms)).is_some_and(|(_, stuck)| stuck.is_none())
}
