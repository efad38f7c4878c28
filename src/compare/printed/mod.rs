//! Boards in a printed text, in any notation that a person would print.
//!
//! Two readers share the text. Whatever is a list of lists, in the brackets of any language, is read as such; the lines
//! between these are read as rows of signs. Both are linear in the text, whatever it holds.

mod candidate;
mod frame;
mod line;
mod list;
#[cfg(test)]
mod notations;
mod run;
#[cfg(test)]
mod tests;
mod token;

use std::{fmt::Write, ops::Range};

use self::candidate::{Candidate, Certainty};
use super::{
    grid::{self, Held},
    vocabulary::Vocabulary,
};

/// A board that was found in a printed text; it may have the wrong shape, or cells outside the notation.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Printed {
    /// The bytes of the text that it takes, with its frame and the numbers around it.
    pub range: Range<usize>,
    /// Its rows, the upper one first.
    pub rows: Vec<Vec<Held>>,
    /// How it is written.
    pub spelling: Spelling,
}

/// How a board is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spelling {
    /// As the assignment writes it: as Ruby's `pp` prints the values; blanks at the ends of lines are forgiven.
    Own,
    /// In any other way.
    Other,
}

/// All boards of a text, in order.
///
/// What has the size of a board but not its shape, or holds a few cells outside the notation, is a board too: it is what the
/// student meant as one.
pub(super) fn read(text: &str, vocabulary: &Vocabulary) -> Vec<Printed> {
    let mut candidates = Vec::new();
    let mut from = 0;
    for list in list::lists(text, vocabulary) {
        run::read(text, from..list.range.start, vocabulary, &mut candidates);
        from = list.range.end;
        candidates.extend(list.candidate(text, vocabulary));
    }
    run::read(text, from..text.len(), vocabulary, &mut candidates);
    certain(candidates)
        .into_iter()
        .map(|candidate| printed(text, candidate, vocabulary))
        .collect()
}

/// A matrix of unknown things is a board only where no real board is: programs print tables of scores as well.
fn certain(mut candidates: Vec<Candidate>) -> Vec<Candidate> {
    if candidates
        .iter()
        .any(|candidate| candidate.certainty == Certainty::Board)
    {
        candidates.retain(|candidate| candidate.certainty != Certainty::Doubtful);
    }
    candidates
}

fn printed(text: &str, candidate: Candidate, vocabulary: &Vocabulary) -> Printed {
    let Candidate { range, rows, .. } = candidate;
    let cells = rows.iter().map(|row| row.iter().filter_map(Held::cell));
    let own = grid::is_board(&rows, vocabulary) && is_own(&text[range.clone()], cells);
    let spelling = if own { Spelling::Own } else { Spelling::Other };
    Printed { range, rows, spelling }
}

/// The width from which `pp` breaks a list into one row a line.
const PP_WIDTH: usize = 80;

/// Whether a text is what `pp` prints for the rows of a board.
pub(super) fn is_own(text: &str, rows: impl Iterator<Item = impl Iterator<Item = u8>>) -> bool {
    let mut lines = String::with_capacity(text.len());
    for (row, cells) in rows.enumerate() {
        lines.push_str(if row == 0 { "[" } else { ",\n " });
        for (column, cell) in cells.enumerate() {
            lines.push_str(if column == 0 { "[" } else { ", " });
            // Writing into a text cannot fail.
            let _ = write!(lines, "{cell}");
        }
        lines.push(']');
    }
    lines.push(']');
    let one_line = lines.replace('\n', "");
    if one_line.len() < PP_WIDTH {
        return text.trim_end() == one_line;
    }
    text.lines().map(str::trim_end).eq(lines.lines())
}
