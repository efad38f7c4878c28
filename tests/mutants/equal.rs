//! Each written program is the mistake that it is named for: it answers every call as one form of that mistake does.

use std::{sync::Mutex, thread};

use checker::{
    assignment::Catalogue,
    model::{Call, Trace},
};

use super::{
    asked::{CASES, SEQUENCES, answers, catalogue},
    ruby,
    written::{self, CHECKED, LOOPS, METHODS, Written},
};

/// Does the same to each of many on all processors, and gives what came of it, in no order.
pub(super) fn on_all_processors<T: Send, R: Send>(work: Vec<T>, does: impl Fn(T) -> R + Sync) -> Vec<R> {
    let (work, done) = (Mutex::new(work.into_iter()), Mutex::new(Vec::new()));
    let next = || work.lock().expect("what is left").next();
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(one) = next() {
                    let result = does(one);
                    done.lock().expect("a list").push(result);
                }
            });
        }
    });
    done.into_inner().expect("a list")
}

#[test]
fn each_program_is_the_mistake_that_it_is_named_for() {
    let catalogue = catalogue();
    let sequences = [CASES.as_slice(), &SEQUENCES].concat();
    let complaints = on_all_processors(written::all(&*catalogue), |program| {
        complaint(&*catalogue, &program, &sequences)
    });
    let complaints: Vec<String> = complaints.into_iter().flatten().collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// Where a program differs from every form of its mistake: from the one that is equal to it the longest.
fn complaint(catalogue: &dyn Catalogue, program: &Written, sequences: &[Vec<Call>]) -> Option<String> {
    let seen = match ruby::answers(&program.text, sequences) {
        Ok(seen) => seen,
        Err(answer) => return Some(format!("{}: {answer}", program.name)),
    };
    let forms = (0..catalogue.forms().len()).filter(|&form| catalogue.forms()[form] == program.mutant);
    let differences: Option<Vec<_>> = forms
        .map(|form| difference(catalogue, &[form], sequences, &seen))
        .collect();
    let (sequence, call) = differences?.into_iter().max().expect("a form");
    Some(format!(
        "{}: {} after {:?}",
        program.name,
        sequences[sequence][call],
        sequences[sequence][..call]
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
