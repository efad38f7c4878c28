//! A case for each thing that the rules say, ending with the call that shows it.

use std::collections::HashSet;

use super::{
    game::{InTurn, Turn, next, without_idle},
    plan::{Plan, PlannedCase, for_the_last, name_apart},
};
use crate::{
    assignment::{Covering, Point},
    diagnose::{Chance, Position, Specification, changes_nothing, seen},
    error::Error,
    model::{Call, Message},
};

/// So many positions are looked at, the nearest ones.
const POSITIONS: usize = 3_000;

/// Then so many games are played by chance at most, for what the nearest positions do not show.
const GAMES: usize = 2_000;

/// A game has so many moves at most.
const MOVES: usize = 60;

/// So often calls of a game are made as few as they can be; the shortest are kept.
const TRIES: usize = 8;

/// A case for each point of the rules, in their order.
pub fn covering(specification: &Specification, covering: &Covering) -> Result<Plan, Error> {
    let points = (covering.points)();
    let mut search = Search {
        specification,
        in_turn: covering.in_turn,
        found: vec![None; points.len()],
    };
    search.breadth();
    search.games();
    let mut plan = Plan {
        title: Message::new("generate-title-cover"),
        about: vec![Message::new("generate-about-cover")],
        cases: Vec::new(),
        missed: Vec::new(),
    };
    for (Point { topic, title, .. }, found) in points.into_iter().zip(search.found) {
        let Some(Showing { calls, .. }) = found else {
            plan.missed.push(title);
            continue;
        };
        let case = specification.case(calls);
        let case = case.ok_or_else(|| Error::Internal("calls that cannot be made".to_owned()))?;
        plan.cases.push(PlannedCase {
            topic: Some(topic),
            remarks: Vec::new(),
            name: title,
            steps: for_the_last(case.steps),
        });
    }
    name_apart(&mut plan.cases);
    Ok(plan)
}

/// Calls of which the last shows a point.
#[derive(Clone, Debug)]
struct Showing {
    calls: Vec<Call>,
    /// How many points it shows; the fewer, the plainer.
    company: usize,
}

impl Showing {
    fn rank(&self) -> (usize, usize) {
        (self.calls.len(), self.company)
    }
}

struct Search<'a> {
    specification: &'a Specification,
    in_turn: InTurn,
    /// For each point the best that was found.
    found: Vec<Option<Showing>>,
}

impl Search<'_> {
    /// Looks at the nearest positions: what is found there is the shortest.
    fn breadth(&mut self) {
        let mut known = HashSet::new();
        let mut positions = vec![self.specification.start()];
        while !positions.is_empty() && known.len() < POSITIONS {
            let open: Vec<bool> = self.found.iter().map(Option::is_none).collect();
            let mut further = Vec::new();
            for position in &positions {
                for call in self.specification.calls_after(&position.calls) {
                    for (point, showing) in showings(position, call, &open) {
                        self.keep(point, showing);
                    }
                    let after = position.after(call).filter(|(step, _)| !changes_nothing(step));
                    if let Some((step, after)) = after
                        && known.insert(seen(&step))
                    {
                        further.push(after);
                    }
                }
            }
            positions = further;
        }
    }

    /// Plays games for what is still open, and makes their calls as few as can be.
    fn games(&mut self) {
        let mut chance = Chance::default();
        let mut tries: Vec<usize> = self
            .found
            .iter()
            .map(|found| if found.is_some() { TRIES } else { 0 })
            .collect();
        for _ in 0..GAMES {
            if tries.iter().all(|tries| *tries >= TRIES) {
                break;
            }
            for (point, showing) in self.game(&mut chance, &tries) {
                tries[point] += 1;
                let least = self.without_idle(point, showing.calls);
                self.keep(point, least);
            }
        }
    }

    /// What a game shows of the points that have not been tried often enough, each once.
    fn game(&self, chance: &mut Chance, tries: &[usize]) -> Vec<(usize, Showing)> {
        let mut wanted: Vec<bool> = tries.iter().map(|tries| *tries < TRIES).collect();
        let mut shown = Vec::new();
        let mut position = self.specification.start();
        for _ in 0..MOVES {
            for call in self.specification.calls_after(&position.calls) {
                for (point, showing) in showings(&position, call, &wanted) {
                    wanted[point] = false;
                    shown.push((point, showing));
                }
            }
            let make = |call: &Call| {
                let is_idle = !position.calls.is_empty() && self.specification.is_initialize(call);
                let after = if is_idle { None } else { position.after(call) };
                after.filter(|(step, _)| !changes_nothing(step))
            };
            let calls = self.specification.calls_after(&position.calls);
            let Some((_, after)) = next(
                calls,
                position.calls.last(),
                Some(self.in_turn),
                Turn::Loose,
                chance,
                make,
            ) else {
                break;
            };
            position = after;
        }
        shown
    }

    fn keep(&mut self, point: usize, showing: Showing) {
        let best = &mut self.found[point];
        if best.as_ref().is_none_or(|best| showing.rank() < best.rank()) {
            *best = Some(showing);
        }
    }

    /// Calls of which the last shows a point, and from which none but the first can be left out.
    fn without_idle(&self, point: usize, calls: Vec<Call>) -> Showing {
        let shows = |calls: &[Call]| self.company(point, calls).map(|_| calls.len());
        let calls = without_idle(calls, shows);
        Showing {
            company: self.company(point, &calls).unwrap_or_default(),
            calls,
        }
    }

    /// How many points the last of these calls shows; `None` where this one is not among them.
    fn company(&self, point: usize, calls: &[Call]) -> Option<usize> {
        let (last, before) = calls.split_last()?;
        let mut position = self.specification.start();
        for call in before {
            position.advance(call)?;
        }
        let shown = position.shows(last);
        shown.contains(&point).then_some(shown.len())
    }
}

/// The points that a call would show, of those that are wanted.
fn showings(position: &Position, call: &Call, wanted: &[bool]) -> Vec<(usize, Showing)> {
    let points = position.shows(call);
    let company = points.len();
    let mut showings: Vec<(usize, Showing)> = Vec::new();
    for point in points {
        if wanted[point] && showings.iter().all(|(known, _)| *known != point) {
            let calls = [position.calls.as_slice(), std::slice::from_ref(call)].concat();
            showings.push((point, Showing { calls, company }));
        }
    }
    showings
}
