use std::{
    fs, io,
    os::unix::fs::{MetadataExt, PermissionsExt},
    path::{Path, PathBuf},
    sync::Arc,
};

use jiff::Timestamp;
use walkdir::WalkDir;

use super::{
    archive::Archive,
    handin::{File, PassedOver},
    member::is_clutter,
    reader::Reader,
    room::Room,
    text,
};
use crate::model::Message;

/// A file or a folder, on the disk or in an archive.
#[derive(Clone)]
pub(super) enum Node {
    /// On the disk, under the path by which the operator names it.
    Disk(PathBuf),
    /// A link in a folder on the disk, which is not followed: whoever made it would have the operator read what they may not read
    /// themselves, or the work of somebody else.
    Link(PathBuf),
    /// In an archive, at a path that [`super::member::inside`] has taken.
    Member { archive: Arc<Archive>, inside: String },
}

/// What a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    File,
    Archive,
    Folder,
}

impl Node {
    /// Its name. One that is no text is read as far as it can be.
    pub(super) fn name(&self) -> String {
        match self {
            Self::Disk(path) | Self::Link(path) => text::name(own_name(path).as_encoded_bytes()).into_owned(),
            Self::Member { archive, inside } if inside.is_empty() => Self::Disk(archive.path().to_owned()).name(),
            Self::Member { inside, .. } => inside.rsplit('/').next().unwrap_or_default().to_owned(),
        }
    }

    /// Its path as the operator would name it.
    pub(super) fn path(&self) -> PathBuf {
        match self {
            Self::Disk(path) | Self::Link(path) => path.clone(),
            Self::Member { archive, inside } if inside.is_empty() => archive.path().to_owned(),
            Self::Member { archive, inside } => archive.path().join(inside),
        }
    }

    /// What it is; says in a sentence why nothing is read of it.
    ///
    /// A link that the operator names is what it leads to, unless that is somebody else's.
    pub(super) fn kind(&self) -> Result<Kind, Message> {
        let is_folder = match self {
            Self::Disk(path) => {
                let unreadable = |error: io::Error| unreadable(path, &error);
                let named = fs::symlink_metadata(path).map_err(unreadable)?;
                let metadata = fs::metadata(path).map_err(unreadable)?;
                let told = |message: Message| message.with("path", path.display().to_string());
                if named.is_symlink() && named.uid() != metadata.uid() {
                    return Err(told(Message::new("submission-link")));
                }
                if !metadata.is_dir() && !metadata.is_file() {
                    return Err(told(Message::new("submission-special")));
                }
                metadata.is_dir()
            }
            Self::Link(path) => return Err(link(path)),
            Self::Member { archive, inside } => archive.is_folder(inside),
        };
        Ok(match is_folder {
            true => Kind::Folder,
            false if is_zip(&self.name()) => Kind::Archive,
            false => Kind::File,
        })
    }

    /// Whether it is a link in a folder on the disk.
    pub(super) fn is_link(&self) -> bool {
        matches!(self, Self::Link(_))
    }

    /// What is in this folder, in name order, without what nobody has handed in.
    pub(super) fn children(&self) -> Result<Vec<Self>, Message> {
        match self {
            Self::Disk(path) => {
                let entries = fs::read_dir(path).and_then(Iterator::collect::<io::Result<Vec<_>>>);
                let entries = entries.map_err(|error| unreadable(path, &error))?;
                let child = |entry: fs::DirEntry| match entry.file_type() {
                    Ok(kind) if kind.is_symlink() => Self::Link(entry.path()),
                    _ => Self::Disk(entry.path()),
                };
                let mut children: Vec<_> = entries.into_iter().map(child).collect();
                children.retain(|child| !is_clutter(&child.name()));
                children.sort_by_cached_key(Self::path);
                Ok(children)
            }
            Self::Link(path) => Err(link(path)),
            Self::Member { archive, inside } => {
                let names = archive.children(inside).into_iter();
                let children = names.map(|name| Self::Member {
                    archive: archive.clone(),
                    inside: below(inside, name),
                });
                Ok(children.collect())
            }
        }
    }

    /// The child of this name, where it is a file.
    pub(super) fn has_file(&self, name: &str) -> bool {
        match self {
            Self::Disk(path) => fs::symlink_metadata(path.join(name)).is_ok_and(|metadata| metadata.is_file()),
            Self::Link(_) => false,
            Self::Member { archive, inside } => archive.is_file(&below(inside, name)),
        }
    }

    /// When it was last changed, in whole seconds, which is all that an archive knows; a folder, when the newest file in it was.
    /// A folder without files has no time: nothing was handed in.
    pub(super) fn modified(&self) -> Option<Timestamp> {
        let exact = match self {
            Self::Disk(path) if path.is_dir() => {
                let walk = WalkDir::new(path).min_depth(1).into_iter();
                let walk = walk.filter_entry(|entry| !is_clutter(&entry.file_name().to_string_lossy()));
                let files = walk.filter_map(Result::ok).filter(|entry| entry.file_type().is_file());
                files.filter_map(|file| changed(&file.metadata().ok()?)).max()
            }
            Self::Disk(path) => changed(&fs::metadata(path).ok()?),
            Self::Link(_) => None,
            Self::Member { archive, inside } if archive.is_folder(inside) => {
                let below = archive.files_below(inside);
                below.filter_map(|file| archive.modified(file)).max()
            }
            Self::Member { archive, inside } => archive.modified(inside),
        };
        Timestamp::from_second(exact?.as_second()).ok()
    }

