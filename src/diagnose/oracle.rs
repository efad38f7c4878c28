//! The program that is asked, as the search sees it.

use std::time::Duration;

use crate::{
    error::Error,
    model::{Call, Case, Judgement},
};

/// A program that can be given any calls.
pub trait Oracle {
    /// Has the cases answered, each by a program just loaded, and judged; in their order.
    fn judge(&mut self, cases: Vec<Case>, start: Start) -> Result<Vec<Answered>, Error>;
}

/// How a program is started for a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// In the fastest way that is known to change nothing.
    Fast,
    /// A process of its own for every case, which nothing was in before.
    Cold,
}

/// What became of a case.
#[derive(Clone, Debug, PartialEq)]
pub struct Answered {
    /// How it was judged.
    pub judgement: Judgement,
    /// The place of the call that went wrong, from 0; `None` where every answer was right, or no call was made.
    pub failed_at: Option<usize>,
    /// From the first call to the end, on the clock.
    pub time: Duration,
}

/// A sequence whose last call a program answers wrongly.
#[derive(Clone, Debug, PartialEq)]
pub struct Failing {
    /// The calls, the initialising one first.
    pub calls: Vec<Call>,
    /// How the last one was judged.
    pub judgement: Judgement,
}
