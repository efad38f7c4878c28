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
    /// What may be told of each mistake of these sets; left out where there is none, or no hint may be given.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    hints: Vec<Hints>,
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

/// What may be told of a mistake, in sentences of the interface's language.
#[derive(Serialize, JsonSchema)]
struct Hints {
    /// The mistake by its name.
    bug: String,
    /// What a program does that makes it: it completes "a program that …".
    title: String,
    /// The mistake as somebody who made it would tell it.
    in_words: String,
    /// Where to look, what to think about and the rule itself: the first so many that are wanted and may be told.
    steps: Vec<String>,
}

/// What is known of the number of calls of a counterexample.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Known {
    /// No shorter sequence fails.
    Shortest,
    /// No shorter sequence fails for a program that makes the mistakes that are named.
    ShortestOfMistake,
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
            hints: hints(diagnosis, locale),
            facts: match diagnosis.bugs.as_slice() {
                [] => diagnosis.facts.iter().map(|fact| locale.text(fact)).collect(),
                _ => Vec::new(),
            },
            counterexample: calls.map(|calls| calls.iter().map(Call::to_string).collect()),
            brevity: counterexample.map(|shown| match shown.brevity {
                Brevity::Shortest => Known::Shortest,
                Brevity::ShortestOfMistake => Known::ShortestOfMistake,
                Brevity::Minimal => Known::Minimal,
                Brevity::BestSoFar => Known::BestSoFar,
                Brevity::ByChance { failed, tried } => Known::ByChance { failed, tried },
            }),
        }
    }
}

/// What may be told of each mistake, once.
fn hints(diagnosis: &Diagnosis, locale: &Locale) -> Vec<Hints> {
    if diagnosis.hints == 0 {
        return Vec::new();
    }
    let mut bugs: Vec<&String> = Vec::new();
    for bug in diagnosis.bugs.iter().flatten() {
        if !bugs.contains(&bug) {
            bugs.push(bug);
        }
    }
    let told = bugs.into_iter().map(|bug| Hints {
        bug: bug.clone(),
        title: bug::title(bug, locale),
        in_words: bug::in_words(bug, locale),
        steps: bug::hints(bug, diagnosis.hints, locale),
    });
    told.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Tongue;

    fn hints(steps: usize) -> serde_json::Value {
        let set = |bugs: &[&str]| bugs.iter().map(|&bug| bug.to_owned()).collect();
        let diagnosis = Diagnosis {
            bugs: vec![
                set(&["missing-north", "row-8-raises"]),
                set(&["missing-north", "rows-are-one"]),
            ],
            hints: steps,
            ..Diagnosis::default()
        };
        let told = serde_json::to_value(Diagnosed::new(&diagnosis, &Locale::new(Tongue::English)));
        told.expect("data")["hints"].take()
    }

    #[test]
    fn every_mistake_has_the_steps_of_its_hint_that_may_be_told() {
        let two = hints(2);
        let bugs: Vec<&str> = two
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|one| one["bug"].as_str())
            .collect();
        assert_eq!(bugs, ["missing-north", "row-8-raises", "rows-are-one"]);
        assert_eq!(two[1]["steps"].as_array().map(Vec::len), Some(2), "{two}");
        assert_eq!(two[0]["title"], "never looks up");
        assert!(hints(0).is_null());
    }
}
