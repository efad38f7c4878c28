use std::{
    collections::BTreeMap,
    sync::{Arc, mpsc},
};

use super::{
    Keep, Plan, alone, clock::Clock, cold, program::Program, queue::Shown, recording::KEPT_TEXT, snapshot::Snapshot,
    warm,
};
use crate::{
    compare::{self, Answering, Rules},
    error::Error,
    language::{self, Answers, Harness, Interface, Language},
    model::{
        Case, CaseResult, End, Event, Failure, Message, Observation, Reply, Start, Submission, SubmissionResult, Suite,
        Verdict,
    },
};

/// What a runner tells about a submission.
pub(super) enum Progress {
    /// It was loaded or built, or could not be; told once, before any case.
    Loaded {
        /// The version of its interpreter, where that is known.
        version: String,
        /// What was printed meanwhile.
        printed: String,
    },
    /// A case was run.
    Case(usize, Observation),
}

/// Judges one submission and tells its events.
pub(super) fn judge(
    plan: &Plan<'_>,
    snapshot: &Snapshot,
    tell: &mut dyn FnMut(Event) -> Result<(), Error>,
) -> Result<(), Error> {
    let language = language_of(plan, snapshot)?;
    let harness = harness_of(plan, language)?;
    let program = Program::new(plan.assignment, snapshot, language, &plan.isolation)?;
    let cases: Vec<(&str, &Case)> = plan
        .suites
        .iter()
        .flat_map(|suite| suite.cases.iter().map(|case| (suite.id.as_str(), case)))
        .collect();
    let mut judging = Judging::new(plan, &program, harness, &cases, tell);
    let only: Vec<&Case> = cases.iter().map(|(_, case)| *case).collect();
    let of_suite = |suite: &Suite| std::iter::repeat_n((suite.visibility, suite.feedback), suite.cases.len());
    let shown: Vec<Shown> = plan.suites.iter().flat_map(of_suite).collect();
    // Who reads the report may be slow, and a terminal can be stopped: the cases must not wait for that, as their time counts.
    std::thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        let program = &program;
        let run = move || {
            let mut tell = |progress| {
                sender
                    .send(progress)
                    .map_err(|_| Error::Internal("nobody listens".to_owned()))
            };
            match (harness, plan.start) {
                (Some(harness), Start::Fast) => {
                    let clock = Clock::start(&program.assignment.limits).hurrying(plan.hurry);
                    warm::run(program, harness, clock, (&only, &shown), plan.jobs, &mut tell)
                }
                (Some(harness), Start::Cold) => run_cold(program, harness, &only, plan.jobs, &mut tell),
                (None, _) => run_whole(program, &only, plan.jobs, &mut tell),
            }
        };
        let runner = std::thread::Builder::new()
            .spawn_scoped(scope, run)
            .map_err(|error| Error::no_thread(&error))?;
        for progress in receiver {
            judging.take(progress)?;
        }
        runner
            .join()
            .map_err(|_| Error::Internal("the runner of the cases panicked".to_owned()))?
    })?;
    judging.finish()
}

/// Loads a file once a case.
fn run_cold(
    program: &Program<'_>,
    harness: &'static Harness,
    cases: &[&Case],
    jobs: usize,
    tell: &mut dyn FnMut(Progress) -> Result<(), Error>,
) -> Result<(), Error> {
    tell(Progress::Loaded {
        version: String::new(),
        printed: String::new(),
    })?;
    let clock = Clock::start(&program.assignment.limits);
    let one = |case: usize, lease| alone::run(program, harness, cases[case], lease);
    let all: Vec<usize> = (0..cases.len()).collect();
    cold::run(&all, jobs, clock, &one, tell)
}

/// Builds a whole program and runs it once a case.
fn run_whole(
    program: &Program<'_>,
    cases: &[&Case],
    jobs: usize,
    tell: &mut dyn FnMut(Progress) -> Result<(), Error>,
) -> Result<(), Error> {
    let built = program.build()?;
    tell(Progress::Loaded {
        version: String::new(),
        printed: String::new(),
    })?;
    if let Err(end) = built {
        return (0..cases.len()).try_for_each(|case| tell(Progress::Case(case, Observation::unseen(end.clone()))));
    }
    let clock = Clock::start(&program.assignment.limits);
    let one = |case: usize, lease| program.answer(cases[case], lease);
    let all: Vec<usize> = (0..cases.len()).collect();
    cold::run(&all, jobs, clock, &one, tell)
}

