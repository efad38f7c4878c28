//! The layers of isolation. Each is set on the thread that starts a program and on no other: the program inherits it, and the
//! supervisor, which has to see and to end the whole tree, stays free.

mod trial;

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

pub use trial::{Trial, try_if_asked};

registry! {
    /// Every layer, in the order in which they are set: what sets a later one must still be allowed.
    LAYERS: Layer = [privileges, files, calls]
}

/// A layer of isolation.
pub struct Layer {
    /// Its id.
    pub id: &'static str,
    /// The name of the message that says why a machine may not have it.
    pub cause: &'static str,
    /// Whether the kernel has it.
    pub exists: fn() -> bool,
    /// Whether it refuses what it has to, when tried from inside.
    refuses: fn() -> bool,
    /// Sets it on this thread; fails with what the kernel said.
    set: fn(&Confinement) -> Result<(), String>,
}

/// What a program may do beside computing.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Confinement {
    /// What it may read and run, beside what every program may.
    pub read: Vec<PathBuf>,
    /// The folders in which it may do everything.
    pub own: Vec<PathBuf>,
    /// The folders whose files it may read and write, but where it may make none.
    pub write: Vec<PathBuf>,
    /// Whether it may change the permissions of files, which no layer can confine to its own: compilers have to.
    pub permissions: bool,
    /// The layers that are left out, by their ids.
    pub without: Vec<String>,
}

/// Sets the layers on this thread, as far as the kernel has them; fails when it has one and refuses it.
pub(super) fn confine(confinement: &Confinement) -> Result<(), String> {
    let wanted = |layer: &&&Layer| !confinement.without.iter().any(|id| id == layer.id) && (layer.exists)();
    LAYERS
        .iter()
        .filter(wanted)
        .try_for_each(|layer| (layer.set)(confinement).map_err(|cause| format!("{}: {cause}", layer.id)))
}
