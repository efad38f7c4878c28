use serde::{Deserialize, Serialize};

use super::{Call, Expected, Feedback};

/// A text in both languages of the interface.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Localized {
    /// In English.
    pub en: String,
    /// In Japanese.
    pub ja: String,
}

/// Who may see a suite, and when.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// Everyone, always.
    #[default]
    Public,
    /// Everyone sees that it exists; its cases stay with the instructor.
    NameOnly,
    /// Everyone, once the deadline has passed.
    AfterDeadline,
    /// Only the instructor.
    Hidden,
}

/// One behaviour, shown by its cases.
#[derive(Clone, Debug)]
pub struct Suite {
    /// The file's name without its ending, for example `03-illegal-moves`.
    pub id: String,
    /// What it shows.
    pub title: Localized,
    /// Who may see it.
    pub visibility: Visibility,
    /// How much a student is told of a case that failed.
    pub feedback: Feedback,
    /// Its cases, in the order of the file.
    pub cases: Vec<Case>,
}

/// A named sequence of calls, the first of which initialises.
#[derive(Clone, Debug)]
pub struct Case {
    /// What it is for; no two cases of a suite share a name.
    pub name: String,
    /// What an accepted answer earns.
    pub points: u32,
    /// At least one step.
    pub steps: Vec<Step>,
}

/// One call, with what the reference answers to it.
#[derive(Clone, Debug)]
pub struct Step {
    /// The call.
    pub call: Call,
    /// The reference's answer.
    pub expected: Expected,
}