pub(super) fn language_of(plan: &Plan<'_>, snapshot: &Snapshot) -> Result<&'static Language, Error> {
    let language = match (plan.language, snapshot.entry_file()) {
        (Some(language), _) => language,
        (None, Some(file)) => language::detect(&file.path, &file.bytes, file.executable).map_err(Error::Usage)?,
        (None, None) => return Err(Error::Internal("a snapshot without its entry".to_owned())),
    };
    // What runs by itself has to have the right to.
    if language.tool.is_none() && snapshot.entry_file().is_some_and(|file| !file.executable) {
        return Err(Error::Usage(
            Message::new("submission-not-executable").with("path", snapshot.entry_path().display().to_string()),
        ));
    }
    let accepted = &plan.assignment.languages;
    if !accepted.is_empty() && !accepted.iter().any(|id| id == language.id) {
        return Err(Error::Usage(
            Message::new("language-not-accepted")
                .with("language", language.name)
                .with("accepted", accepted.join(", ")),
        ));
    }
    Ok(language)
}

/// The harness of the interface that was asked for, or of the best one that the language has; `None` for a whole program.
fn harness_of(plan: &Plan<'_>, language: &'static Language) -> Result<Option<&'static Harness>, Error> {
    match (plan.interface, &language.functions) {
        (Some(Interface::Stdio), _) => Ok(None),
        (Some(Interface::Functions), None) => Err(Error::Usage(
            Message::new("language-without-functions").with("language", language.name),
        )),
        (_, harness) => Ok(harness.as_ref()),
    }
}

/// Turns observations into results, and tells them in the order of the suites.
struct Judging<'a> {
    plan: &'a Plan<'a>,
    rules: Rules<'a>,
    program: &'a Program<'a>,
    cases: &'a [(&'a str, &'a Case)],
    tell: &'a mut dyn FnMut(Event) -> Result<(), Error>,
    submission: Option<Submission>,
    load_printed: String,
    early: BTreeMap<usize, CaseResult>,
    told: Vec<Arc<CaseResult>>,
    interface: Interface,
}

impl<'a> Judging<'a> {
    fn new(
        plan: &'a Plan<'a>,
        program: &'a Program<'a>,
        harness: Option<&'static Harness>,
        cases: &'a [(&'a str, &'a Case)],
        tell: &'a mut dyn FnMut(Event) -> Result<(), Error>,
    ) -> Self {
        let answers = harness.map_or(Answers::Printed, |harness| harness.answers);
        let rules = Rules {
            assignment: plan.assignment,
            limits: &plan.assignment.limits,
            state: harness
                .zip(plan.assignment.state.as_ref())
                .map(|(harness, name)| format!("{}{name}", harness.sigil)),
            answers: match answers {
                Answers::Returned => Answering::Returned,
                Answers::Printed => Answering::Printed,
            },
            strictness: plan.strictness,
        };
        Self {
            plan,
            rules,
            program,
            cases,
            tell,
            submission: None,
            load_printed: String::new(),
            early: BTreeMap::new(),
            told: Vec::with_capacity(cases.len()),
            interface: if harness.is_some() {
                Interface::Functions
            } else {
                Interface::Stdio
            },
        }
    }

    fn take(&mut self, progress: Progress) -> Result<(), Error> {
        match progress {
            Progress::Loaded { version, printed } => self.loaded(&version, printed),
            Progress::Case(index, observation) => {
                let result = self.result(index, observation);
                self.early.insert(index, result);
                self.tell_in_order()
            }
        }
    }

    fn loaded(&mut self, version: &str, printed: String) -> Result<(), Error> {
        self.load_printed = printed;
        let submission = Submission {
            path: self.program.snapshot.path().to_owned(),
            assignment: self.plan.assignment.id.clone(),
            layers: self.program.layers().map(str::to_owned).collect(),
            language: self.program.language.id.to_owned(),
            language_name: format!("{} {version}", self.program.language.name)
                .trim_end()
                .to_owned(),
        };
        self.submission = Some(submission.clone());
        (self.tell)(Event::Started(submission))
    }

