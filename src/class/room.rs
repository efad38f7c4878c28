use std::path::Path;

use crate::model::{Assignment, Message};

/// No submission of a programming course is larger; what is, was handed in by mistake. The same bound as for `checker submit`.
const MOST_BYTES: u64 = 50 << 20;

/// How much one student may hand in, counted by what is really read and not by what an archive says of itself.
pub(super) struct Room {
    most_bytes: u64,
    bytes: u64,
    most_files: u64,
    files: u64,
}

impl Room {
    /// The room that a submission has in its private folder, where it is laid out.
    pub(super) fn of(assignment: &Assignment) -> Self {
        let most_bytes = MOST_BYTES.min(assignment.limits.disk);
        Self {
            most_bytes,
            bytes: most_bytes,
            most_files: assignment.limits.files,
            files: assignment.limits.files,
        }
    }

    /// How many bytes are left.
    pub(super) fn left(&self) -> u64 {
        self.bytes
    }

    /// Takes the room of one more file; says in a sentence why there is none.
    pub(super) fn take(&mut self, bytes: usize, path: &Path) -> Result<(), Message> {
        let path = || path.display().to_string();
        let bytes = u64::try_from(bytes).unwrap_or(u64::MAX);
        let Some(left) = self.bytes.checked_sub(bytes) else {
            let most = format!("{} KiB", self.most_bytes >> 10);
            return Err(Message::new("submission-too-large")
                .with("most", most)
                .with("path", path()));
        };
        let Some(files) = self.files.checked_sub(1) else {
            let most = i64::try_from(self.most_files).unwrap_or(i64::MAX);
            return Err(Message::new("submission-too-many-files")
                .with("most", most)
                .with("path", path()));
        };
        (self.bytes, self.files) = (left, files);
        Ok(())
    }
}
