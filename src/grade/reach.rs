//! What has to be readable for an interpreter or compiler to run.

use std::{
    env,
    path::{Path, PathBuf},
};

use super::tool::Found;

/// What an installation keeps beside its programs. Where it lies in a home, such as a version manager's, the rest of the
/// folder is nobody's concern: `~/.cargo` holds passwords.
const PARTS: [&str; 12] = [
    "bin",
    "lib",
    "lib64",
    "libexec",
    "include",
    "share",
    "etc",
    "pkg",
    "src",
    "opt",
    "Cellar",
    "pyvenv.cfg",
];

/// The folders and files of the tools, wherever they are installed.
pub(super) fn installed(found: &Found) -> Vec<PathBuf> {
    let tools = [&found.tool, &found.runtime].into_iter().flatten();
    tools
        .flat_map(|tool| of_tool(tool, env::home_dir().as_deref()))
        .collect()
}

/// The program where it is called, where it really lies, and the parts of the installations that these are in.
fn of_tool(tool: &Path, home: Option<&Path>) -> Vec<PathBuf> {
    let mut reached = Vec::new();
    for program in [Some(tool.to_owned()), tool.canonicalize().ok()].into_iter().flatten() {
        let prefix = program.parent().and_then(Path::parent);
        let parts = prefix
            .filter(|prefix| Some(*prefix) != home && *prefix != Path::new("/"))
            .map(|prefix| PARTS.map(|part| prefix.join(part)));
        reached.extend(parts.into_iter().flatten());
        reached.push(program);
    }
    reached
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use super::of_tool;

    #[test]
    fn an_installation_is_reached_and_a_home_is_not() {
        let home = Path::new("/nowhere/taro");
        let of_manager = of_tool(&home.join(".pyenv/versions/3.11/bin/python"), Some(home));
        assert!(of_manager.contains(&home.join(".pyenv/versions/3.11/lib")));
        assert!(
            of_manager
                .iter()
                .all(|path| path.starts_with(home.join(".pyenv/versions/3.11")))
        );
        assert_eq!(
            of_tool(&home.join("bin/ruby"), Some(home)),
            [PathBuf::from("/nowhere/taro/bin/ruby")]
        );
    }
}
