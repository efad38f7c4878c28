use unicode_width::UnicodeWidthStr;

use super::safe::visible;
use super::style::Style;

/// Rows of cells in columns, under their headings.
pub struct Table<const COLUMNS: usize> {
    rows: Vec<[String; COLUMNS]>,
}

impl<const COLUMNS: usize> Table<COLUMNS> {
    /// A table without rows.
    pub fn new(headings: [String; COLUMNS]) -> Self {
        Self { rows: vec![headings] }
    }

    /// Adds a row; whatever is in a cell is made visible.
    pub fn row(&mut self, cells: [&str; COLUMNS]) {
        self.rows.push(cells.map(visible));
    }

    /// The table as text, each row a line.
    pub fn text(&self, style: Style) -> String {
        let widths: [usize; COLUMNS] = std::array::from_fn(|column| self.width(column));
        let mut lines = self.rows.iter().map(|row| line(row, &widths));
        let headings = lines.next().map(|line| style.dim(&line));
        headings.into_iter().chain(lines).map(|line| line + "\n").collect()
    }

    fn width(&self, column: usize) -> usize {
        self.rows.iter().map(|row| row[column].width()).max().unwrap_or(0)
    }
}

fn line(row: &[String], widths: &[usize]) -> String {
    const GAP: usize = 2;
    let mut line = String::new();
    for (cell, width) in row.iter().zip(widths) {
        line.push_str(cell);
        line.push_str(&" ".repeat(width + GAP - cell.width()));
    }
    line.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn aligns_wide_letters_too() {
        let mut table = Table::new(["ID", "題名", "配点"].map(str::to_owned));
        table.row(["01", "盤の端", "3"]);
        table.row(["02-long", "x\u{1b}", "12"]);
        let expected = "ID       題名    配点\n01       盤の端  3\n02-long  x\\e     12\n";
        assert_eq!(table.text(Style::Plain), expected);
    }
}
