//! What stands in a file of rows, and where it is damaged.

use std::{
    collections::{HashMap, HashSet},
    fs::File,
    io::{self, BufRead, BufReader, Read, Seek, SeekFrom},
    path::{Path, PathBuf},
    sync::Arc,
};

use super::{
    entry::{Entry, FORM, Heading, SIGN, form},
    line::{Line, State},
    row::Row,
};
use crate::{
    class::Key,
    error::Error,
    model::{Arg, Message},
};

/// What stands in a journal of one student.
pub struct Kept {
    /// Their last row.
    pub line: Line,
    /// The last row in which they had handed something in, where that is an earlier one.
    pub earlier: Option<Line>,
    /// Whether they have left the class since.
    pub gone: bool,
}

/// Where a row stands.
#[derive(Clone, Debug)]
pub struct Place {
    pub(super) path: Arc<Path>,
    pub(super) start: u64,
    pub(super) length: usize,
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

/// Reads a journal that this process does not write. Fails when it is no journal, or damaged; what is torn at its end is passed
/// over.
pub fn read(path: &Path) -> Result<Found, Error> {
    is_plain(path)?;
    let file =
        File::open(path).map_err(|error| named(Message::new("journal-unreadable").with("cause", &error), path))?;
    let found = scan(&path.into(), &file)?;
    let heading = found.heading.ok_or_else(|| named(Message::new("journal-none"), path))?;
    let there = found.kept.iter().filter(|kept| !kept.gone);
    let there: HashSet<Key> = there.map(|kept| Key::of(&kept.line.student.id)).collect();
    let has_row = |id: &String| there.contains(&Key::of(id));
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

/// Whether a plain file begins as every file of rows does.
pub fn is_journal(path: &Path) -> bool {
    let mut head = Vec::with_capacity(SIGN.len());
    let read = |file: File| file.take(SIGN.len() as u64).read_to_end(&mut head);
    is_plain(path).is_ok() && File::open(path).and_then(read).is_ok() && head == SIGN
}

/// Where the work lay that a file of rows is of, as far as it can be read; `None` where there is no such file.
pub fn works(path: &Path) -> Option<Vec<PathBuf>> {
    if !is_journal(path) {
        return None;
    }
    let lines = BufReader::new(File::open(path).ok()?)
        .split(b'\n')
        .map_while(Result::ok);
    let entries = lines.filter_map(|line| serde_json::from_slice::<Entry>(&line).ok());
    Some(entries.filter_map(|entry| Some(entry.work?.path.into())).collect())
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

/// Fails where something stands that is no plain file, which could be waited for without end, or not be read twice.
pub(super) fn is_plain(path: &Path) -> Result<(), Error> {
    match path.metadata() {
        Ok(metadata) if !metadata.is_file() => Err(named(Message::new("journal-none"), path)),
        _ => Ok(()),
    }
}

/// What was found in a file.
#[derive(Default)]
pub(super) struct Scan {
    pub heading: Option<Heading>,
    pub class: Vec<String>,
    pub kept: Vec<Kept>,
    /// Where its last whole line ends.
    pub end: u64,
    /// What stands behind it: it was being written when the power went.
    pub torn: Vec<u8>,
}

/// Reads a whole file from its beginning. Fails where it is no file of rows, another version's, or damaged before its end.
pub(super) fn scan(path: &Arc<Path>, mut file: &File) -> Result<Scan, Error> {
    file.rewind().map_err(|error| Error::io(&**path, &error))?;
    let mut reader = BufReader::with_capacity(1 << 16, file);
    let mut found = Scan::default();
    let mut kept: HashMap<Key, Kept> = HashMap::new();
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        reader
            .read_until(b'\n', &mut line)
            .map_err(|error| Error::io(&**path, &error))?;
        if !line.ends_with(b"\n") {
            break;
        }
        let place = Place {
            path: Arc::clone(path),
            start: found.end,
            length: line.len(),
        };
        found.end += line.len() as u64;
        if number == 1 {
            found.heading = Some(heading(&line, path)?);
            continue;
        }
        match serde_json::from_slice(&line) {
            Ok(entry) => found.take(entry, place, &mut kept),
            Err(error) => Err(Arg::from(error.to_string())),
        }
        .map_err(|cause| damaged(path, number, cause))?;
    }
    found.kept = kept.into_values().collect();
    found.torn = line;
    Ok(found)
}

/// What a file says of itself in its first line.
fn heading(first: &[u8], path: &Path) -> Result<Heading, Error> {
    match (form(first), serde_json::from_slice(first)) {
        (Some(FORM), Ok(Entry { of: Some(of), .. })) => Ok(of),
        (Some(FORM), _) => Err(named(Message::new("journal-heading-damaged"), path)),
        (Some(_), _) => Err(named(Message::new("journal-of-another-version"), path)),
        (None, _) => Err(named(Message::new("journal-none"), path)),
    }
}

impl Scan {
    /// Takes in a line that is not the first one; says why it cannot.
    fn take(&mut self, entry: Entry, place: Place, kept: &mut HashMap<Key, Kept>) -> Result<(), Arg> {
        match entry {
            Entry {
                student: Some(student),
                gone: true,
                ..
            } => {
                if let Some(known) = kept.get_mut(&Key::of(&student.id)) {
                    known.gone = true;
                }
            }
            Entry {
                student: Some(student),
                stranger,
                work,
                ..
            } => {
                let row = Row {
                    student,
                    stranger,
                    work,
                };
                keep(kept, Line::of(&row, place));
            }
            Entry { class: Some(ids), .. } => self.class = ids,
            _ => return Err(Message::new("journal-no-row").into()),
        }
        Ok(())
    }
}

/// Takes in a later row of a student.
fn keep(kept: &mut HashMap<Key, Kept>, line: Line) {
    let key = Key::of(&line.student.id);
    let before = kept.remove(&key);
    let earlier = before.and_then(|before| match before.line.state {
        State::Missing => before.earlier,
        _ => Some(before.line),
    });
    let earlier = earlier.filter(|_| line.state == State::Missing);
    kept.insert(
        key,
        Kept {
            line,
            earlier,
            gone: false,
        },
    );
}

fn damaged(path: &Path, number: usize, cause: Arg) -> Error {
    let message = Message::new("journal-damaged")
        .with("line", number)
        .with("cause", cause);
    named(message, path)
}

/// The error of a file that is called by its name.
pub(super) fn named(message: Message, path: &Path) -> Error {
    Error::Usage(message.with("path", path.display().to_string()))
}
