use std::{
    env,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
};

use super::Tool;

/// The first of the tool's programs that the operator's `PATH` has, as an absolute path. It only looks at files.
pub fn locate(tool: &Tool) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    tool.programs.iter().find_map(|program| {
        env::split_paths(&path)
            // An empty entry means the working folder, where a student's file could have the name of a compiler.
            .filter(|folder| folder.is_absolute())
            .map(|folder| folder.join(program))
            .find(|candidate| is_executable(candidate))
    })
}

/// Whether it is a file that somebody may execute.
pub(super) fn is_executable(path: &Path) -> bool {
    path.metadata()
        .is_ok_and(|metadata| metadata.is_file() && metadata.permissions().mode() & 0o111 != 0)
}
