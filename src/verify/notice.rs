use std::ops::Range;

use super::{
    kills::{Kills, ranges},
    pairs::Pairs,
    probe::Probe,
    redundant::redundant,
    survivors::{Alive, survivors},
    suspects::{Suspects, Tongues},
};
use crate::{
    assignment::Mutants,
    diagnose::Specification,
    error::Error,
    model::{MutantNotice, Notation, Notice, Suite},
};

/// Suites, and the mistakes that they should notice.
pub struct Subject<'a> {
    /// The calls that may be made.
    pub specification: &'a Specification,
    /// The known mistakes.
    pub mutants: &'a Mutants,
    /// The suites.
    pub suites: &'a [Suite],
    /// How the boards of a suite are written.
    pub notation: &'a Notation,
    /// The languages in which programs may make the mistakes.
    pub tongues: &'a [Tongues],
    /// How many threads may work at one time, at least 1.
    pub jobs: usize,
}

/// What suites notice.
pub fn notice(subject: &Subject<'_>) -> Result<Notice, Error> {
    let suspects = Suspects::new(subject.mutants, subject.tongues);
    let cases = subject.suites.iter().flat_map(|suite| &suite.cases);
    let probes: Vec<Probe> = cases.map(Probe::new).collect();
    let ranges = ranges(subject.suites);

    let kills = Kills::of(&suspects, &probes, &ranges, subject.jobs)?;
    let mut alive = Alive::mistakes(&suspects, &kills);
    let alone = alive.iter().flat_map(|alive| alive.mutants.clone()).collect();
    let pairs = Pairs::of(&suspects, &kills, &probes, &alone, subject.jobs)?;
    alive.extend(Alive::pairs(&pairs));

    let named = |pair: &[usize; 2]| pair.map(|mutant| suspects.mutants[mutant].to_owned());
    Ok(Notice {
        mutants: mutants(&suspects, &kills, &ranges),
        pairs: pairs.count,
        halves: pairs.halves.iter().map(named).collect(),
        survivors: survivors(subject, &suspects, alive)?,
        redundant: needless(subject.suites, &ranges, &kills),
    })
}

fn mutants(suspects: &Suspects, kills: &Kills, suites: &[Range<usize>]) -> Vec<MutantNotice> {
    let all = suites.last().map_or(0, |suite| suite.end);
    let mutants = suspects.mutants.iter().enumerate();
    let noticed = mutants.map(|(mutant, id)| MutantNotice {
        id: (*id).to_owned(),
        languages: suspects.languages(&suspects.forms_of(mutant)),
        cases: kills.cases(suspects, mutant, 0..all),
        suites: suites
            .iter()
            .map(|suite| kills.killed(suspects, mutant, suite))
            .collect(),
    });
    noticed.collect()
}

/// The redundant cases, each as its suite and its name.
fn needless(suites: &[Suite], ranges: &[Range<usize>], kills: &Kills) -> Vec<(String, String)> {
    let names: Vec<(String, String)> = suites
        .iter()
        .flat_map(|suite| suite.cases.iter().map(|case| (suite.id.clone(), case.name.clone())))
        .collect();
    let killers = kills.forms.iter().chain(&kills.parts);
    let redundant = redundant(ranges, killers).into_iter();
    redundant.map(|case| names[case].clone()).collect()
}
