use std::{fs, io, path::Path, time::Duration};

use rustix::process::{Pid, getppid};

/// How often a folder that is still being written to is removed, and how long after each other.
const REMOVALS: u32 = 50;
/// How often it is looked whether the checker has gone, as long after each other.
const CERTAINTY: u32 = 25;
const BETWEEN: Duration = Duration::from_millis(20);

/// Removes the checker's temporary files, unless it lives. A process closes its sockets a moment before its children see that
/// it has ended.
pub(super) fn remove_if_orphan(folder: &Path, checker: Option<Pid>) -> io::Result<()> {
    for _ in 0..CERTAINTY {
        if getppid() != checker {
            return remove(folder);
        }
        std::thread::sleep(BETWEEN);
    }
    Ok(())
}

/// Removes a folder, in which other supervisors may still be ending what writes there.
fn remove(folder: &Path) -> io::Result<()> {
    for _ in 0..REMOVALS {
        match fs::remove_dir_all(folder) {
            Ok(()) => return Ok(()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(_) => std::thread::sleep(BETWEEN),
        }
    }
    fs::remove_dir_all(folder)
}
