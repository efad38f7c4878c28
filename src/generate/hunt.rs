//! Short calls that notice each of many programs with mistakes: all short sequences are tried on all of them at once, then games are
//! played by chance, and made shorter for each program that shows itself in one.

use std::collections::HashSet;

use super::{
    game::{InTurn, Turn, next, without_idle},
    matrix::{answers, differs_at},
};
use crate::{
    assignment::Suspect,
    diagnose::{Chance, Specification},
    error::Error,
    model::{Call, Trace},
    pool::on_threads,
    verify::Target,
};

/// So many answers are compared at most before longer sequences are no longer tried one and all: for E5, all of three calls.
const ANSWERS: usize = 2_000_000;

/// So many games are played at one time.
const BATCH: u64 = 64;

/// So many times at most.
const BATCHES: u64 = 100;

/// After so many it is enough that each program has been noticed once.
const FEW_BATCHES: u64 = 8;

/// A game has so many calls.
const CALLS: usize = 70;

/// One call in so many may be any, and most of these change nothing.
const IDLE: usize = 6;

/// So many games that notice a program are looked for.
const TRIES: usize = 12;

/// So many of these, the shortest, are made as short as they can be.
const SHORTEST: usize = 3;

/// Sequences of calls, each of which some program answers wrongly.
pub(super) fn hunt(
    specification: &Specification,
    right: &dyn Suspect,
    targets: &[Target],
    in_turn: Option<InTurn>,
    jobs: usize,
) -> Result<Vec<Vec<Call>>, Error> {
    let mut hunt = Hunt {
        specification,
        in_turn,
        right,
        targets,
        jobs,
        found: Vec::new(),
    };
    let left = hunt.breadth()?;
    hunt.games(&left)?;
    let mut known = HashSet::new();
    hunt.found.retain(|calls| known.insert(calls.clone()));
    Ok(hunt.found)
}

struct Hunt<'a> {
    specification: &'a Specification,
    in_turn: Option<InTurn>,
    right: &'a dyn Suspect,
    targets: &'a [Target],
    jobs: usize,
    found: Vec<Vec<Call>>,
}

/// A sequence, and what a right program answers to each further call.
struct Place {
    calls: Vec<Call>,
    next: Vec<(Call, Option<Trace>)>,
}

/// A game to be played, and who looks on.
struct Round {
    number: u64,
    chance: Chance,
    right: Box<dyn Suspect>,
    programs: Vec<(usize, Box<dyn Suspect>)>,
}

