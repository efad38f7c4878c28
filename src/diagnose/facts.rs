//! What the failures of a program share, where its bug has no name.

use crate::model::{Assignment, Call, Message};

/// Fewer failures than these share something by chance.
const FEW: usize = 3;

/// What is the same in all failing calls, as a sentence; none where they share nothing, or are too few to say so.
pub fn facts(assignment: &Assignment, failing: &[&Call]) -> Vec<Message> {
    let Some((first, others)) = failing.split_first().filter(|_| failing.len() >= FEW) else {
        return Vec::new();
    };
    let Some(signature) = assignment.signature(&first.name) else {
        return Vec::new();
    };
    if others.iter().any(|call| call.name != first.name) {
        return Vec::new();
    }
    let arguments = signature.parameters.iter().zip(&first.args).enumerate();
    let shared: Vec<String> = arguments
        .filter(|(index, (_, value))| others.iter().all(|call| call.args.get(*index) == Some(value)))
        .map(|(_, (parameter, value))| format!("{} = {value}", parameter.name))
        .collect();
    if shared.is_empty() {
        return Vec::new();
    }
    vec![
        Message::new("story-fact")
            .with("count", failing.len())
            .with("call", first.name.as_str())
            .with("arguments", shared.join(", ")),
    ]
}
