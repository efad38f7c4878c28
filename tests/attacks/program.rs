//! A program that is judged, and what must become of it.

use std::{
    fs,
    path::{Path, PathBuf},
};

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/attacks")
}

/// A program, and what must become of it.
#[derive(Clone)]
pub(crate) struct Program {
    /// The folder and the file's name.
    pub(crate) name: String,
    pub(crate) verdict: String,
    pub(crate) extension: String,
    pub(crate) source: Vec<u8>,
}

impl Program {
    pub(crate) fn attack(path: &Path) -> Self {
        let name = path.strip_prefix(root()).expect("inside the root");
        let extension = path.extension().expect("an extension").to_string_lossy().into_owned();
        let mut source = fs::read(root().join(format!("right.{extension}"))).unwrap_or_default();
        let own = fs::read(path).expect("a readable program");
        assert!(
            ["#", "//"].iter().any(|sign| own.starts_with(sign.as_bytes())),
            "{} says first what it tries",
            name.display()
        );
        source.extend(own);
        Self {
            verdict: name.iter().next().expect("a folder").to_string_lossy().into_owned(),
            name: name.to_string_lossy().into_owned(),
            extension,
            source,
        }
    }

    /// What the checker exits with.
    pub(crate) fn code(&self) -> i32 {
        i32::from(self.verdict != "accepted")
    }

    pub(crate) fn honest(extension: &str) -> Self {
        let name = format!("right.{extension}");
        Self {
            source: fs::read(root().join(&name)).expect("a right program"),
            name,
            verdict: "accepted".to_owned(),
            extension: extension.to_owned(),
        }
    }
}
