//! Games: turns, passes, endings and transcripts.

use reference::othello::{Board, Disc, Fault, Game, Illegal, Refusal, Size, TranscriptError};

/// Perfect play on 6×6 as Joel Feinstein found it in 1993: row and column, 0-based, black first. It ends 16–20.
const FEINSTEIN: &str =
    "12 31 42 13 34 24 03 02 01 43 53 35 21 11 25 15 14 51 30 52 50 10 41 40 54 44 20 00 45 55 04 05";

#[track_caller]
fn replay(transcript: &str) -> Game {
    Game::replay(Size::STANDARD, transcript).expect("a good transcript")
}

#[track_caller]
fn fault(transcript: &str) -> TranscriptError {
    Game::replay(Size::STANDARD, transcript).expect_err("a bad transcript")
}

#[test]
fn initial_board() {
    let game = Game::new(Size::STANDARD);
    assert_eq!(
        game.board().to_string(),
        "........\n........\n........\n...o#...\n...#o...\n........\n........\n........\n"
    );
    assert_eq!(game.to_move(), Some(Disc::Black));
}

#[test]
fn perfect_6x6_game_ends_16_20() {
    let size = Size::new(6).expect("a board size");
    let mut game = Game::new(size);
    for cell in FEINSTEIN.split(' ') {
        let [row, column] = [0, 1].map(|place| cell.as_bytes()[place] - b'0');
        let square = size.square(row, column).expect("a square");
        game.play(square)
            .unwrap_or_else(|refusal| panic!("{square}: {refusal}"));
    }
    assert!(game.is_over());
    assert_eq!(
        (game.board().count(Disc::Black), game.board().count(Disc::White)),
        (16, 20)
    );

    let passes = game
        .moves()
        .windows(2)
        .filter(|pair| pair[0].disc == pair[1].disc)
        .count();
    assert_eq!(passes, 1);
}

/// The shortest tournament game in the WTHOR database, 2001: white is wiped out.
#[test]
fn a_game_can_end_long_before_the_board_is_full() {
    let game = replay("f5d6c5f6e7f4g5e6e3");
    assert!(game.is_over());
    assert_eq!(
        (game.board().count(Disc::Black), game.board().count(Disc::White)),
        (13, 0)
    );
}

#[test]
fn an_empty_transcript_is_the_initial_position() {
    assert_eq!(replay(""), Game::new(Size::STANDARD));
}

#[test]
fn a_transcript_may_stop_anywhere_and_use_capitals() {
    let game = replay("f5D6c3");
    assert_eq!(game.to_move(), Some(Disc::White));
    let moves: Vec<String> = game
        .moves()
        .iter()
        .map(|made| format!("{} {}", made.disc, made.square))
        .collect();
    assert_eq!(moves, ["black f5", "white d6", "black c3"]);
}

#[test]
fn rows_of_two_digits() {
    let game = Game::replay(Size::MAX, "l13l12").expect("a good transcript");
    assert_eq!(game.moves()[0].square.row(), 12);
    assert_eq!(game.moves()[0].square.column(), 11);
}

#[test]
fn every_square_reads_back_from_its_name() {
    for square in Size::MAX.squares() {
        assert_eq!(Size::MAX.parse(&square.to_string()), Some(square));
    }
}

#[test]
fn what_is_not_a_square() {
    for name in [
        "", "f", "5", "5f", "f0", "f9", "i1", "f05", "f+5", "f5 ", " f5", "f55", "f256", "ff", "é5", "盤", "{1", "--",
    ] {
        assert_eq!(Size::STANDARD.parse(name), None, "{name:?}");
    }
}

#[test]
fn a_move_that_is_no_square() {
    for (transcript, text) in [
        ("f5d6x9", "x9"),
        ("f5d6c", "c"),
        ("f5d6 c3", " "),
        ("f5d6盤3", "盤3"),
        ("f5d6c03", "c03"),
    ] {
        let expected = TranscriptError {
            index: 2,
            offset: 4,
            text: text.to_owned(),
            fault: Fault::NotASquare,
        };
        assert_eq!(fault(transcript), expected, "{transcript}");
    }
    assert_eq!(
        fault("f5d6x9").to_string(),
        r#"move 3, "x9" at byte 4: not a square of this board"#
    );
}

#[test]
fn a_move_to_an_occupied_square() {
    let error = fault("f5d6f5");
    assert_eq!((error.index, error.offset), (2, 4));
    assert_eq!(
        error.fault,
        Fault::Refused(Refusal::Illegal(Illegal::Occupied(Disc::Black)))
    );
    assert_eq!(
        error.to_string(),
        r#"move 3, "f5" at byte 4: the square is occupied by a black disc"#
    );
}

#[test]
fn a_move_that_flips_nothing() {
    let error = fault("a1");
    assert_eq!((error.index, error.offset), (0, 0));
    assert_eq!(error.fault, Fault::Refused(Refusal::Illegal(Illegal::NoFlip)));
    assert_eq!(error.to_string(), r#"move 1, "a1" at byte 0: no disc would be flipped"#);
}

#[test]
fn a_move_after_the_end() {
    let error = fault("f5d6c5f6e7f4g5e6e3a1");
    assert_eq!((error.index, error.offset), (9, 18));
    assert_eq!(error.fault, Fault::Refused(Refusal::GameOver));
    assert_eq!(error.to_string(), r#"move 10, "a1" at byte 18: the game is over"#);
}

#[test]
fn a_refused_move_leaves_the_game_as_it_was() {
    let mut game = replay("f5d6");
    let before = game.clone();
    let occupied = Size::STANDARD.parse("f5").expect("a square");
    assert!(game.play(occupied).is_err());
    assert_eq!(game, before);
}

#[test]
fn board_sizes() {
    let sizes: Vec<u8> = (0..=u8::MAX).filter(|&n| Size::new(n).is_some()).collect();
    assert_eq!(sizes, [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26]);
}

#[test]
#[should_panic(expected = "e1 is off a board of 4 rows")]
fn a_square_of_a_greater_board_is_not_taken_for_another() {
    let square = Size::STANDARD.square(0, 4).expect("a square of 8×8");
    let _ = Board::initial(Size::MIN).get(square);
}
