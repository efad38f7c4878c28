use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
};

use super::Language;

/// What the placeholders in an adapter's words stand for.
#[derive(Clone, Copy, Debug)]
pub struct Places<'a> {
    /// `{tool}`: the located interpreter or compiler.
    pub tool: Option<&'a Path>,
    /// `{runtime}`: the located runtime.
    pub runtime: Option<&'a Path>,
    /// `{entry}`: the submission's file; `{folder}` is the folder that it is in.
    pub entry: &'a Path,
    /// `{harness}`: the harness in the private folder.
    pub harness: Option<&'a Path>,
    /// `{with}`: the file of ours that is compiled with the submission.
    pub with: Option<&'a Path>,
    /// `{out}`: a folder for what is built.
    pub out: Option<&'a Path>,
    /// `{memory}`: what the submission may use, in bytes.
    pub memory: u64,
}

impl Places<'_> {
    /// The words with every placeholder replaced; one that stands for nothing here becomes nothing.
    pub fn fill(&self, words: &[&str]) -> Vec<OsString> {
        words.iter().map(|word| self.fill_word(word)).collect()
    }

    fn fill_word(&self, word: &str) -> OsString {
        let mut filled = OsString::new();
        let mut rest = word;
        while let Some((before, after)) = rest.split_once('{') {
            let (name, after) = after.split_once('}').unwrap_or((after, ""));
            filled.push(before);
            filled.push(self.value(name));
            rest = after;
        }
        filled.push(rest);
        filled
    }

    fn value(&self, name: &str) -> OsString {
        let place = match name {
            "tool" => self.tool,
            "runtime" => self.runtime,
            "entry" => Some(self.entry),
            "folder" => self.entry.parent(),
            "harness" => self.harness,
            "with" => self.with,
            "out" => self.out,
            "memory" => return self.memory.to_string().into(),
            _ => None,
        };
        place.map(Path::as_os_str).unwrap_or_default().to_owned()
    }
}

impl Language {
    /// The variables that building and running need beyond the sandbox's own, by name.
    pub fn variables(&self, places: &Places) -> Vec<(&'static str, OsString)> {
        let own = self
            .environment
            .iter()
            .map(|&(name, value)| (name, places.fill_word(value)));
        let inherited = self
            .inherited_variables()
            .map(|(name, value)| (name, value.into_os_string()));
        own.chain(inherited).collect()
    }

    /// The folders of version managers that building and running read.
    pub fn inherited_folders(&self) -> Vec<PathBuf> {
        self.inherited_variables().map(|(_, folder)| folder).collect()
    }

    fn inherited_variables(&self) -> impl Iterator<Item = (&'static str, PathBuf)> {
        self.inherited.iter().filter_map(|&(name, folder)| {
            let value = env::var_os(name).map(PathBuf::from).or_else(|| {
                let home = env::home_dir()?.join(folder);
                home.is_dir().then_some(home)
            })?;
            Some((name, value))
        })
    }
}

/// Whether the word names only placeholders that exist.
#[cfg(test)]
pub(super) fn is_fillable(word: &str) -> bool {
    let known = ["tool", "runtime", "entry", "folder", "harness", "with", "out", "memory"];
    word.split('{')
        .skip(1)
        .all(|part| part.split_once('}').is_some_and(|(name, _)| known.contains(&name)))
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;

    use super::*;

    #[test]
    fn placeholders_are_replaced_inside_words() {
        let places = Places {
            tool: Some(Path::new("/usr/bin/cc")),
            runtime: None,
            entry: Path::new("/private/a {out} b.c"),
            harness: None,
            with: None,
            out: Some(Path::new("/out")),
            memory: 7,
        };
        let filled = places.fill(&[
            "{tool}",
            "-o",
            "{out}/program",
            "{entry}",
            "-I{folder}",
            "m={memory};{out}",
            "{runtime}",
        ]);
        let expected = [
            "/usr/bin/cc",
            "-o",
            "/out/program",
            "/private/a {out} b.c",
            "-I/private",
            "m=7;/out",
            "",
        ];
        assert_eq!(filled, expected.map(OsStr::new));
    }
}
