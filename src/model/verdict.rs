use serde::{Deserialize, Serialize};

/// The judgement of a case or of a submission, in the field's standard terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Every call was answered as the reference answers it.
    Accepted,
    /// A call was answered otherwise.
    WrongAnswer,
    /// Right, but not written as the assignment writes it; given only where that was asked for.
    PresentationError,
    /// The program raised, exited or was ended by a signal of its own making.
    RunTimeError,
    /// It used up its time.
    TimeLimitExceeded,
    /// It used up its memory.
    MemoryLimitExceeded,
    /// It printed more than may be kept.
    OutputLimitExceeded,
    /// It could not be loaded or built.
    CompileError,
    /// A fault of ours, which never costs a mark.
    JudgeError,
}

/// The machine-readable cause inside a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The board after the initialising call is not the initial one.
    InitialBoard,
    /// A call that had to change the board left it as it was.
    LegalMoveIgnored,
    /// A call that had to leave the board alone changed it.
    IllegalMoveChangedBoard,
    /// A call that had to change the board changed the wrong cells.
    WrongFlips,
    /// The board is right; what was returned or printed is not.
    WrongReturnValue,
    /// Nothing that reads as a board.
    NoBoard,
    /// A board of another size, or with rows of different lengths.
    WrongShape,
    /// A board with a cell outside the notation.
    WrongCells,
    /// Any other value than the expected one.
    WrongValue,
    /// The source does not parse.
    SyntaxError,
    /// Loading the source raised or exited.
    LoadError,
    /// A function that the assignment asks for is not defined.
    MissingFunction,
    /// The compiler refused the source.
    BuildFailed,
    /// A call raised an exception.
    Exception,
    /// The program ended itself before it had answered every call, or with a failing status.
    Exit,
    /// The program was ended by a signal.
    Signal,
    /// Processor time.
    Cpu,
    /// Time on the clock.
    Wall,
    /// The time that a submission has for all its cases.
    Budget,
}

/// A verdict with its reason, where it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Judgement {
    /// The verdict.
    pub verdict: Verdict,
    /// The reason inside it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
}

impl Verdict {
    /// Every verdict.
    pub const ALL: [Self; 9] = [
        Self::Accepted,
        Self::WrongAnswer,
        Self::PresentationError,
        Self::RunTimeError,
        Self::TimeLimitExceeded,
        Self::MemoryLimitExceeded,
        Self::OutputLimitExceeded,
        Self::CompileError,
        Self::JudgeError,
    ];

    /// The verdict's name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::WrongAnswer => "wrong_answer",
            Self::PresentationError => "presentation_error",
            Self::RunTimeError => "run_time_error",
            Self::TimeLimitExceeded => "time_limit_exceeded",
            Self::MemoryLimitExceeded => "memory_limit_exceeded",
            Self::OutputLimitExceeded => "output_limit_exceeded",
            Self::CompileError => "compile_error",
            Self::JudgeError => "judge_error",
        }
    }
}

impl Reason {
    /// The verdict that the reason belongs to.
    pub const fn verdict(self) -> Verdict {
        match self {
            Self::InitialBoard
            | Self::LegalMoveIgnored
            | Self::IllegalMoveChangedBoard
            | Self::WrongFlips
            | Self::WrongReturnValue
            | Self::NoBoard
            | Self::WrongShape
            | Self::WrongCells
            | Self::WrongValue => Verdict::WrongAnswer,
            Self::SyntaxError | Self::LoadError | Self::MissingFunction | Self::BuildFailed => Verdict::CompileError,
            Self::Exception | Self::Exit | Self::Signal => Verdict::RunTimeError,
            Self::Cpu | Self::Wall | Self::Budget => Verdict::TimeLimitExceeded,
        }
    }

    /// The reason's name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Self::InitialBoard => "initial-board",
            Self::LegalMoveIgnored => "legal-move-ignored",
            Self::IllegalMoveChangedBoard => "illegal-move-changed-board",
            Self::WrongFlips => "wrong-flips",
            Self::WrongReturnValue => "wrong-return-value",
            Self::NoBoard => "no-board",
            Self::WrongShape => "wrong-shape",
            Self::WrongCells => "wrong-cells",
            Self::WrongValue => "wrong-value",
            Self::SyntaxError => "syntax-error",
            Self::LoadError => "load-error",
            Self::MissingFunction => "missing-function",
            Self::BuildFailed => "build-failed",
            Self::Exception => "exception",
            Self::Exit => "exit",
            Self::Signal => "signal",
            Self::Cpu => "cpu",
            Self::Wall => "wall",
            Self::Budget => "budget",
        }
    }
}

impl From<Reason> for Judgement {
    fn from(reason: Reason) -> Self {
        Self {
            verdict: reason.verdict(),
            reason: Some(reason),
        }
    }
}

impl From<Verdict> for Judgement {
    fn from(verdict: Verdict) -> Self {
        Self { verdict, reason: None }
    }
}
