//! The one folder of this process for everything that must not outlive it.

use std::{
    fs::DirBuilder,
    io,
    os::unix::fs::DirBuilderExt,
    path::PathBuf,
    sync::{Mutex, MutexGuard, PoisonError},
};

use tempfile::TempDir;

use crate::sandbox;

/// Characters of chance in its name: so many that it is nobody else's folder whose removal is asked for.
const UNIQUE: usize = 20;

static ROOT: Mutex<Option<PathBuf>> = Mutex::new(None);

/// The folder, made when it is first asked for. The warden, when it finds this process gone, removes it.
pub(super) fn root() -> io::Result<PathBuf> {
    let mut root = locked();
    if let Some(path) = &*root {
        return Ok(path.clone());
    }
    let made = tempfile::Builder::new()
        .prefix("checker-")
        .rand_bytes(UNIQUE)
        .make(|path| {
            // Told before it is there, so that it cannot stay. Without somebody to do it, all is removed here at the end all the
            // same.
            let _ = sandbox::keep(path);
            // What is judged is nobody else's business.
            DirBuilder::new().mode(0o700).create(path)
        })?;
    let path = made.into_temp_path().keep()?;
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