    fn result(&self, index: usize, mut observation: Observation) -> CaseResult {
        let (suite, case) = self.cases[index];
        self.part_answers(case, &mut observation);
        let judged = compare::judge(&self.rules, case, &observation);
        let mut failure = judged.failure;
        if let Some(failure) = failure.as_mut().filter(|failure| !failure.calls.is_empty()) {
            let path = self.program.snapshot.entry_path().display().to_string();
            // A whole program may well have crashed in a call behind the last one that it was seen to answer.
            let calls = match (self.interface, &observation.end) {
                (Interface::Functions, _) | (Interface::Stdio, End::Finished) => failure.calls.clone(),
                (Interface::Stdio, _) => case.steps.iter().map(|step| step.call.clone()).collect(),
            };
            failure.reproduce = Some(self.program.language.reproduce(self.interface, &path, &calls));
        }
        let mut warnings = judged.warnings;
        if failure.is_some() && self.interface == Interface::Stdio {
            warnings.extend(missing_output(case, &observation));
        }
        let last = failure.as_ref().and_then(Failure::step);
        let accepted = judged.judgement.verdict == Verdict::Accepted;
        CaseResult {
            suite: suite.to_owned(),
            name: case.name.clone(),
            judgement: judged.judgement,
            failure,
            warnings,
            printed: printed(&observation, last),
            boards: match self.plan.keep {
                Keep::Nothing => Vec::new(),
                Keep::Boards | Keep::Traces => compare::boards(&self.rules, case, &observation),
            },
            trace: match self.plan.keep {
                Keep::Nothing | Keep::Boards => None,
                Keep::Traces => compare::trace(&self.rules, case, &observation),
            },
            time: observation.time,
            points: if accepted { case.points } else { 0 },
            max_points: case.points,
        }
    }

    /// Where a function answers by printing, what it printed beside the answer is told apart from it. A whole program's output
    /// was parted when it was read.
    fn part_answers(&self, case: &Case, observation: &mut Observation) {
        for (observed, step) in observation.observed.iter_mut().zip(&case.steps) {
            if let (Interface::Functions, Reply::Printed(text)) = (self.interface, &observed.reply) {
                let mut parted = compare::split_answer(text, &self.plan.assignment.notation, &step.expected.answer);
                parted.printed.push_str(&observed.printed);
                *observed = parted;
            }
        }
    }

    fn tell_in_order(&mut self) -> Result<(), Error> {
        while let Some(result) = self.early.remove(&self.told.len()) {
            let result = Arc::new(result);
            (self.tell)(Event::Case(Arc::clone(&result)))?;
            self.told.push(result);
        }
        Ok(())
    }

    fn finish(mut self) -> Result<(), Error> {
        let submission = self
            .submission
            .take()
            .ok_or_else(|| Error::Internal("nothing was loaded".to_owned()))?;
        if self.told.len() != self.cases.len() {
            return Err(Error::Internal(format!(
                "{} of {} cases were run",
                self.told.len(),
                self.cases.len()
            )));
        }
        (self.tell)(Event::Finished(SubmissionResult {
            submission,
            cases: self.told,
            load_printed: self.load_printed,
        }))
    }
}

/// What a whole program that failed did not print, or printed in vain.
fn missing_output(case: &Case, observation: &Observation) -> Option<Message> {
    match observation.end {
        End::Finished if (1..case.steps.len()).contains(&observation.observed.len()) => Some(
            Message::new("stdio-answers-missing")
                .with("boards", observation.observed.len())
                .with("calls", case.steps.len()),
        ),
        End::Signalled(_) => Some(Message::new("stdio-output-lost")),
        _ => None,
    }
}

/// Everything that was printed up to the call at which the case failed and was no answer, cut to what may be kept.
fn printed(observation: &Observation, last: Option<usize>) -> String {
    let until = last.map_or(usize::MAX, |last| last + 1);
    let texts = observation.observed.iter().map(|observed| observed.printed.as_str());
    let trailing = (until > observation.observed.len()).then_some(observation.trailing.as_str());
    let mut printed = String::new();
    for text in texts.take(until).chain(trailing) {
        let room = KEPT_TEXT - printed.len();
        printed.push_str(&text[..text.floor_char_boundary(room)]);
    }
    printed
}
