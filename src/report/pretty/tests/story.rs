//! The story of a bug.

use std::sync::Arc;

use crate::{
    locale::Tongue,
    model::{Brevity, Counterexample, Diagnosis, Event, Reason},
    report::{
        Purpose,
        fixture::*,
        pretty::{scene::*, screen::*},
    },
};

const EXPLAIN: Screen = Screen {
    purpose: Purpose::Explain,
    ..SCREEN
};

fn told(diagnosis: Diagnosis) -> String {
    let result = with(wrong_flips(Tongue::English));
    EXPLAIN.show_then(Tongue::English, &[result], Some(Event::Diagnosed(Arc::new(diagnosis))))
}

/// So many calls, the last of which has to do what the first move of a game has to.
fn counterexample(calls: usize) -> Counterexample {
    let said = |text| said(Tongue::English, text, text);
    let calls: Vec<String> = (0..calls)
        .map(|number| format!("move_othello 1, 3, {number}"))
        .collect();
    let calls: Vec<&str> = calls.iter().map(String::as_str).collect();
    let failure = failure(&calls, said("what to do"), said("what it did"));
    let failure = with_boards(failure, &after_first_move(), &[]);
    let start = board("00000000 00000000 00000000 00021000 00012000 00000000 00000000 00000000");
    let mut case = failed("", 1, Reason::WrongFlips, failure);
    case.boards = calls.iter().map(|text| (call(text), Some(start.clone()))).collect();
    Counterexample {
        case,
        brevity: Brevity::Minimal,
    }
}

fn named(bugs: &[&[&str]], hints: usize) -> Diagnosis {
    let set = |set: &&[&str]| set.iter().map(|&bug| bug.to_owned()).collect();
    Diagnosis {
        bugs: bugs.iter().map(set).collect(),
        hints,
        ..Diagnosis::default()
    }
}

#[test]
fn what_the_next_call_has_to_change_is_marked() {
    let screen = told(Diagnosis {
        counterexample: Some(counterexample(2)),
        ..Diagnosis::default()
    });
    assert!(
        screen.contains("     0 0[0 2]1 0 0 0\n     0 0 0 1 2 0 0 0\n"),
        "{screen}"
    );
}

#[test]
fn a_long_history_is_shown_without_its_middle() {
    insta::assert_snapshot!(told(Diagnosis {
        counterexample: Some(counterexample(12)),
        ..Diagnosis::default()
    }));
    let whole = told(Diagnosis {
        counterexample: Some(counterexample(7)),
        ..Diagnosis::default()
    });
    assert!(!whole.contains('…'), "one board in the middle is shown: {whole}");
}

#[test]
fn every_set_of_mistakes_has_its_hint() {
    let screen = told(named(&[&["missing-north"], &["row-8-raises"]], 1));
    let places = [
        "Look at the part that decides in which directions",
        "Look at what your program makes sure of before",
    ];
    assert!(places.iter().all(|place| screen.contains(place)), "{screen}");
    assert!(!screen.contains("In the words"), "nobody knows whose: {screen}");
    let of_one = told(named(&[&["missing-north"]], 1));
    assert!(of_one.contains("“I wrote seven of the eight directions"), "{of_one}");
    let none = told(named(&[&["missing-north"]], 0));
    assert!(!none.contains("Look") && !none.contains("I wrote"), "{none}");
}
