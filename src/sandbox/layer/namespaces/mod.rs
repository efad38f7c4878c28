//! Namespaces: a program sees no process and no network but its own, reaches nobody's shared memory, finds every file system
//! read-only, and writes into a folder whose size the kernel bounds. Whatever happens, its processes end with the supervisor,
//! which is the first of them.

mod mounts;

use std::{
    fs::{self, File},
    io,
    path::Path,
    process::{Command, Stdio},
};

use nix::sched::{CloneFlags, unshare};
use rustix::{
    process::{getegid, geteuid},
    thread::{CapabilitySet, capabilities, configure_capability_in_ambient_set, set_capabilities},
};

use super::Layer;
use crate::sandbox::gate::allows_namespaces;

pub(in crate::sandbox) use mounts::{attempt, settle};

pub(in crate::sandbox) static ENTRY: Layer = Layer {
    id: "namespaces",
    cause: "sandbox-cause-namespaces",
    exists: allows_namespaces,
    refuses: || sees_nobody() && has_no_network() && writes_nowhere(),
    set: None,
};

/// The hidden name under which our binary tries the mounts that a supervisor in namespaces has to make.
pub(in crate::sandbox) const TRY_MOUNTS: &str = "__try-mounts";

/// Prepares this process, which must have one thread only, to make namespaces: whoever may not make any gets a user namespace
/// first, in which it may, and in which it stays the user that it was.
pub(in crate::sandbox) fn enter_user() -> io::Result<()> {
    let may = capabilities(None)?.effective.contains(CapabilitySet::SYS_ADMIN);
    let (user, group) = (geteuid(), getegid());
    if may {
        return Ok(());
    }
    if user.is_root() {
        // In a namespace of its own it would know no other user than itself, and have none to give.
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    unshare(CloneFlags::CLONE_NEWUSER)?;
    // user_namespaces(7): without this, a group that is kept out of a file could be given up.
    fs::write("/proc/self/setgroups", "deny")?;
    fs::write("/proc/self/uid_map", format!("{0} {0} 1", user.as_raw()))?;
    fs::write("/proc/self/gid_map", format!("{0} {0} 1", group.as_raw()))?;
    // Whoever is not root loses every right with the next program that it runs, unless the right is ambient.
    let mut sets = capabilities(None)?;
    sets.inheritable |= CapabilitySet::SYS_ADMIN;
    set_capabilities(None, sets)?;
    configure_capability_in_ambient_set(CapabilitySet::SYS_ADMIN, true)?;
    Ok(())
}

/// Puts what this thread starts from now on into namespaces. It can start no other thread afterwards.
pub(in crate::sandbox) fn enter_spaces() -> io::Result<()> {
    let spaces =
        CloneFlags::CLONE_NEWPID | CloneFlags::CLONE_NEWNET | CloneFlags::CLONE_NEWIPC | CloneFlags::CLONE_NEWUTS;
    Ok(unshare(spaces)?)
}

/// Tries namespaces and, in them, the mounts, by our own binary.
pub(in crate::sandbox) fn try_mounts(ourselves: &Path) -> bool {
    let mut attempt = Command::new(ourselves);
    attempt
        .arg(TRY_MOUNTS)
        .env_clear()
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let tried = std::thread::spawn(move || enter_spaces().and_then(|()| attempt.status()));
    tried
        .join()
        .is_ok_and(|status| status.is_ok_and(|status| status.success()))
}

fn sees_nobody() -> bool {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let numbers = processes.filter(|entry| entry.file_name().to_string_lossy().parse::<u32>().is_ok());
    // The supervisor, and the one that is tried.
    numbers.count() == 2
}

fn has_no_network() -> bool {
    // proc_pid_net(5): two lines of headings, then one for each interface; every namespace has the loopback.
    fs::read_to_string("/proc/net/dev").is_ok_and(|table| table.lines().count() == 3)
}

fn writes_nowhere() -> bool {
    let path = format!("/tmp/checker-{}", std::process::id());
    File::create_new(&path).is_err_and(|error| error.kind() == io::ErrorKind::ReadOnlyFilesystem)
}
