//! The mutants beside the reference: the empty variant is the reference, and every known mistake shows.

use std::collections::{BTreeSet, HashSet};

use proptest::prelude::*;
use reference::{
    e5::{self, E5, player},
    mutant::{Border, Dialect, Mutant, Outcome, Program, Returned, Variant, catalogue},
    othello::{Direction, Disc},
};

const DIALECTS: [Dialect; 4] = [Dialect::RUBY, Dialect::PYTHON, Dialect::JAVASCRIPT, Dialect::STRICT];

/// A call of E5.
#[derive(Clone, Copy, Debug)]
enum Call {
    Initialize,
    Move(u8, u8, u8),
}

/// What the reference answers.
fn asked(reference: &mut E5, call: Call) -> Outcome {
    match call {
        Call::Initialize => reference.initialize_othello(),
        Call::Move(p, i, j) => {
            let player = player(p).expect("1 or 2");
            reference.move_othello(player, i, j).expect("a move inside the domain");
        }
    }
    Outcome {
        returned: reference.cells().map(Returned::Board),
        board: reference.cells(),
    }
}

fn answer(program: &mut Program, call: Call) -> Outcome {
    match call {
        Call::Initialize => program.initialize_othello(),
        Call::Move(p, i, j) => program.move_othello(p, i, j),
    }
}

/// Calls as they come in a game and beside it: some moves are legal, most are not.
fn some_calls() -> impl Strategy<Value = Vec<Call>> {
    let call = prop_oneof![
        1 => Just(Call::Initialize),
        60 => (1..=2_u8, 0..8_u8, 0..8_u8).prop_map(|(p, i, j)| Call::Move(p, i, j)),
    ];
    prop::collection::vec(call, 1..400)
}

proptest! {
    #[test]
    fn the_empty_variant_is_the_reference(calls in some_calls(), dialect in 0..DIALECTS.len()) {
        let mut reference = E5::new();
        let mut program = Program::new(Variant::NONE, DIALECTS[dialect]);
        prop_assert_eq!(answer(&mut program, Call::Initialize), asked(&mut reference, Call::Initialize));
        for call in calls {
            prop_assert_eq!(answer(&mut program, call), asked(&mut reference, call));
        }
    }
}

/// Whether a program answers otherwise than the reference in one of some hundred games. In each any player moves, now and then
/// where that is illegal, and somebody initialises in the middle.
fn shows(variant: Variant, dialect: Dialect) -> bool {
    let mut random = Lcg(1);
    (0..600).any(|_| {
        let (mut reference, mut program) = (E5::new(), Program::new(variant, dialect));
        let again = random.below(60);
        (0..80).any(|turn| {
            let call = if turn == 0 || turn == again {
                Call::Initialize
            } else {
                some_move(&reference, &mut random)
            };
            asked(&mut reference, call) != answer(&mut program, call)
        })
    })
}

/// A move of any player: a legal one where there is one, but for one in eight.
fn some_move(reference: &E5, random: &mut Lcg) -> Call {
    let board = reference.board().expect("an initialised board");
    let disc = [Disc::Black, Disc::White][random.below(2)];
    let legal: Vec<_> = board.legal_moves(disc).collect();
    let number = |below: usize, random: &mut Lcg| u8::try_from(random.below(below)).expect("a small number");
    let (i, j) = if legal.is_empty() || random.below(8) == 0 {
        (number(8, random), number(8, random))
    } else {
        let square = legal[random.below(legal.len())];
        (square.row(), square.column())
    };
    Call::Move(e5::number(disc), i, j)
}

/// Numbers by chance, always the same ones: a linear congruential generator with Knuth's constants for MMIX.
struct Lcg(u64);

impl Lcg {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % bound
    }
}

#[test]
fn every_mistake_shows_in_every_form() {
    for dialect in DIALECTS {
        for Mutant { id, forms } in catalogue(dialect) {
            for form in forms {
                assert!(shows(form, dialect), "{id} in {dialect:?}: {form:?}");
            }
        }
    }
}

