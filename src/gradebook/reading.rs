//! What a file of rows says to somebody who only reads it.

use std::{
    collections::HashMap,
    fs::File,
    io::{self, BufRead, BufReader, Read, Seek, SeekFrom},
    path::{Path, PathBuf},
    sync::Arc,
};

use super::{
    entry::{Entry, Heading, SIGN},
    line::Line,
    row::{Row, Work},
    scan::scan,
};
use crate::{class::Key, error::Error, model::Message};

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
    /// What tells the whole class, of which this may be a share, from another one.
    pub census: Option<String>,
}

/// Reads a journal that this process does not write. Fails when it is no journal, or damaged; what is torn at its end is passed
/// over.
pub fn read(path: &Path) -> Result<Found, Error> {
    is_plain(path)?;
    let file =
        File::open(path).map_err(|error| named(Message::new("journal-unreadable").with("cause", &error), path))?;
    let found = scan(&path.into(), &file)?;
    let heading = found.heading.ok_or_else(|| named(Message::new("journal-none"), path))?;
    let there: HashMap<Key, Line> = found
        .kept
        .into_iter()
        .filter(|(_, kept)| !kept.gone)
        .map(|(key, kept)| (key, kept.line))
        .collect();
    Ok(Found {
        heading,
        unjudged: found
            .class
            .into_iter()
            .filter(|id| !there.contains_key(&Key::of(id)))
            .collect(),
        lines: there.into_values().collect(),
        census: found.census,
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
    let entries = lines.filter_map(|line| serde_json::from_slice::<Entry<Work>>(&line).ok());
    Some(entries.filter_map(|entry| Some(entry.work?.path.into())).collect())
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

/// Fails where something stands that is no plain file, which could be waited for without end, or not be read twice.
pub(super) fn is_plain(path: &Path) -> Result<(), Error> {
    match path.metadata() {
        Ok(metadata) if !metadata.is_file() => Err(named(Message::new("journal-none"), path)),
        _ => Ok(()),
    }
}

/// The error of a file that is called by its name.
pub(super) fn named(message: Message, path: &Path) -> Error {
    Error::Usage(message.with("path", path.display().to_string()))
}
