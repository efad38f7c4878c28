//! What results of several files rest on, and where they differ in it.

use std::collections::BTreeMap;
use std::path::Path;

use crate::gradebook::{Basis, Line, State};
use crate::model::Message;

/// What the results of several files rest on, beside the suites.
#[derive(Default)]
pub(super) struct Ground<'a> {
    /// What the first result of each kind rests on, with the file that it is in.
    first: BTreeMap<Kind, (String, &'a Path)>,
    /// The first difference of each kind.
    differences: BTreeMap<Kind, Message>,
}

/// The message that tells of a difference, and for tools the language.
type Kind = (&'static str, String);

impl<'a> Ground<'a> {
    /// Takes in what a line rests on that is in this file.
    pub(super) fn add(&mut self, line: &Line, file: &'a Path) {
        if !matches!(line.state, State::Judged(_)) {
            return;
        }
        let Basis {
            checker, tool, options, ..
        } = &line.basis;
        self.compare(("merge-other-checker", String::new()), checker, file);
        self.compare(("merge-other-tool", line.language.clone()), tool, file);
        self.compare(("merge-other-options", String::new()), options, file);
    }

    fn compare(&mut self, kind: Kind, found: &str, file: &'a Path) {
        let id = kind.0;
        let (known, first) = self
            .first
            .entry(kind.clone())
            .or_insert_with(|| (found.to_owned(), file));
        if known == found {
            return;
        }
        self.differences.entry(kind).or_insert_with(|| {
            Message::new(id)
                .with("first", first.display().to_string())
                .with("one", known.as_str())
                .with("second", file.display().to_string())
                .with("other", found)
        });
    }

    /// What the operator should know before they take the results for those of one run.
    pub(super) fn differences(&self) -> impl Iterator<Item = &Message> {
        self.differences.values()
    }
}
