//! The checker's side of its warden.

use std::{
    io::{self, Read},
    os::{
        fd::{AsFd, OwnedFd},
        unix::net::UnixStream,
    },
    path::Path,
    process::Child,
    sync::{Mutex, MutexGuard, PoisonError},
};

use rustix::{
    net::{AddressFamily, SocketFlags, SocketType, socketpair},
    process::getpid,
};

use super::{
    overseer,
    protocol::{Errand, WARDEN, Ward},
    wire::send,
};

static GATE: Mutex<Option<Gate>> = Mutex::new(None);

/// A warden that runs.
struct Gate {
    warden: Child,
    errands: UnixStream,
    /// Whether it can make namespaces, once it has said so.
    allowed: Option<bool>,
}

impl Gate {
    fn open() -> io::Result<Self> {
        let (ours, theirs) = socketpair(AddressFamily::UNIX, SocketType::SEQPACKET, SocketFlags::CLOEXEC, None)?;
        Ok(Self {
            warden: overseer::start(WARDEN, theirs)?,
            errands: ours.into(),
            allowed: None,
        })
    }

    fn allows(&mut self) -> io::Result<bool> {
        if let Some(allowed) = self.allowed {
            return Ok(allowed);
        }
        let mut answer = [0; 16];
        let count = self.errands.read(&mut answer)?;
        let allowed = serde_json::from_slice(&answer[..count])?;
        self.allowed = Some(allowed);
        Ok(allowed)
    }
}

/// Starts the warden, so that it is ready when it is needed. Where that fails, whoever needs it is told.
pub fn wake() {
    let _ = with_gate(|_| Ok(()));
}

/// Has a folder removed when this process has gone, however it went.
pub fn keep(temporary: &Path) -> io::Result<()> {
    let errand = Errand::Keep {
        temporary: temporary.to_owned(),
        checker: getpid().as_raw_nonzero().get(),
    };
    with_gate(|gate| send(&gate.errands, &errand, &[]))
}

/// Whether supervisors can live in namespaces on this machine: only an attempt tells, as kernels, distributions and containers
/// have a dozen switches for it.
pub(super) fn allows_namespaces() -> bool {
    with_gate(Gate::allows).unwrap_or(false)
}

/// Has a supervisor started that takes its orders from a socket.
pub(super) fn start(ward: Ward, control: &OwnedFd) -> io::Result<()> {
    let errand = Errand::Start(ward);
    let ask = |gate: &mut Gate| send(&gate.errands, &errand, &[control.as_fd()]);
    // One that was ended from outside is followed by another.
    with_gate(ask).or_else(|_| {
        close(false);
        with_gate(ask)
    })
}

/// Has a supervisor ended that does not do so by itself.
pub(super) fn kill(number: u64) {
    // With the warden its wards have ended, or end as their sockets are closed.
    let _ = with_gate(|gate| send(&gate.errands, &Errand::Kill { number }, &[]));
}

/// Lets the warden go, at the end of this process, and waits until it has seen the end of all that it started.
pub fn dismiss() {
    close(true);
}

fn close(in_order: bool) {
    if let Some(mut gate) = locked().take() {
        if in_order {
            let _ = send(&gate.errands, &Errand::Done, &[]);
        }
        drop(gate.errands);
        overseer::wait(&mut gate.warden);
    }
}

fn with_gate<T>(deed: impl FnOnce(&mut Gate) -> io::Result<T>) -> io::Result<T> {
    let mut gate = locked();
    let gate = match gate.as_mut() {
        Some(gate) => gate,
        None => gate.insert(Gate::open()?),
    };
    deed(gate)
}

fn locked() -> MutexGuard<'static, Option<Gate>> {
    GATE.lock().unwrap_or_else(PoisonError::into_inner)
}
