//! How people print boards, for the tests.

use crate::{compare::example::pp, model::Board};

/// The rows of a board in these signs for its values, each row put together by the function.
pub(super) fn drawn(board: &Board, signs: [&str; 3], row: impl Fn(usize, Vec<&str>) -> String) -> String {
    let row =
        |(index, cells): (usize, &[u8])| row(index, cells.iter().map(|&value| signs[usize::from(value)]).collect());
    board.rows().enumerate().map(row).collect()
}

pub(super) const DIGITS: [&str; 3] = ["0", "1", "2"];

/// A way to print a board: its name, and how.
pub(super) type Notation = (&'static str, fn(&Board) -> String);

/// The notations that a person would print.
pub(super) const NOTATIONS: &[Notation] = &[
    ("pp", pp),
    ("one line", |board| pp(board).replace("\n ", " ")),
    ("JSON", |board| pp(board).replace(['\n', ' '], "")),
    ("C", |board| pp(board).replace('[', "{").replace(']', "}")),
    ("Go", |board| pp(board).replace(['\n', ','], "")),
    ("numpy", |board| {
        format!("array({}, dtype=int8)", pp(board).replace('\n', "\n      "))
    }),
    ("node", |board| {
        let rows = drawn(board, DIGITS, |_, cells| {
            format!(
                "  [\n    {},\n    {}\n  ],\n",
                cells[..6].join(", "),
                cells[6..].join(", ")
            )
        });
        format!("[\n{rows}]")
    }),
    ("Rust", |board| {
        format!(
            "[\n{}]",
            drawn(board, DIGITS, |_, cells| format!(
                "    [\n        {},\n    ],\n",
                cells.join(",\n        ")
            ))
        )
    }),
    ("texts in lists", |board| {
        format!(
            "[{}]",
            drawn(board, ["'.'", "'X'", "'O'"], |_, cells| format!(
                "[{}], ",
                cells.join(", ")
            ))
        )
    }),
    ("list of texts", |board| {
        format!(
            "[{}]",
            drawn(board, [".", "X", "O"], |_, cells| format!("\"{}\", ", cells.concat()))
        )
    }),
    ("list of texts, a line each", |board| {
        format!(
            "[{}]",
            drawn(board, [".", "X", "O"], |_, cells| format!("\"{}\",\n ", cells.concat()))
        )
    }),
    ("a list a line", |board| {
        drawn(board, DIGITS, |_, cells| format!("[{}]\n", cells.join(", ")))
    }),
    ("a list of texts a line", |board| {
        drawn(board, ["'0'", "'1'", "'2'"], |_, cells| {
            format!("[{}]\n", cells.join(", "))
        })
    }),
    ("digits", |board| drawn(board, DIGITS, |_, cells| cells.concat() + "\n")),
    ("blanks", |board| {
        drawn(board, DIGITS, |_, cells| cells.join(" ") + " \n")
    }),
    ("commas", |board| {
        drawn(board, DIGITS, |_, cells| cells.join(",") + "\n")
    }),
    ("tabs", |board| drawn(board, DIGITS, |_, cells| cells.join("\t") + "\n")),
    ("pipes", |board| {
        drawn(board, DIGITS, |_, cells| format!("|{}|\n", cells.join("|")))
    }),
    ("CRLF", |board| {
        drawn(board, DIGITS, |_, cells| cells.join(" ") + "\r\n")
    }),
    ("blank lines", |board| {
        drawn(board, DIGITS, |_, cells| cells.join(" ") + "\n\n")
    }),
    ("suite", |board| {
        drawn(board, [".", "#", "o"], |_, cells| cells.concat() + "\n")
    }),
    ("minus", |board| {
        drawn(board, ["-", "X", "O"], |_, cells| cells.concat() + "\n")
    }),
    ("minus and blanks", |board| {
        drawn(board, ["-", "X", "O"], |_, cells| cells.join(" ") + "\n")
    }),
    ("plus", |board| {
        drawn(board, ["+", "*", "O"], |_, cells| cells.concat() + "\n")
    }),
    ("discs", |board| {
        drawn(board, ["・", "●", "○"], |_, cells| cells.concat() + "\n")
    }),
    ("kanji", |board| {
        drawn(board, ["空", "黒", "白"], |_, cells| cells.concat() + "\n")
    }),
    ("full width", |board| {
        drawn(board, ["０", "１", "２"], |_, cells| cells.join("　") + "\n")
    }),
    ("words", |board| {
        drawn(board, ["-", "black", "white"], |_, cells| cells.join(" ") + "\n")
    }),
    ("colours", |board| {
        drawn(
            board,
            [".", "\u{1b}[30m●\u{1b}[0m", "\u{1b}[1;37m○\u{1b}[0m"],
            |_, cells| cells.concat() + "\n",
        )
    }),
    ("numbers from 0", |board| {
        String::from("  0 1 2 3 4 5 6 7\n") + &drawn(board, DIGITS, |row, cells| format!("{row} {}\n", cells.join(" ")))
    }),
    ("numbers from 1", |board| {
        String::from("   1 2 3 4 5 6 7 8\n")
            + &drawn(board, [".", "X", "O"], |row, cells| {
                format!("{}: {}\n", row + 1, cells.join(" "))
            })
    }),
    ("letters above", |board| {
        String::from(" abcdefgh\n")
            + &drawn(board, ["-", "X", "O"], |row, cells| {
                format!("{} {}\n", row + 1, cells.concat())
            })
    }),
    ("letters at left", |board| {
        drawn(board, DIGITS, |row, cells| {
            format!("{} {}\n", &"ABCDEFGH"[row..=row], cells.join(" "))
        })
    }),
    ("numbers at both ends", |board| {
        let rows = drawn(board, [".", "X", "O"], |row, cells| {
            format!("{row} {} {row}\n", cells.join(" "))
        });
        format!("  A B C D E F G H\n{rows}  A B C D E F G H\n")
    }),
    ("frame", |board| {
        let line = "+-+-+-+-+-+-+-+-+\n";
        line.to_owned() + &drawn(board, DIGITS, |_, cells| format!("|{}|\n{line}", cells.join("|")))
    }),
    ("frame with minus", |board| {
        let line = "+-+-+-+-+-+-+-+-+\n";
        line.to_owned()
            + &drawn(board, ["-", "X", "O"], |_, cells| {
                format!("|{}|\n{line}", cells.join("|"))
            })
    }),
    ("outer frame", |board| {
        let rows = drawn(board, ["-", "X", "O"], |_, cells| format!("|{}|\n", cells.concat()));
        format!("+--------+\n{rows}+--------+\n")
    }),
    ("line above and below", |board| {
        format!(
            "--------\n{}--------\n",
            drawn(board, DIGITS, |_, cells| cells.concat() + "\n")
        )
    }),
    ("box", |board| {
        let rows = drawn(board, DIGITS, |_, cells| {
            format!("│{}│\n├─┼─┼─┼─┼─┼─┼─┼─┤\n", cells.join("│"))
        });
        format!("┌─┬─┬─┬─┬─┬─┬─┬─┐\n{rows}└─┴─┴─┴─┴─┴─┴─┴─┘\n")
    }),
    ("blank cells", |board| {
        let line = "---------------------------------\n";
        line.to_owned()
            + &drawn(board, [" ", "X", "O"], |_, cells| {
                format!("| {} |\n{line}", cells.join(" | "))
            })
    }),
    ("blank cells, numbered", |board| {
        String::from("   0   1   2   3   4   5   6   7\n")
            + &drawn(board, [" ", "●", "○"], |row, cells| {
                format!("{row} | {} |\n", cells.join(" | "))
            })
    }),
];
