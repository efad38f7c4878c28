//! A user of its own: what root starts runs as somebody who owns no other file and no other process, and whom the bound on
//! the number of processes binds. Whoever is not root has no other user to give.

use std::{
    fs, io,
    os::unix::fs::{MetadataExt, PermissionsExt, lchown},
    path::{Path, PathBuf},
};

use nix::unistd::{Gid, Uid, setgroups, setresgid, setresuid};
use rustix::{
    process::geteuid,
    thread::{CapabilitySet, capabilities, gettid},
};
use walkdir::WalkDir;

use super::{Confinement, Layer};

pub(in crate::sandbox) static ENTRY: Layer = Layer {
    id: "user",
    cause: "sandbox-cause-user",
    exists: || !geteuid().is_root() || may_change() && fresh().is_some(),
    refuses: || !geteuid().is_root(),
    set: None,
};

/// From here on, systemd says, nobody gives numbers away (`systemd/docs/UIDS-GIDS.md`): 1879048192 to 2147483646 are free.
const FIRST: u32 = 0x7000_0000;

/// Where a container has fewer users than that, numbers are taken from the upper end of those that it has, this many.
const FEW: u32 = 10_000;

/// The right to search, for all.
const SEARCH: u32 = 0o111;
const SEARCH_FOR_OTHERS: u32 = 0o001;
const READ_FOR_OTHERS: u32 = 0o004;

fn may_change() -> bool {
    let needed = CapabilitySet::SETUID | CapabilitySet::SETGID | CapabilitySet::CHOWN;
    capabilities(None).is_ok_and(|sets| sets.effective.contains(needed))
}

/// A user that no other process has, when this thread asks as root: the thread's number makes it so, as long as the thread
/// lives.
pub(in crate::sandbox) fn fresh() -> Option<u32> {
    let own = u32::try_from(gettid().as_raw_nonzero().get()).ok()?;
    let known = fs::read_to_string("/proc/self/uid_map").ok()?;
    number(&known, own)
}

/// A number for the user of a thread, by a table such as `/proc/self/uid_map` of `user_namespaces(7)`.
fn number(known: &str, thread: u32) -> Option<u32> {
    let ranges = known.lines().filter_map(|line| {
        let numbers: Vec<u32> = line.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        let [first, _, count] = numbers.as_slice() else {
            return None;
        };
        Some((*first, first.saturating_add(*count)))
    });
    let wanted = FIRST + thread;
    let mut ends = Vec::new();
    for (first, end) in ranges {
        if (first..end).contains(&wanted) {
            return Some(wanted);
        }
        if end - first > 2 * FEW {
            ends.push(end);
        }
    }
    Some(ends.into_iter().max()? - 1 - thread % FEW)
}

/// Whether something on the way to one of these paths is closed to another user.
pub(super) fn is_shut_out(paths: &[PathBuf]) -> bool {
    geteuid().is_root() && paths.iter().any(|path| path.exists() && barrier(path).is_some())
}

/// The uppermost folder on the way to a path that only its owner may pass.
pub(super) fn barrier(path: &Path) -> Option<&Path> {
    let mut way: Vec<&Path> = path.ancestors().skip(1).collect();
    way.reverse();
    way.into_iter()
        .find(|folder| fs::metadata(folder).is_ok_and(|folder| folder.mode() & SEARCH_FOR_OTHERS == 0))
}

/// Gives a user its folders, and lets it pass to what it has to reach, all of which is ours, in our own folders.
pub(in crate::sandbox) fn give(confinement: &Confinement, user: u32, temporary: &Path) -> io::Result<()> {
    give_all(confinement.own(), user)?;
    let reached = confinement
        .read
        .iter()
        .chain([&confinement.write])
        .chain(confinement.own());
    for path in reached.filter(|path| path.starts_with(temporary)) {
        for folder in path.ancestors().take_while(|folder| folder.starts_with(temporary)) {
            allow(folder, SEARCH)?;
        }
    }
    for path in confinement.read.iter().filter(|path| path.starts_with(temporary)) {
        allow(path, SEARCH | READ_FOR_OTHERS)?;
    }
    Ok(())
}

/// Gives a user folders with all that was laid there.
pub(super) fn give_all<'a>(folders: impl IntoIterator<Item = &'a PathBuf>, user: u32) -> io::Result<()> {
    for entry in folders.into_iter().flat_map(WalkDir::new) {
        lchown(entry?.path(), Some(user), Some(user))?;
    }
    Ok(())
}

fn allow(folder: &Path, more: u32) -> io::Result<()> {
    let mut permissions = fs::metadata(folder)?.permissions();
    if permissions.mode() & more != more {
        permissions.set_mode(permissions.mode() | more);
        fs::set_permissions(folder, permissions)?;
    }
    Ok(())
}

/// Makes this whole process another user's, for good.
pub(in crate::sandbox) fn become_user(number: u32) -> nix::Result<()> {
    let (user, group) = (Uid::from_raw(number), Gid::from_raw(number));
    setgroups(&[])?;
    setresgid(group, group, group)?;
    setresuid(user, user, user)
}

#[cfg(test)]
mod tests {
    use std::{
        fs::{self, Permissions},
        os::unix::fs::PermissionsExt,
    };

    use super::{barrier, number};

    #[test]
    fn a_process_has_a_number_that_the_machine_knows() {
        assert_eq!(number("         0          0 4294967295\n", 7), Some(0x7000_0007));
        // A container without root of its own.
        assert_eq!(number("0 100000 65536\n", 7), Some(65_528));
        assert_eq!(number("0 1000 1\n1 100000 65536\n", 20_007), Some(65_529));
        assert_eq!(number("1000 1000 1\n", 7), None);
    }

    #[test]
    fn a_closed_folder_bars_the_way() {
        let folder = tempfile::tempdir().expect("a folder");
        let (open, closed) = (folder.path().join("open"), folder.path().join("open/closed"));
        fs::create_dir_all(&closed).expect("folders");
        for (path, mode) in [(folder.path(), 0o711), (&open, 0o755), (&closed, 0o700)] {
            fs::set_permissions(path, Permissions::from_mode(mode)).expect("permissions");
        }
        assert_eq!(barrier(&closed), None);
        assert_eq!(barrier(&closed.join("file")), Some(closed.as_path()));
        assert_eq!(barrier(&closed.join("deep/file")), Some(closed.as_path()));
    }
}
