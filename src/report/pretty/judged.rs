//! A verdict with its reason.

use crate::{
    locale::Locale,
    model::{Judgement, Message, Reason, Verdict},
};

/// By the names of every other report, which options take.
pub(in crate::report) fn judged(judgement: Judgement) -> String {
    joined(judgement, Verdict::name, Reason::name)
}

/// In words, for somebody who is sent it.
pub(super) fn in_words(judgement: Judgement, locale: &Locale) -> String {
    let words = |id| locale.text(&Message::new(id));
    joined(judgement, |of| words(verdict(of)), |of| words(reason(of)))
}

fn joined<T: Into<String>>(
    judgement: Judgement,
    verdict: impl Fn(Verdict) -> T,
    reason: impl Fn(Reason) -> T,
) -> String {
    let parts = std::iter::once(verdict(judgement.verdict)).chain(judgement.reason.map(reason));
    parts.map(Into::into).collect::<Vec<String>>().join(" · ")
}

/// The message that says it.
fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Accepted => "verdict-accepted",
        Verdict::WrongAnswer => "verdict-wrong-answer",
        Verdict::PresentationError => "verdict-presentation-error",
        Verdict::RunTimeError => "verdict-run-time-error",
        Verdict::TimeLimitExceeded => "verdict-time-limit-exceeded",
        Verdict::MemoryLimitExceeded => "verdict-memory-limit-exceeded",
        Verdict::OutputLimitExceeded => "verdict-output-limit-exceeded",
        Verdict::CompileError => "verdict-compile-error",
        Verdict::JudgeError => "verdict-judge-error",
    }
}

/// The message that says it.
fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::InitialBoard => "reason-initial-board",
        Reason::LegalMoveIgnored => "reason-legal-move-ignored",
        Reason::IllegalMoveChangedBoard => "reason-illegal-move-changed-board",
        Reason::WrongFlips => "reason-wrong-flips",
        Reason::WrongReturnValue => "reason-wrong-return-value",
        Reason::NoBoard => "reason-no-board",
        Reason::WrongShape => "reason-wrong-shape",
        Reason::WrongCells => "reason-wrong-cells",
        Reason::WrongValue => "reason-wrong-value",
        Reason::SyntaxError => "reason-syntax-error",
        Reason::LoadError => "reason-load-error",
        Reason::MissingFunction => "reason-missing-function",
        Reason::BuildFailed => "reason-build-failed",
        Reason::Exception => "reason-exception",
        Reason::Exit => "reason-exit",
        Reason::Signal => "reason-signal",
        Reason::Cpu => "reason-cpu",
        Reason::Wall => "reason-wall",
        Reason::Budget => "reason-budget",
    }
}
