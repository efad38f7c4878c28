//! The warden stands between the checker and those supervisors that are to live in namespaces or as another user, one for all of
//! them: who has entered those can no longer tidy up outside, who makes a namespace of processes is not in it, and to make a
//! user namespace takes a process that has one thread only.

use std::{
    collections::{HashMap, HashSet},
    fs::File,
    io::{self, Write},
    os::{
        fd::OwnedFd,
        unix::{net::UnixStream, process::ExitStatusExt},
    },
    path::Path,
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread::JoinHandle,
    time::Duration,
};

use rustix::process::{Pid, Signal, getppid, kill_process};

use super::{
    layer::{enter_spaces, enter_user, fresh_user, try_mounts},
    overseer::ourselves,
    protocol::{Ended, Errand, News, WARD, Ward},
    remove::remove,
    system::adopt_orphans,
    tree::Tree,
    wire::{receive, written},
};

/// How often it is looked whether the checker has gone, and how long after each other.
const CERTAINTY: u32 = 25;
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// No errand is longer: what is long in it is one path.
const LONGEST_ERRAND: usize = 1 << 16;

/// The supervisors that run, by the numbers that the checker gave them.
type Wards = Arc<Mutex<HashMap<u64, i32>>>;

/// Does the errands that come from the checker on standard input, until it is dismissed or the checker has gone.
pub(super) fn guard() -> io::Result<()> {
    let gate = UnixStream::from(rustix::io::fcntl_dupfd_cloexec(io::stdin(), 0)?);
    rustix::stdio::dup2_stdin(File::open("/dev/null")?)?;
    adopt_orphans()?;
    let ourselves = ourselves()?;
    let allowed = enter_user().is_ok() && try_mounts(&ourselves);
    // A checker that has gone meanwhile may have left something to remove.
    let _ = (&gate).write_all(&written(&allowed)?);
    let wards = Wards::default();
    let mut temporary = HashSet::new();
    let mut guards = Vec::new();
    let dismissed = loop {
        let Some((errand, control)) = next_errand(&gate)? else {
            break false;
        };
        match (errand, control) {
            (Errand::Start(ward), Some(control)) => {
                guards.retain(|guard: &JoinHandle<_>| !guard.is_finished());
                let (wards, ourselves) = (Arc::clone(&wards), ourselves.clone());
                guards.push(std::thread::spawn(move || {
                    watch_over(&ward, control, &wards, &ourselves)
                }));
            }
            (Errand::Start(_), None) => {}
            (
                Errand::Keep {
                    temporary: folder,
                    checker,
                },
                _,
            ) => {
                temporary.insert((folder, checker));
            }
            (Errand::Kill { number }, _) => {
                if let Some(pid) = locked(&wards).get(&number).copied().and_then(Pid::from_raw) {
                    // It may have ended by itself.
                    let _ = kill_process(pid, Signal::KILL);
                }
            }
            (Errand::Done, _) => break true,
        }
    };
    for guard in guards {
        // A session that hears nothing any more has been dropped, or has gone with its process.
        let _ = guard.join();
    }
    if dismissed {
        return Ok(());
    }
    temporary
        .iter()
        .try_for_each(|(folder, checker)| remove_if_orphan(folder, *checker))
}

/// Removes the checker's temporary files, unless it lives. A process closes its sockets a moment before its children see that
/// it has ended.
fn remove_if_orphan(folder: &Path, checker: i32) -> io::Result<()> {
    for _ in 0..CERTAINTY {
        if getppid().is_none_or(|parent| parent.as_raw_nonzero().get() != checker) {
            return remove(folder);
        }
        std::thread::sleep(BETWEEN_LOOKS);
    }
    Ok(())
}

/// The next errand and the control socket beside it; `None` when the checker has gone. An errand is a message of its own.
fn next_errand(gate: &UnixStream) -> io::Result<Option<(Errand, Option<OwnedFd>)>> {
    let mut message = vec![0; LONGEST_ERRAND];
    loop {
        match receive(gate, &mut message) {
            Ok((0, _)) => return Ok(None),
            Ok((count, descriptors)) => {
                let errand = serde_json::from_slice(&message[..count])?;
                return Ok(Some((errand, descriptors.into_iter().next())));
            }
            // Told once, and before the errands that are left, of a checker that has gone without reading our answer.
            Err(error) if error.kind() == io::ErrorKind::ConnectionReset => {}
            Err(error) => return Err(error),
        }
    }
}

/// Starts a supervisor and waits for its end. What it cannot say any more is said for it.
fn watch_over(ward: &Ward, control: OwnedFd, wards: &Wards, ourselves: &Path) -> io::Result<()> {
    let mut told = UnixStream::from(control.try_clone()?);
    let last = match start(ward, control, wards, ourselves).and_then(|mut child| child.wait()) {
        Ok(status) => status.signal().map(Ended::Signalled),
        Err(error) => Some(Ended::Fault(error.to_string())),
    };
    let mut running = locked(wards);
    running.remove(&ward.number);
    if last.is_some() && !ward.namespaces {
        // Only in a namespace do the others end with the first.
        Tree::below_this_process().end_all_but(&running.values().copied().collect());
    }
    drop(running);
    last.map_or(Ok(()), |ended| told.write_all(&written(&News::Ended(ended))?))
}

fn start(ward: &Ward, control: OwnedFd, wards: &Wards, ourselves: &Path) -> io::Result<Child> {
    let user = if ward.user {
        Some(fresh_user().ok_or_else(|| io::Error::other("no user is free"))?)
    } else {
        None
    };
    if ward.namespaces {
        enter_spaces()?;
    }
    // Nobody may take one that has begun and is not in the list yet for somebody else's.
    let mut running = locked(wards);
    let child = Command::new(ourselves)
        .arg(WARD)
        .args(user.map(|number| number.to_string()))
        .env_clear()
        .stdin(control)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    running.insert(ward.number, i32::try_from(child.id()).unwrap_or(i32::MAX));
    Ok(child)
}

fn locked(wards: &Wards) -> MutexGuard<'_, HashMap<u64, i32>> {
    wards.lock().unwrap_or_else(PoisonError::into_inner)
}
