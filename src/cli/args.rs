use std::fmt::Display;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{ArgAction, Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use glob::Pattern;

use super::class::{Compare, Grade, Merge};
use super::generate::Generate;
use super::verify::Verify;
use crate::error::Error;
use crate::language::{Interface, LANGUAGES, Language};
use crate::locale::Tongue;
use crate::model::{Diagnosis, Isolation, Message};
use crate::report::{self, BoardNotation, Color, Detail, FORMATS, Format};
use crate::sandbox::{LAYERS, Layer};

/// Everything that a command line can say. Its help is in the catalogs, by rule: see `help.rs` beside it.
#[derive(Parser)]
#[command(name = "checker", version, arg_required_else_help = true)]
#[command(
    disable_help_flag = true,
    disable_version_flag = true,
    disable_help_subcommand = true
)]
pub struct Arguments {
    /// What every subcommand understands.
    #[command(flatten)]
    pub global: Global,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What every subcommand understands.
#[derive(Args)]
pub struct Global {
    /// The id of the assignment.
    #[arg(long, global = true, value_name = "ID", env = "CHECKER_ASSIGNMENT")]
    pub assignment: Option<String>,
    /// The folder of an assignment, or of several, instead of the embedded ones.
    #[arg(long, global = true, value_name = "DIR")]
    pub suites: Option<PathBuf>,
    /// The language of the submission instead of the detected one.
    #[arg(long, global = true, value_name = "ID", value_parser = language())]
    pub language: Option<&'static Language>,
    /// The language of the interface.
    #[arg(long, global = true, value_name = "LOCALE", value_parser = named::<Tongue>())]
    pub locale: Option<Tongue>,
    /// When to use colour.
    #[arg(long, global = true, value_name = "WHEN", value_parser = named::<Color>(), default_value = "auto")]
    pub color: Color,
    /// Tell only the verdict.
    #[arg(long, short, global = true, conflicts_with = "verbose")]
    pub quiet: bool,
    /// Tell every call.
    #[arg(long, short, global = true)]
    pub verbose: bool,
    /// Where to write instead of the standard output.
    #[arg(long, short, global = true, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[arg(long, short, global = true, action = ArgAction::Help)]
    help: Option<bool>,
    #[arg(long, short = 'V', action = ArgAction::Version)]
    version: Option<bool>,
}

/// A subcommand.
#[derive(Subcommand)]
pub enum Command {
    /// Judge one submission and record it when it is accepted.
    Submit(Submit),
    /// Judge submissions.
    Run(Run),
    /// Name the bug of a submission.
    Explain(Explain),
    /// Judge a class.
    Grade(Box<Grade>),
    /// Put the results of several runs together.
    Merge(Merge),
    /// Tell whose grade changed.
    Compare(Compare),
    /// Tell whether an assignment can be trusted.
    Verify(Verify),
    /// Write a suite.
    Generate(Generate),
    /// Show the reference's boards.
    Replay(Replay),
    /// Tell what there is.
    List {
        /// What to tell; an overview without it.
        #[arg(value_parser = named::<Listed>())]
        what: Option<Listed>,
        /// Also the suites that students may not see.
        #[arg(long)]
        hidden: bool,
    },
    /// Tell what has been recorded.
    Submissions {
        /// Of everyone, not only of this user.
        #[arg(long)]
        all: bool,
        /// Where.
        #[command(flatten)]
        spool: Spool,
    },
    /// Prove the languages and the sandbox on this machine.
    Doctor(Doctor),
    /// Print a JSON Schema.
    Schema {
        /// Of what.
        #[arg(value_parser = named::<Schema>(), default_value = "suite")]
        of: Schema,
    },
    /// Print a completion script.
    #[command(hide = true)]
    Completions {
        /// For which shell.
        #[arg(value_enum)]
        shell: Shell,
    },
    /// Print the manual page.
    #[command(hide = true)]
    Man,
    /// Print the help of a subcommand.
    Help {
        /// Its name.
        command: Option<String>,
    },
}

/// What `submit` understands. It judges everything: `--only` is there for an answer that says so, and not in its help.
#[derive(Args)]
#[command(mut_arg("only", |only| only.hide(true)))]
pub struct Submit {
    /// The student's file or folder.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Where accepted submissions are recorded.
    #[command(flatten)]
    pub spool: Spool,
    /// How it is judged.
    #[command(flatten)]
    pub judging: Judging,
}

/// What `run` understands.
#[derive(Args)]
pub struct Run {
    /// The students' files or folders.
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// How they are judged.
    #[command(flatten)]
    pub judging: Judging,
}

/// What `explain` understands. It shows one failure only.
#[derive(Args)]
#[command(mut_arg("all", |all| all.hide(true)))]
#[command(mut_arg("failed_first", |first| first.hide(true)))]
pub struct Explain {
    /// The student's file or folder.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// How many steps of the hints are told.
    #[arg(long, value_name = "N", value_parser = number(0..=Diagnosis::HINTS), default_value_t = 1)]
    pub hints: usize,
    /// How it is judged.
    #[command(flatten)]
    pub judging: Judging,
}

/// How submissions are judged and told about.
#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag that stands alone")]
pub struct Judging {
    /// Judge only the suites and cases whose name matches one of these.
    #[arg(long, value_name = "GLOB", value_parser = Pattern::new)]
    pub only: Vec<Pattern>,
    /// Begin with the cases that failed the last time.
    #[arg(long)]
    pub failed_first: bool,
    /// Show every failing case.
    #[arg(long)]
    pub all: bool,
    /// Also the suites that students may not see.
    #[arg(long)]
    pub hidden: bool,
    /// What is the same for a class.
    #[command(flatten)]
    pub conditions: Conditions,
    /// How long shorter calls are looked for that show a bug; not at all when that is nothing.
    #[arg(long, value_name = "TIME", value_parser = time, default_value = "2s", env = "CHECKER_BUDGET")]
    pub budget: Duration,
    /// How the result is told.
    #[arg(long, value_parser = format(), default_value = FORMATS[0].id)]
    pub format: &'static Format,
    /// Judge again on every save.
    #[arg(long)]
    pub watch: bool,
}

/// Under which conditions submissions are judged, one or a class.
#[derive(Args)]
pub struct Conditions {
    /// Refuse boards in another notation than the assignment's.
    #[arg(long)]
    pub strict: bool,
    /// How the submission is called; as its language prefers without it.
    #[arg(long, value_parser = named::<Interface>())]
    pub interface: Option<Interface>,
    /// How much isolation is insisted on; the command knows what is usual.
    #[arg(long, value_name = "LEVEL", value_parser = named::<Isolation>())]
    pub sandbox: Option<Isolation>,
    /// Layers of isolation that are left out.
    #[arg(long, value_name = "LAYER", value_parser = layer())]
    pub without: Vec<&'static Layer>,
    /// How many processes run at one time.
    #[arg(long, short, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,
}

/// Where accepted submissions are recorded.
#[derive(Args)]
pub struct Spool {
    /// The folder; the user's data folder without it.
    #[arg(long = "spool", id = "spool", value_name = "DIR", env = "CHECKER_SPOOL")]
    pub folder: Option<PathBuf>,
}

/// What `replay` understands.
#[derive(Args)]
pub struct Replay {
    /// Calls, or a transcript.
    #[arg(allow_negative_numbers = true)]
    pub calls: Vec<String>,
    /// A file with calls or transcripts, `-` for the standard input.
    #[arg(long, short, value_name = "FILE", conflicts_with = "calls")]
    pub file: Option<PathBuf>,
    /// One game a line.
    #[arg(long)]
    pub transcripts: bool,
    /// Only the last board of each game.
    #[arg(long = "final", id = "final")]
    pub final_only: bool,
    /// How a board is written.
    #[arg(long, value_parser = named::<BoardNotation>(), default_value = "pp")]
    pub notation: BoardNotation,
}

/// What `doctor` understands.
#[derive(Args)]
pub struct Doctor {
    /// The languages to prove; all without it.
    #[arg(value_name = "LANGUAGE", value_parser = language())]
    pub languages: Vec<&'static Language>,
}

/// What `list` can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Listed {
    /// Every assignment.
    Assignments,
    /// Every language.
    Languages,
    /// The suites of the assignment.
    Suites,
    /// The cases of the assignment.
    Cases,
}

