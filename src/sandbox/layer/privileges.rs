//! No capability, and no way to gain one by running a program that has more rights than its caller.

use rustix::thread::{CapabilitySet, CapabilitySets, capabilities, no_new_privs, set_capabilities, set_no_new_privs};

use super::Layer;

pub(super) static ENTRY: Layer = Layer {
    id: "privileges",
    cause: "sandbox-cause-system",
    exists: || true,
    refuses: || {
        let bare = capabilities(None).is_ok_and(|sets| sets.effective.is_empty() && sets.permitted.is_empty());
        bare && no_new_privs().unwrap_or(false)
    },
    set: Some(|_| drop_all().map_err(|error| error.to_string())),
};

fn drop_all() -> rustix::io::Result<()> {
    set_no_new_privs(true)?;
    drop_capabilities()
}

/// Gives up every capability of this thread.
pub(in crate::sandbox) fn drop_capabilities() -> rustix::io::Result<()> {
    let none = CapabilitySets {
        effective: CapabilitySet::empty(),
        permitted: CapabilitySet::empty(),
        inheritable: CapabilitySet::empty(),
    };
    set_capabilities(None, none)
}
