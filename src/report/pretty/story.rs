//! The bug of a program as a story: the calls that show it, each with its board, what the last one should have done, and the
//! name of the mistake where it is certain.

use std::io;

use super::{
    boards, failure,
    page::Page,
    typeset::{blanks, wrap},
};
use crate::{
    model::{Answer, Brevity, Call, Counterexample, Diagnosis, Failure, Message},
    report::{Style, bug},
};

/// Up to so many calls, every sequence is tried; longer ones stand for others that lead to the same board.
const TRIED_ONE_BY_ONE: usize = 3;

/// Tells it.
pub(super) fn tell(page: &mut Page, diagnosis: &Diagnosis) -> io::Result<()> {
    if let Some(counterexample) = &diagnosis.counterexample {
        proof(page, counterexample)?;
    }
    name(page, diagnosis)
}

/// Tells it in a few lines, below failures of which these calls were shown.
pub(super) fn brief(page: &mut Page, diagnosis: &Diagnosis, shown: &[Vec<Call>]) -> io::Result<()> {
    let counterexample = diagnosis.counterexample.as_ref();
    let failed = counterexample.and_then(|shown| Some((shown.brevity, shown.case.failure.as_ref()?)));
    let is_new = |(_, failed): &(Brevity, &Failure)| !shown.contains(&failed.calls);
    if let Some((brevity, failed)) = failed.filter(is_new) {
        page.gap()?;
        let title = page.words(&title(brevity, failed.calls.len()));
        page.line(&page.style().emphasis(&title))?;
        for call in &failed.calls {
            line(page, &call.to_string(), |_, text| text.to_owned())?;
        }
    }
    name(page, diagnosis)
}

fn title(brevity: Brevity, calls: usize) -> Message {
    let title = match brevity {
        Brevity::Shortest => Message::new("story-shortest"),
        Brevity::ShortestOfMistake => Message::new("story-shortest-of-mistake"),
        Brevity::Minimal => Message::new("story-minimal"),
        Brevity::BestSoFar => Message::new("story-best-so-far"),
        Brevity::ByChance { failed, tried } => Message::new("story-by-chance")
            .with("failed", failed)
            .with("tried", tried),
    };
    title.with("calls", calls)
}

fn proof(page: &mut Page, counterexample: &Counterexample) -> io::Result<()> {
    let case = &counterexample.case;
    let Some(failed) = &case.failure else {
        return Ok(());
    };
    let calls = failed.calls.len();
    let title = page.words(&title(counterexample.brevity, calls));
    failure::heading(page, &title, case.judgement)?;
    let before = case.boards.len().min(calls.saturating_sub(1));
    if before > 0 {
        let next = match &failed.expected {
            Some(Answer::Board(next)) => Some(next),
            _ => None,
        };
        boards::history(page, &case.boards[..before], next)?;
    }
    failure::last_call(page, case, failed)?;
    if counterexample.brevity == Brevity::Shortest && calls > TRIED_ONE_BY_ONE + 1 {
        note(page, &Message::new("story-hidden-state"))?;
    }
    Ok(())
}

fn name(page: &mut Page, diagnosis: &Diagnosis) -> io::Result<()> {
    if !diagnosis.bugs.is_empty() || !diagnosis.facts.is_empty() {
        page.gap()?;
    }
    let Some((first, others)) = diagnosis.bugs.split_first() else {
        for fact in &diagnosis.facts {
            let fact = page.words(fact);
            line(page, &fact, Style::emphasis)?;
        }
        return Ok(());
    };
    let exactly = Message::new("story-exactly-like").with("mistakes", first.len());
    program(page, &exactly, first)?;
    for other in others {
        page.gap()?;
        let alike = Message::new("story-or-like").with("mistakes", other.len());
        program(page, &alike, other)?;
    }
    if !others.is_empty() {
        note(page, &Message::new("story-not-told-apart"))?;
    }
    hints(page, diagnosis, first, others)
}

/// A sentence with the name of a mistake in it, or with a list of several below it.
fn program(page: &mut Page, sentence: &Message, mistakes: &[String]) -> io::Result<()> {
    let titles: Vec<String> = mistakes.iter().map(|id| bug::title(id, page.setting.locale)).collect();
    let sentence = page.words(&sentence.clone().with("mistake", titles[0].as_str()));
    line(page, &sentence, Style::emphasis)?;
    if titles.len() > 1 {
        for title in &titles {
            line(page, &format!("· {title}"), |_, text| text.to_owned())?;
        }
    }
    Ok(())
}

/// A mistake in the words of who made it, and each step of the hints once: some mistakes share where to look. Of further sets of
/// mistakes, only that.
fn hints(page: &mut Page, diagnosis: &Diagnosis, first: &[String], others: &[Vec<String>]) -> io::Result<()> {
    if diagnosis.hints == 0 {
        return Ok(());
    }
    page.gap()?;
    let locale = page.setting.locale;
    // Of several mistakes nobody would know which one these words are about.
    if let ([id], []) = (first, others) {
        let words = page.words(&Message::new("story-in-words").with("words", bug::in_words(id, locale)));
        line(page, &words, |_, text| text.to_owned())?;
    }
    let all_steps = first.iter().flat_map(|id| bug::hints(id, diagnosis.hints, locale));
    let first_steps = others.iter().flatten().flat_map(|id| bug::hints(id, 1, locale));
    let mut told = Vec::new();
    for hint in all_steps.chain(first_steps) {
        if !told.contains(&hint) {
            line(page, &hint, |_, text| text.to_owned())?;
            told.push(hint);
        }
    }
    Ok(())
}

fn note(page: &mut Page, message: &Message) -> io::Result<()> {
    page.gap()?;
    let words = page.words(message);
    line(page, &words, Style::dim)
}

fn line(page: &mut Page, text: &str, paint: fn(Style, &str) -> String) -> io::Result<()> {
    for line in wrap(text, page.setting.width.saturating_sub(2).max(20)) {
        page.line(&(blanks(2) + &paint(page.style(), &line)))?;
    }
    Ok(())
}
