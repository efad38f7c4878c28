//! `--watch`: judges again whenever a submission is saved.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use notify::{EventKind, RecursiveMode, Watcher};

use super::Context;
use crate::error::Error;
use crate::model::Message;
use crate::report;

/// An editor saves in several steps, within this time of each other.
const SETTLED: Duration = Duration::from_millis(100);

/// Does something at once and after every save of the files, until it gives a code that ends it.
///
/// A fault of the operator or of a file that is just being saved is shown, and the next save is waited for.
pub(super) fn on_every_save(
    files: &[&Path],
    context: &mut Context<'_>,
    judge: &mut dyn FnMut(&mut Context<'_>) -> Result<u8, Error>,
    done: impl Fn(u8) -> bool,
) -> Result<u8, Error> {
    let (sender, saved) = mpsc::channel();
    let watched = watched(files);
    let mut watcher = notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
        // When nobody receives any more, the process is about to end.
        let _ = event.map(|event| sender.send(event));
    })
    .map_err(|error| unable(&error))?;
    for folder in watched.iter().filter_map(|path| path.parent()).collect::<HashSet<_>>() {
        watcher
            .watch(folder, RecursiveMode::Recursive)
            .map_err(|error| unable(&error))?;
    }
    loop {
        match judge(context) {
            Ok(code) if done(code) => return Ok(code),
            Err(Error::Closed) => return Err(Error::Closed),
            Ok(_) => {}
            Err(error) => context.write(&report::fault(&error, context.locale, context.style))?,
        }
        let waiting = context.locale.text(&Message::new("watch-waiting"));
        context.line(&format!("\n{}", context.style.dim(&waiting)))?;
        wait_for_save(&saved, &watched);
    }
}

/// The files by the names that events will give them. Their folders are watched, since editors replace a file by another.
fn watched(files: &[&Path]) -> Vec<PathBuf> {
    let absolute = |path: &Path| path.canonicalize().or_else(|_| std::path::absolute(path));
    files.iter().filter_map(|file| absolute(file).ok()).collect()
}

/// Waits until one of the files has been changed, and has then been left alone for a moment.
fn wait_for_save(saved: &Receiver<notify::Event>, watched: &[PathBuf]) {
    let concerns = |event: &notify::Event| {
        !matches!(event.kind, EventKind::Access(_))
            && event
                .paths
                .iter()
                .any(|path| watched.iter().any(|file| path.starts_with(file)))
    };
    while let Ok(event) = saved.recv() {
        if concerns(&event) {
            while saved.recv_timeout(SETTLED).is_ok() {}
            return;
        }
    }
}

fn unable(error: &notify::Error) -> Error {
    Error::Environment(Message::new("watch-unable").with("cause", error.to_string()))
}
