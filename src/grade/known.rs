//! What a harness told, as the student knows it: with the student's paths, and nothing of the harness.

use super::folder::Folder;
use crate::model::{Exception, Value};

/// How many characters are kept of how a value shows itself: more than a screen has room for.
const SHOWN_AT_MOST: usize = 200;

/// Changes the texts of a value to what the student knows. Most values have none.
pub(super) fn value(value: &mut Value, folder: &Folder) {
    match value {
        Value::List(cells) => cells.iter_mut().for_each(|cell| self::value(cell, folder)),
        Value::Text(text) if text.contains('/') => *text = folder.as_the_student_knows_it(text),
        Value::Other { class, shown } => {
            *class = folder.as_the_student_knows_it(class);
            *shown = one_line(&folder.as_the_student_knows_it(shown));
            if shown.is_empty() {
                *shown = format!("#<{class}>");
            }
        }
        Value::Text(_) | Value::Null(_) | Value::Bool(_) | Value::Int(_) | Value::Float(_) => {}
    }
}

/// The exception with texts that the student knows.
pub(super) fn exception(exception: Exception, folder: &Folder) -> Exception {
    Exception {
        class: folder.as_the_student_knows_it(&exception.class),
        message: folder.as_the_student_knows_it(&exception.message),
        file: exception.file.map(|file| folder.as_the_student_knows_it(&file)),
        line: exception.line,
    }
}

/// The lines of a text as one, cut.
fn one_line(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    lines.join(" ").chars().take(SHOWN_AT_MOST).collect()
}

#[cfg(test)]
mod tests {
    use super::one_line;

    #[test]
    fn what_is_shown_is_one_line() {
        assert_eq!(one_line("#<A\n  @b=1>\n\n"), "#<A @b=1>");
        assert_eq!(one_line(&"x".repeat(300)).len(), 200);
    }
}
