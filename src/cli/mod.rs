//! The command line: what can be said on it, its help and its faults in the language of whoever reads them.

mod args;
mod help;
mod parse;
mod prescan;
mod usage;

pub use args::{Arguments, Command, Doctor, Global, Judging, Listed, Replay, Run, Schema, Spool, Submit};
pub use help::command;

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use crate::error::Error;
use crate::locale::Locale;
use crate::report::{Style, fault};
use crate::{command, exit};

use parse::{Parsed, parse};
use prescan::Manner;

/// Does what the command line of this process asks for, and gives the exit code.
pub fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().collect();
    let manner = Manner::of(&words);
    let locale = Locale::from_environment(manner.locale);
    let code = obey(words, &locale, manner).unwrap_or_else(|error| {
        let told = fault(&error, &locale, Style::of(manner.color, &io::stderr()));
        // When nobody can be told either, the exit code still says it.
        let _ = io::Write::write_all(&mut io::stderr(), told.as_bytes());
        exit::code(&error)
    });
    ExitCode::from(code)
}

fn obey(words: Vec<OsString>, locale: &Locale, manner: Manner) -> Result<u8, Error> {
    match parse(words, locale)? {
        Parsed::Arguments(arguments) => command::dispatch(*arguments, locale),
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

fn show<S: io::Write + io::IsTerminal>(
    help: &clap::builder::StyledStr,
    stream: &mut S,
    manner: Manner,
) -> Result<(), Error> {
    let text = match Style::of(manner.color, stream) {
        Style::Plain => help.to_string(),
        Style::Painted => help.ansi().to_string(),
    };
    stream
        .write_all(text.as_bytes())
        .and_then(|()| stream.flush())
        .map_err(|error| Error::output(&error))
}
