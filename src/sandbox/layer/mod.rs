//! The layers of isolation. The supervisor is born into the first and becomes the second; each of the others is set on the
//! thread that starts a program and on no other: the program inherits it, and the supervisor, which has to see and to end the
//! whole tree, stays free.

// Compiled for a test on Linux as well, which compares.
#[cfg(any(not(target_os = "linux"), test))]
mod missing;
mod trial;

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

#[cfg(not(target_os = "linux"))]
pub use missing::LAYERS;
#[cfg(not(target_os = "linux"))]
pub(super) use missing::{NAMESPACES, USER};
#[cfg(target_os = "linux")]
pub(super) use namespaces::{
    ENTRY as NAMESPACES, TRY_MOUNTS, attempt as attempt_mounts, enter_spaces, enter_user, settle, try_mounts,
};
#[cfg(target_os = "linux")]
pub(super) use privileges::drop_capabilities;
pub(super) use trial::{TRIAL, attempt};
pub use trial::{Trial, prove_limits};
#[cfg(target_os = "linux")]
pub(super) use user::{ENTRY as USER, become_user, fresh as fresh_user, give};

#[cfg(not(target_os = "linux"))]
use missing::is_shut_out;
#[cfg(target_os = "linux")]
use user::is_shut_out;

#[cfg(target_os = "linux")]
registry! {
    /// Every layer, in the order in which they are set: what sets a later one must still be allowed.
    LAYERS: Layer = [namespaces, user, privileges, files, calls]
}

/// A layer of isolation.
pub struct Layer {
    /// Its id.
    pub id: &'static str,
    /// The name of the message that says why a machine may not have it.
    pub cause: &'static str,
    /// Whether this machine has it.
    pub exists: fn() -> bool,
    /// Whether it refuses what it has to, when tried from inside.
    refuses: fn() -> bool,
    /// Sets it; `None` for one that the supervisor itself is in.
    set: Option<Set>,
}

/// What sets a layer on the thread that calls it; fails with what the kernel said.
type Set = fn(&Confinement) -> Result<(), String>;

/// What a program may do beside computing.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Confinement {
    /// What it may read and run, beside what every program may.
    pub read: Vec<PathBuf>,
    /// The folder in which it may do everything; what it puts there is lost when it ends, at the latest.
    pub private: PathBuf,
    /// Another such folder, whose contents outlive it.
    pub kept: Option<PathBuf>,
    /// The folder whose files it may read and write, but where it may make none.
    pub write: PathBuf,
    /// What it may not see, though it may lie where every program may look; only namespaces can hide it.
    pub hidden: Vec<PathBuf>,
    /// Whether it may change the permissions of files, which no layer can confine to its own: compilers have to.
    pub permissions: bool,
    /// The ids of the layers that are set.
    pub layers: Vec<String>,
}

impl Confinement {
    /// Whether a layer is set.
    pub(super) fn has(&self, layer: &Layer) -> bool {
        self.layers.iter().any(|id| id == layer.id)
    }

    /// The folders in which the program may do everything.
    pub(super) fn own(&self) -> impl Iterator<Item = &PathBuf> {
        std::iter::once(&self.private).chain(&self.kept)
    }
}

/// The layers that this machine can put around a program that reads these paths, but for those with these ids.
pub fn available(read: &[PathBuf], without: &[&str]) -> Vec<&'static Layer> {
    let wanted = |layer: &&'static Layer| !without.contains(&layer.id) && (layer.exists)();
    let mut layers: Vec<&'static Layer> = LAYERS.iter().copied().filter(wanted).collect();
    // Only with a file system of its own can another user be shown what lies in a folder that is closed to it.
    if !layers.iter().any(|layer| layer.id == NAMESPACES.id) && is_shut_out(read) {
        layers.retain(|layer| layer.id != USER.id);
    }
    layers
}

/// Whether the kernel itself bounds what a program stores, on this machine: elsewhere it is only looked at.
pub fn bounds_storage() -> bool {
    (NAMESPACES.exists)()
}

/// Sets the layers on this thread.
pub(super) fn confine(confinement: &Confinement) -> Result<(), String> {
    let layers = LAYERS.iter().filter(|layer| confinement.has(layer));
    layers
        .filter_map(|layer| Some((layer.id, layer.set?)))
        .try_for_each(|(id, set)| set(confinement).map_err(|cause| format!("{id}: {cause}")))
}
