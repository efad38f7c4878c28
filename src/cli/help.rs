//! The help texts live in the catalogs, and their ids follow from the command line: `help-checker` and `help-<command>`;
//! `help-<command>-<argument>`, or `help-option-<argument>` for what several commands share.

use std::borrow::Cow;

use clap::{Arg, ArgAction, Command, CommandFactory};

use super::args::Arguments;
use crate::locale::Locale;
use crate::model::Message;

/// The whole command line with its help in one language.
pub fn command(locale: &Locale) -> Command {
    worded(Arguments::command(), locale)
}

fn worded(command: Command, locale: &Locale) -> Command {
    let name = command.get_name().to_owned();
    let template = template(&command, locale);
    command
        .about(phrase(locale, &format!("help-{name}")))
        .long_about(None)
        .help_template(template)
        .subcommand_help_heading(locale.text(&Message::new("help-heading-commands")))
        .mut_args(|arg| worded_argument(arg, &name, locale))
        .mut_subcommands(|subcommand| worded(subcommand, locale))
}

fn template(command: &Command, locale: &Locale) -> String {
    let style = command.get_styles().get_usage();
    let usage = locale.text(&Message::new("help-heading-usage"));
    format!("{{about-with-newline}}\n{style}{usage}:{style:#} {{usage}}\n\n{{all-args}}\n")
}

fn worded_argument(arg: Arg, command: &str, locale: &Locale) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    let text = locale
        .phrase(&format!("help-{command}-{id}"))
        .unwrap_or_else(|| phrase(locale, &format!("help-option-{id}")));
    let heading = locale.text(&heading(&arg));
    let arg = arg.long_help(None).help_heading(heading);
    if !arg.get_action().takes_values() {
        return arg.help(text);
    }
    let remarks = remarks(&arg, locale);
    arg.help(text + &remarks)
        .hide_default_value(true)
        .hide_possible_values(true)
        .hide_env(true)
}

fn heading(arg: &Arg) -> Message {
    // `--version` is understood before a subcommand only, but belongs with `--help`.
    let is_common = arg.is_global_set() || matches!(arg.get_action(), ArgAction::Version);
    match (arg.is_positional(), is_common) {
        (true, _) => Message::new("help-heading-arguments"),
        (_, true) => Message::new("help-heading-common-options"),
        _ => Message::new("help-heading-options"),
    }
}

/// What clap would add in English: the possible values, the default and the variable.
fn remarks(arg: &Arg, locale: &Locale) -> String {
    let values: Vec<_> = arg
        .get_possible_values()
        .iter()
        .map(|value| value.get_name().to_owned())
        .collect();
    let default: Vec<Cow<str>> = arg
        .get_default_values()
        .iter()
        .map(|value| value.to_string_lossy())
        .collect();
    let variable = arg.get_env().map(|name| name.to_string_lossy());
    let values = (!values.is_empty()).then(|| Message::new("help-values").with("values", values.join(", ")));
    let default = (!default.is_empty()).then(|| Message::new("help-default").with("value", default.join(", ")));
    let variable = variable.map(|name| Message::new("help-variable").with("name", name.as_ref()));
    let remarks = [values, default, variable].into_iter().flatten();
    let texts: Vec<String> = remarks.map(|remark| locale.text(&remark)).collect();
    texts.iter().flat_map(|text| [" [", text, "]"]).collect()
}

fn phrase(locale: &Locale, id: &str) -> String {
    locale.phrase(id).unwrap_or_else(|| id.to_owned())
}
