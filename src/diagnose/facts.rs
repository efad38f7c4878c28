//! What the failures of a program share, where its bug has no name.

use super::{oracle::Failing, specification::Specification};
use crate::{
    assignment::Feature,
    model::{Assignment, Call, Message},
};

/// Fewer failures than these share something by chance.
const FEW: usize = 3;

/// A call, and what may be said of it where it was made.
pub(super) struct Made {
    pub(super) call: Call,
    pub(super) features: Vec<Feature>,
}

impl Made {
    fn has(&self, feature: &Message) -> bool {
        self.features.iter().flatten().any(|one| one == feature)
    }
}

/// What is the same in all failing calls, as sentences; none where they share nothing, or are too few to say so. What all calls that go
/// well share too says nothing: these are the ones before a failing call, and those of cases that passed.
pub fn facts(
    assignment: &Assignment,
    specification: &Specification,
    failing: &[Failing],
    passed: &[Vec<Call>],
) -> Vec<Message> {
    let mut wrong = Vec::new();
    let mut well: Vec<Made> = passed.iter().flat_map(|calls| specification.made(calls)).collect();
    for case in failing {
        let mut made = specification.made(&case.calls);
        wrong.extend(made.pop());
        well.extend(made);
    }
    let Some(first) = wrong.first().filter(|_| wrong.len() >= FEW) else {
        return Vec::new();
    };
    let name = &first.call.name;
    if wrong.iter().any(|made| made.call.name != *name) {
        return Vec::new();
    }
    well.retain(|made| made.call.name == *name);
    let tells = |has: &dyn Fn(&Made) -> bool| wrong.iter().all(has) && !well.iter().all(has);

    let signature = assignment.signature(name);
    let parameters = signature.into_iter().flat_map(|signature| &signature.parameters);
    let arguments: Vec<String> = parameters
        .zip(&first.call.args)
        .enumerate()
        .filter(|(index, (_, value))| tells(&|made| made.call.args.get(*index) == Some(value)))
        .map(|(_, (parameter, value))| format!("{} = {value}", parameter.name))
        .collect();
    let arguments =
        (!arguments.is_empty()).then(|| Message::new("story-fact-arguments").with("arguments", arguments.join(", ")));
    let features = first.features.iter();
    let features = features.filter_map(|feature| feature.iter().find(|one| tells(&|made| made.has(one))).cloned());

    let all = arguments.into_iter().chain(features).enumerate();
    all.map(|(index, what)| {
        match index {
            0 => Message::new("story-fact")
                .with("count", wrong.len())
                .with("call", name.as_str()),
            _ => Message::new("story-fact-too"),
        }
        .with("what", what)
    })
    .collect()
}
