//! The report for a person: what a student has to see, and nothing that competes with it.

mod board;
mod boards;
mod failure;
mod judged;
mod page;
mod progress;
#[cfg(test)]
mod scene;
#[cfg(test)]
mod screen;
mod story;
mod summary;
#[cfg(test)]
mod tests;
mod text;
mod typeset;

use std::{io, sync::Arc};

use super::{Detail, Failures, Format, Purpose, Report, Setting, visible};
use crate::model::{
    Call, CaseResult, Diagnosis, Event, Feedback, Message, Submission, SubmissionResult, Timeliness, Visibility,
};
pub(super) use judged::judged;
pub(super) use typeset::{columns, cut, pad, wrap};

use page::Page;
use progress::{Progress, Reach};
use summary::Closing;

pub(super) static ENTRY: Format = Format {
    id: "pretty",
    open: |setting, out| {
        Box::new(Pretty {
            page: Page::new(setting, out),
            progress: Progress::default(),
            closings: Vec::new(),
            shown: Vec::new(),
        })
    },
};

/// The whole screen of a submission that was judged; fails only as a vector does.
pub(super) fn screen(setting: Setting<'_>, result: &SubmissionResult) -> io::Result<String> {
    let mut screen = Vec::new();
    let mut report = (ENTRY.open)(setting, Box::new(&mut screen));
    report.event(&Event::Started(result.submission.clone()))?;
    for case in &result.cases {
        report.event(&Event::Case(Arc::clone(case)))?;
    }
    report.event(&Event::Finished(result.clone()))?;
    report.finish()?;
    drop(report);
    Ok(String::from_utf8_lossy(&screen).into_owned())
}

/// What the screen of a submission shows of a case that failed; fails only as a vector does.
pub(super) fn proof(setting: Setting<'_>, case: &CaseResult, load_printed: &str) -> io::Result<String> {
    let mut screen = Vec::new();
    let mut page = Page::new(setting, Box::new(&mut screen));
    match &case.failure {
        Some(failure) if failure.calls.is_empty() => failure::program(&mut page, case, load_printed)?,
        _ => failure::case(&mut page, case)?,
    }
    drop(page);
    Ok(String::from_utf8_lossy(&screen).into_owned())
}

struct Pretty<'a> {
    page: Page<'a>,
    progress: Progress,
    closings: Vec<Closing>,
    /// The calls of the failures of the last submission that were shown.
    shown: Vec<Vec<Call>>,
}

impl Report for Pretty<'_> {
    fn event(&mut self, event: &Event) -> io::Result<()> {
        match event {
            Event::Started(submission) => self.started(submission),
            Event::Case(case) => self.case(case),
            Event::Finished(result) => self.finished(result),
            Event::Diagnosed(diagnosis) => self.diagnosed(diagnosis),
            Event::Recorded(timeliness) => self.recorded(*timeliness),
        }?;
        self.page.flush()
    }

    fn finish(&mut self) -> io::Result<()> {
        if self.closings.len() > 1 {
            summary::list(&mut self.page, &self.closings)?;
        }
        if self.quiet() && self.page.setting.purpose == Purpose::Run {
            summary::more_count(&mut self.page)?;
        }
        self.page.flush()
    }
}

