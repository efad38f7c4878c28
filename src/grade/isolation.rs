use std::path::PathBuf;

use crate::{
    error::Error,
    model::Message,
    sandbox::{self, LAYERS, Layer},
};

/// Which layers of isolation a submission gets.
#[derive(Clone, Debug, Default)]
pub struct Isolation {
    /// The ids of those that are left out.
    pub without: Vec<&'static str>,
    /// Whether nothing is run unless there is every other.
    pub insisted_on: bool,
    /// Files and folders that no submission may see, wherever they lie, such as the suites and what others have handed in.
    pub hidden: Vec<PathBuf>,
}

impl Isolation {
    /// Fails where a layer is insisted on that this machine does not have, whatever it is to run.
    pub fn check(&self) -> Result<(), Error> {
        self.layers(&[]).map(drop)
    }

    /// The ids of the layers that a submission was to have and does not.
    pub fn missing(&self, had: &[&str]) -> Vec<&'static str> {
        let ids = LAYERS.iter().map(|layer| layer.id);
        ids.filter(|id| !self.without.contains(id) && !had.contains(id))
            .collect()
    }

    /// The ids of the layers that this machine does not have, whatever is to run.
    pub fn lacking(&self) -> Vec<&'static str> {
        let had: Vec<&str> = sandbox::available(&[], &self.without)
            .iter()
            .map(|layer| layer.id)
            .collect();
        self.missing(&had)
    }

    /// The layers for a program that reads these paths; fails where one is insisted on that cannot be had.
    pub(super) fn layers(&self, read: &[PathBuf]) -> Result<Vec<&'static Layer>, Error> {
        let layers = sandbox::available(read, &self.without);
        let had: Vec<&str> = layers.iter().map(|layer| layer.id).collect();
        let missing = self.missing(&had);
        match LAYERS
            .iter()
            .find(|layer| missing.contains(&layer.id))
            .filter(|_| self.insisted_on)
        {
            Some(layer) => Err(Error::Environment(
                Message::new("sandbox-missing")
                    .with("layer", layer.id)
                    .with("cause", Message::new(layer.cause)),
            )),
            None => Ok(layers),
        }
    }
}
