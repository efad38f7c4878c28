//! What `grade` and `merge` tell of a class: reports, feedback, and an overview.

use std::collections::HashSet;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use super::{
    Context,
    main::{complain, remark},
    places::{ID, file_name, named},
    whole::replaced,
};
use crate::cli::{Telling, Written};
use crate::error::Error;
use crate::exit;
use crate::gradebook::{Gradebook, Line, State};
use crate::model::Message;
use crate::report::{self, ClassSetting, Detail};

/// Writes every report that is asked for, and shows the overview; gives the exit code.
pub(super) fn tell(book: &Gradebook<'_>, telling: &Telling, context: &mut Context<'_>) -> Result<u8, Error> {
    let setting = ClassSetting {
        book,
        locale: context.locale,
        now: jiff::Timestamp::now(),
    };
    // One report that cannot be written keeps nobody from the others.
    let mut faults = Vec::new();
    for written in &telling.report {
        match write(written, &setting) {
            Ok(warnings) => warnings
                .iter()
                .for_each(|warning| remark(warning, context.locale, context.global.color)),
            Err(fault) => faults.push(fault),
        }
    }
    if let Some(folder) = &telling.feedback {
        match feedback(folder, &setting) {
            Ok(warning) => warning
                .iter()
                .for_each(|warning| remark(warning, context.locale, context.global.color)),
            Err(fault) => faults.push(fault),
        }
    }
    if context.global.detail() != Detail::Quiet {
        let overview = report::overview(
            book,
            context.locale,
            context.style,
            context.width,
            context.global.detail(),
        )?;
        context.write(&overview)?;
    }
    if let Some(last) = faults.pop() {
        for fault in &faults {
            complain(fault, context.locale, context.global.color);
        }
        return Err(last);
    }
    Ok(code(book.lines(), &telling.fail_on))
}

/// The exit code of what has become of everybody's work: something that was missing on this machine comes first, since then
/// not everybody has a grade.
fn code(lines: &[Line], fail_on: &[String]) -> u8 {
    let failing = |line: &Line| fail_on.iter().any(|state| state == line.state.name());
    if lines.iter().any(|line| matches!(line.state, State::Ungraded(Some(_)))) {
        exit::ENVIRONMENT
    } else if lines.iter().any(failing) {
        exit::NOT_ACCEPTED
    } else {
        exit::OK
    }
}

/// Writes a report into its file, or one a student into theirs; gives what the operator has to know of it.
fn write(written: &Written, setting: &ClassSetting<'_>) -> Result<Vec<Message>, Error> {
    let name = written.file.to_string_lossy();
    if !name.contains(ID) {
        return into(&written.file, |out| (written.format.write)(setting, out));
    }
    let mut warnings = Vec::new();
    for line in setting.book.lines() {
        let path = named(&name, &line.student.id);
        let book = Gradebook::new(setting.book.assignment(), setting.book.suites(), vec![line.clone()]);
        let setting = ClassSetting {
            book: &book,
            ..*setting
        };
        warnings.extend(into(&path, |out| (written.format.write)(&setting, out))?);
    }
    Ok(warnings)
}

/// Writes a file by many small writes.
fn into<T>(path: &Path, write: impl FnOnce(&mut dyn Write) -> Result<T, Error>) -> Result<T, Error> {
    replaced(path, |stream| {
        let mut out = BufWriter::new(stream);
        let done = write(&mut out)?;
        out.flush().map_err(|error| Error::io(path, &error))?;
        Ok(done)
    })
}

/// Writes what each student is told into a file of its own; gives what the operator has to know of the other files there.
fn feedback(folder: &Path, setting: &ClassSetting<'_>) -> Result<Option<Message>, Error> {
    fs::create_dir_all(folder).map_err(|error| Error::io(folder, &error))?;
    let mut written = HashSet::new();
    for line in setting.book.lines() {
        let text = report::feedback(setting, line)?;
        let name = format!("{}{LETTER}", file_name(&line.student.id));
        let path = folder.join(&name);
        written.insert(name);
        replaced(&path, |mut stream| {
            stream
                .write_all(text.as_bytes())
                .map_err(|error| Error::io(&path, &error))
        })?;
    }
    let found = letters(folder).map_err(|error| Error::io(folder, &error))?;
    let nobodys = found.into_iter().filter(|name| !written.contains(name));
    Ok(nobodys_letters(folder, nobodys.collect()))
}

/// How the name of a student's file ends.
const LETTER: &str = ".md";

/// The names of the letters in a folder.
fn letters(folder: &Path) -> io::Result<Vec<String>> {
    let mut letters = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(LETTER) {
            letters.push(name);
        }
    }
    letters.sort();
    Ok(letters)
}

/// Files that are named of those who are nobody's.
const MOST_NAMED: usize = 5;

/// That letters are there of students of whom nothing is told now: whoever sends all of a folder would send old ones.
fn nobodys_letters(folder: &Path, mut names: Vec<String>) -> Option<Message> {
    let count = names.len();
    names.truncate(MOST_NAMED);
    if count > MOST_NAMED {
        names.push("…".to_owned());
    }
    (count > 0).then(|| {
        Message::new("telling-nobodys")
            .with("count", count)
            .with("folder", folder.display().to_string())
            .with("files", names.join(", "))
    })
}
