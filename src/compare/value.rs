//! Answers that are no boards.

use crate::model::Value;

/// How far an answer agrees with the expected value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Agreement {
    /// It is the value.
    Same,
    /// It is the value, written otherwise.
    Written,
    /// It is another value.
    Different,
}

/// How far a returned value agrees with the expected one.
pub(super) fn returned(expected: &Value, actual: &Value) -> Agreement {
    if expected == actual {
        return Agreement::Same;
    }
    match (expected, actual) {
        (Value::Int(whole), Value::Float(number)) | (Value::Float(number), Value::Int(whole))
            if is(*whole, *number) =>
        {
            Agreement::Written
        }
        (Value::Text(_) | Value::List(_), _) => Agreement::Different,
        (_, Value::Text(text)) => printed(expected, text).max_written(),
        _ => Agreement::Different,
    }
}

/// How far a printed line agrees with the expected value.
pub(super) fn printed(expected: &Value, text: &str) -> Agreement {
    let line = text.trim_end_matches(['\n', '\r']);
    let wanted = line_of(expected);
    if line.trim_end() == wanted.trim_end() {
        return Agreement::Same;
    }
    let line = line.trim();
    let same = match expected {
        Value::Null(_) => ["nil", "none", "null", "undefined"].contains(&line.to_lowercase().as_str()),
        Value::Bool(_) => line.eq_ignore_ascii_case(&wanted),
        Value::Int(whole) => match line.parse::<i64>() {
            Ok(number) => number == *whole,
            Err(_) => line.parse().is_ok_and(|number| is(*whole, number)),
        },
        Value::Float(wanted) => line.parse().is_ok_and(|number: f64| number.total_cmp(wanted).is_eq()),
        Value::Text(text) => line == text.trim() || line == wanted_quoted(text),
        Value::List(_) | Value::Other { .. } => line == wanted,
    };
    if same { Agreement::Written } else { Agreement::Different }
}

/// The value as a person prints it: a text without quotation marks.
fn line_of(value: &Value) -> String {
    match value {
        Value::Text(text) => text.clone(),
        other => other.to_string(),
    }
}

fn wanted_quoted(text: &str) -> String {
    format!("{text:?}")
}

/// Whether a float shows a whole number: by what a language prints for both, as not every whole number has a float.
fn is(whole: i64, number: f64) -> bool {
    format!("{number}") == whole.to_string()
}

impl Agreement {
    /// A text that shows the value is never the value itself.
    fn max_written(self) -> Self {
        match self {
            Self::Same => Self::Written,
            other => other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Agreement, printed, returned};
    use crate::model::Value;

    fn text(text: &str) -> Value {
        Value::Text(text.to_owned())
    }

    #[test]
    fn a_returned_value_agrees_by_kind_and_value() {
        assert_eq!(returned(&Value::Int(3), &Value::Int(3)), Agreement::Same);
        assert_eq!(returned(&Value::Int(3), &Value::Float(3.0)), Agreement::Written);
        assert_eq!(returned(&Value::Int(3), &text("3")), Agreement::Written);
        assert_eq!(returned(&Value::Int(3), &Value::Int(4)), Agreement::Different);
        assert_eq!(returned(&Value::Int(0), &Value::Bool(false)), Agreement::Different);
        assert_eq!(
            returned(&Value::Int(i64::MAX), &Value::Int(i64::MAX - 1)),
            Agreement::Different
        );
        assert_eq!(returned(&text("3"), &Value::Int(3)), Agreement::Different);
    }

    #[test]
    fn a_printed_line_agrees_by_what_it_shows() {
        assert_eq!(printed(&Value::Int(3), "3 \r\n"), Agreement::Same);
        assert_eq!(printed(&Value::Int(3), " 3.0"), Agreement::Written);
        assert_eq!(printed(&Value::Bool(true), "True"), Agreement::Written);
        assert_eq!(printed(&Value::NIL, "None"), Agreement::Written);
        assert_eq!(printed(&text("black"), "black"), Agreement::Same);
        assert_eq!(printed(&text("black"), "\"black\""), Agreement::Written);
        assert_eq!(printed(&text("black"), "Black"), Agreement::Different);
        assert_eq!(printed(&Value::Int(3), ""), Agreement::Different);
    }
}
