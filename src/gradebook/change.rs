use std::collections::{BTreeMap, BTreeSet};

use super::{book::Gradebook, grade::Grade, line::Line, row::Outcome};
use crate::{class::Key, error::Error, model::Verdict};

/// A student whose grade or verdict is another one than before.
pub struct Change<'a> {
    /// The student's id, as it is written now.
    pub student: &'a str,
    /// Their line and grade before; `None` when they were not in the class.
    pub before: Option<(&'a Line, Grade)>,
    /// Their line and grade now; `None` when they are not in the class any more.
    pub after: Option<(&'a Line, Grade)>,
    /// The cases that were judged otherwise, in the order of their suites.
    pub cases: Vec<CaseChange>,
}

/// A case that was judged otherwise than before.
#[derive(Debug, PartialEq, Eq)]
pub struct CaseChange {
    /// The id of its suite.
    pub suite: String,
    /// Its name.
    pub name: String,
    /// Its verdict before; `None` when it was not judged.
    pub before: Option<Verdict>,
    /// Its verdict now; `None` when it is not judged.
    pub after: Option<Verdict>,
}

impl Change<'_> {
    /// How many points more there are than before, in hundredths; `None` where one of the two has no grade.
    pub fn difference(&self) -> Option<i64> {
        let before = self.before.as_ref()?.1.points?;
        Some(self.after.as_ref()?.1.points?.above(before))
    }
}

/// Whose grade or verdict changed from one gradebook to another, in the order of the ids.
pub fn changes<'a>(old: &'a Gradebook<'_>, new: &'a Gradebook<'_>) -> Result<Vec<Change<'a>>, Error> {
    let (before, after) = (by_id(old), by_id(new));
    let keys: BTreeSet<&Key> = before.keys().chain(after.keys()).collect();
    let mut changes = Vec::new();
    for key in keys {
        let before = before.get(key).map(|line| (*line, old.grade(line)));
        let after = after.get(key).map(|line| (*line, new.grade(line)));
        let told = |side: &Option<(&Line, Grade)>| {
            let (line, grade) = side.as_ref()?;
            Some((line.state.name(), grade.points, grade.most))
        };
        if told(&before) == told(&after) {
            continue;
        }
        let known = after.as_ref().or(before.as_ref());
        let student = known.map_or("", |(line, _)| line.student.id.as_str());
        changes.push(Change {
            cases: case_changes(verdicts(before)?, verdicts(after)?),
            student,
            before,
            after,
        });
    }
    Ok(changes)
}

fn by_id<'a>(book: &'a Gradebook<'_>) -> BTreeMap<Key, &'a Line> {
    book.lines()
        .iter()
        .map(|line| (Key::of(&line.student.id), line))
        .collect()
}

/// A case by its suite and its name.
type CaseName = (String, String);

/// The cases of a line with their verdicts, in their order.
fn verdicts(side: Option<(&Line, Grade)>) -> Result<Vec<(CaseName, Verdict)>, Error> {
    let Some((line, _)) = side else {
        return Ok(Vec::new());
    };
    let Some(Outcome::Judged(judged)) = line.row()?.work.map(|work| work.outcome) else {
        return Ok(Vec::new());
    };
    let cases = judged.cases.iter();
    Ok(cases
        .map(|case| ((case.suite.clone(), case.name.clone()), case.judgement.verdict))
        .collect())
}

fn case_changes(before: Vec<(CaseName, Verdict)>, after: Vec<(CaseName, Verdict)>) -> Vec<CaseChange> {
    let known: BTreeMap<CaseName, Verdict> = before.iter().cloned().collect();
    let now: BTreeMap<CaseName, Verdict> = after.iter().cloned().collect();
    let left = before.into_iter().filter(|(case, _)| !now.contains_key(case));
    let changes = after.into_iter().chain(left).map(|(case, _)| CaseChange {
        before: known.get(&case).copied(),
        after: now.get(&case).copied(),
        suite: case.0,
        name: case.1,
    });
    let mut changes: Vec<CaseChange> = changes.filter(|change| change.before != change.after).collect();
    changes.sort_by(|one, other| one.suite.cmp(&other.suite));
    changes
}