    /// The archive that this file is, as the folder that it holds.
    pub(super) fn open(&self, room: &mut Room) -> Result<Self, Message> {
        let reader = match self {
            Self::Disk(path) => Reader::of_file(path).map_err(|error| unreadable(path, &error))?,
            Self::Link(path) => return Err(link(path)),
            Self::Member { archive, inside } => Reader::of_bytes(archive.read(inside, room)?),
        };
        let archive = Archive::open(reader, self.path())?;
        Ok(Self::Member {
            archive: Arc::new(archive),
            inside: String::new(),
        })
    }

    /// What is in the archive that it is in and was not taken.
    pub(super) fn refused(&self) -> Vec<PassedOver> {
        match self {
            Self::Disk(_) | Self::Link(_) => Vec::new(),
            Self::Member { archive, .. } => archive.refused().to_vec(),
        }
    }

    /// This file, or all files in this folder and below it, each by its path from here.
    pub(super) fn read(&self, room: &mut Room) -> Result<Vec<File>, Message> {
        match self {
            Self::Disk(path) if self.kind()? == Kind::Folder => {
                let walk = WalkDir::new(path).min_depth(1).sort_by_file_name().into_iter();
                let walk = walk.filter_entry(|entry| !is_clutter(&entry.file_name().to_string_lossy()));
                let mut files = Vec::new();
                for found in walk {
                    let found = found.map_err(|error| unreadable(path, &error.into()))?;
                    // Links would lead out of the folder, and what is neither file nor folder has no bytes.
                    if found.file_type().is_file() {
                        let inside = found.path().strip_prefix(path).unwrap_or(found.path());
                        files.push(read_file(found.path(), inside.to_owned(), room)?);
                    }
                }
                Ok(files)
            }
            Self::Disk(path) => Ok(vec![read_file(path, own_name(path).into(), room)?]),
            Self::Link(path) => Err(link(path)),
            Self::Member { archive, inside } => {
                let top = below(inside, "").len();
                let named = |file: &'_ str| file[top..].to_owned();
                let below = || archive.files_below(inside).map(|file| (file, named(file))).collect();
                let alone = || vec![(inside.as_str(), self.name())];
                let files: Vec<_> = if archive.is_folder(inside) { below() } else { alone() };
                let read = |(file, path): (&str, String)| {
                    Ok(File {
                        path: path.into(),
                        bytes: archive.read(file, room)?,
                        executable: archive.executable(file),
                        modified: archive.modified(file),
                    })
                };
                files.into_iter().map(read).collect()
            }
        }
    }
}

/// Whether a file of this name is an archive that can be read.
pub(super) fn is_zip(name: &str) -> bool {
    Path::new(name)
        .extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("zip"))
}

/// The name of a file or folder, also where the path ends in `.` or `..`.
fn own_name(path: &Path) -> std::ffi::OsString {
    let whole = || {
        path.canonicalize()
            .ok()
            .and_then(|whole| whole.file_name().map(ToOwned::to_owned))
    };
    path.file_name()
        .map(ToOwned::to_owned)
        .or_else(whole)
        .unwrap_or_default()
}

/// The path of something in a folder of an archive.
fn below(folder: &str, name: &str) -> String {
    if folder.is_empty() {
        name.to_owned()
    } else {
        format!("{folder}/{name}")
    }
}

fn changed(metadata: &fs::Metadata) -> Option<Timestamp> {
    Timestamp::try_from(metadata.modified().ok()?).ok()
}

fn read_file(from: &Path, inside: PathBuf, room: &mut Room) -> Result<File, Message> {
    use io::Read;

    let read = || -> io::Result<(Vec<u8>, fs::Metadata)> {
        let file = fs::File::open(from)?;
        let metadata = file.metadata()?;
        let mut bytes = Vec::new();
        // One byte more than there is room for tells that it is too large.
        file.take(room.left().saturating_add(1)).read_to_end(&mut bytes)?;
        Ok((bytes, metadata))
    };
    let (bytes, metadata) = read().map_err(|error| unreadable(from, &error))?;
    room.take(bytes.len(), from)?;
    Ok(File {
        path: inside,
        bytes,
        executable: metadata.permissions().mode() & 0o111 != 0,
        modified: changed(&metadata),
    })
}

fn link(path: &Path) -> Message {
    Message::new("class-link").with("path", path.display().to_string())
}

fn unreadable(path: &Path, error: &io::Error) -> Message {
    Message::new("submission-unreadable")
        .with("path", path.display().to_string())
        .with("cause", error)
}
