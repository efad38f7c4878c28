use std::num::NonZeroUsize;

use serde::Deserialize;
use serde_json::value::RawValue;

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
pub(super) struct CaseFrame<'text> {
    /// What the call returned.
    #[serde(borrow, deserialize_with = "present")]
    returned: Option<&'text RawValue>,
    /// Whether it returned the very object that the global variable holds.
    pub(super) same: bool,
    /// What the global variable holds.
    #[serde(borrow, deserialize_with = "present")]
    state: Option<&'text RawValue>,
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
fn present<'de: 'text, 'text, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<&'text RawValue>, D::Error> {
    <&RawValue>::deserialize(deserializer).map(Some)
}

impl CaseFrame<'_> {
    /// What the call returned, unless that is the state itself.
    pub(super) fn returned(&self) -> serde_json::Result<Option<Value>> {
        self.returned.as_ref().map(|text| value(text.get())).transpose()
    }

    /// What the global variable holds.
    pub(super) fn state(&self) -> serde_json::Result<Option<Value>> {
        self.state.as_ref().map(|text| value(text.get())).transpose()
    }
}

/// A matrix of digits as a harness may tell it: all its cells in one text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Matrix<'text> {
    columns: NonZeroUsize,
    digits: &'text str,
}

/// A value from its JSON. Nearly every answer is a matrix of digits, and there are thousands of them.
fn value(text: &str) -> serde_json::Result<Value> {
    if let Some(matrix) = digits(text.as_bytes()) {
        return Ok(matrix);
    }
    if text.starts_with(r#"{"columns":"#) {
        return matrix(&serde_json::from_str(text)?);
    }
    serde_json::from_str(text)
}

fn matrix(told: &Matrix<'_>) -> serde_json::Result<Value> {
    let cells = told.digits.as_bytes();
    if !cells.iter().all(u8::is_ascii_digit) || !cells.len().is_multiple_of(told.columns.get()) {
        return Err(serde::de::Error::custom("no matrix of digits"));
    }
    let cell = |digit: &u8| Value::Int(i64::from(digit - b'0'));
    let rows = cells.chunks(told.columns.get());
    Ok(Value::List(
        rows.map(|row| Value::List(row.iter().map(cell).collect())).collect(),
    ))
}

/// The rows and columns of most boards.
const USUAL_SIZE: usize = 8;

/// A list of lists of single digits, written without blanks: `[[0,1],[2,0]]`.
fn digits(text: &[u8]) -> Option<Value> {
    let inner = text.strip_prefix(b"[[")?.strip_suffix(b"]]")?;
    let mut rows = Vec::with_capacity(USUAL_SIZE);
    let mut row = Vec::with_capacity(USUAL_SIZE);
    let mut rest = inner;
    loop {
        let (&digit, after) = rest.split_first()?;
        if !digit.is_ascii_digit() {
            return None;
        }
        row.push(Value::Int(i64::from(digit - b'0')));
        rest = match after {
            [] => break,
            [b',', after @ ..] => after,
            [b']', b',', b'[', after @ ..] => {
                let columns = row.len();
                rows.push(Value::List(std::mem::replace(&mut row, Vec::with_capacity(columns))));
                after
            }
            _ => return None,
        };
    }
    rows.push(Value::List(row));
    Some(Value::List(rows))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_of_digits_is_read_as_json_reads_it() {
        for text in ["[[0]]", "[[0,1,2],[3,4,5]]", "[[0,1],[2]]", "[[9],[8],[7]]"] {
            assert_eq!(
                digits(text.as_bytes()),
                Some(serde_json::from_str(text).expect("JSON")),
                "{text}"
            );
        }
    }

    #[test]
    fn a_matrix_may_be_told_as_one_text() {
        let told = |text| value(text).expect("a matrix");
        assert_eq!(told(r#"{"columns":2,"digits":"0192"}"#), told("[[0,1],[9,2]]"));
        for wrong in [
            r#"{"columns":0,"digits":""}"#,
            r#"{"columns":2,"digits":"012"}"#,
            r#"{"columns":1,"digits":"a"}"#,
            r#"{"columns":1}"#,
        ] {
            assert!(value(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn everything_else_is_left_to_json() {
        for text in [
            "[]", "[[]]", "[[10]]", "[[0,]]", "[[-1]]", "[[0],[]]", "[0]", "[[0.5]]", "[[[0]]]", "[[0]", "[[null]]",
            "[[0 ]]",
        ] {
            assert_eq!(digits(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn nil_is_a_value_and_absence_is_none() {
        let frame: CaseFrame<'_> = serde_json::from_str(r#"{"returned":null,"out":0,"err":0}"#).expect("a frame");
        assert_eq!(frame.returned().expect("a value"), Some(Value::NIL));
        assert_eq!(frame.state().expect("a value"), None);
    }
}
