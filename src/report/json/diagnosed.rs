use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    locale::Locale,
    model::{Brevity, Call, Diagnosis},
    report::bug,
};

/// What is known of a bug.
#[derive(Serialize, JsonSchema)]
pub(super) struct Diagnosed {
    /// The only known mistake that explains every answer to every case; left out where there is none or more than one.
    #[serde(skip_serializing_if = "Option::is_none")]
    bug: Option<String>,
    /// The smallest sets of known mistakes that explain every answer: more than one where nothing is known that tells them apart.
    bugs: Vec<Vec<String>>,
    /// Whether there is such a set: the program behaves exactly like one that makes these mistakes.
    exact: bool,
    /// Where to look, in a sentence of the interface's language; left out where the bug has no name or no hint may be given.
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<String>,
    /// What all failures share, in sentences of the interface's language; left out where the bug has a name or they share nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    facts: Vec<String>,
    /// The calls that show it, the last of which goes wrong; left out where none were found that may be shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    counterexample: Option<Vec<String>>,
    /// What is known of their number.
    #[serde(skip_serializing_if = "Option::is_none")]
    brevity: Option<Known>,
}

/// What is known of the number of calls of a counterexample.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Known {
    /// No shorter sequence fails.
    Shortest,
    /// No call can be left out.
    Minimal,
    /// The time was spent before that was known.
    BestSoFar,
    /// The program does not always answer alike.
    ByChance {
        /// How often it went wrong.
        failed: usize,
        /// How often it was tried.
        tried: usize,
    },
}

impl Diagnosed {
    pub(super) fn new(diagnosis: &Diagnosis, locale: &Locale) -> Self {
        let bug = match diagnosis.bugs.as_slice() {
            [set] => match set.as_slice() {
                [bug] => Some(bug.clone()),
                _ => None,
            },
            _ => None,
        };
        let first = diagnosis.bugs.first().and_then(|set| set.first());
        let counterexample = diagnosis.counterexample.as_ref();
        let calls = counterexample.and_then(|shown| Some(&shown.case.failure.as_ref()?.calls));
        Self {
            bug,
            bugs: diagnosis.bugs.clone(),
            exact: !diagnosis.bugs.is_empty(),
            hint: first.and_then(|bug| bug::hints(bug, diagnosis.hints.min(1), locale).pop()),
            facts: match diagnosis.bugs.as_slice() {
                [] => diagnosis.facts.iter().map(|fact| locale.text(fact)).collect(),
                _ => Vec::new(),
            },
            counterexample: calls.map(|calls| calls.iter().map(Call::to_string).collect()),
            brevity: counterexample.map(|shown| match shown.brevity {
                Brevity::Shortest => Known::Shortest,
                Brevity::Minimal => Known::Minimal,
                Brevity::BestSoFar => Known::BestSoFar,
                Brevity::ByChance { failed, tried } => Known::ByChance { failed, tried },
            }),
        }
    }
}
