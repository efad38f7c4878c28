//! The gradebook as a table for a spreadsheet program: RFC 4180 in UTF-8 with a byte order mark, without which spreadsheet
//! programs in Japan take it for `Shift_JIS`. The headings are a contract and the same in every language.

use std::io::Write;

use ::csv::{Terminator, WriterBuilder};

use super::{
    About, ClassFormat, ClassSetting, cell,
    document::{moment, remark},
};
use crate::{
    error::Error,
    gradebook::{Line, State},
    model::{Message, Reason},
};

pub(super) static ENTRY: ClassFormat = ClassFormat {
    id: "csv",
    about: About::Class,
    write,
};

/// The headings before those of the suites.
const FIRST: [&str; 11] = [
    "id",
    "name",
    "email",
    "section",
    "state",
    "reason",
    "points",
    "max points",
    "late days",
    "passed cases",
    "cases",
];

/// What stands before a suite's id in the heading of its points.
const POINTS_OF: &str = "points ";

/// The headings behind those of the suites.
const LAST: [&str; 5] = ["flaky", "language", "handed in", "file", "remark"];

fn write(setting: &ClassSetting<'_>, out: &mut dyn Write) -> Result<Vec<Message>, Error> {
    let mut table = Table::open(out)?;
    let suites = setting.book.suites().iter();
    let suites = suites.map(|suite| format!("{POINTS_OF}{}", cell::text(&suite.id)));
    let headings = FIRST.map(str::to_owned).into_iter().chain(suites);
    table.row(headings.chain(LAST.map(str::to_owned)))?;
    for line in setting.book.lines() {
        table.row(cells(line, setting))?;
    }
    table.close()?;
    Ok(Vec::new())
}

fn cells(line: &Line, setting: &ClassSetting<'_>) -> Vec<String> {
    let grade = setting.book.grade(line);
    let student = &line.student;
    let passed = line.marks.iter().filter(|mark| mark.accepted()).count();
    let is_run = !line.marks.is_empty();
    let counted = |count: usize| if is_run { count.to_string() } else { String::new() };
    let mut cells = vec![
        cell::text(&student.id),
        cell::text(&student.name),
        cell::text(&student.email),
        cell::text(&student.section),
        line.state.name().to_owned(),
        reason(&line.state).map(Reason::name).unwrap_or_default().to_owned(),
        grade.points.map(|points| points.to_string()).unwrap_or_default(),
        grade.most.to_string(),
        grade.lateness.days.to_string(),
        counted(passed),
        counted(line.marks.len()),
    ];
    let of_suites = setting.book.points_by_suite(line).into_iter();
    cells.extend(of_suites.map(|(points, _)| match grade.points {
        Some(_) => points.to_string(),
        None => String::new(),
    }));
    cells.extend([
        if line.flaky { "yes" } else { "" }.to_owned(),
        line.language.clone(),
        line.handed_in.map(moment).unwrap_or_default(),
        cell::text(&line.path),
        remark(line, setting.locale)
            .map(|remark| cell::text(&remark))
            .unwrap_or_default(),
    ]);
    cells
}

fn reason(state: &State) -> Option<Reason> {
    match state {
        State::Judged(judgement) => judgement.reason,
        State::Ungraded(_) | State::Refused(_) | State::Missing => None,
    }
}

/// A table that is written row by row, each ending as RFC 4180 has it.
pub(super) struct Table<'a> {
    rows: ::csv::Writer<&'a mut dyn Write>,
}

impl<'a> Table<'a> {
    /// A table without rows; fails when nothing can be written.
    pub(super) fn open(out: &'a mut dyn Write) -> Result<Self, Error> {
        out.write_all("\u{feff}".as_bytes())
            .map_err(|error| Error::output(&error))?;
        let rows = WriterBuilder::new().terminator(Terminator::CRLF).from_writer(out);
        Ok(Self { rows })
    }

    /// Adds a row of as many cells as the first one has.
    pub(super) fn row(&mut self, cells: impl IntoIterator<Item = String>) -> Result<(), Error> {
        self.rows.write_record(cells).map_err(|error| match error.into_kind() {
            ::csv::ErrorKind::Io(error) => Error::output(&error),
            other => Error::Internal(format!("{other:?}")),
        })
    }

    /// Sees to it that everything has been written.
    pub(super) fn close(mut self) -> Result<(), Error> {
        self.rows.flush().map_err(|error| Error::output(&error))
    }
}
