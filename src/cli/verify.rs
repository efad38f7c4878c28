use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::args::Conditions;
use crate::report::{self, VERIFY_FORMATS, VerifyFormat};

/// What `verify` understands.
#[derive(Args)]
pub struct Verify {
    /// Folders of programs whose verdict is known, beside the assignment's own.
    #[arg(long, value_name = "DIR")]
    pub submissions: Vec<PathBuf>,
    /// Which suites kill which mutant.
    #[arg(long)]
    pub matrix: bool,
    /// How programs are judged.
    #[command(flatten)]
    pub conditions: Conditions,
    /// How the result is told.
    #[arg(long, value_parser = format(), default_value = VERIFY_FORMATS[0].id)]
    pub format: &'static VerifyFormat,
}

fn format() -> impl TypedValueParser<Value = &'static VerifyFormat> {
    let ids = VERIFY_FORMATS.iter().map(|format| format.id);
    PossibleValuesParser::new(ids).try_map(|id| report::find_verify(&id).ok_or(id))
}
