use super::{
    grade::{Grade, by_suite},
    line::Line,
};
use crate::model::{Assignment, Points, Suite};

/// All lines of a class, sorted by the students' ids.
pub struct Gradebook<'a> {
    assignment: &'a Assignment,
    suites: &'a [Suite],
    lines: Vec<Line>,
}

impl<'a> Gradebook<'a> {
    /// The gradebook of these lines, each of another student.
    pub fn new(assignment: &'a Assignment, suites: &'a [Suite], mut lines: Vec<Line>) -> Self {
        lines.sort_by(|one, other| one.student.id.cmp(&other.student.id));
        Self {
            assignment,
            suites,
            lines,
        }
    }

    /// What was asked of the class.
    pub fn assignment(&self) -> &'a Assignment {
        self.assignment
    }

    /// The suites that all were judged by.
    pub fn suites(&self) -> &'a [Suite] {
        self.suites
    }

    /// The lines, in the order of the students' ids.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// What a line is worth.
    pub fn grade(&self, line: &Line) -> Grade {
        Grade::of(line, self.assignment, self.suites)
    }

    /// What each suite earned in a line, weighed, and what it is worth.
    pub fn points_by_suite(&self, line: &Line) -> Vec<(Points, Points)> {
        by_suite(line, self.assignment, self.suites)
    }
}
