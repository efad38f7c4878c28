use std::{
    io,
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
};

use rustix::fs::statvfs;
use walkdir::WalkDir;

use super::layer::{Confinement, NAMESPACES};

/// The places in which a program may write, and what it has put there.
pub(super) struct Room {
    /// The private folder, where it is a file system of its own: that knows also of files which have no name any more.
    whole: Option<PathBuf>,
    /// Folders whose files are counted.
    counted: Vec<PathBuf>,
}

/// What lies in the folders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Stored {
    /// Bytes of the disk that are taken, whatever the length of the files.
    pub(super) bytes: u64,
    /// Files and folders.
    pub(super) files: u64,
}

impl Room {
    pub(super) fn of(confinement: &Confinement) -> Self {
        if confinement.has(&NAMESPACES) {
            Self {
                whole: Some(confinement.private.clone()),
                counted: confinement.kept.iter().cloned().collect(),
            }
        } else {
            Self {
                whole: None,
                counted: confinement.own().cloned().collect(),
            }
        }
    }

    /// What lies there; the count stops behind this many files.
    pub(super) fn stored(&self, most_files: u64) -> Stored {
        let mut stored = self.whole.as_deref().map(of_file_system).unwrap_or_default();
        for entry in self.counted.iter().flat_map(WalkDir::new) {
            let metadata = match entry.and_then(|entry| entry.metadata()) {
                Ok(metadata) => metadata,
                Err(error) if error.io_error().is_some_and(is_gone) => continue,
                // What hides from being counted counts as too much.
                Err(_) => {
                    stored.files = u64::MAX;
                    return stored;
                }
            };
            stored.files += 1;
            // stat(2) counts blocks of 512 bytes, whatever those of the file system are.
            stored.bytes += metadata.blocks() * 512;
            if stored.files > most_files {
                break;
            }
        }
        stored
    }
}

fn is_gone(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::NotFound
}

/// What lies in the file system of a folder; nothing where that cannot be told.
fn of_file_system(folder: &Path) -> Stored {
    statvfs(folder).map_or(Stored::default(), |of| Stored {
        bytes: of.f_blocks.saturating_sub(of.f_bfree) * of.f_frsize,
        files: of.f_files.saturating_sub(of.f_ffree),
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{Confinement, Room};

    #[test]
    fn files_are_counted_and_links_are_not_followed() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join("below")).expect("a folder");
        fs::write(folder.path().join("below/file"), [1; 10_000]).expect("a file");
        std::os::unix::fs::symlink("/", folder.path().join("link")).expect("a link");
        let room = Room::of(&Confinement {
            private: folder.path().to_owned(),
            ..Confinement::default()
        });
        let stored = room.stored(100);
        assert_eq!(stored.files, 4);
        assert!((10_000..100_000).contains(&stored.bytes), "{stored:?}");
        assert_eq!(room.stored(2).files, 3);
    }
}
