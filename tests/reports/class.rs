//! A class whose results are written as reports.

use checker::{
    gradebook::{Gradebook, Heading, Journal, Line, Row},
    locale::{Locale, Tongue},
    model::{Assignment, Suite},
    report::{ClassSetting, feedback, find_class},
};
use jiff::Timestamp;

use super::roster::{assignment, rows, suites};

/// A class whose results are on the disk.
pub(super) struct Class {
    pub(super) assignment: Assignment,
    pub(super) suites: Vec<Suite>,
    pub(super) rows: Vec<Row>,
    lines: Vec<Line>,
    _folder: tempfile::TempDir,
}

pub(super) fn time(text: &str) -> Timestamp {
    text.parse().expect("a time")
}

/// A moment before the deadline, and one after it.
pub(super) const BEFORE: &str = "2023-11-30T00:00:00+09:00";
pub(super) const AFTER: &str = "2024-01-01T00:00:00+09:00";

impl Class {
    /// The class with these rows.
    pub(super) fn of(rows: Vec<Row>) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let heading = Heading {
            assignment: "e5".to_owned(),
            share: None,
        };
        let (mut journal, _) = Journal::open(&folder.path().join("results.jsonl"), &heading).expect("a journal");
        let lines = rows.iter().map(|row| journal.append(row).expect("a row"));
        Self {
            lines: lines.collect(),
            assignment: assignment(),
            suites: suites(),
            rows,
            _folder: folder,
        }
    }

    /// The class of these students only.
    pub(super) fn only(ids: &[&str]) -> Self {
        let rows = rows("here", 1).into_iter();
        Self::of(rows.filter(|row| ids.contains(&row.student.id.as_str())).collect())
    }

    pub(super) fn line(&self, id: &str) -> &Line {
        let line = self.lines.iter().find(|line| line.student.id == id);
        line.expect("a student")
    }

    /// A report, and what the operator is told with it; or the name of what is refused.
    pub(super) fn written(&self, format: &str, now: &str, tongue: Tongue) -> Result<(String, Vec<String>), String> {
        let book = Gradebook::new(&self.assignment, &self.suites, self.lines.clone());
        let locale = Locale::new(tongue);
        let setting = ClassSetting {
            book: &book,
            locale: &locale,
            now: time(now),
        };
        let mut bytes = Vec::new();
        let format = find_class(format).expect("a format");
        let remarks = (format.write)(&setting, &mut bytes).map_err(|error| error.to_string())?;
        let remarks = remarks.into_iter().map(|remark| remark.id.into_owned()).collect();
        Ok((String::from_utf8(bytes).expect("UTF-8"), remarks))
    }

    /// A report in English after the deadline.
    pub(super) fn report(&self, format: &str) -> String {
        self.written(format, AFTER, Tongue::English).expect("a report").0
    }

    /// What one student is sent.
    pub(super) fn feedback(&self, id: &str, now: &str) -> String {
        let book = Gradebook::new(&self.assignment, &self.suites, self.lines.clone());
        let locale = Locale::new(Tongue::English);
        let setting = ClassSetting {
            book: &book,
            locale: &locale,
            now: time(now),
        };
        feedback(&setting, self.line(id)).expect("a text")
    }
}

/// The whole class, run by this machine for so many seconds a program.
pub(super) fn class(host: &str, seconds: u64) -> Class {
    Class::of(rows(host, seconds))
}
