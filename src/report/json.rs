//! The machine-readable report, a contract: a key may be added to it, but none changes its meaning under the same `schema`.

use std::{
    io::{self, Write},
    time::Duration,
};

use schemars::{JsonSchema, Schema};
use serde::Serialize;

use super::{
    Format, Purpose, Report, Setting,
    safe::{ORDER, is_invisible},
};
use crate::{
    locale::Locale,
    model::{Answer, CaseResult, Event, Exception, Failure, Reason, SubmissionResult, Timeliness, Value, Verdict},
};

pub(super) static ENTRY: Format = Format {
    id: "json",
    open: |setting, out| {
        Box::new(Json {
            setting,
            out,
            written: 0,
            accepted: None,
        })
    },
};

/// The number of the contract below; it grows when a key changes its meaning.
const SCHEMA: u32 = 1;

/// The JSON Schema of the report.
pub fn report_schema() -> Schema {
    schemars::schema_for!(Document)
}

struct Json<'a> {
    setting: Setting<'a>,
    out: Box<dyn Write + 'a>,
    written: usize,
    /// A submission that is still to be recorded.
    accepted: Option<Judged>,
}

impl Json<'_> {
    fn write(&mut self, judged: &Judged) -> io::Result<()> {
        if self.setting.submissions != 1 {
            self.out.write_all(if self.written == 0 { b"[\n" } else { b",\n" })?;
        }
        self.written += 1;
        judged.serialize(&mut serde_json::Serializer::with_formatter(&mut self.out, Printable))?;
        self.out.flush()
    }
}

impl Report for Json<'_> {
    fn event(&mut self, event: &Event) -> io::Result<()> {
        match event {
            Event::Started(_) | Event::Case(_) => Ok(()),
            Event::Finished(result) => {
                let judged = Judged::new(result, self.setting.locale);
                if self.setting.purpose == Purpose::Submit && judged.verdict == Verdict::Accepted {
                    self.accepted = Some(judged);
                    return Ok(());
                }
                self.write(&judged)
            }
            Event::Recorded(timeliness) => {
                if let Some(judged) = &mut self.accepted {
                    judged.recorded = Some(*timeliness);
                }
                Ok(())
            }
        }
    }

    fn finish(&mut self) -> io::Result<()> {
        if let Some(judged) = self.accepted.take() {
            self.write(&judged)?;
        }
        let end: &[u8] = match (self.setting.submissions, self.written) {
            (1, _) => b"\n",
            (_, 0) => b"[]\n",
            _ => b"\n]\n",
        };
        self.out.write_all(end)?;
        self.out.flush()
    }
}

/// One submission is an object, several are a list.
#[derive(JsonSchema)]
#[serde(untagged)]
#[schemars(title = "Report")]
#[expect(dead_code, reason = "only its schema is used: a report is written while it grows")]
enum Document {
    One(Judged),
    Many(Vec<Judged>),
}

/// What became of one submission.
#[derive(Serialize, JsonSchema)]
struct Judged {
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
    verdict: Verdict,
    /// Earned points.
    score: u32,
    /// What all cases are worth.
    max_score: u32,
    /// Under `submit`, whether the submission was recorded in time; left out when it was not recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    recorded: Option<Timeliness>,
    /// The cases, in the order of the suites.
    cases: Vec<Case>,
}

/// What became of one case. A key that says nothing about it is left out.
#[derive(Serialize, JsonSchema)]
struct Case {
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
    /// Milliseconds on the clock, to a tenth.
    time_ms: f64,
    /// Earned points.
    points: u32,
    /// What the case is worth.
    max_points: u32,
}

impl Judged {
    fn new(result: &SubmissionResult, locale: &Locale) -> Self {
        Self {
            schema: SCHEMA,
            checker: env!("CARGO_PKG_VERSION"),
            assignment: result.submission.assignment.clone(),
            submission: result.submission.path.display().to_string(),
            language: result.submission.language.clone(),
            verdict: result.judgement().verdict,
            score: result.score(),
            max_score: result.max_score(),
            recorded: None,
            cases: result.cases.iter().map(|case| Case::new(case, locale)).collect(),
        }
    }
}

