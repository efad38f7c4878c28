use std::num::ParseIntError;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::error::Error;
use crate::model::Message;

/// What is wrong with the command line, what was probably meant, and where more is to be read.
pub(super) fn message(error: &clap::Error) -> Message {
    let mut message = complaint(error);
    for line in [hint(error), usage(error)].into_iter().flatten() {
        message = Message::new("usage-and").with("first", message).with("then", line);
    }
    message
}

fn complaint(error: &clap::Error) -> Message {
    let arg = context(error, ContextKind::InvalidArg);
    let value = context(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => Message::new("usage-no-value").with("arg", arg),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            Message::new("usage-wrong-value").with("arg", arg).with("value", value)
        }
        ErrorKind::UnknownArgument => Message::new("usage-unknown-argument").with("arg", arg),
        ErrorKind::InvalidSubcommand => {
            Message::new("usage-unknown-command").with("command", context(error, ContextKind::InvalidSubcommand))
        }
        ErrorKind::ArgumentConflict => conflict(arg, context(error, ContextKind::PriorArg)),
        ErrorKind::MissingRequiredArgument => Message::new("usage-missing-argument").with("arg", arg),
        ErrorKind::MissingSubcommand => Message::new("usage-missing-command"),
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            Message::new("usage-wrong-number-of-values").with("arg", arg)
        }
        ErrorKind::InvalidUtf8 => Message::new("usage-not-unicode"),
        // What is left are faults of the library itself, or what is no fault.
        _ => Message::new("usage-other").with("cause", error.to_string()),
    }
}

fn conflict(arg: String, prior: String) -> Message {
    if prior.is_empty() || prior == arg {
        return Message::new("usage-repeated").with("arg", arg);
    }
    Message::new("usage-conflict").with("arg", arg).with("prior", prior)
}

fn hint(error: &clap::Error) -> Option<Message> {
    const SUGGESTIONS: [ContextKind; 3] = [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedValue,
    ];
    let meant = SUGGESTIONS
        .into_iter()
        .map(|kind| context(error, kind))
        .find(|meant| !meant.is_empty());
    if let Some(meant) = meant {
        return Some(Message::new("usage-did-you-mean").with("meant", meant));
    }
    let values = context(error, ContextKind::ValidValue);
    if !values.is_empty() {
        return Some(Message::new("usage-possible-values").with("values", values));
    }
    let cause = std::error::Error::source(error)?;
    if let Some(Error::Usage(message)) = cause.downcast_ref() {
        return Some(message.clone());
    }
    if cause.is::<ParseIntError>() {
        return Some(Message::new("usage-whole-number"));
    }
    cause
        .downcast_ref::<glob::PatternError>()
        .map(|fault| Message::new("usage-pattern").with("place", fault.pos + 1))
}

fn usage(error: &clap::Error) -> Option<Message> {
    let usage = context(error, ContextKind::Usage);
    let usage = usage.strip_prefix("Usage: ")?;
    // The names of the command stand before its first placeholder.
    let command: Vec<&str> = usage
        .split(' ')
        .take_while(|word| !word.starts_with(['[', '<', '-']))
        .collect();
    Some(
        Message::new("usage-see")
            .with("usage", usage)
            .with("help", format!("{} --help", command.join(" "))),
    )
}

/// What clap knows of this kind, several of them as a list; empty when it knows nothing.
fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    }
}
