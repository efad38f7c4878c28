//! The whole screen as a text.

use super::ENTRY;
use crate::{
    locale::{Locale, Tongue},
    model::{Event, SubmissionResult, Timeliness},
    report::{Coverage, Detail, Failures, Purpose, Setting, Style, fixture::*},
};

/// What differs from one screen to the next.
#[derive(Clone, Copy)]
pub(super) struct Screen {
    pub(super) style: Style,
    pub(super) width: usize,
    pub(super) detail: Detail,
    pub(super) failures: Failures,
    pub(super) purpose: Purpose,
    pub(super) coverage: Coverage,
}

/// A wide screen of a run, without colour.
pub(super) const SCREEN: Screen = Screen {
    style: Style::Plain,
    width: 100,
    detail: Detail::Normal,
    failures: Failures::FirstOfKind,
    purpose: Purpose::Run,
    coverage: Coverage::Whole,
};

/// The same for a submission.
pub(super) const SUBMIT: Screen = Screen {
    purpose: Purpose::Submit,
    ..SCREEN
};

impl Screen {
    /// The screen in one language, of submissions whose suites are those of the first.
    pub(super) fn show(self, tongue: Tongue, results: &[SubmissionResult], then: Option<Timeliness>) -> String {
        self.show_then(tongue, results, then.map(Event::Recorded))
    }

    /// The same, followed by any event.
    pub(super) fn show_then(self, tongue: Tongue, results: &[SubmissionResult], then: Option<Event>) -> String {
        let (assignment, locale, suites) = (assignment(), Locale::new(tongue), suites(&results[0]));
        let setting = Setting {
            assignment: &assignment,
            suites: &suites,
            locale: &locale,
            style: self.style,
            width: self.width,
            detail: self.detail,
            failures: self.failures,
            submissions: results.len(),
            purpose: self.purpose,
            coverage: self.coverage,
        };
        let mut screen = Vec::new();
        let mut report = (ENTRY.open)(setting, Box::new(&mut screen));
        for event in results.iter().flat_map(events).chain(then) {
            report.event(&event).expect("a vector takes everything");
        }
        report.finish().expect("a vector takes everything");
        drop(report);
        String::from_utf8(screen).expect("text")
    }

    /// The same submission in both languages.
    pub(super) fn both(self, result: impl Fn(Tongue) -> SubmissionResult) -> String {
        self.both_then(None, result)
    }

    /// The same, followed by the recording.
    pub(super) fn both_then(self, then: Option<Timeliness>, result: impl Fn(Tongue) -> SubmissionResult) -> String {
        let show = |tongue| self.show(tongue, &[result(tongue)], then);
        format!("{}\n{:═<100}\n\n{}", show(Tongue::English), "", show(Tongue::Japanese))
    }
}
