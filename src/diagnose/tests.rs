use std::time::Duration;

use super::{Apart, Budget, Specification, apart};
use crate::{
    assignment::{self, Catalogue},
    model::Indexing,
    testcase::{self, Source},
};

const RUBY: Indexing = Indexing {
    negative_wraps: true,
    missing_raises: false,
};

fn catalogue(indexing: Indexing) -> Box<dyn Catalogue> {
    let reference = assignment::find("e5").expect("bundled");
    (reference.mutants.as_ref().expect("described").catalogue)(indexing)
}

fn specification() -> Specification {
    let bundle = testcase::load(&Source::Embedded, "e5").expect("bundled");
    Specification::new(&bundle.assignment, assignment::find("e5").expect("bundled")).expect("with calls")
}

/// The forms of a mistake.
fn forms(catalogue: &dyn Catalogue, id: &str) -> Vec<usize> {
    let mutant = catalogue
        .mutants()
        .iter()
        .position(|known| *known == id)
        .expect("a known mistake");
    let all = catalogue.forms().iter().enumerate();
    all.filter(|(_, of)| **of == mutant).map(|(form, _)| form).collect()
}

fn found(indexing: Indexing, one: Option<(&str, usize)>, other: (&str, usize), below: usize) -> Apart {
    let catalogue = catalogue(indexing);
    let form = |(id, form): (&str, usize)| vec![forms(catalogue.as_ref(), id)[form]];
    let (one, other) = (one.map(form).unwrap_or_default(), form(other));
    let ages = Budget::of(Duration::from_mins(10));
    apart(&specification(), catalogue.as_ref(), [&one, &other], below, &ages)
}

#[test]
fn a_short_sequence_that_tells_mistakes_apart_is_the_shortest() {
    let Apart::Shortest(calls) = found(RUBY, None, ("only-straight", 0), usize::MAX) else {
        panic!("a short sequence");
    };
    assert_eq!(calls.len(), 3, "{calls:?}");
    assert_eq!(found(RUBY, None, ("only-straight", 0), 3), Apart::Never);
    let Apart::Shortest(calls) = found(RUBY, Some(("own-turn", 0)), ("enforces-turns", 0), usize::MAX) else {
        panic!("a short sequence");
    };
    assert_eq!(calls.len(), 2, "{calls:?}");
}

#[test]
fn a_long_sequence_that_tells_mistakes_apart_has_no_idle_call() {
    let Apart::Minimal(calls) = found(RUBY, None, ("stops-at-distance-6", 0), usize::MAX) else {
        panic!("a long sequence");
    };
    assert!((8..=20).contains(&calls.len()), "{calls:?}");
}

/// Without flips the colours come to stand like those of a chessboard, where no diagonal brackets anything.
#[test]
fn mistakes_that_never_differ_are_not_told_apart() {
    let never = found(
        RUBY,
        Some(("only-diagonal", 0)),
        ("moves-change-nothing", 0),
        usize::MAX,
    );
    assert_eq!(never, Apart::Never);
}
