use proptest::prelude::*;

use super::{
    Printed, Spelling,
    notations::{DIGITS, NOTATIONS, drawn},
    read,
};
use crate::{
    compare::{
        example::{initial, moved, othello, pp, sized},
        grid::Held,
        vocabulary::Vocabulary,
    },
    model::{Board, Notation, Value},
};

fn read_boards(text: &str, notation: &Notation) -> Vec<Printed> {
    read(text, &Vocabulary::new(notation))
}

/// The cells of a board that holds nothing foreign.
fn rows(printed: &Printed) -> Vec<Vec<u8>> {
    printed
        .rows
        .iter()
        .map(|row| row.iter().filter_map(Held::cell).collect())
        .collect()
}

fn values(board: &Board) -> Vec<Vec<u8>> {
    board.rows().map(<[u8]>::to_vec).collect()
}

/// The boards of a text must be these.
fn assert_read(text: &str, boards: &[Board]) {
    let read: Vec<_> = read_boards(text, &othello()).iter().map(rows).collect();
    let wanted: Vec<_> = boards.iter().map(values).collect();
    assert_eq!(read, wanted, "{text}");
}

/// The lengths of the rows of the only board of a text.
fn lengths(text: &str) -> Vec<usize> {
    let boards = read_boards(text, &othello());
    assert_eq!(boards.len(), 1, "{text}\n{boards:?}");
    boards[0].rows.iter().map(Vec::len).collect()
}

#[test]
fn a_board_is_read_from_every_notation() {
    for (name, print) in NOTATIONS {
        for board in [initial(), moved()] {
            let boards = read_boards(&print(&board), &othello());
            assert_eq!(
                boards.iter().map(rows).collect::<Vec<_>>(),
                [values(&board)],
                "{name}:\n{}",
                print(&board)
            );
            let own = if *name == "pp" { Spelling::Own } else { Spelling::Other };
            assert_eq!(boards[0].spelling, own, "{name}");
        }
    }
}

#[test]
fn boards_one_after_the_other_are_told_apart() {
    for (name, print) in NOTATIONS {
        for between in ["", "\n", "\nblack moves to 3 2\n", "\n\n\n", "\n----------\n"] {
            let text = [initial(), moved(), initial()].map(|board| print(&board)).join(between);
            let read: Vec<_> = read_boards(&text, &othello()).iter().map(rows).collect();
            let wanted = [initial(), moved(), initial()].map(|board| values(&board));
            assert_eq!(read, wanted, "{name}:\n{text}");
        }
    }
}

#[test]
fn what_stands_around_a_board_is_not_in_it() {
    let text = format!("black: 2, white: 2\n1 3 2\n{}\n=> nil\n12\n", pp(&initial()));
    let boards = read_boards(&text, &othello());
    assert_eq!(boards.len(), 1);
    assert_eq!(&text[boards[0].range.clone()], pp(&initial()));
}

#[test]
fn a_frame_and_its_numbers_belong_to_the_board() {
    for (name, print) in NOTATIONS
        .iter()
        .filter(|(name, _)| name.contains("frame") || name.contains("numbers"))
    {
        let board = print(&moved());
        let text = format!("hello\n\n{board}bye\n");
        let boards = read_boards(&text, &othello());
        assert_eq!(&text[boards[0].range.clone()], board, "{name}");
    }
}

#[test]
fn trailing_blanks_are_forgiven_in_the_assignments_own_notation() {
    let text = pp(&initial()).replace('\n', "  \r\n");
    assert_eq!(read_boards(&text, &othello())[0].spelling, Spelling::Own);
    let shifted = pp(&initial()).replace("\n ", "\n  ");
    assert_eq!(read_boards(&shifted, &othello())[0].spelling, Spelling::Other);
}

#[test]
fn pp_keeps_a_small_board_on_one_line() {
    let small = sized(4);
    let row = "[0, 1, 2, 0]";
    let line = format!("[{row}, {row}, {row}, {row}]");
    assert_eq!(read_boards(&line, &small)[0].spelling, Spelling::Own);
    assert_eq!(
        read_boards(&line.replace("], ", "],\n "), &small)[0].spelling,
        Spelling::Other
    );
}

#[test]
fn a_board_of_another_shape_is_still_a_board() {
    let digits: Vec<String> = initial()
        .rows()
        .map(|row| row.iter().map(u8::to_string).collect())
        .collect();
    assert_eq!(lengths(&digits[..7].join("\n")), [8; 7]);
    assert_eq!(
        lengths(&[digits.clone(), digits[..1].to_vec()].concat().join("\n")),
        [8; 9]
    );
    let mut ragged = digits.clone();
    ragged[2].pop();
    assert_eq!(lengths(&ragged.join("\n")), [8, 8, 7, 8, 8, 8, 8, 8]);
    let border = ["0 0 1 2 0 1 2 0 0 0"; 10].join("\n");
    assert_eq!(lengths(&border), [10; 10]);
    assert_eq!(lengths(&format!("[{}]", vec!["0"; 64].join(", "))), [64]);
    assert_eq!(lengths(&"0\n".repeat(64)), [1; 64]);
    let list = pp(&initial()).replacen("[0, 0, 0, 0, 0, 0, 0, 0],\n ", "", 1);
    assert_eq!(lengths(&list), [8; 7]);
}

#[test]
fn boards_of_another_size_are_told_apart() {
    let board = "0000000\n".repeat(7);
    let boards = read_boards(&board.repeat(3), &othello());
    assert_eq!(boards.iter().map(|board| board.rows.len()).collect::<Vec<_>>(), [7; 3]);
}

