//! The registry of the reports of a class: each is written from one gradebook, a row at a time, and the same rows give the same
//! bytes. Nothing of the run itself is in any of them, except in `timings`.
//!
//! | file | holds |
//! |---|---|
//! | `cell` | a stranger's text as a cell of a spreadsheet |
//! | `document` | what the JSON formats write, as their schema says it |
//! | `letter` | what one student is told, before it is Markdown or HTML |

mod cell;
pub(super) mod document;
mod letter;

use std::io::Write;

use crate::{error::Error, gradebook::Gradebook, locale::Locale, model::Message};

pub use markdown::feedback;

registry! {
    /// Every format of the report of a class.
    CLASS_FORMATS: ClassFormat = [csv, moodle, gradescope, json, jsonl, junit, markdown, timings]
}

/// A format of the report of a class.
pub struct ClassFormat {
    /// Its id, which `--report` names.
    pub id: &'static str,
    /// What one report is about.
    pub about: About,
    /// Writes the report, and gives what the operator has to know of it; fails when a row cannot be read any more, the report
    /// cannot be written, or the format cannot say what is asked of it.
    pub write: fn(&ClassSetting<'_>, &mut dyn Write) -> Result<Vec<Message>, Error>,
}

/// What one report is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Any number of students.
    Class,
    /// One student.
    Student,
}

impl ClassFormat {
    /// Fails when one report cannot be about so many students.
    pub fn check(&self, students: usize) -> Result<(), Error> {
        match self.about {
            About::Student if students != 1 => {
                let message = Message::new("class-gradescope-one").with("count", students);
                Err(Error::Usage(message))
            }
            About::Student | About::Class => Ok(()),
        }
    }
}

/// What the report of a class is made from.
pub struct ClassSetting<'a> {
    /// The results.
    pub book: &'a Gradebook<'a>,
    /// The language of the interface; a student who is known to want another one is told in that.
    pub locale: &'a Locale,
    /// The moment for which it is made: what is for after the deadline is not shown to students before it.
    pub now: jiff::Timestamp,
}

/// The format with this id.
pub fn find_class(id: &str) -> Option<&'static ClassFormat> {
    CLASS_FORMATS.iter().copied().find(|format| format.id == id)
}
