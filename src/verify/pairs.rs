use std::collections::{BTreeMap, BTreeSet};

use super::{
    kills::Kills,
    probe::Probe,
    suspects::{Form, Suspects},
};
use crate::{error::Error, pool::on_threads};

/// What became of the pairs of mistakes, each pair by the places of the two.
pub(super) struct Pairs {
    /// How many pairs there are.
    pub(super) count: usize,
    /// Those that are the same program as one of their halves.
    pub(super) halves: Vec<[usize; 2]>,
    /// Those that no case kills, with the forms in which that is so.
    pub(super) survivors: BTreeMap<[usize; 2], Vec<[Form; 2]>>,
}

/// What becomes of two forms at once.
#[derive(Clone, Copy)]
enum Fate {
    /// They contradict each other.
    Impossible,
    /// One of them changes nothing that the other has left.
    Half,
    /// A case tells them from the reference.
    Killed,
    /// No case does.
    Survives,
}

/// So many pairs go to a thread at a time.
const BATCH: usize = 500;

impl Pairs {
    /// Asks programs that make two mistakes as many cases as are needed to kill them. The mistakes of `alive`, which survive by
    /// themselves, are left out.
    pub(super) fn of(
        suspects: &Suspects,
        kills: &Kills,
        probes: &[Probe],
        alive: &BTreeSet<usize>,
        jobs: usize,
    ) -> Result<Self, Error> {
        let mut pairs = suspects.pairs();
        pairs.retain(|pair| pair.iter().all(|form| !alive.contains(&form.mutant)));
        let court = Court {
            suspects,
            kills,
            probes,
            by_length: by_length(probes),
        };
        let batches: Vec<Vec<[Form; 2]>> = pairs.chunks(BATCH).map(<[_]>::to_vec).collect();
        let judge = |batch: Vec<[Form; 2]>| -> Vec<([Form; 2], Fate)> {
            batch.into_iter().map(|pair| (pair, court.fate(pair))).collect()
        };
        let mut told = Told::default();
        on_threads(jobs, batches, judge, |fates| {
            for (pair, fate) in fates {
                told.take(pair, fate);
            }
            Ok(())
        })?;
        Ok(told.finish())
    }
}

/// Where the fate of a pair is found.
struct Court<'a> {
    suspects: &'a Suspects,
    kills: &'a Kills,
    probes: &'a [Probe],
    /// The cases, the shorter ones first.
    by_length: Vec<usize>,
}

impl Court<'_> {
    fn fate(&self, pair: [Form; 2]) -> Fate {
        let Some(program) = self.suspects.program(&pair) else {
            return Fate::Impossible;
        };
        let fingerprint = program.fingerprint();
        if pair.iter().any(|form| self.suspects.is_form(form.mutant, fingerprint)) {
            return Fate::Half;
        }
        // What kills one of them mostly kills both, and the shortest case that does is soon over.
        let likely = pair.iter().filter_map(|form| self.shortest_killer(*form));
        let mut cases = likely.chain(self.by_length.iter().copied());
        if cases.any(|case| self.probes[case].kills(program.as_ref())) {
            Fate::Killed
        } else {
            Fate::Survives
        }
    }

    fn shortest_killer(&self, form: Form) -> Option<usize> {
        let killers = self.kills.forms[self.suspects.place(form)].iter();
        killers.copied().min_by_key(|&case| self.probes[case].len())
    }
}

fn by_length(probes: &[Probe]) -> Vec<usize> {
    let mut cases: Vec<usize> = (0..probes.len()).collect();
    cases.sort_by_key(|&case| probes[case].len());
    cases
}

#[derive(Default)]
struct Told {
    /// Whether each pair is the same program as a half in all its forms.
    halves: BTreeMap<[usize; 2], bool>,
    survivors: BTreeMap<[usize; 2], Vec<[Form; 2]>>,
}

impl Told {
    fn take(&mut self, forms: [Form; 2], fate: Fate) {
        let mut pair = forms.map(|form| form.mutant);
        pair.sort_unstable();
        let is_half = match fate {
            Fate::Impossible => return,
            Fate::Half => true,
            Fate::Killed => false,
            Fate::Survives => {
                self.survivors.entry(pair).or_default().push(forms);
                false
            }
        };
        let always = self.halves.entry(pair).or_insert(true);
        *always &= is_half;
    }

    fn finish(mut self) -> Pairs {
        // Whichever thread was the first to tell, the report is the same.
        for forms in self.survivors.values_mut() {
            forms.sort_by_key(|pair| pair.map(|form| form.fingerprint));
        }
        let halves = self.halves.iter().filter(|(_, always)| **always);
        Pairs {
            count: self.halves.len(),
            halves: halves.map(|(pair, _)| *pair).collect(),
            survivors: self.survivors,
        }
    }
}
