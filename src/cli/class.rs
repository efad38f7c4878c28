use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::{OsStringValueParser, PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Args, Command, ValueEnum};
use glob::Pattern;

use super::args::{Conditions, named};
use crate::class::{Columns, IdPattern, Partition};
use crate::error::Error;
use crate::gradebook::State;
use crate::model::{Message, Verdict};
use crate::report::{self, CLASS_FORMATS, ClassFormat};

/// What `grade` understands.
#[derive(Args)]
pub struct Grade {
    /// The class: folders, archives or files; what has been recorded without it.
    #[arg(value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// The folder of recorded submissions that is the class; empty for the usual one.
    #[arg(long, value_name = "DIR", num_args = 0..=1, default_missing_value = "", conflicts_with = "paths")]
    pub spool: Option<PathBuf>,
    /// Of what has been recorded, the last of each user, even after the deadline.
    #[arg(long, conflicts_with = "paths")]
    pub latest: bool,
    /// How the id of a student is found in the path of what they handed in.
    #[arg(long, value_name = "REGEX", value_parser = IdPattern::from_str)]
    pub id_pattern: Option<IdPattern>,
    /// What the time of a file says.
    #[arg(long, value_name = "WHICH", value_parser = named::<Times>(), default_value = "modified")]
    pub times: Times,
    /// Who is in the class.
    #[arg(long, value_name = "FILE")]
    pub roster: Option<PathBuf>,
    /// What the columns of the roster are called.
    #[arg(long, value_name = "COLUMNS", requires = "roster", value_parser = Columns::from_str)]
    pub roster_columns: Option<Columns>,
    /// Only a share of the class.
    #[arg(long, value_name = "K/N", value_parser = Partition::from_str)]
    pub partition: Option<Partition>,
    /// Where results are kept.
    #[arg(long, value_name = "FILE")]
    pub results: Option<PathBuf>,
    /// Begin anew.
    #[arg(long)]
    pub fresh: bool,
    /// What is judged again although nothing changed: by verdict or student.
    #[arg(long, value_name = "FILTER", value_parser = Pattern::new)]
    pub rerun: Vec<Pattern>,
    /// How it is judged.
    #[command(flatten)]
    pub conditions: Conditions,
    /// What is told of it.
    #[command(flatten)]
    pub telling: Telling,
}

/// What `merge` understands.
#[derive(Args)]
pub struct Merge {
    /// The results of several runs.
    #[arg(value_name = "RESULTS", required = true)]
    pub results: Vec<PathBuf>,
    /// What is told of them.
    #[command(flatten)]
    pub telling: Telling,
}

/// What `compare` understands.
#[derive(Args)]
pub struct Compare {
    /// The results before.
    #[arg(value_name = "OLD")]
    pub old: PathBuf,
    /// The results now.
    #[arg(value_name = "NEW")]
    pub new: PathBuf,
    /// What makes it fail: a student who has come to this.
    #[arg(long, value_name = "VERDICT", value_parser = state())]
    pub fail_on: Vec<String>,
}

/// What is told of a class.
#[derive(Args)]
pub struct Telling {
    /// Reports to write.
    #[arg(long, value_name = "FORMAT=FILE", value_parser = WrittenParser)]
    pub report: Vec<Written>,
    /// A folder for what each student is told.
    #[arg(long, value_name = "DIR")]
    pub feedback: Option<PathBuf>,
    /// What makes it fail.
    #[arg(long, value_name = "VERDICT", value_parser = state())]
    pub fail_on: Vec<String>,
}

/// What the time of a file says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Times {
    /// When the work was handed in.
    Modified,
    /// Nothing.
    None,
}

/// A report and the file that it is written to.
#[derive(Clone)]
pub struct Written {
    /// What is written.
    pub format: &'static ClassFormat,
    /// Where; `{id}` in it stands for a student's id, and then each has a file.
    pub file: PathBuf,
}

/// Reads `FORMAT=FILE`, and knows the formats.
#[derive(Clone)]
struct WrittenParser;

impl TypedValueParser for WrittenParser {
    type Value = Written;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<Written, clap::Error> {
        OsStringValueParser::new()
            .try_map(|text: OsString| written(&text))
            .parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(
            CLASS_FORMATS.iter().map(|format| PossibleValue::new(format.id)),
        ))
    }
}

fn written(text: &OsStr) -> Result<Written, Error> {
    let known = || {
        CLASS_FORMATS
            .iter()
            .map(|format| format.id)
            .collect::<Vec<_>>()
            .join(", ")
    };
    let wrong = || Error::Usage(Message::new("usage-report").with("formats", known()));
    let bytes = text.as_encoded_bytes();
    let place = bytes.iter().position(|byte| *byte == b'=').ok_or_else(wrong)?;
    let id = std::str::from_utf8(&bytes[..place]).map_err(|_| wrong())?;
    let format = report::find_class(id).ok_or_else(wrong)?;
    let file = OsStr::from_bytes(&bytes[place + 1..]);
    if file.is_empty() {
        return Err(wrong());
    }
    Ok(Written {
        format,
        file: file.into(),
    })
}

/// The names of what can become of a student's work.
fn state() -> impl TypedValueParser<Value = String> {
    let verdicts = Verdict::ALL.map(Verdict::name);
    PossibleValuesParser::new(verdicts.into_iter().chain(State::WITHOUT_VERDICT))
}
