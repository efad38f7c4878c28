use std::{borrow::Cow, fmt, marker::PhantomData};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{self, Deserialize, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_saphyr::Spanned;

use super::mistake;
use crate::model::{Credit, Localized};

/// An assignment of checker: what a submission has to define, how its boards are written, and what it may use.
#[derive(serde::Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Assignment")]
pub(super) struct AssignmentFile {
    /// What the assignment is called, in both languages.
    pub title: Localized,
    /// The id of the reference that answers the calls.
    #[schemars(with = "String")]
    pub reference: Spanned<String>,
    /// The functions that a submission has to define; the first one initialises and takes nothing.
    #[schemars(with = "Vec<SignatureForm>", length(min = 1))]
    pub calls: Spanned<Vec<Spanned<SignatureForm>>>,
    /// The global variable, without a language's sigil, that holds the board after each call.
    pub state: Option<String>,
    /// The names that the entry file of a folder may have; the first one that exists counts.
    #[serde(default)]
    pub entry: Vec<String>,
    /// How boards are written.
    pub board: BoardForm,
    /// What a submission may use.
    #[serde(default)]
    pub limits: LimitsForm,
    /// Until when a submission is in time, for example `2023-12-01T23:59:59+09:00`.
    #[schemars(with = "Option<String>", extend("format" = "date-time"))]
    pub deadline: Option<Spanned<String>>,
    /// What a submission loses after the deadline.
    #[schemars(with = "Option<LateForm>")]
    pub late: Option<Spanned<LateForm>>,
    /// How the points of a suite count, by the suite's id; without it each case earns its own.
    #[serde(default)]
    pub scoring: Entries<ScoringForm>,
    /// How many steps of the hints `checker explain` may tell: 0 for none, 3 for where to look, what to think about and the rule.
    #[schemars(with = "Option<usize>", range(min = 0, max = 3))]
    pub hints: Option<Spanned<usize>>,
    /// The ids of the languages that are accepted; without it all.
    #[serde(default)]
    #[schemars(with = "Option<Vec<String>>")]
    pub languages: Vec<Spanned<String>>,
}

/// How boards are written.
#[derive(serde::Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Board")]
pub(super) struct BoardForm {
    /// The number of rows, which is the number of columns.
    #[schemars(with = "usize", range(min = 1))]
    pub size: Spanned<usize>,
    /// What a cell can hold.
    #[schemars(with = "Vec<CellForm>", length(min = 1))]
    pub cells: Spanned<Vec<CellForm>>,
}

/// One thing that a cell can hold.
#[derive(serde::Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Cell")]
pub(super) struct CellForm {
    /// The number that stands for it in the assignment.
    #[schemars(with = "u8")]
    pub value: Spanned<u8>,
    /// The one sign that stands for it in a suite.
    #[schemars(with = "char")]
    pub sign: Spanned<char>,
    /// What else a person would print for it.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub also: Vec<Spanned<String>>,
}

/// What a submission may use; each has a default.
#[derive(Default, serde::Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(rename = "Limits")]
pub(super) struct LimitsForm {
    /// Processor time of a case, of all its processes together, for example `2s`.
    #[schemars(with = "Option<String>")]
    pub cpu: Option<Spanned<String>>,
    /// Time of a case on the clock, for example `10s`.
    #[schemars(with = "Option<String>")]
    pub wall: Option<Spanned<String>>,
    /// Time of all cases together on the clock, for example `30s`.
    #[schemars(with = "Option<String>")]
    pub budget: Option<Spanned<String>>,
    /// Memory of all processes together, for example `256MiB`.
    #[schemars(with = "Option<String>")]
    pub memory: Option<Spanned<String>>,
    /// What a case may print on one stream, for example `1MiB`.
    #[schemars(with = "Option<String>")]
    pub output: Option<Spanned<String>>,
    /// The size that a file may reach, for example `64MiB`.
    #[schemars(with = "Option<String>")]
    pub file_size: Option<Spanned<String>>,
    /// What all files of a submission may hold together, for example `128MiB`.
    #[schemars(with = "Option<String>")]
    pub disk: Option<Spanned<String>>,
    /// How many files and folders a submission may have.
    #[schemars(with = "Option<u64>", range(min = 1))]
    pub files: Option<Spanned<String>>,
    /// Open files of one process.
    #[schemars(with = "Option<u64>", range(min = 1))]
    pub open_files: Option<Spanned<String>>,
    /// Processes at one time.
    #[schemars(with = "Option<u64>", range(min = 1))]
    pub processes: Option<Spanned<String>>,
    /// Time on the clock for compiling a submission, for example `60s`.
    #[schemars(with = "Option<String>")]
    pub build: Option<Spanned<String>>,
}

/// What a submission loses after the deadline.
#[derive(serde::Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(rename = "Late")]
pub(super) struct LateForm {
    /// What each day that has begun since the deadline takes of the points, for example `10%`.
    #[schemars(with = "Option<String>")]
    pub per_day: Option<Spanned<String>>,
    /// When a submission is worth nothing any more, for example `2023-12-08T23:59:59+09:00`.
    #[schemars(with = "Option<String>", extend("format" = "date-time"))]
    pub cut_off: Option<Spanned<String>>,
}

/// How the points of one suite count.
#[derive(serde::Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Scoring")]
pub(super) struct ScoringForm {
    /// What the points are multiplied by, for example `2` or `0.5`.
    #[schemars(with = "Option<f64>", range(min = 0))]
    pub weight: Option<Spanned<String>>,
    /// What has to be right for them.
    #[serde(default)]
    pub credit: Credit,
}

/// A function: its name, and its parameters with their ranges in order.
pub(super) struct SignatureForm {
    pub name: String,
    pub parameters: Vec<(Spanned<String>, Spanned<String>)>,
}

impl<'de> Deserialize<'de> for SignatureForm {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(SignatureVisitor)
    }
}

