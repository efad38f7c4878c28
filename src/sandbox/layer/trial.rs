//! Proving a layer by trying what it has to refuse.

use std::{
    process::{Command, ExitCode},
    time::Duration,
};

use rustix::process::setsid;

use super::{Confinement, LAYERS, Layer, NAMESPACES, USER};
use crate::{
    error::Error,
    model::{Limit, Limits},
    sandbox::{Ended, Happening, Launch, Memory, Session, overseer::has_strays},
};

/// The hidden name under which our binary tries to do what a layer has to refuse.
pub(in crate::sandbox) const TRIAL: &str = "__try";

/// What is tried that needs no layer to be ended.
const LEAVES: &str = "leaves-a-daemon";
const STAYS: &str = "stays";
const SLEEPS: &str = "sleeps";
const FILLS: &str = "fills-memory";

/// However slow the machine, a trial is over by then.
const PATIENCE: Duration = Duration::from_secs(20);
/// The time of one that is to run out of it.
const SOON: Duration = Duration::from_millis(300);
/// The memory, in bytes, of which one is to use more.
const MEMORY: u64 = 64 << 20;

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
        // Another user reaches our binary for certain only where it is shown the way.
        let with = [self.id, NAMESPACES.id];
        let alone = |layer: &&&Layer| layer.id == self.id || self.id == USER.id && with.contains(&layer.id);
        let layers = LAYERS.iter().filter(alone).filter(|layer| (layer.exists)());
        let layers = layers.map(|layer| layer.id.to_owned()).collect();
        Ok(match run(self.id, layers, PATIENCE)? {
            Ended::Exited(0) => Trial::Holds,
            Ended::Fault(cause) | Ended::NotStarted(cause) => Trial::Fails(cause),
            other => Trial::Fails(format!("{other:?}")),
        })
    }
}

/// Tries what holds everywhere, without a layer: a daemon ends with its program, and what takes too long or too much is ended.
pub fn prove_limits() -> Result<Trial, Error> {
    for (deed, limit, wall) in [
        (LEAVES, None, PATIENCE),
        (SLEEPS, Some(Limit::Wall), SOON),
        (FILLS, Some(Limit::Memory), PATIENCE),
    ] {
        let ended = run(deed, Vec::new(), wall)?;
        let held = match &ended {
            Ended::Exited(0) => limit.is_none() && !has_strays(),
            Ended::Limit { limit: reached, .. } => limit == Some(*reached),
            _ => false,
        };
        if !held {
            return Ok(Trial::Fails(format!("{deed}: {ended:?}")));
        }
    }
    Ok(Trial::Holds)
}

/// How our binary ended that was run again to try something.
fn run(deed: &str, layers: Vec<String>, wall: Duration) -> Result<Ended, Error> {
    let own = std::env::current_exe().map_err(|error| Error::io("/proc/self/exe", &error))?;
    let folder = tempfile::tempdir().map_err(|error| Error::io(std::env::temp_dir(), &error))?;
    let mut session = Session::start(Launch {
        command: vec![own.clone().into(), TRIAL.into(), deed.into()],
        folder: folder.path(),
        environment: Vec::new(),
        limits: &Limits {
            memory: MEMORY,
            ..Limits::default()
        },
        memory: Memory::Data,
        stdin: None,
        channels: 0,
        lanes: folder.path(),
        temporary: folder.path(),
        first: (PATIENCE, wall),
        confinement: Confinement {
            read: vec![own],
            private: folder.path().to_owned(),
            layers,
            ..Confinement::default()
        },
    })?;
    loop {
        if let Happening::Ended(ended) = session.wait_for_next() {
            return Ok(ended);
        }
    }
}

/// Does something that has to be refused or ended, and succeeds when it was refused.
pub(in crate::sandbox) fn attempt(deed: &str) -> ExitCode {
    let refused = match deed {
        LEAVES => std::env::current_exe()
            .and_then(|own| Command::new(own).args([TRIAL, STAYS]).spawn())
            .is_ok(),
        STAYS => {
            // One that cannot leave its session stays all the same.
            let _ = setsid();
            sleep()
        }
        SLEEPS => sleep(),
        FILLS => {
            let filled = vec![1_u8; usize::try_from(MEMORY + MEMORY / 2).unwrap_or(usize::MAX)];
            std::hint::black_box(&filled);
            sleep()
        }
        id => LAYERS.iter().any(|layer| id == layer.id && (layer.refuses)()),
    };
    if refused { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Longer than anybody waits here.
fn sleep() -> bool {
    std::thread::sleep(PATIENCE * 10);
    false
}
