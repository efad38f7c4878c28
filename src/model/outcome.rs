use std::time::Duration;

use super::{Board, Judgement, Message, Reason, Value, Verdict};

/// What the reference answers to a call.
#[derive(Clone, Debug, PartialEq)]
pub struct Expected {
    /// The answer.
    pub answer: Answer,
    /// What the call does to the state.
    pub effect: Effect,
    /// What the call has to do, and why, in one sentence.
    pub rule: Message,
}

/// An answer to a call.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// The board after the call.
    Board(Board),
    /// A value that is no board.
    Value(Value),
}

/// What a call does to the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Makes it anew.
    Started,
    /// Changes it.
    Changed,
    /// Leaves it as it was.
    Unchanged,
}

/// What a submission answered to one call.
#[derive(Clone, Debug, PartialEq)]
pub struct Observed {
    /// The answer.
    pub reply: Reply,
    /// What the program printed during the call and did not mean as the answer, cut to what may be kept.
    pub printed: String,
}

/// How a submission answered one call.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// The call returned.
    Returned {
        /// What it returned.
        value: Value,
        /// The global variable that the assignment names, as the call left it.
        state: State,
    },
    /// The call ended and this is what it printed, where printing is answering.
    Printed(String),
    /// The call raised an exception.
    Raised {
        /// The exception.
        exception: Exception,
        /// The global variable that the assignment names, as the call left it.
        state: Option<Value>,
    },
}

/// A global variable beside what a call returned.
#[derive(Clone, Debug, PartialEq)]
pub enum State {
    /// It is not defined.
    Undefined,
    /// It holds what was returned: the same object, so that nobody need look at it twice.
    Returned,
    /// It holds something else.
    Holds(Value),
}

/// An exception of the submission's language.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
#[serde(default)]
pub struct Exception {
    /// Its class or kind.
    pub class: String,
    /// Its message, which is the student's text.
    pub message: String,
    /// The file of the submission where it was raised, relative to the submission's folder.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The line there, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
}

/// Everything that was seen of one case.
#[derive(Clone, Debug)]
pub struct Observation {
    /// The answers in the order of the calls, as far as they came.
    pub observed: Vec<Observed>,
    /// How the case ended.
    pub end: End,
    /// What was printed since the last answer, cut to what may be kept.
    pub trailing: String,
    /// From the first call to the end, on the clock.
    pub time: Duration,
}

impl Observation {
    /// What is seen of a case that never began.
    pub fn unseen(end: End) -> Self {
        Self {
            observed: Vec::new(),
            end,
            trailing: String::new(),
            time: Duration::ZERO,
        }
    }
}

/// How a case ended.
#[derive(Clone, Debug, PartialEq)]
pub enum End {
    /// Every call was answered and nothing else happened.
    Finished,
    /// The program ended itself with this status.
    Exited(i32),
    /// The program was ended by this signal.
    Signalled(i32),
    /// A limit was reached.
    Limit(Limit),
    /// A limit was reached before the program was loaded.
    LoadLimit(Limit),
    /// The submission's time was spent before the case began.
    NotRun,
    /// The program spoiled the private channel; what was wrong with it, in words of ours.
    Garbled(Message),
    /// The program could not be loaded or built.
    NotLoaded {
        /// Why, as a reason of `compile_error`.
        reason: Reason,
        /// What the student has to know.
        message: Message,
        /// The exception behind it, where there is one.
        exception: Option<Box<Exception>>,
    },
    /// A fault of ours.
    Fault(String),
}

/// A limit that can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// Processor time of a case.
    Cpu,
    /// Time on the clock of a case.
    Wall,
    /// The submission's time for all its cases.
    Budget,
    /// Memory.
    Memory,
    /// Bytes printed.
    Output,
    /// Processes at one time.
    Processes,
    /// What lies in the private folder.
    Disk,
}

impl Limit {
    /// What becomes of a case that reaches it.
    pub fn judgement(self) -> Judgement {
        match self {
            Self::Cpu => Reason::Cpu.into(),
            Self::Wall => Reason::Wall.into(),
            Self::Budget => Reason::Budget.into(),
            Self::Memory => Verdict::MemoryLimitExceeded.into(),
            Self::Output | Self::Disk => Verdict::OutputLimitExceeded.into(),
            Self::Processes => Verdict::RunTimeError.into(),
        }
    }
}
