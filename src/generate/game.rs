//! One more call of a game that is played by chance.

use crate::{diagnose::Chance, model::Call};

/// Whether one call comes in the turn after another.
pub(super) type InTurn = fn(&Call, &Call) -> bool;

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// The other side's, wherever it can move.
    Kept,
    /// Mostly the other side's: where anybody moves at any time, one side is soon gone.
    Loose,
}

/// So often nobody asks whose turn it is, where turns are loose.
const LOOSE: usize = 4;

/// One of the calls that can be made, with what comes of it; those in turn go first. `None` where none can.
pub(super) fn next<T>(
    calls: &[Call],
    last: Option<&Call>,
    in_turn: Option<InTurn>,
    turn: Turn,
    chance: &mut Chance,
    make: impl Fn(&Call) -> Option<T>,
) -> Option<T> {
    let is_asked = turn == Turn::Kept || chance.below(LOOSE) != 0;
    let comes = |call: &Call| match (in_turn, last) {
        (Some(in_turn), Some(last)) if is_asked => in_turn(last, call),
        _ => true,
    };
    let order = order(calls.len(), chance);
    let (first, then): (Vec<&Call>, Vec<&Call>) = order.map(|place| &calls[place]).partition(|call| comes(call));
    first.into_iter().chain(then).find_map(make)
}

/// All places below a length, in some order.
fn order(length: usize, chance: &mut Chance) -> impl Iterator<Item = usize> {
    let mut places: Vec<usize> = (0..length).collect();
    for end in (1..length).rev() {
        places.swap(end, chance.below(end + 1));
    }
    places.into_iter()
}

/// A sequence that still has a property, from which no call but the first can be left out. `property` says how many calls of a
/// sequence are needed for it.
pub(super) fn without_idle(mut calls: Vec<Call>, property: impl Fn(&[Call]) -> Option<usize>) -> Vec<Call> {
    loop {
        let before = calls.len();
        // From the end, since what was played last depends on what was played first.
        let mut place = before.saturating_sub(1);
        while place >= 1 {
            let mut fewer = calls.clone();
            fewer.remove(place);
            if let Some(length) = property(&fewer) {
                fewer.truncate(length);
                calls = fewer;
            }
            place = (place - 1).min(calls.len().saturating_sub(1));
        }
        if calls.len() == before {
            return calls;
        }
    }
}
