//! The diagnosis of a program that was judged.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use super::judging::Bench;
use crate::assignment;
use crate::diagnose::{self, Answered, Evidence, Failing, Oracle, Specification, Trial};
use crate::error::Error;
use crate::grade::{self, Keep, Plan, Snapshot};
use crate::model::{
    Brevity, Call, Case, CaseResult, Counterexample, Diagnosis, Event, Failure, Feedback, Localized, Start,
    SubmissionResult, Suite, Verdict, Visibility,
};

/// A hang is waited for so many times as long as the slowest call that was well.
const SLOWER: u32 = 20;

/// In a case of so many calls, its start weighs little.
const ENOUGH_CALLS: u32 = 10;

/// What is waited for a hang at least: starts of a process and looks at the clock are not even.
const LEAST: Duration = Duration::from_millis(50);

/// The steps of a hint that are told without being asked for.
const UNASKED_HINTS: usize = 1;

/// Tells what is wrong with a program that was judged for another purpose than to be explained, where it is known after the time
/// that may be spent on it.
pub(super) fn beside(
    bench: &Bench<'_, '_>,
    snapshot: &Snapshot,
    result: &SubmissionResult,
    tell: &mut dyn FnMut(&Event) -> Result<(), Error>,
) -> Result<(), Error> {
    if bench.budget().is_zero() {
        return Ok(());
    }
    match diagnose(bench, snapshot, result, UNASKED_HINTS)? {
        Some(diagnosis) => tell(&Event::Diagnosed(Arc::new(diagnosis))),
        None => Ok(()),
    }
}

/// Finds out what is wrong with a program; `None` where it is accepted, or goes wrong before any call. So many steps of the hints
/// are wanted.
///
/// The result is that of all cases with their traces. No case that is not to be seen is shown: of such a program, other calls are
/// looked for.
pub(super) fn diagnose(
    bench: &Bench<'_, '_>,
    snapshot: &Snapshot,
    result: &SubmissionResult,
    hints: usize,
) -> Result<Option<Diagnosis>, Error> {
    let failed = |case: &&Arc<CaseResult>| case.failure.as_ref().is_some_and(|failure| !failure.calls.is_empty());
    if !result.cases.iter().any(|case| failed(&case)) {
        return Ok(None);
    }
    let assignment = &bench.bundle.assignment;
    let reference = assignment::find(&assignment.reference)
        .ok_or_else(|| Error::Internal(format!("no reference {}", assignment.reference)))?;
    let specification = Specification::new(assignment, reference)?;
    let plan = bench.plan(&bench.bundle.suites);
    let language = grade::language_of(&plan, snapshot)?;
    let catalogue = reference
        .mutants
        .as_ref()
        .map(|mutants| (mutants.catalogue)(language.indexing));
    let mut asked = Asked {
        plan,
        snapshot,
        hurry: hurry(bench, result),
        proved: HashMap::new(),
    };
    let evidence = evidence(bench, result);
    let passed = passed(bench, result);
    let facts = diagnose::facts(assignment, &specification, &evidence.failing, &passed);
    let finding = diagnose::investigate(
        &specification,
        catalogue.as_deref(),
        &evidence,
        &mut asked,
        bench.budget(),
    )?;
    let counterexample = match finding.counterexample {
        Some(found) => asked.show(&specification, result, found)?,
        None => None,
    };
    Ok(Some(Diagnosis {
        bugs: finding
            .bugs
            .into_iter()
            .map(|set| set.into_iter().map(str::to_owned).collect())
            .collect(),
        hints: hints.min(assignment.hints),
        facts,
        counterexample,
    }))
}

/// What a program answered, as far as something can be concluded from it.
fn evidence(bench: &Bench<'_, '_>, result: &SubmissionResult) -> Evidence {
    let pairs: Vec<(&Suite, &Case, &CaseResult)> = result
        .cases
        .iter()
        .filter_map(|result| {
            let (suite, case) = bench.case(result)?;
            Some((suite, case, result.as_ref()))
        })
        .collect();
    let trial = |case: &Case, result: &CaseResult| {
        Some(Trial {
            calls: calls(case),
            traces: result.trace.clone()?,
        })
    };
    let failing = pairs.iter().filter(|(suite, ..)| may_be_shown(bench, suite));
    Evidence {
        // What some cases show is shown by other mistakes as well.
        trials: bench
            .runs_every_case()
            .then_some(&pairs)
            .and_then(|pairs| pairs.iter().map(|(_, case, result)| trial(case, result)).collect()),
        failing: failing
            .filter_map(|(_, _, result)| {
                let calls = &result.failure.as_ref()?.calls;
                (!calls.is_empty()).then(|| Failing {
                    calls: calls.clone(),
                    judgement: result.judgement,
                })
            })
            .collect(),
    }
}

/// The calls of the cases that passed, of those that may be shown.
fn passed(bench: &Bench<'_, '_>, result: &SubmissionResult) -> Vec<Vec<Call>> {
    let passed = result.cases.iter().filter(|case| case.accepted());
    let shown = passed.filter_map(|result| bench.case(result).filter(|(suite, _)| may_be_shown(bench, suite)));
    shown.map(|(_, case)| calls(case)).collect()
}

