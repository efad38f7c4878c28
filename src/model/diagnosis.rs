use super::{CaseResult, Message};

/// What is known of the bug of a program that fails.
#[derive(Clone, Debug, Default)]
pub struct Diagnosis {
    /// The smallest sets of known mistakes that answer every call of every case exactly as the program did, each mistake by its
    /// name. Empty where there is none. More than one where no call is known that tells them apart.
    pub bugs: Vec<Vec<String>>,
    /// How many steps of the hints may be told, at most [`Diagnosis::HINTS`].
    pub hints: usize,
    /// What all failures share, where the bug has no name.
    pub facts: Vec<Message>,
    /// The calls that show it.
    pub counterexample: Option<Counterexample>,
}

impl Diagnosis {
    /// The steps of a hint: where to look, what to think about, the rule itself.
    pub const HINTS: usize = 3;
}

/// Calls on which a program goes wrong.
#[derive(Clone, Debug)]
pub struct Counterexample {
    /// What came of them, the last of which fails, with the board after each.
    pub case: CaseResult,
    /// What is known of their number.
    pub brevity: Brevity,
}

/// What is known of the number of calls of a counterexample.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brevity {
    /// No shorter sequence fails: all were tried, positions merged by their boards beyond two calls.
    Shortest,
    /// No call can be left out: each was tried.
    Minimal,
    /// The time was spent before that was known.
    BestSoFar,
    /// The program does not answer the same calls in the same way: so many times of so many it went wrong.
    ByChance {
        /// How often it went wrong.
        failed: usize,
        /// How often it was tried.
        tried: usize,
    },
}
