//! The file systems as a program sees them: all that there is, read-only, and a private folder of limited size.

use std::{
    collections::BTreeSet,
    ffi::{CString, OsString},
    fs::{self, File, FileTimes},
    io,
    os::{
        fd::{AsFd, AsRawFd, OwnedFd},
        unix::{
            ffi::OsStringExt,
            fs::{MetadataExt, PermissionsExt, symlink},
        },
    },
    path::{Path, PathBuf},
};

use nix::sched::{CloneFlags, unshare};
use rustix::{
    fs::{CWD, StatVfsMountFlags, statvfs},
    io::Errno,
    mount::{
        FsMountFlags, FsOpenFlags, MountAttrFlags, MountFlags, MountPropagationFlags, MoveMountFlags, OpenTreeFlags,
        fsconfig_create, fsconfig_set_string, fsmount, fsopen, mount, mount_change, mount_remount, move_mount,
        open_tree,
    },
};
use walkdir::WalkDir;

use crate::sandbox::{
    layer::{Confinement, user},
    protocol::Bounds,
};

/// How far the kernel's own bound on the private folder lies behind the one by which is judged, as with memory.
const BACKSTOP: u64 = 2;

/// Makes the file systems of this process what its program is to see, and returns the private folder.
///
/// `owner` is the user that the program is to be, if it is to be another.
pub(in crate::sandbox) fn settle(
    confinement: &Confinement,
    bounds: &Bounds,
    owner: Option<u32>,
) -> io::Result<OwnedFd> {
    begin()?;
    let kept = confinement.kept.as_deref().map(tree).transpose()?;
    if let (Some(owner), Some(kept)) = (owner, &confinement.kept) {
        user::give_all([kept], owner)?;
    }
    let private = room(&[
        ("size", bounds.disk.saturating_mul(BACKSTOP).to_string()),
        ("nr_inodes", bounds.files.saturating_mul(BACKSTOP).to_string()),
        ("mode", "0700".to_owned()),
    ])?;
    fill(&private, &confinement.private, owner)?;
    make_read_only()?;
    if owner.is_some() {
        open_the_way(confinement)?;
    }
    hide(confinement)?;
    place(&private, &confinement.private)?;
    if let (Some(tree), Some(path)) = (&kept, &confinement.kept) {
        place(tree, path)?;
    }
    show_processes()?;
    Ok(private)
}

/// Does everything that may be refused, in vain.
pub(in crate::sandbox) fn attempt() -> io::Result<()> {
    begin()?;
    room(&[("size", "4096".to_owned())])?;
    make_read_only()?;
    show_processes()
}

/// Begins a view of the mounts that nobody else has.
fn begin() -> io::Result<()> {
    unshare(CloneFlags::CLONE_NEWNS)?;
    mount_change("/", MountPropagationFlags::PRIVATE | MountPropagationFlags::REC)?;
    Ok(())
}

/// A fresh file system in memory, mounted nowhere yet.
fn room(options: &[(&str, String)]) -> io::Result<OwnedFd> {
    let context = fsopen("tmpfs", FsOpenFlags::FSOPEN_CLOEXEC)?;
    for (key, value) in options {
        fsconfig_set_string(context.as_fd(), *key, value.as_str())?;
    }
    fsconfig_create(context.as_fd())?;
    let attributes = MountAttrFlags::MOUNT_ATTR_NOSUID | MountAttrFlags::MOUNT_ATTR_NODEV;
    Ok(fsmount(context.as_fd(), FsMountFlags::FSMOUNT_CLOEXEC, attributes)?)
}

/// What lies at a path, with all that is mounted below it, mounted nowhere yet.
fn tree(path: &Path) -> io::Result<OwnedFd> {
    let flags = OpenTreeFlags::OPEN_TREE_CLONE | OpenTreeFlags::OPEN_TREE_CLOEXEC | OpenTreeFlags::AT_RECURSIVE;
    Ok(open_tree(CWD, path, flags)?)
}

fn place(tree: &OwnedFd, path: &Path) -> io::Result<()> {
    Ok(move_mount(
        tree,
        "",
        CWD,
        path,
        MoveMountFlags::MOVE_MOUNT_F_EMPTY_PATH,
    )?)
}

/// Copies a folder into a file system, with permissions and times, by which a change is noticed.
fn fill(into: &OwnedFd, from: &Path, owner: Option<u32>) -> io::Result<()> {
    let root = PathBuf::from(format!("/proc/self/fd/{}", into.as_raw_fd()));
    let mut folders = Vec::new();
    for entry in WalkDir::new(from) {
        let entry = entry?;
        let below = entry.path().strip_prefix(from).unwrap_or(Path::new(""));
        let to = if entry.depth() == 0 {
            root.clone()
        } else {
            root.join(below)
        };
        let kind = entry.file_type();
        let metadata = entry.metadata()?;
        if kind.is_symlink() {
            symlink(fs::read_link(entry.path())?, &to)?;
        } else if kind.is_dir() {
            if entry.depth() > 0 {
                fs::create_dir(&to)?;
            }
            fs::set_permissions(&to, fs::Permissions::from_mode(metadata.mode()))?;
            folders.push((to, metadata));
        } else if kind.is_file() {
            fs::copy(entry.path(), &to)?;
            keep_time(&to, &metadata)?;
        }
    }
    if let Some(owner) = owner {
        user::give_all([&root.join(".")], owner)?;
    }
    // What is laid into a folder changes it: the innermost come first.
    folders
        .iter()
        .rev()
        .try_for_each(|(to, metadata)| keep_time(to, metadata))
}

