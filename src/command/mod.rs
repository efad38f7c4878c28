//! The subcommands, one file each. The only module that knows everybody.

mod compare;
mod completions;
mod doctor;
mod explain;
mod generate;
mod grade;
mod ground;
mod input;
mod investigate;
mod isolation;
mod judging;
mod list;
mod main;
mod man;
mod memory;
mod merge;
mod places;
mod replay;
mod run;
mod schema;
mod submissions;
mod submit;
mod telling;
mod verify;
mod watch;
mod whole;

pub use main::main;

use std::io::{self, IsTerminal, Write};
use std::os::fd::AsFd;

use crate::cli::{Arguments, Command, Global};
use crate::error::Error;
use crate::exit;
use crate::locale::Locale;
use crate::model::Message;
use crate::report::{Style, Table, width};
use crate::testcase::{self, Bundle, Source};

/// What every command gets: how to speak, and the only stream that it speaks to.
pub struct Context<'a> {
    /// What every subcommand understands.
    pub global: &'a Global,
    /// The words.
    pub locale: &'a Locale,
    /// Whether the stream can show colour.
    pub style: Style,
    /// The columns that the stream has, at least 1.
    pub width: usize,
    /// The stream.
    pub out: &'a mut dyn Write,
}

/// The assignment of those who do not say which, as long as there are several.
const DEFAULT_ASSIGNMENT: &str = "e5";

impl Context<'_> {
    /// The id of the assignment: as asked, else the only one that there is, else `e5`.
    pub fn assignment(&self) -> Result<String, Error> {
        // An empty variable says nothing.
        if let Some(id) = self.global.assignment.as_ref().filter(|id| !id.is_empty()) {
            return Ok(id.clone());
        }
        let mut ids = testcase::ids(&self.source())?;
        Ok(match ids.len() {
            1 => ids.remove(0),
            _ => DEFAULT_ASSIGNMENT.to_owned(),
        })
    }

    /// The assignment with its suites.
    pub fn bundle(&self) -> Result<Bundle, Error> {
        testcase::load(&self.source(), &self.assignment()?)
    }

    /// Where the assignments come from.
    pub fn source(&self) -> Source {
        match &self.global.suites {
            Some(folder) => Source::Folder(folder.clone()),
            None => Source::Embedded,
        }
    }

    /// Writes the text as it is; fails when nobody reads it or it cannot be written.
    pub fn write(&mut self, text: &str) -> Result<(), Error> {
        self.out
            .write_all(text.as_bytes())
            .map_err(|error| Error::output(&error))
    }

    /// A table under these headings, which are messages without arguments.
    pub fn table<const COLUMNS: usize>(&self, headings: [&'static str; COLUMNS]) -> Table<COLUMNS> {
        Table::new(headings.map(|id| self.locale.text(&Message::new(id))))
    }

    /// Writes the text as a line.
    pub fn line(&mut self, text: &str) -> Result<(), Error> {
        self.write(&format!("{text}\n"))
    }
}

/// Does what a command line asks for and gives the exit code; fails with what we or the operator did wrong.
fn dispatch(arguments: Arguments, locale: &Locale) -> Result<u8, Error> {
    let Arguments { global, command } = arguments;
    match &global.output {
        Some(path) => whole::replaced(path, |stream| on(stream, command, &global, locale)),
        None => on(io::stdout(), command, &global, locale),
    }
}

/// A moment by the clock of this machine, for people.
fn local_time(moment: jiff::Timestamp) -> String {
    let local = moment.to_zoned_datetime(jiff::tz::TimeZone::system());
    local.strftime("%Y-%m-%d %H:%M:%S %:z").to_string()
}

/// Does the command with a stream, and sees to it that everything has been written.
fn on(
    mut stream: impl Write + AsFd + IsTerminal,
    command: Command,
    global: &Global,
    locale: &Locale,
) -> Result<u8, Error> {
    let mut context = Context {
        global,
        locale,
        style: Style::of(global.color, &stream),
        width: width(&stream),
        out: &mut stream,
    };
    let code = one(command, &mut context)?;
    stream.flush().map_err(|error| Error::output(&error))?;
    Ok(code)
}

fn one(command: Command, context: &mut Context) -> Result<u8, Error> {
    match command {
        Command::Submit(options) => return submit::submit(&options, context),
        Command::Run(options) => return run::run(&options, context),
        Command::Explain(options) => return explain::explain(&options, context),
        Command::Grade(options) => return grade::grade(&options, context),
        Command::Merge(options) => return merge::merge(&options, context),
        Command::Compare(options) => return compare::compare(&options, context),
        Command::Verify(options) => return verify::verify(&options, context),
        Command::Doctor(options) => return doctor::doctor(&options, context),
        Command::Submissions { all, spool } => submissions::submissions(all, &spool, context)?,
        Command::Replay(options) => replay::replay(&options, context)?,
        Command::Generate(options) => generate::generate(&options, context)?,
        Command::List { what, hidden } => list::list(what, hidden, context)?,
        Command::Schema { of } => schema::schema(of, context)?,
        Command::Completions { shell } => completions::completions(shell, context)?,
        // The help of a subcommand is shown while the command line is read.
        Command::Man | Command::Help { .. } => man::man(context)?,
    }
    Ok(exit::OK)
}
