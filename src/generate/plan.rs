//! What a generated suite will be, in words that are not chosen yet.

use std::collections::HashMap;

use crate::model::{Effect, Message, Step};

/// A suite to be written.
#[derive(Debug)]
pub struct Plan {
    /// What it shows.
    pub title: Message,
    /// How it came to be.
    pub about: Vec<Message>,
    /// Its cases.
    pub cases: Vec<PlannedCase>,
    /// What it should show as well and does not, since no calls were found that do.
    pub missed: Vec<Message>,
}

/// A case to be written.
#[derive(Debug)]
pub struct PlannedCase {
    /// What it is one of.
    pub topic: Option<Message>,
    /// What else is known of it.
    pub remarks: Vec<Message>,
    /// What it is for; no two cases of a plan share a name.
    pub name: Message,
    /// Its steps.
    pub steps: Vec<PlannedStep>,
}

/// A step to be written.
#[derive(Clone, Debug)]
pub struct PlannedStep {
    /// The call with the reference's answer.
    pub step: Step,
    /// Whether the answer is stated.
    pub is_stated: bool,
    /// What is to be seen in it.
    pub remark: Option<Message>,
}

impl PlannedStep {
    /// A step that states nothing.
    pub fn silent(step: Step) -> Self {
        Self {
            step,
            is_stated: false,
            remark: None,
        }
    }
}

/// The steps of a case that is there for its last one. They state what comes before it, what it has to do, and every call that must
/// not change anything.
pub(super) fn for_the_last(steps: Vec<Step>) -> Vec<PlannedStep> {
    let last = steps.len().saturating_sub(1);
    let before = steps[..last]
        .iter()
        .rposition(|step| step.expected.effect != Effect::Unchanged);
    let planned = steps.into_iter().enumerate().map(|(place, step)| PlannedStep {
        is_stated: place == last || Some(place) == before || step.expected.effect == Effect::Unchanged,
        ..PlannedStep::silent(step)
    });
    planned.collect()
}

/// Gives cases of one name the call that they end with, and those that end alike a number.
pub(super) fn name_apart(cases: &mut [PlannedCase]) {
    number(cases, |case, _| {
        let call = case.steps.last().map(|last| last.step.call.to_string());
        Message::new("generate-name-call")
            .with("name", case.name.clone())
            .with("call", call.unwrap_or_default())
    });
    number(cases, |case, number| match number {
        1 => case.name.clone(),
        _ => Message::new("generate-name-number")
            .with("name", case.name.clone())
            .with("number", number),
    });
}

/// Names the cases anew that share a name, which are numbered from 1.
fn number(cases: &mut [PlannedCase], renamed: impl Fn(&PlannedCase, usize) -> Message) {
    let key = |case: &PlannedCase| format!("{:?}", case.name);
    let mut counts: HashMap<String, usize> = HashMap::new();
    for case in cases.iter() {
        *counts.entry(key(case)).or_default() += 1;
    }
    counts.retain(|_, count| *count > 1);
    let mut numbers: HashMap<String, usize> = HashMap::new();
    for case in cases {
        let key = key(case);
        if counts.contains_key(&key) {
            let number = numbers.entry(key).or_default();
            *number += 1;
            case.name = renamed(case, *number);
        }
    }
}
