use std::{
    fs, io,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
};

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

impl Snapshot {
    /// Takes the bytes of a file, or of a folder that holds one of the entry files that the assignment names.
    pub fn take(path: &Path, assignment: &Assignment) -> Result<Self, Error> {
        let metadata = fs::metadata(path).map_err(|error| unreadable(path, &error))?;
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
        let mut room = MOST_BYTES;
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
        let Some(entry) = assignment.entry.iter().find(|name| path.join(name).is_file()) else {
            return Err(Error::Usage(
                Message::new("submission-no-entry")
                    .with("path", path.display().to_string())
                    .with("names", assignment.entry.join(", ")),
            ));
        };
        let mut room = MOST_BYTES;
        let mut files = Vec::new();
        for found in WalkDir::new(path).sort_by_file_name() {
            let found = found.map_err(|error| Error::io(path, &error.into()))?;
            // Links would lead out of the folder, and what is neither file nor folder cannot be copied.
            if !found.file_type().is_file() {
                continue;
            }
            let inside = found.path().strip_prefix(path).unwrap_or(found.path()).to_owned();
            files.push(SnapshotFile::read(found.path(), inside, &mut room)?);
        }
        Ok(Self {
            path: path.to_owned(),
            files,
            entry: entry.into(),
        })
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
            let path = folder.join(&file.path);
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
    fn read(from: &Path, inside: PathBuf, room: &mut u64) -> Result<Self, Error> {
        let metadata = fs::metadata(from).map_err(|error| unreadable(from, &error))?;
        *room = room
            .checked_sub(metadata.len())
            .ok_or_else(|| wrong(Message::new("submission-too-large"), from))?;
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

fn wrong(what: Message, path: &Path) -> Error {
    Error::Usage(what.with("path", path.display().to_string()))
}
