//! The warden stands between the checker and a supervisor that is to live in namespaces or as another user: who has entered
//! those can no longer tidy up outside, and who makes a namespace of processes is not in it.

use std::{
    fs::File,
    io::{self, Write},
    os::unix::{net::UnixStream, process::ExitStatusExt},
    process::{Command, Stdio},
};

use rustix::process::{getpid, set_child_subreaper};

use super::{
    hidden::ABANDONED,
    layer::{Confinement, NAMESPACES, USER, enter, fresh_user},
    overseer::ourselves,
    protocol::{Ended, News, WARD},
    tree::Tree,
    wire::written,
};

/// A supervisor that was ended by a signal has this status and the signal's number, as a shell says it.
pub(super) const SIGNALLED: u8 = 128;

/// The layers for which a supervisor needs a warden, of those that a program has.
pub(super) fn reasons(confinement: &Confinement) -> Vec<&'static str> {
    let root = rustix::process::geteuid().is_root();
    let mut reasons = Vec::new();
    if confinement.has(&NAMESPACES) {
        reasons.push(NAMESPACES.id);
    }
    if root && confinement.has(&USER) {
        reasons.push(USER.id);
    }
    reasons
}

/// Starts the supervisor, who takes over the control socket on standard input, and waits for its end; returns its status.
pub(super) fn guard(reasons: &[String]) -> io::Result<u8> {
    match start(reasons) {
        Ok(mut supervisor) => {
            // The session must see the socket closed when the supervisor has gone.
            rustix::stdio::dup2_stdin(File::open("/dev/null")?)?;
            let status = supervisor.wait()?;
            if !reasons.iter().any(|reason| reason == NAMESPACES.id) {
                Tree::below_this_process().end();
            }
            let signal = status.signal().and_then(|signal| u8::try_from(signal).ok());
            Ok(signal.map_or_else(
                || if status.success() { 0 } else { ABANDONED },
                |signal| SIGNALLED.saturating_add(signal),
            ))
        }
        Err(error) => {
            let mut control = UnixStream::from(rustix::io::dup(io::stdin())?);
            control.write_all(&written(&News::Ended(Ended::Fault(error.to_string())))?)?;
            Ok(0)
        }
    }
}

fn start(reasons: &[String]) -> io::Result<std::process::Child> {
    let asked = |id: &str| reasons.iter().any(|reason| reason == id);
    set_child_subreaper(Some(getpid()))?;
    let fresh = if asked(USER.id) {
        Some(fresh_user().ok_or_else(|| io::Error::other("no user is free"))?)
    } else {
        None
    };
    let ourselves = ourselves()?;
    if asked(NAMESPACES.id) {
        enter()?;
    }
    Command::new(ourselves)
        .arg(WARD)
        .args(fresh.map(|number| number.to_string()))
        .env_clear()
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
}
