use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, BufRead, BufReader, Seek, Write},
    path::{Path, PathBuf},
    sync::Arc,
};

use super::{
    entry::{Entry, Heading, form},
    gist,
    line::Line,
    reading::{Place, is_plain, named},
    row::Row,
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
    /// What tells their whole class from another one, as the file says it.
    census: Option<String>,
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
            census: found.census,
        };
        if found.heading.is_none() {
            journal.write(&first)?;
        }
        Ok((journal, found.kept.into_values().collect()))
    }

    /// Begins a journal anew in the place of another one. One that is not wholly this version's and of the same as this one
    /// is kept beside it, and its place is given. Fails when what stands there is no journal, or in use.
    pub fn fresh(path: &Path, heading: &Heading) -> Result<(Self, Option<PathBuf>), Error> {
        let file = lock(path)?;
        let aside = match standing(path, &file, heading)? {
            Standing::Same => None,
            Standing::Other => Some(set_aside(path, &file)?),
        };
        file.set_len(0).map_err(|error| Error::io(path, &error))?;
        let mut journal = Self {
            path: path.into(),
            file,
            end: 0,
            class: Vec::new(),
            census: None,
        };
        journal.write(&Entry::heading(heading).bytes()?)?;
        Ok((journal, aside))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Says who is to have a row, and of which whole class they are, so that whoever reads the journal knows what is missing.
    pub fn expect(&mut self, class: Vec<String>, census: String) -> Result<(), Error> {
        if class == self.class && self.census.as_ref() == Some(&census) {
            return Ok(());
        }
        self.write(&Entry::class(class.clone(), census.clone()).bytes()?)?;
        (self.class, self.census) = (class, Some(census));
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

/// What stands in the place of a journal that is begun anew.
enum Standing {
    /// Nothing yet, or a whole journal of the same: the operator has asked for its end.
    Same,
    /// A journal that is damaged, another version's, another assignment's or another share's.
    Other,
}

/// Looks at what stands in the place of a journal. Fails where that is no journal: a mistyped name must not cost anybody a file.
fn standing(path: &Path, file: &File, heading: &Heading) -> Result<Standing, Error> {
    let mut first = Vec::new();
    BufReader::new(file)
        .read_until(b'\n', &mut first)
        .map_err(|error| Error::io(path, &error))?;
    // A torn heading is the beginning of this one, as nothing at all is.
    if !first.ends_with(b"\n") && Entry::heading(heading).bytes()?.starts_with(&first) {
        return Ok(Standing::Same);
    }
    match scan(&path.into(), file) {
        Ok(found) if found.heading.as_ref() == Some(heading) => Ok(Standing::Same),
        _ if form(&first).is_some() => Ok(Standing::Other),
        Ok(_) => Err(named(Message::new("journal-none"), path)),
        Err(error) => Err(error),
    }
}

/// Keeps a copy of a file beside it, under a name that nothing has yet, and gives its place.
fn set_aside(path: &Path, mut file: &File) -> Result<PathBuf, Error> {
    let (place, mut aside) = make_beside(path)?;
    let copied = file
        .rewind()
        .and_then(|()| aside.set_permissions(file.metadata()?.permissions()))
        .and_then(|()| io::copy(&mut file, &mut aside))
        .and_then(|_| aside.sync_all());
    copied.map_err(|error| Error::io(&place, &error))?;
    Ok(place)
}

/// Makes `results.jsonl.bak`, or where there is one, `results.jsonl.bak2`, and so on.
fn make_beside(path: &Path) -> Result<(PathBuf, File), Error> {
    for number in 1_u32.. {
        let mut name = path.as_os_str().to_owned();
        name.push(".bak");
        if number > 1 {
            name.push(number.to_string());
        }
        match OpenOptions::new().write(true).create_new(true).open(&name) {
            Ok(file) => return Ok((name.into(), file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(Error::io(name, &error)),
        }
    }
    Err(Error::Internal("no name is free".to_owned()))
}
