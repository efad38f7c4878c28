use std::fmt;

use schemars::JsonSchema;
use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_saphyr::Spanned;

use super::mistake;
use crate::model::{Feedback, Localized, Visibility};

/// A suite of checker: one behaviour of an assignment, shown by its cases. Every expectation is proven against the reference.
#[derive(serde::Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Suite")]
pub(super) struct SuiteFile {
    /// What the suite shows, in both languages.
    pub title: Localized,
    /// Who may see the suite, and when.
    #[serde(default)]
    pub visibility: Visibility,
    /// How much a student is told of a case that failed.
    #[serde(default)]
    pub feedback: Feedback,
    /// At least one case.
    #[schemars(with = "Vec<CaseForm>", length(min = 1))]
    pub cases: Spanned<Vec<CaseForm>>,
}

/// A named sequence of calls: either its steps, or a transcript.
#[derive(serde::Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Case", extend("oneOf" = [{ "required": ["steps"] }, { "required": ["transcript"] }]))]
pub(super) struct CaseForm {
    /// What the case is for; no two cases of a suite share a name.
    #[schemars(with = "String")]
    pub name: Spanned<String>,
    /// What an accepted answer earns.
    #[serde(default = "one")]
    pub points: u32,
    /// The calls, the first of which initialises.
    #[schemars(with = "Option<Vec<StepForm>>", length(min = 1))]
    pub steps: Option<Spanned<Vec<Spanned<StepForm>>>>,
    /// A whole game in the standard notation of its field, for Othello `f5d6c3`; passes are implied.
    #[schemars(with = "Option<String>")]
    pub transcript: Option<Spanned<String>>,
    /// The board after the transcript's last move, a line a row.
    #[serde(rename = "final")]
    #[schemars(with = "Option<String>")]
    pub last: Option<Spanned<String>>,
}

const fn one() -> u32 {
    1
}

/// One call, with or without what the author believes that it does.
pub(super) enum StepForm {
    /// A call alone.
    Call(String),
    /// A call, and what is expected of it.
    Expecting(Spanned<String>, Spanned<String>),
    /// A mapping without an entry, or with a second one, here.
    Entries(Option<Spanned<String>>),
}

impl<'de> Deserialize<'de> for StepForm {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(StepVisitor)
    }
}

struct StepVisitor;

impl<'de> Visitor<'de> for StepVisitor {
    type Value = StepForm;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(mistake::STEP)
    }

    fn visit_str<E>(self, call: &str) -> Result<StepForm, E> {
        Ok(StepForm::Call(call.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<StepForm, A::Error> {
        let Some((call, expectation)) = entries.next_entry()? else {
            return Ok(StepForm::Entries(None));
        };
        let mut second = None;
        while let Some((key, IgnoredAny)) = entries.next_entry()? {
            second.get_or_insert(key);
        }
        Ok(match second {
            None => StepForm::Expecting(call, expectation),
            Some(key) => StepForm::Entries(Some(key)),
        })
    }
}

/// By hand, since the form is chosen by what stands there and not by a tag.
impl JsonSchema for StepForm {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Step".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A call as the assignment writes it, for example `move_othello 1, 3, 2`; behind a colon stands what the author expects.",
            "anyOf": [
                { "type": "string" },
                {
                    "type": "object",
                    "minProperties": 1,
                    "maxProperties": 1,
                    "additionalProperties": {
                        "description": "`unchanged`, or the board after the call, a line a row.",
                        "type": "string"
                    }
                }
            ]
        })
    }
}
