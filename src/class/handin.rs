use std::{fmt, path::PathBuf};

use jiff::Timestamp;

use super::{
    entry::{self, Chosen},
    layout::Origin,
    node::{Kind, Node},
    room::Room,
};
use crate::{
    error::Error,
    model::{Assignment, Message, Student},
};

/// What one student handed in: where it is, not yet what is in it.
pub struct Handin {
    /// Who handed it in, as far as its name says; [`super::join`] puts the roster's word in its place.
    pub student: Student,
    /// Where it is, as the operator would name it: `class.zip/alice/othello.rb` for a member of an archive.
    pub path: PathBuf,
    /// When it was last changed, as far as the disk, the archive or the spool says so.
    pub modified: Option<Timestamp>,
    /// Whether the platform says that it came late; `None` where its naming says nothing of that.
    pub marked_late: Option<bool>,
    /// What its id is.
    pub(super) origin: Origin,
    /// By what it is its student's.
    pub(super) claim: Claim,
    /// Which version it is, where the platform numbers them; later ones have greater numbers.
    pub(super) version: u32,
    /// What it consists of.
    pub(super) parts: Vec<Part>,
    /// The name of the entry file, where it is already known.
    pub(super) entry: Option<PathBuf>,
}

/// By what a hand-in is its student's; the stronger is the greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Claim {
    /// By a name or an address, which somebody else may have too.
    Name,
    /// By an id.
    Id,
}

/// One file, folder or archive of a hand-in.
#[derive(Clone)]
pub(super) struct Part {
    pub node: Node,
    /// The name that the student gave the file, where a platform has put something before it.
    pub file: Option<String>,
}

/// The bytes of a hand-in.
#[derive(Debug)]
pub struct Fetched {
    /// Its files, in name order.
    pub files: Vec<File>,
    /// The path of the file that counts.
    pub entry: PathBuf,
    /// What was in the student's own archive and is not in `files`, with the reason.
    pub passed_over: Vec<PassedOver>,
    /// What the operator should look at.
    pub warnings: Vec<Message>,
}

/// One file of a hand-in.
#[derive(Debug, PartialEq, Eq)]
pub struct File {
    /// Its path inside the hand-in: plain names only.
    pub path: PathBuf,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Whether it may be executed.
    pub executable: bool,
    /// When it was last changed, as far as the disk or the archive says so.
    pub modified: Option<Timestamp>,
}

/// What a hand-in holds.
pub(super) enum Content {
    /// A program, and when it was last changed.
    Program(Option<Timestamp>),
    /// Nothing in a known language: notes, a screenshot.
    NoProgram,
    /// It is not known, because it cannot be read.
    Unread,
}

impl Content {
    /// Whether it is a program, or may be one.
    pub(super) fn is_program(&self) -> bool {
        !matches!(self, Self::NoProgram)
    }

    /// When the program was last changed, where that is known: notes beside it make it no newer.
    pub(super) fn modified(&self) -> Option<Timestamp> {
        match self {
            Self::Program(modified) => *modified,
            Self::NoProgram | Self::Unread => None,
        }
    }
}

/// Something that was found and is nobody's hand-in.
#[derive(Clone, Debug, PartialEq)]
pub struct PassedOver {
    /// Where it is, as the operator would name it.
    pub path: PathBuf,
    /// Why it was passed over.
    pub reason: Message,
}

impl Handin {
    /// Reads its files, as much as a submission to this assignment may have of them.
    ///
    /// Fails with [`Error::Usage`] for whatever is wrong with this hand-in alone: it is a link to somebody else's file, an archive
    /// that is damaged, encrypted or of another kind, too large, or it is not clear which of its files counts.
    pub fn fetch(&self, assignment: &Assignment) -> Result<Fetched, Error> {
        self.read(assignment).map_err(Error::Usage)
    }

    /// What there is in it, for one that is compared with other hand-ins of its student.
    pub(super) fn content(&self, assignment: &Assignment) -> Content {
        let fetched = match self.read(assignment) {
            Ok(fetched) => fetched,
            Err(why) if entry::says_no_program(&why) => return Content::NoProgram,
            // What cannot be read may well be the program that they meant.
            Err(_) => return Content::Unread,
        };
        let counts = fetched.files.iter().find(|file| file.path == fetched.entry);
        match counts {
            Some(file) if entry::is_program(file, assignment) => Content::Program(file.modified),
            _ => Content::NoProgram,
        }
    }

    fn read(&self, assignment: &Assignment) -> Result<Fetched, Message> {
        let mut room = Room::of(assignment);
        let (mut files, mut passed_over) = (Vec::new(), Vec::new());
        for part in &self.parts {
            let node = settle(part.node.clone(), assignment, &mut passed_over)?;
            let renamed = part.file.as_ref().filter(|_| matches!(node.kind(), Ok(Kind::File)));
            for mut file in node.read(&mut room)? {
                if let Some(name) = renamed {
                    file.path = name.into();
                }
                // The operator may have said that the times mean nothing here.
                file.modified = file.modified.filter(|_| self.modified.is_some());
                files.push(file);
            }
        }
        files.sort_by(|a, b| a.path.cmp(&b.path));
        if let Some(pair) = files.windows(2).find(|pair| pair[0].path == pair[1].path) {
            let path = self.path.join(&pair[0].path).display().to_string();
            return Err(Message::new("class-member-twice").with("path", path));
        }
        let known = self
            .entry
            .as_ref()
            .filter(|entry| files.iter().any(|file| file.path == **entry));
        let Chosen { entry, warning } = match known {
            Some(entry) => Chosen::plain(entry),
            None => entry::choose(&files, assignment, &self.path)?,
        };
        Ok(Fetched {
            files,
            entry,
            passed_over,
            warnings: warning.into_iter().collect(),
        })
    }
}

/// Goes down while there is nothing but one folder or one archive, and opens one archive at most: what is packed more than
/// once was not meant to be read.
fn settle(mut node: Node, assignment: &Assignment, passed_over: &mut Vec<PassedOver>) -> Result<Node, Message> {
    let mut opened = false;
    loop {
        match node.kind()? {
            Kind::File => return Ok(node),
            Kind::Archive if opened => {
                let path = node.path().display().to_string();
                return Err(Message::new("class-archive-nested").with("path", path));
            }
            Kind::Archive => {
                // The archive is not laid out, only what is in it.
                node = node.open(&mut Room::of(assignment))?;
                passed_over.extend(node.refused());
                opened = true;
            }
            Kind::Folder => {
                let mut children = node.children()?;
                children.retain(|child| !child.is_link());
                let only = children.pop().filter(|_| children.is_empty());
                match only {
                    Some(child) if matches!(child.kind(), Ok(Kind::Folder | Kind::Archive)) => node = child,
                    _ => return Ok(node),
                }
            }
        }
    }
}

impl fmt::Debug for Handin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at {}", self.student.id, self.path.display())
    }
}
