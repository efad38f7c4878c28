use std::{
    collections::{HashMap, HashSet},
    fs::{self, File},
    io::Read,
    path::Path,
    sync::LazyLock,
    time::Duration,
};

use crate::sandbox::system::Process;

/// A process's line in `/proc/PID/stat` is shorter.
const LINE: usize = 1024;

/// Whether the kernel lists the children of a process, so that not all processes of the machine have to be looked at
/// (`proc_pid_task_tid_children(5)`).
static LISTED: LazyLock<bool> = LazyLock::new(|| Path::new("/proc/thread-self/children").exists());

/// The processes below one.
pub(in crate::sandbox) struct Family {
    root: i32,
    tick: Duration,
    page: u64,
}

impl Family {
    pub(in crate::sandbox) fn below(root: i32) -> Self {
        Self {
            root,
            tick: Duration::from_secs(1)
                / u32::try_from(rustix::param::clock_ticks_per_second())
                    .unwrap_or(100)
                    .max(1),
            page: rustix::param::page_size() as u64,
        }
    }

    /// Its processes, but these and what is below them.
    pub(in crate::sandbox) fn all_but(&self, kept: &HashSet<i32>) -> Vec<Process> {
        below(self.root, kept)
            .into_iter()
            .filter_map(|pid| self.process(pid))
            .collect()
    }

    /// Processor time of the dead that nothing else tells: nothing here, since who waits for a process inherits its time.
    #[allow(clippy::unused_self, reason = "elsewhere it has to be remembered")]
    pub(in crate::sandbox) fn cpu_of_the_dead(&self) -> Duration {
        Duration::ZERO
    }

    /// The memory of its processes in bytes, in which what they share counts once. It costs far more than a look at them.
    #[allow(clippy::unused_self, reason = "elsewhere what is known of parents is needed")]
    pub(in crate::sandbox) fn shared_memory(&self, processes: &[Process]) -> u64 {
        processes
            .iter()
            .map(|process| proportional(process.pid).unwrap_or(process.memory))
            .sum()
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

/// The processes below one, but these and what is below them. One that has a new parent just now may be missing.
fn below(root: i32, kept: &HashSet<i32>) -> Vec<i32> {
    let table = if *LISTED { HashMap::new() } else { all_by_parent() };
    let mut found = Vec::new();
    let mut next = vec![root];
    while let Some(parent) = next.pop() {
        let children = if *LISTED {
            children(parent)
        } else {
            table.get(&parent).cloned().unwrap_or_default()
        };
        for child in children.into_iter().filter(|child| !kept.contains(child)) {
            found.push(child);
            next.push(child);
        }
    }
    found
}

/// The children of all threads of a process.
fn children(parent: i32) -> Vec<i32> {
    let threads = fs::read_dir(format!("/proc/{parent}/task"))
        .into_iter()
        .flatten()
        .flatten();
    threads
        .filter_map(|thread| fs::read_to_string(thread.path().join("children")).ok())
        .flat_map(|list| {
            list.split_whitespace()
                .filter_map(|pid| pid.parse().ok())
                .collect::<Vec<_>>()
        })
        .collect()
}

/// Every process of the machine, under its parent.
fn all_by_parent() -> HashMap<i32, Vec<i32>> {
    let mut table: HashMap<i32, Vec<i32>> = HashMap::new();
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    for pid in entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok()) {
        if let Some(parent) = stat(pid).and_then(|fields| fields.get(1)?.parse().ok()) {
            table.entry(parent).or_default().push(pid);
        }
    }
    table
}

/// The fields of `/proc/PID/stat` from the state on, which is field 3 of `proc_pid_stat(5)`: they are counted from the last
/// parenthesis, since a name may hold anything.
fn stat(pid: i32) -> Option<Vec<String>> {
    let mut line = [0; LINE];
    let count = File::open(format!("/proc/{pid}/stat")).ok()?.read(&mut line).ok()?;
    let after_name = line[..count].iter().rposition(|&byte| byte == b')')? + 1;
    let fields = std::str::from_utf8(&line[after_name..count]).ok()?;
    Some(fields.split_ascii_whitespace().map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use std::{
        collections::HashSet,
        process::{Command, Stdio},
    };

    use super::{all_by_parent, below, children};

    #[test]
    fn children_are_found_in_both_ways() {
        let own = i32::try_from(std::process::id()).expect("a number");
        let mut child = Command::new("sleep")
            .arg("600")
            .stdin(Stdio::null())
            .spawn()
            .expect("it starts");
        let known = i32::try_from(child.id()).expect("a number");
        assert!(below(own, &HashSet::new()).contains(&known));
        assert!(!below(own, &HashSet::from([known])).contains(&known));
        assert!(all_by_parent()[&own].contains(&known));
        assert!(children(own).contains(&known) || !*super::LISTED);
        child.kill().expect("it is ended");
        child.wait().expect("it has ended");
    }
}
