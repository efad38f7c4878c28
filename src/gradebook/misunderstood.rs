use std::collections::HashMap;

use super::{
    book::Gradebook,
    line::{Line, Mark, State},
    row::Outcome,
};
use crate::{
    error::Error,
    model::{CaseResult, Verdict},
};

/// Students whose programs fail in the same way: the same cases, for the same reasons, with the same wrong boards.
pub struct Misunderstanding {
    /// The students' ids, sorted.
    pub students: Vec<String>,
    /// How many cases fail.
    pub cases: usize,
    /// The first case that fails, in the program of the first student.
    pub example: CaseResult,
}

/// How the programs of a class fail, what most have in common first; ways of the same number of students by their first
/// student.
pub fn misunderstandings(book: &Gradebook<'_>) -> Result<Vec<Misunderstanding>, Error> {
    let mut ways: HashMap<Vec<(usize, Mark)>, Vec<&Line>> = HashMap::new();
    for line in book.lines() {
        if matches!(&line.state, State::Judged(judgement) if judgement.verdict != Verdict::Accepted) {
            ways.entry(way(line)).or_default().push(line);
        }
    }
    let mut found = Vec::with_capacity(ways.len());
    for (way, lines) in ways {
        let Some(example) = first_failure(lines[0])? else {
            continue;
        };
        found.push(Misunderstanding {
            students: lines.iter().map(|line| line.student.id.clone()).collect(),
            cases: way.len(),
            example,
        });
    }
    found.sort_by(|one, other| {
        let most_first = other.students.len().cmp(&one.students.len());
        most_first.then_with(|| one.students.cmp(&other.students))
    });
    Ok(found)
}

/// The cases that fail, each with how.
fn way(line: &Line) -> Vec<(usize, Mark)> {
    let failing = line.marks.iter().copied().enumerate();
    failing.filter(|(_, mark)| !mark.accepted()).collect()
}

fn first_failure(line: &Line) -> Result<Option<CaseResult>, Error> {
    let work = line.row()?.work;
    let Some(Outcome::Judged(judged)) = work.map(|work| work.outcome) else {
        return Ok(None);
    };
    let failed = judged.cases.into_iter().find(|case| !case.accepted());
    Ok(failed.map(std::sync::Arc::unwrap_or_clone))
}
