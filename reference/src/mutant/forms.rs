//! The forms of a mistake: what programs that make it do depends on habits that are no mistakes.

use super::{
    habit::{Disc, Habit, Order},
    variant::{Needs, Variant},
};

/// The name of a mistake, and its forms.
pub(super) type Row = (&'static str, Vec<Variant>);

/// A mistake with a single form.
pub(super) fn one(id: &'static str, variant: Variant) -> Row {
    (id, vec![variant])
}

/// A mistake about what is flipped, which programs make that find out apart, and rightly, whether a move is legal, and those that
/// do not.
pub(super) fn apart(id: &'static str, variant: Variant) -> Row {
    (id, both_ways([variant]))
}

/// Programs that find out whether a move is legal by what they flip, and those that do it apart, and rightly.
pub(super) fn both_ways(variants: impl IntoIterator<Item = Variant>) -> Vec<Variant> {
    let needs = Needs::RightFlip;
    variants
        .into_iter()
        .flat_map(|variant| [variant, Variant { needs, ..variant }])
        .collect()
}

/// The disc is placed before anything is looked at.
pub(super) const DISC_FIRST: Habit = Habit {
    disc: Disc::First,
    ..Habit::USUAL
};

/// A disc is taken back by emptying its square.
pub(super) const EMPTIES: Habit = Habit {
    empties: true,
    ..DISC_FIRST
};

/// Every way to go about a move that shows where it breaks off.
pub(super) fn habits() -> Vec<Habit> {
    let mut habits = vec![Habit::USUAL, DISC_FIRST];
    for disc in [Disc::Last, Disc::First, Disc::WithFlips] {
        habits.extend(Order::ALL.map(|order| Habit {
            disc,
            at_once: true,
            order,
            ..Habit::USUAL
        }));
    }
    habits
}
