//! Which of several programs of one student counts: the newest, with a warning that names the others.

use std::{cmp::Ordering, path::Path};

use jiff::{SignedDuration, Timestamp};

use super::{
    entry::{Chosen, names},
    handin::File,
};
use crate::{
    language,
    model::{Assignment, Message},
};

/// Programs that were changed in less than this are equally old: an archive counts in seconds, and whoever copies or checks out
/// a folder gives every file in it the time of that.
const AT_ONCE: SignedDuration = SignedDuration::from_secs(1);

/// The newest version of the file that the assignment starts from: that file, unless another program is newer that the assignment
/// may start from too, or that has its name, with another ending or with something behind it, as `othello_v2.rb` or `othello (1).py`.
pub(super) fn version(entry: &File, files: &[&File], assignment: &Assignment, handin: &Path) -> Chosen {
    let is_entry = |file: &File| *file != *entry && assignment.entry.iter().any(|name| file.path == Path::new(name));
    let others = files
        .iter()
        .copied()
        .filter(|file| is_entry(file) || is_version(file, entry, assignment));
    let versions: Vec<&File> = others.chain([entry]).collect();
    let newest = newest(&versions);
    match last(&newest) {
        Some(kept) if !newest.contains(&entry) => Chosen {
            entry: kept.path.clone(),
            warning: Some(told(Message::new("class-newest-program"), kept, &versions, handin)),
        },
        _ => Chosen::plain(&entry.path),
    }
}

/// The newest of programs; of those that are equally old, the one whose name comes last. `None` where there are
/// no programs.
pub(super) fn program(programs: &[&File], handin: &Path) -> Option<Chosen> {
    let newest = newest(programs);
    let kept = last(&newest)?;
    let message = match newest.len() {
        1 => Message::new("class-newest-program"),
        _ => Message::new("class-last-program"),
    };
    Some(Chosen {
        entry: kept.path.clone(),
        warning: Some(told(message, kept, programs, handin)).filter(|_| programs.len() > 1),
    })
}

/// Whether a file is another version of the entry, in whatever language, and not a part of it: a part is named in it.
fn is_version(file: &File, entry: &File, assignment: &Assignment) -> bool {
    let (stem, of) = (stem(file), stem(entry));
    let is_other = match stem.strip_prefix(&of) {
        Some("") => file.path != entry.path,
        Some(_) => !String::from_utf8_lossy(&entry.bytes).contains(&stem),
        None => false,
    };
    let accepts = |id: &str| assignment.languages.is_empty() || assignment.languages.iter().any(|known| known == id);
    is_other && language::detect(&file.path, &file.bytes, false).is_ok_and(|language| accepts(language.id))
}

/// Whether one of these programs is newer than all others.
pub(super) fn is_one_newest(programs: &[&File]) -> bool {
    newest(programs).len() == 1
}

/// The programs that were changed last: all of them where it is not known of each when that was.
fn newest<'files>(programs: &[&'files File]) -> Vec<&'files File> {
    let times: Option<Vec<Timestamp>> = programs.iter().map(|program| program.modified).collect();
    let Some(last) = times.and_then(|times| times.into_iter().max()) else {
        return programs.to_vec();
    };
    let is_newest = |program: &&File| program.modified.is_some_and(|time| last.duration_since(time) < AT_ONCE);
    programs.iter().copied().filter(|program| is_newest(program)).collect()
}

/// The program with the greatest number in its name, or else the longest name: `e5 (1).rb` comes after `e5.rb`.
fn last<'files>(programs: &[&'files File]) -> Option<&'files File> {
    let by_name = |a: &&File, b: &&File| -> Ordering {
        let natural = natord::compare(&stem(a), &stem(b));
        natural.then_with(|| a.path.cmp(&b.path))
    };
    programs.iter().copied().max_by(|a, b| by_name(a, b))
}

