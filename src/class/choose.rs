use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use super::{
    gather::{Entry, Times},
    handin::{Claim, Content, Handin, Part},
    id::Key,
    layout::{Origin, Versions},
};
use crate::model::{Assignment, Message};

/// Puts the entries of a class together to one hand-in a student, in the order of their ids, with a warning for each that had to
/// give way to a newer one.
pub(super) fn handins(entries: Vec<Entry>, assignment: &Assignment, times: Times) -> (Vec<Handin>, Vec<Message>) {
    let mut warnings = Vec::new();
    let groups = groups(entries);
    let handins: Vec<_> = groups
        .into_iter()
        .map(|group| handin(group, assignment, times, &mut warnings))
        .collect();
    let (handins, doubts) = newest(handins, assignment, |handin| Key::of(&handin.student.id));
    warnings.extend(doubts);
    (handins, warnings)
}

/// The newest hand-in for each key, in the order of the keys, with a warning for each other one.
///
/// What is no program counts only where there is none, and what has a name or an address only where there is nothing with an
/// id. Newer is what has the greater version, else what was changed later; of two that are equal in both, the one whose path
/// comes last is taken, so that it is always the same one.
pub(super) fn newest<K: Ord>(
    handins: Vec<Handin>,
    assignment: &Assignment,
    key: impl Fn(&Handin) -> K,
) -> (Vec<Handin>, Vec<Message>) {
    let mut of: BTreeMap<K, Vec<Handin>> = BTreeMap::new();
    for handin in handins {
        let candidates = of.entry(key(&handin)).or_default();
        // The same path may be given twice.
        if candidates.iter().all(|known| known.path != handin.path) {
            candidates.push(handin);
        }
    }
    let mut warnings = Vec::new();
    let chosen = of
        .into_values()
        .filter_map(|candidates| counting(candidates, assignment, &mut warnings));
    (chosen.collect(), warnings)
}

/// The one of a student's hand-ins that counts.
fn counting(mut candidates: Vec<Handin>, assignment: &Assignment, warnings: &mut Vec<Message>) -> Option<Handin> {
    if candidates.len() < 2 {
        return candidates.pop();
    }
    let mut known: Vec<(Content, Handin)> = candidates
        .into_iter()
        .map(|handin| (handin.content(assignment), handin))
        .collect();
    let age = |(content, handin): &(Content, Handin)| {
        let time = handin.modified.map(|time| content.modified().unwrap_or(time));
        (handin.version, time)
    };
    known.sort_by_cached_key(|candidate| {
        let (content, handin) = candidate;
        let is_program = content.is_program();
        (is_program, handin.claim, age(candidate), handin.path.clone())
    });
    let best = known.pop()?;
    let age_of_best = age(&best);
    let (content, counts) = best;
    for candidate in &known {
        let (lesser, other) = candidate;
        let (id, kept) = (&counts.student.id, &counts.path);
        let why = if content.is_program() != lesser.is_program() {
            Message::new("class-no-program-beside")
        } else if counts.claim != other.claim {
            Message::new("class-id-before-name")
        } else if age(candidate) == age_of_best {
            Message::new("class-last-handin")
        } else {
            Message::new("class-two-handins")
        };
        warnings.push(gave_way(why, id, kept, &other.path));
    }
    Some(counts)
}

/// Entries that belong together: those that a platform has named with the same number in the same folder.
fn groups(entries: Vec<Entry>) -> Vec<Vec<Entry>> {
    let mut together: BTreeMap<(PathBuf, Key), Vec<Entry>> = BTreeMap::new();
    let mut groups = Vec::new();
    for entry in entries {
        match entry.named.origin {
            Origin::Given => groups.push(vec![entry]),
            Origin::Platform(_) => {
                let key = (entry.container.clone(), Key::of(&entry.named.student.id));
                together.entry(key).or_default().push(entry);
            }
        }
    }
    groups.extend(together.into_values());
    groups
}

fn handin(entries: Vec<Entry>, assignment: &Assignment, times: Times, warnings: &mut Vec<Message>) -> Handin {
    let named = entries[0].named.clone();
    let Versioned { entries, version } = match named.origin {
        Origin::Platform(Versions::Numbered) => last_versions(entries, assignment, warnings),
        _ => Versioned { entries, version: 0 },
    };
    let late = entries.iter().filter_map(|entry| entry.named.late).max();
    // What tells lateness by a name has packed its files when they were downloaded, and gives them the time of that.
    let modified = match times {
        Times::Told if late.is_none() => entries.iter().filter_map(|entry| entry.node.modified()).max(),
        _ => None,
    };
    let is_entry = |entry: &&Entry| {
        entry
            .named
            .file
            .as_ref()
            .is_some_and(|file| assignment.entry.contains(file))
    };
    let path = entries.iter().find(is_entry).unwrap_or(&entries[0]).node.path();
    let part = |entry: Entry| Part {
        node: entry.node,
        file: entry.named.file,
    };
    Handin {
        student: named.student,
        path,
        modified,
        marked_late: late,
        origin: named.origin,
        claim: Claim::Id,
        version,
        parts: entries.into_iter().map(part).collect(),
        entry: None,
    }
}

/// The files of one student, each in its last version, and the greatest version of all.
struct Versioned {
    entries: Vec<Entry>,
    version: u32,
}

/// Leaves out files that the platform says have been handed in again, and gives the others the name that they had at first.
///
/// The number is the platform's only where the name without it is one that the assignment starts from, or is there too: somebody
/// may well hand in a `part-1.rb` and a `part-2.rb`.
fn last_versions(entries: Vec<Entry>, assignment: &Assignment, warnings: &mut Vec<Message>) -> Versioned {
    let names: Vec<String> = entries.iter().filter_map(|entry| entry.named.file.clone()).collect();
    let mut last: BTreeMap<String, (u32, Entry)> = BTreeMap::new();
    for mut entry in entries {
        let file = entry.named.file.clone().unwrap_or_else(|| entry.node.name());
        let is_version_of = |base: &String| assignment.entry.contains(base) || names.contains(base);
        let (base, version) = version(&file)
            .filter(|(base, _)| is_version_of(base))
            .unwrap_or((file, 0));
        entry.named.file = Some(base.clone());
        match last.remove(&base) {
            None => last.insert(base, (version, entry)),
            Some(other) => {
                let mut both = [other, (version, entry)];
                both.sort_by_key(|(version, entry)| (*version, entry.node.path()));
                let [older, newer] = both;
                let id = &newer.1.named.student.id;
                warnings.push(gave_way(
                    Message::new("class-two-handins"),
                    id,
                    &newer.1.node.path(),
                    &older.1.node.path(),
                ));
                last.insert(base, newer)
            }
        };
    }
    Versioned {
        version: last.values().map(|(version, _)| *version).max().unwrap_or_default(),
        entries: last.into_values().map(|(_, entry)| entry).collect(),
    }
}

/// The name of a file without the number that a platform has added to it, and that number: `othello-2.rb` is `othello.rb`, 2.
fn version(file: &str) -> Option<(String, u32)> {
    let (stem, ending) = file
        .rsplit_once('.')
        .map_or((file, String::new()), |(stem, ending)| (stem, format!(".{ending}")));
    let (base, number) = stem.rsplit_once('-')?;
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    Some((
        format!("{base}{ending}"),
        number.parse().ok().filter(|_| is_number && !base.is_empty())?,
    ))
}

fn gave_way(why: Message, id: &str, kept: &Path, dropped: &Path) -> Message {
    why.with("id", id)
        .with("kept", kept.display().to_string())
        .with("dropped", dropped.display().to_string())
}