#[test]
fn a_foreign_cell_is_kept_as_it_is() {
    let boards = read_boards(
        &pp(&initial()).replacen('1', "3", 1).replacen('1', "nil", 1),
        &othello(),
    );
    assert_eq!(boards[0].rows[3][4], Held::Foreign(Value::Int(3)));
    assert_eq!(boards[0].rows[4][3], Held::Foreign(Value::Text("nil".to_owned())));
    let text = drawn(&initial(), [".", "#", "?"], |_, cells| cells.concat() + "\n");
    assert_eq!(
        read_boards(&text, &othello())[0].rows[3][3],
        Held::Foreign(Value::Text("?".to_owned()))
    );
}

#[test]
fn what_is_no_board_is_not_taken_for_one() {
    let moves = "legal moves: [[2, 3], [3, 2], [4, 5], [5, 4]]\n".repeat(20);
    let log = "1 3 2\n2 2 4\n1 3 5\n2 4 2\n1 5 4\n2 2 3\n2 6 6\n1 1 1\n";
    let prose = "Black and white alternate; a move must flip at least one disc of the other.\n".repeat(30);
    for text in [
        moves.as_str(),
        log,
        prose.as_str(),
        "",
        "\n\n",
        "0\n",
        "ok",
        "[]",
        "[[]]",
        "--------\n",
        "[[[[",
        "]]]]",
    ] {
        assert_eq!(read_boards(text, &othello()), [], "{text}");
    }
}

#[test]
fn a_matrix_of_scores_is_a_board_only_where_no_board_is() {
    let scores = format!("[{}]", ["[100, -20, 10, 5, 5, 10, -20, 100]"; 8].join(",\n "));
    assert_eq!(lengths(&scores), [8; 8]);
    assert_read(&format!("{scores}\n{}\n", pp(&initial())), &[initial()]);
}

#[test]
fn a_move_written_right_above_a_board_is_no_row() {
    let digits = drawn(&initial(), DIGITS, |_, cells| cells.join(" ") + "\n");
    assert_read(&format!("1 3 2\n{digits}"), &[initial()]);
    assert_read(&format!("0 1\n\n{digits}2\n"), &[initial()]);
    assert_read(&format!("0\n*\n{}", digits.replace('\n', "\n\n")), &[initial()]);
    assert_read(&format!("****A??!\n{digits}1 2 1 2 x ? ? ?\n"), &[initial()]);
    assert_read(&format!("[[2, 3], [0, 1], [1, 0], [1, 1]]\n{digits}"), &[initial()]);
}

fn any_board() -> impl Strategy<Value = Board> {
    prop::collection::vec(prop::collection::vec(0_u8..3, 8), 8)
        .prop_filter_map("square", |rows| Board::from_rows(&rows))
}

/// Texts that look more like boards than chance would have it.
fn boardlike() -> impl Strategy<Value = String> {
    let pieces = [
        "[",
        "]",
        "[[",
        "{",
        "'",
        "\"",
        "\n",
        "\n\n",
        "0",
        "1 ",
        "2,",
        "-",
        "--------\n",
        "+-+",
        "|",
        " ",
        "X",
        "●",
        "0 0 0 0 0 0 0 0\n",
        "........\n",
        "a",
        "\u{1b}[",
        "\u{1b}[0m",
        "\r\n",
        "　",
        "0 1 2 3 4 5 6 7\n",
        "[[0, 0], [0, 0]]",
    ];
    prop::collection::vec(prop::sample::select(pieces.to_vec()), 0..200).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn any_board_is_read_back_from_any_notation(board in any_board(), notation in 0..NOTATIONS.len()) {
        let (_, print) = NOTATIONS[notation];
        let boards = read_boards(&print(&board), &othello());
        prop_assert_eq!(boards.iter().map(rows).collect::<Vec<_>>(), [values(&board)]);
    }

    #[test]
    fn text_around_does_not_change_a_board(
        board in any_board(),
        notation in 0..NOTATIONS.len(),
        before in "(\\PC{0,40}\n){0,3}",
        after in "(\n\\PC{0,40}){0,3}",
    ) {
        // A line of eight signs beside a board can hardly be told from a row of it.
        prop_assume!(before.lines().chain(after.lines()).all(|line| line.trim().chars().count() != 8));
        let (_, print) = NOTATIONS[notation];
        let boards = read_boards(&format!("{before}{}{after}", print(&board)), &othello());
        prop_assert!(boards.iter().any(|read| rows(read) == values(&board)), "{:?}", boards);
    }

    #[test]
    fn any_text_is_read(text in prop_oneof![any::<String>(), boardlike()]) {
        let mut end = 0;
        for board in read_boards(&text, &othello()) {
            prop_assert!(end <= board.range.start && board.range.start < board.range.end);
            end = board.range.end;
            prop_assert!(text.get(board.range).is_some());
        }
    }

    #[test]
    fn a_board_alone_reads_as_it_does_in_its_text(text in boardlike()) {
        let is_board = |board: &Printed| board.rows.len() == 8 && rows(board).iter().all(|row| row.len() == 8);
        for board in read_boards(&text, &othello()).into_iter().filter(is_board) {
            let alone = read_boards(&text[board.range], &othello());
            prop_assert_eq!(alone.last().map(|alone| &alone.rows), Some(&board.rows));
        }
    }
}
