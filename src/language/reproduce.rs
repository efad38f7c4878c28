//! Command lines that a person can paste into a shell, whatever a file is called.

use std::path::Path;

use crate::model::Call;

/// The path as one word of a shell's command line that names a file and nothing else.
pub(super) fn path_word(path: &str) -> String {
    quote(&explicit(path))
}

/// The path so that no program takes it for an option or for a name to be looked up somewhere.
pub(super) fn explicit(path: &str) -> String {
    if path.starts_with('/') || path.starts_with("./") || path.starts_with("../") {
        path.to_owned()
    } else {
        format!("./{path}")
    }
}

/// Whether the file's name has this extension, exactly so: what loads it looks no closer.
pub(super) fn has_extension(path: &str, extension: &str) -> bool {
    Path::new(path).extension().is_some_and(|found| found == extension)
}

/// The text as one word of a shell's command line.
pub(super) fn quote(text: &str) -> String {
    if is_plain(text) {
        text.to_owned()
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

/// Whether a shell, and every language here inside quotes, reads the text as it stands.
pub(super) fn is_plain(text: &str) -> bool {
    !text.is_empty()
        && text
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"_./-".contains(&byte))
}

/// The calls as statements, each written by `each`, the last one by `last`, with `; ` between them and after whatever comes
/// first.
pub(super) fn statements(
    first: &str,
    calls: &[Call],
    each: impl Fn(&Call) -> String,
    last: impl Fn(&Call) -> String,
) -> String {
    let mut statements: Vec<String> = (!first.is_empty()).then(|| first.to_owned()).into_iter().collect();
    if let Some((end, before)) = calls.split_last() {
        statements.extend(before.iter().map(each));
        statements.push(last(end));
    }
    statements.join("; ")
}

/// The template of a command line under `stdio`, filled.
pub(super) fn stdio(template: &str, path: &str, calls: &[Call]) -> String {
    let lines: Vec<String> = calls.iter().map(|call| quote(&call.line())).collect();
    template
        .replace("{calls}", &format!(r"printf '%s\n' {}", lines.join(" ")))
        .replace("{entry}", &path_word(path))
}
