//! What stands in a file of rows, and where it is damaged.

use std::{
    collections::{BTreeMap, HashMap},
    fs::File,
    io::{self, Read, Seek},
    path::Path,
    sync::Arc,
    thread,
};

use serde::de::IgnoredAny;

use super::{
    entry::{Entry, FORM, Heading, form},
    gist,
    line::{Line, State},
    reading::{Place, named},
};
use crate::{
    class::Key,
    error::Error,
    model::{Arg, Message},
    pool::on_threads,
};

/// How many bytes are read and made lines of at a time, some dozen rows: each processor has so much in memory.
const SOME: u64 = 1 << 20;

/// What was found in a file.
#[derive(Default)]
pub(super) struct Scan {
    pub(super) heading: Option<Heading>,
    pub(super) class: Vec<String>,
    pub(super) census: Option<String>,
    pub(super) kept: HashMap<Key, Kept>,
    /// How many whole lines there are.
    lines: usize,
    /// Where the last of them ends.
    pub(super) end: u64,
    /// What stands behind it: it was being written when the power went.
    pub(super) torn: Vec<u8>,
}

/// What stands in a journal of one student.
pub struct Kept {
    /// Their last row.
    pub line: Line,
    /// The last row in which they had handed something in, where that is an earlier one.
    pub earlier: Option<Line>,
    /// Whether they have left the class since.
    pub gone: bool,
}

/// Reads a whole file from its beginning. Fails where it is no file of rows, another version's, or damaged before its end.
pub(super) fn scan(path: &Arc<Path>, mut file: &File) -> Result<Scan, Error> {
    file.rewind().map_err(|error| Error::io(&**path, &error))?;
    let mut parts = Parts::of(file);
    let mut scan = Scan::default();
    let (mut early, mut due) = (BTreeMap::new(), 0);
    let jobs = thread::available_parallelism().map_or(1, usize::from);
    let work = |part: io::Result<Part>| part.map(|part| (part.number, part.said(path)));
    on_threads(jobs, &mut parts, work, |read| {
        let (number, said) = read.map_err(|error| Error::io(&**path, &error))?;
        early.insert(number, said);
        // What stands further down counts more, whoever was faster.
        while let Some(said) = early.remove(&due) {
            said.into_iter().try_for_each(|said| scan.take(said, path))?;
            due += 1;
        }
        Ok(())
    })?;
    scan.end = parts.end;
    scan.torn = parts.rest;
    Ok(scan)
}

impl Scan {
    /// Takes in the next line.
    fn take(&mut self, said: Said, path: &Path) -> Result<(), Error> {
        self.lines += 1;
        match said {
            Said::First(first) if self.lines == 1 => self.heading = Some(heading(&first, path)?),
            Said::Class(ids, census) => (self.class, self.census) = (ids, census),
            Said::Row(line) => self.keep(*line),
            Said::Gone(id) => {
                if let Some(known) = self.kept.get_mut(&Key::of(&id)) {
                    known.gone = true;
                }
            }
            Said::First(_) => return Err(damaged(path, self.lines, Message::new("journal-no-row").into())),
            Said::Broken(cause) => return Err(damaged(path, self.lines, cause.into())),
        }
        Ok(())
    }

    /// Takes in a later row of a student.
    fn keep(&mut self, line: Line) {
        let key = Key::of(&line.student.id);
        let before = self.kept.remove(&key);
        let earlier = before.and_then(|before| match before.line.state {
            State::Missing => before.earlier,
            _ => Some(before.line),
        });
        let earlier = earlier.filter(|_| line.state == State::Missing);
        let kept = Kept {
            line,
            earlier,
            gone: false,
        };
        self.kept.insert(key, kept);
    }
}

/// What a file says of itself in its first line.
fn heading(first: &[u8], path: &Path) -> Result<Heading, Error> {
    match (form(first), serde_json::from_slice::<Entry<IgnoredAny>>(first)) {
        (Some(FORM), Ok(Entry { of: Some(of), .. })) => Ok(of),
        (Some(FORM), _) => Err(named(Message::new("journal-heading-damaged"), path)),
        (Some(_), _) => Err(named(Message::new("journal-of-another-version"), path)),
        (None, _) => Err(named(Message::new("journal-none"), path)),
    }
}

fn damaged(path: &Path, line: usize, cause: Arg) -> Error {
    let message = Message::new("journal-damaged").with("line", line).with("cause", cause);
    named(message, path)
}

/// The parts of a file, one after the other.
struct Parts<'f> {
    file: &'f File,
    number: usize,
    /// Where the last whole line that was read ends.
    end: u64,
    /// What was read behind it.
    rest: Vec<u8>,
}

impl<'f> Parts<'f> {
    fn of(file: &'f File) -> Self {
        Self {
            file,
            number: 0,
            end: 0,
            rest: Vec::new(),
        }
    }

    /// Reads on until there is a whole line or the file ends, and gives what is whole.
    fn read(&mut self) -> io::Result<Vec<u8>> {
        let mut text = std::mem::take(&mut self.rest);
        loop {
            let read = self.file.take(SOME).read_to_end(&mut text)?;
            let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
            if read == 0 || whole > 0 {
                self.rest = text.split_off(whole);
                return Ok(text);
            }
        }
    }
}

impl Iterator for Parts<'_> {
    type Item = io::Result<Part>;

    fn next(&mut self) -> Option<Self::Item> {
        let text = match self.read() {
            Ok(text) if text.is_empty() => return None,
            Ok(text) => text,
            Err(error) => return Some(Err(error)),
        };
        let (number, start) = (self.number, self.end);
        self.number += 1;
        self.end += text.len() as u64;
        Some(Ok(Part { number, start, text }))
    }
}

/// Some whole lines of a file.
struct Part {
    /// How many parts stand before it.
    number: usize,
    /// Where it begins.
    start: u64,
    text: Vec<u8>,
}

impl Part {
    /// What its lines say.
    fn said(&self, path: &Arc<Path>) -> Vec<Said> {
        let mut said = Vec::new();
        let (mut rest, mut start) = (self.text.as_slice(), self.start);
        while let Some(end) = memchr::memchr(b'\n', rest) {
            let (line, behind) = rest.split_at(end + 1);
            let place = Place {
                path: Arc::clone(path),
                start,
                length: line.len(),
            };
            said.push(if place.start == 0 {
                Said::First(line.to_vec())
            } else {
                Said::of(line, place)
            });
            start += line.len() as u64;
            rest = behind;
        }
        said
    }
}

/// What a line says.
enum Said {
    /// What only the first line of a file says, or nothing that a journal says.
    First(Vec<u8>),
    /// Who is to have a row, of which whole class.
    Class(Vec<String>, Option<String>),
    Row(Box<Line>),
    /// The student with this id is not in the class any more.
    Gone(String),
    /// It cannot be read, for this reason.
    Broken(String),
}

impl Said {
    fn of(text: &[u8], place: Place) -> Self {
        let entry: Entry<gist::Work<'_>> = match serde_json::from_slice(text) {
            Ok(entry) => entry,
            Err(error) => return Self::Broken(error.to_string()),
        };
        match entry {
            Entry {
                student: Some(student),
                gone: true,
                ..
            } => Self::Gone(student.id),
            Entry {
                student: Some(student),
                stranger,
                work,
                ..
            } => Self::Row(Box::new(Line::of(student, stranger, work, place))),
            Entry {
                class: Some(ids),
                census,
                ..
            } => Self::Class(ids, census),
            _ => Self::First(text.to_vec()),
        }
    }
}
