use std::{borrow::Cow, ops::Range};

use super::token::{self, Label, Token};
use crate::compare::vocabulary::Vocabulary;

/// One line of a printed text that is not blank.
pub(super) struct Line<'a> {
    /// Its bytes in the whole text, with its line end.
    pub(super) range: Range<usize>,
    /// What one sees of it.
    pub(super) text: Cow<'a, str>,
    /// Its cells, perhaps with a label before them.
    pub(super) tokens: Vec<Token>,
    /// What it seems to be.
    pub(super) kind: Kind,
    /// How many blank lines stand before it.
    pub(super) blanks: usize,
}

/// What a line seems to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A row of cells.
    Row,
    /// A row, or a frame that is drawn with signs of the notation: `--------`.
    RowOrFrame,
    /// A frame around a board or between its rows.
    Frame,
    /// The numbers or letters of the columns.
    Header,
    /// Anything else.
    Other,
}

impl<'a> Line<'a> {
    /// The line; `None` when it is blank.
    pub(super) fn read(line: &'a str, range: Range<usize>, blanks: usize, vocabulary: &Vocabulary) -> Option<Self> {
        let text = token::visible(line);
        if text.trim().is_empty() {
            return None;
        }
        let words = token::words(&text, vocabulary);
        let (kind, tokens) = if words.is_empty() {
            (Kind::Frame, words)
        } else if is_header(&text, &words, vocabulary) {
            (Kind::Header, words)
        } else {
            row(&text, words, vocabulary)
        };
        Some(Self {
            range,
            text,
            tokens,
            kind,
            blanks,
        })
    }

    /// The label before the cells, when the line has one.
    pub(super) fn label(&self) -> Option<Label> {
        let (first, rest) = self.tokens.split_first()?;
        if rest.is_empty() {
            return None;
        }
        Label::read(self.word(first))
    }

    /// The cells between the label and, where the label stands at both ends of the row, the other one.
    pub(super) fn after_label(&self, size: usize) -> &[Token] {
        match self.tokens.as_slice() {
            [first, cells @ .., last] if cells.len() == size && self.word(first) == self.word(last) => cells,
            [_, cells @ ..] => cells,
            [] => &[],
        }
    }

    pub(super) fn word(&self, token: &Token) -> &str {
        &self.text[token.range.clone()]
    }
}

fn row(text: &str, words: Vec<Token>, vocabulary: &Vocabulary) -> (Kind, Vec<Token>) {
    let tokens = labelled_signs(text, &words, vocabulary).unwrap_or_else(|| token::cells(text, words, vocabulary));
    let known = tokens.iter().filter(|token| token.cell.is_some()).count();
    let kind = match (known * 2 >= tokens.len(), token::is_like_a_frame(text)) {
        (true, true) => Kind::RowOrFrame,
        (true, false) => Kind::Row,
        (false, true) => Kind::Frame,
        (false, false) => Kind::Other,
    };
    (kind, tokens)
}

/// `3 ...o#...` and `3 ...o#... 3`: a label, then one sign a cell.
fn labelled_signs(text: &str, words: &[Token], vocabulary: &Vocabulary) -> Option<Vec<Token>> {
    let (label, row, end) = match words {
        [label, row] => (label, row, None),
        [label, row, end] if text[label.range.clone()] == text[end.range.clone()] => (label, row, Some(end)),
        _ => return None,
    };
    let is_row = row.cell.is_none() && Label::read(&text[label.range.clone()]).is_some();
    is_row.then(|| {
        let mut tokens = vec![label.clone()];
        tokens.extend(token::signs(text, row, vocabulary));
        tokens.extend(end.cloned());
        tokens
    })
}

/// `0 1 2 3 4 5 6 7`, `abcdefgh`, perhaps with something in the corner.
fn is_header(text: &str, words: &[Token], vocabulary: &Vocabulary) -> bool {
    let size = vocabulary.size();
    let dense;
    let columns = match words {
        [.., only] if size > 1 && words.len() <= 2 && only.range.len() >= size => {
            dense = token::signs(text, only, vocabulary);
            dense.as_slice()
        }
        [_, columns @ ..] if columns.len() == size => columns,
        columns => columns,
    };
    let labels = || columns.iter().map(|token| Label::read(&text[token.range.clone()]));
    // A row of a small board may count as well, `0 1 2`: a header has something that is no cell.
    columns.len() == size
        && columns.iter().any(|token| token.cell.is_none())
        && labels().next().flatten().is_some_and(Label::begins)
        && labels()
            .zip(labels().skip(1))
            .all(|pair| matches!(pair, (Some(before), Some(this)) if this.follows(before)))
}
