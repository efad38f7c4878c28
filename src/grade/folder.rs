use std::{
    ffi::OsString,
    fs, io,
    path::{Path, PathBuf},
    time::SystemTime,
};

use tempfile::TempDir;
use walkdir::WalkDir;

use super::snapshot::Snapshot;

/// A private folder: the submission's files in one part, a home and a place for temporary files in two others.
///
/// It is removed when it is dropped.
pub(super) struct Folder {
    root: TempDir,
    before: Vec<Seen>,
}

/// What a change of a file would change.
#[derive(PartialEq, Eq)]
struct Seen(PathBuf, u64, Option<SystemTime>);

impl Folder {
    pub(super) fn lay(snapshot: &Snapshot) -> io::Result<Self> {
        let root = tempfile::Builder::new().prefix("checker-").tempdir()?;
        for part in ["submission", "home", "tmp"] {
            fs::create_dir(root.path().join(part))?;
        }
        let mut folder = Self {
            root,
            before: Vec::new(),
        };
        snapshot.lay(&folder.submission())?;
        folder.before = folder.seen();
        Ok(folder)
    }

    /// Where the submission's files are, and its programs start.
    pub(super) fn submission(&self) -> PathBuf {
        self.root.path().join("submission")
    }

    /// Whether anything in the folder is no longer as it was laid.
    pub(super) fn changed(&self) -> bool {
        self.seen() != self.before
    }

    /// The whole environment of a program that runs in the folder.
    pub(super) fn environment(&self, own: Vec<(&'static str, OsString)>) -> Vec<(OsString, OsString)> {
        let mut variables: Vec<(OsString, OsString)> = vec![
            ("HOME".into(), self.root.path().join("home").into()),
            ("TMPDIR".into(), self.root.path().join("tmp").into()),
            ("LANG".into(), "C.UTF-8".into()),
            ("LC_ALL".into(), "C.UTF-8".into()),
        ];
        variables.extend(std::env::var_os("PATH").map(|path| ("PATH".into(), path)));
        variables.extend(own.into_iter().map(|(name, value)| (name.into(), value)));
        variables
    }

    fn seen(&self) -> Vec<Seen> {
        WalkDir::new(self.root.path())
            .sort_by_file_name()
            .into_iter()
            .filter_map(Result::ok)
            .map(|entry| {
                let metadata = entry.metadata().ok();
                Seen(
                    entry.path().to_owned(),
                    metadata.as_ref().map_or(0, fs::Metadata::len),
                    metadata.and_then(|metadata| metadata.modified().ok()),
                )
            })
            .collect()
    }
}

/// A folder for what the checker itself needs beside a submission, such as a harness; no program may write there.
pub(super) struct Scratch(TempDir);

impl Scratch {
    pub(super) fn new() -> io::Result<Self> {
        Ok(Self(tempfile::Builder::new().prefix("checker-").tempdir()?))
    }

    pub(super) fn path(&self) -> &Path {
        self.0.path()
    }
}
