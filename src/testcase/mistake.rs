use serde_saphyr::Error;

use super::{document, fault::Fault};
use crate::{error::suggest, model::Message};

/// What a value of our own types is called where another one was found.
pub(super) const STEP: &str = "a step";
/// The same for a call of an assignment.
pub(super) const SIGNATURE: &str = "a call";
/// The same for a mapping, as the library calls it.
pub(super) const MAPPING: &str = "mapping start";

/// Puts an error of the YAML library into our words.
pub(super) fn explain(text: &str, error: &Error) -> Fault {
    let error = error.without_snippet();
    let span = error.location().map_or(0..0, |location| document::span(text, location));
    let (message, help) = match inside_alias(error) {
        Error::SerdeUnknownField { field, expected, .. } => (
            Message::new("yaml-unknown-key").with("key", field.as_str()),
            suggest(field, expected.iter().copied()),
        ),
        Error::SerdeUnknownVariant { variant, expected, .. } => (
            Message::new("yaml-unknown-word").with("word", variant.as_str()),
            suggest(variant, expected.iter().copied()),
        ),
        Error::DuplicateMappingKey { key, .. } => (
            Message::new("yaml-repeated-key").with("key", key.as_deref().unwrap_or_default()),
            Some(Message::new("yaml-repeated-key-help")),
        ),
        Error::SerdeMissingField { field, .. } => (
            Message::new("yaml-missing-key").with("key", *field),
            Some(Message::new("yaml-missing-key-help").with("key", *field)),
        ),
        Error::NullIntoString { .. } => (
            Message::new("yaml-missing-value"),
            Some(Message::new("yaml-missing-value-help")),
        ),
        Error::InvalidScalar { ty, .. } => wrong_type(ty),
        Error::Unexpected { expected, .. } => wrong_type(expected),
        Error::SerdeInvalidType { expected, .. } | Error::SerdeInvalidValue { expected, .. } => wrong_type(expected),
        Error::ExternallyTaggedEnumExpectedScalarOrMapping { .. } => wrong_type("string scalar"),
        Error::InvalidCharNotSingleScalar { .. } | Error::InvalidCharNull { .. } => wrong_type("char"),
        Error::Eof { .. } => (Message::new("yaml-empty"), Some(Message::new("yaml-empty-help"))),
        Error::MultipleDocuments { .. } => (
            Message::new("yaml-documents"),
            Some(Message::new("yaml-documents-help")),
        ),
        Error::Budget { .. } | Error::AliasReplayLimitExceeded { .. } | Error::AliasReplayStackDepthExceeded { .. } => {
            (Message::new("yaml-too-much"), Some(Message::new("yaml-too-much-help")))
        }
        other => (
            Message::new("yaml-syntax").with("cause", cause(other)),
            Some(Message::new("yaml-syntax-help")),
        ),
    };
    Fault::new(span, message).help(help)
}

/// What is wrong with the value that an alias stands for, where that is what is wrong.
fn inside_alias(error: &Error) -> &Error {
    match error {
        Error::AliasError { error, .. } => inside_alias(error.without_snippet()),
        other => other,
    }
}

fn wrong_type(expected: &str) -> (Message, Option<Message>) {
    let (kind, help) = match expected {
        STEP => (Message::new("yaml-kind-step"), Message::new("yaml-kind-step-help")),
        SIGNATURE => (Message::new("yaml-kind-call"), Message::new("yaml-kind-call-help")),
        "u8" | "u32" | "u64" | "usize" => (Message::new("yaml-kind-number"), Message::new("yaml-kind-number-help")),
        "char" => (Message::new("yaml-kind-sign"), Message::new("yaml-kind-sign-help")),
        "sequence start" => (Message::new("yaml-kind-list"), Message::new("yaml-kind-list-help")),
        MAPPING => (
            Message::new("yaml-kind-mapping"),
            Message::new("yaml-kind-mapping-help"),
        ),
        _ => (Message::new("yaml-kind-value"), Message::new("yaml-kind-value-help")),
    };
    (Message::new("yaml-wrong-type").with("expected", kind), Some(help))
}

/// The library's own words, without the place, which the excerpt shows.
fn cause(error: &Error) -> String {
    let told = error.to_string();
    told.split(" at line ").next().unwrap_or_default().to_owned()
}
