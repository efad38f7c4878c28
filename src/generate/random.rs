//! Games by chance, with calls that must not change anything, of every kind that there is.

use std::collections::BTreeMap;

use super::{
    game::{Turn, next},
    plan::{Plan, PlannedCase, PlannedStep},
};
use crate::{
    assignment::Covering,
    diagnose::{Chance, Position, Specification, changes_nothing},
    model::{Call, Message, Step},
};

/// A game that does not end by itself ends after so many moves.
const MOVES: usize = 80;

/// A game that is begun anew has had so many moves.
const ABANDONED: usize = 6;

/// So often a game stops for calls that must not change anything, where it can.
const STOPS: usize = 3;

/// So many games by chance, always the same ones for a seed.
pub fn random(specification: &Specification, covering: Option<&Covering>, seed: u64, games: usize) -> Plan {
    let mut table = Table {
        specification,
        covering,
        chance: Chance::of(seed),
    };
    // The first number of a seed is close to that of the next one.
    table.chance.below(2);
    Plan {
        title: Message::new("generate-title-random"),
        about: vec![
            Message::new("generate-about-random")
                .with("seed", seed.to_string())
                .with("games", games),
        ],
        cases: (1..=games).map(|number| table.case(number)).collect(),
        missed: Vec::new(),
    }
}

/// Who may move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// One after the other, as in a real game, wherever that is possible.
    InTurn,
    /// Anybody at any time; and the game is begun anew after some moves.
    Anybody,
}

/// Where the games are played.
struct Table<'a> {
    specification: &'a Specification,
    covering: Option<&'a Covering>,
    chance: Chance,
}

/// A step and the position after it.
type Played = (Step, Position);

impl Table<'_> {
    fn case(&mut self, number: usize) -> PlannedCase {
        // Where nobody says whose turn it is, everybody may move.
        let manner = if number % 2 == 1 && self.covering.is_some() {
            Manner::InTurn
        } else {
            Manner::Anybody
        };
        let played = self.game(manner);
        let probes = self.probes(&played);
        let refused = probes.values().map(Vec::len).sum::<usize>();
        let about = match manner {
            Manner::InTurn => Message::new("generate-game-in-turn"),
            Manner::Anybody => Message::new("generate-game-anybody"),
        };
        let moves = played
            .iter()
            .filter(|(step, _)| !self.specification.is_initialize(&step.call));
        PlannedCase {
            topic: None,
            remarks: Vec::new(),
            name: about
                .with("number", number)
                .with("moves", moves.count())
                .with("refused", refused),
            steps: self.steps(played, probes),
        }
    }

    /// A game to its end.
    fn game(&mut self, manner: Manner) -> Vec<Played> {
        let mut played: Vec<Played> = Vec::new();
        let (restart, turn) = match manner {
            Manner::InTurn => (None, Turn::Kept),
            Manner::Anybody => (Some(1 + ABANDONED), Turn::Loose),
        };
        let start = self.specification.start();
        let mut chance = std::mem::take(&mut self.chance);
        while played.len() < MOVES {
            let last: Option<&Played> = played.last();
            let position = last.map_or(&start, |(_, position)| position);
            let is_anew = restart == Some(played.len());
            let make = |call: &Call| {
                let is_initialize = !played.is_empty() && self.specification.is_initialize(call);
                let after = if is_initialize == is_anew {
                    position.after(call)
                } else {
                    None
                };
                after.filter(|(step, _)| !changes_nothing(step))
            };
            // Whoever may move at any time should not end the game early.
            let goes_on = |call: &Call| make(call).filter(|(_, after)| self.goes_on(after));
            let calls = self.specification.calls_after(&position.calls);
            let before = last.map(|(step, _)| &step.call);
            let in_turn = self.covering.map(|covering| covering.in_turn);
            let found = next(calls, before, in_turn, turn, &mut chance, goes_on);
            let Some(found) = found.or_else(|| next(calls, before, in_turn, turn, &mut chance, make)) else {
                break;
            };
            played.push(found);
        }
        self.chance = chance;
        played
    }

    /// Whether some call would change something, other than one that begins anew.
    fn goes_on(&self, position: &Position) -> bool {
        let calls = self.specification.calls_after(&position.calls).iter();
        let mut moves = calls.filter(|call| !self.specification.is_initialize(call));
        moves.any(|call| position.after(call).is_some_and(|(step, _)| !changes_nothing(&step)))
    }

    /// Calls that must not change anything, one of each kind, by the step after which they are made.
    fn probes(&mut self, played: &[Played]) -> BTreeMap<usize, Vec<PlannedStep>> {
        let mut kinds: BTreeMap<Option<usize>, Vec<(usize, PlannedStep)>> = BTreeMap::new();
        for (place, (_, position)) in played.iter().enumerate() {
            for call in self.specification.calls_after(&position.calls) {
                let Some((step, _)) = position.after(call).filter(|(step, _)| changes_nothing(step)) else {
                    continue;
                };
                let kind = position.shows(call).first().copied();
                let probe = PlannedStep {
                    step,
                    is_stated: true,
                    remark: position.title(call),
                };
                kinds.entry(kind).or_default().push((place, probe));
            }
        }
        let stops: Vec<usize> = (1..=STOPS).map(|stop| played.len() * stop / (STOPS + 1)).collect();
        let mut probes: BTreeMap<usize, Vec<PlannedStep>> = BTreeMap::new();
        for mut of_kind in kinds.into_values() {
            if of_kind.iter().any(|(place, _)| stops.contains(place)) {
                of_kind.retain(|(place, _)| stops.contains(place));
            }
            let (place, probe) = of_kind.swap_remove(self.chance.below(of_kind.len()));
            probes.entry(place).or_default().push(probe);
        }
        probes
    }

    /// All of it. Boards are stated where a reader needs them: before calls that must not change them, when the game begins anew, and
    /// at the end.
    fn steps(&self, played: Vec<Played>, mut probes: BTreeMap<usize, Vec<PlannedStep>>) -> Vec<PlannedStep> {
        let last = played.len().saturating_sub(1);
        let mut steps = Vec::new();
        for (place, (step, _)) in played.into_iter().enumerate() {
            let probes = probes.remove(&place).unwrap_or_default();
            let is_anew = place > 0 && self.specification.is_initialize(&step.call);
            steps.push(PlannedStep {
                is_stated: !probes.is_empty() || is_anew || place == last,
                ..PlannedStep::silent(step)
            });
            steps.extend(probes);
        }
        steps
    }
}
