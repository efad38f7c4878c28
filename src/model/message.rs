use std::{borrow::Cow, io};

use serde::{Deserialize, Serialize};

/// A sentence for people, as data: the name of a message in the catalogs and what fills its gaps.
///
/// Whoever knows a fact makes a `Message`; only the catalogs know its words, and only who shows it chooses the language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Message {
    /// The message's name in the catalogs.
    pub id: Cow<'static, str>,
    /// Its arguments by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What fills one gap of a [`Message`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A text, shown as it is.
    Text(String),
    /// A number, by which a catalog may choose between singular and plural.
    Number(i64),
    /// Another message, put into words first.
    Message(Message),
}

impl Message {
    /// A message without arguments.
    pub fn new(id: &'static str) -> Self {
        Self {
            id: Cow::Borrowed(id),
            args: Vec::new(),
        }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((Cow::Borrowed(name), arg.into()));
        self
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

/// Why the system refused something: in our words where it happens to many, else in the system's.
impl From<&io::Error> for Arg {
    fn from(error: &io::Error) -> Self {
        let id = match error.kind() {
            io::ErrorKind::NotFound => "io-not-found",
            io::ErrorKind::PermissionDenied => "io-permission-denied",
            io::ErrorKind::NotADirectory => "io-not-a-folder",
            io::ErrorKind::IsADirectory => "io-is-a-folder",
            io::ErrorKind::ReadOnlyFilesystem => "io-read-only",
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "io-full",
            _ => return Self::Text(error.to_string()),
        };
        Self::Message(Message::new(id))
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}
