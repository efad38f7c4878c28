//! Recorded submissions, one folder each: `<spool>/<assignment>/<user>/<time>-<short hash>/`.
//!
//! Such a folder holds the student's files byte for byte under `source/`, the JSON report as `report.json`, and what a list
//! needs to know as `submission.json`. It is written beside its place, flushed, and renamed, so that whenever the power goes
//! there is the old state or the new one. Its group may read it, the world may not.

mod record;
#[cfg(test)]
mod tests;
mod write;

pub use record::Record;
pub use write::{Entry, SourceFile};

use std::{
    fs,
    path::{Path, PathBuf},
};

use etcetera::BaseStrategy;

use crate::{error::Error, model::Message};

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
        Ok(self
            .find(assignment, user)?
            .into_iter()
            .map(|kept| kept.record)
            .collect())
    }

    /// What everyone has recorded for an assignment, as [`Spool::records`] gives it, with the folders in which it is.
    pub fn kept(&self, assignment: &str) -> Result<Vec<Kept>, Error> {
        self.find(assignment, None)
    }

    fn find(&self, assignment: &str, user: Option<&str>) -> Result<Vec<Kept>, Error> {
        let folder = self.root.join(assignment);
        let users = match user {
            Some(user) => vec![folder.join(user)],
            None => folders(&folder)?,
        };
        let mut found = Vec::new();
        for user in users {
            let name = user.file_name().unwrap_or_default().to_string_lossy().into_owned();
            for folder in folders(&user)? {
                let text = fs::read(folder.join(RECORD)).ok();
                let record = text.and_then(|text| serde_json::from_slice(&text).ok());
                found.extend(record.map(|record| Kept {
                    user: name.clone(),
                    record,
                    folder,
                }));
            }
        }
        found.sort_by(|a, b| (a.record.time, &a.user, &a.folder).cmp(&(b.record.time, &b.user, &b.folder)));
        Ok(found)
    }
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
