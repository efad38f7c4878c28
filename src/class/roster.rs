use std::{
    collections::HashMap,
    fs,
    ops::Range,
    path::{Path, PathBuf},
};

use super::{
    columns::{Columns, Places},
    id::{self, Key},
    table::{Row, Table},
    text,
};
use crate::{
    error::{Diagnostic, Error},
    model::{Message, Student},
};

/// What Canvas writes in its gradebook where a student's name would stand, in the row below the headers
/// (`lib/gradebook_exporter.rb`).
const NOBODY: &str = "points possible";

/// How the files of spreadsheet programs begin: a zip archive, as of `.xlsx` and `.ods`, and the compound file of the old `.xls`
/// ([MS-CFB], 2.2).
const SPREADSHEETS: [&[u8]; 2] = [b"PK\x03\x04", b"\xd0\xcf\x11\xe0"];

/// Who is in a class.
#[derive(Debug)]
pub struct Roster {
    pub(super) entries: Vec<Entry>,
}

/// One student of a roster.
#[derive(Debug)]
pub(super) struct Entry {
    pub student: Student,
    /// What else tells them from everyone else, from other columns of ids.
    pub aliases: Vec<String>,
    /// Those ids of theirs that are numbers of a platform.
    pub numbers: Vec<String>,
}

impl Roster {
    /// Reads a roster from a CSV file in UTF-8 or `Shift_JIS`.
    ///
    /// Fails with [`Error::Source`] for the first mistake in it: it is no CSV file but a spreadsheet, an encoding that is neither, no column of ids, a column that is
    /// not there, a row with too many or too few fields, a name without an id, an id that stands twice; with
    /// [`Error::Environment`] when the file cannot be read.
    pub fn read(path: &Path, columns: &Columns) -> Result<Self, Error> {
        let bytes = fs::read(path).map_err(|error| Error::io(path, &error))?;
        Self::parse(path, &bytes, columns)
    }

    /// Reads a roster as [`Roster::read`] does, from the bytes of the file.
    pub fn parse(path: &Path, bytes: &[u8], columns: &Columns) -> Result<Self, Error> {
        let file = |text: &str| File {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        if SPREADSHEETS.iter().any(|beginning| bytes.starts_with(beginning)) {
            let help = Message::new("roster-encoding-help");
            // Nobody can read an excerpt of it.
            return Err(file("").error(0..0, Message::new("roster-spreadsheet"), help));
        }
        let text = text::document(bytes).map_err(|malformed| {
            let span = malformed.at..malformed.at + char::REPLACEMENT_CHARACTER.len_utf8();
            let message = Message::new("roster-encoding");
            file(&malformed.text).error(span, message, Message::new("roster-encoding-help"))
        })?;
        let file = file(&text);
        let table = Table::read(&text).map_err(|error| Error::Internal(error.to_string()))?;
        Self::of(&table, columns, &file)
    }

    /// The students, in the order of the file.
    pub fn students(&self) -> impl Iterator<Item = &Student> {
        self.entries.iter().map(|entry| &entry.student)
    }

    fn of(table: &Table<'_>, columns: &Columns, file: &File) -> Result<Self, Error> {
        let Some((header, rows)) = table.rows.split_first() else {
            let help = Message::new("roster-no-id-help");
            return Err(file.error(0..0, Message::new("roster-empty"), help));
        };
        let places = columns.places(&header.fields);
        let places = places.map_err(|(message, help)| file.error(table.whole(header), message, help))?;
        if places.ids.is_empty() {
            let help = Message::new("roster-no-id-help");
            return Err(file.error(table.whole(header), Message::new("roster-no-id"), help));
        }
        if let Some(quote) = table.open_quote() {
            let help = Message::new("roster-open-quote-help");
            return Err(file.error(quote, Message::new("roster-open-quote"), help));
        }
        let reader = Reader {
            table,
            header,
            places: &places,
            file,
        };
        reader.entries(rows).map(|entries| Self { entries })
    }
}

/// A roster's text, to point at mistakes in it.
struct File {
    path: PathBuf,
    text: String,
}

impl File {
    fn error(&self, span: Range<usize>, message: Message, help: impl Into<Option<Message>>) -> Error {
        Error::Source(Box::new(Diagnostic {
            file: self.path.clone(),
            source: self.text.clone(),
            span,
            message,
            help: help.into(),
        }))
    }
}

/// What the rows of one roster are read by.
struct Reader<'file> {
    table: &'file Table<'file>,
    header: &'file Row,
    places: &'file Places,
    file: &'file File,
}

