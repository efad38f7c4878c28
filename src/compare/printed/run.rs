use std::ops::Range;

use super::{
    candidate::{Candidate, usual_length},
    frame::{tell_rows_from_frames, with_frame},
    line::{Kind, Line},
    token::Token,
};
use crate::compare::vocabulary::Vocabulary;

/// Reads the boards among the lines of a part of the text.
pub(super) fn read(text: &str, part: Range<usize>, vocabulary: &Vocabulary, found: &mut Vec<Candidate>) {
    let mut lines: Vec<Line<'_>> = Vec::new();
    let mut blanks = 0;
    let mut start = part.start;
    for line in text[part].split_inclusive('\n') {
        let range = start..start + line.len();
        start = range.end;
        match Line::read(line, range, blanks, vocabulary) {
            None => blanks += 1,
            Some(line) if line.kind == Kind::Other => {
                stretch(&mut lines, vocabulary, found);
                lines.clear();
                blanks = 0;
            }
            Some(line) => {
                lines.push(line);
                blanks = 0;
            }
        }
    }
    stretch(&mut lines, vocabulary, found);
}

/// Reads the boards of lines that are all rows, frames or headers.
fn stretch(lines: &mut [Line<'_>], vocabulary: &Vocabulary, found: &mut Vec<Candidate>) {
    tell_rows_from_frames(lines, vocabulary.size());
    for run in runs(lines) {
        for run in labelled_apart(lines, &run, vocabulary) {
            let rows = Rows {
                lines,
                run: &run,
                vocabulary,
            };
            rows.boards(found);
        }
    }
}

/// Rows that follow each other at one distance, by their places among the lines.
struct Run {
    rows: Vec<usize>,
    gap: usize,
    labels: Labels,
}

/// Whether each row has a label before its cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Labels {
    Absent,
    Present,
}

