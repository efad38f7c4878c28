mod family;
pub(in crate::sandbox) mod gate;
mod pinned;

use std::{
    fs::File,
    io,
    os::{fd::OwnedFd, unix::net::UnixStream},
    thread,
};

use rustix::{
    fs::Mode,
    io::{Errno, FdFlags, fcntl_setfd},
    net::{RecvFlags, SendFlags},
    process::{Pid, Resource, WaitId, WaitIdOptions, umask, waitid},
};

pub(in crate::sandbox) use family::{Family, marks};
pub(in crate::sandbox) use pinned::Pinned;

use crate::sandbox::{
    limits::bind_one,
    protocol::{Memory, Plan},
};

/// The folder that lists the descriptors of this process.
pub(in crate::sandbox) const OWN_DESCRIPTORS: &str = "/dev/fd";

/// The unit, in bytes, in which getrusage(2) counts the most memory that a process had.
pub(in crate::sandbox) const PEAK_UNIT: u64 = if cfg!(target_os = "macos") { 1 } else { 1 << 10 };

/// Whether orphans become children of the process below which they are. [`Family`] says how they are found here.
pub(in crate::sandbox) const ADOPTS: bool = false;

/// How a message is sent. A socket that nobody reads is an error and no signal, since every Rust program ignores SIGPIPE.
pub(in crate::sandbox) const SENDING: SendFlags = SendFlags::empty();

/// How a message is received; [`close_on_exec`] does the rest.
pub(in crate::sandbox) const RECEIVING: RecvFlags = RecvFlags::empty();

/// Makes descriptors that were received nobody's whom this process starts. A supervisor has started nobody by then, and a
/// session receives none, since no program sees another folder than it does.
pub(in crate::sandbox) fn close_on_exec(descriptors: &[OwnedFd]) {
    for descriptor in descriptors {
        // It fails for no descriptor that is open.
        let _ = fcntl_setfd(descriptor, FdFlags::CLOEXEC);
    }
}

/// There are no such files.
pub(in crate::sandbox) fn file_in_memory() -> io::Result<File> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Orphans go to the first process of the system, whatever anybody wants.
#[allow(clippy::unnecessary_wraps, reason = "on Linux it may fail")]
pub(in crate::sandbox) fn adopt_orphans() -> io::Result<()> {
    Ok(())
}

/// A descriptor that can be read when a child has ended: the end of a pair of sockets, whose other end closes then.
pub(in crate::sandbox) fn end_of(child: Pid) -> io::Result<OwnedFd> {
    let (ours, other) = UnixStream::pair()?;
    thread::spawn(move || {
        let ended = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
        while matches!(waitid(WaitId::Pid(child), ended), Err(Errno::INTR)) {}
        drop(other);
    });
    Ok(ours.into())
}

/// How many processes ran or wanted to in the mean of the last minute.
pub(in crate::sandbox) fn runnable() -> f64 {
    sysinfo::System::load_average().one
}

/// Bounds the memory of this process, and of each that it starts, where the kernel can: what it refuses is left to the looks
/// at the tree. The address space is not bound, of which a program has hundreds of gigabytes here before it does anything.
#[allow(clippy::unnecessary_wraps, reason = "on Linux it may fail")]
pub(in crate::sandbox) fn bind_memory(_memory: Memory, most: u64) -> rustix::io::Result<()> {
    let _ = bind_one(Resource::Data, most);
    Ok(())
}

/// There is no place to make and nobody to become; only the permissions of new files are bounded.
#[allow(clippy::unnecessary_wraps, reason = "on Linux it may fail")]
pub(in crate::sandbox) fn prepare(
    _plan: &Plan,
    _user: Option<u32>,
    _descriptors: &[OwnedFd],
    _control: &UnixStream,
) -> io::Result<()> {
    umask(Mode::WGRP | Mode::WOTH);
    Ok(())
}
