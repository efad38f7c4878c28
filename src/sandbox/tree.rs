use std::{collections::HashSet, time::Duration};

use nix::sys::{
    resource::{UsageWho, getrusage},
    time::TimeVal,
};
use rustix::{
    io::Errno,
    process::{
        Pid, Signal, WaitId, WaitIdOptions, WaitOptions, WaitStatus, getpid, kill_process, wait, waitid, waitpid,
    },
};

use super::system::{ADOPTS, Family, PEAK_UNIT, Pinned, Process};

/// The processes below this one, as far as they live.
pub(super) struct Tree(Family);

/// What the tree used at one moment.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Usage {
    /// Processor time of the living and of the dead.
    pub(super) cpu: Duration,
    /// Memory of the living in bytes; what processes share counts for each of them.
    pub(super) memory: u64,
    /// How many live.
    pub(super) processes: u64,
    /// The most memory, in bytes, that any one process had that has ended and was waited for.
    pub(super) peak: u64,
}

impl Tree {
    pub(super) fn below_this_process() -> Self {
        Self(Family::below(getpid().as_raw_nonzero().get()))
    }

    /// What the tree has used.
    pub(super) fn usage(&self) -> Usage {
        let mut usage = reaped();
        let living = self.living();
        usage.cpu = usage.cpu.max(self.0.cpu_of_the_dead());
        for process in living {
            usage.cpu += process.cpu;
            usage.memory += process.memory;
            usage.processes += u64::from(!process.ended);
        }
        usage
    }

    /// Memory of the living in bytes, in which what processes share counts once. It costs far more than [`Tree::usage`].
    pub(super) fn shared_memory(&self) -> u64 {
        self.0.shared_memory(&self.living())
    }

    /// Lets a tree that was kept on one processor go everywhere.
    pub(super) fn release(&self, pinned: &Pinned) {
        // What one starts that is not released yet is found the second time.
        for _ in 0..2 {
            pinned.release(&self.living());
        }
    }

    /// Waits for the children that have ended and returns how `child` did, if it was among them.
    pub(super) fn reap(child: Pid) -> Option<WaitStatus> {
        let mut ended = None;
        while let Ok(Some((pid, status))) = wait(WaitOptions::NOHANG) {
            if pid == child {
                ended = Some(status);
            }
        }
        ended
    }

    /// Ends every process of the tree and waits until none is left.
    ///
    /// All are stopped before any is ended, so that none can start another in answer; what was started meanwhile, or had
    /// been given to this process as an orphan, is found in the next round.
    pub(super) fn end(&self) {
        loop {
            let living = self.stopped();
            send(&living, Signal::KILL);
            loop {
                match wait(WaitOptions::NOHANG) {
                    Ok(Some(_)) => {}
                    Err(Errno::CHILD) if ADOPTS || living.is_empty() => return,
                    Ok(None) | Err(_) => break,
                }
            }
            std::thread::sleep(Duration::from_micros(200));
        }
    }

    /// Whether any process lives below this one but these children and what is below them.
    pub(super) fn lives_beside(&self, kept: &HashSet<i32>) -> bool {
        self.0.all_but(kept).iter().any(|process| !process.ended)
    }

    /// Ends every process below this one but these children and what is below them, and waits until none is left: what a
    /// supervisor leaves that was itself ended.
    pub(super) fn end_all_but(&self, kept: &HashSet<i32>) {
        loop {
            let living = self.0.all_but(kept);
            if living.iter().all(|process| process.ended) {
                return;
            }
            for pid in living.iter().filter_map(|process| Pid::from_raw(process.pid)) {
                let _ = kill_process(pid, Signal::STOP);
                let _ = kill_process(pid, Signal::KILL);
                let _ = waitpid(Some(pid), WaitOptions::NOHANG);
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// The processes of the tree, each stopped.
    fn stopped(&self) -> Vec<Process> {
        let mut living = self.living();
        send(&living, Signal::STOP);
        // What has been started meanwhile is found by its parent, as long as that is there.
        while !ADOPTS {
            let known = std::mem::replace(&mut living, self.living()).len();
            send(&living, Signal::STOP);
            if living.len() <= known {
                break;
            }
        }
        living
    }

    fn living(&self) -> Vec<Process> {
        // When the last child has been waited for there is nothing to look for: orphans would be children.
        let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        if ADOPTS && matches!(waitid(WaitId::All, look), Err(Errno::CHILD)) {
            return Vec::new();
        }
        self.0.all_but(&HashSet::new())
    }
}

fn send(processes: &[Process], signal: Signal) {
    for pid in processes.iter().filter_map(|process| Pid::from_raw(process.pid)) {
        // It may have ended by itself.
        let _ = kill_process(pid, signal);
    }
}

/// What the processes used that have ended and were waited for here, with all that they had waited for.
fn reaped() -> Usage {
    let Ok(usage) = getrusage(UsageWho::RUSAGE_CHILDREN) else {
        return Usage::default();
    };
    let duration = |time: TimeVal| {
        Duration::from_secs(u64::try_from(time.tv_sec()).unwrap_or(0))
            + Duration::from_micros(u64::try_from(time.tv_usec()).unwrap_or(0))
    };
    Usage {
        cpu: duration(usage.user_time()) + duration(usage.system_time()),
        memory: 0,
        processes: 0,
        peak: u64::try_from(usage.max_rss()).unwrap_or(0).saturating_mul(PEAK_UNIT),
    }
}
