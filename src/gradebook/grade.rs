use std::sync::Arc;

use super::{
    line::{Line, Mark, State},
    row::Judged,
};
use crate::model::{Assignment, CaseResult, Points, Suite, days_late};

/// What a student's work is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grade {
    /// The points that count, lateness taken off; `None` as long as a fault of ours stands in the way.
    pub points: Option<Points>,
    /// The points that the cases earned.
    pub earned: Points,
    /// What all cases are worth.
    pub most: Points,
    /// How late it was.
    pub lateness: Lateness,
}

/// How late something was handed in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lateness {
    /// The days that have begun since the deadline; 0 in time, or when nobody knows.
    pub days: u32,
    /// What is left of the points, in hundredths of a percent.
    pub left: u64,
}

impl Grade {
    /// What a line is worth by the assignment with these suites.
    pub fn of(line: &Line, assignment: &Assignment, suites: &[Suite]) -> Self {
        let of_suites: Vec<(Points, Points)> = if line.suites.is_empty() {
            suites.iter().map(|suite| nothing(suite, assignment)).collect()
        } else {
            let weighed = |(id, marks): (&str, &[Mark])| points(id, marks, assignment);
            line.by_suite().map(weighed).collect()
        };
        let earned: Points = of_suites.iter().map(|(earned, _)| *earned).sum();
        let lateness = Lateness::of(line, assignment);
        Self {
            points: match line.state {
                State::Ungraded(_) => None,
                State::Judged(_) | State::Refused(_) | State::Missing => Some(earned.share(lateness.left)),
            },
            earned,
            most: of_suites.iter().map(|(_, most)| *most).sum(),
            lateness,
        }
    }

    /// What a result earns by the assignment, before lateness is taken off.
    pub fn earned_by(judged: &Judged, assignment: &Assignment) -> Points {
        let suites = judged.cases.chunk_by(|case, next| case.suite == next.suite);
        let of_suite = |cases: &[Arc<CaseResult>]| {
            let points = cases.iter().map(|case| (case.points, case.max_points));
            assignment.scoring(&cases[0].suite).points(points).0
        };
        suites.map(of_suite).sum()
    }
}

/// What each of these suites earned, weighed, and what it is worth.
pub(super) fn by_suite(line: &Line, assignment: &Assignment, suites: &[Suite]) -> Vec<(Points, Points)> {
    let of_suite = |suite: &Suite| {
        let judged = line.by_suite().find(|(id, _)| *id == suite.id);
        judged.map_or_else(
            || nothing(suite, assignment),
            |(id, marks)| points(id, marks, assignment),
        )
    };
    suites.iter().map(of_suite).collect()
}

fn points(id: &str, marks: &[Mark], assignment: &Assignment) -> (Points, Points) {
    let cases = marks.iter().map(|mark| (mark.points, mark.max_points));
    assignment.scoring(id).points(cases)
}

fn nothing(suite: &Suite, assignment: &Assignment) -> (Points, Points) {
    let cases = suite.cases.iter().map(|case| (0, case.points));
    assignment.scoring(&suite.id).points(cases)
}

impl Lateness {
    fn of(line: &Line, assignment: &Assignment) -> Self {
        let time = line.handed_in;
        let by_time = time
            .zip(assignment.deadline)
            .map_or(0, |(time, deadline)| days_late(time, deadline));
        let days = match line.marked_late {
            Some(true) => by_time.max(1),
            Some(false) => 0,
            None => by_time,
        };
        let rule = assignment.late.filter(|_| days > 0);
        // What was marked late and has no time of its own is one day late.
        let at = time.or(assignment.deadline).unwrap_or_default();
        Self {
            days,
            left: rule.map_or(10_000, |late| late.left(at, days)),
        }
    }
}