fn told(message: Message, kept: &File, programs: &[&File], handin: &Path) -> Message {
    let dropped = programs.iter().copied().filter(|program| *program != kept);
    message
        .with("path", handin.display().to_string())
        .with("kept", kept.path.display().to_string())
        .with("dropped", names(dropped))
}

fn stem(file: &File) -> String {
    let stem = file.path.file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::class::fixture::assignment;

    /// A file that was changed in this second, or nobody knows when.
    fn file(name: &str, second: impl Into<Option<i64>>) -> File {
        File {
            path: name.into(),
            bytes: b"require_relative 'othello_board'\n".to_vec(),
            executable: false,
            modified: second
                .into()
                .map(|second| Timestamp::from_second(second).expect("a time")),
        }
    }

    /// The one that counts, and the id of the warning with what it was preferred to.
    fn summary(chosen: &Chosen) -> (String, Option<String>) {
        let warning = chosen.warning.as_ref().map(|warning| {
            let dropped = warning.args.iter().find(|(name, _)| *name == "dropped");
            format!("{}: {:?}", warning.id, dropped.expect("names").1)
        });
        (chosen.entry.display().to_string(), warning)
    }

    fn version_of(entry: &File, others: &[File]) -> (String, Option<String>) {
        let files: Vec<&File> = others.iter().chain([entry]).collect();
        summary(&version(
            entry,
            &files,
            &assignment(&["othello.rb"]),
            Path::new("class/alice"),
        ))
    }

    fn program_of(programs: &[File]) -> (String, Option<String>) {
        let programs: Vec<&File> = programs.iter().collect();
        summary(&program(&programs, Path::new("class/alice")).expect("a program"))
    }

    fn plain(name: &str) -> (String, Option<String>) {
        (name.to_owned(), None)
    }

    fn warned(name: &str, id: &str, dropped: &str) -> (String, Option<String>) {
        (name.to_owned(), Some(format!("{id}: Text({dropped:?})")))
    }

    #[test]
    fn a_newer_version_of_the_entry_counts() {
        let entry = file("othello.rb", 1_000);
        for name in [
            "othello_v2.rb",
            "othello (1).rb",
            "othello-2.rb",
            "othello のコピー.rb",
            "othello_v2.py",
            "othello.py",
        ] {
            assert_eq!(
                version_of(&entry, &[file(name, 2_000), file("othello0.rb", 500)]),
                warned(name, "class-newest-program", "othello0.rb, othello.rb")
            );
        }
    }

    #[test]
    fn the_entry_counts_beside_what_is_no_newer_version_of_it() {
        let entry = file("othello.rb", 1_000);
        for other in [
            file("othello_v2.rb", 900),
            file("othello_v2.rb", 1_000),
            file("othello_v2.rb", None),
            file("othello_board.rb", 2_000),
            file("othello_v2.txt", 2_000),
            file("othello.ruby", 2_000),
            file("helper.rb", 2_000),
        ] {
            let told = format!("{other:?}");
            assert_eq!(version_of(&entry, &[other]), plain("othello.rb"), "{told}");
        }
        let unknown = file("othello.rb", None);
        assert_eq!(
            version_of(&unknown, &[file("othello_v2.rb", 2_000)]),
            plain("othello.rb")
        );
    }

    #[test]
    fn without_an_entry_the_newest_counts() {
        assert_eq!(program_of(&[file("e5.rb", 1_000)]), plain("e5.rb"));
        assert_eq!(
            program_of(&[file("e5 (1).rb", 1_000), file("e5.rb", 2_000)]),
            warned("e5.rb", "class-newest-program", "e5 (1).rb")
        );
    }

    #[test]
    fn of_what_is_equally_old_the_last_by_name_counts() {
        for second in [Some(1_000), None] {
            assert_eq!(
                program_of(&[
                    file("e5 (10).rb", second),
                    file("e5 (9).rb", second),
                    file("e5.rb", second)
                ]),
                warned("e5 (10).rb", "class-last-program", "e5 (9).rb, e5.rb")
            );
        }
    }
}
