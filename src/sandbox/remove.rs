use std::{fs, io, os::unix::fs::PermissionsExt, path::Path, time::Duration};

use walkdir::WalkDir;

/// How often a folder that is still being written to is removed, and how long after each other.
const REMOVALS: u32 = 50;
const BETWEEN: Duration = Duration::from_millis(20);

/// Removes a folder, in which supervisors may still be ending what writes there, and whose owner may have been shut out by what
/// wrote there.
pub fn remove(folder: &Path) -> io::Result<()> {
    for _ in 0..REMOVALS {
        match fs::remove_dir_all(folder) {
            Ok(()) => return Ok(()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => open_all(folder),
            Err(_) => std::thread::sleep(BETWEEN),
        }
    }
    fs::remove_dir_all(folder)
}

/// Gives the owner of folders the right to empty them.
fn open_all(folder: &Path) {
    // A folder is listed after it was told, so that what this allows is there when it is needed.
    for entry in WalkDir::new(folder).into_iter().filter_map(Result::ok) {
        if entry.file_type().is_dir() {
            let _ = fs::set_permissions(entry.path(), fs::Permissions::from_mode(0o700));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, os::unix::fs::PermissionsExt};

    use super::remove;

    #[test]
    fn what_was_closed_is_removed() {
        let folder = tempfile::tempdir().expect("a folder").keep();
        fs::create_dir_all(folder.join("closed/deep")).expect("folders");
        for closed in ["closed/deep", "closed"] {
            fs::set_permissions(folder.join(closed), fs::Permissions::from_mode(0o000)).expect("permissions");
        }
        remove(&folder).expect("it is removed");
        assert!(!folder.exists());
    }
}
