//! Sequences that no suite has: games played by chance, in which a claim about a program has to prove true.

use super::{
    chance::Chance,
    specification::{Position, Specification, changes_nothing},
};
use crate::model::{Call, Step};

/// So many games are played. A mistake that a program makes beside those that are named shows in one of them, unless it is rare.
const GAMES: usize = 12;

/// Each has so many calls.
const CALLS: usize = 48;

/// One call in so many may be any, and most of these change nothing.
const ANY: usize = 6;

/// Games that follow the reference, always the same ones.
pub(super) fn games(specification: &Specification) -> Vec<Vec<Call>> {
    let mut chance = Chance::default();
    (0..GAMES).map(|_| game(specification, &mut chance)).collect()
}

fn game(specification: &Specification, chance: &mut Chance) -> Vec<Call> {
    let mut position = specification.start();
    while position.calls.len() < CALLS {
        let calls = specification.calls_after(&position.calls).iter();
        let mut next: Vec<(Step, Position)> = calls.filter_map(|call| position.after(call)).collect();
        let is_begun = !position.calls.is_empty();
        if is_begun && chance.below(ANY) != 0 {
            next.retain(|(step, _)| !changes_nothing(step) && !specification.is_initialize(&step.call));
        }
        if next.is_empty() {
            break;
        }
        position = next.swap_remove(chance.below(next.len())).1;
    }
    position.calls
}
