//! Where the reports of a class are written, and where nothing may be.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use super::whole::is_stream;
use crate::cli::{Telling, Written};
use crate::error::Error;
use crate::model::Message;
use crate::report::visible;

/// What stands for a student's id in the name of a report.
pub(super) const ID: &str = "{id}";

/// Every place that is written to for the students of these ids, but for the file of results.
pub(super) fn written(telling: &Telling, output: Option<&Path>, ids: &[&str]) -> Vec<PathBuf> {
    let reports = telling.report.iter().flat_map(|written| {
        let name = written.file.to_string_lossy();
        each(&name, ids)
    });
    let others = [telling.feedback.as_deref(), output];
    reports
        .chain(others.into_iter().flatten().map(Path::to_owned))
        .collect()
}

/// The files of a report with this name: one for each student of these ids, or one for all.
fn each(name: &str, ids: &[&str]) -> Vec<PathBuf> {
    if name.contains(ID) {
        return ids.iter().map(|id| named(name, id)).collect();
    }
    vec![name.into()]
}

/// The file of a report on the student with this id.
pub(super) fn named(name: &str, id: &str) -> PathBuf {
    name.replace(ID, &file_name(id)).into()
}

/// Fails where a report on the students of these ids cannot be written because of its name: that is better told before a night
/// than after it.
pub(super) fn foresee(telling: &Telling, output: Option<&Path>, ids: &[&str]) -> Result<(), Error> {
    if let Some(folder) = telling.feedback.as_deref()
        && folder.exists()
        && !folder.is_dir()
    {
        return Err(Error::io(folder, &io::ErrorKind::NotADirectory.into()));
    }
    let screen = output.filter(|output| !is_stream(output)).map(whole);
    let mut files: Vec<PathBuf> = Vec::with_capacity(telling.report.len());
    for Written { format, file } in &telling.report {
        if file == Path::new("-") {
            return Err(Error::Usage(Message::new("telling-dash").with("format", format.id)));
        }
        let name = file.to_string_lossy();
        if !name.contains(ID) {
            format.check(ids.len())?;
        }
        if let Some(folder) = each(&name, ids).into_iter().find(|path| path.is_dir()) {
            return Err(Error::io(folder, &io::ErrorKind::IsADirectory.into()));
        }
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        let is_somebodys = |folder: &&Path| folder.to_string_lossy().contains(ID);
        if let Some(folder) = folder.filter(|folder| !is_somebodys(folder)) {
            fs::metadata(folder).map_err(|error| Error::io(file, &error))?;
        }
        let whole = whole(file);
        let refused = |id| Error::Usage(Message::new(id).with("path", file.display().to_string()));
        if screen.as_ref() == Some(&whole) {
            return Err(refused("telling-over-screen"));
        }
        if !is_stream(file) && files.contains(&whole) {
            return Err(refused("telling-twice"));
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

/// Fails where a place is one of these files, which are read, or one of the suites: nobody means to lose a roster, results or an
/// assignment for a report.
pub(super) fn keep(files: &[PathBuf], suites: Option<&Path>, places: &[PathBuf]) -> Result<(), Error> {
    let files: Vec<PathBuf> = files.iter().map(|path| whole(path)).collect();
    let suites = suites.map(whole);
    let is_suite = |path: &Path| {
        let is_yaml = path.extension().is_some_and(|end| end == "yaml" || end == "yml");
        is_yaml && suites.as_ref().is_some_and(|suites| path.starts_with(suites))
    };
    refuse("telling-over-source", places, |path| {
        is_suite(path) || files.iter().any(|file| file == path)
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
    followed(path, MOST_LINKS)
}

/// Links behind one another that are followed, as Linux does.
const MOST_LINKS: u32 = 40;

fn followed(path: &Path, links: u32) -> PathBuf {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    for ancestor in path.ancestors() {
        let rest = path.strip_prefix(ancestor).unwrap_or(Path::new(""));
        if let Ok(whole) = ancestor.canonicalize() {
            // To join nothing would add a `/`.
            return whole.components().chain(rest.components()).collect();
        }
        // A link may lead to what is not there yet, and will be when it is written to.
        if let (Some(folder), Ok(target), 1..) = (ancestor.parent(), fs::read_link(ancestor), links) {
            return followed(&folder.join(target).join(rest), links - 1);
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
            // What is not seen, or turns the direction of the rest, makes a name look like another one.
            _ if visible(character.encode_utf8(&mut [0; 4])) != character.to_string() => escape(character, &mut name),
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
            ("\u{202e}br.a", "%E2%80%AEbr.a"),
        ] {
            assert_eq!(file_name(id), name);
        }
        let long = |end| file_name(&format!("{}{end}", "山".repeat(84)));
        assert!(long("a").len() < 250);
        assert_ne!(long("a"), long("b"));
    }
}
