use serde::{Deserialize, Deserializer};

use crate::model::{Exception, Value};

/// What a harness says about the load, in its first line.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) struct LoadFrame {
    /// The file is loaded.
    pub(super) loaded: Option<Loaded>,
    /// It could not be loaded.
    pub(super) failed: Option<Failed>,
    /// The version of the interpreter, for people.
    #[serde(default)]
    pub(super) version: String,
}

/// A loaded file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Loaded {
    /// The functions that the assignment asks for and the file does not define.
    pub(super) missing: Vec<String>,
    /// The functions that it defines.
    pub(super) defined: Vec<String>,
    /// Whether it left nothing behind that forks would share: no second thread and no open descriptor.
    pub(super) alone: bool,
}

/// A file that could not be loaded.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Failed {
    /// Why.
    pub(super) reason: LoadFailure,
    /// The exception.
    pub(super) exception: Exception,
}

/// Why a file could not be loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum LoadFailure {
    /// It does not parse.
    SyntaxError,
    /// It raised or exited.
    LoadError,
}

/// What a harness says after each call, a line in the file of answers.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct CaseFrame {
    /// What the call returned.
    #[serde(deserialize_with = "present")]
    pub(super) returned: Option<Value>,
    /// Whether it returned the very object that the global variable holds.
    pub(super) same: bool,
    /// What the global variable holds.
    #[serde(deserialize_with = "present")]
    pub(super) state: Option<Value>,
    /// The exception that the call raised.
    pub(super) raised: Option<Exception>,
    /// The status with which it asked to exit.
    pub(super) exited: Option<i32>,
    /// The size of standard output after the call.
    pub(super) out: u64,
    /// The size of standard error output after the call.
    pub(super) err: u64,
}

/// What a harness says when a case has ended, on the channel.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LastFrame {
    /// How the case's process ended.
    pub(super) end: EndFrame,
}

/// How the process of a case ended.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct EndFrame {
    /// The exit status.
    pub(super) status: Option<i32>,
    /// The signal.
    pub(super) signal: Option<i32>,
}

/// Tells a value that is `null` from one that is not there.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}
