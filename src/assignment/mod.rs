//! The registry of references: the executable specifications that suites are proven against and submissions are judged by.

mod covering;
mod mutants;
mod self_test;

use crate::model::{Call, Expected, Message};

pub use covering::{Covering, Point, PointKind};
pub use mutants::{Catalogue, Mutants, Suspect};
pub use self_test::self_test;

registry! {
    /// Every bundled reference.
    REFERENCES: Reference = [e5]
}

/// A reference that is bundled with the checker.
pub struct Reference {
    /// The id that an `assignment.yaml` names.
    pub id: &'static str,
    /// Makes the state machine in its first state, before any call.
    pub machine: fn() -> Box<dyn Machine>,
    /// Reads one game in the standard notation of its field as calls, where there is such a notation.
    pub transcript: Option<ReadTranscript>,
    /// The mistakes that programs for its calls are known to make, where somebody has described them.
    pub mutants: Option<Mutants>,
    /// What a suite should show of the rules, where somebody has said it.
    pub covering: Option<Covering>,
}

/// Reads one game as the calls that play it, the initialising one first.
pub type ReadTranscript = fn(&str) -> Result<Vec<Call>, TranscriptError>;

/// A state machine that answers calls.
pub trait Machine {
    /// Answers a call that lies in the assignment's declared domain, or says why it cannot be made now.
    fn call(&mut self, call: &Call) -> Result<Expected, Message>;

    /// The machine as it is now, to be taken further apart from this one.
    fn snapshot(&self) -> Box<dyn Machine>;

    /// What may be said of a call if it were made now, beside its arguments: it is where programs may have gone wrong.
    fn features(&self, _call: &Call) -> Vec<Feature> {
        Vec::new()
    }

    /// What a call would show, made now, as places in [`Covering::points`], what says most of it first; nothing where nobody has said
    /// what calls can show.
    fn shows(&self, _call: &Call) -> Vec<usize> {
        Vec::new()
    }

    /// All that a call would show, made now, in few words, as the name of a case that ends with it; `None` as above.
    fn title(&self, _call: &Call) -> Option<Message> {
        None
    }
}

/// Something that may be said of calls, each completing "these calls …": the most telling first, then what it implies.
pub type Feature = Vec<Message>;

/// What is wrong with a transcript.
#[derive(Debug)]
pub struct TranscriptError {
    /// The bytes of the transcript that are wrong.
    pub span: std::ops::Range<usize>,
    /// What is wrong with them.
    pub message: Message,
    /// What to write instead.
    pub help: Option<Message>,
}

/// The reference with this id.
pub fn find(id: &str) -> Option<&'static Reference> {
    REFERENCES.iter().copied().find(|reference| reference.id == id)
}

#[cfg(test)]
mod tests;
