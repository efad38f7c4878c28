//! Gradescope's `results.json`, which its autograder writes for each submission by itself. What every test may show is said of
//! every text, since some of Gradescope's defaults render HTML.
//! (<https://gradescope-autograders.readthedocs.io/en/latest/specs/>)

use std::{
    io::{self, Write},
    sync::Arc,
};

use serde::Serialize;

use super::{About, ClassFormat, ClassSetting, letter::Letters};
use crate::{
    error::Error,
    gradebook::{Judged, Line, Onlooker, Outcome},
    locale::Locale,
    model::{CaseResult, Credit, Message, Points, Suite, Visibility},
    report::{json, pretty, visible, visible_lines},
};

pub(super) static ENTRY: ClassFormat = ClassFormat {
    id: "gradescope",
    about: About::Student,
    write,
};

/// The only format in which nothing is rendered.
const TEXT: &str = "text";

#[derive(Serialize)]
struct Results {
    /// What counts, whatever the tests add up to. Without it and without tests, as long as there is no grade, Gradescope says that
    /// grading failed, and gives none.
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<Points>,
    output: String,
    output_format: &'static str,
    test_output_format: &'static str,
    test_name_format: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tests: Vec<Test>,
}

#[derive(Serialize)]
struct Test {
    name: String,
    score: Points,
    max_score: Points,
    status: &'static str,
    #[serde(skip_serializing_if = "String::is_empty")]
    output: String,
    visibility: &'static str,
}

fn write(setting: &ClassSetting<'_>, out: &mut dyn Write) -> Result<Vec<Message>, Error> {
    ENTRY.check(setting.book.lines().len())?;
    let [line] = setting.book.lines() else {
        return Err(Error::Internal("results.json of several students".to_owned()));
    };
    let output = |error: io::Error| Error::output(&error);
    let results = results(setting, line)?;
    json::write(&results, out).map_err(output)?;
    out.write_all(b"\n").map_err(output)?;
    let ungraded = results
        .score
        .is_none()
        .then(|| Message::new("class-gradescope-ungraded"));
    Ok(ungraded.into_iter().collect())
}

fn results(setting: &ClassSetting<'_>, line: &Line) -> Result<Results, Error> {
    let letters = Letters::new(setting);
    let mut letter = letters.about(line)?;
    let score = setting.book.grade(line).points;
    let tests = match line.row()?.work.map(|work| work.outcome) {
        Some(Outcome::Judged(judged)) if score.is_some() => tests(&letters, setting, line, &judged)?,
        _ => Vec::new(),
    };
    // Where the tests stand for the screen, nothing else says that there are others.
    if !tests.is_empty() && letter.screen.is_some() {
        letter.sentences.extend(letters.further(letters.locale(&line.student)));
    }
    let refusal = letter.screen.filter(|_| tests.is_empty() && score.is_some());
    let lines = letter.sentences.into_iter().chain(refusal).chain(letter.advice);
    Ok(Results {
        score,
        output: lines.map(|line| visible_lines(&line)).collect::<Vec<_>>().join("\n"),
        output_format: TEXT,
        test_output_format: TEXT,
        test_name_format: TEXT,
        tests,
    })
}

/// A test a case, or one for all cases of a suite of which only the name is shown: Gradescope itself keeps to itself what a student may not see, so hidden ones are in.
fn tests(letters: &Letters<'_>, setting: &ClassSetting<'_>, line: &Line, judged: &Judged) -> Result<Vec<Test>, Error> {
    let assignment = setting.book.assignment();
    let suites: Vec<Suite> = setting.book.suites().iter().map(told_in_time).collect();
    let result = letters.result(judged);
    let student = Onlooker {
        suites: &suites,
        deadline: assignment.deadline,
        now: setting.now,
    };
    let seen = student.sees(&result);
    let locale = letters.locale(&line.student);
    let mut tests = Vec::with_capacity(seen.cases.len());
    for cases in seen.cases.chunk_by(|case, next| case.suite == next.suite) {
        let Some(suite) = setting.book.suites().iter().find(|suite| suite.id == cases[0].suite) else {
            continue;
        };
        if suite.visibility == Visibility::NameOnly {
            tests.push(of_suite(cases, setting, locale));
            continue;
        }
        let whole = cases.iter().all(|case| case.points == case.max_points);
        for case in cases {
            let (score, max_score) = points(case, setting, whole);
            tests.push(Test {
                name: format!("{} › {}", visible(&case.suite), visible(&case.name)),
                score,
                max_score,
                status: if case.accepted() { "passed" } else { "failed" },
                output: output(case, letters, &judged.load_printed, locale)?,
                visibility: visibility(suite.visibility),
            });
        }
    }
    Ok(tests)
}

/// The test that stands for all cases of a suite: how many of them passed, and not which.
fn of_suite(cases: &[Arc<CaseResult>], setting: &ClassSetting<'_>, locale: &Locale) -> Test {
    let suite = &cases[0].suite;
    let worth = cases.iter().map(|case| (case.points, case.max_points));
    let (score, max_score) = setting.book.assignment().scoring(suite).points(worth);
    let passed = cases.iter().filter(|case| case.accepted()).count();
    let message = Message::new("class-suite-cases")
        .with("passed", passed)
        .with("total", cases.len());
    Test {
        name: visible(suite),
        score,
        max_score,
        status: if passed == cases.len() { "passed" } else { "failed" },
        output: locale.text(&message),
        visibility: visibility(Visibility::NameOnly),
    }
}

/// The suite as it is shown when Gradescope shows it.
fn told_in_time(suite: &Suite) -> Suite {
    Suite {
        visibility: match suite.visibility {
            Visibility::NameOnly => Visibility::NameOnly,
            Visibility::Public | Visibility::AfterDeadline | Visibility::Hidden => Visibility::Public,
        },
        ..suite.clone()
    }
}

fn visibility(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Public | Visibility::NameOnly => "visible",
        Visibility::AfterDeadline => "after_due_date",
        Visibility::Hidden => "hidden",
    }
}

/// What a case counts, weighed; nothing unless the whole suite is right, where only that counts.
fn points(case: &CaseResult, setting: &ClassSetting<'_>, whole: bool) -> (Points, Points) {
    let scoring = setting.book.assignment().scoring(&case.suite);
    let (earned, most) = scoring.points([(case.points, case.max_points)].into_iter());
    match scoring.credit {
        Credit::WholeSuite if !whole => (Points::default(), most),
        _ => (earned, most),
    }
}

fn output(case: &CaseResult, letters: &Letters<'_>, load_printed: &str, locale: &Locale) -> Result<String, Error> {
    if case.accepted() {
        return Ok(String::new());
    }
    let proof = pretty::proof(letters.screen_setting(locale), case, load_printed);
    let proof = proof.map_err(|error| Error::Internal(error.to_string()))?;
    Ok(proof.trim_matches('\n').to_owned())
}
