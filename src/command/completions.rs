use clap_complete::Shell;

use super::Context;
use crate::cli;
use crate::error::Error;

/// Prints the completion script for a shell.
pub(super) fn completions(shell: Shell, context: &mut Context) -> Result<(), Error> {
    let mut command = cli::command(context.locale);
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "checker", &mut script);
    context.out.write_all(&script).map_err(|error| Error::output(&error))
}
