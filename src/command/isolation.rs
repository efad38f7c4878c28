//! Which layers of isolation a submission gets, by the options.

use crate::cli::Judging;
use crate::grade;
use crate::model::{Isolation, Message, Submission};
use crate::sandbox::LAYERS;

/// What the options ask for.
pub(super) fn asked(options: &Judging) -> grade::Isolation {
    let all = options.sandbox == Isolation::LimitsOnly;
    let left_out = LAYERS
        .iter()
        .filter(|layer| all || options.without.iter().any(|other| other.id == layer.id));
    grade::Isolation {
        without: left_out.map(|layer| layer.id).collect(),
        insisted_on: options.sandbox == Isolation::Full,
    }
}

/// What a person has to know about the isolation of what is run, where it is not whole.
pub(super) fn notice(asked: &grade::Isolation, submission: &Submission) -> Option<Message> {
    let missing = asked.missing(&submission.layers);
    (!missing.is_empty()).then(|| Message::new("sandbox-notice").with("layers", missing.join(", ")))
}
