//! Programs that make several mistakes at once are named as well, as far as a set of at most four explains them.

use std::time::{Duration, Instant};

use checker::{
    assignment::Catalogue,
    diagnose::{MOST_MISTAKES, matching},
    model::Trace,
};

use super::{
    asked::{CASES, answers, catalogue, trials},
    chance::Lcg,
};

/// So many programs are made up.
const PROGRAMS: usize = 100;

#[test]
#[expect(
    clippy::print_stdout,
    reason = "how long it takes depends on the machine and is no test"
)]
fn most_programs_with_several_mistakes_are_named() {
    let catalogue = catalogue();
    let right = answered(&*catalogue, &[]).expect("no mistake");
    let mut chance = Lcg(4);
    let (mut asked, mut named, mut longest) = (0, 0, Duration::ZERO);
    while asked < PROGRAMS {
        let forms = some_mistakes(&*catalogue, &mut chance);
        let Some(seen) = answered(&*catalogue, &forms).filter(|seen| *seen != right) else {
            continue;
        };
        asked += 1;
        let trials = trials(&seen);
        let start = Instant::now();
        let sets = matching(&*catalogue, &trials);
        longest = longest.max(start.elapsed());
        named += usize::from(!sets.is_empty());
        if sets.is_empty() {
            let names = forms.iter().map(|&form| catalogue.mutants()[catalogue.forms()[form]]);
            println!("not named: {} {forms:?}", names.collect::<Vec<_>>().join(", "));
        }
        for set in sets {
            assert_eq!(
                answered(&*catalogue, &set).as_ref(),
                Some(&seen),
                "{set:?} explains all that {forms:?} answer"
            );
            assert!(set.len() <= forms.len(), "{set:?} is not greater than {forms:?}");
        }
    }
    println!("{named} of {asked} programs are named, each in {longest:?} at most");
    assert!(named * 100 >= asked * 90, "{named} of {asked}");
}

/// Forms of one to four different mistakes; they may contradict each other.
fn some_mistakes(catalogue: &dyn Catalogue, chance: &mut Lcg) -> Vec<usize> {
    let mut mutants: Vec<usize> = (0..=chance.below(MOST_MISTAKES))
        .map(|_| chance.below(catalogue.mutants().len()))
        .collect();
    mutants.sort_unstable();
    mutants.dedup();
    let form = |mutant: usize, chance: &mut Lcg| {
        let all = catalogue.forms().iter().enumerate();
        let forms: Vec<usize> = all.filter(|(_, of)| **of == mutant).map(|(form, _)| form).collect();
        forms[chance.below(forms.len())]
    };
    mutants.into_iter().map(|mutant| form(mutant, chance)).collect()
}

/// What a program with these mistakes answers to every bundled case; `None` where they contradict each other.
fn answered(catalogue: &dyn Catalogue, forms: &[usize]) -> Option<Vec<Vec<Trace>>> {
    CASES.iter().map(|calls| answers(catalogue, forms, calls)).collect()
}