/// What has a JSON Schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Schema {
    /// A suite file.
    Suite,
    /// An `assignment.yaml`.
    Assignment,
    /// The JSON report.
    Report,
    /// The JSON report of `verify`.
    Verify,
}

impl Global {
    /// How much is told.
    pub fn detail(&self) -> Detail {
        match (self.quiet, self.verbose) {
            (true, _) => Detail::Quiet,
            (_, true) => Detail::Verbose,
            _ => Detail::Normal,
        }
    }
}

impl Judging {
    /// Whether `--only` leaves this case in: a pattern names a suite, or a case as `suite/case`.
    pub fn selects(&self, suite: &str, case: &str) -> bool {
        let full = format!("{suite}/{case}");
        self.only.is_empty() || self.only.iter().any(|only| only.matches(suite) || only.matches(&full))
    }
}

impl Conditions {
    /// How many processes run at one time: as asked, else as many as the machine runs at once.
    pub fn parallelism(&self) -> NonZeroUsize {
        self.jobs
            .or_else(|| std::thread::available_parallelism().ok())
            .unwrap_or(NonZeroUsize::MIN)
    }
}

/// The values of an enumeration by their names alone: clap would also take the doc comments for texts that a person reads.
pub(super) fn named<T: ValueEnum + Send + Sync + 'static>() -> impl TypedValueParser<Value = T> {
    let values = T::value_variants().iter().filter_map(ValueEnum::to_possible_value);
    let names: Vec<String> = values.map(|value| value.get_name().to_owned()).collect();
    PossibleValuesParser::new(names).try_map(|name| T::from_str(&name, false))
}

