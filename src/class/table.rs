//! A CSV file as rows of fields that know where they stand in it.

use std::ops::Range;

/// What spreadsheet programs put between two fields; where a header has none of them, it has one column.
const SEPARATORS: [u8; 3] = [b',', b';', b'\t'];

/// A CSV file, read by the rules of RFC 4180 with any of [`SEPARATORS`].
#[derive(Debug)]
pub(super) struct Table<'text> {
    text: &'text str,
    separator: u8,
    /// Its rows, the first of which has the headers; without those that are blank.
    pub rows: Vec<Row>,
}

/// One row.
#[derive(Debug)]
pub(super) struct Row {
    /// The byte of the text at which it begins.
    start: usize,
    /// Its fields, without quotes.
    pub fields: Vec<String>,
}

/// One field as it stands in the text.
struct Field {
    span: Range<usize>,
    /// Whether the field begins with a quote whose partner is missing, and so reaches to the end of the text.
    open: bool,
}

impl<'text> Table<'text> {
    pub(super) fn read(text: &'text str) -> Result<Self, csv::Error> {
        let separator = separator(text);
        let mut reader = csv::ReaderBuilder::new()
            .delimiter(separator)
            .has_headers(false)
            .flexible(true)
            .from_reader(text.as_bytes());
        let mut rows = Vec::new();
        for record in reader.records() {
            let record = record?;
            if record.iter().all(|field| field.trim().is_empty()) {
                continue;
            }
            rows.push(Row {
                start: start(text, record.position().map_or(0, csv::Position::byte)),
                fields: record.iter().map(str::to_owned).collect(),
            });
        }
        Ok(Self { text, separator, rows })
    }

    /// Where a field of a row stands; where the row has fewer fields, the end of the row.
    pub(super) fn span(&self, row: &Row, field: usize) -> Range<usize> {
        let mut last = row.start..row.start;
        for found in self.fields(row).take(field + 1) {
            last = found.span;
        }
        last
    }

    /// Where a row stands, without the end of its last line.
    pub(super) fn whole(&self, row: &Row) -> Range<usize> {
        row.start..self.span(row, usize::MAX - 1).end
    }

    /// The quote that is never closed, where there is one: all rows behind it are in its field.
    pub(super) fn open_quote(&self) -> Option<Range<usize>> {
        let field = self.fields(self.rows.last()?).last().filter(|field| field.open)?;
        Some(field.span.start..field.span.start + 1)
    }

    fn fields(&self, row: &Row) -> impl Iterator<Item = Field> {
        let mut next = Some(row.start);
        std::iter::from_fn(move || {
            let (field, behind) = self.field(next?);
            next = behind;
            Some(field)
        })
    }

    /// The field that begins at a byte, and where the next one of its row does.
    fn field(&self, from: usize) -> (Field, Option<usize>) {
        let bytes = self.text.as_bytes();
        let mut quoted = bytes.get(from) == Some(&b'"');
        let mut at = from + usize::from(quoted);
        while let Some(&byte) = bytes.get(at) {
            match byte {
                b'"' if quoted && bytes.get(at + 1) == Some(&b'"') => at += 1,
                b'"' if quoted => quoted = false,
                _ if quoted => {}
                b'\r' | b'\n' => break,
                byte if byte == self.separator => {
                    let span = from..at;
                    return (Field { span, open: false }, Some(at + 1));
                }
                _ => {}
            }
            at += 1;
        }
        let span = from..at.min(bytes.len());
        (Field { span, open: quoted }, None)
    }
}

/// The separator that stands most often in the first line, quotes apart.
fn separator(text: &str) -> u8 {
    let line = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let count = |separator: u8| {
        let unquoted = line.split('"').step_by(2);
        unquoted.flat_map(str::bytes).filter(|byte| *byte == separator).count()
    };
    let most = SEPARATORS.into_iter().rev().max_by_key(|separator| count(*separator));
    most.unwrap_or(SEPARATORS[0])
}

/// Where a record really begins: the reader counts the ends of the lines before it as its own.
fn start(text: &str, byte: u64) -> usize {
    let byte = usize::try_from(byte).unwrap_or(usize::MAX).min(text.len());
    let ends = text.as_bytes()[byte..]
        .iter()
        .take_while(|byte| matches!(byte, b'\r' | b'\n'));
    byte + ends.count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Vec<Vec<String>> {
        let table = Table::read(text).expect("a table");
        table.rows.into_iter().map(|row| row.fields).collect()
    }

    #[test]
    fn guesses_the_separator_from_the_header() {
        for text in [
            "id,name\n1,a",
            "id;name\n1;a",
            "id\tname\r\n1\ta\r\n",
            "\n\"id\";\"name\"\n1;a",
        ] {
            assert_eq!(rows(text), [["id", "name"], ["1", "a"]], "{text:?}");
        }
        assert_eq!(rows("id\n1,2\n"), [vec!["id"], vec!["1", "2"]]);
        assert_eq!(rows("\"a,b,c\";d\n1;2\n")[1], ["1", "2"]);
    }

    #[test]
    fn passes_over_blank_rows() {
        assert_eq!(
            rows("id,name\n\n,\n \t,\u{3000}\n1,a\n\n"),
            [["id", "name"], ["1", "a"]]
        );
    }

    #[test]
    fn knows_where_its_fields_stand() {
        let text = "id,name\r\n\r\n1,\"a, \"\"b\"\"\r\nc\",x\r\n2,d\r\n";
        let table = Table::read(text).expect("a table");
        let shown = |row: usize, field| &text[table.span(&table.rows[row], field)];
        assert_eq!(shown(1, 0), "1");
        assert_eq!(shown(1, 1), "\"a, \"\"b\"\"\r\nc\"");
        assert_eq!(shown(1, 2), "x");
        assert_eq!(shown(1, 9), "x");
        assert_eq!(shown(2, 1), "d");
        assert_eq!(&text[table.whole(&table.rows[2])], "2,d");
        assert_eq!(table.open_quote(), None);
    }

    #[test]
    fn sees_a_quote_that_is_never_closed() {
        let text = "id,name\n1,\"a\n2,b\n3,c\n";
        let table = Table::read(text).expect("a table");
        assert_eq!(table.rows.len(), 2, "the reader takes what follows for one field");
        let quote = table.open_quote().expect("an open quote");
        assert_eq!(&text[quote.start..], "\"a\n2,b\n3,c\n");
        assert_eq!(
            Table::read("id,name\n1,5\" disk\n").expect("a table").open_quote(),
            None
        );
    }
}
