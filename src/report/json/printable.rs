use std::io::{self, Write};

use serde::Serialize;

use crate::report::safe::{ORDER, is_invisible};

/// Writes data as JSON that a terminal can be shown, without a line end behind it.
pub(in crate::report) fn write(data: &impl Serialize, out: &mut dyn Write) -> io::Result<()> {
    data.serialize(&mut serde_json::Serializer::with_formatter(out, Printable))?;
    Ok(())
}

/// Writes JSON that a terminal can be shown: what `serde_json` leaves raw and a terminal may obey is escaped, which JSON
/// readers undo.
struct Printable;

impl serde_json::ser::Formatter for Printable {
    fn write_string_fragment<W: ?Sized + Write>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()> {
        for (index, part) in fragment.split(ORDER).enumerate() {
            if index > 0 {
                writer.write_all(br"\u0023#[")?;
            }
            write_printable(writer, part)?;
        }
        Ok(())
    }
}

fn write_printable<W: ?Sized + Write>(writer: &mut W, text: &str) -> io::Result<()> {
    for part in text.split_inclusive(obeyed) {
        let Some(last) = part.chars().next_back().filter(|&last| obeyed(last)) else {
            writer.write_all(part.as_bytes())?;
            continue;
        };
        writer.write_all(&part.as_bytes()[..part.len() - last.len_utf8()])?;
        for unit in last.encode_utf16(&mut [0; 2]) {
            write!(writer, "\\u{unit:04x}")?;
        }
    }
    Ok(())
}

/// Whether a terminal may obey a character, or does not show it.
pub(super) fn obeyed(character: char) -> bool {
    character.is_control() || is_invisible(character)
}
