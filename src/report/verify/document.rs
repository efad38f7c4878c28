use std::{collections::BTreeMap, time::Duration};

use schemars::{JsonSchema, Schema};
use serde::Serialize;

use crate::{
    locale::Locale,
    model::{
        Killed, Killer, KnownOutcome, KnownProgram, LimitMargin, MutantNotice, Notice, Open, Reason, Shortness,
        Survivor, TimeLimit, Verdict, Verification,
    },
    report::json::SCHEMA,
};

/// The JSON Schema of the report on an assignment.
pub fn verify_schema() -> Schema {
    schemars::schema_for!(Document)
}

/// How far an assignment can be trusted. A key that says nothing is left out.
#[derive(Serialize, JsonSchema)]
#[schemars(title = "Verification")]
pub(super) struct Document {
    /// The number of this contract.
    schema: u32,
    /// The version of the checker.
    checker: &'static str,
    /// The id of the assignment.
    assignment: String,
    /// Whether something has to be mended.
    gap: bool,
    /// The ids of the suites.
    suites: Vec<String>,
    /// How many cases they have; the reference agrees with all that is stated about them.
    cases: usize,
    /// How many calls these make.
    calls: usize,
    /// The known mistakes, where there are any for the reference.
    #[serde(skip_serializing_if = "Option::is_none")]
    mutants: Option<Vec<Mutant>>,
    /// The pairs of mistakes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pairs: Option<Pairs>,
    /// What no case kills.
    #[serde(skip_serializing_if = "Option::is_none")]
    survivors: Option<Vec<Alive>>,
    /// The cases that kill nothing that no other case of their suite kills.
    #[serde(skip_serializing_if = "Option::is_none")]
    redundant: Option<Vec<CaseName>>,
    /// The programs whose verdict is known.
    programs: Vec<Program>,
    /// The time limits beside what accepted programs need; empty where none was accepted.
    limits: Vec<Margin>,
}

/// A known mistake.
#[derive(Serialize, JsonSchema)]
struct Mutant {
    /// Its name.
    id: String,
    /// The languages in which it can be made.
    languages: Vec<String>,
    /// Whether every form of it is killed in every language, but for forms that answer as the reference does.
    killed: bool,
    /// How many cases kill it in every form and language.
    cases: usize,
    /// How much of it each suite kills, by the id of the suite.
    suites: BTreeMap<String, Killed>,
}

/// The pairs of mistakes that are killed by themselves.
#[derive(Serialize, JsonSchema)]
struct Pairs {
    /// How many there are.
    count: usize,
    /// Those that are the same program as one of their halves.
    halves: Vec<[String; 2]>,
}

/// A mistake or a pair that no case kills.
#[derive(Serialize, JsonSchema)]
struct Alive {
    /// The names of the mistakes, one or two.
    mutants: Vec<String>,
    /// The languages in which it survives.
    languages: Vec<String>,
    /// Calls that would kill it, one sequence after the other until all its forms are killed.
    killers: Vec<Sequence>,
    /// What is known where no calls were found: `equal` for what was proven to be no mistake.
    #[serde(skip_serializing_if = "Option::is_none")]
    open: Option<Knowledge>,
    /// The positions that were looked at where nothing is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    positions: Option<usize>,
}

/// What is known of a program that was not told from the reference.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Knowledge {
    Equal,
    Unknown,
}

/// Calls that would kill.
#[derive(Serialize, JsonSchema)]
struct Sequence {
    /// The calls; the last is answered wrongly.
    calls: Vec<String>,
    /// How short they are.
    shortness: Shortness,
    /// The same as a case for a suite.
    yaml: String,
}

/// A case by its names.
#[derive(Serialize, JsonSchema)]
struct CaseName {
    /// The id of its suite.
    suite: String,
    /// Its name.
    name: String,
}

/// A program whose verdict is known.
#[derive(Serialize, JsonSchema)]
struct Program {
    /// Its path.
    path: String,
    /// What became of it.
    state: State,
    /// The verdict that its folder is named by.
    expected: Verdict,
    /// The reason that it states, or the name of the verdict.
    #[serde(skip_serializing_if = "Option::is_none")]
    expected_reason: Option<String>,
    /// The verdict that it got.
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<Verdict>,
    /// The reason inside it.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Reason>,
    /// The first case that was not accepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    case: Option<CaseName>,
    /// What happened there, or why it was not judged, in a sentence of the interface's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
}