struct SignatureVisitor;

impl<'de> Visitor<'de> for SignatureVisitor {
    type Value = SignatureForm;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(mistake::SIGNATURE)
    }

    fn visit_str<E>(self, name: &str) -> Result<SignatureForm, E> {
        Ok(SignatureForm {
            name: name.to_owned(),
            parameters: Vec::new(),
        })
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<SignatureForm, A::Error> {
        let wrong = || de::Error::invalid_type(de::Unexpected::Map, &self);
        let (name, Entries(parameters)) = entries.next_entry()?.ok_or_else(wrong)?;
        if let Some((IgnoredAny, IgnoredAny)) = entries.next_entry()? {
            return Err(wrong());
        }
        Ok(SignatureForm { name, parameters })
    }
}

/// The entries of a mapping in their order, whose keys can be found again.
#[derive(JsonSchema)]
#[schemars(with = "std::collections::BTreeMap<String, V>", inline)]
pub(super) struct Entries<V>(pub Vec<(Spanned<String>, V)>);

impl<V> Default for Entries<V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'de, V: Deserialize<'de>> Deserialize<'de> for Entries<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(EntriesVisitor(PhantomData))
    }
}

struct EntriesVisitor<V>(PhantomData<V>);

impl<'de, V: Deserialize<'de>> Visitor<'de> for EntriesVisitor<V> {
    type Value = Entries<V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(mistake::MAPPING)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Entries<V>, A::Error> {
        let mut list = Vec::new();
        while let Some(entry) = entries.next_entry()? {
            list.push(entry);
        }
        Ok(Entries(list))
    }
}

/// By hand, since the form is chosen by what stands there and not by a tag.
impl JsonSchema for SignatureForm {
    fn schema_name() -> Cow<'static, str> {
        "Call".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A function's name, with the range of each parameter where it has any: `move_othello: { p: 1..2, i: 0..7, j: 0..7 }`.",
            "anyOf": [
                { "type": "string" },
                {
                    "type": "object",
                    "minProperties": 1,
                    "maxProperties": 1,
                    "additionalProperties": {
                        "type": "object",
                        "minProperties": 1,
                        "additionalProperties": {
                            "description": "The least and the greatest whole number, both included.",
                            "type": "string",
                            "pattern": "^\\s*-?[0-9]+\\s*\\.\\.\\s*-?[0-9]+\\s*$"
                        }
                    }
                }
            ]
        })
    }
}
