//! The whole class as one JSON document, for whoever computes with it.

use std::io::{self, Write};

use super::{
    About, ClassFormat, ClassSetting,
    document::{Heading, Row, Summary},
};
use crate::{error::Error, model::Message, report::json};

pub(super) static ENTRY: ClassFormat = ClassFormat {
    id: "json",
    about: About::Class,
    write,
};

fn write(setting: &ClassSetting<'_>, out: &mut dyn Write) -> Result<Vec<Message>, Error> {
    let output = |error: io::Error| Error::output(&error);
    let mut heading = Vec::new();
    json::write(&Heading::new(&setting.book.assignment().id), &mut heading).map_err(output)?;
    // The object goes on with its rows, each of which is read when the one before it has been written.
    heading.pop();
    out.write_all(&heading).map_err(output)?;
    out.write_all(b",\"rows\":[").map_err(output)?;
    for (index, line) in setting.book.lines().iter().enumerate() {
        let row = Row::of(line, setting)?;
        out.write_all(if index == 0 { b"\n" } else { b",\n" }).map_err(output)?;
        json::write(&row, out).map_err(output)?;
    }
    out.write_all(b"\n],\"summary\":").map_err(output)?;
    json::write(&Summary::of(setting)?, out).map_err(output)?;
    out.write_all(b"}\n").map_err(output)?;
    Ok(Vec::new())
}
