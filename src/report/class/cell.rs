use std::fmt::Write as _;

use crate::report::safe::without_orders;

/// The characters with which a formula begins in some spreadsheet program, the last four being what Japanese keyboards write
/// (<https://owasp.org/www-community/attacks/CSV_Injection>).
const FORMULA: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// A stranger's text as a cell that no spreadsheet program takes for a formula: one that might be, also behind blanks, has an
/// apostrophe before it. What a CI system that reads the file would obey, control characters, of which only line ends and tabs mean something in a cell, and the characters that
/// turn the direction of what follows stand as their escapes. Numbers of ours are no such text.
pub(super) fn text(text: &str) -> String {
    let mut cell = String::with_capacity(text.len());
    if is_formula(text) {
        cell.push('\'');
    }
    for character in without_orders(&text.replace("\r\n", "\n")).chars() {
        match character {
            '\n' | '\t' => cell.push(character),
            _ if character.is_control() || turns(character) => {
                // A string takes everything.
                let _ = write!(cell, "{}", character.escape_default());
            }
            _ => cell.push(character),
        }
    }
    cell
}

fn is_formula(text: &str) -> bool {
    let unseen = |character: char| character.is_whitespace() || character.is_control() || is_mark(character);
    text.starts_with(['\t', '\r', '\n']) || text.trim_start_matches(unseen).starts_with(FORMULA)
}

/// Whether a character takes no place: marks of direction, joiners, and the mark of the byte order.
fn is_mark(character: char) -> bool {
    matches!(character, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}') || turns(character)
}

/// Whether a character turns the direction of others: an embedding, an override or an isolate. Unlike a mark, as names in
/// Arabic and Hebrew have it, it makes a cell look like another one.
fn turns(character: char) -> bool {
    matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::text;

    #[test]
    fn no_formula_stays_one() {
        for formula in [
            "=1+2",
            "+1",
            "-1",
            "@SUM(A1)",
            "\t=1",
            "\n1",
            "  =1",
            "\u{3000}＝1",
            "＋1",
            "－1",
            "＠a",
            "\u{feff}=1",
            "\u{200f}=1",
            "\0=1",
        ] {
            assert!(text(formula).starts_with('\''), "{formula:?}");
        }
    }

    #[test]
    fn a_carriage_return_is_no_line_end_of_a_cell() {
        assert_eq!(text("\r=1"), r"'\r=1");
        assert_eq!(text("a\r\nb\rc\0"), "a\nb\\rc\\u{0}");
    }

    #[test]
    fn what_people_are_called_stays() {
        for name in [
            "O'Neill, Anne-Marie",
            "田中 太郎",
            "\"Bob\"",
            "a=b",
            "\u{200f}שלום",
            "नेपा\u{200d}ल",
            "two\nlines",
            "",
        ] {
            assert_eq!(text(name), name);
        }
        assert_eq!(text("a\u{202e}b"), r"a\u{202e}b");
    }

    proptest! {
        #[test]
        fn no_cell_begins_as_a_formula_does(stranger in "[ =+@\t\r\n\0\u{feff}\u{3000}＝-]{0,8}.{0,3}") {
            let cell = text(&stranger);
            let first = cell.trim_start().chars().next();
            prop_assert!(!cell.starts_with(['\t', '\n']) && !first.is_some_and(|first| "=+-@＝＋－＠".contains(first)));
        }
    }
}
