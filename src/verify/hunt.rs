use std::time::Duration;

use super::probe::Probe;
use crate::{
    assignment::Suspect,
    diagnose::{Answered, Budget, Difference, Failing, Oracle, Specification, Start, between, shrink},
    error::Error,
    model::{Call, Case, Open, Shortness, Verdict},
};

/// The positions that are looked at for the shortest sequence: all those of up to four moves and some of five, which takes about a
/// second. All but a handful of the known mistakes show there.
pub(super) const MOST_POSITIONS: usize = 5_000;

/// The games that are played by chance where those positions show nothing, and the calls of each: most are illegal, and some fifty
/// moves remain.
const GAMES: usize = 300;
const CALLS: usize = 700;

/// The lost games that are made shorter, of which the shortest counts.
const TRIED: usize = 8;

/// To make a game shorter takes a fraction of a second; so much is never used.
const LONG_ENOUGH: Duration = Duration::from_mins(10);

/// Looks for calls that tell programs with mistakes from a right one.
pub(super) struct Hunt<'a> {
    /// What may be called.
    pub(super) specification: &'a Specification,
    /// A program without any mistake.
    pub(super) innocent: &'a dyn Suspect,
    /// How many positions are looked at.
    pub(super) positions: usize,
}

/// How a search ended: with calls, or with what is known where it found none.
pub(super) type Found = Result<(Vec<Call>, Shortness), Open>;

impl Hunt<'_> {
    /// Looks for calls whose last one a program answers otherwise than the reference.
    pub(super) fn find(&self, suspect: &dyn Suspect) -> Result<Found, Error> {
        let both = [self.innocent, suspect];
        match between(self.specification, both, self.positions) {
            Difference::Shortest(calls) => Ok(Ok((calls, Shortness::Shortest))),
            Difference::Never => Ok(Err(Open::Equal)),
            Difference::Unknown { positions, .. } => Ok(self
                .play(suspect)?
                .map(|calls| (calls, Shortness::Minimal))
                .ok_or(Open::Unknown(positions))),
        }
    }

    /// The shortest of some lost games, each made as short as leaving calls out can make it.
    fn play(&self, suspect: &dyn Suspect) -> Result<Option<Vec<Call>>, Error> {
        let mut chance = Chance(1);
        let mut lost: Vec<Vec<Call>> = (0..GAMES).filter_map(|_| self.lost(suspect, &mut chance)).collect();
        lost.sort_by_key(Vec::len);
        let mut shortest: Option<Vec<Call>> = None;
        for calls in lost.into_iter().take(TRIED) {
            let failing = Failing {
                calls,
                judgement: Verdict::WrongAnswer.into(),
            };
            let budget = Budget::of(LONG_ENOUGH);
            let shrunk = shrink(self.specification, &mut Witness(suspect), failing, &budget)?;
            let calls = shrunk.failing.calls;
            if shrunk.minimal && shortest.as_ref().is_none_or(|shortest| calls.len() < shortest.len()) {
                shortest = Some(calls);
            }
        }
        Ok(shortest)
    }

    /// A game by chance up to the call that a program answers otherwise, without the calls that change nothing; `None` where it
    /// answers all as the reference does.
    fn lost(&self, suspect: &dyn Suspect, chance: &mut Chance) -> Option<Vec<Call>> {
        let (mut right, mut wrong) = (self.innocent.snapshot(), suspect.snapshot());
        let mut calls: Vec<Call> = Vec::new();
        let mut moving: Vec<Call> = Vec::new();
        for _ in 0..CALLS {
            let call = chance.choose(self.specification.calls_behind(&calls))?;
            let before = right.fingerprint();
            let differ = right.call(call) != wrong.call(call);
            calls.push(call.clone());
            if differ || right.fingerprint() != before {
                moving.push(call.clone());
            }
            if differ {
                let moving = self.specification.case(moving)?;
                let still = Probe::new(&moving).fails_at(suspect);
                let moving = moving.steps.into_iter().map(|step| step.call);
                return Some(still.map_or(calls, |last| moving.take(last + 1).collect()));
            }
        }
        None
    }
}

/// A program with mistakes in the place of a submission.
struct Witness<'a>(&'a dyn Suspect);

impl Oracle for Witness<'_> {
    fn judge(&mut self, cases: Vec<Case>, _: Start) -> Result<Vec<Answered>, Error> {
        let answered = cases.iter().map(|case| {
            let failed_at = Probe::new(case).fails_at(self.0);
            let verdict = failed_at.map_or(Verdict::Accepted, |_| Verdict::WrongAnswer);
            Answered {
                judgement: verdict.into(),
                failed_at,
                time: Duration::ZERO,
            }
        });
        Ok(answered.collect())
    }
}

/// Numbers by chance, the same ones on every machine: a linear congruential generator with Knuth's constants for MMIX.
struct Chance(u64);

impl Chance {
    fn choose<'c>(&mut self, calls: &'c [Call]) -> Option<&'c Call> {
        const MULTIPLIER: u64 = 6_364_136_223_846_793_005;
        const INCREMENT: u64 = 1_442_695_040_888_963_407;
        self.0 = self.0.wrapping_mul(MULTIPLIER).wrapping_add(INCREMENT);
        let number = usize::try_from(self.0 >> 33).unwrap_or_default();
        calls.get(number.checked_rem(calls.len())?)
    }
}
