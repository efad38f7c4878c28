//! A zip archive as a list of members, of which only names are kept until one is read.
//!
//! Nothing in an archive is believed: names are taken apart by [`super::member`], sizes are counted while bytes are inflated, and
//! two members that come down to the same path are not read at all, since programs differ in which of the two they show.

use std::{
    collections::{BTreeMap, BTreeSet, btree_map},
    io::{self, Read},
    path::{Path, PathBuf},
};

use jiff::{Timestamp, civil, tz::TimeZone};
use zip::{ExtraField, ZipArchive, result::ZipError};

use super::{
    handin::PassedOver,
    member::{inside, is_clutter},
    reader::Reader,
    room::Room,
    text,
};
use crate::model::Message;

/// How many members an archive may list: those of a class of a thousand with a hundred files each. That is some forty megabytes
/// of names.
const MOST_MEMBERS: usize = 100_000;

/// The date of a member whose date is not known.
const UNKNOWN_DATE: civil::DateTime = civil::date(1980, 1, 1).at(0, 0, 0, 0);

/// An archive whose members are known by name.
pub(super) struct Archive {
    zip: ZipArchive<Reader>,
    /// As the operator would name it.
    path: PathBuf,
    members: BTreeMap<String, Member>,
    /// What is in it and was not taken, with the reason.
    refused: Vec<PassedOver>,
}

struct Member {
    kind: Kind,
    modified: Option<Timestamp>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Folder,
    /// A file, by its number in the archive.
    File(usize),
    /// A file of whose path there are several, or that is a folder too.
    Repeated,
}

impl Archive {
    /// Reads the list of members; says in a sentence why it cannot.
    pub(super) fn open(reader: Reader, path: PathBuf) -> Result<Self, Message> {
        let zip = ZipArchive::new(reader).map_err(|fault| told(&fault, &path))?;
        let mut archive = Self {
            zip,
            path,
            members: BTreeMap::new(),
            refused: Vec::new(),
        };
        if archive.zip.len() > MOST_MEMBERS {
            let message = Message::new("class-archive-too-many").with("most", MOST_MEMBERS);
            return Err(message.with("path", archive.path.display().to_string()));
        }
        if archive.zip.has_duplicate_names() {
            // The library keeps the last one of each name, as whoever unpacks the archive does.
            archive.refuse(archive.path.clone(), Message::new("class-archive-repeats"));
        }
        for number in 0..archive.zip.len() {
            archive.take(number);
        }
        archive.find_repeated();
        Ok(archive)
    }

    /// The archive as the operator would name it.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// What is in it and was not taken, with the reason.
    pub(super) fn refused(&self) -> &[PassedOver] {
        &self.refused
    }

    /// The names of what is in a folder of the archive; the empty path is the top.
    pub(super) fn children(&self, folder: &str) -> BTreeSet<&str> {
        let prefix = prefix(folder);
        let below = self
            .members
            .range(prefix.clone()..)
            .map_while(|(path, _)| path.strip_prefix(&prefix));
        below.filter_map(|rest| rest.split('/').next()).collect()
    }

    /// The files in a folder of the archive and below it.
    pub(super) fn files_below(&self, folder: &str) -> impl Iterator<Item = &str> {
        let prefix = prefix(folder);
        let members = self.members.range(prefix.clone()..);
        let below = members.take_while(move |(path, _)| path.starts_with(&prefix));
        let files = below.filter(|(_, member)| member.kind != Kind::Folder);
        files.map(|(path, _)| path.as_str())
    }

    /// Whether there is a folder at this path.
    pub(super) fn is_folder(&self, path: &str) -> bool {
        let listed = self.members.get(path).is_some_and(|member| member.kind == Kind::Folder);
        path.is_empty() || listed || self.files_below(path).next().is_some()
    }

    /// Whether there is a file at this path.
    pub(super) fn is_file(&self, path: &str) -> bool {
        self.members.get(path).is_some_and(|member| member.kind != Kind::Folder)
    }

    /// When a file was last changed, as far as the archive says so.
    pub(super) fn modified(&self, file: &str) -> Option<Timestamp> {
        self.members.get(file)?.modified
    }

    /// Whether a file may be executed.
    pub(super) fn executable(&self, file: &str) -> bool {
        match self.members.get(file).map(|member| &member.kind) {
            Some(Kind::File(number)) => {
                let mode = self.zip.by_index_data(*number).ok().and_then(|entry| entry.unix_mode());
                mode.is_some_and(|mode| mode & 0o111 != 0)
            }
            _ => false,
        }
    }

