use std::{
    collections::HashSet,
    fs::{File, OpenOptions, TryLockError},
    io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write},
    path::Path,
    sync::Arc,
};

use serde::de::IgnoredAny;

use super::{
    entry::{Entry, Heading},
    gist,
    line::Line,
    row::{Row, Work},
    scan::{Kept, scan},
};
use crate::{
    error::Error,
    model::{Message, Student},
};

/// A file of rows, one a line, the last one of a student counts. Each is on the disk when [`Journal::append`] returns, and
/// whatever happens then, it can be read again.
pub struct Journal {
    path: Arc<Path>,
    file: File,
    end: u64,
    /// The ids of everybody who is to have a row, as the file says it.
    class: Vec<String>,
}

/// Where a row stands.
#[derive(Clone, Debug)]
pub struct Place {
    pub(super) path: Arc<Path>,
    pub(super) start: u64,
    pub(super) length: usize,
}

impl Journal {
    /// Opens the journal of an assignment, and makes it where there is none; what was torn at its end is dropped. Also gives
    /// what stands in it. Fails when it is another assignment's, damaged, in use, or no journal at all.
    pub fn open(path: &Path, heading: &Heading) -> Result<(Self, Vec<Kept>), Error> {
        let file = lock(path)?;
        let found = scan(&path.into(), &file)?;
        let first = Entry::heading(heading).bytes()?;
        match &found.heading {
            Some(other) if other.assignment != heading.assignment => {
                let message = Message::new("journal-of-another").with("assignment", other.assignment.as_str());
                return Err(named(message, path));
            }
            Some(other) if other.share != heading.share => {
                return Err(named(Message::new("journal-of-another-share"), path));
            }
            // A mistyped name must not cost anybody a file.
            None if !first.starts_with(&found.torn) => return Err(named(Message::new("journal-none"), path)),
            _ => {}
        }
        file.set_len(found.end).map_err(|error| Error::io(path, &error))?;
        let mut journal = Self {
            path: path.into(),
            file,
            end: found.end,
            class: found.class,
        };
        if found.heading.is_none() {
            journal.write(&first)?;
        }
        Ok((journal, found.kept.into_values().collect()))
    }

    /// Begins a journal anew in the place of another one. Fails when what stands there is no journal, or in use.
    pub fn fresh(path: &Path, heading: &Heading) -> Result<Self, Error> {
        let mut first = Vec::new();
        let file = lock(path)?;
        BufReader::new(&file)
            .read_until(b'\n', &mut first)
            .map_err(|error| Error::io(path, &error))?;
        let heading = Entry::heading(heading).bytes()?;
        let is_journal = |entry: Entry<IgnoredAny>| entry.journal.is_some();
        // A torn heading is the beginning of this one, as nothing at all is.
        if !heading.starts_with(&first) && !serde_json::from_slice(&first).is_ok_and(is_journal) {
            return Err(named(Message::new("journal-none"), path));
        }
        file.set_len(0).map_err(|error| Error::io(path, &error))?;
        let mut journal = Self {
            path: path.into(),
            file,
            end: 0,
            class: Vec::new(),
        };
        journal.write(&heading)?;
        Ok(journal)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Says who is to have a row, so that whoever reads the journal knows what is missing.
    pub fn expect(&mut self, class: Vec<String>) -> Result<(), Error> {
        if class == self.class {
            return Ok(());
        }
        self.write(&Entry::class(class.clone()).bytes()?)?;
        self.class = class;
        Ok(())
    }

    /// Adds a row and gives its line. When this returns, it is on the disk.
    pub fn append(&mut self, row: &Row) -> Result<Line, Error> {
        let text = Entry::row(row).bytes()?;
        let place = self.write(&text)?;
        let entry: Entry<gist::Work<'_>> =
            serde_json::from_slice(&text).map_err(|error| Error::Internal(error.to_string()))?;
        Ok(Line::of(row.student.clone(), row.stranger, entry.work, place))
    }

    /// Says that a student is not in the class any more. What is known of them stays in the file.
    pub fn remove(&mut self, student: &Student) -> Result<(), Error> {
        self.write(&Entry::gone(student).bytes()?).map(drop)
    }

    fn write(&mut self, line: &[u8]) -> Result<Place, Error> {
        self.file
            .write_all(line)
            .and_then(|()| self.file.sync_data())
            .map_err(|error| Error::io(&*self.path, &error))?;
        let place = Place {
            path: Arc::clone(&self.path),
            start: self.end,
            length: line.len(),
        };
        self.end += line.len() as u64;
        Ok(place)
    }
}

/// What a journal says to somebody who only reads it.
pub struct Found {
    /// What it is of.
    pub heading: Heading,
    /// The last row of everybody who is in the class.
    pub lines: Vec<Line>,
    /// The ids of those who were to have a row and have none: the run was stopped.
    pub unjudged: Vec<String>,
}

/// Reads a journal that this process does not write. Fails when it is no
/// journal, or damaged; what is torn at its end is passed over.
pub fn read(path: &Path) -> Result<Found, Error> {
    is_plain(path)?;
    let file =
        File::open(path).map_err(|error| named(Message::new("journal-unreadable").with("cause", &error), path))?;
    let found = scan(&path.into(), &file)?;
    let heading = found.heading.ok_or_else(|| named(Message::new("journal-none"), path))?;
    let there = found.kept.into_values().filter(|kept| !kept.gone);
    let lines: Vec<Line> = there.map(|kept| kept.line).collect();
    let judged: HashSet<&str> = lines.iter().map(|line| line.student.id.as_str()).collect();
    let mut unjudged = found.class;
    unjudged.retain(|id| !judged.contains(id.as_str()));
    Ok(Found {
        heading,
        lines,
        unjudged,
    })
}

/// The row that stands at a place.
pub(super) fn read_at(place: &Place) -> Result<Row, Error> {
    let read = || -> io::Result<Entry<Work>> {
        let mut file = File::open(&place.path)?;
        file.seek(SeekFrom::Start(place.start))?;
        let mut line = vec![0; place.length];
        file.read_exact(&mut line)?;
        Ok(serde_json::from_slice(&line)?)
    };
    let entry = read().map_err(|error| Error::io(&*place.path, &error))?;
    Ok(Row {
        student: entry.student.unwrap_or_default(),
        stranger: entry.stranger,
        work: entry.work,
    })
}

/// Opens a file to add to it, and keeps everyone else from that.
fn lock(path: &Path) -> Result<File, Error> {
    is_plain(path)?;
    let file = OpenOptions::new().read(true).append(true).create(true).open(path);
    let file = file.map_err(|error| Error::io(path, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(named(Message::new("journal-in-use"), path)),
        Err(TryLockError::Error(error)) => Err(Error::io(path, &error)),
    }
}

/// Fails where something stands that is no plain file, which could be waited for without end, or not be read twice.
fn is_plain(path: &Path) -> Result<(), Error> {
    match path.metadata() {
        Ok(metadata) if !metadata.is_file() => Err(named(Message::new("journal-none"), path)),
        _ => Ok(()),
    }
}

pub(super) fn named(message: Message, path: &Path) -> Error {
    Error::Usage(message.with("path", path.display().to_string()))
}