/// A whole number between two, both included.
pub(super) fn number<T>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, Error> + Clone
where
    T: Copy + Display + FromStr + PartialOrd,
{
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| {
            let message = Message::new("usage-number");
            Error::Usage(
                message
                    .with("least", range.start().to_string())
                    .with("most", range.end().to_string()),
            )
        })
    }
}

/// A length of time such as `2s` or `500ms`.
fn time(text: &str) -> Result<Duration, String> {
    let time = text
        .parse::<jiff::SignedDuration>()
        .map_err(|error| error.to_string())?;
    Duration::try_from(time).map_err(|error| error.to_string())
}

fn language() -> impl TypedValueParser<Value = &'static Language> {
    let ids = LANGUAGES.iter().map(|language| language.id);
    PossibleValuesParser::new(ids).try_map(|id| {
        let mut languages = LANGUAGES.iter().copied();
        languages.find(|language| language.id == id).ok_or(id)
    })
}

fn layer() -> impl TypedValueParser<Value = &'static Layer> {
    let ids = LAYERS.iter().map(|layer| layer.id);
    PossibleValuesParser::new(ids).try_map(|id| {
        let mut layers = LAYERS.iter().copied();
        layers.find(|layer| layer.id == id).ok_or(id)
    })
}

fn format() -> impl TypedValueParser<Value = &'static Format> {
    let ids = FORMATS.iter().map(|format| format.id);
    PossibleValuesParser::new(ids).try_map(|id| report::find(&id).ok_or(id))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judging(only: &[&str]) -> Judging {
        let patterns = only.iter().flat_map(|only| ["--only", only]);
        let words = ["checker", "run", "a.rb"].into_iter().chain(patterns);
        match Arguments::try_parse_from(words).map(|arguments| arguments.command) {
            Ok(Command::Run(run)) => run.judging,
            _ => panic!("a run"),
        }
    }

    #[test]
    fn only_names_suites_and_cases() {
        assert!(judging(&[]).selects("05-borders", "a corner"));
        assert!(judging(&["05-*"]).selects("05-borders", "a corner"));
        assert!(judging(&["05-borders"]).selects("05-borders", "a corner"));
        assert!(judging(&["*/a corner"]).selects("05-borders", "a corner"));
        assert!(judging(&["06-*", "05-*"]).selects("05-borders", "a corner"));
        assert!(!judging(&["borders"]).selects("05-borders", "a corner"));
        assert!(!judging(&["a corner"]).selects("05-borders", "a corner"));
    }
}
