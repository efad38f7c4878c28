//! Sequences of calls, and which programs with mistakes each of them notices.

use super::cover::cover;
use crate::{
    assignment::Suspect,
    error::Error,
    model::{Call, Trace},
    pool::on_threads,
    verify::Target,
};

/// Sequences, and what each notices.
pub(super) struct Matrix<'a> {
    right: &'a dyn Suspect,
    targets: &'a [Target],
    pub(super) sequences: Vec<Vec<Call>>,
    /// The sequences that notice each target.
    pub(super) killers: Vec<Vec<usize>>,
}

impl<'a> Matrix<'a> {
    pub(super) fn of(
        sequences: Vec<Vec<Call>>,
        right: &'a dyn Suspect,
        targets: &'a [Target],
        jobs: usize,
    ) -> Result<Self, Error> {
        let answers: Vec<Vec<Option<Trace>>> = sequences.iter().map(|calls| answers(right, calls)).collect();
        let mut killers = vec![Vec::new(); targets.len()];
        let programs = targets.iter().map(|target| target.program.snapshot()).enumerate();
        let programs: Vec<(usize, Box<dyn Suspect>)> = programs.collect();
        let ask = |(target, program): (usize, Box<dyn Suspect>)| {
            let notices = |place: &usize| differs_at(program.as_ref(), &sequences[*place], &answers[*place]).is_some();
            (target, (0..sequences.len()).filter(notices).collect::<Vec<usize>>())
        };
        on_threads(jobs, programs, ask, |(target, noticing)| {
            killers[target] = noticing;
            Ok(())
        })?;
        Ok(Self {
            right,
            targets,
            sequences,
            killers,
        })
    }

    /// Few of the sequences that notice all that all of them notice.
    pub(super) fn chosen(&self) -> Vec<usize> {
        cover(&self.killers, &self.weights())
    }

    /// How long each is.
    pub(super) fn weights(&self) -> Vec<usize> {
        self.sequences.iter().map(Vec::len).collect()
    }

    /// Some of the sequences, to be asked by several threads.
    pub(super) fn judge(&self, chosen: &[usize]) -> Judge<'_> {
        let sequences = chosen.iter().map(|&place| self.sequences[place].as_slice());
        Judge {
            sequences: sequences.map(|calls| (calls, answers(self.right, calls))).collect(),
        }
    }

    /// Takes one more sequence; gives its place.
    pub(super) fn add(&mut self, calls: Vec<Call>) -> usize {
        let place = self.sequences.len();
        let answers = answers(self.right, &calls);
        for (target, killers) in self.targets.iter().zip(&mut self.killers) {
            if differs_at(target.program.as_ref(), &calls, &answers).is_some() {
                killers.push(place);
            }
        }
        self.sequences.push(calls);
        place
    }

    /// Whether these sequences notice all that any does.
    pub(super) fn is_held_by(&self, chosen: &[usize]) -> bool {
        let mut noticed = self.killers.iter().filter(|killers| !killers.is_empty());
        noticed.all(|killers| killers.iter().any(|killer| chosen.contains(killer)))
    }

    /// Whether a sequence notices a program.
    pub(super) fn notices(&self, calls: &[Call], program: &dyn Suspect) -> bool {
        differs_at(program, calls, &answers(self.right, calls)).is_some()
    }
}

/// Sequences, with what a right program answers.
pub(super) struct Judge<'a> {
    sequences: Vec<(&'a [Call], Vec<Option<Trace>>)>,
}

impl Judge<'_> {
    /// Whether one of them notices a program.
    pub(super) fn notices(&self, program: &dyn Suspect) -> bool {
        let mut sequences = self.sequences.iter();
        sequences.any(|(calls, answers)| differs_at(program, calls, answers).is_some())
    }
}

/// What a right program answers.
pub(super) fn answers(right: &dyn Suspect, calls: &[Call]) -> Vec<Option<Trace>> {
    let mut right = right.snapshot();
    calls.iter().map(|call| right.call(call)).collect()
}

/// How many calls there are up to the first that a program answers otherwise than a right one.
pub(super) fn differs_at(program: &dyn Suspect, calls: &[Call], answers: &[Option<Trace>]) -> Option<usize> {
    let mut program = program.snapshot();
    let mut steps = calls.iter().zip(answers);
    let place = steps.position(|(call, right)| program.call(call) != *right);
    place.map(|place| place + 1)
}
