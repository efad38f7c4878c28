use std::{collections::HashSet, fs, time::Duration};

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

use super::family::{below, stat};

/// The processes below this one, as far as they live.
pub(super) struct Tree {
    root: i32,
    tick: Duration,
    page: u64,
}

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

struct Process {
    pid: i32,
    /// It has ended, and nobody has waited for it.
    ended: bool,
    cpu: Duration,
    memory: u64,
}

impl Tree {
    pub(super) fn below_this_process() -> Self {
        Self {
            root: getpid().as_raw_nonzero().get(),
            tick: Duration::from_secs(1)
                / u32::try_from(rustix::param::clock_ticks_per_second())
                    .unwrap_or(100)
                    .max(1),
            page: rustix::param::page_size() as u64,
        }
    }

    /// What the tree has used.
    pub(super) fn usage(&self) -> Usage {
        let mut usage = reaped();
        for process in self.living() {
            usage.cpu += process.cpu;
            usage.memory += process.memory;
            usage.processes += u64::from(!process.ended);
        }
        usage
    }

    /// Memory of the living in bytes, in which what processes share counts once. It costs far more than [`Tree::usage`].
    pub(super) fn shared_memory(&self) -> u64 {
        self.living()
            .iter()
            .map(|process| proportional(process.pid).unwrap_or(process.memory))
            .sum()
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
            let living = self.living();
            for signal in [Signal::STOP, Signal::KILL] {
                for pid in living.iter().filter_map(|process| Pid::from_raw(process.pid)) {
                    // It may have ended by itself.
                    let _ = kill_process(pid, signal);
                }
            }
            loop {
                match wait(WaitOptions::NOHANG) {
                    Ok(Some(_)) => {}
                    Err(Errno::CHILD) => return,
                    Ok(None) | Err(_) => break,
                }
            }
            std::thread::sleep(Duration::from_micros(200));
        }
    }

    /// Whether any process lives below this one but these children and what is below them.
    pub(super) fn lives_beside(&self, kept: &HashSet<i32>) -> bool {
        self.living_but(kept).iter().any(|process| !process.ended)
    }

    /// Ends every process below this one but these children and what is below them, and waits until none is left: what a
    /// supervisor leaves that was itself ended.
    pub(super) fn end_all_but(&self, kept: &HashSet<i32>) {
        loop {
            let living = self.living_but(kept);
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

    /// The processes below the root.
    fn living(&self) -> Vec<Process> {
        // When the last child has been waited for there is nothing to look for: orphans would be children.
        let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        if matches!(waitid(WaitId::All, look), Err(Errno::CHILD)) {
            return Vec::new();
        }
        self.living_but(&HashSet::new())
    }

    fn living_but(&self, kept: &HashSet<i32>) -> Vec<Process> {
        below(self.root, kept)
            .into_iter()
            .filter_map(|pid| self.process(pid))
            .collect()
    }

    fn process(&self, pid: i32) -> Option<Process> {
        let fields = stat(pid)?;
        let number = |index: usize| fields.get(index)?.parse::<u64>().ok();
        // proc_pid_stat(5): the state is field 3, here 0; utime, stime, cutime, cstime are 14 to 17; rss, in pages, is 24.
        let ticks = number(11)? + number(12)? + number(13)? + number(14)?;
        Some(Process {
            pid,
            ended: fields.first().is_some_and(|state| state == "Z"),
            cpu: self.tick * u32::try_from(ticks).unwrap_or(u32::MAX),
            memory: number(21)? * self.page,
        })
    }
}

/// The proportional set size of a process in bytes: each page by how many share it (`proc_pid_smaps_rollup(5)`).
fn proportional(pid: i32) -> Option<u64> {
    let rollup = fs::read_to_string(format!("/proc/{pid}/smaps_rollup")).ok()?;
    let line = rollup.lines().find_map(|line| line.strip_prefix("Pss:"))?;
    let kibibytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes << 10)
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
        // getrusage(2) counts it in KiB.
        peak: u64::try_from(usage.max_rss()).unwrap_or(0) << 10,
    }
}
