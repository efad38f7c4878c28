//! `checker compare`: whose grade is another one than before, and because of which cases.

use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};

use super::{Context, main::remark, places};
use crate::class::Key;
use crate::cli::Compare;
use crate::error::Error;
use crate::exit;
use crate::gradebook::{self, Found, Gradebook, Line, State, changes};
use crate::model::Message;
use crate::report;
use crate::testcase;

pub(super) fn compare(options: &Compare, context: &mut Context<'_>) -> Result<u8, Error> {
    let output: Vec<PathBuf> = context.global.output.iter().cloned().collect();
    let suites = context.global.suites.as_deref();
    places::keep(&[options.old.clone(), options.new.clone()], suites, &output)?;
    let (old, new) = (gradebook::read(&options.old)?, gradebook::read(&options.new)?);
    let assignment = old.heading.assignment.clone();
    if assignment != new.heading.assignment {
        let path = options.new.display().to_string();
        return Err(Error::Usage(Message::new("merge-other-assignment").with("path", path)));
    }
    // How points count is what it is today, for both.
    let bundle = testcase::load(&context.source(), &assignment)?;
    for (path, found) in [(&options.old, &old), (&options.new, &new)] {
        for message in reservations(path, found, &bundle.digest()) {
            remark(&message, context.locale, context.global.color);
        }
    }
    let unjudged: HashSet<Key> = old.unjudged.iter().chain(&new.unjudged).map(|id| Key::of(id)).collect();
    let is_judged = |line: &Line| !unjudged.contains(&Key::of(&line.student.id));
    let [old, new] = [old.lines, new.lines].map(|mut lines| {
        lines.retain(is_judged);
        Gradebook::new(&bundle.assignment, &bundle.suites, lines)
    });
    let changes = changes(&old, &new)?;
    let told = report::changes(&changes, context.locale, context.style);
    context.write(&told)?;
    let failing = |line: &Line| options.fail_on.iter().any(|state| state == line.state.name());
    let fails = changes
        .iter()
        .filter_map(|change| change.after)
        .any(|(line, _)| failing(line));
    Ok(if fails { exit::NOT_ACCEPTED } else { exit::OK })
}

/// Why results do not say all that they seem to: not everybody is judged, or not by the suites with this digest, or not all by
/// the same ones.
fn reservations(path: &Path, found: &Found, digest: &str) -> Vec<Message> {
    let about = |id| Message::new(id).with("path", path.display().to_string());
    let mut messages = Vec::new();
    if let Some(first) = found.unjudged.first() {
        let message = about("compare-unfinished").with("count", found.unjudged.len());
        messages.push(message.with("student", first.as_str()));
    }
    let mut by_suites: BTreeMap<&str, Vec<&Line>> = BTreeMap::new();
    for line in found.lines.iter().filter(|line| matches!(line.state, State::Judged(_))) {
        by_suites.entry(&line.basis.suites).or_default().push(line);
    }
    if !by_suites.is_empty() && !by_suites.contains_key(digest) {
        messages.push(about("compare-other-suites"));
    }
    // Those who rest on what most do not, unless that is what is read here.
    let usual = by_suites
        .iter()
        .max_by_key(|(suites, lines)| (**suites == digest, lines.len()));
    let usual = usual.map(|(suites, _)| *suites);
    let unusual = by_suites.iter().filter(|(suites, _)| Some(**suites) != usual);
    let unusual: Vec<&Line> = unusual.flat_map(|(_, lines)| lines.iter().copied()).collect();
    if let Some(first) = unusual.first() {
        let message = about("compare-mixed-suites").with("count", unusual.len());
        messages.push(message.with("student", first.student.id.as_str()));
    }
    messages
}
