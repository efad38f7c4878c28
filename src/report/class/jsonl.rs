//! A row of the JSON report a line, for whoever reads a class as a stream.

use std::io::{self, Write};

use super::{About, ClassFormat, ClassSetting, document::Row};
use crate::{error::Error, model::Message, report::json};

pub(super) static ENTRY: ClassFormat = ClassFormat {
    id: "jsonl",
    about: About::Class,
    write,
};

fn write(setting: &ClassSetting<'_>, out: &mut dyn Write) -> Result<Vec<Message>, Error> {
    let output = |error: io::Error| Error::output(&error);
    for line in setting.book.lines() {
        json::write(&Row::of(line, setting)?, out).map_err(output)?;
        out.write_all(b"\n").map_err(output)?;
    }
    Ok(Vec::new())
}
