use serde::{Deserialize, Serialize};

use crate::model::{Timeliness, Verdict};

/// What a list of submissions says of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The id of the assignment.
    pub assignment: String,
    /// The user who recorded it.
    pub user: String,
    /// When.
    pub time: jiff::Timestamp,
    /// Whether that was before the deadline.
    pub timeliness: Timeliness,
    /// The name of the entry file.
    pub entry: String,
    /// The SHA-256 of the files, in hexadecimal digits.
    pub sha256: String,
    /// The verdict, with which it was recorded.
    pub verdict: Verdict,
    /// Earned points.
    pub score: u32,
    /// What all cases are worth.
    pub max_score: u32,
}

impl Record {
    /// The beginning of the hash, which tells one submission of a user from another.
    pub fn short_hash(&self) -> &str {
        &self.sha256[..8.min(self.sha256.len())]
    }

    /// The name of the submission's folder: the time in UTC, which sorts, and the beginning of the hash.
    pub(super) fn folder_name(&self) -> String {
        format!("{}-{}", self.time.strftime("%Y%m%dT%H%M%SZ"), self.short_hash())
    }
}
