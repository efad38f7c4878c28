//! Files that take their place only when they are whole.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;

use tempfile::NamedTempFile;

use crate::error::Error;

/// Writes a file that takes its place only when it is whole: a fault leaves what was there before. What is no file, such as a
/// terminal or a pipe, is written to as it is.
pub(super) fn replaced<T>(path: &Path, write: impl FnOnce(File) -> Result<T, Error>) -> Result<T, Error> {
    // The kind alone: the name of the file beside is nobody's concern.
    let unwritable = |error: &io::Error| Error::io(path, &error.kind().into());
    if let Some(stream) = standard_stream(path) {
        return write(stream.map_err(|error| unwritable(&error))?.into());
    }
    if is_stream(path) {
        let stream = File::options()
            .write(true)
            .open(path)
            .map_err(|error| unwritable(&error))?;
        return write(stream);
    }
    // A link stays one, and what it leads to is replaced.
    let whole = path.canonicalize();
    let path = whole.as_deref().unwrap_or(path);
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    fs::metadata(folder).map_err(|error| Error::io(path, &error))?;
    let beside = beside(path, folder).map_err(|error| unwritable(&error))?;
    if let Ok(replaced) = fs::metadata(path) {
        // Whoever keeps grades from others keeps the new ones too.
        let kept = beside.as_file().set_permissions(replaced.permissions());
        kept.map_err(|error| unwritable(&error))?;
    }
    let stream = beside.as_file().try_clone().map_err(|error| unwritable(&error))?;
    let done = write(stream)?;
    beside.persist(path).map_err(|error| unwritable(&error.error))?;
    Ok(done)
}

/// A new file in the folder of a file, whose place it is to take.
///
/// Its name is always the same, and a lock says that somebody still writes it. So a checker that was killed leaves at most one,
/// which the next one knows and takes away. One beside another that writes the same file has a name that nobody else has.
fn beside(path: &Path, folder: &Path) -> io::Result<NamedTempFile> {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(".checker");
    let file = |random| {
        let mut file = tempfile::Builder::new();
        file.permissions(fs::Permissions::from_mode(0o666)).rand_bytes(random);
        file
    };
    remove_left_over(&folder.join(&name));
    if let Ok(beside) = file(0).prefix(&name).tempfile_in(folder)
        && is_locked_at(beside.as_file(), beside.path())
    {
        return Ok(beside);
    }
    file(RANDOM).tempfile_in(folder)
}

/// Letters of a name that nobody else has.
const RANDOM: usize = 6;

/// Removes what a checker that was killed has left here. What somebody writes, is no file or cannot be opened stays.
fn remove_left_over(path: &Path) {
    let is_file = fs::symlink_metadata(path).is_ok_and(|found| found.is_file());
    let Some(left) = is_file.then(|| File::open(path).ok()).flatten() else {
        return;
    };
    if is_locked_at(&left, path) {
        // Where it stays, ours gets another name.
        let _ = fs::remove_file(path);
    }
}

/// Locks a file; `false` when somebody else has, or has put it elsewhere before it was locked.
fn is_locked_at(file: &File, path: &Path) -> bool {
    let identity = |found: io::Result<fs::Metadata>| found.ok().map(|found| (found.dev(), found.ino()));
    file.try_lock().is_ok() && identity(file.metadata()) == identity(fs::symlink_metadata(path))
}

/// One of our own streams, where a path names it. The link that the path is must not be replaced, which root could, when the
/// stream is a file; and where a process keeps its memory from others, an ordinary user may not open it.
fn standard_stream(path: &Path) -> Option<io::Result<OwnedFd>> {
    match path.to_str()? {
        "/dev/stdout" => Some(io::stdout().as_fd().try_clone_to_owned()),
        "/dev/stderr" => Some(io::stderr().as_fd().try_clone_to_owned()),
        _ => None,
    }
}

/// Whether a path leads to what takes one text after the other.
pub(super) fn is_stream(path: &Path) -> bool {
    standard_stream(path).is_some() || path.exists() && !path.is_file()
}
