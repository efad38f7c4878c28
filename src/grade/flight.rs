use std::time::Duration;

use super::{
    clock::Lease,
    recording::{Ending, Recording},
};
use crate::{model::Observation, sandbox::Lane};

/// A case in flight.
pub(super) struct Flight<'f> {
    pub(super) case: usize,
    /// The number of its lease.
    pub(super) number: u64,
    pub(super) lease: Lease,
    pub(super) recording: Recording<'f>,
    /// Whether another case was in flight at any time of this one.
    pub(super) company: bool,
}

impl Flight<'_> {
    /// How long ago it began.
    pub(super) fn elapsed(&self) -> Duration {
        self.recording.elapsed()
    }

    /// What was seen of the case, which has ended.
    pub(super) fn land(self, ending: Ending<'_>, lane: &Lane) -> (usize, Observation) {
        (self.case, self.recording.close(ending, lane))
    }
}

/// The cases in flight, none of which is any more.
pub(super) fn cases_of(flights: &mut [Option<Flight<'_>>]) -> Vec<usize> {
    flights
        .iter_mut()
        .filter_map(|flight| flight.take().map(|flight| flight.case))
        .collect()
}
