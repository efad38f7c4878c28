use std::ops::Range;

use super::token::{Token, held};
use crate::compare::{
    grid::{self, Held, Misshape},
    vocabulary::Vocabulary,
};

/// Rows that may be a board.
pub(super) struct Candidate {
    pub(super) range: Range<usize>,
    pub(super) rows: Vec<Vec<Held>>,
    pub(super) certainty: Certainty,
}

/// How surely rows are meant as a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Certainty {
    /// They are one.
    Board,
    /// Of about its size, or all of its cells but not in its rows, or with a few foreign cells.
    Meant,
    /// Of its shape, but most cells are foreign.
    Doubtful,
}

impl Candidate {
    /// The rows as a candidate; `None` when they are surely no board. The tokens of a row lie in the text that comes with it.
    pub(super) fn new(range: Range<usize>, rows: &[(&str, &[Token])], vocabulary: &Vocabulary) -> Option<Self> {
        let rows: Vec<Vec<Held>> = rows
            .iter()
            .map(|(text, tokens)| tokens.iter().map(|token| held(text, token)).collect())
            .collect();
        let certainty = certainty(&rows, vocabulary)?;
        Some(Self { range, rows, certainty })
    }
}

fn certainty(rows: &[Vec<Held>], vocabulary: &Vocabulary) -> Option<Certainty> {
    if grid::is_board(rows, vocabulary) {
        return Some(Certainty::Board);
    }
    let cells: usize = rows.iter().map(Vec::len).sum();
    let known = rows.iter().flatten().filter(|held| held.cell().is_some()).count();
    let mostly_known = known * 2 >= cells;
    if mostly_known && is_meant(rows, cells, vocabulary.size()) {
        return Some(Certainty::Meant);
    }
    (Misshape::of(rows, vocabulary.size()).is_none()).then_some(Certainty::Doubtful)
}

/// Seven rows of eight, or ten of ten (a board with a border around it) are meant as a board of eight; a list of moves is not.
fn is_meant(rows: &[Vec<Held>], cells: usize, size: usize) -> bool {
    let near = size.div_ceil(2)..=size * 2;
    let flat = cells == size * size && (rows.len() == 1 || rows.len() == cells);
    flat || (near.contains(&rows.len()) && near.contains(&usual_length(rows.iter().map(Vec::len))))
}

/// The length that as many rows exceed as stay below.
pub(super) fn usual_length(lengths: impl Iterator<Item = usize>) -> usize {
    let mut lengths: Vec<usize> = lengths.collect();
    if lengths.is_empty() {
        return 0;
    }
    let middle = lengths.len() / 2;
    *lengths.select_nth_unstable(middle).1
}
