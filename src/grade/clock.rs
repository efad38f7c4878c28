use std::time::Duration;

use crate::{
    model::{End, Limit, Limits, Observation},
    sandbox,
};

/// After so many cases that ran out of time, a program is taken for one that always will.
const PATIENCE: u32 = 3;

/// What the cases left get of the limits then, as a divisor: still many times what a healthy case needs.
const IMPATIENCE: u32 = 10;

/// The part of its fair time that a case must have had before its overrun proves anything: turns are not given evenly.
const ENOUGH: f64 = 0.8;

/// The time that a submission has left. On a crowded machine, where a program waits for a processor, the clock goes slower;
/// processor time is the same everywhere.
pub(super) struct Clock<'a> {
    limits: &'a Limits,
    machine: Machine,
    overruns: u32,
    /// What a case gets where that is less than its limits.
    hurry: Option<Duration>,
    /// What had been spent at a moment of fair time.
    spent: Duration,
    at: Duration,
}

/// What is known of the machine: tests know it to be as they like.
#[derive(Clone, Copy)]
struct Machine {
    crowd: fn() -> f64,
    fair_time: fn() -> Duration,
}

const THIS: Machine = Machine {
    crowd: sandbox::crowd,
    fair_time: sandbox::fair_time,
};

/// What a case may use.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lease {
    /// Processor time.
    pub(super) cpu: Duration,
    /// Time on the clock of the wall.
    pub(super) wall: Duration,
    /// What that is meant to be as fair time.
    fair: Duration,
    /// When it was given, in fair time.
    given: Duration,
    /// What the submission had spent by then.
    spent: Duration,
}

impl Lease {
    /// What compiling may use: time on the clock is the only limit that an assignment sets for it.
    pub(super) fn to_build(limits: &Limits) -> Self {
        Self::of(limits.build, limits.build, Duration::ZERO, THIS)
    }

    fn of(cpu: Duration, fair: Duration, spent: Duration, machine: Machine) -> Self {
        Self {
            cpu,
            wall: fair.mul_f64((machine.crowd)()),
            fair,
            given: (machine.fair_time)(),
            spent,
        }
    }
}

impl<'a> Clock<'a> {
    pub(super) fn start(limits: &'a Limits) -> Self {
        Self::start_on(limits, THIS)
    }

    /// The same with this much for a case, where that is less than its limits.
    pub(super) fn hurrying(self, hurry: Option<Duration>) -> Self {
        Self { hurry, ..self }
    }

    fn start_on(limits: &'a Limits, machine: Machine) -> Self {
        Self {
            limits,
            machine,
            overruns: 0,
            hurry: None,
            spent: Duration::ZERO,
            at: (machine.fair_time)(),
        }
    }

    /// What the next case may use; `None` when the submission's time is spent.
    pub(super) fn lease(&self) -> Option<Lease> {
        let share = if self.overruns < PATIENCE { 1 } else { IMPATIENCE };
        let lease = self.share(share)?;
        Some(match self.hurry {
            Some(hurry) => Lease::of(lease.cpu.min(hurry), lease.fair.min(hurry), lease.spent, self.machine),
            None => lease,
        })
    }

    /// What a start of the interpreter may use before it answers anything: a file that takes long to load is no slower for
    /// what its cases did.
    pub(super) fn lease_for_load(&self) -> Option<Lease> {
        self.share(1)
    }

    fn share(&self, share: u32) -> Option<Lease> {
        let spent = self.spent();
        let left = self.limits.budget.checked_sub(spent).filter(|left| !left.is_zero())?;
        let fair = (self.limits.wall / share).min(left);
        Some(Lease::of(self.limits.cpu / share, fair, spent, self.machine))
    }

    /// What has been spent of the submission's time.
    fn spent(&self) -> Duration {
        self.spent + (self.machine.fair_time)().saturating_sub(self.at)
    }

    /// A case reached this limit; returns what it is called in a verdict: a case that ran when the submission's time was spent
    /// has reached that limit and not its own. One that had all of its time on the clock has spent what that was meant to be:
    /// which cases are run after it must not hang on how crowded the machine was meanwhile.
    pub(super) fn overrun(&mut self, limit: Limit, lease: &Lease) -> Limit {
        if matches!(limit, Limit::Cpu | Limit::Wall) {
            self.overruns += 1;
        }
        if limit != Limit::Wall {
            return limit;
        }
        (self.spent, self.at) = (lease.spent + lease.fair, (self.machine.fair_time)());
        if self.lease().is_none() { Limit::Budget } else { limit }
    }

    /// What was leased is to be done again: the submission has not spent it.
    pub(super) fn forget(&mut self, lease: &Lease) {
        (self.spent, self.at) = (lease.spent, (self.machine.fair_time)());
    }

