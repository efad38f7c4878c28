use std::path::Path;

use super::{LANGUAGES, Language, find};
use crate::model::Message;

/// As much of a file as a shebang line needs; the kernel reads no more either.
const FIRST_LINE: usize = 256;

/// The language of a file with this name, these bytes and this right to be executed: by its extension, else by its shebang
/// line, else `executable` where it may be executed. Says why not when it is none of these.
pub fn detect(path: &Path, bytes: &[u8], executable: bool) -> Result<&'static Language, Message> {
    if let Some(language) = by_extension(path) {
        return Ok(language);
    }
    let line = first_line(bytes);
    let interpreter = line.strip_prefix("#!").and_then(interpreter);
    if let Some(language) = interpreter.and_then(by_shebang) {
        return Ok(language);
    }
    if executable && let Some(language) = find("executable") {
        return Ok(language);
    }
    Err(match interpreter {
        Some(interpreter) => Message::new("language-not-executable")
            .with("path", path.display().to_string())
            .with("interpreter", interpreter),
        None => Message::new("language-unknown")
            .with("path", path.display().to_string())
            .with("extensions", extensions()),
    })
}

fn by_extension(path: &Path) -> Option<&'static Language> {
    let extension = path.extension()?.to_str()?;
    LANGUAGES.iter().copied().find(|language| {
        language
            .extensions
            .iter()
            .any(|known| known.eq_ignore_ascii_case(extension))
    })
}

fn by_shebang(interpreter: &str) -> Option<&'static Language> {
    let name = interpreter.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.' || c == '-');
    LANGUAGES
        .iter()
        .copied()
        .find(|language| language.shebangs.contains(&name))
}

/// The name of the program that a shebang line, without its `#!`, starts: `env` and what belongs to it are looked through.
fn interpreter(line: &str) -> Option<&str> {
    let mut words = line
        .split_whitespace()
        .map(|word| word.rsplit('/').next().unwrap_or(word));
    let program = words.next()?;
    if program != "env" {
        return Some(program);
    }
    words.find(|word| !word.starts_with('-') && !word.contains('='))
}

fn first_line(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(&bytes[..FIRST_LINE.min(bytes.len())]);
    text.trim_start_matches('\u{feff}')
        .lines()
        .next()
        .unwrap_or_default()
        .to_owned()
}

/// Every known extension with its dot, for people.
fn extensions() -> String {
    let known = LANGUAGES.iter().flat_map(|language| language.extensions);
    known
        .map(|extension| format!(".{extension}"))
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a file of this name, text and mode is taken for: a language's id, or why it is none.
    fn detected(name: &str, text: &str, mode: u32) -> Result<&'static str, std::borrow::Cow<'static, str>> {
        detect(Path::new(name), text.as_bytes(), mode & 0o111 != 0)
            .map(|language| language.id)
            .map_err(|message| message.id)
    }

    #[test]
    fn the_extension_decides_first() {
        for (name, id) in [
            ("a.rb", "ruby"),
            ("a.py", "python"),
            ("a.sh", "bash"),
            ("a.bash", "bash"),
            ("a.js", "javascript"),
            ("a.mjs", "javascript"),
            ("a.cjs", "javascript"),
            ("a.c", "c"),
            ("a.cpp", "cpp"),
            ("a.cc", "cpp"),
            ("a.go", "go"),
            ("a.rs", "rust"),
            ("A.java", "java"),
            ("A.RB", "ruby"),
            ("b.test.py", "python"),
        ] {
            assert_eq!(detected(name, "#!/bin/bash\n", 0o755), Ok(id), "{name}");
        }
    }

    #[test]
    fn the_shebang_decides_next() {
        for (line, id) in [
            ("#!/usr/bin/ruby", "ruby"),
            ("#! /usr/local/bin/ruby3.1 -w", "ruby"),
            ("#!/usr/bin/env ruby", "ruby"),
            ("#!/usr/bin/env -S LANG=C ruby -w", "ruby"),
            ("#!/usr/bin/env -S /opt/bin/python3.12 -u", "python"),
            ("#!/usr/bin/env bash\r", "bash"),
            ("#!/bin/bash-5.2", "bash"),
            ("#!/usr/bin/env node18", "javascript"),
            ("\u{feff}#!/usr/bin/env nodejs", "javascript"),
        ] {
            assert_eq!(detected("program", &format!("{line}\nx\n"), 0o644), Ok(id), "{line}");
            assert_eq!(detected("program.v2", &format!("{line}\nx\n"), 0o644), Ok(id), "{line}");
        }
    }

    #[test]
    fn the_executable_bit_decides_last() {
        assert_eq!(detected("program", "#!/usr/bin/perl\n", 0o755), Ok("executable"));
        assert_eq!(detected("program", "\u{7f}ELF", 0o700), Ok("executable"));
        assert_eq!(
            detected("program", "#!/usr/bin/perl\n", 0o644),
            Err("language-not-executable".into())
        );
        assert_eq!(detected("program", "#!\n", 0o644), Err("language-unknown".into()));
        assert_eq!(detected("notes.txt", "hello\n", 0o644), Err("language-unknown".into()));
        assert_eq!(detected("empty", "", 0o644), Err("language-unknown".into()));
    }
}
