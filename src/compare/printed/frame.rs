use std::ops::Range;

use super::line::{Kind, Line};

/// `--------` is a row where the rows before or after it have as many cells and no other sign for them, else a frame.
pub(super) fn tell_rows_from_frames(lines: &mut [Line<'_>], size: usize) {
    let down = agreeing(lines, 0..lines.len());
    let up = agreeing(lines, (0..lines.len()).rev());
    let none_is_sure = lines.iter().all(|line| line.kind != Kind::Row);
    for (line, agrees) in lines.iter_mut().zip(down.into_iter().zip(up)) {
        if line.kind == Kind::RowOrFrame {
            // Without any other row these may still be a board on which nothing stands.
            let empty = none_is_sure && line.tokens.len() == size;
            let is_row = agrees.0 || agrees.1 || empty;
            line.kind = if is_row { Kind::Row } else { Kind::Frame };
        }
    }
}

/// For each line, whether it goes on with the rows that come before it in this order.
fn agreeing(lines: &[Line<'_>], order: impl Iterator<Item = usize>) -> Vec<bool> {
    let mut agreeing = vec![false; lines.len()];
    let mut signs = Vec::new();
    let mut width = None;
    for index in order {
        let line = &lines[index];
        let same_width = width == Some(line.tokens.len());
        match line.kind {
            Kind::Row if same_width => {}
            Kind::Row => {
                signs.clear();
                width = Some(line.tokens.len());
            }
            Kind::RowOrFrame if same_width && signs_agree(line, &signs) => agreeing[index] = true,
            Kind::Header => {
                width = None;
                continue;
            }
            _ => continue,
        }
        learn(line, &mut signs);
    }
    agreeing
}

/// Whether a line has no other sign for a value than those that are known, nor two signs for one value.
fn signs_agree(line: &Line<'_>, known: &[(u8, &str)]) -> bool {
    let mut own: Vec<(u8, &str)> = Vec::new();
    line.tokens.iter().all(|token| {
        let Some(value) = token.cell else { return true };
        let word = line.word(token);
        let first = known
            .iter()
            .chain(&own)
            .find(|(known, _)| *known == value)
            .map(|(_, sign)| *sign);
        if first.is_none() {
            own.push((value, word));
        }
        first.is_none_or(|sign| sign == word)
    })
}

fn learn<'line>(line: &'line Line<'_>, signs: &mut Vec<(u8, &'line str)>) {
    for token in &line.tokens {
        let Some(value) = token.cell else { continue };
        if !signs.iter().any(|(known, _)| *known == value) {
            signs.push((value, line.word(token)));
        }
    }
}

/// The bytes from the first line to the last, with the frames and headers that touch them.
pub(super) fn with_frame(lines: &[Line<'_>], first: usize, last: usize) -> Range<usize> {
    let around = |line: &Line<'_>| matches!(line.kind, Kind::Frame | Kind::Header);
    let mut start = first;
    while start > 0 && lines[start].blanks == 0 && around(&lines[start - 1]) {
        start -= 1;
    }
    let mut end = last;
    while lines.get(end + 1).is_some_and(|line| line.blanks == 0 && around(line)) {
        end += 1;
    }
    lines[start].range.start..lines[end].range.end
}
