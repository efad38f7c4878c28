//! One start a case: for whole programs, and for files whose cases would touch each other.

use std::sync::Mutex;

use super::{
    clock::{Clock, Lease, repeated},
    submission::Progress,
};
use crate::{
    error::Error,
    model::{End, Limit, Observation},
    pool::on_threads,
};

/// Runs cases, each by `one`, as many at a time as there are jobs, and tells their observations in any order.
///
/// Time on the clock that ran out while other cases were running is no proof: such a case is repeated alone at the end.
pub(super) fn run(
    cases: &[usize],
    jobs: usize,
    clock: Clock<'_>,
    one: &(dyn Fn(usize, Lease) -> Result<Observation, Error> + Sync),
    tell: &mut dyn FnMut(Progress) -> Result<(), Error>,
) -> Result<(), Error> {
    let clock = Mutex::new(clock);
    let jobs = jobs.min(cases.len());
    let mut doubtful = Vec::new();
    let work = |&case: &usize| (case, attempt(case, &clock, one));
    on_threads(jobs, cases, work, |(case, attempted)| {
        let observation = attempted?;
        if jobs > 1 && is_late(&observation) {
            doubtful.push((case, observation));
            return Ok(());
        }
        tell(Progress::Case(case, observation))
    })?;
    for (case, earlier) in doubtful {
        let again = attempt(case, &clock, one)?;
        tell(Progress::Case(case, repeated(again, earlier)))?;
    }
    Ok(())
}

/// Runs a case, and once more where the machine was so crowded that it had less time than it was meant to have.
fn attempt(
    case: usize,
    clock: &Mutex<Clock<'_>>,
    one: &(dyn Fn(usize, Lease) -> Result<Observation, Error> + Sync),
) -> Result<Observation, Error> {
    let clock = || clock.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let Some(mut lease) = clock().lease() else {
        return Ok(Observation::unseen(End::NotRun));
    };
    let mut observation = one(case, lease)?;
    if is_late(&observation) && clock().is_crowded_out(&lease) {
        clock().forget(&lease);
        if let Some(again) = clock().lease() {
            lease = again;
            observation = one(case, lease)?;
        }
    }
    if let End::Limit(limit) | End::LoadLimit(limit) = &mut observation.end {
        *limit = clock().overrun(*limit, &lease);
    }
    Ok(observation)
}

fn is_late(observation: &Observation) -> bool {
    matches!(observation.end, End::Limit(Limit::Wall) | End::LoadLimit(Limit::Wall))
}