    /// Whether the machine has become so crowded since a lease was given that its time on the wall's clock proves nothing.
    pub(super) fn is_crowded_out(&self, lease: &Lease) -> bool {
        let had = (self.machine.fair_time)().saturating_sub(lease.given);
        had < lease.fair.mul_f64(ENOUGH)
    }
}

/// What counts of a case that ran out of time beside others and was repeated alone: the repetition, unless the submission's
/// time was missing for it.
pub(super) fn repeated(again: Observation, earlier: Observation) -> Observation {
    match again.end {
        End::NotRun | End::Limit(Limit::Budget) | End::LoadLimit(Limit::Budget) => earlier,
        _ => again,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(number: u64) -> Duration {
        Duration::from_secs(number)
    }

    const QUIET: Machine = Machine {
        crowd: || 1.0,
        fair_time: || Duration::ZERO,
    };

    #[test]
    fn three_overruns_leave_a_tenth() {
        let limits = Limits::default();
        let mut clock = Clock::start_on(&limits, QUIET);
        for _ in 0..3 {
            let lease = clock.lease().expect("time is left");
            assert_eq!(lease.cpu, limits.cpu);
            assert_eq!(clock.overrun(Limit::Cpu, &lease), Limit::Cpu);
        }
        let lease = clock.lease().expect("time is left");
        assert_eq!((lease.cpu, lease.wall), (limits.cpu / 10, limits.wall / 10));
    }

    #[test]
    fn memory_is_not_time() {
        let limits = Limits::default();
        let mut clock = Clock::start_on(&limits, QUIET);
        for _ in 0..4 {
            let lease = clock.lease().expect("time is left");
            clock.overrun(Limit::Memory, &lease);
        }
        assert_eq!(clock.lease().expect("time is left").cpu, limits.cpu);
    }

    #[test]
    fn what_was_seen_in_company_counts_where_no_time_is_left() {
        let seen = Observation::unseen(End::Limit(Limit::Wall));
        for missing in [End::NotRun, End::Limit(Limit::Budget), End::LoadLimit(Limit::Budget)] {
            assert_eq!(repeated(Observation::unseen(missing), seen.clone()).end, seen.end);
        }
        for end in [End::Finished, End::Limit(Limit::Cpu)] {
            assert_eq!(repeated(Observation::unseen(end.clone()), seen.clone()).end, end);
        }
    }

    #[test]
    fn the_third_case_that_hangs_spends_the_time_on_every_machine() {
        let limits = Limits::default();
        assert_eq!(limits.budget, limits.wall * 3);
        // What the clock shows when each of them ends: on a quiet machine, on one that becomes crowded, and less crowded.
        let ends: [[fn() -> Duration; 3]; 3] = [
            [|| seconds(10), || seconds(20), || seconds(30)],
            [|| seconds(8), || seconds(16), || seconds(24)],
            [|| seconds(20), || seconds(40), || seconds(60)],
        ];
        for ends in ends {
            let mut clock = Clock::start_on(&limits, QUIET);
            let named = ends.map(|end| {
                let lease = clock.lease().expect("time is left");
                clock.machine.fair_time = end;
                clock.overrun(Limit::Wall, &lease)
            });
            assert_eq!(named, [Limit::Wall, Limit::Wall, Limit::Budget]);
        }
    }

    #[test]
    fn nothing_is_leased_when_the_budget_is_spent() {
        let limits = Limits {
            budget: Duration::from_secs(1),
            ..Limits::default()
        };
        let mut clock = Clock::start_on(&limits, QUIET);
        let lease = clock.lease().expect("time is left");
        assert_eq!(clock.overrun(Limit::Cpu, &lease), Limit::Cpu);
        assert_eq!(clock.overrun(Limit::Wall, &lease), Limit::Budget);
        assert_eq!(clock.lease(), None);
    }

    #[test]
    fn a_crowd_gives_time_on_the_clock_and_none_on_the_processor() {
        let limits = Limits::default();
        let mut clock = Clock::start_on(&limits, Machine { crowd: || 4.0, ..QUIET });
        let lease = clock.lease().expect("time is left");
        assert_eq!((lease.cpu, lease.wall), (limits.cpu, limits.wall * 4));
        clock.machine.fair_time = || Duration::from_secs(4);
        assert!(
            clock.is_crowded_out(&lease),
            "it has had no more than four of ten seconds"
        );
        clock.machine.fair_time = || Duration::from_secs(10);
        assert!(!clock.is_crowded_out(&lease));
        assert_eq!(clock.spent(), Duration::from_secs(10));
        clock.machine.fair_time = || Duration::from_secs(31);
        assert_eq!(clock.lease(), None);
    }
}
