use std::io::{self, IsTerminal, Read};
use std::ops::Range;
use std::path::{Path, PathBuf};

use crate::error::{Diagnostic, Error};
use crate::model::Message;

/// A text that the operator gave, and what a person calls the place that it came from.
pub(super) struct Input {
    place: PathBuf,
    /// The text.
    pub(super) text: String,
}

impl Input {
    /// Arguments, each a line of its own.
    pub(super) fn arguments(words: &[String]) -> Self {
        Self {
            place: "<arguments>".into(),
            text: words.join("\n"),
        }
    }

    /// A file; fails when it cannot be read or is no text.
    pub(super) fn file(path: &Path) -> Result<Self, Error> {
        let bytes = std::fs::read(path).map_err(|error| {
            Error::Usage(
                Message::new("replay-unreadable")
                    .with("path", path.display().to_string())
                    .with("cause", &error),
            )
        })?;
        Self::decode(path.to_owned(), bytes)
    }

    /// The standard input to its end, but nothing where a person would have to type it; fails as a file does.
    pub(super) fn standard() -> Result<Self, Error> {
        const PLACE: &str = "<stdin>";
        let mut bytes = Vec::new();
        let mut stdin = io::stdin();
        if !stdin.is_terminal() {
            stdin
                .read_to_end(&mut bytes)
                .map_err(|error| Error::io(PLACE, &error))?;
        }
        Self::decode(PLACE.into(), bytes)
    }

    fn decode(place: PathBuf, bytes: Vec<u8>) -> Result<Self, Error> {
        match String::from_utf8(bytes) {
            // Editors on Windows like to write a byte order mark, which says nothing.
            Ok(text) => Ok(Self {
                place,
                text: text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text),
            }),
            Err(error) => {
                let start = error.utf8_error().valid_up_to();
                let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
                let span = start..start + char::REPLACEMENT_CHARACTER.len_utf8();
                Err(Self { place, text }.wrong(span, Message::new("replay-not-utf8"), None))
            }
        }
    }

    /// The error for a mistake at these bytes of the text.
    pub(super) fn wrong(&self, span: Range<usize>, message: Message, help: Option<Message>) -> Error {
        Error::Source(Box::new(Diagnostic {
            file: self.place.clone(),
            source: self.text.clone(),
            span,
            message,
            help,
        }))
    }
}
