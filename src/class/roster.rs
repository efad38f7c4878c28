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
    /// Fails with [`Error::Source`] for the first mistake in it: an encoding that is neither, no column of ids, a column that is
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn parse(bytes: &[u8]) -> Result<Roster, Error> {
        Roster::parse(Path::new("class.csv"), bytes, &Columns::default())
    }

    fn students(text: &str) -> Vec<Student> {
        parse(text.as_bytes()).expect("a roster").students().cloned().collect()
    }

    /// What is wrong with a roster, at which line and column, and the text that it points at.
    fn mistake(text: &str) -> (&'static str, (usize, usize), String) {
        match parse(text.as_bytes()) {
            Err(Error::Source(diagnostic)) => {
                let wrong = diagnostic.source[diagnostic.span.clone()].to_owned();
                (diagnostic.message.id, diagnostic.position(), wrong)
            }
            other => panic!("{text:?}: {other:?}"),
        }
    }

    #[test]
    fn reads_a_course_list_in_either_encoding() {
        let text = "学籍番号,氏名,クラス\r\n２２１０００１,山田\u{3000}太郎,Ａ\r\n";
        // The same in the Shift_JIS of a spreadsheet program.
        let shift_jis: &[u8] = b"\x8a\x77\x90\xd0\x94\xd4\x8d\x86,\x8e\x81\x96\xbc,\x83\x4e\x83\x89\x83\x58\r\n\
            \x82\x51\x82\x51\x82\x50\x82\x4f\x82\x4f\x82\x4f\x82\x50,\x8e\x52\x93\x63\x81\x40\x91\xbe\x98\x59,\x82\x60\r\n";
        let expected = Student {
            id: "2210001".to_owned(),
            name: "山田\u{3000}太郎".to_owned(),
            section: "A".to_owned(),
            ..Student::default()
        };
        for bytes in [text.as_bytes(), format!("\u{feff}{text}").as_bytes(), shift_jis] {
            let roster = parse(bytes).expect("a roster");
            assert_eq!(roster.students().collect::<Vec<_>>(), [&expected]);
        }
    }

    #[test]
    fn joins_the_parts_of_a_name() {
        assert_eq!(students("ID,First name,Surname\n1,Jane,Doe\n")[0].name, "Jane Doe");
        assert_eq!(students("学籍番号,名,姓\n1,太郎,山田\n")[0].name, "山田 太郎");
        assert_eq!(students("id,name,surname\n1,,Doe\n")[0].name, "Doe");
    }

    #[test]
    fn reads_the_gradebook_of_canvas() {
        let text = "Student,ID,SIS User ID,Section,E5 (7)\n,,,,Muted\n    Points Possible,,,,60\n\"Doe, Jane\",501,s22,A,N/A\n";
        let roster = parse(text.as_bytes()).expect("a roster");
        assert_eq!(roster.entries.len(), 1);
        assert_eq!(roster.entries[0].student.id, "501");
        assert_eq!(roster.entries[0].student.name, "Doe, Jane");
        assert_eq!(roster.entries[0].aliases, ["s22"]);
    }

    #[test]
    fn keeps_the_zeros_that_a_formula_keeps() {
        assert_eq!(students("id,name\n=\"0012\",a\n")[0].id, "0012");
        assert_eq!(students("id,name\n\"=\"\"0012\"\"\",a\n")[0].id, "0012");
    }

    #[test]
    fn keeps_the_language_of_a_student() {
        let students = students("id,locale\n1,ja\n2,\n");
        assert_eq!(students[0].locale.as_deref(), Some("ja"));
        assert_eq!(students[1].locale, None);
    }

    #[test]
    fn points_at_a_mistake() {
        for (text, id, position, wrong) in [
            ("", "roster-empty", (1, 1), ""),
            ("\n,\n", "roster-empty", (1, 1), ""),
            ("a,b\n1,2\n", "roster-no-id", (1, 1), "a,b"),
            ("id,氏名\n1,a\n\n,山田\n", "roster-id-missing", (4, 1), ""),
            (
                "氏名,id\n山田,7\n\"x\ny\",\u{3000}\n",
                "roster-id-missing",
                (4, 4),
                "\u{3000}",
            ),
            ("id\ns1\nS1\n", "roster-id-twice", (3, 1), "S1"),
            ("id,name\n1\n", "roster-field-count", (2, 1), "1"),
            ("id,name\r\n1,a,b\r\n", "roster-field-count", (2, 1), "1,a,b"),
            ("id,name\n1,a\n2,\"b\n3,c\n", "roster-open-quote", (3, 3), "\""),
        ] {
            assert_eq!(mistake(text), (id, position, wrong.to_owned()), "{text:?}");
        }
    }

    #[test]
    fn points_at_what_is_in_neither_encoding() {
        let Err(Error::Source(diagnostic)) = parse(b"id,name\n1,\xff\xff\n") else {
            panic!("it is in neither")
        };
        assert_eq!(diagnostic.message.id, "roster-encoding");
        assert_eq!(diagnostic.position(), (2, 3));
    }

    #[test]
    fn says_where_the_operator_names_a_column_that_is_not_there() {
        let columns = "id=学績番号".parse().expect("columns");
        let read = Roster::parse(Path::new("class.csv"), "学籍番号\n1\n".as_bytes(), &columns);
        let Err(Error::Source(diagnostic)) = read else {
            panic!("there is no such column")
        };
        assert_eq!(diagnostic.message.id, "roster-no-such-column");
        assert_eq!(diagnostic.position(), (1, 1));
    }

    #[test]
    fn a_file_that_is_not_there_is_the_environments_fault() {
        let read = Roster::read(Path::new("/no/such/class.csv"), &Columns::default());
        assert!(matches!(read, Err(Error::Environment(_))), "{read:?}");
    }

    proptest! {
        /// Whatever is in the file, it is read, or a place in it is named that is there.
        #[test]
        fn any_file_is_read_or_a_place_in_it_is_named(
            bytes in proptest::collection::vec(any::<u8>(), 0..60),
            text in "(id|\u{5b66}\u{7c4d}\u{756a}\u{53f7}),name\n[a1,;\t\"\r\n\u{3042}\u{3000}]{0,30}",
        ) {
            for bytes in [bytes.as_slice(), text.as_bytes()] {
                match parse(bytes) {
                    Ok(roster) => prop_assert!(roster.students().all(|student| !student.id.is_empty())),
                    Err(Error::Source(wrong)) => {
                        prop_assert!(wrong.source.get(wrong.span.clone()).is_some(), "{wrong:?}");
                    }
                    Err(other) => panic!("{other:?}"),
                }
            }
        }
    }
}
