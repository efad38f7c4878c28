use std::collections::BTreeMap;

use jiff::Timestamp;

use super::{
    handin::{Claim, Handin, Part},
    id::Key,
    layout::Origin,
    node::Node,
};
use crate::{
    error::Error,
    model::{Assignment, Message, Student, Timeliness},
    spool::{Kept, Spool},
};

/// Which of a user's recorded programs counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Latest {
    /// The last one before the deadline; of a user with late ones only, the last of those.
    InTime,
    /// The last one.
    AtAll,
}

/// What the users of a spool have recorded for an assignment, one hand-in a user, in the order of their names, with what the
/// operator should know of the records.
///
/// Fails with [`Error::Environment`] when the spool cannot be read.
pub fn from_spool(
    spool: &Spool,
    assignment: &Assignment,
    deadline: Option<Timestamp>,
    latest: Latest,
) -> Result<(Vec<Handin>, Vec<Message>), Error> {
    let mut of: BTreeMap<Key, Kept> = BTreeMap::new();
    // The oldest first, so that each takes the place of those before it.
    let (kept, warnings) = spool.kept(&assignment.id)?;
    for kept in kept {
        let is_late = |kept: &Kept| Timeliness::of(kept.record.time, deadline) == Timeliness::Late;
        let stays = |there: &Kept| latest == Latest::InTime && is_late(&kept) && !is_late(there);
        let key = Key::of(&kept.user);
        if !of.get(&key).is_some_and(stays) {
            of.insert(key, kept);
        }
    }
    Ok((of.into_values().map(handin).collect(), warnings))
}

fn handin(kept: Kept) -> Handin {
    let source = kept.folder.join("source");
    let student = Student {
        id: kept.user,
        ..Student::default()
    };
    Handin {
        student,
        path: source.join(&kept.record.entry),
        modified: Some(kept.record.time),
        marked_late: None,
        origin: Origin::Given,
        claim: Claim::Id,
        version: 0,
        parts: vec![Part {
            node: Node::Disk(source),
            file: None,
        }],
        entry: Some(kept.record.entry.into()),
    }
}
