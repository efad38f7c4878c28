use std::{
    borrow::Cow,
    ffi::OsString,
    fs, io,
    os::{fd::AsRawFd, unix::fs::PermissionsExt},
    path::{Path, PathBuf},
    time::SystemTime,
};

use tempfile::TempDir;
use walkdir::WalkDir;

use super::{snapshot::Snapshot, temporary};
use crate::sandbox::Session;

/// A locale that every system of its kind has, whose text is UTF-8; macOS does not know `C.UTF-8` everywhere.
const LOCALE: &str = if cfg!(target_os = "macos") {
    "en_US.UTF-8"
} else {
    "C.UTF-8"
};

/// A private folder: the submission's files in one part, a home and a place for temporary files in two others.
///
/// It is removed when it is dropped.
pub(super) struct Folder {
    root: TempDir,
    /// Where the harness lies, which a student knows nothing of.
    hidden: PathBuf,
    /// What was laid, by its path in the folder.
    before: Vec<(PathBuf, Option<Seen>)>,
}

/// What a change of a file or a folder would change.
#[derive(PartialEq, Eq)]
struct Seen {
    /// A file's length; that of a folder is its file system's affair.
    length: Option<u64>,
    modified: Option<SystemTime>,
}

impl Folder {
    pub(super) fn lay(snapshot: &Snapshot, hidden: &Path) -> io::Result<Self> {
        let root = temporary::folder()?;
        for part in ["submission", "home", "tmp"] {
            fs::create_dir(root.path().join(part))?;
        }
        let mut folder = Self {
            root,
            hidden: hidden.to_owned(),
            before: Vec::new(),
        };
        snapshot.lay(&folder.submission())?;
        folder.before = WalkDir::new(folder.root.path())
            .into_iter()
            .filter_map(Result::ok)
            .map(|entry| {
                let path = entry.path().strip_prefix(folder.root()).unwrap_or(entry.path());
                (path.to_owned(), Seen::at(entry.path()))
            })
            .collect();
        Ok(folder)
    }

    /// Where the submission's files are, and its programs start.
    pub(super) fn submission(&self) -> PathBuf {
        self.root.path().join("submission")
    }

    /// A text in which the folder's path is what the student knows it by, nothing; without the lines that name the harness,
    /// and without the excerpts that Python writes, further in, below such a line.
    pub(super) fn as_the_student_knows_it(&self, text: &str) -> String {
        if text.is_empty() {
            return String::new();
        }
        let (private, hidden) = (self.submission(), self.hidden.display().to_string());
        let mut text = Cow::Borrowed(text);
        if text.contains(&hidden) {
            let mut below = false;
            let known = text.split_inclusive('\n').filter(|line| {
                let names = line.contains(&hidden);
                below = names || below && line.starts_with("  ");
                !below
            });
            text = Cow::Owned(known.collect());
        }
        text.replace(&format!("{}/", private.display()), "")
            .replace(&private.display().to_string(), ".")
    }

    /// The folder itself, in which a program may do everything.
    pub(super) fn root(&self) -> &Path {
        self.root.path()
    }

    /// Whether anything in the folder is no longer as it was laid, in the folder as a program sees it.
    pub(super) fn changed(&self, session: &Session) -> bool {
        let seen_at = session
            .private()
            .map(|folder| PathBuf::from(format!("/proc/self/fd/{}", folder.as_raw_fd())));
        let root = seen_at.as_deref().unwrap_or(self.root());
        // A file that is added or removed changes the folder that it is in.
        self.before
            .iter()
            .any(|(path, before)| *before != Seen::at(&root.join(path)))
    }

    /// The whole environment of a program that runs in the folder.
    pub(super) fn environment(&self, own: Vec<(&'static str, OsString)>) -> Vec<(OsString, OsString)> {
        let mut variables: Vec<(OsString, OsString)> = vec![
            ("HOME".into(), self.root.path().join("home").into()),
            ("TMPDIR".into(), self.root.path().join("tmp").into()),
            ("LANG".into(), LOCALE.into()),
            ("LC_ALL".into(), LOCALE.into()),
        ];
        variables.extend(std::env::var_os("PATH").map(|path| ("PATH".into(), path)));
        variables.extend(own.into_iter().map(|(name, value)| (name.into(), value)));
        variables
    }
}

impl Seen {
    fn at(path: &Path) -> Option<Self> {
        let metadata = fs::symlink_metadata(path).ok()?;
        Some(Self {
            length: metadata.is_file().then_some(metadata.len()),
            modified: metadata.modified().ok(),
        })
    }
}

/// A folder for what the checker itself needs beside a submission, such as a harness; no program may write there.
pub(super) struct Scratch(TempDir);

impl Scratch {
    pub(super) fn new() -> io::Result<Self> {
        let scratch = Self(temporary::folder()?);
        // Who has to read what lies here may be another user, whatever the operator's mask is.
        fs::set_permissions(scratch.path(), fs::Permissions::from_mode(0o755))?;
        fs::create_dir(scratch.lanes())?;
        Ok(scratch)
    }

    pub(super) fn path(&self) -> &Path {
        self.0.path()
    }

    /// Where the files of lanes are.
    pub(super) fn lanes(&self) -> PathBuf {
        self.0.path().join("lanes")
    }

    /// The folder of this process, which it lies in.
    pub(super) fn root(&self) -> &Path {
        self.0.path().parent().unwrap_or(self.0.path())
    }
}
