//! Texts in the columns of a terminal, where a Japanese character takes two.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// What stands where something was cut away.
pub(super) const CUT: char = '…';

/// A line that is set off in parts and still knows its columns.
#[derive(Clone, Default)]
pub(super) struct Line {
    text: String,
    width: usize,
}

impl Line {
    /// The columns that it takes.
    pub(super) fn columns(&self) -> usize {
        self.width
    }

    /// Adds a text as `paint` sets it off, which takes no columns.
    pub(super) fn push(&mut self, text: &str, paint: impl FnOnce(&str) -> String) {
        self.width += columns(text);
        self.text += &paint(text);
    }

    /// Adds blanks up to a number of columns.
    pub(super) fn fill(&mut self, width: usize) {
        self.push(&blanks(width.saturating_sub(self.width)), str::to_owned);
    }

    /// Adds another line.
    pub(super) fn join(&mut self, other: &Self) {
        self.width += other.width;
        self.text += &other.text;
    }

    /// The line as a terminal is sent it.
    pub(super) fn as_str(&self) -> &str {
        &self.text
    }
}

/// The columns that a text without line ends takes.
pub(in crate::report) fn columns(text: &str) -> usize {
    text.width()
}

/// The text with blanks behind it up to a number of columns.
pub(in crate::report) fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", blanks(width.saturating_sub(columns(text))))
}

/// The text with blanks before it up to a number of columns.
pub(super) fn flush_right(text: &str, width: usize) -> String {
    format!("{}{text}", blanks(width.saturating_sub(columns(text))))
}

/// That many blanks.
pub(super) fn blanks(count: usize) -> String {
    " ".repeat(count)
}

/// The text, or as much of its start as fits with a mark that something is missing.
pub(in crate::report) fn cut(text: &str, width: usize) -> String {
    if columns(text) <= width {
        return text.to_owned();
    }
    let mut start = text[..prefix(text, width.saturating_sub(1))].to_owned();
    start.push(CUT);
    start
}

/// The text as lines of at most so many columns, broken at blanks, or where it has none, between wide characters, as
/// Japanese is.
pub(in crate::report) fn wrap(text: &str, width: usize) -> Vec<String> {
    text.lines().flat_map(|line| wrap_line(line, width.max(2))).collect()
}

fn wrap_line(line: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest = line;
    while prefix(rest, width) < rest.len() {
        let end = break_point(rest, width);
        let (head, tail) = rest.split_at(end);
        lines.push(head.trim_end().to_owned());
        rest = tail.trim_start();
    }
    lines.push(rest.to_owned());
    lines
}

/// Where to break a text that is too wide: the last place that fits, or the middle of a word that does not fit at all.
fn break_point(text: &str, width: usize) -> usize {
    let limit = prefix(text, width);
    let places = text
        .char_indices()
        .zip(text.chars().skip(1))
        .map(|((index, before), after)| {
            let end = index + before.len_utf8();
            (end, breakable(before, after))
        });
    places
        .take_while(|(end, _)| *end <= limit)
        .filter_map(|(end, breakable)| breakable.then_some(end))
        .last()
        .unwrap_or(limit)
        .max(text.chars().next().map_or(0, char::len_utf8))
}

/// Whether a line may end between two characters. The lists are the everyday part of JIS X 4051: what closes never
/// starts a line, and what opens never ends one.
fn breakable(before: char, after: char) -> bool {
    if "、。，．）」』】〉》・：；！？ー".contains(after) || "（「『【〈《".contains(before) {
        return false;
    }
    let wide = |character: char| character.width() == Some(2);
    after == ' ' || wide(before) || wide(after)
}

/// The end of the longest start of a text that fits.
fn prefix(text: &str, width: usize) -> usize {
    let mut used = 0;
    for (index, character) in text.char_indices() {
        used += character.width().unwrap_or(0);
        if used > width {
            return index;
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pads_and_cuts_by_columns() {
        assert_eq!(pad("盤", 4), "盤  ");
        assert_eq!(cut("盤面です", 5), "盤面…");
        assert_eq!(cut("盤面です", 8), "盤面です");
        assert_eq!(cut("盤面です", 1), "…");
    }

    #[test]
    fn wraps_at_blanks() {
        assert_eq!(wrap("nothing may change here", 11), ["nothing may", "change here"]);
        assert_eq!(wrap("unbreakable", 4), ["unbr", "eaka", "ble"]);
    }

    #[test]
    fn wraps_japanese_anywhere_but_before_a_full_stop() {
        assert_eq!(wrap("盤面は、そのまま。", 8), ["盤面は、", "そのま", "ま。"]);
    }
}
