//! The program that is asked, as the search sees it.

use crate::{
    error::Error,
    model::{Call, Case, Judgement, Start, Trace, Verdict},
};

/// A program that can be given any calls.
pub trait Oracle {
    /// Has the cases answered, each by a program just loaded, and judged; in their order.
    fn judge(&mut self, cases: Vec<Case>, start: Start) -> Result<Vec<Answered>, Error>;
}

/// What became of a case.
#[derive(Clone, Debug, PartialEq)]
pub struct Answered {
    /// How it was judged.
    pub judgement: Judgement,
    /// The place of the call that went wrong, from 0; `None` where every answer was right, or no call was made.
    pub failed_at: Option<usize>,
    /// What came of each call; `None` where there is more to see than that.
    pub trace: Option<Vec<Trace>>,
}

impl Answered {
    /// Whether its calls were made, so that something can be concluded from how they went.
    pub(super) fn is_judged(&self) -> bool {
        self.failed_at.is_some() || self.judgement.verdict == Verdict::Accepted
    }

    /// Whether another run of the same case came to the same.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        let has_hung = self.judgement.verdict == Verdict::TimeLimitExceeded;
        let alike = is_alike(self.judgement, other.judgement) && self.failed_at == other.failed_at;
        alike && (has_hung || self.trace == other.trace)
    }
}

/// A sequence whose last call a program answers wrongly.
#[derive(Clone, Debug, PartialEq)]
pub struct Failing {
    /// The calls, the initialising one first.
    pub calls: Vec<Call>,
    /// How the last one was judged.
    pub judgement: Judgement,
}

/// Whether two judgements are for the same cause. Which limit on its time a program reaches first is the machine's affair.
pub(super) fn is_alike(one: Judgement, other: Judgement) -> bool {
    one == other || (one.verdict == Verdict::TimeLimitExceeded && other.verdict == Verdict::TimeLimitExceeded)
}
