use std::{path::PathBuf, time::Duration};

use serde::Serialize;

use super::{Call, Judgement, Localized, Message, Verdict};

/// How far an assignment can be trusted.
#[derive(Clone, Debug)]
pub struct Verification {
    /// The id of the assignment.
    pub assignment: String,
    /// What it is called.
    pub title: Localized,
    /// The ids of its suites, in their order.
    pub suites: Vec<String>,
    /// How many cases they have.
    pub cases: usize,
    /// How many calls these make; the reference agrees with whatever is stated about them.
    pub calls: usize,
    /// What the suites notice; `None` where no mistakes are known for the reference.
    pub notice: Option<Notice>,
    /// What became of the programs whose verdict is known.
    pub programs: Vec<KnownProgram>,
    /// The time limits beside what accepted programs need; empty where none was accepted.
    pub limits: Vec<LimitMargin>,
}

/// What suites notice of programs with known mistakes.
#[derive(Clone, Debug, Default)]
pub struct Notice {
    /// The known mistakes.
    pub mutants: Vec<MutantNotice>,
    /// How many pairs of mistakes were tried, each pair once, whatever its languages; with a mistake that is not killed by
    /// itself none is.
    pub pairs: usize,
    /// The pairs that are the same program as one of their halves, whichever it is.
    pub halves: Vec<[String; 2]>,
    /// The mistakes that no case kills, and the pairs of killed ones.
    pub survivors: Vec<Survivor>,
    /// The cases that kill nothing that no other case of their suite kills, each as its suite and its name.
    pub redundant: Vec<(String, String)>,
}

/// What suites notice of one known mistake.
#[derive(Clone, Debug)]
pub struct MutantNotice {
    /// The name of the mistake.
    pub id: String,
    /// The ids of the languages in which it can be made.
    pub languages: Vec<String>,
    /// How many cases kill it in every form and language.
    pub cases: usize,
    /// How much of it each suite kills, in their order.
    pub suites: Vec<Killed>,
}

/// How much of a mistake is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Killed {
    /// Nothing.
    Nothing,
    /// Some of its forms, or in some languages.
    Partly,
    /// All.
    Wholly,
}

/// A known mistake that no case kills, or a pair of mistakes.
#[derive(Clone, Debug)]
pub struct Survivor {
    /// The names of the mistakes.
    pub mutants: Vec<String>,
    /// The ids of the languages in which it survives.
    pub languages: Vec<String>,
    /// Calls that would kill it, one sequence after the other until all its forms are killed.
    pub killers: Vec<Killer>,
    /// What no such sequence was found for.
    pub open: Option<Open>,
}

/// Calls that would kill what survives.
#[derive(Clone, Debug)]
pub struct Killer {
    /// The calls, the initialising one first; the last is answered wrongly.
    pub calls: Vec<Call>,
    /// Why there are not fewer.
    pub shortness: Shortness,
    /// The same as a case for a suite, in YAML.
    pub yaml: String,
}

/// How short a sequence of calls is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Shortness {
    /// None of fewer calls does the same.
    Shortest,
    /// Without any one of its calls it does not.
    Minimal,
}

/// What is known of a program for which no sequence was found that tells it from the reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Open {
    /// There is none: it was found in every position that the two can come to together.
    Equal,
    /// There was none in so many positions and in some games.
    Unknown(usize),
}

/// A program whose verdict is known, and what became of it.
#[derive(Clone, Debug)]
pub struct KnownProgram {
    /// Its path as the operator gave it.
    pub path: PathBuf,
    /// The verdict that its folder is named by.
    pub verdict: Verdict,
    /// The reason that it states, or the name of the verdict.
    pub reason: Option<String>,
    /// What became of it.
    pub outcome: KnownOutcome,
}

