//! The lines of the file of rows, as they are written.

use serde::{Deserialize, Serialize};

use super::row::{Row, Work};
use crate::{error::Error, model::Student};

/// The number of the form of the file; it grows when a key changes its meaning.
pub(super) const FORM: u32 = 1;

/// How every file of rows begins, whatever the number of its form.
pub(super) const SIGN: &[u8] = b"{\"journal\":";

/// What a journal is of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heading {
    /// The id of the assignment.
    pub assignment: String,
    /// The share of the class, where it is not all of it: which one, and of how many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub share: Option<(u64, u64)>,
}

/// One line of the file: the first one says what the file is, every other one is a row, or takes one back. Of the work in it as
/// much is read as the reader has a place for.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry<W> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) journal: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) of: Option<Heading>,
    /// The ids of everybody who is to have a row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) class: Option<Vec<String>>,
    /// What tells the whole class, of which that may be a share, from another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) census: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) student: Option<Student>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) stranger: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) work: Option<W>,
    /// Nobody of this name is in the class any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) gone: bool,
}

impl<'r> Entry<&'r Work> {
    const NOTHING: Self = Self {
        journal: None,
        of: None,
        class: None,
        census: None,
        student: None,
        stranger: false,
        work: None,
        gone: false,
    };

    /// The first line of a file.
    pub(super) fn heading(heading: &Heading) -> Self {
        Self {
            journal: Some(FORM),
            of: Some(heading.clone()),
            ..Self::NOTHING
        }
    }

    /// Who is to have a row, of which whole class.
    pub(super) fn class(ids: Vec<String>, census: String) -> Self {
        Self {
            class: Some(ids),
            census: Some(census),
            ..Self::NOTHING
        }
    }

    /// A row.
    pub(super) fn row(row: &'r Row) -> Self {
        Self {
            student: Some(row.student.clone()),
            stranger: row.stranger,
            work: row.work.as_ref(),
            ..Self::NOTHING
        }
    }

    /// What takes the row of a student back.
    pub(super) fn gone(student: &Student) -> Self {
        Self {
            student: Some(student.clone()),
            gone: true,
            ..Self::NOTHING
        }
    }

    /// The line.
    pub(super) fn bytes(&self) -> Result<Vec<u8>, Error> {
        let mut line = serde_json::to_vec(self).map_err(|error| Error::Internal(error.to_string()))?;
        line.push(b'\n');
        Ok(line)
    }
}

/// The number of the form of a file of rows, by its first line; `None` where it is none.
pub(super) fn form(first: &[u8]) -> Option<u32> {
    let number = first.strip_prefix(SIGN)?;
    let digits = number.iter().take_while(|byte| byte.is_ascii_digit()).count();
    std::str::from_utf8(&number[..digits]).ok()?.parse().ok()
}
