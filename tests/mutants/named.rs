//! Each written program is named by what it answers to the bundled cases, and by nothing else.

use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};

use checker::{
    assignment::Catalogue,
    diagnose::{Forms, matching},
};

use super::{
    asked::{catalogue, trials},
    runs::{RUNS, Run},
};

#[test]
#[expect(
    clippy::print_stdout,
    reason = "how long it takes depends on the machine and is no test"
)]
fn each_program_is_named() {
    let catalogue = catalogue();
    let (mut wrong, mut longest) = (Vec::new(), Duration::ZERO);
    for Run { program, cases, .. } in RUNS.iter() {
        let trials = trials(cases);
        let start = Instant::now();
        let sets = matching(&*catalogue, &trials);
        longest = longest.max(start.elapsed());
        if sets.len() > 1 {
            println!("{} may be {:?}", program.name, names(&*catalogue, &sets));
        }
        if !mutants(&*catalogue, &sets).contains(&BTreeSet::from([program.mutant])) {
            wrong.push(format!("{}: {:?}", program.name, names(&*catalogue, &sets)));
        }
    }
    println!("matching one of {} programs took {longest:?} at most", RUNS.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The mistakes in each of some sets.
fn mutants(catalogue: &dyn Catalogue, sets: &[Forms]) -> Vec<BTreeSet<usize>> {
    let mutants = |forms: &Forms| forms.iter().map(|&form| catalogue.forms()[form]).collect();
    sets.iter().map(mutants).collect()
}

/// The names of the mistakes in each of some sets.
pub(super) fn names(catalogue: &dyn Catalogue, sets: &[Forms]) -> Vec<Vec<&'static str>> {
    let sets = mutants(catalogue, sets).into_iter();
    sets.map(|set| set.into_iter().map(|mutant| catalogue.mutants()[mutant]).collect())
        .collect()
}