fn keep_time(to: &Path, metadata: &fs::Metadata) -> io::Result<()> {
    File::open(to)?.set_times(FileTimes::new().set_modified(metadata.modified()?))
}

/// Makes every file system that can be reached read-only.
fn make_read_only() -> io::Result<()> {
    for point in mount_points(&fs::read_to_string("/proc/self/mountinfo")?) {
        let made = statvfs(&point).and_then(|now| {
            // What a mount was restricted to may not be given back, and devices have to work.
            let kept = [
                (StatVfsMountFlags::NODEV, MountFlags::NODEV),
                (StatVfsMountFlags::NOEXEC, MountFlags::NOEXEC),
            ];
            let kept = kept
                .into_iter()
                .filter(|(flag, _)| now.f_flag.contains(*flag))
                .map(|(_, flag)| flag);
            let flags = kept.fold(
                MountFlags::BIND | MountFlags::RDONLY | MountFlags::NOSUID,
                |all, flag| all | flag,
            );
            mount_remount(&point, flags, c"")
        });
        match made {
            // One that lies under another mount, or in a folder that this user may not pass, can be reached by nobody here; nor
            // can one whose server has gone.
            Ok(())
            | Err(Errno::NOENT | Errno::ACCESS | Errno::INVAL | Errno::NOTCONN | Errno::HOSTDOWN | Errno::STALE) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

/// The paths of a table such as `/proc/self/mountinfo` of proc(5), in which some characters are written as octal numbers.
fn mount_points(table: &str) -> Vec<PathBuf> {
    table
        .lines()
        .filter_map(|line| line.split(' ').nth(4))
        .map(|field| {
            let mut bytes = Vec::new();
            let mut rest = field.as_bytes();
            while let Some((&first, after)) = rest.split_first() {
                let octal = rest.get(1..4).and_then(|digits| std::str::from_utf8(digits).ok());
                match octal.and_then(|digits| u8::from_str_radix(digits, 8).ok()) {
                    Some(byte) if first == b'\\' => {
                        bytes.push(byte);
                        rest = &rest[4..];
                    }
                    _ => {
                        bytes.push(first);
                        rest = after;
                    }
                }
            }
            PathBuf::from(OsString::from_vec(bytes))
        })
        .collect()
}

/// Shows another user what it has to reach, and nothing else, of the folders that are closed to it: each is covered with an
/// empty one, into which what is to be reached is laid again.
fn open_the_way(confinement: &Confinement) -> io::Result<()> {
    let mut reached: Vec<&PathBuf> = confinement.read.iter().chain([&confinement.write]).collect();
    reached.retain(|path| path.exists());
    reached.sort();
    let mut trees: Vec<(&PathBuf, OwnedFd)> = Vec::new();
    let mut closed: BTreeSet<&Path> = confinement.own().filter_map(|path| user::barrier(path)).collect();
    for path in reached {
        let inside = trees.last().is_some_and(|(above, _)| path.starts_with(above));
        if let Some(barrier) = user::barrier(path).filter(|_| !inside) {
            trees.push((path, tree(path)?));
            closed.insert(barrier);
        }
    }
    for folder in &closed {
        place(
            &room(&[("size", "1m".to_owned()), ("mode", "0755".to_owned())])?,
            folder,
        )?;
    }
    for (path, tree) in &trees {
        let folder = rustix::fs::fstat(tree)?.st_mode & libc::S_IFMT == libc::S_IFDIR;
        if folder {
            fs::create_dir_all(path)?;
        } else {
            path.parent().map(fs::create_dir_all).transpose()?;
            File::create(path)?;
        }
        place(tree, path)?;
    }
    for path in confinement.own() {
        fs::create_dir_all(path)?;
    }
    for folder in &closed {
        mount_remount(
            *folder,
            MountFlags::BIND | MountFlags::RDONLY | MountFlags::NOSUID | MountFlags::NODEV,
            c"",
        )?;
    }
    Ok(())
}

/// Covers what is to be hidden: a folder with an empty one, a file with nothing.
fn hide(confinement: &Confinement) -> io::Result<()> {
    let needed: Vec<&PathBuf> = confinement
        .read
        .iter()
        .chain([&confinement.write])
        .chain(confinement.own())
        .collect();
    for path in confinement.hidden.iter().filter_map(|path| path.canonicalize().ok()) {
        // Where the operator keeps things in each other, the program comes first.
        if needed.iter().any(|needed| needed.starts_with(&path)) {
            continue;
        }
        let cover = if path.is_dir() {
            room(&[("size", "4096".to_owned()), ("mode", "0000".to_owned())])?
        } else {
            tree(Path::new("/dev/null"))?
        };
        place(&cover, &path)?;
    }
    Ok(())
}

/// Shows the processes of this namespace and no others.
fn show_processes() -> io::Result<()> {
    let flags = MountFlags::NOSUID | MountFlags::NODEV | MountFlags::NOEXEC | MountFlags::RDONLY;
    Ok(mount(
        "proc",
        "/proc",
        "proc",
        flags,
        None::<&CString>.map(CString::as_c_str),
    )?)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::mount_points;

    #[test]
    fn mount_points_are_read_with_their_blanks() {
        let table = "22 27 0:21 / /proc rw,relatime - proc proc rw\n\
                     23 27 0:22 / /media/USB\\040stick\\134 rw - vfat /dev/sdb1 rw\n";
        assert_eq!(
            mount_points(table),
            [Path::new("/proc"), Path::new("/media/USB stick\\")]
        );
    }
}
