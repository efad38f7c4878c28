//! The board after every call, for those who want to see them all: small, as many side by side as fit.

use std::io;

use super::{
    page::{GAP, Page},
    typeset::{blanks, columns, pad},
};
use crate::{
    model::{Board, Call, CaseResult, Message},
    report::visible,
};

/// Shows the board after each call of a case.
pub(super) fn case(page: &mut Page, case: &CaseResult) -> io::Result<()> {
    if case.boards.is_empty() {
        return Ok(());
    }
    page.gap()?;
    let name = format!("  {} › {}", visible(&case.suite), visible(&case.name));
    page.line(&page.style().emphasis(&name))?;
    strips(page, &case.boards)
}

/// Boards of a long history that are shown at its start and at its end: how it opened, and what led here.
const FIRST_BOARDS: usize = 2;
const LAST_BOARDS: usize = 3;

/// Shows calls with the board after each, a long history without its middle. In the last board, what the next call has to change is
/// marked.
pub(super) fn history(page: &mut Page, boards: &[(Call, Option<Board>)], next: Option<&Board>) -> io::Result<()> {
    let mut pictures = pictures(page, boards);
    if let (Some(last), Some((call, Some(board)))) = (pictures.last_mut(), boards.last())
        && let Some(rows) = next.and_then(|next| marked(board, next))
    {
        *last = std::iter::once(call.to_string()).chain(rows).collect();
    }
    let width = width(&pictures);
    let Some(count) = pictures
        .len()
        .checked_sub(FIRST_BOARDS + LAST_BOARDS)
        .filter(|count| *count > 1)
    else {
        return abreast(page, &pictures, width);
    };
    abreast(page, &pictures[..FIRST_BOARDS], width)?;
    page.gap()?;
    let more = page.words(&Message::new("report-more-calls").with("count", count));
    let more = page.style().dim(&more);
    page.line(&(blanks(GAP + 1) + &more))?;
    abreast(page, &pictures[FIRST_BOARDS + count..], width)
}

/// The rows of a board with the cells in brackets that another one has otherwise; `None` where there are none.
fn marked(board: &Board, next: &Board) -> Option<Vec<String>> {
    if board == next || board.size() != next.size() {
        return None;
    }
    let rows = board.rows().zip(next.rows());
    Some(rows.map(|(row, next)| bracketed(row, next)).collect())
}

fn bracketed(row: &[u8], next: &[u8]) -> String {
    let differs: Vec<bool> = row.iter().zip(next).map(|(cell, next)| cell != next).collect();
    let mut line = String::new();
    for (column, cell) in row.iter().enumerate() {
        let before = column.checked_sub(1).is_some_and(|before| differs[before]);
        line.push(match (before, differs[column]) {
            (false, true) => '[',
            (true, false) => ']',
            _ => ' ',
        });
        line += &cell.to_string();
    }
    if differs.last() == Some(&true) {
        line.push(']');
    }
    line
}

fn strips(page: &mut Page, boards: &[(Call, Option<Board>)]) -> io::Result<()> {
    let pictures = pictures(page, boards);
    abreast(page, &pictures, width(&pictures))
}

fn pictures(page: &Page, boards: &[(Call, Option<Board>)]) -> Vec<Vec<String>> {
    let pictures = boards.iter().map(|(call, board)| draw(page, call, board.as_ref()));
    pictures.collect()
}

/// The columns that each of some pictures gets.
fn width(pictures: &[Vec<String>]) -> usize {
    pictures.iter().flatten().map(|line| columns(line)).max().unwrap_or(0) + GAP
}

/// Shows pictures, as many side by side as fit.
fn abreast(page: &mut Page, pictures: &[Vec<String>], width: usize) -> io::Result<()> {
    let abreast = (page.setting.width.saturating_sub(GAP) / width).max(1);
    for strip in pictures.chunks(abreast) {
        page.gap()?;
        show(page, strip, width)?;
    }
    Ok(())
}

/// A call with its board below it.
fn draw(page: &Page, call: &Call, board: Option<&Board>) -> Vec<String> {
    let mut lines = vec![call.to_string()];
    match board {
        Some(board) => lines.extend(board.rows().map(digits)),
        None => lines.push(page.words(&Message::new("report-no-board"))),
    }
    lines
}

/// A row as digits side by side, or with blanks where a cell needs more than one.
fn digits(row: &[u8]) -> String {
    let cells: Vec<String> = row.iter().map(u8::to_string).collect();
    cells.join(if row.iter().any(|cell| *cell > 9) { " " } else { "" })
}

fn show(page: &mut Page, strip: &[Vec<String>], width: usize) -> io::Result<()> {
    for index in 0..strip.iter().map(Vec::len).max().unwrap_or(0) {
        let mut line = blanks(GAP + 1);
        for picture in strip {
            let part = pad(picture.get(index).map_or("", String::as_str), width);
            line += &if index == 0 { page.style().dim(&part) } else { part };
        }
        page.line(&line)?;
    }
    Ok(())
}