#[test]
fn every_mistake_has_a_name_of_its_own() {
    for dialect in DIALECTS {
        let catalogue = catalogue(dialect);
        let ids: BTreeSet<&str> = catalogue.iter().map(|mutant| mutant.id).collect();
        assert_eq!(ids.len(), catalogue.len());
        assert!(ids.len() >= 45, "{}", ids.len());
    }
}

#[test]
fn no_form_is_the_form_of_two_mistakes() {
    for dialect in DIALECTS {
        let mut seen = HashSet::new();
        for Mutant { id, forms } in catalogue(dialect) {
            for form in forms {
                assert!(seen.insert(form), "{id} in {dialect:?}: {form:?}");
            }
        }
    }
}

#[test]
fn mistakes_combine_unless_they_contradict_each_other() {
    let forms = |id: &str| {
        let mut all = catalogue(Dialect::RUBY).into_iter();
        all.find(|mutant| mutant.id == id).expect("a known mistake").forms[0]
    };
    let both = forms("missing-north")
        .with(forms("missing-south"))
        .expect("both at once");
    assert_eq!(both.with(forms("missing-north")), Some(both));
    assert_eq!(both.with(Variant::NONE), Some(both));
    assert!(
        forms("stops-at-distance-2")
            .with(forms("stops-at-distance-3"))
            .is_none()
    );
    assert!(forms("own-turn").with(forms("always-black")).is_none());
}

#[test]
fn only_a_mistake_about_what_is_seen_has_a_part_in_one_direction() {
    let parts = |id: &str| {
        let mut all = catalogue(Dialect::PYTHON).into_iter();
        let form = all.find(|mutant| mutant.id == id).expect("a known mistake").forms[0];
        let directions = Direction::ALL.into_iter();
        directions
            .filter(|&direction| form.in_direction(direction).is_some())
            .count()
    };
    assert_eq!(parts("missing-north"), 1);
    assert_eq!(parts("only-diagonal"), 4);
    assert_eq!(parts("stops-at-distance-4"), 8);
    assert_eq!(parts("row-minus-1-wraps"), 3);
    assert_eq!(parts("minus-1-wraps"), 5);
    assert_eq!(parts("column-7-is-outside"), 5);
    assert_eq!(parts("overwrites-own"), 0);
    assert_eq!(parts("colours-swapped"), 0);
}

#[test]
fn what_a_program_does_not_look_beyond_makes_no_difference() {
    for dialect in DIALECTS {
        for Mutant { id, forms } in catalogue(dialect) {
            for form in forms {
                let less = dialect.beyond(form.unchecked);
                assert!(
                    agree(form, dialect, less),
                    "{id} in {dialect:?} and in {less:?}: {form:?}"
                );
            }
        }
    }
    let wraps = |dialect: Dialect| dialect.beyond(Border::TOP);
    assert_eq!(wraps(Dialect::RUBY), wraps(Dialect::PYTHON));
    assert_ne!(wraps(Dialect::RUBY), wraps(Dialect::STRICT));
    assert_eq!(
        Dialect::STRICT.beyond(Border::BOTTOM),
        Dialect::RUBY.beyond(Border::BOTTOM)
    );
}

/// Whether a program does the same in two dialects in some dozens of games by chance.
fn agree(variant: Variant, one: Dialect, other: Dialect) -> bool {
    let mut random = Lcg(1);
    (0..40).all(|_| {
        let mut reference = E5::new();
        let mut pair = [one, other].map(|dialect| Program::new(variant, dialect));
        (0..80).all(|turn| {
            let call = if turn == 0 {
                Call::Initialize
            } else {
                some_move(&reference, &mut random)
            };
            asked(&mut reference, call);
            let [one, other] = &mut pair;
            answer(one, call) == answer(other, call)
        })
    })
}
