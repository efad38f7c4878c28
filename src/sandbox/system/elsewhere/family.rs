//! Which processes belong to a tree, where an orphan leaves it.

use std::{
    cell::RefCell,
    collections::{HashMap, HashSet},
    time::Duration,
};

use nix::unistd::{self, getpgid, getpid, getppid, getsid};
use sysinfo::{ProcessRefreshKind, ProcessesToUpdate, System, UpdateKind};

use crate::sandbox::system::Process;

/// The variable that a program has in its environment, and what it says: the checker and the supervisor that it is below.
const MARK: &str = "CHECKER_TREE";

/// A process that was forked shares so much with its parent, at most, as is taken off: an interpreter with its libraries has
/// some 20 to 40 MiB. How much it really is, nothing here tells.
const SHARED: u64 = 32 << 20;

/// How often it is tried to list the processes of the machine.
const REFRESHES: u32 = 100;

/// The processes below one, which is this process.
///
/// A process belongs to it, at a look, that began after it and
///
/// - has it or another of its processes as its parent,
/// - or is in a group or a session that one of these has made,
/// - or has its mark in the environment with which it was started, which forks share.
///
/// Looks come every 20 to 50 ms while something runs, and one process that has been seen leads to all below it. So what gets
/// away has to do all of this: lose its parent before a look, make a session of its own, and have started a program with
/// another environment, or one of the system's own programs, whose environment macOS shows to nobody.
pub(in crate::sandbox) struct Family {
    root: i32,
    seen: RefCell<Seen>,
}

#[derive(Default)]
struct Seen {
    table: System,
    /// The numbers of its processes, as far as a process, a group or a session has them.
    numbers: HashSet<i32>,
    /// Those that lived at the last look, each with its beginning and the processor time that it had used.
    living: HashMap<i32, (u64, Duration)>,
    /// Processor time, as far as it was seen, of those that have ended.
    cpu_of_the_dead: Duration,
}

/// What is asked of a process.
struct Look {
    parent: i32,
    group: i32,
    session: i32,
    began: u64,
    marked: bool,
    process: Process,
}

/// The variables by which a program is known as one that this process, a supervisor, has started.
pub(in crate::sandbox) fn marks() -> [(&'static str, String); 1] {
    [(MARK, format!("{},{}", getppid(), getpid()))]
}

impl Family {
    pub(in crate::sandbox) fn below(root: i32) -> Self {
        Self {
            root,
            seen: RefCell::default(),
        }
    }

    /// Its processes that live, but these and what is below them.
    pub(in crate::sandbox) fn all_but(&self, kept: &HashSet<i32>) -> Vec<Process> {
        let seen = &mut *self.seen.borrow_mut();
        let mut others = seen.look(self.root, kept);
        let mut found: Vec<Look> = Vec::new();
        loop {
            let (more, rest): (Vec<Look>, Vec<Look>) = others.into_iter().partition(|look| {
                let above = [look.parent, look.group, look.session];
                look.marked || above.contains(&self.root) || above.iter().any(|number| seen.numbers.contains(number))
            });
            if more.is_empty() {
                break;
            }
            seen.numbers.extend(more.iter().map(|look| look.process.pid));
            found.extend(more);
            others = rest;
        }
        seen.remember(&found);
        found.into_iter().map(|look| look.process).collect()
    }

    /// Processor time of the dead that nothing else tells: who waits for a process inherits its time, but does not show it.
    pub(in crate::sandbox) fn cpu_of_the_dead(&self) -> Duration {
        self.seen.borrow().cpu_of_the_dead
    }

    /// The memory of its processes in bytes, from which is taken off what a process may share with its parent.
    pub(in crate::sandbox) fn shared_memory(&self, processes: &[Process]) -> u64 {
        let table = &self.seen.borrow().table;
        let memory: HashMap<i32, u64> = processes.iter().map(|process| (process.pid, process.memory)).collect();
        let own = |process: &Process| {
            let known = u32::try_from(process.pid).ok().map(sysinfo::Pid::from_u32);
            let parent = known
                .and_then(|pid| table.process(pid))
                .and_then(sysinfo::Process::parent);
            let of_parent = parent.and_then(|pid| memory.get(&number(pid)));
            process.memory - of_parent.map_or(0, |of_parent| SHARED.min(*of_parent).min(process.memory))
        };
        processes.iter().map(own).sum()
    }
}

impl Seen {
    /// All processes that began after a root, but these, each as it is now.
    fn look(&mut self, root: i32, kept: &HashSet<i32>) -> Vec<Look> {
        let asked = ProcessRefreshKind::nothing()
            .with_cpu()
            .with_memory()
            .with_environ(UpdateKind::OnlyIfNotSet)
            .without_tasks();
        // It fails when processes begin just now, and then it has forgotten all.
        for _ in 0..REFRESHES {
            let table = &mut self.table;
            if table.refresh_processes_specifics(ProcessesToUpdate::All, true, asked) > 0 {
                break;
            }
        }
        let began = |pid: i32| {
            let pid = u32::try_from(pid).ok().map(sysinfo::Pid::from_u32)?;
            self.table.process(pid).map(sysinfo::Process::start_time)
        };
        let first = began(root).unwrap_or(0);
        // A number that another process has now is nobody's of ours.
        let living = &self.living;
        self.numbers.retain(|number| {
            living
                .get(number)
                .is_none_or(|(then, _)| began(*number).is_none_or(|now| now == *then))
        });
        let table = self.table.processes().values();
        table
            .filter(|process| process.start_time() >= first)
            .map(|process| Look::of(process, root, kept))
            .filter(|look| look.process.pid != root && !kept.contains(&look.process.pid))
            .collect()
    }

    /// Remembers those that are its own now, and what those had used that are so no more.
    fn remember(&mut self, found: &[Look]) {
        let now: HashMap<i32, (u64, Duration)> = found
            .iter()
            .map(|look| (look.process.pid, (look.began, look.process.cpu)))
            .collect();
        let ended = self
            .living
            .iter()
            .filter(|(pid, (began, _))| now.get(*pid).is_none_or(|(now, _)| now != began));
        self.cpu_of_the_dead += ended.map(|(_, (_, cpu))| *cpu).sum::<Duration>();
        self.living = now;
        let used: HashSet<i32> = found
            .iter()
            .flat_map(|look| [look.process.pid, look.group, look.session])
            .collect();
        self.numbers.retain(|number| used.contains(number));
    }
}

impl Look {
    fn of(process: &sysinfo::Process, root: i32, kept: &HashSet<i32>) -> Self {
        let pid = number(process.pid());
        let known = Some(unistd::Pid::from_raw(pid));
        let id = |told: nix::Result<unistd::Pid>| told.map_or(pid, unistd::Pid::as_raw);
        let above: Vec<i32> = process
            .environ()
            .iter()
            .find_map(|variable| variable.to_str()?.strip_prefix(MARK)?.strip_prefix('='))
            .map(|mark| mark.split(',').filter_map(|number| number.parse().ok()).collect())
            .unwrap_or_default();
        Self {
            parent: process.parent().map_or(0, number),
            group: id(getpgid(known)),
            session: id(getsid(known)),
            began: process.start_time(),
            marked: above.contains(&root) && !above.iter().any(|above| kept.contains(above)),
            process: Process {
                pid,
                ended: false,
                cpu: Duration::from_millis(process.accumulated_cpu_time()),
                memory: process.memory(),
            },
        }
    }
}

fn number(pid: sysinfo::Pid) -> i32 {
    i32::try_from(pid.as_u32()).unwrap_or(0)
}
