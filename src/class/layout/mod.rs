//! How the platforms name what their "download all submissions" gives: a registry of patterns, and the operator's own.

use std::{collections::HashSet, str::FromStr};

use regex::Regex;

use super::id;
use crate::{
    error::Error,
    model::{Message, Student},
};

registry! {
    /// The platforms whose naming is known, in the order in which they are tried.
    #[expect(unreachable_pub, reason = "other registries are seen from outside, this one is not")]
    LAYOUTS: Layout = [moodle, canvas]
}

/// A platform's naming, as data.
pub(super) struct Layout {
    /// What an entry's name may match, with the named groups `id`, and as far as the naming has it `name`, `file` (the name that
    /// the student gave), `late`, `attachment` (the file's own number) and `page` (the platform's file
    /// with what they wrote on its page); the first that matches counts.
    patterns: &'static [&'static str],
    /// What entries it is for.
    entries: Entries,
    /// What a single name says.
    alone: Alone,
    /// Whether the naming tells what came late.
    lateness: Lateness,
    /// Whether the student's names of files may end in a number that the platform has added.
    versions: Versions,
}

#[derive(PartialEq, Eq)]
enum Entries {
    /// Files only.
    Files,
    /// Files and folders.
    All,
}

/// What it says of a class that one entry has a platform's name.
#[derive(PartialEq, Eq)]
enum Alone {
    /// The platform has named it: nobody else would.
    Sure,
    /// Little: the platform has named either all entries or none.
    Unsure,
}

enum Lateness {
    Told,
    Untold,
}

/// Whether a platform numbers the versions of a file that a student has handed in more than once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Versions {
    /// `othello-2.rb` comes after `othello.rb`.
    Numbered,
    /// Names are as the student gave them.
    Plain,
}

/// Who has handed in an entry of a class, by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Named {
    /// The student, as far as the name says.
    pub student: Student,
    /// What the id is.
    pub origin: Origin,
    /// The name that the student gave the file, where the platform has put something before it.
    pub file: Option<String>,
    /// Whether it came late, where the naming says that.
    pub late: Option<bool>,
}

/// Where an id comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// A number by which a platform knows a person, and nobody else does. All entries with the same one belong together.
    Platform(Versions),
    /// A name that somebody gave the entry.
    Given,
}

/// The operator's own naming: a regular expression with a group `id`, and where it has it, one called `name`.
#[derive(Clone, Debug)]
pub struct IdPattern(Regex);

impl FromStr for IdPattern {
    type Err = Error;

    /// Fails with [`Error::Usage`] when it is no regular expression, or has no group `id`.
    fn from_str(text: &str) -> Result<Self, Error> {
        let pattern = Regex::new(text).map_err(|error| {
            let cause = error.to_string();
            let cause = cause
                .lines()
                .last()
                .unwrap_or_default()
                .trim_start_matches("error: ")
                .to_owned();
            Error::Usage(
                Message::new("id-pattern-wrong")
                    .with("pattern", text)
                    .with("cause", cause),
            )
        })?;
        if !pattern.capture_names().flatten().any(|name| name == "id") {
            return Err(Error::Usage(Message::new("id-pattern-no-id").with("pattern", text)));
        }
        Ok(Self(pattern))
    }
}

impl IdPattern {
    /// Who has handed in what stands at this path, relative to the class and with `/`; `None` where the pattern says nothing.
    pub(super) fn read(&self, path: &str) -> Option<Named> {
        let found = self.0.captures(path)?;
        let group = |name| {
            found
                .name(name)
                .map(|group| id::tidy(group.as_str()))
                .unwrap_or_default()
        };
        let student = Student {
            id: group("id"),
            name: group("name"),
            ..Student::default()
        };
        Some(Named::given(student))
    }
}

/// The name of an entry of a class, and whether that is a folder.
pub(super) type Name = (String, bool);

/// The patterns, ready to be matched.
#[derive(Clone)]
pub(super) struct Naming(Vec<(&'static Layout, Regex)>);

impl Naming {
    pub(super) fn new() -> Self {
        let patterns = LAYOUTS
            .iter()
            .flat_map(|layout| layout.patterns.iter().map(|pattern| (*layout, *pattern)));
        // A test compiles them all.
        let compiled = patterns.filter_map(|(layout, pattern)| Some((layout, Regex::new(pattern).ok()?)));
        Self(compiled.collect())
    }

    /// The patterns of the platforms that may have named these entries, which are all of a class.
    pub(super) fn among(&self, entries: &[Name]) -> Self {
        let mut naming = self.clone();
        naming
            .0
            .retain(|(layout, _)| layout.alone == Alone::Sure || self.named_all(layout, entries));
        naming
    }

    /// Whether a platform has named all of these entries, each file with a number of its own.
    fn named_all(&self, layout: &Layout, entries: &[Name]) -> bool {
        let mut attachments = HashSet::new();
        entries.iter().all(|(name, is_folder)| {
            let mut patterns = self.0.iter().filter(|(of, _)| std::ptr::eq(*of, layout));
            let found = patterns.find_map(|(_, pattern)| pattern.captures(name));
            found.filter(|_| layout.takes(*is_folder)).is_some_and(|found| {
                let attachment = found.name("attachment");
                attachment.is_none_or(|attachment| attachments.insert(attachment.as_str()))
            })
        })
    }

    /// Who has handed in an entry of this name, where a platform has named it.
    pub(super) fn platform(&self, name: &str, is_folder: bool) -> Option<Named> {
        let mut layouts = self.0.iter().filter(|(layout, _)| layout.takes(is_folder));
        layouts.find_map(|(layout, pattern)| layout.read(pattern, name))
    }

    /// Who has handed in an entry of this name: the platform's word for it, else the name itself, without a file's ending.
    pub(super) fn read(&self, name: &str, is_folder: bool) -> Named {
        let given = || {
            let stem = name
                .rsplit_once('.')
                .map(|(stem, _)| stem)
                .filter(|stem| !is_folder && !stem.is_empty());
            Named::given(Student {
                id: id::tidy(stem.unwrap_or(name)),
                ..Student::default()
            })
        };
        self.platform(name, is_folder).unwrap_or_else(given)
    }
}

impl Named {
    fn given(student: Student) -> Self {
        Self {
            student,
            origin: Origin::Given,
            file: None,
            late: None,
        }
    }
}

impl Layout {
    fn takes(&self, is_folder: bool) -> bool {
        !is_folder || self.entries == Entries::All
    }

    fn read(&self, pattern: &Regex, name: &str) -> Option<Named> {
        let found = pattern.captures(name)?;
        let group = |name| found.name(name).map(|group| group.as_str());
        let name = id::tidy(group("name").unwrap_or_default());
        Some(Named {
            student: Student {
                id: id::tidy(group("id")?),
                name: if id::hides_a_name(&name) { String::new() } else { name },
                ..Student::default()
            },
            origin: Origin::Platform(self.versions),
            file: group("file").or(group("page")).map(str::to_owned),
            late: match self.lateness {
                Lateness::Told => Some(group("late").is_some()),
                Lateness::Untold => None,
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pattern_compiles() {
        let patterns = LAYOUTS.iter().map(|layout| layout.patterns.len());
        assert_eq!(Naming::new().0.len(), patterns.sum::<usize>());
    }
}
