use std::time::Duration;

use schemars::JsonSchema;
use serde::Serialize;

use super::{SCHEMA, diagnosed::Diagnosed};
use crate::{
    locale::Locale,
    model::{Answer, CaseResult, Exception, Failure, Reason, SubmissionResult, Timeliness, Value, Verdict},
    report::Coverage,
};

/// Whether it is told how long a case took, which is never the same twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::report) enum Times {
    /// It is.
    Told,
    /// It is not.
    LeftOut,
}

/// What became of one submission.
#[derive(Serialize, JsonSchema)]
pub(in crate::report) struct Judged {
    /// The number of this contract.
    schema: u32,
    /// The version of the checker.
    checker: &'static str,
    /// The id of the assignment.
    assignment: String,
    /// The path as it was given.
    submission: String,
    /// The id of the language.
    language: String,
    /// The verdict of the first case that is not accepted.
    pub(super) verdict: Verdict,
    /// Earned points.
    score: u32,
    /// What all cases are worth.
    max_score: u32,
    /// Whether further cases count that are not shown: the verdict and the points are those of the cases below. Left out when
    /// there are none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    further_cases: bool,
    /// Under `submit`, whether the submission was recorded in time; left out when it was not recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) recorded: Option<Timeliness>,
    /// The cases, in the order of the suites.
    cases: Vec<Case>,
    /// What is known of the bug; left out where nobody asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) diagnosis: Option<Box<Diagnosed>>,
}

/// What became of one case. A key that says nothing about it is left out.
#[derive(Serialize, JsonSchema)]
pub(in crate::report) struct Case {
    /// The id of its suite.
    suite: String,
    /// Its name, which no other case of the suite has.
    name: String,
    /// The verdict.
    verdict: Verdict,
    /// The cause inside the verdict.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Reason>,
    /// The failing call's place in the case, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<usize>,
    /// The failing call.
    #[serde(skip_serializing_if = "Option::is_none")]
    call: Option<String>,
    /// What the call had to give: a board as a list of rows, or any other value.
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<serde_json::Value>,
    /// What it gave; left out when it gave nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    actual: Option<serde_json::Value>,
    /// What went wrong, in one sentence of the interface's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
    /// The exception that ended the case or the load.
    #[serde(skip_serializing_if = "Option::is_none")]
    exception: Option<Exception>,
    /// What was right but not written as asked, in sentences of the interface's language.
    warnings: Vec<String>,
    /// What else the program printed.
    printed: String,
    /// Milliseconds on the clock, to a tenth; left out in the report of a class, which is the same whenever it is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    time_ms: Option<f64>,
    /// Earned points.
    points: u32,
    /// What the case is worth.
    max_points: u32,
}

impl Judged {
    /// What is told of this result.
    pub(in crate::report) fn new(result: &SubmissionResult, locale: &Locale, times: Times) -> Self {
        Self {
            schema: SCHEMA,
            checker: env!("CARGO_PKG_VERSION"),
            assignment: result.submission.assignment.clone(),
            submission: result.submission.path.display().to_string(),
            language: result.submission.language.clone(),
            verdict: result.judgement().verdict,
            score: result.score(),
            max_score: result.max_score(),
            further_cases: false,
            recorded: None,
            cases: result.cases.iter().map(|case| Case::new(case, locale, times)).collect(),
            diagnosis: None,
        }
    }

    /// The same where all cases that count are shown, or only a part of them.
    pub(super) fn covering(self, coverage: Coverage) -> Self {
        Self {
            further_cases: coverage == Coverage::Part,
            ..self
        }
    }
}

impl Case {
    /// What is told of this case.
    pub(in crate::report) fn new(case: &CaseResult, locale: &Locale, times: Times) -> Self {
        let failure = case.failure.as_ref();
        Self {
            suite: case.suite.clone(),
            name: case.name.clone(),
            verdict: case.judgement.verdict,
            reason: case.judgement.reason,
            step: failure.and_then(Failure::step),
            call: failure.and_then(|failure| Some(failure.calls.last()?.with_parentheses())),
            expected: failure.and_then(|failure| failure.expected.as_ref()).map(answer),
            actual: failure.and_then(actual),
            message: failure.map(|failure| locale.text(&failure.message)),
            exception: failure.and_then(|failure| failure.exception.clone()),
            warnings: case.warnings.iter().map(|warning| locale.text(warning)).collect(),
            printed: case.printed.clone(),
            time_ms: (times == Times::Told).then(|| tenths(case.time)),
            points: case.points,
            max_points: case.max_points,
        }
    }
}

fn answer(answer: &Answer) -> serde_json::Value {
    match answer {
        Answer::Board(board) => board.rows().map(<[u8]>::to_vec).collect(),
        Answer::Value(answer) => value(answer),
    }
}

/// The answer as a board where it is one, whatever it was written like; else what was returned; else what was printed.
fn actual(failure: &Failure) -> Option<serde_json::Value> {
    let rows = failure.actual_cells.as_deref().unwrap_or_default();
    if !rows.is_empty() && rows.iter().flatten().all(Option::is_some) {
        return Some(rows.iter().map(Vec::as_slice).collect());
    }
    let returned = failure.actual.as_ref().map(value);
    returned.or_else(|| failure.text.as_deref().map(Into::into))
}

pub(super) fn value(value: &Value) -> serde_json::Value {
    match value {
        Value::Null(_) => serde_json::Value::Null,
        Value::Bool(truth) => (*truth).into(),
        Value::Int(number) => (*number).into(),
        // JSON knows neither infinities nor NaN.
        Value::Float(number) if !number.is_finite() => value.to_string().into(),
        Value::Float(number) => (*number).into(),
        Value::Text(text) => text.as_str().into(),
        Value::List(items) => items.iter().map(self::value).collect(),
        Value::Other { class, shown } => serde_json::json!({ "class": class, "shown": shown }),
    }
}

/// Milliseconds to a tenth.
pub(in crate::report) fn tenths(time: Duration) -> f64 {
    (time.as_secs_f64() * 10_000.0).round() / 10.0
}
