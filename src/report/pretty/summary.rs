//! The end of the screen: how much passed, and what became of the submission.

use std::io;

use super::{
    page::{Page, sign},
    progress::Reach,
    typeset::{columns, pad, wrap},
};
use crate::{
    model::{Message, SubmissionResult, Timeliness},
    report::{Coverage, Purpose, visible},
};

/// The line that a submission has in a list of several.
pub(super) struct Closing {
    sign: String,
    points: String,
    path: String,
    judged: String,
}

impl Closing {
    /// The line of this submission.
    pub(super) fn new(page: &Page, result: &SubmissionResult) -> Self {
        let width = result.max_score().to_string().len();
        Self {
            sign: sign(page.style(), result.judgement().verdict),
            points: format!("{:>width$}/{}", result.score(), result.max_score()),
            path: visible(&result.submission.path.display().to_string()),
            judged: page.judged(result.judgement()),
        }
    }

    /// Writes it, with room for the longest path of the list.
    pub(super) fn line(&self, page: &mut Page, paths: usize) -> io::Result<()> {
        let path = pad(&self.path, paths);
        page.line(&format!("{} {}  {path}  {}", self.sign, self.points, self.judged))
    }
}

/// Writes the lines of all submissions.
pub(super) fn list(page: &mut Page, closings: &[Closing]) -> io::Result<()> {
    page.gap()?;
    let paths = closings.iter().map(|closing| columns(&closing.path)).max().unwrap_or(0);
    closings.iter().try_for_each(|closing| closing.line(page, paths))
}

/// Says what was right but not written as asked.
pub(super) fn warning(page: &mut Page, warning: &Message) -> io::Result<()> {
    let (sign, width) = (page.style().warning("!"), page.setting.width.saturating_sub(2));
    let lines = wrap(&page.words(warning), width);
    for (index, line) in lines.iter().enumerate() {
        page.line(&format!("{} {line}", if index == 0 { &sign } else { " " }))?;
    }
    Ok(())
}

/// Says how many cases passed; nothing when an accepted submission is still to be recorded.
pub(super) fn passed(page: &mut Page, result: &SubmissionResult, reach: Reach) -> io::Result<()> {
    let (passed, total, style) = (result.passed(), result.cases.len(), page.style());
    let submitting = page.setting.purpose == Purpose::Submit;
    if passed == total && submitting {
        return Ok(());
    }
    page.gap()?;
    if total == 0 {
        return more_count(page);
    }
    if passed == total {
        let all = match page.setting.coverage {
            Coverage::Whole => Message::new("report-all-pass"),
            Coverage::Part => Message::new("report-all-shown-pass"),
        };
        let all = page.words(&all.with("total", total));
        page.line(&style.good(&all))?;
        return more_count(page);
    }
    let some = match page.setting.purpose {
        Purpose::Letter => Message::new("report-some-pass-told"),
        Purpose::Run | Purpose::Submit | Purpose::Explain => Message::new("report-some-pass")
            .with("points", result.score())
            .with("max", result.max_score()),
    };
    let some = some.with("passed", passed).with("total", total);
    let count = match (reach, submitting) {
        (Reach::Nowhere, false) => Message::new("report-none-ran"),
        (Reach::Nowhere, true) => Message::new("report-not-submitted-none-ran"),
        (Reach::Calls, false) => some,
        (Reach::Calls, true) => Message::new("report-not-submitted").with("count", some),
    };
    let count = page.words(&count);
    page.line(&style.emphasis(&count))?;
    more_count(page)
}

/// Says that there are cases of which nothing is told, where there are.
pub(super) fn more_count(page: &mut Page) -> io::Result<()> {
    if page.setting.coverage == Coverage::Whole {
        return Ok(());
    }
    let more = page.words(&Message::new("report-more-count"));
    page.line(&more)
}

/// Says that the submission is complete.
pub(super) fn recorded(page: &mut Page, timeliness: Timeliness) -> io::Result<()> {
    if timeliness == Timeliness::Late {
        let late = page.words(&Message::new("report-late"));
        page.line(&page.style().warning(&late))?;
    }
    if page.setting.suites.is_empty() {
        let untested = page.words(&Message::new("report-recorded-untested"));
        page.line(&untested)?;
    } else {
        more_count(page)?;
    }
    let complete = page.words(&Message::new("report-submitted"));
    page.line(&page.style().good(&complete))
}
