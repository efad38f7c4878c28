//! Two boards side by side: the expected one and the submission's, with the cells marked that differ.

use std::{io, ops::Range};

use super::{
    page::{GAP, Page, printable},
    typeset::{CUT, Line, blanks, columns, cut, flush_right},
};
use crate::{
    model::{Answer, Board, CellDifference, Failure, Message, Value},
    report::Style,
};

/// What a cell may take before it is cut: room for `"black"` and its like.
const WIDEST_CELL: usize = 8;

/// Rows and columns of something that is no board that are shown: a little more than the largest board in use.
const MOST_ROWS: usize = 12;

/// A cell as it is drawn.
struct Cell {
    text: String,
    mark: Mark,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    /// As it should be.
    Right,
    /// What should be where the other board differs.
    Wanted,
    /// What should not be there.
    Wrong,
}

/// Rows of cells with the number of the first one.
struct Grid {
    first: usize,
    rows: Vec<Vec<Cell>>,
}

/// A drawing that can stand beside another one.
struct Picture {
    lines: Vec<Line>,
    /// The columns of its widest line.
    width: usize,
    /// The columns to the left of its first cell.
    gutter: usize,
}

/// Draws both boards when they differ in cells, or the submission's alone where nobody is told the expected one; whether it
/// did.
pub(super) fn show(page: &mut Page, failure: &Failure) -> io::Result<bool> {
    let expected = match &failure.expected {
        Some(Answer::Board(expected)) => expected,
        Some(Answer::Value(_)) => return Ok(false),
        None => return alone(page, failure),
    };
    let Some((wanted, got)) = differing(expected, failure).or_else(|| misshapen(expected, failure)) else {
        return Ok(false);
    };
    let left = wanted.draw(&page.words(&Message::new("report-expected")), page.style());
    let right = got.draw(&page.words(&Message::new("report-yours")), page.style());
    place(page, &left, &right)?;
    Ok(true)
}

fn alone(page: &mut Page, failure: &Failure) -> io::Result<bool> {
    let Some(got) = whole(failure).or_else(|| misshapen_rows(failure)) else {
        return Ok(false);
    };
    let picture = got.draw(&page.words(&Message::new("report-yours")), page.style());
    indented(page, page.column().saturating_sub(picture.gutter), &picture)?;
    Ok(true)
}

/// All of the submission's board.
fn whole(failure: &Failure) -> Option<Grid> {
    let cells = failure.actual_cells.as_ref()?;
    let returned = |row: usize, column: usize| match failure.actual.as_ref()? {
        Value::List(rows) => match rows.get(row)? {
            Value::List(cells) => cells.get(column).map(one_line),
            _ => None,
        },
        _ => None,
    };
    let size = cells.len();
    Some(grid(0..size, size, |row, column| {
        let known = cells[row][column].map(|cell| cell.to_string());
        let text = known.or_else(|| returned(row, column));
        plain(text.unwrap_or_else(|| "?".to_owned()))
    }))
}

/// The rows around the differing cells of two boards of the same size.
fn differing(expected: &Board, failure: &Failure) -> Option<(Grid, Grid)> {
    let actual = failure.actual_cells.as_ref()?;
    let rows = window(&failure.cells, expected.size())?;
    let difference = |row, column| {
        failure
            .cells
            .iter()
            .find(|cell| (cell.row, cell.column) == (row, column))
    };
    let wanted = grid(rows.clone(), expected.size(), |row, column| Cell {
        text: expected.at(row, column).to_string(),
        mark: difference(row, column).map_or(Mark::Right, |_| Mark::Wanted),
    });
    let got = grid(rows, expected.size(), |row, column| match difference(row, column) {
        Some(cell) => Cell {
            text: one_line(&cell.actual),
            mark: Mark::Wrong,
        },
        None => Cell {
            text: actual[row][column].map_or_else(|| "?".to_owned(), |cell| cell.to_string()),
            mark: Mark::Right,
        },
    });
    Some((wanted, got))
}

/// The whole of both when the submission's is a list of lists of another shape.
fn misshapen(expected: &Board, failure: &Failure) -> Option<(Grid, Grid)> {
    let got = misshapen_rows(failure)?;
    let wanted = grid(0..expected.size(), expected.size(), |row, column| {
        plain(expected.at(row, column).to_string())
    });
    Some((wanted, got))
}

fn misshapen_rows(failure: &Failure) -> Option<Grid> {
    let Some(Value::List(rows)) = &failure.actual else {
        return None;
    };
    if failure.actual_cells.is_some() || !rows.iter().all(|row| matches!(row, Value::List(_))) {
        return None;
    }
    let mut drawn: Vec<Vec<Cell>> = rows.iter().take(MOST_ROWS).map(misshapen_row).collect();
    if rows.len() > MOST_ROWS {
        drawn.push(vec![plain(CUT.to_string())]);
    }
    Some(Grid { first: 0, rows: drawn })
}

