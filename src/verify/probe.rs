use crate::{
    assignment::Suspect,
    model::{Answer, Call, Case, Given, Step, Trace},
};

/// A case, as calls with what a right program shows of each.
pub(super) struct Probe {
    steps: Vec<(Call, Option<Trace>)>,
}

impl Probe {
    /// The probe that a case is.
    pub(super) fn new(case: &Case) -> Self {
        let steps = case.steps.iter().map(|step| (step.call.clone(), right(step)));
        Self { steps: steps.collect() }
    }

    /// How many calls it makes.
    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    /// The place of the first call that a program, just loaded, answers otherwise than the reference.
    pub(super) fn fails_at(&self, suspect: &dyn Suspect) -> Option<usize> {
        let mut suspect = suspect.snapshot();
        self.steps.iter().position(|(call, right)| suspect.call(call) != *right)
    }

    /// Whether it tells a program from the reference.
    pub(super) fn kills(&self, suspect: &dyn Suspect) -> bool {
        self.fails_at(suspect).is_some()
    }
}

/// What a right program shows; nothing where it is not known how a program with a mistake would.
fn right(step: &Step) -> Option<Trace> {
    match &step.expected.answer {
        Answer::Board(board) => Some(Trace {
            given: Some(Given::Board(board.clone())),
            board: Some(board.clone()),
        }),
        Answer::Value(_) => None,
    }
}
