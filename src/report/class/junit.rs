//! The XML of `JUnit` as CI systems read it: a suite a student, a case a case. It holds neither times nor anything else of the run.
//! Whatever is made visible is known to XML.

use std::io::Write;

use quick_junit::{NonSuccessKind, Property, Report, TestCase, TestCaseStatus, TestSuite};

use super::{About, ClassFormat, ClassSetting, document::remark};
use crate::{
    error::Error,
    gradebook::{Judged, Line, Outcome, State},
    model::{CaseResult, Message, Reason, Verdict},
    report::{Coverage, Detail, Failures, Purpose, Setting, Style, pretty, visible},
};

pub(super) static ENTRY: ClassFormat = ClassFormat {
    id: "junit",
    about: About::Class,
    write,
};

/// The columns of what a case shows.
const WIDTH: usize = 100;

/// The case that stands for a whole submission which has none.
const SUBMISSION: &str = "submission";

/// How a suite begins, and how a report ends.
const OPENING: &str = "    <testsuite ";
const CLOSING: &str = "</testsuites>";

fn write(setting: &ClassSetting<'_>, out: &mut dyn Write) -> Result<Vec<Message>, Error> {
    let text = text(&heading(setting))?;
    let (opening, closing) = text
        .rsplit_once(CLOSING)
        .ok_or_else(|| Error::Internal("JUnit's XML without its end".to_owned()))?;
    let mut put = |text: &str| out.write_all(text.as_bytes()).map_err(|error| Error::output(&error));
    put(opening.trim_end())?;
    put("\n")?;
    for line in setting.book.lines() {
        put(&alone(suite(line, setting)?)?)?;
    }
    put(CLOSING)?;
    put(closing)?;
    Ok(Vec::new())
}

/// A report without its suites, which counts what is in them.
fn heading(setting: &ClassSetting<'_>) -> Report {
    let mut report = Report::new(format!("checker {}", setting.book.assignment().id));
    for line in setting.book.lines() {
        match &line.state {
            State::Judged(_) | State::Ungraded(None) => {
                let failed = line.marks.iter().filter(|mark| !mark.accepted());
                let errors = failed.clone().filter(|mark| is_fault(mark.judgement.verdict)).count();
                report.tests += line.marks.len();
                report.errors += errors;
                report.failures += failed.count() - errors;
            }
            State::Ungraded(Some(_)) | State::Refused(_) => {
                report.tests += 1;
                report.errors += 1;
            }
            State::Missing => report.tests += 1,
        }
    }
    report
}

fn text(report: &Report) -> Result<String, Error> {
    report.to_string().map_err(|error| Error::Internal(error.to_string()))
}

/// The text of one suite, taken out of a report of its own: a whole class would not fit into the memory that we want to take,
/// and only whole reports are written.
fn alone(suite: TestSuite) -> Result<String, Error> {
    let mut report = Report::new("");
    report.add_test_suite(suite);
    let text = text(&report)?;
    let start = text.find(OPENING).unwrap_or_default();
    let end = text.rfind(CLOSING).unwrap_or(text.len());
    Ok(text[start..end].to_owned())
}

fn suite(line: &Line, setting: &ClassSetting<'_>) -> Result<TestSuite, Error> {
    let student = &line.student;
    let mut suite = TestSuite::new(visible(&student.id));
    for (name, value) in [("name", &student.name), ("section", &student.section)] {
        if !value.is_empty() {
            suite.add_property(Property::new(name, visible(value)));
        }
    }
    match line.row()?.work.map(|work| work.outcome) {
        Some(Outcome::Judged(judged)) => {
            for result in &judged.cases {
                suite.add_test_case(case(result, &judged, setting)?);
            }
        }
        Some(Outcome::Refused(_) | Outcome::Lacking(_)) => {
            let mut error = TestCaseStatus::non_success(NonSuccessKind::Error);
            error.set_type(line.state.name());
            error.set_message(visible(&remark(line, setting.locale).unwrap_or_default()));
            suite.add_test_case(TestCase::new(SUBMISSION, error));
        }
        None => {
            suite.add_test_case(TestCase::new(SUBMISSION, TestCaseStatus::skipped()));
        }
    }
    Ok(suite)
}

fn case(result: &CaseResult, judged: &Judged, setting: &ClassSetting<'_>) -> Result<TestCase, Error> {
    let mut case = TestCase::new(visible(&result.name), status(result, judged, setting)?);
    case.set_classname(visible(&result.suite));
    Ok(case)
}

fn status(result: &CaseResult, judged: &Judged, setting: &ClassSetting<'_>) -> Result<TestCaseStatus, Error> {
    if result.accepted() {
        return Ok(TestCaseStatus::success());
    }
    let judgement = result.judgement;
    let mut status = TestCaseStatus::non_success(if is_fault(judgement.verdict) {
        NonSuccessKind::Error
    } else {
        NonSuccessKind::Failure
    });
    status.set_type(judgement.reason.map_or(judgement.verdict.name(), Reason::name));
    if let Some(failure) = &result.failure {
        status.set_message(visible(&setting.locale.text(&failure.message)));
    }
    let proof = pretty::proof(screen_setting(setting), result, &judged.load_printed);
    let proof = proof.map_err(|error| Error::Internal(error.to_string()))?;
    status.set_description(proof.trim_matches('\n'));
    Ok(status)
}

fn is_fault(verdict: Verdict) -> bool {
    verdict == Verdict::JudgeError
}

fn screen_setting<'a>(setting: &'a ClassSetting<'a>) -> Setting<'a> {
    Setting {
        assignment: setting.book.assignment(),
        suites: setting.book.suites(),
        locale: setting.locale,
        style: Style::Plain,
        width: WIDTH,
        detail: Detail::Normal,
        failures: Failures::All,
        submissions: 1,
        purpose: Purpose::Run,
        coverage: Coverage::Whole,
    }
}
