//! Which layers of isolation a submission gets.

use crate::cli::Judging;
use crate::error::Error;
use crate::model::{Isolation, Message};
use crate::sandbox::{LAYERS, Layer};

/// The ids of the layers that are left out; fails where one is insisted on that this machine does not have.
pub(super) fn left_out(options: &Judging) -> Result<Vec<&'static str>, Error> {
    match (options.sandbox, missing(options).first()) {
        (Isolation::LimitsOnly, _) => Ok(LAYERS.iter().map(|layer| layer.id).collect()),
        (Isolation::Full, Some(layer)) => Err(Error::Environment(
            Message::new("sandbox-missing")
                .with("layer", layer.id)
                .with("cause", Message::new(layer.cause)),
        )),
        _ => Ok(LAYERS
            .iter()
            .filter(|layer| waived(options, layer))
            .map(|layer| layer.id)
            .collect()),
    }
}

/// What a person has to know about the isolation of what is run, where it is not whole.
pub(super) fn notice(options: &Judging) -> Option<Message> {
    let missing = missing(options);
    let names: Vec<&str> = missing.iter().map(|layer| layer.id).collect();
    (options.sandbox == Isolation::BestEffort && !names.is_empty())
        .then(|| Message::new("sandbox-notice").with("layers", names.join(", ")))
}

/// The layers that are wanted and that this machine does not have.
fn missing(options: &Judging) -> Vec<&'static Layer> {
    let lacks = |layer: &&&'static Layer| !waived(options, layer) && !(layer.exists)();
    LAYERS.iter().filter(lacks).copied().collect()
}

fn waived(options: &Judging, layer: &Layer) -> bool {
    options.without.iter().any(|other| other.id == layer.id)
}
