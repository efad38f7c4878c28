use std::{
    borrow::Cow,
    fmt, fs,
    io::{self, ErrorKind},
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};

use super::{assignment, document::Document, fault::Fault, suite};
use crate::{
    error::{Diagnostic, Error, suggest},
    model::{Assignment, Message, Suite},
};

/// Where assignments come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Those that were in `testcases/` when the checker was built.
    Embedded,
    /// A folder: an assignment's own, or one that holds the folders of assignments.
    Folder(PathBuf),
}

/// An assignment with its suites.
#[derive(Clone, Debug)]
pub struct Bundle {
    /// The assignment.
    pub assignment: Assignment,
    /// Its suites, in the order of their file names.
    pub suites: Vec<Suite>,
}

/// The file that makes a folder an assignment.
const ASSIGNMENT: &str = "assignment.yaml";

/// Each bundled folder with its YAML files, all in name order; written by the build script.
static EMBEDDED: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/testcases.rs"));

/// The ids of all assignments, in name order.
///
/// Fails with [`Error::Environment`] when the folder cannot be read.
pub fn ids(source: &Source) -> Result<Vec<String>, Error> {
    match source {
        Source::Embedded => Ok(EMBEDDED.iter().map(|(id, _)| (*id).to_owned()).collect()),
        Source::Folder(folder) => Ok(folders(folder)?.into_iter().map(|(id, _)| id).collect()),
    }
}

/// The folder of an assignment, where it has one on this machine.
///
/// Fails with [`Error::Environment`] when the folder that it should be in cannot be read.
pub fn folder(source: &Source, id: &str) -> Result<Option<PathBuf>, Error> {
    match source {
        Source::Embedded => Ok(None),
        Source::Folder(folder) => {
            let mut folders = folders(folder)?.into_iter();
            Ok(folders.find(|(found, _)| found == id).map(|(_, path)| path))
        }
    }
}

/// Reads an assignment with its suites and proves every expectation in them.
///
/// Fails with [`Error::Usage`] when there is no such assignment, with [`Error::Source`] for the first mistake in a file, and
/// with [`Error::Environment`] when the folder cannot be read.
pub fn load(source: &Source, id: &str) -> Result<Bundle, Error> {
    let documents = match source {
        Source::Embedded => embedded(id),
        Source::Folder(folder) => match folders(folder)?.into_iter().find(|(found, _)| found == id) {
            Some((_, path)) => Some(read_folder(&path)?),
            None => None,
        },
    };
    match documents {
        Some(documents) => prove(id, &documents),
        None => Err(unknown(id, &ids(source)?)),
    }
}

/// Reads an assignment with its suites as [`load`] does, from the names and bytes of its files.
pub(crate) fn read(id: &str, files: &[(&str, &[u8])]) -> Result<Bundle, Error> {
    let documents = files.iter().map(|(name, bytes)| document(name.into(), bytes.to_vec()));
    prove(id, &documents.collect::<Result<Vec<_>, _>>()?)
}

impl Bundle {
    /// The SHA-256 of all that the assignment and its suites say about a run, in hexadecimal digits: not how points are
    /// weighed, or who may see what.
    pub fn digest(&self) -> String {
        let Assignment {
            id,
            reference,
            calls,
            state,
            notation,
            limits,
            languages,
            entry,
            title: _,
            deadline: _,
            late: _,
            scoring: _,
            hints: _,
        } = &self.assignment;
        let mut hash = Sha256::new();
        let mut add = |part: &dyn fmt::Debug| hash.update(format!("{part:?}\n"));
        add(&(id, reference, calls, state, notation, limits, languages, entry));
        for suite in &self.suites {
            add(&suite.id);
            for case in &suite.cases {
                add(&(&case.name, case.points, &case.steps));
            }
        }
        hex::encode(hash.finalize())
    }
}

