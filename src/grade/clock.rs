use std::time::{Duration, Instant};

use crate::model::{End, Limit, Limits, Observation};

/// After so many cases that ran out of time, a program is taken for one that always will.
const PATIENCE: u32 = 3;

/// What the cases left get of the limits then, as a divisor: still many times what a healthy case needs.
const IMPATIENCE: u32 = 10;

/// The time that a submission has left.
pub(super) struct Clock<'a> {
    limits: &'a Limits,
    started: Instant,
    overruns: u32,
}

/// What a case may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lease {
    /// Processor time.
    pub(super) cpu: Duration,
    /// Time on the clock.
    pub(super) wall: Duration,
}

impl<'a> Clock<'a> {
    pub(super) fn start(limits: &'a Limits) -> Self {
        Self {
            limits,
            started: Instant::now(),
            overruns: 0,
        }
    }

    /// What the next case may use; `None` when the submission's time is spent.
    pub(super) fn lease(&self) -> Option<Lease> {
        let left = self.left()?;
        let share = if self.overruns < PATIENCE { 1 } else { IMPATIENCE };
        Some(Lease {
            cpu: self.limits.cpu / share,
            wall: (self.limits.wall / share).min(left),
        })
    }

    /// What a start of the interpreter may use before it answers anything: a file that takes long to load is no slower for
    /// what its cases did.
    pub(super) fn lease_for_load(&self) -> Option<Lease> {
        let left = self.left()?;
        Some(Lease {
            cpu: self.limits.cpu,
            wall: self.limits.wall.min(left),
        })
    }

    /// What is left of the submission's time; `None` when it is spent.
    fn left(&self) -> Option<Duration> {
        self.limits
            .budget
            .checked_sub(self.started.elapsed())
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
        let mut clock = Clock::start(&limits);
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
        let mut clock = Clock::start(&limits);
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
        let mut clock = Clock::start(&limits);
        assert_eq!(clock.lease(), None);
        assert_eq!(clock.overrun(Limit::Wall), Limit::Budget);
        assert_eq!(clock.overrun(Limit::Cpu), Limit::Cpu);
    }
}