impl Reader<'_> {
    fn entries(&self, rows: &[Row]) -> Result<Vec<Entry>, Error> {
        let mut entries = Vec::with_capacity(rows.len());
        let mut known: HashMap<Key, Range<usize>> = HashMap::new();
        for row in rows {
            let Some(entry) = self.entry(row)? else { continue };
            let span = self.table.span(row, self.places.ids[0]);
            if let Some(first) = known.insert(Key::of(&entry.student.id), span.clone()) {
                let line = self.file.text[..first.start].matches('\n').count() + 1;
                let message = Message::new("roster-id-twice").with("id", entry.student.id.as_str());
                let help = Message::new("roster-id-twice-help").with("line", line.to_string());
                return Err(self.file.error(span, message, help));
            }
            entries.push(entry);
        }
        Ok(entries)
    }

    /// The student of a row; `None` where the row is nobody's.
    fn entry(&self, row: &Row) -> Result<Option<Entry>, Error> {
        let (expected, found) = (self.header.fields.len(), row.fields.len());
        if expected != found {
            let message = Message::new("roster-field-count")
                .with("expected", expected)
                .with("found", found);
            let help = Message::new("roster-field-count-help");
            return Err(self.file.error(self.table.whole(row), message, help));
        }
        let field = |place: Option<usize>| {
            place
                .map(|place| id::tidy(without_formula(&row.fields[place])))
                .unwrap_or_default()
        };
        let id = field(Some(self.places.ids[0]));
        let name = self.name(row);
        let email = field(self.places.email);
        if id.is_empty() {
            // Canvas has a row without a name too, of what is hidden.
            if name.to_lowercase() == NOBODY || name.is_empty() && email.is_empty() {
                return Ok(None);
            }
            let span = self.table.span(row, self.places.ids[0]);
            let help = Message::new("roster-id-missing-help");
            return Err(self.file.error(span, Message::new("roster-id-missing"), help));
        }
        let aliases = self.places.ids[1..].iter().map(|place| field(Some(*place)));
        let aliases = aliases.filter(|alias| !alias.is_empty()).collect();
        let numbers = self.places.numbers.iter().map(|place| field(Some(*place)));
        let numbers = numbers.chain(id::is_participant(&id).then(|| id.clone()));
        let numbers = numbers.filter(|number| !number.is_empty()).collect();
        let student = Student {
            id,
            name,
            email,
            section: field(self.places.section),
            locale: Some(field(self.places.locale)).filter(|locale| !locale.is_empty()),
        };
        Ok(Some(Entry {
            student,
            aliases,
            numbers,
        }))
    }

    /// The full name: as it is written, else put together in the order of the headers' language.
    fn name(&self, row: &Row) -> String {
        let field = |place: Option<usize>| {
            place
                .map(|place| row.fields[place].trim())
                .filter(|part| !part.is_empty())
        };
        if let Some(name) = field(self.places.name) {
            return name.to_owned();
        }
        let is_ascii = |place: Option<usize>| place.is_none_or(|place| self.header.fields[place].is_ascii());
        let mut parts = [self.places.given, self.places.surname];
        if !is_ascii(self.places.surname) {
            parts.reverse();
        }
        parts.into_iter().filter_map(field).collect::<Vec<_>>().join(" ")
    }
}

/// The text of a field that is written as a formula, `="0123"`, so that a spreadsheet keeps the zeros before it.
fn without_formula(field: &str) -> &str {
    let text = field.trim();
    let text = text.strip_prefix("=\"").and_then(|text| text.strip_suffix('"'));
    text.unwrap_or(field)
}
