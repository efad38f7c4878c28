//! Proving a layer by trying what it has to refuse.

use std::{process::ExitCode, time::Duration};

use super::{Confinement, LAYERS, Layer};
use crate::{
    error::Error,
    model::Limits,
    sandbox::{Ended, Happening, Launch, Memory, Session},
};

/// The hidden name under which our binary tries to do what a layer has to refuse.
const TRIAL: &str = "__try";

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
        let others = LAYERS.iter().filter(|layer| layer.id != self.id);
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
                read: vec![own],
                own: vec![folder.path().to_owned()],
                without: others.map(|layer| layer.id.to_owned()).collect(),
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

/// Tries a layer when this process was started for that, and returns its exit code when it is done.
pub fn try_if_asked() -> Option<ExitCode> {
    let mut arguments = std::env::args_os().skip(1);
    let asked = arguments.next()? == TRIAL;
    asked.then(|| {
        let id = arguments.next().unwrap_or_default();
        let refused = LAYERS.iter().any(|layer| id == layer.id && (layer.refuses)());
        if refused { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    })
}
