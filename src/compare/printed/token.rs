use std::{borrow::Cow, ops::Range};

use crate::{
    compare::{
        grid::Held,
        vocabulary::{Vocabulary, narrow},
    },
    model::Value,
};

/// A piece of a line that may be a cell.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Token {
    /// Its bytes in the line.
    pub(super) range: Range<usize>,
    /// The cell that it stands for.
    pub(super) cell: Option<u8>,
}

/// What the token holds, as the rest of the module speaks of it.
pub(super) fn held(text: &str, token: &Token) -> Held {
    let word = &text[token.range.clone()];
    match token.cell {
        Some(value) => Held::Cell(value),
        None => Held::Foreign(word.parse().map_or_else(|_| Value::Text(word.to_owned()), Value::Int)),
    }
}

/// The words of a line: what stands between blanks, commas, frames, brackets and quotation marks.
pub(super) fn words(line: &str, vocabulary: &Vocabulary) -> Vec<Token> {
    if vocabulary.sign(' ').is_some() && line.matches(is_wall).count() > vocabulary.size() {
        return between_walls(line, vocabulary);
    }
    let mut tokens = Vec::new();
    let mut start = None;
    for (index, sign) in line.char_indices() {
        if parts(sign, vocabulary) {
            tokens.extend(start.take().map(|start| token(line, start..index, vocabulary)));
        } else if start.is_none() {
            start = Some(index);
        }
    }
    tokens.extend(start.map(|start| token(line, start..line.len(), vocabulary)));
    tokens
}

/// Where an empty cell is a blank, only the walls of a frame part the cells: `| |X|O|`.
fn between_walls(line: &str, vocabulary: &Vocabulary) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut start = 0;
    for (index, wall) in line.match_indices(is_wall) {
        let word = line[start..index].trim();
        if !word.is_empty() {
            let from = start + line[start..index].find(word).unwrap_or(0);
            tokens.push(token(line, from..from + word.len(), vocabulary));
        } else if start > 0 {
            tokens.push(Token {
                range: start..index,
                cell: vocabulary.sign(' '),
            });
        }
        start = index + wall.len();
    }
    tokens
}

fn is_wall(sign: char) -> bool {
    matches!(sign, '|' | '│' | '┃' | '║' | '｜')
}

/// A word, as one cell.
pub(super) fn token(line: &str, range: Range<usize>, vocabulary: &Vocabulary) -> Token {
    let cell = vocabulary.word(&line[range.clone()]);
    Token { range, cell }
}

/// A word, as one cell a character.
pub(super) fn signs(line: &str, word: &Token, vocabulary: &Vocabulary) -> Vec<Token> {
    let start = word.range.start;
    line[word.range.clone()]
        .char_indices()
        .map(|(index, sign)| Token {
            range: start + index..start + index + sign.len_utf8(),
            cell: vocabulary.sign(sign),
        })
        .collect()
}

/// The cells of a row: its words, or the characters of its only word.
pub(super) fn cells(line: &str, words: Vec<Token>, vocabulary: &Vocabulary) -> Vec<Token> {
    match words.as_slice() {
        [only] if only.cell.is_none() => signs(line, only, vocabulary),
        _ => words,
    }
}

/// Whether a sign parts words; never one that the notation has for a cell.
pub(super) fn parts(sign: char, vocabulary: &Vocabulary) -> bool {
    let mark = matches!(
        sign,
        ',' | ';' | ':' | '|' | '"' | '\'' | '`' | '/' | '\\' | '｜' | '，' | '、'
    );
    let line = matches!(sign, '\u{2500}'..='\u{257f}');
    let parting = mark || line || is_bracket(sign) || sign.is_whitespace();
    parting && (sign.is_whitespace() || vocabulary.sign(sign).is_none())
}

fn is_bracket(sign: char) -> bool {
    matches!(sign, '[' | ']' | '{' | '}' | '(' | ')' | '<' | '>')
}

/// Whether a line looks like one that frames a board or parts its rows; walls alone are around cells.
pub(super) fn is_like_a_frame(line: &str) -> bool {
    let rule = |sign| matches!(sign, '+' | '-' | '=' | '_' | '*' | '#' | '~');
    line.contains(rule)
        && line
            .chars()
            .all(|sign| rule(sign) || is_wall(sign) || sign.is_whitespace())
}

/// The line without what no one sees: colours, the marks that choose a sign's style, byte-order marks.
pub(super) fn visible(line: &str) -> Cow<'_, str> {
    if !line.contains(is_unseen) {
        return Cow::Borrowed(line);
    }
    let mut text = String::with_capacity(line.len());
    let mut rest = line.chars();
    while let Some(sign) = rest.next() {
        if sign == '\u{1b}' {
            skip_escape(&mut rest);
        } else if !is_unseen(sign) {
            text.push(sign);
        }
    }
    Cow::Owned(text)
}

fn is_unseen(sign: char) -> bool {
    matches!(sign, '\u{1b}' | '\u{fe0e}' | '\u{fe0f}' | '\u{200b}' | '\u{feff}')
}

/// Goes past a control sequence (ECMA-48: `[`, parameters, one final letter), or past nothing.
fn skip_escape(rest: &mut std::str::Chars<'_>) {
    let mut ahead = rest.clone();
    if ahead.next() != Some('[') {
        return;
    }
    if ahead
        .find(|sign| !matches!(sign, ' '..='?'))
        .is_some_and(|last| matches!(last, '@'..='~'))
    {
        *rest = ahead;
    }
}

/// The number of a row or a column in a frame: a number, or a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    /// A number below 100.
    Number(u32),
    /// A letter, by its place from 0 in the alphabet.
    Lower(u32),
    /// The same as a capital.
    Upper(u32),
}

impl Label {
    pub(super) fn read(word: &str) -> Option<Self> {
        let word = word.strip_suffix('.').filter(|rest| !rest.is_empty()).unwrap_or(word);
        let mut signs = word.chars().map(narrow);
        match (signs.next()?, signs.next(), signs.next()) {
            (one, None, None) if one.is_ascii_lowercase() => Some(Self::Lower(one as u32 - 'a' as u32)),
            (one, None, None) if one.is_ascii_uppercase() => Some(Self::Upper(one as u32 - 'A' as u32)),
            (one, None, None) => one.to_digit(10).map(Self::Number),
            (one, Some(two), None) => Some(Self::Number(one.to_digit(10)? * 10 + two.to_digit(10)?)),
            _ => None,
        }
    }

    /// Whether it is the first of its kind: 0, 1, or an `a`.
    pub(super) fn begins(self) -> bool {
        matches!(self, Self::Number(0 | 1) | Self::Lower(0) | Self::Upper(0))
    }

    pub(super) fn follows(self, before: Self) -> bool {
        match (before, self) {
            (Self::Number(before), Self::Number(this))
            | (Self::Lower(before), Self::Lower(this))
            | (Self::Upper(before), Self::Upper(this)) => this == before + 1,
            _ => false,
        }
    }
}
