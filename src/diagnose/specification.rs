//! What an assignment asks, call by call: the calls that it promises to make, and the reference's answers to any sequence of them.

use super::facts::Made;
use crate::{
    assignment::{Machine, Reference},
    error::Error,
    model::{Answer, Assignment, Call, Case, Effect, Expected, Message, Step},
    testcase,
};

/// An assignment's calls and its reference.
pub struct Specification {
    reference: &'static Reference,
    initialize: Vec<Call>,
    calls: Vec<Call>,
}

impl Specification {
    /// The specification of an assignment, whose reference this is.
    ///
    /// # Errors
    /// When the assignment names no call that initialises, which its loader refuses.
    pub fn new(assignment: &Assignment, reference: &'static Reference) -> Result<Self, Error> {
        let calls = domain(assignment);
        let first = calls
            .first()
            .ok_or_else(|| Error::Internal("an assignment without calls".to_owned()))?;
        Ok(Self {
            reference,
            initialize: vec![first.clone()],
            calls,
        })
    }

    /// A sequence of calls with the reference's answers, as a case without a name; `None` where one of them cannot be made.
    pub fn case(&self, calls: Vec<Call>) -> Option<Case> {
        let steps = testcase::run(self.reference, calls).ok()?;
        (!steps.is_empty()).then(|| Case {
            name: String::new(),
            points: 0,
            steps,
        })
    }

    /// The calls of a sequence, as far as they can be made, each with what may be said of it there.
    pub(super) fn made(&self, calls: &[Call]) -> Vec<Made> {
        let mut machine = (self.reference.machine)();
        let made = calls.iter().map_while(|call| {
            let features = machine.features(call);
            machine.call(call).ok()?;
            Some(Made {
                call: call.clone(),
                features,
            })
        });
        made.collect()
    }

    /// Whether a call begins anew.
    pub fn is_initialize(&self, call: &Call) -> bool {
        self.initialize.contains(call)
    }

    /// Where every sequence begins.
    pub fn start(&self) -> Position {
        Position {
            calls: Vec::new(),
            machine: (self.reference.machine)(),
        }
    }

    /// The calls of the domain that can follow a sequence: none can come before the one that initialises.
    pub fn calls_after(&self, sequence: &[Call]) -> &[Call] {
        if sequence.is_empty() {
            &self.initialize
        } else {
            &self.calls
        }
    }
}

/// A sequence of calls, and the reference behind it.
pub struct Position {
    /// The sequence.
    pub calls: Vec<Call>,
    machine: Box<dyn Machine>,
}

impl Position {
    /// What the reference answers to one more call, and the position after it; `None` where the call cannot be made.
    pub fn after(&self, call: &Call) -> Option<(Step, Self)> {
        let mut machine = self.machine.snapshot();
        let expected = machine.call(call).ok()?;
        let mut calls = self.calls.clone();
        calls.push(call.clone());
        let step = Step {
            call: call.clone(),
            expected,
        };
        Some((step, Self { calls, machine }))
    }

    /// What one more call would show, as places among the points of the reference's covering.
    pub fn shows(&self, call: &Call) -> Vec<usize> {
        self.machine.shows(call)
    }

    /// What one more call would show, in few words; `None` where nobody has said what calls can show.
    pub fn title(&self, call: &Call) -> Option<Message> {
        self.machine.title(call)
    }

    /// Makes one more call; `None` where it cannot be made.
    pub fn advance(&mut self, call: &Call) -> Option<Expected> {
        let expected = self.machine.call(call).ok()?;
        self.calls.push(call.clone());
        Some(expected)
    }
}

/// Whether a step leaves everything as it was.
pub fn changes_nothing(step: &Step) -> bool {
    step.expected.effect == Effect::Unchanged
}

/// What is seen of the position that a step leads to.
pub fn seen(step: &Step) -> String {
    match &step.expected.answer {
        Answer::Board(board) => board.rows().flatten().map(|&cell| char::from(cell)).collect(),
        Answer::Value(value) => value.to_string(),
    }
}

fn domain(assignment: &Assignment) -> Vec<Call> {
    let mut calls = Vec::new();
    for signature in &assignment.calls {
        let mut lists: Vec<Vec<i64>> = vec![Vec::new()];
        for parameter in &signature.parameters {
            let values = parameter.min..=parameter.max;
            lists = lists
                .iter()
                .flat_map(|list| values.clone().map(|value| [list.as_slice(), &[value]].concat()))
                .collect();
        }
        calls.extend(lists.into_iter().map(|args| Call {
            name: signature.name.clone(),
            args,
        }));
    }
    calls
}