/// What became of a program whose verdict is known.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum State {
    /// It got what it should.
    Right,
    /// It got something else, or cannot be judged.
    Wrong,
    /// It was not judged, since the machine lacks something.
    Skipped,
}

/// A time limit beside what is needed of it.
#[derive(Serialize, JsonSchema)]
struct Margin {
    /// Which limit.
    limit: TimeLimit,
    /// What it allows, in milliseconds.
    allowed_ms: f64,
    /// The most that an accepted program needed, in milliseconds on a clock that goes slower in a crowd.
    needed_ms: f64,
    /// Whether that is too much.
    tight: bool,
    /// The program that needed it.
    path: String,
    /// The case in which it did.
    case: CaseName,
}

impl Document {
    pub(super) fn of(verification: &Verification, locale: &Locale) -> Self {
        let notice = verification.notice.as_ref();
        Self {
            schema: SCHEMA,
            checker: env!("CARGO_PKG_VERSION"),
            assignment: verification.assignment.clone(),
            gap: verification.has_gap(),
            suites: verification.suites.clone(),
            cases: verification.cases,
            calls: verification.calls,
            mutants: notice.map(|notice| {
                let mutants = notice.mutants.iter();
                mutants
                    .map(|mutant| Mutant::of(mutant, notice, &verification.suites))
                    .collect()
            }),
            pairs: notice.map(|notice| Pairs {
                count: notice.pairs,
                halves: notice.halves.clone(),
            }),
            survivors: notice.map(|notice| notice.survivors.iter().map(Alive::of).collect()),
            redundant: notice.map(|notice| notice.redundant.iter().map(CaseName::of).collect()),
            programs: verification
                .programs
                .iter()
                .map(|program| Program::of(program, locale))
                .collect(),
            limits: verification.limits.iter().map(Margin::of).collect(),
        }
    }
}

impl Mutant {
    fn of(mutant: &MutantNotice, notice: &Notice, suites: &[String]) -> Self {
        Self {
            id: mutant.id.clone(),
            languages: mutant.languages.clone(),
            killed: mutant.is_killed(notice),
            cases: mutant.cases,
            suites: suites.iter().cloned().zip(mutant.suites.iter().copied()).collect(),
        }
    }
}

impl Alive {
    fn of(survivor: &Survivor) -> Self {
        let (open, positions) = match survivor.open {
            None => (None, None),
            Some(Open::Equal) => (Some(Knowledge::Equal), None),
            Some(Open::Unknown(positions)) => (Some(Knowledge::Unknown), Some(positions)),
        };
        Self {
            mutants: survivor.mutants.clone(),
            languages: survivor.languages.clone(),
            killers: survivor.killers.iter().map(Sequence::of).collect(),
            open,
            positions,
        }
    }
}

impl Sequence {
    fn of(killer: &Killer) -> Self {
        Self {
            calls: killer.calls.iter().map(ToString::to_string).collect(),
            shortness: killer.shortness,
            yaml: killer.yaml.clone(),
        }
    }
}

impl CaseName {
    fn of((suite, name): &(String, String)) -> Self {
        Self {
            suite: suite.clone(),
            name: name.clone(),
        }
    }
}

impl Program {
    fn of(program: &KnownProgram, locale: &Locale) -> Self {
        let told = Self {
            path: program.path.display().to_string(),
            state: if program.is_wrong() { State::Wrong } else { State::Right },
            expected: program.verdict,
            expected_reason: program.reason.clone(),
            verdict: None,
            reason: None,
            case: None,
            message: None,
        };
        match &program.outcome {
            KnownOutcome::Judged {
                judgement,
                case,
                message,
            } => Self {
                verdict: Some(judgement.verdict),
                reason: judgement.reason,
                case: case.as_ref().map(CaseName::of),
                message: message.as_ref().map(|message| locale.text(message)),
                ..told
            },
            KnownOutcome::Refused(why) => Self {
                message: Some(locale.text(why)),
                ..told
            },
            KnownOutcome::Skipped(why) => Self {
                state: State::Skipped,
                message: Some(locale.text(why)),
                ..told
            },
        }
    }
}

impl Margin {
    fn of(margin: &LimitMargin) -> Self {
        let milliseconds = |time: Duration| (time.as_secs_f64() * 10_000.0).round() / 10.0;
        Self {
            limit: margin.limit,
            allowed_ms: milliseconds(margin.allowed),
            needed_ms: milliseconds(margin.needed),
            tight: margin.is_tight(),
            path: margin.path.display().to_string(),
            case: CaseName::of(&margin.case),
        }
    }
}
