use super::{words::refusal, *};

#[test]
fn every_thing_is_where_its_place_says() {
    let all = all();
    assert_eq!(all.len(), 2 + 48 + 20 + 9);
    for (number, thing) in all.into_iter().enumerate() {
        assert_eq!(place(thing), number, "{thing:?}");
    }
}

/// What a move shows after others, and its words' name.
fn after(moves: &[[i64; 3]]) -> (Vec<Thing>, Message) {
    let call = |args: &[i64]| Call {
        name: MOVE.to_owned(),
        args: args.to_vec(),
    };
    let mut machine = E5::new();
    machine.initialize_othello();
    let (last, before) = moves.split_last().expect("a move");
    for &[player, row, column] in before {
        let small = |number| u8::try_from(number).expect("small");
        let disc = e5::player(small(player)).expect("a player");
        machine.move_othello(disc, small(row), small(column)).expect("a move");
    }
    let places = shows(&machine, &call(last));
    let title = super::title(&machine, &call(last)).expect("a title");
    (places.into_iter().map(|place| all()[place]).collect(), title)
}

#[test]
fn a_move_shows_its_runs_and_borders() {
    let (things, title) = after(&[[1, 3, 2]]);
    assert_eq!(things, [Thing::Run(Direction::East, 1)]);
    assert_eq!(title.id, "e5-run");
    let (things, _) = after(&[[1, 2, 3], [2, 2, 4], [2, 1, 2], [1, 1, 3], [1, 0, 1]]);
    assert_eq!(things, [Thing::Run(Direction::SouthEast, 1), Thing::Placed(Border::Top)]);
}

#[test]
fn an_illegal_move_shows_every_reason_and_says_the_most_telling() {
    for (moves, reason) in [
        (&[[1, 3, 3]][..], Why::Other),
        (&[[1, 3, 4]], Why::Own),
        (&[[1, 2, 3], [2, 2, 2], [1, 2, 3]], Why::OwnInTheWay),
        (&[[1, 0, 0]], Why::Alone),
        (&[[1, 2, 5]], Why::BesideOwn),
        (&[[1, 2, 2]], Why::OpenAtSquare),
        (&[[1, 2, 4]], Why::OthersMove),
    ] {
        let (things, title) = after(moves);
        assert_eq!((things[0], title), (Thing::Refused(reason), refusal(reason)), "{moves:?}");
    }
}
