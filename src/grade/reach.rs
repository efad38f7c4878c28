//! What has to be readable for an interpreter or compiler to run.

use std::{
    env,
    path::{Path, PathBuf},
};

use super::tool::Found;

/// What an installation keeps beside its programs. Where it lies in a home, such as a version manager's, the rest of the
/// folder is nobody's concern: `~/.cargo` holds passwords.
const PARTS: [&str; 14] = [
    "bin",
    "conf",
    "jmods",
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

/// The program where it is called and where it really lies, and the parts of the installation that this is in.
///
/// What lies about the place where it is called is nobody's concern either, such as all the data in `~/.local/share` about a
/// link in `~/.local/bin`, unless that is an environment of Python's.
fn of_tool(tool: &Path, home: Option<&Path>) -> Vec<PathBuf> {
    let real = tool.canonicalize().ok();
    let mut reached = Vec::new();
    for program in [Some(tool), real.as_deref()].into_iter().flatten() {
        let prefix = program.parent().and_then(Path::parent);
        let belongs = |prefix: &&Path| {
            let of_itself = real.as_deref().is_none_or(|real| real == program);
            (of_itself || prefix.join("pyvenv.cfg").is_file()) && is_installation(prefix, home)
        };
        let parts = prefix.filter(belongs).map(|prefix| PARTS.map(|part| prefix.join(part)));
        reached.extend(parts.into_iter().flatten());
        reached.push(program.to_owned());
    }
    reached
}

/// Whether a folder holds an installation, and not all that a person has.
fn is_installation(prefix: &Path, home: Option<&Path>) -> bool {
    let of_a_person = home.is_some_and(|home| prefix == home || prefix == home.join(".local"));
    !of_a_person && prefix != Path::new("/")
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
        for program in ["bin/ruby", ".local/bin/ruby"].map(|program| home.join(program)) {
            assert_eq!(of_tool(&program, Some(home)), [program]);
        }
        let folder = tempfile::tempdir().expect("a folder");
        let link = folder.path().join("bin/sh");
        std::fs::create_dir(folder.path().join("bin")).expect("a folder");
        std::os::unix::fs::symlink("/bin/sh", &link).expect("a link");
        let reached = of_tool(&link, Some(home));
        assert!(reached.contains(&link));
        assert!(!reached.contains(&folder.path().join("share")), "{reached:?}");
        assert_eq!(
            of_tool(&home.join("bin/ruby"), Some(home)),
            [PathBuf::from("/nowhere/taro/bin/ruby")]
        );
    }
}
