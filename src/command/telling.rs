//! What `grade` and `merge` tell of a class: reports, feedback, and an overview.

use std::fs;
use std::io::{BufWriter, Write};
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
        faults.extend(feedback(folder, &setting).err());
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
