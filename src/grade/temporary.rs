//! The one folder of this process for everything that must not outlive it.

use std::{
    fs::Permissions,
    io,
    os::unix::fs::PermissionsExt,
    path::PathBuf,
    sync::{Mutex, MutexGuard, PoisonError},
};

use tempfile::TempDir;

use crate::sandbox;

static ROOT: Mutex<Option<PathBuf>> = Mutex::new(None);

/// The folder, made when it is first asked for. The warden, when it finds this process gone, removes it.
pub(super) fn root() -> io::Result<PathBuf> {
    let mut root = locked();
    if let Some(path) = &*root {
        return Ok(path.clone());
    }
    // What is judged is nobody else's business.
    let for_us = Permissions::from_mode(0o700);
    let mut builder = tempfile::Builder::new();
    let path = builder.prefix("checker-").permissions(for_us).tempdir()?.keep();
    // Without somebody to do it, all is removed here at the end all the same.
    let _ = sandbox::keep(&path);
    Ok(root.insert(path).clone())
}

/// A folder in it, which is removed when it is dropped.
pub(super) fn folder() -> io::Result<TempDir> {
    TempDir::new_in(root()?)
}

/// Removes the folder with whatever is left in it, at the end of the process.
pub fn remove_temporary_files() {
    if let Some(path) = locked().take() {
        // What cannot be removed is in nobody's way.
        let _ = sandbox::remove(&path);
    }
}

fn locked() -> MutexGuard<'static, Option<PathBuf>> {
    ROOT.lock().unwrap_or_else(PoisonError::into_inner)
}
