use std::ops::Range;

use super::{
    candidate::Candidate,
    token::{self, Token},
};
use crate::compare::vocabulary::Vocabulary;

/// A list of lists, or of quoted rows, in the brackets of any language.
pub(super) struct List {
    /// The bytes of the text from the opening bracket to the closing one.
    pub(super) range: Range<usize>,
    rows: Vec<Vec<Token>>,
    nested: bool,
}

impl List {
    /// `['0', '1', '2']` is one row, which the reader of lines knows better.
    fn has_rows(&self) -> bool {
        self.nested || self.rows.iter().any(|row| row.len() > 1)
    }

    pub(super) fn candidate(&self, text: &str, vocabulary: &Vocabulary) -> Option<Candidate> {
        let rows: Vec<_> = self.rows.iter().map(|row| (text, row.as_slice())).collect();
        Candidate::new(self.range.clone(), &rows, vocabulary)
    }
}

/// All lists of a text, in order.
///
/// A reading that fails is taken up again at its first row, or where it failed. As a list a row ends where it ends as a row, and
/// so no byte is read more than a few times, whatever the text.
pub(super) fn lists(text: &str, vocabulary: &Vocabulary) -> Vec<List> {
    let mut lists = Vec::new();
    let mut from = 0;
    while let Some(start) = next_start(text, from) {
        match Reader::new(text, start, vocabulary).read() {
            Ok(list) => {
                from = list.range.end;
                lists.extend(Some(list).filter(List::has_rows));
            }
            Err(resume) => from = resume.max(start + 1),
        }
    }
    lists
}

/// The next bracket that is followed by another one, or by a quotation mark.
fn next_start(text: &str, from: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut opened = None;
    for (index, &byte) in bytes.iter().enumerate().skip(from) {
        match (opened, byte) {
            (Some(start), b'[' | b'{' | b'(' | b'"' | b'\'') => return Some(start),
            (_, b'[' | b'{' | b'(') => opened = Some(index),
            (_, byte) if byte.is_ascii_whitespace() => {}
            _ => opened = None,
        }
    }
    None
}

/// A cell or a row between quotation marks is never longer than this; an apostrophe in a sentence is given up after it.
const QUOTED: usize = 512;

struct Reader<'a> {
    text: &'a str,
    vocabulary: &'a Vocabulary,
    start: usize,
    at: usize,
    first_row: Option<usize>,
    rows: Vec<Vec<Token>>,
    row: Option<Vec<Token>>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, start: usize, vocabulary: &'a Vocabulary) -> Self {
        Self {
            text,
            vocabulary,
            start,
            at: start + 1,
            first_row: None,
            rows: Vec::new(),
            row: None,
        }
    }

    /// The list, or the byte from which to look for another one.
    fn read(mut self) -> Result<List, usize> {
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.at) {
            match (byte, self.row.take()) {
                (b'[' | b'{' | b'(', None) => {
                    self.first_row.get_or_insert(self.at);
                    self.row = Some(Vec::new());
                    self.at += 1;
                }
                (b'[' | b'{' | b'(', Some(_)) => return Err(self.resume()),
                // A bracket around a single list means nothing.
                (b']' | b'}' | b')', None) if self.first_row.is_some() && self.rows.len() == 1 => {
                    return Err(self.resume());
                }
                (b']' | b'}' | b')', None) => return Ok(self.closed()),
                (b']' | b'}' | b')', Some(row)) => {
                    self.rows.push(token::cells(self.text, row, self.vocabulary));
                    self.at += 1;
                }
                (b',' | b';', row) => self.pass(row),
                (byte, row) if byte.is_ascii_whitespace() => self.pass(row),
                (b'"' | b'\'', Some(row)) => self.quoted_cell(row).ok_or(self.resume())?,
                (b'"' | b'\'', None) => self.quoted_row().ok_or(self.resume())?,
                (_, Some(row)) => self.cell(row),
                (_, None) => return Err(self.resume()),
            }
        }
        Err(self.resume())
    }

    fn closed(self) -> List {
        List {
            range: self.start..self.at + 1,
            rows: self.rows,
            nested: self.first_row.is_some(),
        }
    }

    /// From the first row on, which is a list itself when the bracket before it meant nothing, or else from here on.
    fn resume(&self) -> usize {
        self.first_row.unwrap_or(self.at)
    }

    fn pass(&mut self, row: Option<Vec<Token>>) {
        self.row = row;
        self.at += 1;
    }

    fn cell(&mut self, mut row: Vec<Token>) {
        let rest = &self.text.as_bytes()[self.at..];
        let length = rest.iter().position(|&byte| ends_word(byte)).unwrap_or(rest.len());
        row.push(token::token(self.text, self.at..self.at + length, self.vocabulary));
        self.at += length;
        self.row = Some(row);
    }

    fn quoted_cell(&mut self, mut row: Vec<Token>) -> Option<()> {
        let inner = self.quoted()?;
        row.push(token::token(self.text, inner, self.vocabulary));
        self.row = Some(row);
        Some(())
    }

    fn quoted_row(&mut self) -> Option<()> {
        let inner = self.quoted()?;
        let mut words = token::words(&self.text[inner.clone()], self.vocabulary);
        for word in &mut words {
            word.range = word.range.start + inner.start..word.range.end + inner.start;
        }
        self.rows.push(token::cells(self.text, words, self.vocabulary));
        Some(())
    }

    /// Goes past a quotation and gives what is between its marks.
    fn quoted(&mut self) -> Option<Range<usize>> {
        let bytes = self.text.as_bytes();
        let mark = bytes[self.at];
        let inner = &bytes[self.at + 1..];
        let length = inner
            .iter()
            .take(QUOTED)
            .position(|&byte| byte == mark || byte == b'\n')?;
        if inner[length] != mark {
            return None;
        }
        let start = self.at + 1;
        self.at = start + length + 1;
        Some(start..start + length)
    }
}

fn ends_word(byte: u8) -> bool {
    byte.is_ascii_whitespace()
        || matches!(
            byte,
            b',' | b';' | b'"' | b'\'' | b'[' | b']' | b'{' | b'}' | b'(' | b')'
        )
}
