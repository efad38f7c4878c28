//! What `grade` and `merge` tell of a class: reports, feedback, and an overview.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use super::{Context, main::remark, replaced};
use crate::cli::{Telling, Written};
use crate::error::Error;
use crate::exit;
use crate::gradebook::{Gradebook, Line};
use crate::model::Message;
use crate::report::{self, ClassSetting, Detail};

/// What stands for a student's id in the name of a report.
const ID: &str = "{id}";

/// Writes every report that is asked for, and shows the overview; gives the exit code.
pub(super) fn tell(book: &Gradebook<'_>, telling: &Telling, context: &mut Context<'_>) -> Result<u8, Error> {
    let setting = ClassSetting {
        book,
        locale: context.locale,
        now: jiff::Timestamp::now(),
    };
    for written in &telling.report {
        for warning in write(written, &setting)? {
            remark(&warning, context.locale, context.global.color);
        }
    }
    if let Some(folder) = &telling.feedback {
        feedback(folder, &setting)?;
    }
    if context.global.detail() != Detail::Quiet {
        let overview = report::overview(book, context.locale, context.style, context.width)?;
        context.write(&overview)?;
    }
    let failing = |line: &Line| telling.fail_on.iter().any(|state| state == line.state.name());
    Ok(if book.lines().iter().any(failing) {
        exit::NOT_ACCEPTED
    } else {
        exit::OK
    })
}

/// Fails where something would be written into what the class handed in.
pub(super) fn keep_out(class: &[PathBuf], results: &Path, telling: &Telling) -> Result<(), Error> {
    let class: Vec<PathBuf> = class.iter().filter_map(|path| path.canonicalize().ok()).collect();
    let reports = telling.report.iter().map(|written| &*written.file);
    for path in reports.chain(telling.feedback.as_deref()).chain([results]) {
        let whole = whole(path);
        if class.iter().any(|folder| whole.starts_with(folder)) {
            return Err(Error::Usage(
                Message::new("grade-into-class").with("path", path.display().to_string()),
            ));
        }
    }
    Ok(())
}

/// The path without links as far as it exists.
fn whole(path: &Path) -> PathBuf {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    for ancestor in path.ancestors() {
        if let Ok(whole) = ancestor.canonicalize() {
            let rest = path.strip_prefix(ancestor).unwrap_or(Path::new(""));
            return whole.join(rest);
        }
    }
    path
}

/// Writes a report into its file, or one a student into theirs; gives what the operator has to know of it.
fn write(written: &Written, setting: &ClassSetting<'_>) -> Result<Vec<Message>, Error> {
    let name = written.file.to_string_lossy();
    if !name.contains(ID) {
        return replaced(&written.file, |mut stream| (written.format.write)(setting, &mut stream));
    }
    let mut warnings = Vec::new();
    for line in setting.book.lines() {
        let path = PathBuf::from(name.replace(ID, &file_name(&line.student.id)));
        let book = Gradebook::new(setting.book.assignment(), setting.book.suites(), vec![line.clone()]);
        let setting = ClassSetting {
            book: &book,
            ..*setting
        };
        warnings.extend(replaced(&path, |mut stream| {
            (written.format.write)(&setting, &mut stream)
        })?);
    }
    Ok(warnings)
}

/// Writes what each student is told into a file of its own.
fn feedback(folder: &Path, setting: &ClassSetting<'_>) -> Result<(), Error> {
    fs::create_dir_all(folder).map_err(|error| Error::io(folder, &error))?;
    for line in setting.book.lines() {
        let text = report::feedback(setting, line)?;
        let path = folder.join(format!("{}.md", file_name(&line.student.id)));
        replaced(&path, |mut stream| {
            stream
                .write_all(text.as_bytes())
                .map_err(|error| Error::io(&path, &error))
        })?;
    }
    Ok(())
}

/// An id as the name of a file: what could lead elsewhere is replaced.
fn file_name(id: &str) -> String {
    let harmless = |character: char| match character {
        '/' | '\\' | '\0'..='\u{1f}' | '\u{7f}' => '_',
        other => other,
    };
    let name: String = id.chars().map(harmless).collect();
    match name.strip_prefix('.') {
        Some(rest) => format!("_{rest}"),
        None => name,
    }
}