fn misshapen_row(row: &Value) -> Vec<Cell> {
    let Value::List(cells) = row else {
        return Vec::new();
    };
    let more = (cells.len() > MOST_ROWS).then(|| plain(CUT.to_string()));
    let shown = cells.iter().take(MOST_ROWS).map(|cell| plain(one_line(cell)));
    shown.chain(more).collect()
}

fn plain(text: String) -> Cell {
    Cell {
        text,
        mark: Mark::Right,
    }
}

fn one_line(value: &Value) -> String {
    cut(&printable(&value.to_string()).replace('\n', " "), WIDEST_CELL)
}

/// The rows that differ with one more above and below; `None` when none differ.
fn window(cells: &[CellDifference], size: usize) -> Option<Range<usize>> {
    let first = cells.iter().map(|cell| cell.row).min()?;
    let last = cells.iter().map(|cell| cell.row).max()?;
    Some(first.saturating_sub(1)..(last + 2).min(size))
}

fn grid(rows: Range<usize>, columns: usize, cell: impl Fn(usize, usize) -> Cell) -> Grid {
    Grid {
        first: rows.start,
        rows: rows
            .map(|row| (0..columns).map(|column| cell(row, column)).collect())
            .collect(),
    }
}

impl Grid {
    fn draw(&self, title: &str, style: Style) -> Picture {
        let digits = |count: usize| count.saturating_sub(1).to_string().len();
        let labels = digits(self.first + self.rows.len());
        // A row's number stands two columns before its first cell, the second of which may be a bracket.
        let gutter = labels + 2;
        let widths = self.widths();
        let numbers = widths
            .iter()
            .enumerate()
            .map(|(number, width)| format!("{number:>width$}"));

        let mut lines = vec![Line::default(); 2];
        lines[0].fill(gutter);
        lines[0].push(title, str::to_owned);
        lines[1].fill(gutter);
        lines[1].push(&numbers.collect::<Vec<_>>().join(" "), |text| style.dim(text));
        for (index, row) in self.rows.iter().enumerate() {
            let mut line = Line::default();
            line.push(&format!("{:>labels$} ", self.first + index), |text| style.dim(text));
            draw_row(&mut line, row, &widths, style);
            lines.push(line);
        }
        let cells = widths.iter().map(|width| width + 1).sum::<usize>();
        Picture {
            lines,
            width: gutter + cells.max(columns(title)),
            gutter,
        }
    }

    /// The columns that each column of cells needs.
    fn widths(&self) -> Vec<usize> {
        let count = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let cells = |column: usize| {
            self.rows
                .iter()
                .filter_map(move |row| Some(columns(&row.get(column)?.text)))
        };
        (0..count)
            .map(|column| cells(column).chain([column.to_string().len()]).max().unwrap_or(1))
            .collect()
    }
}

/// The cells of a row, each behind one column; what is wrong stands in brackets, which neighbours share.
fn draw_row(line: &mut Line, row: &[Cell], widths: &[usize], style: Style) {
    let mut before = Mark::Right;
    let mut widths = widths.iter();
    for run in row.chunk_by(|one, next| one.mark == next.mark) {
        let cells = run
            .iter()
            .zip(widths.by_ref())
            .map(|(cell, width)| flush_right(&cell.text, *width));
        let text = cells.collect::<Vec<_>>().join(" ");
        // A bracket takes the place of the blank between two cells.
        if before != Mark::Wrong && run[0].mark != Mark::Wrong {
            line.push(" ", str::to_owned);
        }
        before = run[0].mark;
        match before {
            Mark::Right => line.push(&text, str::to_owned),
            Mark::Wanted => line.push(&text, |text| style.good(text)),
            Mark::Wrong => line.push(&format!("[{text}]"), |text| style.differing(text)),
        }
    }
}

/// Side by side where the screen is wide enough, else one below the other; the first cells stand where texts stand.
fn place(page: &mut Page, left: &Picture, right: &Picture) -> io::Result<()> {
    let margin = |picture: &Picture| page.column().saturating_sub(picture.gutter);
    let (start, below) = (margin(left), margin(right));
    let beside = start + left.width + GAP;
    if beside + right.width > page.setting.width {
        indented(page, start, left)?;
        page.gap()?;
        return indented(page, below, right);
    }
    for index in 0..left.lines.len().max(right.lines.len()) {
        let mut line = Line::default();
        line.fill(start);
        line.join(left.lines.get(index).unwrap_or(&Line::default()));
        line.fill(beside);
        line.join(right.lines.get(index).unwrap_or(&Line::default()));
        page.line(line.as_str())?;
    }
    Ok(())
}

fn indented(page: &mut Page, margin: usize, picture: &Picture) -> io::Result<()> {
    for line in &picture.lines {
        page.line(&(blanks(margin) + line.as_str()))?;
    }
    Ok(())
}
