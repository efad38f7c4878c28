//! The words for a bug that is known by its name.

use crate::{
    locale::Locale,
    model::{Diagnosis, Message},
};

/// What a program with this mistake does: it completes "a program that …".
pub(super) fn title(bug: &str, locale: &Locale) -> String {
    part(bug, "title", locale)
}

/// The mistake as somebody who made it would tell it.
pub(super) fn in_words(bug: &str, locale: &Locale) -> String {
    part(bug, "mistake", locale)
}

/// The first steps of the hint at a mistake, no more than may be told.
pub(super) fn hints(bug: &str, steps: usize, locale: &Locale) -> Vec<String> {
    let parts: [&str; Diagnosis::HINTS] = ["where", "think", "rule"];
    parts.iter().take(steps).map(|step| part(bug, step, locale)).collect()
}

/// The messages of each mistake are called by its name.
fn part(bug: &str, part: &str, locale: &Locale) -> String {
    locale.text(&Message {
        id: format!("mutant-{bug}-{part}").into(),
        args: Vec::new(),
    })
}
