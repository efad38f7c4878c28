//! The XML of `JUnit` as CI systems read it: a suite for each thing that is looked at, a case for each part of it.

use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};

use super::{VerifyFormat, VerifySetting};
use crate::{
    error::Error,
    model::{KnownOutcome, KnownProgram, LimitMargin, Message, Notice, Reason, Survivor, TimeLimit},
    report::visible,
};

pub(super) static ENTRY: VerifyFormat = VerifyFormat {
    id: "junit",
    write: |setting, out| {
        let verification = setting.verification;
        let mut report = Report::new(format!("checker verify {}", visible(&verification.assignment)));
        report.add_test_suite(suite("reference", [success("every stated expectation")]));
        if let Some(notice) = &verification.notice {
            report.add_test_suite(suite("mutants", mutants(notice, setting)));
            report.add_test_suite(suite("pairs", pairs(notice, setting)));
        }
        let programs = verification.programs.iter();
        report.add_test_suite(suite("programs", programs.map(|program| known(program, setting))));
        report.add_test_suite(suite("limits", verification.limits.iter().map(limit)));
        let text = report.to_string().map_err(|error| Error::Internal(error.to_string()))?;
        out.write_all(text.as_bytes()).map_err(|error| Error::output(&error))
    },
};

fn suite(name: &str, cases: impl IntoIterator<Item = TestCase>) -> TestSuite {
    let mut suite = TestSuite::new(name);
    for mut case in cases {
        case.set_classname(name);
        suite.add_test_case(case);
    }
    suite
}

fn success(name: impl AsRef<str>) -> TestCase {
    TestCase::new(visible(name.as_ref()), TestCaseStatus::success())
}

fn failure(name: impl AsRef<str>, kind: &str, message: &str, description: &str) -> TestCase {
    let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
    status.set_type(kind);
    status.set_message(visible(message));
    if !description.is_empty() {
        status.set_description(description);
    }
    TestCase::new(visible(name.as_ref()), status)
}

fn mutants(notice: &Notice, setting: &VerifySetting<'_>) -> Vec<TestCase> {
    let cases = notice.mutants.iter().map(|mutant| {
        let gap = notice.gaps().find(|gap| gap.mutants == [mutant.id.as_str()]);
        gap.map_or_else(|| success(&mutant.id), |gap| survivor(gap, setting))
    });
    cases.collect()
}

/// The pairs that survive; where none does, one case for all.
fn pairs(notice: &Notice, setting: &VerifySetting<'_>) -> Vec<TestCase> {
    let gaps = notice.gaps().filter(|gap| gap.mutants.len() == 2);
    let cases: Vec<TestCase> = gaps.map(|gap| survivor(gap, setting)).collect();
    if cases.is_empty() {
        vec![success(format!("{} pairs", notice.pairs))]
    } else {
        cases
    }
}

fn survivor(gap: &Survivor, setting: &VerifySetting<'_>) -> TestCase {
    let name = gap.mutants.join(" + ");
    let message = setting
        .locale
        .text(&Message::new("verify-survives").with("mutant", name.as_str()));
    let yaml: Vec<&str> = gap.killers.iter().map(|killer| killer.yaml.as_str()).collect();
    failure(name, "survives", &message, &yaml.join("\n"))
}

fn known(program: &KnownProgram, setting: &VerifySetting<'_>) -> TestCase {
    let path = program.path.display().to_string();
    let (kind, message) = match &program.outcome {
        KnownOutcome::Skipped(why) => {
            let mut skipped = TestCaseStatus::skipped();
            skipped.set_message(visible(&setting.locale.text(why)));
            return TestCase::new(visible(&path), skipped);
        }
        _ if !program.is_wrong() => return success(path),
        KnownOutcome::Refused(why) => ("refused", Some(why)),
        KnownOutcome::Judged { judgement, message, .. } => (
            judgement.reason.map_or(judgement.verdict.name(), Reason::name),
            message.as_ref(),
        ),
    };
    let message = message.map(|message| setting.locale.text(message)).unwrap_or_default();
    failure(path, kind, &message, "")
}

fn limit(margin: &LimitMargin) -> TestCase {
    let name = match margin.limit {
        TimeLimit::Cpu => "cpu",
        TimeLimit::Wall => "wall",
    };
    if margin.is_tight() {
        let message = format!(
            "{:.2} s, {:.2} s",
            margin.needed.as_secs_f64(),
            margin.allowed.as_secs_f64()
        );
        return failure(name, "tight", &message, &margin.path.display().to_string());
    }
    success(name)
}
