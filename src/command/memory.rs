//! Which cases of a submission failed the last time, for `--failed-first`.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use sha2::{Digest, Sha256};

use crate::model::{SubmissionResult, Suite};

/// The memory of one submission's last run. It is a convenience: where it cannot be kept, nothing else changes.
pub(super) struct Memory {
    file: Option<PathBuf>,
}

impl Memory {
    /// The memory of the submission at a path, in the user's cache folder.
    pub(super) fn of(assignment: &str, path: &Path) -> Self {
        let file = etcetera::choose_base_strategy().ok().and_then(|base| {
            let path = fs::canonicalize(path).ok()?;
            let mut hash = Sha256::new();
            hash.update(assignment);
            hash.update([0]);
            hash.update(path.as_os_str().as_encoded_bytes());
            let name = format!("{}.json", hex::encode(hash.finalize()));
            Some(base.cache_dir().join("checker").join("failed").join(name))
        });
        Self { file }
    }

    /// Puts the suites that failed before the others, and in each the cases that failed; else the order stays.
    pub(super) fn failed_first(&self, suites: &mut [Suite]) {
        let failed = self.failed();
        let has_failed = |suite: &str, case: &str| failed.contains(&(suite.to_owned(), case.to_owned()));
        for suite in suites.iter_mut() {
            let id = &suite.id;
            suite.cases.sort_by_key(|case| !has_failed(id, &case.name));
        }
        suites.sort_by_key(|suite| !suite.cases.iter().any(|case| has_failed(&suite.id, &case.name)));
    }

    fn failed(&self) -> HashSet<(String, String)> {
        self.file
            .as_ref()
            .and_then(|file| fs::read(file).ok())
            .and_then(|text| serde_json::from_slice(&text).ok())
            .unwrap_or_default()
    }

    /// Keeps which cases failed this time. Cases that were not asked for keep what is known of them.
    pub(super) fn keep(&self, result: &SubmissionResult) {
        let Some(file) = &self.file else { return };
        let mut failed = self.failed();
        for case in &result.cases {
            let name = (case.suite.clone(), case.name.clone());
            if case.accepted() {
                failed.remove(&name);
            } else {
                failed.insert(name);
            }
        }
        let _ = write(file, &failed);
    }
}

fn write(file: &Path, failed: &HashSet<(String, String)>) -> std::io::Result<()> {
    if failed.is_empty() {
        return match fs::remove_file(file) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
            other => other,
        };
    }
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(file, serde_json::to_vec(failed)?)
}
