use std::fs;

use rustix::{
    process::Pid,
    thread::{CpuSet, sched_getaffinity, sched_getcpu, sched_setaffinity},
};

use crate::sandbox::system::Process;

/// A tree that is kept on one processor: a fork that begins on another than its parent costs half as much again.
pub(in crate::sandbox) struct Pinned {
    before: CpuSet,
}

impl Pinned {
    /// Keeps this process, and what it starts from now on, on the processor on which it is; `None` where that cannot be.
    pub(in crate::sandbox) fn here() -> Option<Self> {
        let before = sched_getaffinity(None).ok()?;
        let mut here = CpuSet::new();
        here.set(sched_getcpu());
        sched_setaffinity(None, &here).ok()?;
        Some(Self { before })
    }

    /// Lets this process and these, with all their threads, go to every processor to which they could before.
    pub(in crate::sandbox) fn release(&self, processes: &[Process]) {
        // It may be allowed less by now.
        let _ = sched_setaffinity(None, &self.before);
        for thread in processes.iter().flat_map(|process| threads(process.pid)) {
            // It may have ended.
            let _ = sched_setaffinity(Some(thread), &self.before);
        }
    }
}

fn threads(process: i32) -> Vec<Pid> {
    let threads = fs::read_dir(format!("/proc/{process}/task"))
        .into_iter()
        .flatten()
        .flatten();
    threads
        .filter_map(|thread| Pid::from_raw(thread.file_name().to_str()?.parse().ok()?))
        .collect()
}
