use std::{
    fs, io,
    os::unix::fs::{MetadataExt, PermissionsExt},
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};
use walkdir::WalkDir;

use crate::{
    error::Error,
    model::{Assignment, Message},
};

/// No submission of a programming course is larger; what is, was handed in by mistake.
const MOST_BYTES: u64 = 50 << 20;

/// The bytes of a submission at one moment: what is judged, and what is recorded.
pub struct Snapshot {
    path: PathBuf,
    files: Vec<SnapshotFile>,
    entry: PathBuf,
}

/// One file of a submission.
pub struct SnapshotFile {
    /// Its path inside the submission's folder.
    pub path: PathBuf,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Whether it may be executed.
    pub executable: bool,
}

/// How large a submission may be: it lies in its private folder, beside what the program stores there.
struct Room {
    most: u64,
    left: u64,
}

impl Room {
    fn of(assignment: &Assignment) -> Self {
        let most = MOST_BYTES.min(assignment.limits.disk);
        Self { most, left: most }
    }

    fn take(&mut self, bytes: u64, file: &Path) -> Result<(), Error> {
        let most = format!("{} KiB", self.most >> 10);
        let too_large = || wrong(Message::new("submission-too-large").with("most", most), file);
        self.left = self.left.checked_sub(bytes).ok_or_else(too_large)?;
        Ok(())
    }
}

impl Snapshot {
    /// Takes the bytes of a file, or of a folder that holds one of the entry files that the assignment names.
    pub fn take(path: &Path, assignment: &Assignment) -> Result<Self, Error> {
        let metadata = fs::metadata(path).map_err(|error| unreadable(path, &error))?;
        let named = fs::symlink_metadata(path).map_err(|error| unreadable(path, &error))?;
        if named.is_symlink() && named.uid() != metadata.uid() {
            // A student's link would have the operator read what the student may not.
            return Err(wrong(Message::new("submission-link"), path));
        }
        if metadata.is_dir() {
            return Self::take_folder(path, assignment);
        }
        if !metadata.is_file() {
            return Err(wrong(Message::new("submission-special"), path));
        }
        let entry = PathBuf::from(
            path.file_name()
                .ok_or_else(|| wrong(Message::new("submission-special"), path))?,
        );
        let mut room = Room::of(assignment);
        let file = SnapshotFile::read(path, entry.clone(), &mut room)?;
        Ok(Self {
            path: path.to_owned(),
            files: vec![file],
            entry,
        })
    }

    fn take_folder(path: &Path, assignment: &Assignment) -> Result<Self, Error> {
        if assignment.entry.is_empty() {
            return Err(wrong(Message::new("submission-no-entry-names"), path));
        }
        let is_entry = |name: &&String| fs::symlink_metadata(path.join(name)).is_ok_and(|entry| entry.is_file());
        let Some(entry) = assignment.entry.iter().find(is_entry) else {
            return Err(Error::Usage(
                Message::new("submission-no-entry")
                    .with("path", path.display().to_string())
                    .with("names", assignment.entry.join(", ")),
            ));
        };
        let mut room = Room::of(assignment);
        let mut files = Vec::new();
        for found in WalkDir::new(path).sort_by_file_name() {
            let found = found.map_err(|error| Error::io(path, &error.into()))?;
            // Links would lead out of the folder, and what is neither file nor folder cannot be copied.
            if !found.file_type().is_file() {
                continue;
            }
            let inside = found.path().strip_prefix(path).unwrap_or(found.path()).to_owned();
            files.push(SnapshotFile::read(found.path(), inside, &mut room)?);
            if files.len() as u64 > assignment.limits.files {
                return Err(too_many(path, assignment));
            }
        }
        Ok(Self {
            path: path.to_owned(),
            files,
            entry: entry.into(),
        })
    }

    /// The submission of these files, which are called by this path; the entry file is one of them. Fails when there are too
    /// many or they are too large.
    pub fn of(path: PathBuf, files: Vec<SnapshotFile>, entry: PathBuf, assignment: &Assignment) -> Result<Self, Error> {
        let mut room = Room::of(assignment);
        for file in &files {
            room.take(file.bytes.len() as u64, &file.path)?;
        }
        if files.len() as u64 > assignment.limits.files {
            return Err(too_many(&path, assignment));
        }
        Ok(Self { path, files, entry })
    }

    /// The SHA-256 of the files, with their names and whether they may be executed, in hexadecimal digits.
    pub fn digest(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(self.entry.as_os_str().as_encoded_bytes());
        for file in &self.files {
            let name = file.path.as_os_str().as_encoded_bytes();
            for length in [name.len(), file.bytes.len()] {
                hash.update((length as u64).to_le_bytes());
            }
            hash.update([u8::from(file.executable)]);
            hash.update(name);
            hash.update(&file.bytes);
        }
        hex::encode(hash.finalize())
    }

    /// The path as the student gave it.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The path of the entry file as the student would name it.
    pub fn entry_path(&self) -> PathBuf {
        if self.path.ends_with(&self.entry) {
            self.path.clone()
        } else {
            self.path.join(&self.entry)
        }
    }

    /// The entry file's path inside the submission's folder.
    pub fn entry(&self) -> &Path {
        &self.entry
    }

    /// The path at which [`Snapshot::lay`] puts the entry file: a name that is no text cannot be told to every interpreter.
    pub(super) fn laid_entry(&self) -> PathBuf {
        match self.entry.to_str() {
            Some(_) => self.entry.clone(),
            None => self
                .entry
                .to_string_lossy()
                .replace(char::REPLACEMENT_CHARACTER, "_")
                .into(),
        }
    }

    /// All files.
    pub fn files(&self) -> &[SnapshotFile] {
        &self.files
    }

    /// The entry file.
    pub fn entry_file(&self) -> Option<&SnapshotFile> {
        self.files.iter().find(|file| file.path == self.entry)
    }

    /// Writes the files into a folder.
    pub(super) fn lay(&self, folder: &Path) -> io::Result<()> {
        for file in &self.files {
            let path = folder.join(if file.path == self.entry {
                self.laid_entry()
            } else {
                file.path.clone()
            });
            if let Some(parent) = path.parent().filter(|parent| *parent != folder) {
                fs::create_dir_all(parent)?;
            }
            fs::write(&path, &file.bytes)?;
            if file.executable {
                fs::set_permissions(&path, fs::Permissions::from_mode(0o700))?;
            }
        }
        Ok(())
    }
}

impl SnapshotFile {
    /// Reads a file, and takes its size from the room that is left.
    fn read(from: &Path, inside: PathBuf, room: &mut Room) -> Result<Self, Error> {
        let metadata = fs::metadata(from).map_err(|error| unreadable(from, &error))?;
        room.take(metadata.len(), from)?;
        Ok(Self {
            path: inside,
            bytes: fs::read(from).map_err(|error| unreadable(from, &error))?,
            executable: metadata.permissions().mode() & 0o111 != 0,
        })
    }
}

fn unreadable(path: &Path, error: &io::Error) -> Error {
    Error::Usage(
        Message::new("submission-unreadable")
            .with("path", path.display().to_string())
            .with("cause", error),
    )
}

fn too_many(path: &Path, assignment: &Assignment) -> Error {
    let most = i64::try_from(assignment.limits.files).unwrap_or(i64::MAX);
    wrong(Message::new("submission-too-many-files").with("most", most), path)
}

fn wrong(what: Message, path: &Path) -> Error {
    Error::Usage(what.with("path", path.display().to_string()))
}
