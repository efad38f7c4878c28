//! Sequences that tell two state machines apart, found without any program: all short ones are tried; where that leads too far,
//! games are played by chance and their moves left out as far as can be.

use std::collections::HashSet;

use super::{budget::Budget, chance::Chance, specification::Specification};
use crate::{
    assignment::{Catalogue, Suspect},
    model::Call,
};

/// Two programs behind the same calls.
type Pair = [Box<dyn Suspect>; 2];

/// So many positions are looked at before the search for the shortest sequence gives up: for E5, all sequences of four calls and many
/// of five.
pub const POSITIONS: usize = 3_000;

/// So many games are played by chance. Each goes another way, so the shortest that is left of one of these is short.
const GAMES: usize = 40;

/// A game goes on for so many calls.
const CALLS: usize = 80;

/// What is known of the sequences that tell two state machines apart by their last call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Apart {
    /// There is none shorter than this one.
    Shortest(Vec<Call>),
    /// No call can be left out of this one.
    Minimal(Vec<Call>),
    /// There is none, or none that is short enough: all were tried.
    Never,
    /// None was found.
    Unknown,
}

impl Apart {
    /// The calls, where there are any.
    pub fn calls(self) -> Option<Vec<Call>> {
        match self {
            Self::Shortest(calls) | Self::Minimal(calls) => Some(calls),
            Self::Never | Self::Unknown => None,
        }
    }
}

/// A sequence of fewer calls than `below` that two programs with the mistakes of these forms answer otherwise. A program without any
/// mistake stands for the reference.
pub fn apart(
    specification: &Specification,
    catalogue: &dyn Catalogue,
    forms: [&[usize]; 2],
    below: usize,
    budget: &Budget,
) -> Apart {
    let [Some(one), Some(other)] = forms.map(|forms| catalogue.program(forms)) else {
        return Apart::Unknown;
    };
    let pair = [one, other];
    let search = Search {
        specification,
        budget,
        below,
    };
    match search.breadth(&pair) {
        Apart::Unknown => search.games(&pair).map_or(Apart::Unknown, Apart::Minimal),
        known => known,
    }
}

struct Search<'a> {
    specification: &'a Specification,
    budget: &'a Budget,
    below: usize,
}

impl Search<'_> {
    /// The shortest sequence, as far as so many positions tell.
    fn breadth(&self, start: &Pair) -> Apart {
        let mut known = HashSet::new();
        let mut pairs = vec![(Vec::new(), start.each_ref().map(|program| program.snapshot()))];
        while pairs
            .first()
            .is_some_and(|(sequence, _)| sequence.len() + 1 < self.below)
        {
            let mut further = Vec::new();
            for (sequence, pair) in &pairs {
                if self.budget.is_spent() || known.len() > POSITIONS {
                    return Apart::Unknown;
                }
                for call in self.specification.calls_after(sequence) {
                    let longer = || [sequence.as_slice(), std::slice::from_ref(call)].concat();
                    match after(pair, call) {
                        After::Differ => return Apart::Shortest(longer()),
                        After::Same(pair) if known.insert(fingerprints(&pair)) => further.push((longer(), pair)),
                        After::Same(_) | After::Over => {}
                    }
                }
            }
            pairs = further;
        }
        Apart::Never
    }

    /// The shortest of what is left of some games.
    fn games(&self, start: &Pair) -> Option<Vec<Call>> {
        let mut chance = Chance::default();
        let mut best: Option<Vec<Call>> = None;
        for _ in 0..GAMES {
            if self.budget.is_spent() {
                break;
            }
            let Some(calls) = self.game(start, &mut chance) else {
                continue;
            };
            let calls = without_idle(start, calls);
            let below = best.as_ref().map_or(self.below, Vec::len);
            if calls.len() < below {
                best = Some(calls);
            }
        }
        best
    }

    /// A game of calls that change something, up to one that the two answer otherwise.
    fn game(&self, start: &Pair, chance: &mut Chance) -> Option<Vec<Call>> {
        let mut calls: Vec<Call> = Vec::new();
        let mut pair = start.each_ref().map(|program| program.snapshot());
        for _ in 0..CALLS {
            let before = fingerprints(&pair);
            let mut next = Vec::new();
            for call in self.specification.calls_after(&calls) {
                match after(&pair, call) {
                    After::Differ => {
                        calls.push(call.clone());
                        return Some(calls);
                    }
                    After::Same(pair) if fingerprints(&pair) != before => next.push((call, pair)),
                    After::Same(_) | After::Over => {}
                }
            }
            // The call that begins anew would undo the game.
            if calls.len() > 1 && chance.below(16) != 0 {
                next.retain(|(call, _)| !self.specification.is_initialize(call));
            }
            if next.is_empty() {
                return None;
            }
            let (call, then) = next.swap_remove(chance.below(next.len()));
            calls.push(call.clone());
            pair = then;
        }
        None
    }
}

/// What becomes of two programs by a call.
enum After {
    /// They answer otherwise.
    Differ,
    /// They answer alike.
    Same(Pair),
    /// Nothing can follow: both raised an exception, or the call cannot be made.
    Over,
}

fn after(pair: &Pair, call: &Call) -> After {
    let mut pair = pair.each_ref().map(|program| program.snapshot());
    let [Some(one), Some(other)] = [pair[0].call(call), pair[1].call(call)] else {
        return After::Over;
    };
    if one != other {
        After::Differ
    } else if one.given.is_some() {
        After::Same(pair)
    } else {
        After::Over
    }
}

fn fingerprints(pair: &Pair) -> [u64; 2] {
    pair.each_ref().map(|program| program.fingerprint())
}

/// The calls up to the first that two programs answer otherwise.
fn differing(start: &Pair, calls: &[Call]) -> Option<usize> {
    let mut pair = start.each_ref().map(|program| program.snapshot());
    for (index, call) in calls.iter().enumerate() {
        match after(&pair, call) {
            After::Differ => return Some(index + 1),
            After::Same(then) => pair = then,
            After::Over => return None,
        }
    }
    None
}

/// A sequence from which no call but the first can be left out.
fn without_idle(start: &Pair, mut calls: Vec<Call>) -> Vec<Call> {
    let mut place = 1;
    while place < calls.len() {
        let mut less = calls.clone();
        less.remove(place);
        match differing(start, &less) {
            Some(length) => {
                less.truncate(length);
                calls = less;
                // What was needed before may be needed no more.
                place = 1;
            }
            None => place += 1,
        }
    }
    calls
}
