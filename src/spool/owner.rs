//! Whether what stands in a spool is its user's own. Whoever may write there can name a folder as they like, and write any time
//! into it; the system alone says whose a file is, and when it was last changed.

use std::{fs, os::unix::fs::MetadataExt, path::Path};

use jiff::{SignedDuration, Timestamp};
use nix::unistd::{Uid, User};

use crate::model::Message;

/// How long after the time that it tells a record may be written.
const AT_ONCE: SignedDuration = SignedDuration::from_mins(1);

/// That a folder is neither that of the user of this name nor the own one of whoever grades.
pub(super) fn doubt(folder: &Path, user: &str) -> Option<Message> {
    let owner = Uid::from_raw(fs::symlink_metadata(folder).ok()?.uid());
    if is_theirs(owner, user, Uid::effective()) {
        return None;
    }
    let told = Message::new("spool-other-owner")
        .with("path", folder.display().to_string())
        .with("owner", called(owner))
        .with("user", user);
    Some(told)
}

/// That a record was changed after the time that it tells, by somebody else than whoever grades.
pub(super) fn doubt_of_time(record: &Path, time: Timestamp) -> Option<Message> {
    let metadata = fs::metadata(record).ok()?;
    let changed = Timestamp::from_second(metadata.ctime()).ok()?;
    let owner = Uid::from_raw(metadata.uid());
    let told = Message::new("spool-changed-later")
        .with("path", record.display().to_string())
        .with("time", time.to_string())
        .with("changed", changed.to_string());
    (owner != Uid::effective() && is_later(changed, time)).then_some(told)
}

fn is_theirs(owner: Uid, user: &str, grader: Uid) -> bool {
    let named = User::from_name(user).ok().flatten();
    // Who has no name records under their number.
    owner == grader || owner.to_string() == user || named.is_some_and(|named| named.uid == owner)
}

fn is_later(changed: Timestamp, time: Timestamp) -> bool {
    changed.duration_since(time) > AT_ONCE
}

fn called(owner: Uid) -> String {
    let named = User::from_uid(owner).ok().flatten();
    named.map_or_else(|| owner.to_string(), |named| named.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_its_users_or_the_graders() {
        let (root, somebody, grader) = (Uid::from_raw(0), Uid::from_raw(54_321), Uid::from_raw(54_322));
        assert!(is_theirs(root, "root", grader));
        assert!(is_theirs(grader, "hanako", grader), "a copy of whoever grades");
        assert!(is_theirs(somebody, "54321", grader), "who has no name");
        assert!(!is_theirs(somebody, "root", grader));
        assert!(!is_theirs(root, "nobody-of-this-name", grader));
    }

    #[test]
    fn a_record_is_written_at_once() {
        let time = |second| Timestamp::from_second(second).expect("a time");
        assert!(!is_later(time(1_060), time(1_000)));
        assert!(is_later(time(1_061), time(1_000)));
        assert!(!is_later(time(900), time(1_000)));
    }
}
