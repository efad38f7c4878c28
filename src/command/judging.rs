//! What `run` and `submit` share: the cases that are asked for, the report, and the memory of what failed.

use std::borrow::Cow;
use std::cell::Cell;
use std::num::NonZeroUsize;
use std::time::Duration;

use super::memory::Memory;
use super::{Context, isolation, local_time, main::remark};
use crate::cli::{Conditions, Judging};
use crate::compare::Strictness;
use crate::error::Error;
use crate::grade::{self, Keep, Plan, Snapshot};
use crate::gradebook::{Onlooker, Sight, sight};
use crate::locale::Locale;
use crate::model::{
    Case, CaseResult, Event, Isolation, Message, Start, Submission, SubmissionResult, Suite, Visibility,
};
use crate::report::{Color, Coverage, Failures, Format, Purpose, Report, Setting};
use crate::sandbox;
use crate::testcase::Bundle;

/// An assignment with the cases that are asked for, and how to judge by them.
pub(super) struct Bench<'a, 'c> {
    pub(super) bundle: Bundle,
    /// The suites with all their cases, as whoever reads the report may know them.
    known: Vec<Suite>,
    options: &'a Judging,
    language: Option<&'static crate::language::Language>,
    isolation: grade::Isolation,
    locale: &'c Locale,
    color: Color,
    now: jiff::Timestamp,
    /// Whether there are cases that are not shown to students.
    coverage: Coverage,
    /// When some of these will be, if ever.
    shown_from: Option<jiff::Timestamp>,
    /// Whether a person was told that a layer is missing.
    told: Cell<bool>,
}

impl<'a, 'c> Bench<'a, 'c> {
    pub(super) fn set_up(context: &Context<'c>, options: &'a Judging) -> Result<Self, Error> {
        if options.conditions.sandbox != Some(Isolation::LimitsOnly) {
            // It is ready when the suites are.
            sandbox::wake();
        }
        let mut bundle = context.bundle()?;
        let deadline = bundle.assignment.deadline;
        let now = jiff::Timestamp::now();
        let mut unseen = Vec::new();
        if !options.hidden {
            bundle.suites.retain_mut(|suite| match sight(suite, deadline, now) {
                Sight::Cases => true,
                Sight::Name => {
                    number(suite);
                    true
                }
                Sight::Nothing => {
                    unseen.push(suite.visibility);
                    false
                }
            });
        }
        let coverage = if unseen.is_empty() {
            Coverage::Whole
        } else {
            Coverage::Part
        };
        let shown_from = deadline.filter(|_| unseen.contains(&Visibility::AfterDeadline));
        let known = bundle.suites.clone();
        let beginning = beginning_of_a_suite(&bundle.suites, options);
        for suite in &mut bundle.suites {
            let id = &suite.id;
            suite.cases.retain(|case| options.selects(id, &case.name));
        }
        bundle.suites.retain(|suite| !suite.cases.is_empty());
        if bundle.suites.is_empty() && !known.is_empty() {
            return Err(Error::Usage(match beginning {
                Some(pattern) => Message::new("only-selects-nothing-beginning").with("pattern", pattern),
                None => Message::new("only-selects-nothing"),
            }));
        }
        let isolation = isolation::asked(
            &options.conditions,
            Isolation::default(),
            context.global.suites.as_deref(),
        );
        isolation.check()?;
        Ok(Self {
            bundle,
            known,
            options,
            language: context.global.language,
            isolation,
            locale: context.locale,
            color: context.global.color,
            told: Cell::new(false),
            now,
            coverage,
            shown_from,
        })
    }

    /// The case that came to this result, with its suite.
    pub(super) fn case(&self, result: &CaseResult) -> Option<(&Suite, &Case)> {
        let suite = self.bundle.suites.iter().find(|suite| suite.id == result.suite)?;
        let case = suite.cases.iter().find(|case| case.name == result.name)?;
        Some((suite, case))
    }

    /// Whether no case was left out of those that may be run.
    pub(super) fn runs_every_case(&self) -> bool {
        self.options.only.is_empty()
    }

    /// The time for looking for shorter calls that show a bug.
    pub(super) fn budget(&self) -> Duration {
        self.options.budget
    }

    /// Whether everything may be seen by whoever reads the report.
    pub(super) fn shows_everything(&self) -> bool {
        self.options.hidden
    }

    /// Why nothing can be run, where no case at all is shown to students.
    pub(super) fn nothing_shown(&self) -> Option<Message> {
        let message = match self.shown_from {
            _ if !self.known.is_empty() => return None,
            Some(moment) => Message::new("run-nothing-shown-yet").with("deadline", local_time(moment)),
            None => Message::new("run-nothing-shown"),
        };
        Some(message)
    }

