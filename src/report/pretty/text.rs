//! Two texts that differ: the lines that do, and inside them what does, with what cannot be seen made visible.

use std::io;

use similar::{ChangeTag, DiffOp, TextDiff};

use super::{
    page::{GAP, Page},
    typeset::{Line, blanks},
};
use crate::{
    model::Message,
    report::{Style, visible},
};

/// Lines of a difference that are shown: a board of the largest size in use, expected and printed.
const MOST_LINES: usize = 24;

/// How the end of a line is shown where it makes the difference.
const LINE_END: &str = "⏎";

/// Lines that are the same and shown around those that differ.
const CONTEXT: usize = 1;

/// Bytes of a text that is compared, which bounds the time that it takes: many times what a board needs.
const MOST_BYTES: usize = 4096;

/// How much two texts must have in common, from 0 to 1, for their difference to tell more than the texts do.
const KINSHIP: f32 = 0.5;

/// How much two texts have in common, from 0 to 1; `None` when that is so little that their difference tells nothing.
pub(super) fn likeness(expected: &str, actual: &str) -> Option<f32> {
    if expected.len().max(actual.len()) > MOST_BYTES {
        return None;
    }
    let ratio = TextDiff::from_chars(expected, actual).ratio();
    (ratio >= KINSHIP).then_some(ratio)
}

/// Shows where two texts differ.
pub(super) fn show(page: &mut Page, expected: &str, actual: &str) -> io::Result<()> {
    let style = page.style();
    let legend = format!(
        "{}{}{}",
        style.good(&format!("- {}", page.words(&Message::new("report-expected")))),
        blanks(GAP),
        style.bad(&format!("+ {}", page.words(&Message::new("report-yours")))),
    );
    let margin = blanks(page.column());
    page.line(&(margin.clone() + &legend))?;
    page.gap()?;

    let (expected, actual) = without_last_end(expected, actual);
    let lines = around_differences(lines(&expected, &actual, style));
    for line in lines.iter().take(MOST_LINES) {
        page.line(&(margin.clone() + line.as_str()))?;
    }
    if lines.len() > MOST_LINES {
        let more = Message::new("report-more-lines").with("count", lines.len() - MOST_LINES);
        page.line(&(margin + &style.dim(&page.words(&more))))?;
    }
    Ok(())
}

/// Both texts without the end of their last line; where only one has it, it is made a part of the text.
fn without_last_end(expected: &str, actual: &str) -> (String, String) {
    let bare = |text: &str| text.strip_suffix('\n').map(str::to_owned);
    match (bare(expected), bare(actual)) {
        (Some(expected), Some(actual)) => (expected, actual),
        (Some(expected), None) => (expected + LINE_END, actual.to_owned()),
        (None, Some(actual)) => (expected.to_owned(), actual + LINE_END),
        (None, None) => (expected.to_owned(), actual.to_owned()),
    }
}

/// A line of a difference.
struct Drawn {
    line: Line,
    tag: ChangeTag,
}

/// All lines of both texts. Where they have as many lines, each is compared with its neighbour: the rows of a board are so
/// alike that a search for common lines would pair the wrong ones.
fn lines(expected: &str, actual: &str, style: Style) -> Vec<Drawn> {
    let (rows, others): (Vec<_>, Vec<_>) = (expected.lines().collect(), actual.lines().collect());
    if rows.len() != others.len() {
        return compare(expected, actual, style);
    }
    let pairs = rows.into_iter().zip(others);
    pairs.flat_map(|(row, other)| compare(row, other, style)).collect()
}

fn compare(expected: &str, actual: &str, style: Style) -> Vec<Drawn> {
    let diff = TextDiff::from_lines(expected, actual);
    let ops = diff.ops().iter();
    ops.flat_map(|op| draw(&diff, op, style)).collect()
}

/// The lines that differ, and what stands next to them.
fn around_differences(lines: Vec<Drawn>) -> Vec<Line> {
    let differs: Vec<bool> = lines.iter().map(|line| line.tag != ChangeTag::Equal).collect();
    let near = |index: usize| {
        let end = (index + CONTEXT + 1).min(differs.len());
        differs[index.saturating_sub(CONTEXT)..end].contains(&true)
    };
    let lines = lines.into_iter().enumerate();
    lines
        .filter(|(index, _)| near(*index))
        .map(|(_, drawn)| drawn.line)
        .collect()
}

/// The lines of one operation; below each line that differs in parts, signs that point at them.
fn draw(diff: &TextDiff<'_, '_, str>, op: &DiffOp, style: Style) -> Vec<Drawn> {
    let mut lines = Vec::new();
    for change in diff.iter_inline_changes(op) {
        let (sign, paint): (_, fn(Style, &str) -> String) = match change.tag() {
            ChangeTag::Equal => ("  ", Style::dim),
            ChangeTag::Delete => ("- ", Style::good),
            ChangeTag::Insert => ("+ ", Style::bad),
        };
        let mut line = Line::default();
        let mut pointers = Line::default();
        line.push(sign, |text| paint(style, text));
        for (differs, part) in change.iter_strings_lossy() {
            if !differs {
                line.push(&visible(part.trim_end_matches('\n')), |text| paint(style, text));
                continue;
            }
            pointers.fill(line.columns());
            line.push(&seen(&part), |text| style.emphasis(&paint(style, text)));
            pointers.push(&"^".repeat(line.columns() - pointers.columns()), |text| {
                paint(style, text)
            });
        }
        let pointers = (pointers.columns() > 0).then_some(pointers);
        let tag = change.tag();
        lines.extend(std::iter::once(line).chain(pointers).map(|line| Drawn { line, tag }));
    }
    lines
}

/// A part that differs, with blanks and line ends that can be seen.
fn seen(part: &str) -> String {
    let marked = part.trim_end_matches('\n').replace('\t', "→").replace(' ', "·");
    visible(&marked.replace('\u{3000}', "□"))
}
