use std::{borrow::Cow, fmt, time::Duration};

use jiff::Timestamp;
use serde::{
    Deserialize, Deserializer,
    de::{IgnoredAny, SeqAccess, Visitor},
};

use super::row::Basis;
use crate::model::{Judgement, Message, Value};

/// Of [`Work`](super::Work) what a line needs. Most of a row is boards and words, of which only whoever tells of that row alone
/// makes anything: here they are passed over.
#[derive(Deserialize)]
pub(super) struct Work<'t> {
    pub(super) path: String,
    pub(super) handed_in: Option<Timestamp>,
    pub(super) marked_late: Option<bool>,
    pub(super) basis: Basis,
    #[serde(borrow)]
    pub(super) outcome: Outcome<'t>,
    pub(super) otherwise: Option<IgnoredAny>,
    pub(super) run: Run,
}

/// Of [`Run`](super::Run).
#[derive(Deserialize)]
pub(super) struct Run {
    pub(super) time: Duration,
}

/// Of [`Outcome`](super::Outcome).
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Outcome<'t> {
    #[serde(borrow)]
    Judged(Judged<'t>),
    Refused(Message),
    Lacking(Message),
}

/// Of [`Judged`](super::Judged).
#[derive(Deserialize)]
pub(super) struct Judged<'t> {
    pub(super) language: String,
    #[serde(borrow)]
    pub(super) cases: Vec<Case<'t>>,
}

/// Of [`CaseResult`](crate::model::CaseResult).
#[derive(Deserialize)]
pub(super) struct Case<'t> {
    #[serde(borrow)]
    pub(super) suite: Cow<'t, str>,
    pub(super) judgement: Judgement,
    #[serde(borrow)]
    pub(super) failure: Option<Failure<'t>>,
    pub(super) points: u32,
    pub(super) max_points: u32,
}

/// Of [`Failure`](crate::model::Failure).
#[derive(Deserialize)]
pub(super) struct Failure<'t> {
    #[serde(default, deserialize_with = "count")]
    pub(super) calls: usize,
    pub(super) actual: Option<Value>,
    pub(super) actual_cells: Option<Vec<Vec<Option<u8>>>>,
    #[serde(borrow)]
    pub(super) exception: Option<Exception<'t>>,
}

/// Of [`Exception`](crate::model::Exception).
#[derive(Deserialize)]
pub(super) struct Exception<'t> {
    #[serde(borrow)]
    pub(super) class: Cow<'t, str>,
}

/// The length of a list.
fn count<'de, D: Deserializer<'de>>(deserializer: D) -> Result<usize, D::Error> {
    struct Count;

    impl<'de> Visitor<'de> for Count {
        type Value = usize;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<usize, A::Error> {
            let mut count = 0;
            while items.next_element::<IgnoredAny>()?.is_some() {
                count += 1;
            }
            Ok(count)
        }
    }

    deserializer.deserialize_seq(Count)
}
