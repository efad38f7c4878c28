//! A warden that starts nobody, since there is no layer that needs one: it only removes what a checker leaves that was ended.

use std::{
    collections::HashSet,
    io::{self, BufRead, Write},
    os::{fd::OwnedFd, unix::net::UnixStream},
    path::Path,
    process::Child,
    sync::{Mutex, MutexGuard, PoisonError},
};

use rustix::process::getpid;

use crate::sandbox::{
    overseer,
    protocol::{Errand, WARDEN, Ward},
    remove::remove,
    wire::written,
};

static GATE: Mutex<Option<(Child, UnixStream)>> = Mutex::new(None);

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
    with_gate(|errands| errands.write_all(&written(&errand)?))
}

/// Lets the warden go, at the end of this process.
pub fn dismiss() {
    if let Some((mut warden, mut errands)) = locked().take() {
        let _ = written(&Errand::Done).and_then(|line| errands.write_all(&line));
        drop(errands);
        overseer::wait(&mut warden);
    }
}

/// Has a supervisor started for a layer that needs a warden.
pub(in crate::sandbox) fn start(_ward: Ward, _control: &OwnedFd) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Has such a supervisor ended.
pub(in crate::sandbox) fn kill(_number: u64) {}

/// What the warden does: the errands that come on standard input, until it is dismissed or the checker has gone.
pub(in crate::sandbox) fn guard() -> io::Result<()> {
    let mut temporary = HashSet::new();
    for line in io::stdin().lock().lines() {
        match serde_json::from_str(&line?)? {
            Errand::Keep { temporary: folder, .. } => {
                temporary.insert(folder);
            }
            Errand::Done => return Ok(()),
            Errand::Start(_) | Errand::Kill { .. } => {}
        }
    }
    temporary.iter().try_for_each(|folder| remove(folder))
}

fn with_gate(deed: impl FnOnce(&mut UnixStream) -> io::Result<()>) -> io::Result<()> {
    let mut gate = locked();
    let (_, errands) = if let Some(gate) = gate.as_mut() {
        gate
    } else {
        let (ours, theirs) = UnixStream::pair()?;
        gate.insert((overseer::start(WARDEN, theirs.into())?, ours))
    };
    deed(errands)
}

fn locked() -> MutexGuard<'static, Option<(Child, UnixStream)>> {
    GATE.lock().unwrap_or_else(PoisonError::into_inner)
}
