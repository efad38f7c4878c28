use crate::model::Notation;

/// What a person may write for a cell of a notation, ready to be looked up.
pub(super) struct Vocabulary {
    size: usize,
    values: Vec<u8>,
    ascii: [Option<u8>; 128],
    wide: Vec<(char, u8)>,
    words: Vec<(String, u8)>,
}

impl Vocabulary {
    /// Where a notation gives one sign to two cells, a value goes before a sign, and a sign before what else is printed.
    pub(super) fn new(notation: &Notation) -> Self {
        let mut vocabulary = Self {
            size: notation.size,
            values: notation.cells.iter().map(|cell| cell.value).collect(),
            ascii: [None; 128],
            wide: Vec::new(),
            words: Vec::new(),
        };
        for cell in &notation.cells {
            vocabulary.add(&cell.value.to_string(), cell.value);
        }
        for cell in &notation.cells {
            vocabulary.add(cell.sign.encode_utf8(&mut [0; 4]), cell.value);
        }
        for cell in &notation.cells {
            for word in &cell.also {
                vocabulary.add(word, cell.value);
            }
        }
        vocabulary
    }

    fn add(&mut self, word: &str, value: u8) {
        if self.word(word).is_some() {
            return;
        }
        match only_char(word) {
            Some(sign) if sign.is_ascii() => self.ascii[sign as usize] = Some(value),
            Some(sign) => self.wide.push((sign, value)),
            None => self.words.push((word.to_owned(), value)),
        }
    }

    /// The number of rows, which is the number of columns.
    pub(super) fn size(&self) -> usize {
        self.size
    }

    /// The values that a cell can have, in the order of the notation.
    pub(super) fn values(&self) -> &[u8] {
        &self.values
    }

    /// The cell that a number stands for.
    pub(super) fn number(&self, number: i64) -> Option<u8> {
        u8::try_from(number).ok().filter(|value| self.values.contains(value))
    }

    /// The cell that a sign stands for; a full-width sign counts as its ordinary form.
    pub(super) fn sign(&self, sign: char) -> Option<u8> {
        self.exactly(sign).or_else(|| self.exactly(narrow(sign)))
    }

    fn exactly(&self, sign: char) -> Option<u8> {
        if sign.is_ascii() {
            return self.ascii[sign as usize];
        }
        self.wide
            .iter()
            .find(|(known, _)| *known == sign)
            .map(|(_, value)| *value)
    }

    /// The cell that a word stands for.
    pub(super) fn word(&self, word: &str) -> Option<u8> {
        match only_char(word) {
            Some(sign) => self.sign(sign),
            None => self
                .words
                .iter()
                .find(|(known, _)| known == word)
                .map(|(_, value)| *value),
        }
    }
}

fn only_char(word: &str) -> Option<char> {
    let mut signs = word.chars();
    signs.next().filter(|_| signs.next().is_none())
}

/// A full-width sign in its ordinary form; Unicode has the block in the order of ASCII.
pub(super) fn narrow(sign: char) -> char {
    match sign {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(sign as u32 - 0xfee0).unwrap_or(sign),
        _ => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::Vocabulary;
    use crate::compare::example::othello;

    #[test]
    fn a_value_a_sign_and_what_else_is_printed_are_cells() {
        let vocabulary = Vocabulary::new(&othello());
        assert_eq!(vocabulary.word("1"), Some(1));
        assert_eq!(vocabulary.word("#"), Some(1));
        assert_eq!(vocabulary.word("●"), Some(1));
        assert_eq!(vocabulary.word("１"), Some(1));
        assert_eq!(vocabulary.word("black"), Some(1));
        assert_eq!(vocabulary.word("3"), None);
        assert_eq!(vocabulary.word(""), None);
        assert_eq!(vocabulary.number(2), Some(2));
        assert_eq!(vocabulary.number(258), None);
    }
}
