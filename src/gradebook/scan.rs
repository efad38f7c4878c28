use std::{
    collections::{BTreeMap, HashMap},
    fs::File,
    io::{self, Read},
    path::Path,
    sync::Arc,
    thread,
};

use super::{
    entry::{Entry, FORM, Heading},
    gist,
    journal::{Place, named},
    line::{Line, State},
};
use crate::{error::Error, model::Message, pool::on_threads};

/// How many bytes are read and made lines of at a time, some dozen rows: each processor has so much in memory.
const SOME: u64 = 1 << 20;

/// What was found in a file.
#[derive(Default)]
pub(super) struct Scan {
    pub(super) heading: Option<Heading>,
    pub(super) class: Vec<String>,
    /// By the students' ids.
    pub(super) kept: HashMap<String, Kept>,
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

/// Reads a whole file, from which nothing was read yet. Fails when it is damaged, or no journal.
pub(super) fn scan(path: &Arc<Path>, file: &File) -> Result<Scan, Error> {
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
    fn take(&mut self, said: serde_json::Result<Said>, path: &Path) -> Result<(), Error> {
        self.lines += 1;
        match (self.lines, said) {
            (1, Ok(Said::Heading(heading))) => self.heading = Some(heading),
            (1, _) | (_, Ok(Said::Heading(_) | Said::Nothing)) => {
                return Err(named(Message::new("journal-none"), path));
            }
            (line, Err(error)) => {
                let message = Message::new("journal-damaged").with("line", line);
                return Err(named(message.with("cause", error.to_string()), path));
            }
            (_, Ok(Said::Class(ids))) => self.class = ids,
            (_, Ok(Said::Row(line))) => self.keep(*line),
            (_, Ok(Said::Gone(id))) => {
                if let Some(known) = self.kept.get_mut(&id) {
                    known.gone = true;
                }
            }
        }
        Ok(())
    }

    /// Takes in a later row of a student.
    fn keep(&mut self, line: Line) {
        let before = self.kept.remove(&line.student.id);
        let earlier = before.and_then(|before| match before.line.state {
            State::Missing => before.earlier,
            _ => Some(before.line),
        });
        let id = line.student.id.clone();
        let earlier = earlier.filter(|_| line.state == State::Missing);
        let kept = Kept {
            line,
            earlier,
            gone: false,
        };
        self.kept.insert(id, kept);
    }
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
    fn said(&self, path: &Arc<Path>) -> Vec<serde_json::Result<Said>> {
        let mut said = Vec::new();
        let (mut rest, mut start) = (self.text.as_slice(), self.start);
        while let Some(end) = memchr::memchr(b'\n', rest) {
            let (line, behind) = rest.split_at(end + 1);
            let place = Place {
                path: Arc::clone(path),
                start,
                length: line.len(),
            };
            said.push(Said::of(line, place));
            start += line.len() as u64;
            rest = behind;
        }
        said
    }
}

/// What a line says.
enum Said {
    Heading(Heading),
    Class(Vec<String>),
    Row(Box<Line>),
    /// The student with this id is not in the class any more.
    Gone(String),
    /// Nothing that a journal says.
    Nothing,
}

impl Said {
    fn of(text: &[u8], place: Place) -> serde_json::Result<Self> {
        let entry: Entry<gist::Work<'_>> = serde_json::from_slice(text)?;
        Ok(match entry {
            Entry {
                journal: Some(FORM),
                of: Some(heading),
                ..
            } => Self::Heading(heading),
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
            Entry { class: Some(ids), .. } => Self::Class(ids),
            _ => Self::Nothing,
        })
    }
}
