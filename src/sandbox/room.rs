use std::{os::unix::fs::MetadataExt, path::PathBuf};

use walkdir::WalkDir;

/// The folders in which a program may write, and what it has put there.
pub(super) struct Room {
    folders: Vec<PathBuf>,
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
    pub(super) fn new<'a>(folders: impl Iterator<Item = &'a PathBuf>) -> Self {
        Self {
            folders: folders.cloned().collect(),
        }
    }

    /// What lies there; the count stops behind this many files.
    pub(super) fn stored(&self, most_files: u64) -> Stored {
        let mut stored = Stored::default();
        let entries = self.folders.iter().flat_map(WalkDir::new).filter_map(Result::ok);
        for metadata in entries.filter_map(|entry| entry.metadata().ok()) {
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

#[cfg(test)]
mod tests {
    use std::fs;

    use super::Room;

    #[test]
    fn files_are_counted_and_links_are_not_followed() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join("below")).expect("a folder");
        fs::write(folder.path().join("below/file"), [1; 10_000]).expect("a file");
        std::os::unix::fs::symlink("/", folder.path().join("link")).expect("a link");
        let room = Room::new([folder.path().to_owned()].iter());
        let stored = room.stored(100);
        assert_eq!(stored.files, 4);
        assert!((10_000..100_000).contains(&stored.bytes), "{stored:?}");
        assert_eq!(room.stored(2).files, 3);
    }
}
