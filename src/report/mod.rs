//! The registries of report formats: those of submissions consume events and write bytes, those of a class are written from its
//! gradebook.

mod bug;
mod changes;
mod class;
mod fault;
#[cfg(test)]
mod fixture;
mod notation;
mod overview;
mod pace;
mod safe;
mod style;
mod table;
mod verify;

use std::io::{self, Write};

use crate::{
    locale::Locale,
    model::{Assignment, Event, Suite},
};

pub use changes::changes;
pub use class::{CLASS_FORMATS, ClassFormat, ClassSetting, feedback, find_class};
pub use fault::fault;
pub use json::report_schema;
pub use notation::BoardNotation;
pub use overview::overview;
pub use pace::{Display, Pace};
pub use safe::{harmless, harmless_lines, visible, visible_lines};
pub use style::{Color, Style, width};
pub use table::Table;
pub use verify::{Matrix, VERIFY_FORMATS, VerifyFormat, VerifySetting, find_verify, verify_schema};

registry! {
    /// Every report format, the default first.
    FORMATS: Format = [pretty, json]
}

/// The format of the report that is recorded beside a submission.
pub static RECORDED: &Format = &json::ENTRY;

/// A report format.
pub struct Format {
    /// Its id, which `--format` names.
    pub id: &'static str,
    /// Opens a report that writes to a stream.
    pub open: for<'a> fn(Setting<'a>, Box<dyn Write + 'a>) -> Box<dyn Report + 'a>,
}

/// Tells what happened, while it happens.
pub trait Report {
    /// Tells one event; fails when the stream does.
    fn event(&mut self, event: &Event) -> io::Result<()>;

    /// Tells what is left to tell after the last event, and flushes the stream; fails when the stream does.
    fn finish(&mut self) -> io::Result<()>;
}

/// What a report has to know beside the events.
#[derive(Clone)]
pub struct Setting<'a> {
    /// What is asked of the submissions.
    pub assignment: &'a Assignment,
    /// The suites whose cases are judged, in their order, with these cases only.
    pub suites: &'a [Suite],
    /// The language of the interface.
    pub locale: &'a Locale,
    /// Whether the stream can show colour.
    pub style: Style,
    /// The columns that the stream has, at least 1.
    pub width: usize,
    /// How much is told.
    pub detail: Detail,
    /// Which failing cases are shown.
    pub failures: Failures,
    /// How many submissions are judged.
    pub submissions: usize,
    /// What the submissions are judged for.
    pub purpose: Purpose,
    /// Whether all cases that count are among the suites.
    pub coverage: Coverage,
}

/// How much is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Detail {
    /// The verdict of each submission.
    Quiet,
    /// The verdict, the suites and the failures.
    #[default]
    Normal,
    /// Also the board after every call.
    Verbose,
}

/// Which failing cases are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Failures {
    /// The first of each kind; a kind is a verdict with its reason.
    #[default]
    FirstOfKind,
    /// All.
    All,
}

/// What submissions are judged for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To know the verdict.
    Run,
    /// To record what is accepted, which an [`Event::Recorded`] tells.
    Submit,
    /// To know the bug, which an [`Event::Diagnosed`] tells.
    Explain,
    /// To send it to somebody, who did not call the checker and has no options to give it.
    Letter,
}

/// Which of the cases that count are told of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coverage {
    /// All.
    #[default]
    Whole,
    /// Further cases count, of which nothing may be told; whoever passes all others is not told to have passed.
    Part,
}

/// The format with this id.
pub fn find(id: &str) -> Option<&'static Format> {
    FORMATS.iter().copied().find(|format| format.id == id)
}
