//! Recorded submissions, one folder each: `<spool>/<assignment>/<user>/<time>-<short hash>/`.
//!
//! Such a folder holds the student's files byte for byte under `source/`, the JSON report as `report.json`, and what a list
//! needs to know as `submission.json`. It is written beside its place, flushed, and renamed, so that whenever the power goes
//! there is the old state or the new one. Its group may read it, the world may not.

mod owner;
mod record;
#[cfg(test)]
mod tests;
mod write;

pub use record::Record;
pub use write::{Entry, SourceFile};

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use etcetera::BaseStrategy;

use crate::{
    error::Error,
    model::{Arg, Message},
};

/// The file that describes a recorded submission.
const RECORD: &str = "submission.json";

/// A recorded submission, and where it is.
pub struct Kept {
    /// The user in whose folder it is.
    pub user: String,
    /// What is known of it.
    pub record: Record,
    /// Its folder.
    pub folder: PathBuf,
}

/// A folder of recorded submissions.
pub struct Spool {
    root: PathBuf,
}

impl Spool {
    /// The spool in this folder, which need not exist yet.
    pub fn at(root: PathBuf) -> Self {
        Self { root }
    }

    /// The spool in the user's own data folder.
    pub fn of_this_user() -> Result<Self, Error> {
        let base = etcetera::choose_base_strategy().map_err(|_| Error::Environment(Message::new("spool-no-home")))?;
        Ok(Self::at(base.data_dir().join("checker").join("submissions")))
    }

    /// Where it is.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Records a submission; when this returns, it is on the disk.
    pub fn record(&self, entry: &Entry<'_>) -> Result<Record, Error> {
        write::record(&self.root, entry)
    }

    /// What has been recorded for an assignment, by one user or by everyone, the oldest first. What is not readable as a
    /// recorded submission is passed over: it is somebody else's file, or a submission that is just being written.
    pub fn records(&self, assignment: &str, user: Option<&str>) -> Result<Vec<Record>, Error> {
        let folder = self.root.join(assignment);
        let users = match user {
            Some(user) => vec![folder.join(user)],
            None => folders(&folder)?,
        };
        let mut found = Vec::new();
        for user in users {
            found.extend(read_all(&user, &mut Vec::new())?);
        }
        sort(&mut found);
        Ok(found.into_iter().map(|kept| kept.record).collect())
    }

    /// What everyone has recorded for an assignment, the oldest first, with what whoever grades it should know: what cannot be
    /// read or is not its user's own is passed over, and a time that may not be true is told.
    ///
    /// Fails with [`Error::Environment`] when the spool cannot be read.
    pub fn kept(&self, assignment: &str) -> Result<(Vec<Kept>, Vec<Message>), Error> {
        let (mut found, mut warnings) = (Vec::new(), Vec::new());
        for user in folders(&self.root.join(assignment))? {
            if let Some(doubt) = owner::doubt(&user, &name(&user)) {
                warnings.push(doubt);
                continue;
            }
            match read_all(&user, &mut warnings) {
                Ok(kept) => found.extend(kept),
                Err(Error::Environment(why)) => warnings.push(passed_over(&user, why)),
                Err(error) => return Err(error),
            }
        }
        found.retain(|kept| {
            let doubt = owner::doubt(&kept.folder, &kept.user);
            let is_theirs = doubt.is_none();
            warnings.extend(doubt.or_else(|| owner::doubt_of_time(&kept.folder.join(RECORD), kept.record.time)));
            is_theirs
        });
        sort(&mut found);
        Ok((found, warnings))
    }
}

/// What is in a user's folder, with a warning for each that cannot be read.
fn read_all(user: &Path, warnings: &mut Vec<Message>) -> Result<Vec<Kept>, Error> {
    let mut found = Vec::new();
    for folder in folders(user)? {
        match read(&folder) {
            Ok(record) => found.push(Kept {
                user: name(user),
                record,
                folder,
            }),
            Err(why) => warnings.push(passed_over(&folder.join(RECORD), &why)),
        }
    }
    Ok(found)
}

fn read(folder: &Path) -> io::Result<Record> {
    let text = fs::read(folder.join(RECORD))?;
    Ok(serde_json::from_slice(&text)?)
}

fn passed_over(path: &Path, why: impl Into<Arg>) -> Message {
    Message::new("spool-passed-over")
        .with("path", path.display().to_string())
        .with("cause", why)
}

/// The oldest first.
fn sort(found: &mut [Kept]) {
    found.sort_by(|a, b| (a.record.time, &a.user, &a.folder).cmp(&(b.record.time, &b.user, &b.folder)));
}

fn name(user: &Path) -> String {
    user.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The name under which this process's user records; the number where the user has no name.
pub fn this_user() -> String {
    let number = nix::unistd::Uid::current();
    nix::unistd::User::from_uid(number)
        .ok()
        .flatten()
        .map_or_else(|| number.to_string(), |user| user.name)
}

/// The folders in a folder; none when it does not exist.
fn folders(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(Error::io(folder, &error)),
    };
    Ok(entries
        .filter_map(Result::ok)
        .filter(|entry| !entry.file_name().as_encoded_bytes().starts_with(b"."))
        // A link would make one user's program another's.
        .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()))
        .map(|entry| entry.path())
        .collect())
}
