//! The supervisors of this process: each is started here, and what one leaves that its program has ended is ended here.

use std::{
    collections::HashSet,
    io,
    os::{
        fd::OwnedFd,
        unix::process::{CommandExt, ExitStatusExt},
    },
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{LazyLock, Mutex, MutexGuard, PoisonError},
};

use rustix::process::{getpid, set_child_subreaper};

use super::{
    protocol::{Ended, Plan, SUPERVISOR, WARDEN},
    tree::Tree,
    warden::{self, SIGNALLED},
};

/// The supervisors that run. Every other process below this one belongs to a supervisor that was ended.
static RUNNING: LazyLock<Mutex<HashSet<i32>>> = LazyLock::new(Mutex::default);

/// A supervisor, seen from our side. Dropping it waits for its end.
pub(super) struct Supervisor(Child);

impl Supervisor {
    /// Starts one that takes its orders from a socket, with a warden where it needs one.
    pub(super) fn start(control: OwnedFd, plan: &Plan) -> io::Result<Self> {
        // Should a program end its supervisor, its processes come to us.
        set_child_subreaper(Some(getpid()))?;
        let mut running = running();
        let reasons = warden::reasons(&plan.confinement);
        let child = Command::new(ourselves()?)
            .arg(if reasons.is_empty() { SUPERVISOR } else { WARDEN })
            .arg(&plan.temporary)
            .args(reasons)
            // What the caller keeps in its environment is nobody's below.
            .env_clear()
            .stdin(control)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            // A terminal's Ctrl-C is meant for us; the supervisor notices our end and ends its tree in order.
            .process_group(0)
            .spawn()?;
        running.insert(number(&child));
        Ok(Self(child))
    }

    /// Ends one that does not work any more, which only its program can have brought about.
    pub(super) fn give_up(&mut self) -> Ended {
        // It may have ended by itself.
        let _ = self.0.kill();
        self.gone()
    }

    /// How one ended that said nothing. When that was a signal, its program sent it.
    pub(super) fn gone(&mut self) -> Ended {
        let signal = self.wait();
        signal.map_or_else(|| Ended::Fault("the supervisor has gone".to_owned()), Ended::Signalled)
    }

    /// Waits for its end, and ends what it may have left; the signal that ended it, if one did.
    fn wait(&mut self) -> Option<i32> {
        let status = self.0.wait();
        let mut running = running();
        let known = running.remove(&number(&self.0));
        let ended_in_order = status.as_ref().is_ok_and(std::process::ExitStatus::success);
        if known && !ended_in_order {
            Tree::below_this_process().end_all_but(&running);
        }
        let status = status.ok()?;
        let of_its_ward = status
            .code()
            .map(|code| code - i32::from(SIGNALLED))
            .filter(|signal| *signal > 0);
        status.signal().or(of_its_ward)
    }
}

impl Drop for Supervisor {
    fn drop(&mut self) {
        self.wait();
    }
}

fn running() -> MutexGuard<'static, HashSet<i32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

fn number(child: &Child) -> i32 {
    i32::try_from(child.id()).unwrap_or(i32::MAX)
}

/// Our own binary. Where the kernel gives a link to what is running, that is meant, also when a newer file has taken its path.
pub(super) fn ourselves() -> io::Result<PathBuf> {
    let link = Path::new("/proc/self/exe");
    if link.exists() {
        Ok(link.to_owned())
    } else {
        std::env::current_exe()
    }
}