impl Case {
    fn new(case: &CaseResult, locale: &Locale) -> Self {
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
            time_ms: tenths(case.time),
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

fn value(value: &Value) -> serde_json::Value {
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

fn tenths(time: Duration) -> f64 {
    (time.as_secs_f64() * 10_000.0).round() / 10.0
}

/// Writes JSON that a terminal can be shown: what `serde_json` leaves raw and a terminal may obey is escaped, which JSON
/// readers undo.
struct Printable;

impl serde_json::ser::Formatter for Printable {
    fn write_string_fragment<W: ?Sized + Write>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()> {
        for (index, part) in fragment.split(ORDER).enumerate() {
            if index > 0 {
                writer.write_all(br"\u0023#[")?;
            }
            write_printable(writer, part)?;
        }
        Ok(())
    }
}

fn write_printable<W: ?Sized + Write>(writer: &mut W, text: &str) -> io::Result<()> {
    for part in text.split_inclusive(obeyed) {
        let Some(last) = part.chars().next_back().filter(|&last| obeyed(last)) else {
            writer.write_all(part.as_bytes())?;
            continue;
        };
        writer.write_all(&part.as_bytes()[..part.len() - last.len_utf8()])?;
        for unit in last.encode_utf16(&mut [0; 2]) {
            write!(writer, "\\u{unit:04x}")?;
        }
    }
    Ok(())
}

fn obeyed(character: char) -> bool {
    character.is_control() || is_invisible(character)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        locale::Tongue,
        report::{Detail, Failures, Purpose, Style, fixture::*},
    };

    fn written(results: &[SubmissionResult]) -> String {
        let (assignment, locale) = (assignment(), Locale::new(Tongue::Japanese));
        let setting = Setting {
            assignment: &assignment,
            suites: &[],
            locale: &locale,
            style: Style::Plain,
            width: 80,
            detail: Detail::Normal,
            failures: Failures::FirstOfKind,
            submissions: results.len(),
            purpose: Purpose::Run,
        };
        let mut bytes = Vec::new();
        let mut report = (ENTRY.open)(setting, Box::new(&mut bytes));
        for event in results.iter().flat_map(events) {
            report.event(&event).expect("a vector takes everything");
        }
        report.finish().expect("a vector takes everything");
        drop(report);
        String::from_utf8(bytes).expect("text")
    }

    fn rejected() -> SubmissionResult {
        let message = said(Tongue::Japanese, "", "[3][3]: 正しくは 1、結果は 2");
        let failure = failure(
            &["initialize_othello", "move_othello 2, 3, 3"],
            message.clone(),
            message,
        );
        let failure = with_boards(failure, &after_first_move(), &[(3, 3, Value::Int(2))]);
        let nothing = Failure {
            actual: Some(Value::NIL),
            actual_cells: None,
            ..failure.clone()
        };
        let case = CaseResult {
            printed: "a\u{1b}[31m\u{9b}31m\u{202e}\u{7f}\u{e0041}盤##[error]".to_owned(),
            ..failed("occupied square", 2, Reason::IllegalMoveChangedBoard, failure)
        };
        let nothing = failed("nothing", 1, Reason::WrongReturnValue, nothing);
        result(
            "a.rb",
            vec![("03-illegal-moves", vec![passed("edge", 1), case, nothing])],
        )
    }

    #[test]
    fn one_file_is_an_object() {
        let text = written(&[rejected()]).replace(env!("CARGO_PKG_VERSION"), "VERSION");
        insta::assert_snapshot!(text.replace(r#"{"suite""#, "\n{\"suite\""));
    }

    #[test]
    fn several_files_are_a_list() {
        let list: serde_json::Value = serde_json::from_str(&written(&[rejected(), rejected()])).expect("JSON");
        assert_eq!(list.as_array().map(Vec::len), Some(2));
        assert_eq!(written(&[]), "[]\n");
    }

    #[test]
    fn nothing_acts_on_a_terminal_and_nothing_is_lost() {
        let text = written(&[rejected()]);
        assert!(
            !text.trim_end().chars().any(obeyed) && !text.contains(ORDER),
            "{text:?}"
        );
        let report: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(
            report["cases"][1]["printed"],
            "a\u{1b}[31m\u{9b}31m\u{202e}\u{7f}\u{e0041}盤##[error]"
        );
    }

    #[test]
    fn a_number_that_json_does_not_know_is_a_text() {
        assert_eq!(value(&Value::Float(f64::NAN)), "NaN");
        assert_eq!(value(&Value::Float(0.5)), 0.5);
    }

    #[test]
    fn every_key_is_in_the_schema() {
        let schema = report_schema();
        let report: serde_json::Value = serde_json::from_str(&written(&[rejected()])).expect("JSON");
        let known = |name: &str, key: &str| schema.as_value()["$defs"][name]["properties"].get(key).is_some();
        for key in report.as_object().expect("an object").keys() {
            assert!(known("Judged", key), "{key}");
        }
        for key in report["cases"][1].as_object().expect("an object").keys() {
            assert!(known("Case", key), "{key}");
        }
    }
}
