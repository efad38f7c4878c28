use std::{borrow::Cow, ops::Range, path::PathBuf};

use serde::de::DeserializeOwned;
use serde_saphyr::{Location, Spanned};

use super::{fault::Fault, mistake};
use crate::error::{Diagnostic, Error};

/// A YAML file with its text, in which every value can be found again.
pub(super) struct Document {
    /// The file as the operator knows it.
    pub path: PathBuf,
    /// Its text.
    pub text: Cow<'static, str>,
}

/// How deep values may be nested: both forms need a fifth of it, and the parser, which calls itself, has stack for more.
const DEEPEST: usize = 32;

/// How many values the aliases of a file may stand for together: a thousand cases of a hundred calls.
const MOST_REPEATED: usize = 100_000;

impl Document {
    /// Reads the whole file as one value.
    pub(super) fn parse<T: DeserializeOwned>(&self) -> Result<T, Fault> {
        let options = serde_saphyr::options! {
            // The files are the operator's own, and a long suite is no attack: only what would grow out of a short one is
            // bounded, which is nesting and what stands for aliases.
            budget: serde_saphyr::budget! {
                max_depth: DEEPEST,
                max_events: usize::MAX,
                max_nodes: usize::MAX,
                max_total_scalar_bytes: usize::MAX,
                max_total_comment_bytes: usize::MAX,
                enforce_alias_anchor_ratio: false,
            },
            alias_limits: serde_saphyr::alias_limits! { max_total_replayed_events: MOST_REPEATED },
            emit_comments: false,
            with_snippet: false,
        };
        serde_saphyr::from_str_with_options(&self.text, options).map_err(|error| mistake::explain(&self.text, &error))
    }

    /// The error that this fault of the file is.
    pub(super) fn error(&self, fault: Fault) -> Error {
        Error::Source(Box::new(Diagnostic {
            file: self.path.clone(),
            source: self.text.clone().into_owned(),
            span: fault.span,
            message: fault.message,
            help: fault.help,
        }))
    }

    /// The bytes of a value, quotes included.
    pub(super) fn span<T>(&self, value: &Spanned<T>) -> Range<usize> {
        span(&self.text, value.referenced)
    }

    /// The bytes of a part of a value; all of the value where escapes or folds hide the part.
    pub(super) fn part(&self, value: &Spanned<String>, part: Range<usize>) -> Range<usize> {
        let whole = self.span(value);
        match self.text[whole.clone()].find(value.value.as_str()) {
            Some(start) => whole.start + start + part.start..whole.start + start + part.end,
            None => whole,
        }
    }

    /// The lines of a value, each with its bytes.
    pub(super) fn lines<'a>(&self, value: &'a Spanned<String>) -> Vec<(Range<usize>, &'a str)> {
        let whole = self.span(value);
        let mut from = whole.start;
        let mut lines = Vec::new();
        for line in value.value.lines() {
            // A literal block keeps its lines in order, only without their indentation.
            let found = self.text[from..whole.end]
                .find(line)
                .map(|start| from + start..from + start + line.len());
            if let Some(found) = &found {
                from = found.end;
            }
            lines.push((found.unwrap_or_else(|| whole.clone()), line));
        }
        lines
    }
}

/// The bytes of a location; where the parser gives none, the character at its line and column.
pub(super) fn span(text: &str, location: Location) -> Range<usize> {
    let bytes = location.span().byte_offset().zip(location.span().byte_len());
    let exact = bytes.and_then(|(start, length)| {
        let start = usize::try_from(start).ok()?;
        let end = start + usize::try_from(length).ok()?;
        text.get(start..end).map(|found| start..start + found.trim_end().len())
    });
    exact.unwrap_or_else(|| character(text, location))
}

fn character(text: &str, location: Location) -> Range<usize> {
    let line = usize::try_from(location.line()).unwrap_or(usize::MAX).saturating_sub(1);
    let column = usize::try_from(location.column())
        .unwrap_or(usize::MAX)
        .saturating_sub(1);
    let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
    let rest = text[start..].lines().next().unwrap_or_default();
    rest.char_indices().nth(column).map_or_else(
        || start + rest.len()..start + rest.len(),
        |(offset, found)| start + offset..start + offset + found.len_utf8(),
    )
}
