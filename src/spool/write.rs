use std::{
    fs::{self, DirBuilder, File, OpenOptions},
    io::{self, Write},
    os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt},
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};

use super::{RECORD, Record};
use crate::{
    error::Error,
    model::{Message, Timeliness, Verdict},
};

/// A folder that its group may read and the world may not.
const FOLDER_MODE: u32 = 0o750;

/// A file that its group may read and the world may not.
const FILE_MODE: u32 = 0o640;

/// What becomes a record.
pub struct Entry<'a> {
    /// The id of the assignment.
    pub assignment: &'a str,
    /// Who submits.
    pub user: &'a str,
    /// When.
    pub time: jiff::Timestamp,
    /// Whether that was in time.
    pub timeliness: Timeliness,
    /// The submission's files.
    pub files: Vec<SourceFile<'a>>,
    /// The name of the entry file.
    pub entry: &'a Path,
    /// The JSON report.
    pub report: &'a [u8],
    /// The verdict.
    pub verdict: Verdict,
    /// Earned points, and what all cases are worth.
    pub score: (u32, u32),
}

/// A file of a submission.
pub struct SourceFile<'a> {
    /// Its path inside the submission.
    pub path: &'a Path,
    /// Its bytes.
    pub bytes: &'a [u8],
}

impl Entry<'_> {
    fn record(&self) -> Record {
        Record {
            assignment: self.assignment.to_owned(),
            user: self.user.to_owned(),
            time: self.time,
            timeliness: self.timeliness,
            entry: self.entry.display().to_string(),
            sha256: self.hash(),
            verdict: self.verdict,
            score: self.score.0,
            max_score: self.score.1,
        }
    }

    /// One file hashes as `sha256sum` hashes it; of several, each path and length goes before the bytes.
    fn hash(&self) -> String {
        let mut hash = Sha256::new();
        for file in &self.files {
            if self.files.len() > 1 {
                hash.update(file.path.as_os_str().as_encoded_bytes());
                hash.update((file.bytes.len() as u64).to_le_bytes());
            }
            hash.update(file.bytes);
        }
        hex::encode(hash.finalize())
    }
}

/// Writes a submission beside its place and renames it there.
pub(super) fn record(root: &Path, entry: &Entry<'_>) -> Result<Record, Error> {
    let record = entry.record();
    place(root, entry, &record).map_err(|error| {
        Error::Environment(
            Message::new("spool-unwritable")
                .with("path", root.display().to_string())
                .with("cause", &error),
        )
    })?;
    Ok(record)
}

fn place(root: &Path, entry: &Entry<'_>, record: &Record) -> io::Result<()> {
    let user = user_folder(root, entry)?;
    let beside = tempfile::Builder::new()
        .prefix(".new-")
        .permissions(fs::Permissions::from_mode(FOLDER_MODE))
        .tempdir_in(&user)?;
    write_all(beside.path(), entry, record)?;
    rename(beside, &user, &record.folder_name())?;
    File::open(&user)?.sync_all()
}

/// The folder of the user, made if it is missing. A spool that several people share stays as open to them as its owner made
/// it, except that the world never reads it; what a user records is open to the group only.
fn user_folder(root: &Path, entry: &Entry<'_>) -> io::Result<PathBuf> {
    if !root.exists() {
        DirBuilder::new().recursive(true).mode(FOLDER_MODE).create(root)?;
    }
    let shared = fs::metadata(root)?.permissions().mode() & 0o7773;
    let assignment = root.join(entry.assignment);
    make(&assignment, shared)?;
    let user = assignment.join(entry.user);
    make(&user, FOLDER_MODE)?;
    match File::open(&assignment) {
        Ok(folder) => folder.sync_all()?,
        // Somebody else made it, in a spool whose owner lets nobody list it: then all of the file system is written out.
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => sync_all_of(&user)?,
        Err(error) => return Err(error),
    }
    Ok(user)
}

/// Writes out the file system that a folder is in.
#[cfg(target_os = "linux")]
fn sync_all_of(folder: &Path) -> io::Result<()> {
    Ok(rustix::fs::syncfs(File::open(folder)?)?)
}

/// Writes out every file system, where one alone cannot be named.
#[cfg(not(target_os = "linux"))]
#[allow(clippy::unnecessary_wraps, reason = "on Linux it may fail")]
fn sync_all_of(_folder: &Path) -> io::Result<()> {
    rustix::fs::sync();
    Ok(())
}

/// Makes a folder with exactly this mode, whatever the umask; one that exists is left as it is.
fn make(folder: &Path, mode: u32) -> io::Result<()> {
    match DirBuilder::new().mode(mode & 0o777).create(folder) {
        Ok(()) => fs::set_permissions(folder, fs::Permissions::from_mode(mode)),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && folder.is_dir() => Ok(()),
        Err(error) => Err(error),
    }
}

fn write_all(folder: &Path, entry: &Entry<'_>, record: &Record) -> io::Result<()> {
    let source = folder.join("source");
    make(&source, FOLDER_MODE)?;
    for file in &entry.files {
        let parts: Vec<_> = file.path.iter().collect();
        let mut into = source.clone();
        for part in &parts[..parts.len().saturating_sub(1)] {
            into.push(part);
            make(&into, FOLDER_MODE)?;
        }
        write_one(&source.join(file.path), file.bytes)?;
        File::open(&into)?.sync_all()?;
    }
    write_one(&folder.join("report.json"), entry.report)?;
    write_one(&folder.join(RECORD), &serde_json::to_vec_pretty(record)?)?;
    File::open(&source)?.sync_all()?;
    File::open(folder)?.sync_all()
}

fn write_one(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(FILE_MODE)
        .open(path)?;
    file.set_permissions(fs::Permissions::from_mode(FILE_MODE))?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Renames the finished folder into its place. Two submissions of the same bytes in one second get a number behind theirs:
/// a rename onto a folder that is not empty fails, so neither takes the other's place.
fn rename(beside: tempfile::TempDir, user: &Path, name: &str) -> io::Result<()> {
    let mut place = user.join(name);
    for number in 2.. {
        match fs::rename(beside.path(), &place) {
            Ok(()) => break,
            Err(error)
                if matches!(
                    error.kind(),
                    io::ErrorKind::DirectoryNotEmpty | io::ErrorKind::AlreadyExists
                ) =>
            {
                place = user.join(format!("{name}-{number}"));
            }
            Err(error) => return Err(error),
        }
    }
    // It lives on under its new name.
    let _ = beside.keep();
    Ok(())
}
