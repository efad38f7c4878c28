use crate::{
    assignment::Reference,
    model::{Call, Message, Step},
};

/// What the reference answers to calls that nobody has proven; the first call need not initialise.
///
/// Fails with the index of the first call that cannot be made, and why.
pub fn run(reference: &Reference, calls: Vec<Call>) -> Result<Vec<Step>, (usize, Message)> {
    let mut machine = (reference.machine)();
    let answered = calls
        .into_iter()
        .enumerate()
        .map(|(index, call)| match machine.call(&call) {
            Ok(expected) => Ok(Step { call, expected }),
            Err(message) => Err((index, message)),
        });
    answered.collect()
}
