//! A failing case: which call, what it had to do, what it did, and how to see it again.

use std::io;

use super::{
    board,
    page::{GAP, Label, Page, printable, sign},
    text,
    typeset::{blanks, columns, wrap},
};
use crate::{
    model::{
        Answer, Board, Call, CaseResult, Exception, Failure, Judgement, Message, Notation, Reason, Value, Verdict,
    },
    report::{BoardNotation, Style, visible},
};

/// Calls of a history that are shown at its start and at its end when it is cut: how it opened, and what led here.
const FIRST_CALLS: usize = 2;
const LAST_CALLS: usize = 5;

/// Lines of what a program printed that are shown.
const PRINTED_LINES: usize = 5;

/// Lines of what a compiler printed that are shown: enough for its first complaint.
const COMPILER_LINES: usize = 12;

/// Lines of an exception's message that are shown: Ruby adds an excerpt of the source and a suggestion.
const EXCEPTION_LINES: usize = 6;

/// The farthest column that a verdict is set to, so that on a wide screen it stays near its case.
const HEADING: usize = 100;

/// Shows a case that failed.
pub(super) fn case(page: &mut Page, case: &CaseResult) -> io::Result<()> {
    let name = format!("{} › {}", visible(&case.suite), visible(&case.name));
    heading(page, &name, case.judgement)?;
    let Some(failure) = &case.failure else {
        page.gap()?;
        let no_more = page.words(&Message::new("seen-verdict-only"));
        return page.paragraph(&no_more, |_, text| text.to_owned());
    };
    body(page, failure, case.judgement)?;
    if !case.printed.trim().is_empty() {
        page.gap()?;
        page.labelled(Label::Printed, &page.excerpt(&case.printed, PRINTED_LINES))?;
    }
    hint(page, case.judgement, failure)?;
    reproduce(page, failure)
}

/// Whether a case that failed got as far as a call, or passed.
pub(super) fn made_calls(case: &CaseResult) -> bool {
    case.failure.as_ref().is_none_or(|failure| !failure.calls.is_empty())
}

/// Shows what went wrong at the last of some calls, whose boards are shown before.
pub(super) fn last_call(page: &mut Page, case: &CaseResult, failure: &Failure) -> io::Result<()> {
    let last = failure.calls.len().saturating_sub(1);
    let alone = Failure {
        calls: failure.calls[last..].to_vec(),
        ..failure.clone()
    };
    body(page, &alone, case.judgement)?;
    if !case.printed.trim().is_empty() {
        page.gap()?;
        page.labelled(Label::Printed, &page.excerpt(&case.printed, PRINTED_LINES))?;
    }
    reproduce(page, failure)
}

/// Shows a program none of whose cases got as far as a call, by the first of them.
pub(super) fn program(page: &mut Page, case: &CaseResult, load_printed: &str) -> io::Result<()> {
    page.gap()?;
    page.line(&format!(
        "{} {}",
        sign(page.style(), case.judgement.verdict),
        page.style().emphasis(&page.judged(case.judgement))
    ))?;
    let Some(failure) = &case.failure else {
        return Ok(());
    };
    body(page, failure, case.judgement)?;
    if !load_printed.trim().is_empty() {
        page.gap()?;
        page.labelled(Label::Printed, &page.excerpt(load_printed, COMPILER_LINES))?;
    }
    hint(page, case.judgement, failure)
}

/// The case at the left and its verdict at the right, or below where there is no room.
pub(super) fn heading(page: &mut Page, name: &str, judgement: Judgement) -> io::Result<()> {
    let (style, verdict) = (page.style(), page.judged(judgement));
    let start = format!("{} {}", sign(style, judgement.verdict), style.emphasis(name));
    let used = columns("✗ ") + columns(name);
    let room = page.setting.width.min(HEADING);
    page.gap()?;
    if used + GAP + columns(&verdict) > room {
        page.line(&start)?;
        return page.line(&format!("  {}", style.dim(&verdict)));
    }
    let between = blanks(room - used - columns(&verdict));
    page.line(&(start + &between + &style.dim(&verdict)))
}

fn body(page: &mut Page, failure: &Failure, judgement: Judgement) -> io::Result<()> {
    page.gap()?;
    calls(page, failure)?;
    page.gap()?;
    if !board::show(page, failure)? {
        texts(page, failure, judgement)?;
    }
    page.gap()?;
    let Some(exception) = &failure.exception else {
        return sentence(page, failure);
    };
    // Of an exception in a call, the sentence says no more than the exception itself.
    if judgement.reason != Some(Reason::Exception) {
        sentence(page, failure)?;
        page.gap()?;
    }
    raised(page, exception)
}

fn calls(page: &mut Page, failure: &Failure) -> io::Result<()> {
    let Some((failing, before)) = failure.calls.split_last() else {
        return Ok(());
    };
    let history = history(page, before);
    page.labelled(Label::After, &history)?;

    let call = failing.to_string();
    let rule = failure.rule.as_ref().map(|rule| page.words(rule)).unwrap_or_default();
    let style = page.style();
    let beside = columns(&call) + GAP + columns(&rule);
    if beside <= page.room() {
        return page.labelled(Label::At, &[style.emphasis(&call) + &blanks(GAP) + &rule]);
    }
    let lines = std::iter::once(style.emphasis(&call)).chain(wrap(&rule, page.room()));
    page.labelled(Label::At, &lines.collect::<Vec<_>>())
}

