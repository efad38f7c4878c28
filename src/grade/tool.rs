use std::{fs::File, io::Read, path::PathBuf};

use crate::{
    error::Error,
    language::{Language, Tool, locate},
    model::Message,
    sandbox::ask,
};

/// What a language needs, found on this machine: the programs themselves, not scripts of a version manager that stand before
/// them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The interpreter or compiler, where it needs one.
    pub tool: Option<PathBuf>,
    /// What runs the program that the compiler made, where that does not run by itself.
    pub runtime: Option<PathBuf>,
}

/// Looks for what a language needs.
pub(super) fn find(language: &'static Language) -> Result<Found, Error> {
    let look = |tool: &Option<Tool>| tool.as_ref().map(|tool| find_one(language, tool)).transpose();
    Ok(Found {
        tool: look(&language.tool)?,
        runtime: look(&language.runtime)?,
    })
}

fn find_one(language: &Language, tool: &Tool) -> Result<PathBuf, Error> {
    let Some(path) = locate(tool) else {
        return Err(Error::Environment(
            Message::new("tool-missing")
                .with("language", language.name)
                .with("programs", tool.programs.join("/"))
                .with("package", tool.package),
        ));
    };
    Ok(behind_script(tool, path))
}

impl Found {
    /// What the interpreter or compiler says about its version, in one line.
    pub fn version(&self, language: &Language) -> Option<String> {
        let text = ask(self.tool.as_ref()?, language.tool.as_ref()?.version)?;
        text.lines()
            .map(str::trim)
            .find(|line| !line.is_empty())
            .map(str::to_owned)
    }
}

/// A version manager puts a script before the interpreter that looks for it in the user's home folder. The sandbox has none,
/// and the script would cost more than the interpreter's start: so the interpreter is asked once where it is.
fn behind_script(tool: &Tool, path: PathBuf) -> PathBuf {
    let mut start = [0; 2];
    let is_script = File::open(&path)
        .and_then(|mut file| file.read_exact(&mut start))
        .is_ok()
        && &start == b"#!";
    if !is_script || tool.real_path.is_empty() {
        return path;
    }
    ask(&path, tool.real_path).map_or(path, |answer| PathBuf::from(answer.trim()))
}
