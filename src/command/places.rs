//! Where the reports of a class are written, and where nothing may be.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use super::whole::is_stream;
use crate::cli::{Telling, Written};
use crate::error::Error;
use crate::model::Message;

/// What stands for a student's id in the name of a report.
pub(super) const ID: &str = "{id}";

/// Every place that is written to for the students of these ids, but for the file of results.
pub(super) fn written(telling: &Telling, output: Option<&Path>, ids: &[&str]) -> Vec<PathBuf> {
    let reports = telling.report.iter().flat_map(|written| {
        let name = written.file.to_string_lossy().into_owned();
        let is_each = name.contains(ID);
        let each: Vec<PathBuf> = ids.iter().filter(|_| is_each).map(|id| named(&name, id)).collect();
        each.into_iter().chain((!is_each).then(|| written.file.clone()))
    });
    let others = [telling.feedback.as_deref(), output];
    reports
        .chain(others.into_iter().flatten().map(Path::to_owned))
        .collect()
}

/// The file of a report on the student with this id.
pub(super) fn named(name: &str, id: &str) -> PathBuf {
    name.replace(ID, &file_name(id)).into()
}

/// Fails where a report cannot be written because of its name: that is better told before a night than after it.
pub(super) fn foresee(telling: &Telling) -> Result<(), Error> {
    let mut files: Vec<PathBuf> = Vec::with_capacity(telling.report.len());
    for Written { file, .. } in &telling.report {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        let is_somebodys = |folder: &&Path| folder.to_string_lossy().contains(ID);
        if let Some(folder) = folder.filter(|folder| !is_somebodys(folder)) {
            fs::metadata(folder).map_err(|error| Error::io(file, &error))?;
        }
        let whole = whole(file);
        if !is_stream(file) && files.contains(&whole) {
            let path = file.display().to_string();
            return Err(Error::Usage(Message::new("telling-twice").with("path", path)));
        }
        files.push(whole);
    }
    Ok(())
}

/// Fails where the results or another place lies in what the class handed in.
pub(super) fn keep_out(class: &[PathBuf], results: &Path, places: &[PathBuf]) -> Result<(), Error> {
    if let Some(folder) = class.iter().find(|path| lies_in(&whole(results), path)) {
        let message = Message::new("grade-results-into-class")
            .with("path", results.display().to_string())
            .with("outside", outside(folder, results).display().to_string());
        return Err(Error::Usage(message));
    }
    refuse("grade-into-class", places, |place| {
        class.iter().any(|path| lies_in(place, path))
    })
}

fn lies_in(place: &Path, path: &Path) -> bool {
    path.canonicalize().is_ok_and(|folder| place.starts_with(folder))
}

/// A place for the results beside a folder of the class.
fn outside(folder: &Path, results: &Path) -> PathBuf {
    let name = results.file_name().filter(|_| folder.is_dir());
    let name = name.unwrap_or("results.jsonl".as_ref());
    match folder.file_name() {
        Some(_) => folder.with_file_name(name),
        None if folder == Path::new(".") => Path::new("..").join(name),
        None => folder.join("..").join(name),
    }
}

/// Fails where a place is one of these files, which are read: nobody means to lose a roster or results for a report.
pub(super) fn keep(files: &[PathBuf], places: &[PathBuf]) -> Result<(), Error> {
    let files: Vec<PathBuf> = files.iter().map(|path| whole(path)).collect();
    refuse("telling-over-source", places, |path| {
        files.iter().any(|file| file == path)
    })
}

fn refuse(why: &'static str, places: &[PathBuf], wrong: impl Fn(&Path) -> bool) -> Result<(), Error> {
    match places.iter().find(|path| wrong(&whole(path))) {
        Some(path) => Err(Error::Usage(Message::new(why).with("path", path.display().to_string()))),
        None => Ok(()),
    }
}

/// The path without links as far as it exists.
pub(super) fn whole(path: &Path) -> PathBuf {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    for ancestor in path.ancestors() {
        if let Ok(whole) = ancestor.canonicalize() {
            // To join nothing would add a `/`.
            let rest = path.strip_prefix(ancestor).unwrap_or(Path::new(""));
            return whole.components().chain(rest.components()).collect();
        }
    }
    path
}

/// The longest name, in bytes, that is made of an id as it is: behind it stands an ending, and file systems take 255.
const LONGEST_NAME: usize = 200;

/// An id as the name of a file, which leads nowhere else, and is no other id's.
pub(super) fn file_name(id: &str) -> String {
    let mut name = String::with_capacity(id.len());
    for (place, character) in id.char_indices() {
        match character {
            '/' | '\\' | '%' => escape(character, &mut name),
            '.' if place == 0 => escape(character, &mut name),
            _ if character.is_control() => escape(character, &mut name),
            _ => name.push(character),
        }
    }
    if name.len() > LONGEST_NAME {
        let hash = hex::encode(Sha256::digest(id));
        name.truncate(name.floor_char_boundary(LONGEST_NAME));
        let _ = write!(name, "%{}", &hash[..8]);
    }
    name
}

/// Adds a character as a URL has it.
fn escape(character: char, name: &mut String) {
    for byte in character.encode_utf8(&mut [0; 4]).bytes() {
        let _ = write!(name, "%{byte:02X}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_an_id_is_nobody_elses_and_leads_nowhere() {
        for (id, name) in [
            ("s2210999", "s2210999"),
            ("山田 太郎", "山田 太郎"),
            ("../x", "%2E.%2Fx"),
            ("a/b", "a%2Fb"),
            ("a\\b", "a%5Cb"),
            ("a_b", "a_b"),
            ("a%2Fb", "a%252Fb"),
            ("a\n\u{1b}\u{85}", "a%0A%1B%C2%85"),
        ] {
            assert_eq!(file_name(id), name);
        }
        let long = |end| file_name(&format!("{}{end}", "山".repeat(84)));
        assert!(long("a").len() < 250);
        assert_ne!(long("a"), long("b"));
    }
}
