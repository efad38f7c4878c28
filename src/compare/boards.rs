use super::{grid::Held, judge::Rules, reading::Reading, seen::Seen, vocabulary::Vocabulary};
use crate::model::{Board, Call, Case, Observation};

/// The calls of a case that were made, each with the board that answered it, where it was answered with one.
pub fn boards(rules: &Rules<'_>, case: &Case, observation: &Observation) -> Vec<(Call, Option<Board>)> {
    let vocabulary = Vocabulary::new(&rules.assignment.notation);
    (0..observation.observed.len().min(case.steps.len()))
        .map(|index| {
            let seen = Seen::new(rules, &vocabulary, case, observation, index);
            let board = seen.given.and_then(|given| board(given.reading, given.expected));
            (case.steps[index].call.clone(), board)
        })
        .collect()
}

pub(super) fn board(reading: Reading, expected: &Board) -> Option<Board> {
    match reading {
        Reading::Exact => Some(expected.clone()),
        Reading::Rows { rows, .. } => {
            let cells: Option<Vec<Vec<u8>>> = rows.iter().map(|row| row.iter().map(Held::cell).collect()).collect();
            Board::from_rows(&cells?)
        }
        Reading::Misshapen(_) | Reading::Nothing => None,
    }
}
