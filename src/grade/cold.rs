//! One start a case: for whole programs, and for files whose cases would touch each other.

use std::sync::{
    Mutex,
    atomic::{AtomicUsize, Ordering},
    mpsc,
};

use super::{
    clock::{Clock, Lease, repeated},
    submission::Progress,
};
use crate::{
    error::Error,
    model::{End, Limit, Observation},
};

/// Runs cases, each by `one`, as many at a time as there are jobs, and tells their observations in any order.
///
/// Time on the clock that ran out while other cases were running, or while the machine became crowded, is no proof: such a
/// case is repeated alone at the end.
pub(super) fn run(
    cases: &[usize],
    jobs: usize,
    clock: Clock<'_>,
    one: &(dyn Fn(usize, Lease) -> Result<Observation, Error> + Sync),
    tell: &mut dyn FnMut(Progress) -> Result<(), Error>,
) -> Result<(), Error> {
    let clock = Mutex::new(clock);
    let jobs = jobs.min(cases.len());
    let next = AtomicUsize::new(0);
    let mut doubtful = Vec::new();
    std::thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for job in 0..jobs {
            let sender = sender.clone();
            let (next, clock) = (&next, &clock);
            let work = move || {
                while let Some(&case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if sender.send((case, attempt(case, clock, one))).is_err() {
                        return;
                    }
                }
            };
            match std::thread::Builder::new().spawn_scoped(scope, work) {
                Ok(_) => {}
                Err(error) if job == 0 => return Err(Error::no_thread(&error)),
                // Those that there are do the work of those that there cannot be.
                Err(_) => break,
            }
        }
        drop(sender);
        for (case, observation) in receiver {
            let (observation, crowded_out) = observation?;
            let late = matches!(observation.end, End::Limit(Limit::Wall) | End::LoadLimit(Limit::Wall));
            if late && (jobs > 1 || crowded_out) {
                doubtful.push((case, observation));
            } else {
                tell(Progress::Case(case, observation))?;
            }
        }
        Ok::<(), Error>(())
    })?;
    for (case, earlier) in doubtful {
        let (again, _) = attempt(case, &clock, one)?;
        tell(Progress::Case(case, repeated(again, earlier)))?;
    }
    Ok(())
}

/// Runs a case once; also tells whether the machine became more crowded meanwhile.
fn attempt(
    case: usize,
    clock: &Mutex<Clock<'_>>,
    one: &(dyn Fn(usize, Lease) -> Result<Observation, Error> + Sync),
) -> Result<(Observation, bool), Error> {
    let clock = || clock.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let Some(lease) = clock().lease() else {
        return Ok((Observation::unseen(End::NotRun), false));
    };
    let mut observation = one(case, lease)?;
    if let End::Limit(limit) | End::LoadLimit(limit) = &mut observation.end {
        *limit = clock().overrun(*limit);
    }
    let crowded_out = clock().is_more_crowded(&lease);
    Ok((observation, crowded_out))
}
