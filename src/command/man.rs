use clap_mangen::Man;

use super::Context;
use crate::cli;
use crate::error::Error;

/// Prints the manual page, and those of the subcommands behind it.
pub(super) fn man(context: &mut Context) -> Result<(), Error> {
    let mut command = cli::command(context.locale);
    command.build();
    let mut pages = Vec::new();
    let visible = command.get_subcommands().filter(|subcommand| !subcommand.is_hide_set());
    let commands = std::iter::once(&command).chain(visible);
    for command in commands {
        Man::new(command.clone())
            .render(&mut pages)
            .map_err(|error| Error::output(&error))?;
    }
    context.out.write_all(&pages).map_err(|error| Error::output(&error))
}