fn may_be_shown(bench: &Bench<'_, '_>, suite: &Suite) -> bool {
    bench.shows_everything() || (suite.visibility != Visibility::NameOnly && suite.feedback == Feedback::Full)
}

/// How long a case is waited for where a program is known to hang; `None` where it is not.
fn hurry(bench: &Bench<'_, '_>, result: &SubmissionResult) -> Option<Duration> {
    let hangs = |case: &Arc<CaseResult>| case.judgement.verdict == Verdict::TimeLimitExceeded;
    if !result.cases.iter().any(hangs) {
        return None;
    }
    let length = |case: &CaseResult| u32::try_from(bench.case(case).map_or(0, |(_, case)| case.steps.len())).ok();
    let healthy = result.cases.iter().filter(|case| case.accepted());
    let a_call = healthy.filter_map(|case| Some(case.time / length(case).filter(|calls| *calls >= ENOUGH_CALLS)?));
    let longest = u32::try_from(diagnose::CHAIN).unwrap_or(u32::MAX);
    Some((a_call.max().unwrap_or_default() * (SLOWER + longest)).max(LEAST))
}

/// The calls of a case.
fn calls(case: &Case) -> Vec<Call> {
    case.steps.iter().map(|step| step.call.clone()).collect()
}

/// The calls of a failing case up to the one that failed.
fn failed_at(case: &CaseResult) -> Option<&Vec<Call>> {
    case.failure.as_ref().map(|failure| &failure.calls)
}

/// The program that was judged, asked further.
struct Asked<'a> {
    plan: Plan<'a>,
    snapshot: &'a Snapshot,
    hurry: Option<Duration>,
    /// What came of each sequence for which it was started cold: that is asked once, since it may take as long as the limits allow.
    proved: HashMap<Vec<Call>, Arc<CaseResult>>,
}

impl Asked<'_> {
    fn results(&mut self, cases: Vec<Case>, start: Start) -> Result<Vec<Arc<CaseResult>>, Error> {
        if start == Start::Fast {
            return self.run(cases, start);
        }
        let sequences: Vec<Vec<Call>> = cases.iter().map(calls).collect();
        let (new, unproved): (Vec<_>, Vec<_>) = sequences
            .iter()
            .cloned()
            .zip(cases)
            .filter(|(sequence, _)| !self.proved.contains_key(sequence))
            .unzip();
        if !new.is_empty() {
            let results = self.run(unproved, start)?;
            self.proved.extend(new.into_iter().zip(results));
        }
        let results = sequences.iter().map(|sequence| self.proved.get(sequence).cloned());
        results
            .collect::<Option<_>>()
            .ok_or_else(|| Error::Internal("a case without a result".to_owned()))
    }

    fn run(&self, cases: Vec<Case>, start: Start) -> Result<Vec<Arc<CaseResult>>, Error> {
        let suites = [Suite {
            id: String::new(),
            title: Localized::default(),
            visibility: Visibility::Public,
            feedback: Feedback::Full,
            cases,
        }];
        let plan = Plan {
            suites: &suites,
            keep: Keep::Traces,
            start,
            hurry: self.hurry,
            isolation: self.plan.isolation.clone(),
            ..self.plan
        };
        let mut results = Vec::new();
        grade::grade(&plan, self.snapshot, &mut |event| {
            if let Event::Case(case) = event {
                results.push(case);
            }
            Ok(())
        })?;
        Ok(results)
    }

    /// A counterexample as it is shown: the program is asked once more.
    fn show(
        &mut self,
        specification: &Specification,
        known: &SubmissionResult,
        (calls, brevity): (Vec<Call>, Brevity),
    ) -> Result<Option<Counterexample>, Error> {
        let Some(case) = specification.case(calls.clone()) else {
            return Ok(None);
        };
        // Of a program that does not always answer alike, one of its wrong answers is shown.
        let (tries, start) = match brevity {
            Brevity::ByChance { tried, .. } => (tried, Start::Fast),
            Brevity::Shortest | Brevity::ShortestOfMistake | Brevity::Minimal | Brevity::BestSoFar => (1, Start::Cold),
        };
        let results = self.results(vec![case; tries], start)?;
        let failing = results.into_iter().find(|case| case.failure.is_some());
        // Where it went well every time now, there is what was seen when it did not.
        let failing = failing.or_else(|| known.cases.iter().find(|case| failed_at(case) == Some(&calls)).cloned());
        Ok(failing.map(|case| Counterexample {
            case: Arc::unwrap_or_clone(case),
            brevity,
        }))
    }
}

impl Oracle for Asked<'_> {
    fn judge(&mut self, cases: Vec<Case>, start: Start) -> Result<Vec<Answered>, Error> {
        let results = self.results(cases, start)?;
        Ok(results
            .iter()
            .map(|result| Answered {
                judgement: result.judgement,
                failed_at: result.failure.as_ref().and_then(Failure::step),
                trace: result.trace.clone(),
            })
            .collect())
    }
}
