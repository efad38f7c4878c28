//! Proving a layer by trying what it has to refuse.

use std::{ffi::OsStr, process::ExitCode, time::Duration};

use super::{Confinement, LAYERS, Layer, NAMESPACES, USER};
use crate::{
    error::Error,
    model::Limits,
    sandbox::{Ended, Happening, Launch, Memory, Session},
};

/// The hidden name under which our binary tries to do what a layer has to refuse.
pub(in crate::sandbox) const TRIAL: &str = "__try";

/// What came of trying a layer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trial {
    /// It refuses what it has to.
    Holds,
    /// The kernel does not have it.
    Missing,
    /// What it has to refuse was allowed, or it could not be set.
    Fails(String),
}

impl Layer {
    /// Tries the layer, alone, in a sandbox of its own.
    pub fn prove(&self) -> Result<Trial, Error> {
        if !(self.exists)() {
            return Ok(Trial::Missing);
        }
        let own = std::env::current_exe().map_err(|error| Error::io("/proc/self/exe", &error))?;
        let folder = tempfile::tempdir().map_err(|error| Error::io(std::env::temp_dir(), &error))?;
        let read = vec![own.clone()];
        // Another user reaches our binary for certain only where it is shown the way.
        let with = [self.id, NAMESPACES.id];
        let alone = |layer: &&&Layer| layer.id == self.id || self.id == USER.id && with.contains(&layer.id);
        let layers = LAYERS.iter().filter(alone).filter(|layer| (layer.exists)());
        let mut session = Session::start(Launch {
            command: vec![own.clone().into(), TRIAL.into(), self.id.into()],
            folder: folder.path(),
            environment: Vec::new(),
            limits: &Limits::default(),
            memory: Memory::Data,
            stdin: None,
            channels: 0,
            lanes: folder.path(),
            temporary: folder.path(),
            first: (Duration::from_secs(5), Duration::from_secs(20)),
            confinement: Confinement {
                read,
                private: folder.path().to_owned(),
                layers: layers.map(|layer| layer.id.to_owned()).collect(),
                ..Confinement::default()
            },
        })?;
        loop {
            if let Happening::Ended(ended) = session.wait_for_next() {
                return Ok(match ended {
                    Ended::Exited(0) => Trial::Holds,
                    Ended::Fault(cause) | Ended::NotStarted(cause) => Trial::Fails(cause),
                    other => Trial::Fails(format!("{other:?}")),
                });
            }
        }
    }
}

/// Tries what a layer has to refuse, and succeeds when it was refused.
pub(in crate::sandbox) fn attempt(id: &OsStr) -> ExitCode {
    let refused = LAYERS.iter().any(|layer| id == layer.id && (layer.refuses)());
    if refused { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
