//! The reader of what a harness says, on bytes that no program had to say.

use std::{cell::OnceCell, fs};

use super::{
    folder::Folder,
    load,
    recording::{Ending, Files, Recording},
    snapshot::Snapshot,
    temporary,
};
use crate::{
    error::Error,
    language::{Answers, Harness, LANGUAGES},
    model::{Assignment, Case, Observation},
    sandbox::Stream,
};

/// Every observation that such bytes would give: they are the line of the load, the answers of a case with what it printed on
/// both streams, and its last line.
pub(crate) fn heard(bytes: &[u8], assignment: &Assignment, case: &Case) -> Vec<Observation> {
    thread_local! {
        static FOLDER: OnceCell<Folder> = const { OnceCell::new() };
    }
    let text = String::from_utf8_lossy(bytes);
    let first = text.lines().next().unwrap_or_default();
    let last = text.lines().next_back().unwrap_or_default();
    FOLDER.with(|folder| {
        let folder = folder.get_or_init(|| self::folder(assignment).expect("a temporary folder"));
        let not_loaded = load::told(first, "file", folder).err().map(Observation::unseen);
        let harnesses = [Answers::Returned, Answers::Printed].map(harness);
        let recorded = harnesses.into_iter().flatten().flat_map(|harness| {
            [Ending::Line(last), Ending::Exited(0)].map(|ending| {
                Recording::begin(harness, case, assignment.limits.output, &Bytes(&[]), folder)
                    .close(ending, &Bytes(bytes))
            })
        });
        not_loaded.into_iter().chain(recorded).collect()
    })
}

/// The first harness of a kind.
fn harness(answers: Answers) -> Option<&'static Harness> {
    let mut harnesses = LANGUAGES.iter().filter_map(|language| language.functions.as_ref());
    harnesses.find(|harness| harness.answers == answers)
}

/// A folder whose names alone are of interest: nothing of it stays on the disk.
fn folder(assignment: &Assignment) -> Result<Folder, Error> {
    let fault = |error| Error::io("file", &error);
    let scratch = temporary::folder().map_err(fault)?;
    let file = scratch.path().join("file");
    fs::write(&file, "").map_err(fault)?;
    let folder = Folder::lay(&Snapshot::take(&file, assignment)?, scratch.path()).map_err(fault)?;
    temporary::remove_temporary_files();
    Ok(folder)
}

/// A lane all of whose files hold the same.
struct Bytes<'a>(&'a [u8]);

impl Files for Bytes<'_> {
    fn size(&self, _: Stream) -> u64 {
        self.0.len() as u64
    }

    fn text(&self, _: Stream, from: u64, to: u64, most: usize) -> String {
        let place = |at: u64| usize::try_from(at).map_or(self.0.len(), |at| at.min(self.0.len()));
        let text = self.0.get(place(from)..place(to)).unwrap_or_default();
        String::from_utf8_lossy(&text[..text.len().min(most)]).into_owned()
    }
}
