//! What the checker told, and how it ended.

use std::{collections::BTreeMap, process::Output};

use serde_json::Value;

/// A text in a report, without its quotation marks; anything else as it is.
pub(crate) fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// Pairs of texts, as a map.
pub(crate) fn map<const N: usize>(pairs: [(&str, &str); N]) -> BTreeMap<String, String> {
    pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).into()
}

/// What the checker told, and how it ended.
#[derive(Debug)]
pub(crate) struct Told {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Told {
    pub(crate) fn of(output: &Output) -> Self {
        Self {
            code: output.status.code(),
            out: String::from_utf8(output.stdout.clone()).expect("text"),
            err: String::from_utf8(output.stderr.clone()).expect("text"),
        }
    }

    /// Says that the checker ended with this exit code.
    #[track_caller]
    pub(crate) fn ends(self, code: i32) -> Self {
        assert_eq!(self.code, Some(code), "{}{}", self.out, self.err);
        self
    }

    /// Says that the operator was told these words.
    #[track_caller]
    pub(crate) fn says(self, words: &str) -> Self {
        assert!(
            self.err.contains(words) || self.out.contains(words),
            "not “{words}”:\n{}{}",
            self.out,
            self.err
        );
        self
    }
}