/// What became of a program whose verdict is known.
#[derive(Clone, Debug)]
pub enum KnownOutcome {
    /// It was judged so.
    Judged {
        /// The judgement of its first case that was not accepted.
        judgement: Judgement,
        /// That case, as its suite and its name.
        case: Option<(String, String)>,
        /// What happened there, in one sentence.
        message: Option<Message>,
    },
    /// It could not be judged as it is.
    Refused(Message),
    /// It was not judged, since this machine lacks something.
    Skipped(Message),
}

/// A time limit beside what the slowest accepted program needs of it.
#[derive(Clone, Debug)]
pub struct LimitMargin {
    /// Which limit.
    pub limit: TimeLimit,
    /// How much it allows.
    pub allowed: Duration,
    /// The most that was needed, on a clock that goes slower in a crowd: a program with one thread uses no more of the processor.
    pub needed: Duration,
    /// The program that needed it.
    pub path: PathBuf,
    /// The case in which it did, as its suite and its name.
    pub case: (String, String),
}

/// A limit on the time of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TimeLimit {
    /// Processor time.
    Cpu,
    /// Time on the clock.
    Wall,
}

/// How many times what the slowest accepted program needs a time limit allows at least, so that a slower machine, or a busy one,
/// costs nobody a mark.
pub const LEAST_MARGIN: u32 = 5;

impl Verification {
    /// Whether something has to be mended before the assignment can be trusted.
    pub fn has_gap(&self) -> bool {
        self.notice.iter().any(|notice| notice.gaps().next().is_some())
            || self.programs.iter().any(KnownProgram::is_wrong)
            || self.limits.iter().any(LimitMargin::is_tight)
    }

    /// The programs that were not judged.
    pub fn skipped(&self) -> impl Iterator<Item = (&KnownProgram, &Message)> {
        self.programs.iter().filter_map(|program| match &program.outcome {
            KnownOutcome::Skipped(why) => Some((program, why)),
            _ => None,
        })
    }
}

impl Notice {
    /// Whether something survives in some only of the languages in which it can be made.
    pub fn is_partial(&self, survivor: &Survivor) -> bool {
        let halves = self
            .mutants
            .iter()
            .filter(|mutant| survivor.mutants.contains(&mutant.id));
        let can_be_made = halves.map(|mutant| mutant.languages.len()).min();
        can_be_made.is_some_and(|count| survivor.languages.len() < count)
    }

    /// What survives and is not proven to be no mistake.
    pub fn gaps(&self) -> impl Iterator<Item = &Survivor> {
        self.survivors.iter().filter(|survivor| survivor.is_gap())
    }
}

impl Survivor {
    /// Whether a suite could notice it, as far as anybody knows.
    pub fn is_gap(&self) -> bool {
        !self.killers.is_empty() || self.open != Some(Open::Equal)
    }
}

impl MutantNotice {
    /// Whether every form is killed by some case in every language, but for forms that answer as the reference does.
    pub fn is_killed(&self, notice: &Notice) -> bool {
        let mut survivors = notice.survivors.iter();
        !survivors.any(|survivor| survivor.mutants == [self.id.as_str()])
    }
}

impl KnownProgram {
    /// Whether it got something else than its folder and its text say.
    pub fn is_wrong(&self) -> bool {
        match &self.outcome {
            KnownOutcome::Judged { judgement, .. } => {
                let got = judgement.reason.map_or(judgement.verdict.name(), super::Reason::name);
                judgement.verdict != self.verdict || self.reason.as_ref().is_some_and(|reason| reason != got)
            }
            KnownOutcome::Refused(_) => true,
            KnownOutcome::Skipped(_) => false,
        }
    }
}

impl LimitMargin {
    /// How many times what was needed is allowed.
    pub fn times(&self) -> f64 {
        self.allowed.as_secs_f64() / self.needed.as_secs_f64().max(f64::MIN_POSITIVE)
    }

    /// Whether that is too little.
    pub fn is_tight(&self) -> bool {
        self.needed * LEAST_MARGIN > self.allowed
    }
}
