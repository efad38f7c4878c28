mod family;
mod pinned;

use std::{
    fs::File,
    io,
    os::{
        fd::{AsFd, OwnedFd},
        unix::net::UnixStream,
    },
};

use rustix::{
    fs::{Gid, MemfdFlags, Mode, OFlags, Uid, fchown, fcntl_setfl, memfd_create},
    net::{RecvFlags, SendFlags},
    process::{
        DumpableBehavior, Pid, PidfdFlags, Resource, Signal, geteuid, getpid, pidfd_open, set_child_subreaper,
        set_dumpable_behavior, set_parent_process_death_signal, umask,
    },
};

pub(in crate::sandbox) use family::Family;
pub(in crate::sandbox) use pinned::Pinned;

use crate::sandbox::{
    layer::{NAMESPACES, become_user, drop_capabilities, give, settle},
    limits::bind_one,
    protocol::{Memory, News, Plan},
    wire::send,
};

/// The folder that lists the descriptors of this process.
pub(in crate::sandbox) const OWN_DESCRIPTORS: &str = "/proc/self/fd";

/// The unit, in bytes, in which getrusage(2) counts the most memory that a process had.
pub(in crate::sandbox) const PEAK_UNIT: u64 = 1 << 10;

/// Whether orphans become children of the process below which they are: see [`adopt_orphans`].
pub(in crate::sandbox) const ADOPTS: bool = true;

/// How a message is sent: a socket that nobody reads is an error and no signal.
pub(in crate::sandbox) const SENDING: SendFlags = SendFlags::NOSIGNAL;

/// How a message is received: its descriptors are nobody's whom this process starts.
pub(in crate::sandbox) const RECEIVING: RecvFlags = RecvFlags::CMSG_CLOEXEC;

/// Descriptors that were received are closed on exec already: see [`RECEIVING`].
pub(in crate::sandbox) fn close_on_exec(_descriptors: &[OwnedFd]) {}

/// A file in memory, without a name: whoever writes, writes at its end.
pub(in crate::sandbox) fn file_in_memory() -> io::Result<File> {
    let file = memfd_create("lane", MemfdFlags::CLOEXEC)?;
    fcntl_setfl(&file, OFlags::APPEND)?;
    Ok(file.into())
}

/// From here on, what is below this process and loses its parent becomes a child of this process.
pub(in crate::sandbox) fn adopt_orphans() -> io::Result<()> {
    Ok(set_child_subreaper(Some(getpid()))?)
}

/// The variables by which what is below this process is known: none, since parents tell that.
pub(in crate::sandbox) fn marks() -> [(&'static str, String); 0] {
    []
}

/// A descriptor that can be read when a child has ended.
pub(in crate::sandbox) fn end_of(child: Pid) -> io::Result<OwnedFd> {
    Ok(pidfd_open(child, PidfdFlags::empty())?)
}

/// How many processes run or want to just now, this one not counted (`proc_loadavg(5)`).
pub(in crate::sandbox) fn runnable() -> f64 {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let now = text.split_ascii_whitespace().nth(3);
    let now: Option<f64> = now.and_then(|field| field.split('/').next()?.parse().ok());
    now.map_or(0.0, |all| all - 1.0)
}

/// Bounds the memory of this process, and of each that it starts.
pub(in crate::sandbox) fn bind_memory(memory: Memory, most: u64) -> rustix::io::Result<()> {
    let resource = match memory {
        Memory::AddressSpace => Resource::As,
        Memory::Data => Resource::Data,
    };
    bind_one(resource, most)
}

/// Makes the place in which the program is to run, and becomes the user as whom it is to run.
pub(in crate::sandbox) fn prepare(
    plan: &Plan,
    user: Option<u32>,
    descriptors: &[OwnedFd],
    control: &UnixStream,
) -> io::Result<()> {
    // The operator's own mask is for the operator's files.
    umask(Mode::WGRP | Mode::WOTH);
    let confinement = &plan.confinement;
    if confinement.has(&NAMESPACES) {
        let private = settle(confinement, &plan.bounds, user)?;
        send(control, &News::Settled, &[private.as_fd()])?;
    } else if let Some(user) = user {
        give(confinement, user, &plan.temporary)?;
    }
    if let Some(user) = user {
        // A program may open its standard streams by their names.
        for descriptor in descriptors {
            fchown(descriptor, Some(Uid::from_raw(user)), Some(Gid::from_raw(user)))?;
        }
        become_user(user)?;
    } else if !geteuid().is_root() {
        drop_capabilities()?;
    }
    // Nobody below looks into this process.
    set_dumpable_behavior(DumpableBehavior::NotDumpable)?;
    if confinement.has(&NAMESPACES) {
        // With the first process of a namespace all others end. Anywhere else this one is needed to end them.
        set_parent_process_death_signal(Some(Signal::KILL))?;
    }
    Ok(())
}