impl Hunt<'_> {
    /// Tries all sequences, the shorter ones first; gives the places of the programs that none of them notices.
    fn breadth(&mut self) -> Result<Vec<usize>, Error> {
        let mut known = HashSet::new();
        let mut left: Vec<usize> = (0..self.targets.len()).collect();
        let mut sequences: Vec<(Vec<Call>, Box<dyn Suspect>)> = vec![(Vec::new(), self.right.snapshot())];
        loop {
            let places: Vec<Place> = sequences
                .iter()
                .map(|(calls, right)| self.place(calls, right.as_ref()))
                .collect();
            let answers = places.iter().map(|place| place.next.len()).sum::<usize>();
            if left.is_empty() || sequences.is_empty() || answers * left.len() > ANSWERS {
                return Ok(left);
            }
            self.choose(&places, &mut left)?;
            let mut further = Vec::new();
            for (calls, right) in &sequences {
                for call in self.specification.calls_after(calls) {
                    let mut right = right.snapshot();
                    if right.call(call).is_some() && known.insert(right.fingerprint()) {
                        further.push(([calls.as_slice(), std::slice::from_ref(call)].concat(), right));
                    }
                }
            }
            sequences = further;
        }
    }

    fn place(&self, calls: &[Call], right: &dyn Suspect) -> Place {
        let next = self.specification.calls_after(calls).iter();
        Place {
            calls: calls.to_vec(),
            next: next.map(|call| (call.clone(), right.snapshot().call(call))).collect(),
        }
    }

    /// Takes of the sequences that these places lead to, all of one length, those that notice the most, until they notice all that can
    /// be noticed.
    fn choose(&mut self, places: &[Place], left: &mut Vec<usize>) -> Result<(), Error> {
        let mut noticed: Vec<Vec<(usize, usize)>> = vec![Vec::new(); self.targets.len()];
        let programs: Vec<_> = left
            .iter()
            .map(|&target| (target, self.targets[target].program.snapshot()))
            .collect();
        let work = |(target, program): (usize, Box<dyn Suspect>)| (target, differing(places, program.as_ref()));
        on_threads(self.jobs, programs, work, |(target, calls)| {
            noticed[target] = calls;
            Ok(())
        })?;
        let mut open: Vec<usize> = left
            .iter()
            .copied()
            .filter(|&target| !noticed[target].is_empty())
            .collect();
        left.retain(|&target| noticed[target].is_empty());
        while !open.is_empty() {
            let mut counts: Vec<Vec<usize>> = places.iter().map(|place| vec![0; place.next.len()]).collect();
            for &(place, call) in open.iter().flat_map(|&target| &noticed[target]) {
                counts[place][call] += 1;
            }
            let all = counts.iter().enumerate();
            let all = all.flat_map(|(place, counts)| {
                counts
                    .iter()
                    .enumerate()
                    .map(move |(call, count)| (*count, place, call))
            });
            // Of equals the first.
            let best = all.max_by(|one, other| one.0.cmp(&other.0).then((other.1, other.2).cmp(&(one.1, one.2))));
            let Some((_, place, call)) = best else {
                return Ok(());
            };
            open.retain(|&target| !noticed[target].contains(&(place, call)));
            let last = places[place].next[call].0.clone();
            self.found.push([places[place].calls.as_slice(), &[last]].concat());
        }
        Ok(())
    }

    /// Plays games until each program that is left has been noticed in some, as far as that happens, and makes of each the shortest
    /// games as short as they can be.
    fn games(&mut self, left: &[usize]) -> Result<(), Error> {
        let mut tries = vec![0; self.targets.len()];
        let mut shortest: Vec<Vec<Vec<Call>>> = vec![Vec::new(); self.targets.len()];
        for batch in 0..BATCHES {
            let least = if batch < FEW_BATCHES { TRIES } else { 1 };
            let open: Vec<usize> = left.iter().copied().filter(|&target| tries[target] < least).collect();
            if open.is_empty() {
                break;
            }
            for (target, calls) in self.batch(batch, &open)? {
                tries[target] += 1;
                let best = &mut shortest[target];
                best.push(calls);
                best.sort_by_key(Vec::len);
                best.truncate(SHORTEST);
            }
        }
        let games = shortest.into_iter().enumerate();
        let games = games.flat_map(|(target, games)| games.into_iter().map(move |calls| (target, calls)));
        let programs = games.enumerate().map(|(number, (target, calls))| {
            let program = self.targets[target].program.snapshot();
            (number, program, self.right.snapshot(), calls)
        });
        let programs: Vec<_> = programs.collect();
        let work = |(number, program, right, calls): (usize, Box<dyn Suspect>, Box<dyn Suspect>, Vec<Call>)| {
            let differs = |calls: &[Call]| differs_at(program.as_ref(), calls, &answers(right.as_ref(), calls));
            (number, without_idle(calls, differs))
        };
        let mut found = vec![None; programs.len()];
        on_threads(self.jobs, programs, work, |(number, calls)| {
            found[number] = Some(calls);
            Ok(())
        })?;
        self.found.extend(found.into_iter().flatten());
        Ok(())
    }

    /// Some games, and for each the programs that show themselves in it, with the calls up to there.
    fn batch(&self, batch: u64, open: &[usize]) -> Result<Vec<(usize, Vec<Call>)>, Error> {
        let rounds: Vec<Round> = (0..BATCH)
            .map(|number| Round {
                number,
                chance: Chance::of(batch * BATCH + number),
                right: self.right.snapshot(),
                programs: open
                    .iter()
                    .map(|&target| (target, self.targets[target].program.snapshot()))
                    .collect(),
            })
            .collect();
        let (specification, in_turn) = (self.specification, self.in_turn);
        let work = |round: Round| {
            let Round {
                number,
                mut chance,
                right,
                programs,
            } = round;
            let calls = game(specification, in_turn, right.as_ref(), &mut chance);
            let answers = answers(right.as_ref(), &calls);
            let noticed = programs.into_iter().filter_map(|(target, program)| {
                let length = differs_at(program.as_ref(), &calls, &answers)?;
                Some((target, calls[..length].to_vec()))
            });
            (number, noticed.collect::<Vec<_>>())
        };
        let mut played = Vec::new();
        on_threads(self.jobs, rounds, work, |noticed| {
            played.push(noticed);
            Ok(())
        })?;
        // Whichever thread was the first to tell, the order is the same.
        played.sort_by_key(|(number, _)| *number);
        Ok(played.into_iter().flat_map(|(_, noticed)| noticed).collect())
    }
}

/// A game of a right program, mostly of calls that change something.
fn game(specification: &Specification, in_turn: Option<InTurn>, right: &dyn Suspect, chance: &mut Chance) -> Vec<Call> {
    let mut calls: Vec<Call> = Vec::new();
    let mut right = right.snapshot();
    let mut seen = None;
    while calls.len() < CALLS {
        let idle = chance.below(IDLE) == 0;
        let make = |call: &Call| {
            if !calls.is_empty() && specification.is_initialize(call) {
                return None;
            }
            let mut after = right.snapshot();
            let trace = after.call(call);
            let is_move = idle || trace != seen;
            (trace.is_some() && is_move).then(|| (call.clone(), after, trace))
        };
        let all = specification.calls_after(&calls);
        let Some((call, after, trace)) = next(all, calls.last(), in_turn, Turn::Loose, chance, make) else {
            break;
        };
        calls.push(call);
        (right, seen) = (after, trace);
    }
    calls
}

/// The calls behind these places that a program answers otherwise than a right one, each as its place and its number there.
fn differing(places: &[Place], program: &dyn Suspect) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for (number, place) in places.iter().enumerate() {
        let mut here = program.snapshot();
        for call in &place.calls {
            here.call(call);
        }
        for (call, (next, right)) in place.next.iter().enumerate() {
            if here.snapshot().call(next) != *right {
                found.push((number, call));
            }
        }
    }
    found
}
