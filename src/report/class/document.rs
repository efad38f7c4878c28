use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use super::ClassSetting;
use crate::{
    error::Error,
    gradebook::{Line, Misunderstanding, Outcome, State, misunderstandings},
    locale::Locale,
    model::{Message, Points, Student},
    report::json::{Case, Judged, SCHEMA, Times},
};

/// What became of a class.
#[derive(Serialize, JsonSchema)]
pub(in crate::report) struct Class {
    /// The number of this contract.
    schema: u32,
    /// The version of the checker.
    checker: &'static str,
    /// The id of the assignment.
    assignment: String,
    /// The students, by id.
    rows: Vec<Row>,
    /// What there is to say of all of them.
    summary: Summary,
}

/// The beginning of a [`Class`].
#[derive(Serialize)]
pub(super) struct Heading<'a> {
    schema: u32,
    checker: &'static str,
    assignment: &'a str,
}

/// What became of one student's work. A key that says nothing about it is left out.
#[derive(Serialize, JsonSchema)]
pub(in crate::report) struct Row {
    /// Whose.
    student: Student,
    /// The verdict; `refused` when what was handed in cannot be judged, `missing` when it is nothing.
    state: &'static str,
    /// The points that count, lateness taken off; left out as long as a fault that is not the student's stands in the way.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<Points>,
    /// What all cases are worth.
    max_points: Points,
    /// The points that the cases earned, before lateness is taken off.
    earned: Points,
    /// The days that have begun since the deadline.
    late_days: u32,
    /// Whether another run ended otherwise.
    flaky: bool,
    /// What each suite earned, in their order.
    suites: Vec<SuitePoints>,
    /// Where what was handed in lies.
    #[serde(skip_serializing_if = "Option::is_none")]
    path: Option<String>,
    /// When it was handed in, by the clock of UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    handed_in: Option<String>,
    /// Why it was refused, what it needs that is not there, or that the student is not in the roster, in sentences of the
    /// interface's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    remark: Option<String>,
    /// What became of its cases.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Judged>,
}

/// What a suite earned, weighed.
#[derive(Serialize, JsonSchema)]
struct SuitePoints {
    /// Its id.
    suite: String,
    /// Earned points.
    points: Points,
    /// What it is worth.
    max_points: Points,
}

/// What there is to say of a class. Lists of students hold their ids.
#[derive(Serialize, JsonSchema)]
pub(super) struct Summary {
    /// How many students there are.
    students: usize,
    /// How many students are in each state.
    states: BTreeMap<&'static str, usize>,
    /// The students whose programs fail in the same way, the largest group first.
    misunderstood: Vec<Misunderstood>,
    /// Who handed something in and is not in the roster.
    strangers: Vec<String>,
    /// Who was late.
    late: Vec<String>,
    /// Who handed in nothing.
    missing: Vec<String>,
    /// Whose work cannot be judged.
    refused: Vec<String>,
    /// Whose program ended otherwise in another run.
    flaky: Vec<String>,
    /// Who has no grade yet, through no fault of theirs.
    ungraded: Vec<String>,
}

/// Students whose programs fail the same cases for the same reasons with the same wrong boards.
#[derive(Serialize, JsonSchema)]
struct Misunderstood {
    /// Their ids.
    students: Vec<String>,
    /// How many cases fail.
    cases: usize,
    /// The first case that fails, in the program of the first student.
    example: Case,
}

impl<'a> Heading<'a> {
    pub(super) fn new(assignment: &'a str) -> Self {
        Self {
            schema: SCHEMA,
            checker: env!("CARGO_PKG_VERSION"),
            assignment,
        }
    }
}

impl Row {
    /// The row of a line; fails when that cannot be read any more.
    pub(super) fn of(line: &Line, setting: &ClassSetting<'_>) -> Result<Self, Error> {
        let (book, locale) = (setting.book, setting.locale);
        let grade = book.grade(line);
        let outcome = line.row()?.work.map(|work| work.outcome);
        Ok(Self {
            student: line.student.clone(),
            state: line.state.name(),
            points: grade.points,
            max_points: grade.most,
            earned: grade.earned,
            late_days: grade.lateness.days,
            flaky: line.flaky,
            suites: suites(line, setting),
            path: Some(line.path.clone()).filter(|path| !path.is_empty()),
            handed_in: line.handed_in.map(moment),
            remark: remark(line, locale),
            result: outcome.and_then(|outcome| result(&outcome, setting)),
        })
    }
}

fn suites(line: &Line, setting: &ClassSetting<'_>) -> Vec<SuitePoints> {
    let points = setting.book.points_by_suite(line);
    let suites = setting.book.suites().iter().zip(points);
    let told = suites.map(|(suite, (points, max_points))| SuitePoints {
        suite: suite.id.clone(),
        points,
        max_points,
    });
    told.collect()
}

fn result(outcome: &Outcome, setting: &ClassSetting<'_>) -> Option<Judged> {
    match outcome {
        Outcome::Judged(judged) => {
            let result = judged.result(&setting.book.assignment().id);
            Some(Judged::new(&result, setting.locale, Times::LeftOut))
        }
        Outcome::Refused(_) | Outcome::Lacking(_) => None,
    }
}

/// A moment to the second, as far as anybody means it, by the clock of UTC.
pub(super) fn moment(time: jiff::Timestamp) -> String {
    time.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// What the operator should know of a line, in sentences: why there are no points, or no results, and who is not expected.
pub(super) fn remark(line: &Line, locale: &Locale) -> Option<String> {
    let why = match &line.state {
        State::Judged(_) | State::Missing => None,
        State::Refused(why) | State::Ungraded(Some(why)) => Some(locale.text(why)),
        State::Ungraded(None) => Some(locale.text(&Message::new("class-remark-fault"))),
    };
    let stranger = line
        .stranger
        .then(|| locale.text(&Message::new("class-remark-stranger")));
    let remarks: Vec<String> = why.into_iter().chain(stranger).collect();
    (!remarks.is_empty()).then(|| remarks.join("; "))
}

impl Summary {
    /// What there is to say of a class; fails when a row cannot be read any more.
    pub(super) fn of(setting: &ClassSetting<'_>) -> Result<Self, Error> {
        let book = setting.book;
        let mut states = BTreeMap::new();
        for line in book.lines() {
            *states.entry(line.state.name()).or_default() += 1;
        }
        let ids = |chosen: &dyn Fn(&Line) -> bool| {
            let lines = book.lines().iter().filter(|line| chosen(line));
            lines.map(|line| line.student.id.clone()).collect()
        };
        let ways = misunderstandings(book)?.into_iter();
        Ok(Self {
            students: book.lines().len(),
            states,
            misunderstood: ways.map(|way| Misunderstood::new(way, setting.locale)).collect(),
            strangers: ids(&|line| line.stranger),
            late: ids(&|line| book.grade(line).lateness.days > 0),
            missing: ids(&|line| line.state == State::Missing),
            refused: ids(&|line| matches!(line.state, State::Refused(_))),
            flaky: ids(&|line| line.flaky),
            ungraded: ids(&|line| matches!(line.state, State::Ungraded(_))),
        })
    }
}

impl Misunderstood {
    fn new(way: Misunderstanding, locale: &Locale) -> Self {
        Self {
            students: way.students,
            cases: way.cases,
            example: Case::new(&way.example, locale, Times::LeftOut),
        }
    }
}
