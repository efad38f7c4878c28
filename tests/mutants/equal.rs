//! Each written program is the mistake that it is named for: it answers every call as one form of that mistake does.

use checker::{
    assignment::Catalogue,
    model::{Call, Trace},
};

use super::{
    asked::{CASES, SEQUENCES, answers, catalogue},
    ruby,
    runs::{RUNS, Run},
    written::{CHECKED, LOOPS, METHODS},
};

#[test]
fn each_program_is_the_mistake_that_it_is_named_for() {
    let catalogue = catalogue();
    let complaints = RUNS.iter().filter_map(|run| complaint(&*catalogue, run));
    let complaints: Vec<String> = complaints.collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// Where a program differs from every form of its mistake: from the one that is equal to it the longest.
fn complaint(
    catalogue: &dyn Catalogue,
    Run {
        program,
        cases,
        sequences,
    }: &Run,
) -> Option<String> {
    let asked = [CASES.as_slice(), &SEQUENCES].concat();
    let seen = [cases.as_slice(), sequences].concat();
    let forms = (0..catalogue.forms().len()).filter(|&form| catalogue.forms()[form] == program.mutant);
    let differences: Option<Vec<_>> = forms
        .map(|form| difference(catalogue, &[form], &asked, &seen))
        .collect();
    let (sequence, call) = differences?.into_iter().max().expect("a form");
    Some(format!(
        "{}: {} after {:?}",
        program.name,
        asked[sequence][call],
        asked[sequence][..call]
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
    ))
}

/// The first sequence, and the call of it, that a program with these mistakes does not answer as was seen.
fn difference(
    catalogue: &dyn Catalogue,
    forms: &[usize],
    sequences: &[Vec<Call>],
    seen: &[Vec<Trace>],
) -> Option<(usize, usize)> {
    let pairs = sequences.iter().zip(seen).enumerate();
    pairs.into_iter().find_map(|(index, (calls, seen))| {
        let answers = answers(catalogue, forms, calls).expect("a program");
        let differs = |call: &usize| answers.get(*call) != seen.get(*call);
        (0..calls.len()).find(differs).map(|call| (index, call))
    })
}

#[test]
fn the_programs_that_they_are_made_from_are_right() {
    let catalogue = catalogue();
    let sequences = [CASES.as_slice(), &SEQUENCES].concat();
    for style in [&LOOPS, &METHODS, &CHECKED] {
        let seen = ruby::answers(style.right, &sequences).expect("boards");
        assert_eq!(difference(&*catalogue, &[], &sequences, &seen), None, "{}", style.name);
    }
}
