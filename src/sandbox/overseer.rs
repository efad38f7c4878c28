//! The supervisors of this process: each is started here, and what one leaves that its program has ended is ended here.

use std::{
    collections::HashSet,
    io,
    os::{
        fd::OwnedFd,
        unix::process::{CommandExt, ExitStatusExt},
    },
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    sync::{
        LazyLock, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use rustix::{
    event::{PollFd, PollFlags, Timespec, poll},
    process::{Pid, Signal, geteuid},
};

use super::{
    gate,
    layer::{NAMESPACES, USER},
    protocol::{Ended, Plan, SUPERVISOR, Ward},
    system::{adopt_orphans, end_of},
    tree::Tree,
};

/// The children that run. Every other process below this one belongs to a supervisor that was ended.
static RUNNING: LazyLock<Mutex<HashSet<i32>>> = LazyLock::new(Mutex::default);

/// The number of the ward that was started last.
static LAST_WARD: AtomicU64 = AtomicU64::new(0);

/// How long a supervisor may take to end its tree when it is told to.
const PATIENCE: Duration = Duration::from_secs(10);

/// A supervisor, seen from our side.
pub(super) enum Supervisor {
    /// A child. Dropping it waits for its end.
    Own(Child),
    /// A ward, by its number, for whose end the warden waits.
    Ward(u64),
}

impl Supervisor {
    /// Starts one that takes its orders from a socket, by the warden where it needs one.
    pub(super) fn start(control: OwnedFd, plan: &Plan) -> io::Result<Self> {
        let namespaces = plan.confinement.has(&NAMESPACES);
        let user = geteuid().is_root() && plan.confinement.has(&USER);
        if !namespaces && !user {
            return start(SUPERVISOR, control).map(Self::Own);
        }
        let number = 1 + LAST_WARD.fetch_add(1, Ordering::Relaxed);
        let ward = Ward {
            number,
            namespaces,
            user,
        };
        gate::start(ward, &control)?;
        Ok(Self::Ward(number))
    }

    /// Ends one that does not work any more, which only its program can have brought about.
    pub(super) fn give_up(&mut self) -> Ended {
        match self {
            Self::Own(child) => {
                // It may have ended by itself.
                let _ = child.kill();
                self.gone()
            }
            Self::Ward(number) => {
                gate::kill(*number);
                Ended::Signalled(Signal::KILL.as_raw())
            }
        }
    }

    /// How one ended that said nothing. When that was a signal, its program sent it.
    pub(super) fn gone(&mut self) -> Ended {
        let signal = match self {
            Self::Own(child) => wait(child),
            Self::Ward(_) => None,
        };
        signal.map_or_else(|| Ended::Fault("the supervisor has gone".to_owned()), Ended::Signalled)
    }
}

impl Drop for Supervisor {
    fn drop(&mut self) {
        if let Self::Own(child) = self {
            if !ends_soon(child) {
                // Its program must have stopped it.
                let _ = child.kill();
            }
            wait(child);
        }
    }
}

/// Waits for the end of a child, as long as that may take; `false` when it has not come.
fn ends_soon(child: &Child) -> bool {
    let ended = end_of(Pid::from_child(child)).and_then(|end| {
        let patience = Timespec::try_from(PATIENCE).ok();
        Ok(poll(&mut [PollFd::new(&end, PollFlags::IN)], patience.as_ref())?)
    });
    ended.is_ok_and(|ended| ended > 0)
}

/// Starts our own binary under a hidden name, with a socket as standard input.
pub(super) fn start(name: &str, socket: OwnedFd) -> io::Result<Child> {
    // Should a program end its supervisor, its processes come to us.
    adopt_orphans()?;
    let mut running = running();
    let mut command = Command::new(ourselves()?);
    if name != SUPERVISOR {
        // A terminal's Ctrl-C is meant for us; the warden notices our end and ends its own in order. A supervisor leaves the
        // session at once.
        command.process_group(0);
    }
    let child = command
        .arg(name)
        // What the caller keeps in its environment is nobody's below.
        .env_clear()
        .stdin(socket)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    running.insert(number(&child));
    Ok(child)
}

/// Waits for the end of a child, and ends what it may have left; the signal that ended it, if one did.
pub(super) fn wait(child: &mut Child) -> Option<i32> {
    let status = child.wait();
    let mut running = running();
    let known = running.remove(&number(child));
    if known && !status.as_ref().is_ok_and(ExitStatus::success) {
        Tree::below_this_process().end_all_but(&running);
    }
    status.ok()?.signal()
}

/// Whether anything runs below this process that a supervisor has left.
pub(super) fn has_strays() -> bool {
    Tree::below_this_process().lives_beside(&running())
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
