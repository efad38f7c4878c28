//! Namespaces: a program sees no process and no network but its own, reaches nobody's shared memory, finds every file system
//! read-only, and writes into a folder whose size the kernel bounds. Whatever happens, its processes end with the supervisor,
//! which is the first of them.

mod mounts;

use std::{
    fs::{self, File},
    io,
    process::{Command, ExitCode, Stdio},
    sync::LazyLock,
};

use nix::sched::{CloneFlags, unshare};
use rustix::{
    process::{getegid, geteuid},
    thread::{CapabilitySet, CapabilitySets, capabilities, configure_capability_in_ambient_set, set_capabilities},
};

use super::Layer;

pub(in crate::sandbox) use mounts::settle;

pub(in crate::sandbox) static ENTRY: Layer = Layer {
    id: "namespaces",
    cause: "sandbox-cause-namespaces",
    exists: || *POSSIBLE,
    refuses: || sees_nobody() && has_no_network() && writes_nowhere(),
    set: None,
};

/// The hidden name under which our binary tries whether this machine allows namespaces, and the one under which it tries the
/// mounts in them.
pub(in crate::sandbox) const PROBE: &str = "__probe";
pub(in crate::sandbox) const PROBE_INSIDE: &str = "__probe-inside";

/// Only an attempt tells: kernels, distributions and containers have a dozen switches for it.
static POSSIBLE: LazyLock<bool> = LazyLock::new(|| {
    again(PROBE)
        .and_then(|mut probe| probe.status())
        .is_ok_and(|status| status.success())
});

/// Our own binary under a hidden name.
fn again(name: &str) -> io::Result<Command> {
    let mut command = Command::new(crate::sandbox::overseer::ourselves()?);
    command
        .arg(name)
        .env_clear()
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    Ok(command)
}

/// Tries the namespaces and, in them, the mounts.
pub(in crate::sandbox) fn probe() -> ExitCode {
    let tried = enter().and_then(|()| again(PROBE_INSIDE)?.status());
    ExitCode::from(u8::from(!tried.is_ok_and(|status| status.success())))
}

pub(in crate::sandbox) fn probe_inside() -> ExitCode {
    ExitCode::from(u8::from(mounts::attempt().is_err()))
}

/// Puts what this process starts from now on into namespaces. It must have one thread only, and can start none afterwards.
///
/// Who may not make them gets a user namespace first, in which it may, and in which it stays the user that it was.
pub(in crate::sandbox) fn enter() -> io::Result<()> {
    let spaces =
        CloneFlags::CLONE_NEWPID | CloneFlags::CLONE_NEWNET | CloneFlags::CLONE_NEWIPC | CloneFlags::CLONE_NEWUTS;
    let may = capabilities(None).is_ok_and(|sets| sets.effective.contains(CapabilitySet::SYS_ADMIN));
    if may {
        unshare(spaces)?;
        return Ok(());
    }
    let (user, group) = (geteuid().as_raw(), getegid().as_raw());
    unshare(spaces | CloneFlags::CLONE_NEWUSER)?;
    // user_namespaces(7): without this, a group that is kept out of a file could be given up.
    fs::write("/proc/self/setgroups", "deny")?;
    fs::write("/proc/self/uid_map", format!("{user} {user} 1"))?;
    fs::write("/proc/self/gid_map", format!("{group} {group} 1"))?;
    // Whoever is not root loses every right with the next program that it runs, unless the right is ambient.
    let mut sets = capabilities(None)?;
    sets.inheritable |= CapabilitySet::SYS_ADMIN;
    set_capabilities(None, sets)?;
    configure_capability_in_ambient_set(CapabilitySet::SYS_ADMIN, true)?;
    Ok(())
}

/// Gives up the rights that [`enter`] handed on, once the mounts are made.
pub(in crate::sandbox) fn give_up_rights() -> io::Result<()> {
    let none = CapabilitySets {
        effective: CapabilitySet::empty(),
        permitted: CapabilitySet::empty(),
        inheritable: CapabilitySet::empty(),
    };
    Ok(set_capabilities(None, none)?)
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