    /// Judges one submission, and remembers which cases failed.
    pub(super) fn judge_one(
        &self,
        snapshot: &Snapshot,
        tell: &mut dyn FnMut(&Event) -> Result<(), Error>,
    ) -> Result<SubmissionResult, Error> {
        if self.bundle.suites.is_empty() {
            return self.take_untested(snapshot, tell);
        }
        let memory = Memory::of(&self.bundle.assignment.id, snapshot.path());
        let mut suites = Cow::Borrowed(self.bundle.suites.as_slice());
        if self.options.failed_first {
            memory.failed_first(suites.to_mut());
        }
        let mut result = None;
        grade::grade(&self.plan(&suites), snapshot, &mut |event| {
            if let Event::Started(submission) = &event {
                self.tell_of_isolation(submission);
            }
            self.as_seen(&event).map_or(Ok(()), |event| tell(&event))?;
            if let Event::Finished(finished) = event {
                result = Some(finished);
            }
            Ok(())
        })?;
        let result = result.ok_or_else(|| Error::Internal("a submission without a result".to_owned()))?;
        memory.keep(&result);
        Ok(result)
    }

    /// Takes a submission in a language that is accepted, where no case is there to judge it by: it is not even loaded.
    fn take_untested(
        &self,
        snapshot: &Snapshot,
        tell: &mut dyn FnMut(&Event) -> Result<(), Error>,
    ) -> Result<SubmissionResult, Error> {
        let language = grade::language_of(&self.plan(&[]), snapshot)?;
        let submission = Submission {
            path: snapshot.path().to_owned(),
            assignment: self.bundle.assignment.id.clone(),
            layers: Vec::new(),
            language: language.id.to_owned(),
            language_name: language.name.to_owned(),
        };
        let result = SubmissionResult {
            submission: submission.clone(),
            cases: Vec::new(),
            load_printed: String::new(),
        };
        tell(&Event::Started(submission))?;
        tell(&Event::Finished(result.clone()))?;
        Ok(result)
    }

    /// An event as whoever reads the report may see it.
    fn as_seen<'e>(&self, event: &'e Event) -> Option<Cow<'e, Event>> {
        if self.options.hidden {
            return Some(Cow::Borrowed(event));
        }
        let student = Onlooker {
            suites: &self.known,
            deadline: self.bundle.assignment.deadline,
            now: self.now,
        };
        match event {
            Event::Case(case) => student.sees_case(case).map(|case| Cow::Owned(Event::Case(case))),
            Event::Finished(result) => Some(Cow::Owned(Event::Finished(student.sees(result)))),
            other => Some(Cow::Borrowed(other)),
        }
    }

    /// Says once what is missing.
    fn tell_of_isolation(&self, submission: &Submission) {
        if let Some(notice) = isolation::notice(&self.isolation, submission).filter(|_| !self.told.replace(true)) {
            remark(&notice, self.locale, self.color);
        }
    }

    /// How cases are judged, these suites or others.
    pub(super) fn plan<'b>(&'b self, suites: &'b [Suite]) -> Plan<'b> {
        Plan {
            assignment: &self.bundle.assignment,
            suites,
            language: self.language,
            interface: self.options.conditions.interface,
            strictness: strictness(&self.options.conditions),
            keep: Keep::Traces,
            start: Start::Fast,
            hurry: None,
            isolation: self.isolation.clone(),
            jobs: NonZeroUsize::get(self.options.conditions.parallelism()),
        }
    }

    /// What a report on these submissions has to know.
    pub(super) fn setting<'b>(
        &'b self,
        context: &Context<'_>,
        locale: &'b Locale,
        submissions: usize,
        purpose: Purpose,
    ) -> Setting<'b> {
        Setting {
            assignment: &self.bundle.assignment,
            suites: &self.bundle.suites,
            locale,
            style: context.style,
            width: context.width,
            detail: context.global.detail(),
            failures: if self.options.all {
                Failures::All
            } else {
                Failures::FirstOfKind
            },
            submissions,
            purpose,
            coverage: self.coverage,
        }
    }

    pub(super) fn format(&self) -> &'static Format {
        self.options.format
    }
}

/// Gives the cases of a suite numbers for names, by which they are chosen and remembered too: a name that may not be shown is not
/// to be found out by asking for it.
fn number(suite: &mut Suite) {
    for (index, case) in suite.cases.iter_mut().enumerate() {
        case.name = (index + 1).to_string();
    }
}

/// How much the writing of a board matters.
pub(super) fn strictness(conditions: &Conditions) -> Strictness {
    if conditions.strict {
        Strictness::Presentation
    } else {
        Strictness::Values
    }
}

/// A pattern of `--only` with which the name of a suite begins, made to match it.
fn beginning_of_a_suite(suites: &[Suite], options: &Judging) -> Option<String> {
    let patterns = options.only.iter().map(glob::Pattern::as_str);
    patterns
        .filter(|pattern| suites.iter().any(|suite| suite.id.starts_with(pattern)))
        .map(|pattern| format!("{pattern}*"))
        .next()
}

/// Tells a report an event.
pub(super) fn tell(report: &mut dyn Report, event: &Event) -> Result<(), Error> {
    report.event(event).map_err(|error| Error::output(&error))
}

/// Ends a report.
pub(super) fn finish(report: &mut dyn Report) -> Result<(), Error> {
    report.finish().map_err(|error| Error::output(&error))
}
