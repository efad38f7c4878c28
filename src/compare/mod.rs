//! Judging an answer: reading printed boards, comparing cells and texts, and the precedence of the verdicts.

mod board;
mod boards;
mod check;
mod closest;
mod ending;
#[cfg(test)]
mod example;
mod finding;
mod grid;
mod judge;
mod printed;
mod reading;
mod seen;
mod sentence;
mod split;
mod trace;
mod value;
mod vocabulary;

pub use boards::boards;
pub use closest::{closest, missing_function};
pub use ending::{build_limit, signal_name};
pub use judge::{Answering, CaseJudgement, Rules, Strictness, judge};
pub use split::{Split, split, split_answer};
pub use trace::trace;