    /// The bytes of a file, counted against the room that is left as they are inflated.
    pub(super) fn read(&self, file: &str, room: &mut Room) -> Result<Vec<u8>, Message> {
        let path = self.path.join(file);
        let Some(Kind::File(number)) = self.members.get(file).map(|member| member.kind) else {
            return Err(Message::new("class-member-twice").with("path", path.display().to_string()));
        };
        let read = || -> Result<Vec<u8>, ZipError> {
            // A reader of its own, so that several can be read at a time; the list of members is shared.
            let mut zip = self.zip.clone();
            let member = zip.by_index(number)?;
            let mut bytes = Vec::new();
            // One byte more than there is room for tells that it is too large.
            member.take(room.left().saturating_add(1)).read_to_end(&mut bytes)?;
            Ok(bytes)
        };
        let bytes = read().map_err(|fault| told(&fault, &path))?;
        room.take(bytes.len(), &path)?;
        Ok(bytes)
    }

    /// Takes a member into the list, or says why not.
    fn take(&mut self, number: usize) {
        let Ok(entry) = self.zip.by_index_data(number) else {
            return;
        };
        let name = text::name(entry.name_raw()).into_owned();
        let is_link = entry.is_symlink();
        let path = match inside(&name) {
            Ok(_) if is_link => Err(Message::new("class-member-link")),
            path => path,
        };
        let path = match path {
            Ok(path) => path,
            Err(reason) => return self.refuse(self.path.join(name.trim_start_matches('/')), reason),
        };
        if path.is_empty() || path.split('/').any(is_clutter) {
            return;
        }
        let kind = if name.ends_with(['/', '\\']) {
            Kind::Folder
        } else {
            Kind::File(number)
        };
        let modified = modified(&mut self.zip, number);
        match self.members.entry(path) {
            btree_map::Entry::Vacant(place) => {
                place.insert(Member { kind, modified });
            }
            btree_map::Entry::Occupied(there) if there.get().kind == kind => {}
            btree_map::Entry::Occupied(mut there) => there.get_mut().kind = Kind::Repeated,
        }
    }

    fn refuse(&mut self, path: PathBuf, reason: Message) {
        self.refused.push(PassedOver { path, reason });
    }

    /// Finds the files that are folders too, because another member stands below them.
    fn find_repeated(&mut self) {
        let is_folder = |path: &String| self.files_below(path).next().is_some();
        let files = self
            .members
            .iter()
            .filter(|(_, member)| matches!(member.kind, Kind::File(_)));
        let repeated: Vec<String> = files.map(|(path, _)| path.clone()).filter(is_folder).collect();
        for path in repeated {
            if let Some(member) = self.members.get_mut(&path) {
                member.kind = Kind::Repeated;
            }
        }
    }
}

fn prefix(folder: &str) -> String {
    if folder.is_empty() {
        String::new()
    } else {
        format!("{folder}/")
    }
}

/// When a member was last changed: the exact time where the archive has it, else the date by the clock on the wall, which is read
/// as one of this machine's time zone.
fn modified(zip: &mut ZipArchive<Reader>, number: usize) -> Option<Timestamp> {
    let exact = zip.by_index_raw(number).ok().and_then(|member| {
        member.extra_data_fields().find_map(|field| match field {
            ExtraField::ExtendedTimestamp(times) => times.mod_time(),
            _ => None,
        })
    });
    if let Some(seconds) = exact {
        return Timestamp::from_second(seconds.into()).ok();
    }
    let wall = zip.by_index_data(number).ok()?.last_modified()?;
    let small = |number: u8| i8::try_from(number).ok();
    let date = civil::DateTime::new(
        i16::try_from(wall.year()).ok()?,
        small(wall.month())?,
        small(wall.day())?,
        small(wall.hour())?,
        small(wall.minute())?,
        small(wall.second())?,
        0,
    );
    // The first moment that an archive can name is written where a program knows none.
    let date = date.ok().filter(|date| *date != UNKNOWN_DATE)?;
    TimeZone::system().to_timestamp(date).ok()
}

/// Why an archive or a member of it cannot be read.
fn told(fault: &ZipError, path: &Path) -> Message {
    let message = match fault {
        ZipError::Io(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::PermissionDenied) => {
            Message::new("submission-unreadable").with("cause", error)
        }
        ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED) | ZipError::InvalidPassword => {
            Message::new("class-archive-encrypted")
        }
        ZipError::CompressionMethodNotSupported(_) | ZipError::UnsupportedArchive(_) => {
            Message::new("class-archive-unsupported")
        }
        _ => Message::new("class-archive-damaged"),
    };
    message.with("path", path.display().to_string())
}
