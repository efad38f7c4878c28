//! What we or the operator did wrong. What a submission does is never an error: it is a verdict.

mod suggestion;

use std::{io, ops::Range, path::PathBuf};

use crate::model::Message;
pub use suggestion::suggest;

/// A fault that ends a command.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The command line asks for something that makes no sense.
    #[error("wrong usage: {0:?}")]
    Usage(Message),
    /// A suite, an assignment or a roster is wrong.
    #[error("wrong file: {0:?}")]
    Source(Box<Diagnostic>),
    /// The environment lacks something.
    #[error("the environment lacks something: {0:?}")]
    Environment(Message),
    /// Whoever read what we print has gone away.
    #[error("the reader has gone")]
    Closed,
    /// A fault of ours.
    #[error("internal fault: {0}")]
    Internal(String),
}

/// One mistake in a file that the operator wrote: what is wrong, where, and what to write instead.
#[derive(Debug)]
pub struct Diagnostic {
    /// The file as the operator knows it.
    pub file: PathBuf,
    /// Its whole text.
    pub source: String,
    /// The bytes of the text that are wrong.
    pub span: Range<usize>,
    /// What is wrong.
    pub message: Message,
    /// What to write instead.
    pub help: Option<Message>,
}

impl Diagnostic {
    /// The line and the column of the mistake, both from 1, the column in characters.
    pub fn position(&self) -> (usize, usize) {
        let start = self.source.floor_char_boundary(self.span.start);
        let before = &self.source[..start];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().map_or(0, |text| text.chars().count()) + 1;
        (line, column)
    }
}

impl Error {
    /// The error for a file or folder that could not be read or written.
    pub fn io(path: impl Into<PathBuf>, error: &io::Error) -> Self {
        Self::Environment(
            Message::new("error-io")
                .with("path", path.into().display().to_string())
                .with("cause", error),
        )
    }

    /// The error for a thread that the system does not give.
    pub fn no_thread(error: &io::Error) -> Self {
        Self::Environment(Message::new("error-no-thread").with("cause", error))
    }

    /// The error for output that could not be written: a reader that closed the pipe has only gone.
    pub fn output(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::Environment(Message::new("error-output").with("cause", error)),
        }
    }
}
