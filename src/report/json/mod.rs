//! The machine-readable report, a contract: a key may be added to it, but none changes its meaning under the same `schema`.

mod diagnosed;
mod judged;
mod printable;

use std::io::{self, Write};

use schemars::{JsonSchema, Schema};

use super::{Format, Report, Setting, class::document};
use crate::model::Event;

use diagnosed::Diagnosed;
pub(super) use judged::{Case, Judged, Times, tenths};
pub(super) use printable::write;

pub(super) static ENTRY: Format = Format {
    id: "json",
    open: |setting, out| {
        Box::new(Json {
            setting,
            out,
            written: 0,
            pending: None,
        })
    },
};

/// The number of the contract below; it grows when a key changes its meaning.
pub(super) const SCHEMA: u32 = 1;

/// The JSON Schema of the report.
pub fn report_schema() -> Schema {
    schemars::schema_for!(Document)
}

struct Json<'a> {
    setting: Setting<'a>,
    out: Box<dyn Write + 'a>,
    written: usize,
    /// A submission of which there may be more to tell.
    pending: Option<Judged>,
}

impl Json<'_> {
    fn write_pending(&mut self) -> io::Result<()> {
        match self.pending.take() {
            Some(judged) => self.write(&judged),
            None => Ok(()),
        }
    }

    fn write(&mut self, judged: &Judged) -> io::Result<()> {
        if self.setting.submissions != 1 {
            self.out.write_all(if self.written == 0 { b"[\n" } else { b",\n" })?;
        }
        self.written += 1;
        write(judged, &mut self.out)?;
        self.out.flush()
    }
}

impl Report for Json<'_> {
    fn event(&mut self, event: &Event) -> io::Result<()> {
        match event {
            Event::Started(_) => self.write_pending(),
            Event::Case(_) => Ok(()),
            Event::Finished(result) => {
                let judged = Judged::new(result, self.setting.locale, Times::Told).covering(self.setting.coverage);
                self.pending = Some(judged);
                Ok(())
            }
            Event::Diagnosed(diagnosis) => {
                if let Some(judged) = &mut self.pending {
                    judged.diagnosis = Some(Box::new(Diagnosed::new(diagnosis, self.setting.locale)));
                }
                Ok(())
            }
            Event::Recorded(timeliness) => {
                if let Some(judged) = &mut self.pending {
                    judged.recorded = Some(*timeliness);
                }
                Ok(())
            }
        }
    }

    fn finish(&mut self) -> io::Result<()> {
        self.write_pending()?;
        let end: &[u8] = match (self.setting.submissions, self.written) {
            (1, _) => b"\n",
            (_, 0) => b"[]\n",
            _ => b"\n]\n",
        };
        self.out.write_all(end)?;
        self.out.flush()
    }
}

/// One submission is an object, several are a list; a class is an object, and in the form of one line a student, each line is
/// one of its rows.
#[derive(JsonSchema)]
#[serde(untagged)]
#[schemars(title = "Report")]
#[expect(dead_code, reason = "only its schema is used: a report is written while it grows")]
enum Document {
    One(Judged),
    Many(Vec<Judged>),
    Class(document::Class),
    Row(document::Row),
}

#[cfg(test)]
mod tests {
    use super::{judged::value, printable::obeyed, *};
    use crate::{
        locale::{Locale, Tongue},
        model::{CaseResult, Failure, Reason, SubmissionResult, Value},
        report::{Coverage, Detail, Failures, Purpose, Style, fixture::*, safe::ORDER},
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
            coverage: Coverage::Whole,
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
