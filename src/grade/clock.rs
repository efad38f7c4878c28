use std::time::{Duration, Instant};

use crate::{
    model::{End, Limit, Limits, Observation},
    sandbox,
};

/// After so many cases that ran out of time, a program is taken for one that always will.
const PATIENCE: u32 = 3;

/// What the cases left get of the limits then, as a divisor: still many times what a healthy case needs.
const IMPATIENCE: u32 = 10;

/// How many times as crowded as before a machine is when that may be the cause.
const MORE: f64 = 1.5;

/// The time that a submission has left. On a crowded machine, where a program waits for a processor, the clock goes as much
/// slower as there are processes to each; processor time is the same everywhere.
pub(super) struct Clock<'a> {
    limits: &'a Limits,
    crowd: fn() -> f64,
    /// When it was looked at last, and how crowded the machine was then.
    looked: (Instant, f64),
    /// What the submission has used of its time.
    spent: Duration,
    overruns: u32,
}

/// What a case may use.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lease {
    /// Processor time.
    pub(super) cpu: Duration,
    /// Time on the clock.
    pub(super) wall: Duration,
    /// How crowded the machine was when it was given.
    crowd: f64,
}

impl Lease {
    /// What compiling may use: time on the clock is the only limit that an assignment sets for it.
    pub(super) fn to_build(limits: &Limits) -> Self {
        let crowd = sandbox::crowd();
        Self {
            cpu: limits.build,
            wall: limits.build.mul_f64(crowd),
            crowd,
        }
    }
}

impl<'a> Clock<'a> {
    pub(super) fn start(limits: &'a Limits) -> Self {
        Self::start_in(limits, sandbox::crowd)
    }

    fn start_in(limits: &'a Limits, crowd: fn() -> f64) -> Self {
        Self {
            limits,
            crowd,
            looked: (Instant::now(), crowd()),
            spent: Duration::ZERO,
            overruns: 0,
        }
    }

    /// What the next case may use; `None` when the submission's time is spent.
    pub(super) fn lease(&mut self) -> Option<Lease> {
        let share = if self.overruns < PATIENCE { 1 } else { IMPATIENCE };
        self.share(share)
    }

    /// What a start of the interpreter may use before it answers anything: a file that takes long to load is no slower for
    /// what its cases did.
    pub(super) fn lease_for_load(&mut self) -> Option<Lease> {
        self.share(1)
    }

    fn share(&mut self, share: u32) -> Option<Lease> {
        let left = self.left()?;
        let crowd = self.looked.1;
        Some(Lease {
            cpu: self.limits.cpu / share,
            wall: (self.limits.wall / share).min(left).mul_f64(crowd),
            crowd,
        })
    }

    /// What is left of the submission's time; `None` when it is spent.
    fn left(&mut self) -> Option<Duration> {
        let (now, crowd) = (Instant::now(), (self.crowd)());
        let (before, was) = std::mem::replace(&mut self.looked, (now, crowd));
        // Between two looks it was as crowded as in their mean.
        self.spent += now.duration_since(before).div_f64(f64::midpoint(was, crowd));
        self.limits
            .budget
            .checked_sub(self.spent)
            .filter(|left| !left.is_zero())
    }

    /// A case reached this limit; returns what it is called in a verdict: a case that ran when the submission's time was spent
    /// has reached that limit and not its own.
    pub(super) fn overrun(&mut self, limit: Limit) -> Limit {
        if matches!(limit, Limit::Cpu | Limit::Wall) {
            self.overruns += 1;
        }
        match limit {
            Limit::Wall if self.lease().is_none() => Limit::Budget,
            other => other,
        }
    }

    /// Whether the machine has become so much more crowded since a lease was given that its time on the clock proves nothing.
    pub(super) fn is_more_crowded(&self, than: &Lease) -> bool {
        (self.crowd)() > than.crowd * MORE
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

    #[test]
    fn three_overruns_leave_a_tenth() {
        let limits = Limits::default();
        let mut clock = Clock::start_in(&limits, || 1.0);
        for _ in 0..3 {
            assert_eq!(clock.lease().expect("time is left").cpu, limits.cpu);
            assert_eq!(clock.overrun(Limit::Cpu), Limit::Cpu);
        }
        let lease = clock.lease().expect("time is left");
        assert_eq!((lease.cpu, lease.wall), (limits.cpu / 10, limits.wall / 10));
    }

    #[test]
    fn memory_is_not_time() {
        let limits = Limits::default();
        let mut clock = Clock::start_in(&limits, || 1.0);
        for _ in 0..4 {
            clock.overrun(Limit::Memory);
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
    fn nothing_is_leased_when_the_budget_is_spent() {
        let limits = Limits {
            budget: Duration::ZERO,
            ..Limits::default()
        };
        let mut clock = Clock::start_in(&limits, || 1.0);
        assert_eq!(clock.lease(), None);
        assert_eq!(clock.overrun(Limit::Wall), Limit::Budget);
        assert_eq!(clock.overrun(Limit::Cpu), Limit::Cpu);
    }

    #[test]
    fn a_crowd_slows_the_clock_and_not_the_processor() {
        let limits = Limits::default();
        let mut clock = Clock::start_in(&limits, || 4.0);
        let lease = clock.lease().expect("time is left");
        assert_eq!((lease.cpu, lease.wall), (limits.cpu, limits.wall * 4));
        clock.looked.0 -= Duration::from_secs(40);
        let left = clock.left().expect("time is left");
        assert!(left + Duration::from_secs(11) > limits.budget);
        assert!(!clock.is_more_crowded(&lease));
        clock.crowd = || 8.0;
        assert!(clock.is_more_crowded(&lease));
    }
}