fn prove(id: &str, documents: &[Document]) -> Result<Bundle, Error> {
    let (assignments, suites): (Vec<_>, Vec<_>) = documents
        .iter()
        .partition(|document| document.path.ends_with(ASSIGNMENT));
    let Some(file) = assignments.first() else {
        return Err(unknown(id, &[]));
    };
    let ids: Vec<String> = suites.iter().map(|document| stem(&document.path)).collect();
    let (assignment, reference) = assignment::load(file, id, &ids).map_err(|fault| file.error(fault))?;
    let mut proven = Vec::with_capacity(suites.len());
    for (document, id) in suites.into_iter().zip(&ids) {
        let suite = suite::load(document, id, &assignment, reference);
        proven.push(suite.map_err(|fault| document.error(fault))?);
    }
    Ok(Bundle {
        assignment,
        suites: proven,
    })
}

fn unknown(id: &str, known: &[String]) -> Error {
    let message = match suggest(id, known.iter().map(String::as_str)) {
        Some(suggestion) => Message::new("assignment-unknown").with("suggestion", suggestion),
        None => Message::new("assignment-none"),
    };
    Error::Usage(message.with("id", id))
}

fn embedded(id: &str) -> Option<Vec<Document>> {
    let (_, files) = EMBEDDED.iter().find(|(found, _)| *found == id)?;
    let document = |(name, text): &(&str, &'static str)| Document {
        path: ["testcases", id, name].iter().collect(),
        text: Cow::Borrowed(without_mark(text)),
    };
    Some(files.iter().map(document).collect())
}

/// The folders that hold an assignment, each with its id, in name order.
fn folders(folder: &Path) -> Result<Vec<(String, PathBuf)>, Error> {
    if folder.join(ASSIGNMENT).is_file() {
        // A name such as `.` says nothing; the folder's own does.
        let whole = folder.canonicalize().map_err(|error| Error::io(folder, &error))?;
        return Ok(vec![(file_name(&whole), folder.to_owned())]);
    }
    let entries = entries(folder)?
        .into_iter()
        .filter(|path| path.join(ASSIGNMENT).is_file());
    Ok(entries.map(|path| (file_name(&path), path)).collect())
}

/// The YAML files of a folder, in name order.
fn read_folder(folder: &Path) -> Result<Vec<Document>, Error> {
    let is_yaml = |path: &PathBuf| path.extension().is_some_and(|end| end == "yaml" || end == "yml");
    entries(folder)?.into_iter().filter(is_yaml).map(read_file).collect()
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let read = || -> io::Result<Vec<PathBuf>> {
        let mut entries = fs::read_dir(folder)?
            .map(|entry| Ok(entry?.path()))
            .collect::<io::Result<Vec<_>>>()?;
        entries.sort();
        Ok(entries)
    };
    read().map_err(|error| match error.kind() {
        ErrorKind::NotFound => {
            Error::Usage(Message::new("assignment-no-folder").with("path", folder.display().to_string()))
        }
        _ => Error::io(folder, &error),
    })
}

fn read_file(path: PathBuf) -> Result<Document, Error> {
    let bytes = fs::read(&path).map_err(|error| Error::io(&path, &error))?;
    document(path, bytes)
}

fn document(path: PathBuf, bytes: Vec<u8>) -> Result<Document, Error> {
    match String::from_utf8(bytes) {
        Ok(text) => Ok(Document {
            path,
            text: Cow::Owned(without_mark(&text).to_owned()),
        }),
        Err(error) => Err(not_utf8(path, error.as_bytes(), error.utf8_error().valid_up_to())),
    }
}

fn not_utf8(path: PathBuf, bytes: &[u8], at: usize) -> Error {
    let message = Message::new("yaml-not-utf8");
    let fault =
        Fault::new(at..at + char::REPLACEMENT_CHARACTER.len_utf8(), message).help(Message::new("yaml-not-utf8-help"));
    Error::Source(Box::new(Diagnostic {
        file: path,
        source: String::from_utf8_lossy(bytes).into_owned(),
        span: fault.span,
        message: fault.message,
        help: fault.help,
    }))
}

/// The text without a byte order mark, which editors on Windows like to write and which says nothing.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
