//! Classes that are made for a test.

use std::{
    fs::{self, File},
    io::{Cursor, Write},
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use tempfile::TempDir;
use zip::{ZipWriter, write::SimpleFileOptions};

use super::{Found, Handin, Options, collect};
use crate::error::Error;
use crate::model::{Assignment, Limits, Localized, Notation};

/// An assignment that starts from one of these files.
pub(super) fn assignment(entry: &[&str]) -> Assignment {
    Assignment {
        id: "e5".to_owned(),
        title: Localized {
            en: String::new(),
            ja: String::new(),
        },
        reference: "e5".to_owned(),
        calls: Vec::new(),
        state: None,
        notation: Notation {
            size: 8,
            cells: Vec::new(),
        },
        limits: Limits::default(),
        deadline: None,
        late: None,
        scoring: std::collections::BTreeMap::new(),
        hints: 3,
        languages: Vec::new(),
        entry: entry.iter().map(|name| (*name).to_owned()).collect(),
    }
}

/// A folder with these files in it.
pub(super) fn folder(files: &[(&str, &[u8])]) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (path, bytes) in files {
        write(&folder.path().join(path), bytes);
    }
    folder
}

pub(super) fn write(path: &Path, bytes: &[u8]) {
    fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
    fs::write(path, bytes).expect("a file");
}

/// Sets when a file was last changed, in seconds since 1970.
pub(super) fn age(path: &Path, second: u64) {
    let time = SystemTime::UNIX_EPOCH + Duration::from_secs(second);
    File::options()
        .write(true)
        .open(path)
        .expect("a file")
        .set_modified(time)
        .expect("a time");
}

/// A zip archive with these members; a name that ends in `/` is a folder.
pub(super) fn zip(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in members {
        if let Some(folder) = name.strip_suffix('/') {
            writer
                .add_directory(folder, SimpleFileOptions::default())
                .expect("a folder");
        } else {
            writer
                .start_file(*name, SimpleFileOptions::default())
                .expect("a member");
            writer.write_all(bytes).expect("its bytes");
        }
    }
    writer.finish().expect("an archive").into_inner()
}

/// An archive in which each of these words, all of the same length as the word after it, is replaced: what no writer makes.
pub(super) fn patched(mut archive: Vec<u8>, words: &[(&[u8], &[u8])]) -> Vec<u8> {
    for (from, to) in words {
        assert_eq!(from.len(), to.len());
        for at in 0..archive.len() - from.len() {
            if archive[at..].starts_with(from) {
                archive[at..at + from.len()].copy_from_slice(to);
            }
        }
    }
    archive
}

/// The hand-ins in these places, for an assignment that starts from `othello.rb`.
pub(super) fn found(paths: &[PathBuf]) -> Found {
    collect(paths, &assignment(&["othello.rb"]), &Options::default()).expect("a class")
}

/// The ids of hand-ins, with their paths below a folder.
pub(super) fn places(handins: &[Handin], folder: &Path) -> Vec<(String, String)> {
    let place = |handin: &Handin| {
        let path = handin.path.strip_prefix(folder).unwrap_or(&handin.path);
        (handin.student.id.clone(), path.display().to_string())
    };
    handins.iter().map(place).collect()
}

/// What is fetched of a hand-in: the entry and the names of all files, or the id of what is wrong.
pub(super) fn fetched(handin: &Handin) -> String {
    match handin.fetch(&assignment(&["othello.rb"])) {
        Ok(fetched) => {
            let names = fetched.files.iter().map(|file| file.path.display().to_string());
            format!("{} of {}", fetched.entry.display(), names.collect::<Vec<_>>().join(" "))
        }
        Err(Error::Usage(message)) => message.id.into_owned(),
        Err(other) => panic!("{other:?}"),
    }
}
