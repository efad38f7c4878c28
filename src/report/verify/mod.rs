//! The registry of the reports on an assignment: each is written from one verification, and the same verification gives the same
//! bytes.
//!
//! | file | holds |
//! |---|---|
//! | `matrix` | which suites kill which mutant, as a table |
//! | `screen`, `overview` | what `pretty` is drawn with, and its first lines |
//! | `document` | what the JSON format writes, as its schema says it |

mod document;
mod matrix;
mod overview;
mod screen;
#[cfg(test)]
mod tests;

use std::io::Write;

use crate::{
    error::Error,
    locale::Locale,
    model::Verification,
    report::{Detail, Style},
};

pub use document::verify_schema;

registry! {
    /// Every format of the report on an assignment, the default first.
    VERIFY_FORMATS: VerifyFormat = [pretty, json, junit]
}

/// A format of the report on an assignment.
pub struct VerifyFormat {
    /// Its id, which `--format` names.
    pub id: &'static str,
    /// Writes the report; fails when it cannot be written.
    pub write: fn(&VerifySetting<'_>, &mut dyn Write) -> Result<(), Error>,
}

/// What the report on an assignment is made from.
pub struct VerifySetting<'a> {
    /// How far it can be trusted.
    pub verification: &'a Verification,
    /// The language of the interface.
    pub locale: &'a Locale,
    /// Whether the stream can show colour.
    pub style: Style,
    /// The columns that the stream has, at least 1.
    pub width: usize,
    /// How much is told.
    pub detail: Detail,
    /// Whether the table of suites and mutants is shown.
    pub matrix: Matrix,
}

/// Whether the table of suites and mutants is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matrix {
    /// It is left out.
    LeftOut,
    /// It is shown.
    Shown,
}

/// The format with this id.
pub fn find_verify(id: &str) -> Option<&'static VerifyFormat> {
    VERIFY_FORMATS.iter().copied().find(|format| format.id == id)
}