/// The calls before the failing one, a long history without its middle.
fn history(page: &Page, calls: &[Call]) -> Vec<String> {
    let lines = |calls: &[Call]| calls.iter().map(Call::to_string).collect::<Vec<_>>();
    let Some(count) = calls
        .len()
        .checked_sub(FIRST_CALLS + LAST_CALLS)
        .filter(|count| *count > 1)
    else {
        return lines(calls);
    };
    let more = Message::new("report-more-calls").with("count", count);
    let middle = page.style().dim(&page.words(&more));
    let end = &calls[calls.len() - LAST_CALLS..];
    [lines(&calls[..FIRST_CALLS]), vec![middle], lines(end)].concat()
}

/// Where a text differs from another text, or from a board that it nearly is.
fn texts(page: &mut Page, failure: &Failure, judgement: Judgement) -> io::Result<()> {
    match (&failure.expected, &failure.actual, &failure.text) {
        (Some(Answer::Value(Value::Text(expected))), Some(Value::Text(actual)), _) => {
            text_or_difference(page, std::slice::from_ref(expected), actual)
        }
        // The values are right, so only the form that the assignment asks for tells anything.
        (Some(Answer::Board(board)), _, Some(actual)) if judgement.verdict == Verdict::PresentationError => {
            let asked = BoardNotation::Pp.write(board, &page.setting.assignment.notation);
            text::show(page, &asked, actual.trim_end())
        }
        (Some(Answer::Board(board)), _, Some(actual)) => {
            let forms = forms(board, &page.setting.assignment.notation);
            text_or_difference(page, &forms, actual.trim_end())
        }
        (None, _, Some(actual)) => page.labelled(Label::Printed, &page.excerpt(actual, PRINTED_LINES)),
        (None, Some(actual), None) => value(page, actual),
        _ => Ok(()),
    }
}

/// What a call gave, where nobody is told what it had to give.
fn value(page: &mut Page, actual: &Value) -> io::Result<()> {
    let margin = blanks(page.column());
    let yours = page.words(&Message::new("report-yours"));
    page.line(&(margin.clone() + &page.style().dim(&yours)))?;
    let shown = match actual {
        Value::Text(text) => text.clone(),
        other => other.to_string(),
    };
    let lines = page.excerpt(&shown, PRINTED_LINES).into_iter();
    lines
        .map(|line| margin.clone() + &line)
        .try_for_each(|line| page.line(&line))
}

/// The difference to the nearest of several expected forms, or the text itself when it is like none of them.
fn text_or_difference(page: &mut Page, forms: &[String], actual: &str) -> io::Result<()> {
    let alike = forms
        .iter()
        .filter_map(|form| Some((text::likeness(form, actual)?, form)));
    let nearest = alike.max_by(|(one, _), (other, _)| one.total_cmp(other));
    match nearest {
        Some((_, form)) => text::show(page, form, actual),
        None if actual.trim().is_empty() => Ok(()),
        None => page.labelled(Label::Printed, &page.excerpt(actual, PRINTED_LINES)),
    }
}

/// What happened.
fn sentence(page: &mut Page, failure: &Failure) -> io::Result<()> {
    let sentence = page.words(&failure.message);
    page.paragraph(&sentence, Style::emphasis)
}

fn raised(page: &mut Page, exception: &Exception) -> io::Result<()> {
    let place = match (&exception.file, exception.line) {
        (Some(file), Some(line)) => format!(" · {}:{line}", visible(file)),
        (Some(file), None) => format!(" · {}", visible(file)),
        _ => String::new(),
    };
    let head = page.style().emphasis(&(visible(&exception.class) + &place));
    let mut lines = page.wrapped_excerpt(&exception.message, EXCEPTION_LINES);
    lines.insert(0, head);
    page.labelled(Label::Raised, &lines)
}

/// What to do about a failure that a look at one call does not explain.
fn hint(page: &mut Page, judgement: Judgement, failure: &Failure) -> io::Result<()> {
    let hint = match (judgement.verdict, judgement.reason) {
        (_, Some(Reason::SyntaxError)) => Message::new("report-hint-syntax-error"),
        (_, Some(Reason::LoadError)) => Message::new("report-hint-load-error"),
        (_, Some(Reason::MissingFunction)) => Message::new("report-hint-missing-function"),
        (_, Some(Reason::BuildFailed)) => Message::new("report-hint-build-failed"),
        (_, Some(Reason::Cpu | Reason::Wall)) if failure.calls.is_empty() => Message::new("report-hint-load-limit"),
        (Verdict::JudgeError, _) => Message::new("report-hint-judge-error"),
        _ => return Ok(()),
    };
    page.gap()?;
    let hint = page.words(&hint);
    page.paragraph(&hint, |_, text| text.to_owned())
}

fn reproduce(page: &mut Page, failure: &Failure) -> io::Result<()> {
    let Some(command) = &failure.reproduce else {
        return Ok(());
    };
    page.gap()?;
    page.labelled(Label::TryIt, &[printable(command)])
}

/// What a person would print for a board: the assignment's own notation, or its digits with or without blanks.
fn forms(board: &Board, notation: &Notation) -> [String; 3] {
    let rows = |between| {
        let row = |row: &[u8]| row.iter().map(u8::to_string).collect::<Vec<_>>().join(between);
        board.rows().map(row).collect::<Vec<_>>()
    };
    let pp = BoardNotation::Pp.write(board, notation);
    [pp, rows(" ").join("\n"), rows("").join("\n")]
}
