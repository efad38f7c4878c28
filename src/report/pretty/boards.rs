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

/// Shows calls with the board after each.
pub(super) fn strips(page: &mut Page, boards: &[(Call, Option<Board>)]) -> io::Result<()> {
    let pictures: Vec<Vec<String>> = boards
        .iter()
        .map(|(call, board)| draw(page, call, board.as_ref()))
        .collect();
    let width = pictures.iter().flatten().map(|line| columns(line)).max().unwrap_or(0) + GAP;
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