fn runs(lines: &[Line<'_>]) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let mut open = false;
    let mut gap = 0;
    for (index, line) in lines.iter().enumerate() {
        gap += line.blanks;
        match line.kind {
            Kind::Row => {
                join(lines, &mut runs, index, gap, open);
                open = true;
                gap = 0;
            }
            Kind::Header => open = false,
            _ => gap += 1,
        }
    }
    runs
}

fn join(lines: &[Line<'_>], runs: &mut Vec<Run>, index: usize, gap: usize, open: bool) {
    let mut rows = Vec::new();
    if let Some(run) = runs.last_mut().filter(|_| open) {
        if run.rows.len() == 1 || run.gap == gap {
            run.gap = gap;
            run.rows.push(index);
            return;
        }
        if last_belongs_to_next(lines, run, index, gap) {
            rows.extend(run.rows.pop());
        }
    }
    rows.push(index);
    let labels = Labels::Absent;
    runs.push(Run { rows, gap, labels });
}

/// Whether the last row of a run rather belongs to the row after it: it is as wide, and nearer to it than to the run, or of
/// another width than the run.
fn last_belongs_to_next(lines: &[Line<'_>], run: &Run, next: usize, gap: usize) -> bool {
    let width = |index: &usize| lines[*index].tokens.len();
    match run.rows.as_slice() {
        [.., before, last] => width(last) == width(&next) && (gap < run.gap || width(last) != width(before)),
        _ => false,
    }
}

/// Parts a run where labels count up from their beginning: these rows are one board.
fn labelled_apart(lines: &[Line<'_>], run: &Run, vocabulary: &Vocabulary) -> Vec<Run> {
    let mut parts: Vec<Run> = Vec::new();
    let mut rest = run.rows.as_slice();
    while !rest.is_empty() {
        let labelled = labelled_rows(lines, rest, vocabulary);
        let (labels, count) = if labelled > 0 {
            (Labels::Present, labelled)
        } else {
            (Labels::Absent, 1)
        };
        let (rows, after) = rest.split_at(count);
        rest = after;
        match parts.last_mut() {
            Some(part) if labels == Labels::Absent && part.labels == Labels::Absent => part.rows.extend(rows),
            _ => parts.push(Run {
                rows: rows.to_vec(),
                gap: run.gap,
                labels,
            }),
        }
    }
    parts
}

/// How many rows from the first on are numbered; 0 when what looks like a number may as well be a cell.
fn labelled_rows(lines: &[Line<'_>], rows: &[usize], vocabulary: &Vocabulary) -> usize {
    let label = |row: &usize| lines[*row].label();
    let Some(mut last) = rows.first().and_then(label).filter(|label| label.begins()) else {
        return 0;
    };
    let mut count = 1;
    for label in rows[1..].iter().map_while(label) {
        if !label.follows(last) {
            break;
        }
        last = label;
        count += 1;
    }
    let numbered = &rows[..count];
    let size = vocabulary.size();
    let no_cells = numbered.iter().any(|&row| lines[row].tokens[0].cell.is_none());
    let one_too_many = count == size && numbered.iter().all(|&row| lines[row].tokens.len() == size + 1);
    if no_cells || one_too_many { count } else { 0 }
}

/// A run with its lines.
struct Rows<'a> {
    lines: &'a [Line<'a>],
    run: &'a Run,
    vocabulary: &'a Vocabulary,
}

impl Rows<'_> {
    /// Takes the boards of the right size out of the run; what is left between them may be boards of another one.
    fn boards(&self, found: &mut Vec<Candidate>) {
        let size = self.vocabulary.size().max(1);
        let (mut at, mut left) = (0, 0);
        while at < self.len() {
            let end = (at..self.len())
                .find(|&place| self.width(place) != size)
                .unwrap_or(self.len());
            if end - at >= size {
                self.misshapen(left..at, found);
                left = self.right(at..end, size, found);
            }
            at = end.max(at + 1);
        }
        self.misshapen(left..self.len(), found);
    }

    /// Takes boards from rows of the right width and gives the place after them.
    fn right(&self, places: Range<usize>, size: usize, found: &mut Vec<Candidate>) -> usize {
        let places = self.without_strays(places, size);
        let mut at = places.start;
        while places.end - at >= size {
            // Nine rows of eight are one board with a row too many, fifteen are a board and another that lacks a row.
            let count = places.end - at;
            let height = if count - size < size.div_ceil(2) { count } else { size };
            self.take(at..at + height, found);
            at += height;
        }
        at
    }

    /// A line above or below a board that happens to be as wide, but is not all cells, is no row when there are rows enough.
    fn without_strays(&self, places: Range<usize>, size: usize) -> Range<usize> {
        let stray = |place: usize| self.cells(place).iter().any(|token| token.cell.is_none());
        let Range { mut start, mut end } = places;
        while end - start > size && stray(start) {
            start += 1;
        }
        while end - start > size && stray(end - 1) {
            end -= 1;
        }
        start..end
    }

    /// Takes rows that are no board of the right size, without those at the ends that are of quite another length.
    fn misshapen(&self, places: Range<usize>, found: &mut Vec<Candidate>) {
        let usual = usual_length(places.clone().map(|place| self.width(place)));
        let stray = |place: usize| self.width(place) * 2 < usual || self.width(place) > usual * 2;
        let start = places.clone().find(|&place| !stray(place)).unwrap_or(places.end);
        let end = places
            .clone()
            .rfind(|&place| !stray(place))
            .map_or(start, |last| last + 1);
        let height = self.height(start..end, usual);
        for first in (start..end).step_by(height.max(1)) {
            self.take(first..first + height, found);
        }
    }

    /// Seventy rows of seven are ten boards of seven; other rows are one board.
    fn height(&self, places: Range<usize>, usual: usize) -> usize {
        let count = places.len();
        let squares =
            usual > 1 && count.is_multiple_of(usual) && places.clone().all(|place| self.width(place) == usual);
        if squares { usual } else { count }
    }

    fn take(&self, places: Range<usize>, found: &mut Vec<Candidate>) {
        let row = |place: usize| (self.lines[self.run.rows[place]].text.as_ref(), self.cells(place));
        let rows: Vec<_> = places.clone().map(row).collect();
        let range = with_frame(self.lines, self.run.rows[places.start], self.run.rows[places.end - 1]);
        let taken = found.last().map_or(0, |before| before.range.end);
        found.extend(Candidate::new(
            range.start.max(taken)..range.end,
            &rows,
            self.vocabulary,
        ));
    }

    fn len(&self) -> usize {
        self.run.rows.len()
    }

    fn width(&self, place: usize) -> usize {
        self.cells(place).len()
    }

    fn cells(&self, place: usize) -> &[Token] {
        let line = &self.lines[self.run.rows[place]];
        match self.run.labels {
            Labels::Absent => &line.tokens,
            Labels::Present => line.after_label(self.vocabulary.size()),
        }
    }
}