impl Pretty<'_> {
    fn started(&mut self, submission: &Submission) -> io::Result<()> {
        if self.quiet() {
            return Ok(());
        }
        let page = &mut self.page;
        let title = page.setting.locale.choose(&page.setting.assignment.title);
        let title = page.style().emphasis(title);
        let path = visible(&submission.path.display().to_string());
        let language = visible(&submission.language_name);
        page.gap()?;
        page.line(&format!("{title} · {path} · {language}"))?;
        page.gap()
    }

    fn case(&mut self, case: &CaseResult) -> io::Result<()> {
        if self.quiet() || self.page.setting.purpose == Purpose::Explain {
            return Ok(());
        }
        self.progress.case(&mut self.page, case)
    }

    fn finished(&mut self, result: &SubmissionResult) -> io::Result<()> {
        let closing = Closing::new(&self.page, result);
        if self.quiet() {
            // Of a program that no case has judged there is no verdict to tell.
            return match result.cases.len() {
                0 => Ok(()),
                _ => closing.line(&mut self.page, 0),
            };
        }
        if self.page.setting.purpose == Purpose::Explain {
            return self.before_explanation(result);
        }
        self.closings.push(closing);
        let reach = std::mem::take(&mut self.progress).finish(&mut self.page)?;
        if self.page.setting.detail == Detail::Verbose {
            result
                .cases
                .iter()
                .try_for_each(|case| boards::case(&mut self.page, case))?;
        }
        self.failures(result, reach)?;
        self.warnings(result)?;
        summary::passed(&mut self.page, result, reach)
    }

    /// What there is to say of a submission before its bug is explained: of one that never made a call, all of it.
    fn before_explanation(&mut self, result: &SubmissionResult) -> io::Result<()> {
        match result.first_failure() {
            Some(first) if result.cases.iter().all(|case| !failure::made_calls(case)) => {
                failure::program(&mut self.page, first, &result.load_printed)
            }
            _ => summary::passed(&mut self.page, result, Reach::Calls),
        }
    }

    fn diagnosed(&mut self, diagnosis: &Diagnosis) -> io::Result<()> {
        match self.page.setting.purpose {
            _ if self.quiet() => Ok(()),
            Purpose::Explain => story::tell(&mut self.page, diagnosis),
            Purpose::Run | Purpose::Submit | Purpose::Letter => story::brief(&mut self.page, diagnosis, &self.shown),
        }
    }

    fn recorded(&mut self, timeliness: Timeliness) -> io::Result<()> {
        if !self.quiet() {
            self.page.gap()?;
        }
        summary::recorded(&mut self.page, timeliness)
    }

    fn failures(&mut self, result: &SubmissionResult, reach: Reach) -> io::Result<()> {
        let page = &mut self.page;
        self.shown.clear();
        if let (Reach::Nowhere, Some(first)) = (reach, result.first_failure()) {
            return failure::program(page, first, &result.load_printed);
        }
        for (index, case) in result.cases.iter().enumerate().filter(|(_, case)| !case.accepted()) {
            let same = |other: &&Arc<CaseResult>| other.judgement == case.judgement;
            match page.setting.failures {
                Failures::All => {
                    self.shown
                        .extend(case.failure.iter().map(|failure| failure.calls.clone()));
                    failure::case(page, case)?;
                }
                Failures::FirstOfKind if result.cases[..index].iter().any(|other| same(&other)) => {}
                Failures::FirstOfKind => {
                    self.shown
                        .extend(case.failure.iter().map(|failure| failure.calls.clone()));
                    failure::case(page, case)?;
                    more(page, case, result.cases[index + 1..].iter().filter(same).count())?;
                }
            }
        }
        Ok(())
    }

    /// Says once what was not written as asked, whatever the number of cases.
    fn warnings(&mut self, result: &SubmissionResult) -> io::Result<()> {
        let warnings: Vec<&Message> = result.cases.iter().flat_map(|case| &case.warnings).collect();
        self.page.gap()?;
        for (index, warning) in warnings.iter().enumerate() {
            if warnings[..index].iter().all(|other| other.id != warning.id) {
                summary::warning(&mut self.page, warning)?;
            }
        }
        Ok(())
    }

    fn quiet(&self) -> bool {
        self.page.setting.detail == Detail::Quiet
    }
}

/// Says how many more cases fail in the same way; where nobody is told the way, how many have the same verdict.
fn more(page: &mut Page, case: &CaseResult, count: usize) -> io::Result<()> {
    if count == 0 {
        return Ok(());
    }
    page.gap()?;
    let more = match (page.setting.purpose, is_way_told(page, case)) {
        (Purpose::Letter, true) => Message::new("report-more-cases-told"),
        (Purpose::Letter, false) => Message::new("report-more-verdicts-told"),
        (_, true) => Message::new("report-more-cases"),
        (_, false) => Message::new("report-more-verdicts"),
    };
    let more = page.words(&more.with("count", count));
    page.line(&format!("  {}", page.style().dim(&more)))
}

/// Whether more than the verdict is told of how a case failed.
fn is_way_told(page: &Page, case: &CaseResult) -> bool {
    let mut suites = page.setting.suites.iter();
    let is_kept = suites
        .find(|suite| suite.id == case.suite)
        .is_some_and(|suite| suite.feedback != Feedback::Full || suite.visibility == Visibility::NameOnly);
    case.judgement.reason.is_some() || !is_kept
}
