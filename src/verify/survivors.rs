use std::collections::BTreeMap;

use super::{
    kills::Kills,
    notice::Subject,
    pairs::Pairs,
    probe::Probe,
    suspects::{Form, Suspects},
};
use crate::{
    diagnose::{Apart, POSITIONS},
    error::Error,
    model::{Call, Case, Killer, Open, Shortness, Survivor},
    pool::on_threads,
    testcase,
};

/// What no case kills: the places of the mistakes, one or two, and the forms in which that is so.
#[derive(Clone)]
pub(super) struct Alive {
    pub(super) mutants: Vec<usize>,
    forms: Vec<Vec<Form>>,
}

impl Alive {
    /// The mistakes that no case kills in every form.
    pub(super) fn mistakes(suspects: &Suspects, kills: &Kills) -> Vec<Self> {
        let mut alive: BTreeMap<usize, Vec<Vec<Form>>> = BTreeMap::new();
        for (form, killers) in suspects.forms.iter().zip(&kills.forms) {
            if killers.is_empty() {
                alive.entry(form.mutant).or_default().push(vec![*form]);
            }
        }
        let alive = alive.into_iter().map(|(mutant, forms)| Self {
            mutants: vec![mutant],
            forms,
        });
        alive.collect()
    }

    /// Whether no case kills any form of it. Of pairs only what is alive is known.
    fn is_whole(&self, suspects: &Suspects) -> bool {
        match self.mutants.as_slice() {
            &[mutant] => self.forms.len() == suspects.forms_of(mutant).len(),
            _ => true,
        }
    }

    /// The pairs that no case kills in every form.
    pub(super) fn pairs(pairs: &Pairs) -> Vec<Self> {
        let alive = pairs.survivors.iter().map(|(mutants, forms)| Self {
            mutants: mutants.to_vec(),
            forms: forms.iter().map(|forms| forms.to_vec()).collect(),
        });
        alive.collect()
    }
}

/// Finds out for everything that is alive what would kill it; in the same order.
pub(super) fn survivors(subject: &Subject<'_>, suspects: &Suspects, alive: Vec<Alive>) -> Result<Vec<Survivor>, Error> {
    let search = Search { subject, suspects };
    let mut found = Vec::with_capacity(alive.len());
    let work = |alive: Alive| (search.survivor(&alive), alive.is_whole(suspects), alive.mutants);
    on_threads(subject.jobs, alive, work, |(survivor, is_whole, mutants)| {
        let survivor = survivor?;
        // Forms that answer as the reference does are no mistakes: where others are killed, that is all of the mistake.
        if survivor.is_gap() || is_whole {
            found.push((mutants.len(), mutants, survivor));
        }
        Ok(())
    })?;
    found.sort_by(|one, other| (one.0, &one.1).cmp(&(other.0, &other.1)));
    Ok(found.into_iter().map(|(.., survivor)| survivor).collect())
}

struct Search<'a> {
    subject: &'a Subject<'a>,
    suspects: &'a Suspects,
}

impl Search<'_> {
    /// A survivor with calls for all of its forms: those that kill one form are tried on the next before others are looked for.
    fn survivor(&self, alive: &Alive) -> Result<Survivor, Error> {
        let names = alive
            .mutants
            .iter()
            .map(|&mutant| self.suspects.mutants[mutant].to_owned());
        let names: Vec<String> = names.collect();
        let mut killers: Vec<(Probe, Killer)> = Vec::new();
        let mut open = None;
        for forms in &alive.forms {
            let Some(program) = self.suspects.program(forms) else {
                continue;
            };
            if killers.iter().any(|(probe, _)| probe.kills(program.as_ref())) {
                continue;
            }
            let (calls, shortness) = match self.suspects.apart(self.subject.specification, forms) {
                Apart::Shortest(calls) => (calls, Shortness::Shortest),
                Apart::Minimal(calls) => (calls, Shortness::Minimal),
                Apart::Never => {
                    open = open.max(Some(Open::Equal));
                    continue;
                }
                // That nothing is known of one form weighs more than that another is no mistake.
                Apart::Unknown => {
                    open = open.max(Some(Open::Unknown(POSITIONS)));
                    continue;
                }
            };
            let case = self.case(calls.clone(), &names, killers.len())?;
            let killer = Killer {
                calls,
                shortness,
                yaml: testcase::written(&case, self.subject.notation),
            };
            killers.push((Probe::new(&case), killer));
        }
        Ok(Survivor {
            mutants: names,
            languages: self.suspects.languages(&alive.forms),
            killers: killers.into_iter().map(|(_, killer)| killer).collect(),
            open,
        })
    }

    /// The case that would kill, by a name that no earlier one for the same mistakes has.
    fn case(&self, calls: Vec<Call>, names: &[String], earlier: usize) -> Result<Case, Error> {
        let case = self.subject.specification.case(calls);
        let case = case.ok_or_else(|| Error::Internal("calls that cannot be made".to_owned()))?;
        let what = format!("kills {}", names.join(" + "));
        Ok(Case {
            name: match earlier {
                0 => what,
                _ => format!("{what} ({})", earlier + 1),
            },
            points: 1,
            ..case
        })
    }
}
