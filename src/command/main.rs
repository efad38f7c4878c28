use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use clap::builder::StyledStr;

use super::dispatch;
use crate::cli::{Manner, Parsed, parse};
use crate::error::Error;
use crate::exit;
use crate::grade::remove_temporary_files;
use crate::locale::Locale;
use crate::model::Message;
use crate::report::{Color, Style, fault, harmless};
use crate::sandbox;

/// Does what the command line of this process asks for, and gives the exit code.
pub fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().collect();
    let manner = Manner::of(&words);
    let locale = Locale::from_environment(manner.locale);
    let code = obey(words, &locale, manner).unwrap_or_else(|error| complain(&error, &locale, manner.color));
    sandbox::dismiss();
    remove_temporary_files();
    ExitCode::from(code)
}

/// Tells of a fault on the standard error stream, and gives its exit code.
pub(super) fn complain(error: &Error, locale: &Locale, color: Color) -> u8 {
    let told = fault(error, locale, Style::of(color, &io::stderr()));
    // When nobody can be told, the exit code still says it.
    let _ = io::stderr().write_all(told.as_bytes());
    exit::code(error)
}

/// Tells something on the standard error stream that is no fault.
pub(super) fn remark(message: &Message, locale: &Locale, color: Color) {
    let stream = io::stderr();
    let words = Style::of(color, &stream).dim(&locale.text(&harmless(message)));
    // It only helps: a command that cannot tell it does its work all the same.
    let _ = writeln!(&stream, "{words}");
}

fn obey(words: Vec<OsString>, locale: &Locale, manner: Manner) -> Result<u8, Error> {
    match parse(words, locale)? {
        Parsed::Arguments(arguments) => dispatch(*arguments, locale),
        Parsed::Help(help) => {
            show(&help, &mut io::stdout(), manner)?;
            Ok(exit::OK)
        }
        Parsed::NothingAsked(help) => {
            show(&help, &mut io::stderr(), manner)?;
            Ok(exit::USAGE)
        }
    }
}

fn show<S: Write + IsTerminal>(help: &StyledStr, stream: &mut S, manner: Manner) -> Result<(), Error> {
    let text = match Style::of(manner.color, stream) {
        Style::Plain => help.to_string(),
        Style::Painted => help.ansi().to_string(),
    };
    stream
        .write_all(text.as_bytes())
        .and_then(|()| stream.flush())
        .map_err(|error| Error::output(&error))
}
