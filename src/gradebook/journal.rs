use std::{
    collections::HashMap,
    fs::{File, OpenOptions, TryLockError},
    io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write},
    path::Path,
    sync::Arc,
};

use serde::{Deserialize, Serialize};

use super::{
    line::{Line, State},
    row::{Row, Work},
};
use crate::{
    error::Error,
    model::{Message, Student},
};

/// The number of the form of the file; it grows when a key changes its meaning.
const FORM: u32 = 1;

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
    path: Arc<Path>,
    start: u64,
    length: usize,
}

/// What a journal is of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heading {
    /// The id of the assignment.
    pub assignment: String,
    /// The share of the class, where it is not all of it: which one, and of how many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub share: Option<(u64, u64)>,
}

/// One line of the file: the first one says what the file is, every other one is a row, or takes one back.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    #[serde(skip_serializing_if = "Option::is_none")]
    journal: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<Heading>,
    /// The ids of everybody who is to have a row.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    class: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    student: Option<Student>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    stranger: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    work: Option<Work>,
    /// Nobody of this name is in the class any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    gone: bool,
}

impl Entry {
    fn heading(heading: &Heading) -> Self {
        Self {
            journal: Some(FORM),
            of: Some(heading.clone()),
            ..Self::default()
        }
    }

    fn row(row: &Row, gone: bool) -> Self {
        Self {
            student: Some(row.student.clone()),
            stranger: row.stranger,
            work: row.work.clone(),
            gone,
            ..Self::default()
        }
    }
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

impl Journal {
    /// Opens the journal of an assignment, and makes it where there is none; what was torn at its end is dropped. Also gives
    /// what stands in it. Fails when it is another assignment's, damaged, in use, or no journal at all.
    pub fn open(path: &Path, heading: &Heading) -> Result<(Self, Vec<Kept>), Error> {
        let file = lock(path)?;
        let found = scan(&path.into(), &file)?;
        let first = bytes(&Entry::heading(heading))?;
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
        Ok((journal, found.kept))
    }

    /// Begins a journal anew in the place of another one. Fails when what stands there is no journal, or in use.
    pub fn fresh(path: &Path, heading: &Heading) -> Result<Self, Error> {
        let mut first = Vec::new();
        let file = lock(path)?;
        BufReader::new(&file)
            .read_until(b'\n', &mut first)
            .map_err(|error| Error::io(path, &error))?;
        let heading = bytes(&Entry::heading(heading))?;
        let is_journal = |entry: Entry| entry.journal.is_some();
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
        let entry = Entry {
            class: Some(class.clone()),
            ..Entry::default()
        };
        self.write(&bytes(&entry)?)?;
        self.class = class;
        Ok(())
    }

    /// Adds a row and gives its line. When this returns, it is on the disk.
    pub fn append(&mut self, row: &Row) -> Result<Line, Error> {
        let place = self.write(&bytes(&Entry::row(row, false))?)?;
        Ok(Line::of(row, place))
    }

    /// Says that a student is not in the class any more. What is known of them stays in the file.
    pub fn remove(&mut self, student: &Student) -> Result<(), Error> {
        let row = Row::missing(student.clone());
        self.write(&bytes(&Entry::row(&row, true))?).map(drop)
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
    let has_row = |id: &String| found.kept.iter().any(|kept| !kept.gone && kept.line.student.id == *id);
    Ok(Found {
        heading,
        unjudged: found.class.into_iter().filter(|id| !has_row(id)).collect(),
        lines: found
            .kept
            .into_iter()
            .filter(|kept| !kept.gone)
            .map(|kept| kept.line)
            .collect(),
    })
}

/// The row that stands at a place.
pub(super) fn read_at(place: &Place) -> Result<Row, Error> {
    let read = || -> io::Result<Entry> {
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

/// What was found in a file.
struct Scan {
    heading: Option<Heading>,
    class: Vec<String>,
    kept: Vec<Kept>,
    /// Where its last whole line ends.
    end: u64,
    /// What stands behind it: it was being written when the power went.
    torn: Vec<u8>,
}

fn scan(path: &Arc<Path>, file: &File) -> Result<Scan, Error> {
    let mut reader = BufReader::with_capacity(1 << 16, file);
    let (mut line, mut end, mut number) = (Vec::new(), 0_u64, 0_usize);
    let mut heading = None;
    let mut class = Vec::new();
    let mut kept: HashMap<String, Kept> = HashMap::new();
    loop {
        line.clear();
        reader
            .read_until(b'\n', &mut line)
            .map_err(|error| Error::io(&**path, &error))?;
        if !line.ends_with(b"\n") {
            break;
        }
        number += 1;
        let entry = serde_json::from_slice(&line).map_err(|error| damaged(path, number, &error))?;
        let place = Place {
            path: Arc::clone(path),
            start: end,
            length: line.len(),
        };
        end += line.len() as u64;
        match (number, entry) {
            (
                1,
                Entry {
                    journal: Some(FORM),
                    of: Some(of),
                    ..
                },
            ) => heading = Some(of),
            (
                2..,
                Entry {
                    student: Some(student),
                    gone: true,
                    ..
                },
            ) => {
                if let Some(known) = kept.get_mut(&student.id) {
                    known.gone = true;
                }
            }
            (
                2..,
                Entry {
                    student: Some(student),
                    stranger,
                    work,
                    ..
                },
            ) => {
                keep(
                    &mut kept,
                    Line::of(
                        &Row {
                            student,
                            stranger,
                            work,
                        },
                        place,
                    ),
                );
            }
            (2.., Entry { class: Some(ids), .. }) => class = ids,
            _ => return Err(named(Message::new("journal-none"), path)),
        }
    }
    Ok(Scan {
        heading,
        class,
        kept: kept.into_values().collect(),
        end,
        torn: line,
    })
}

/// Takes in a later row of a student.
fn keep(kept: &mut HashMap<String, Kept>, line: Line) {
    let before = kept.remove(&line.student.id);
    let earlier = before.and_then(|before| match before.line.state {
        State::Missing => before.earlier,
        _ => Some(before.line),
    });
    let id = line.student.id.clone();
    let earlier = earlier.filter(|_| line.state == State::Missing);
    kept.insert(
        id,
        Kept {
            line,
            earlier,
            gone: false,
        },
    );
}

fn bytes(entry: &Entry) -> Result<Vec<u8>, Error> {
    let mut line = serde_json::to_vec(entry).map_err(|error| Error::Internal(error.to_string()))?;
    line.push(b'\n');
    Ok(line)
}

fn damaged(path: &Path, number: usize, error: &serde_json::Error) -> Error {
    if number == 1 {
        return named(Message::new("journal-none"), path);
    }
    let message = Message::new("journal-damaged")
        .with("line", number)
        .with("cause", error.to_string());
    named(message, path)
}

fn named(message: Message, path: &Path) -> Error {
    Error::Usage(message.with("path", path.display().to_string()))
}
