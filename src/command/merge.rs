//! `checker merge`: puts the results of several runs together.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::{Context, ground::Ground, main::remark, places, telling};
use crate::class::Key;
use crate::cli::Merge;
use crate::error::Error;
use crate::gradebook::{self, Found, Gradebook, Heading, Line, State};
use crate::model::Message;
use crate::testcase::{self, Bundle};

pub(super) fn merge(options: &Merge, context: &mut Context<'_>) -> Result<u8, Error> {
    let (bundle, lines) = read(&options.results, context)?;
    let ids: Vec<&str> = lines.iter().map(|line| line.student.id.as_str()).collect();
    let written = places::written(&options.telling, context.global.output.as_deref(), &ids);
    places::keep(&options.results, context.global.suites.as_deref(), &written)?;
    places::foresee(&options.telling, context.global.output.as_deref(), &ids)?;
    let book = Gradebook::new(&bundle.assignment, &bundle.suites, lines);
    telling::tell(&book, &options.telling, context)
}

/// Reads results of one assignment, and the assignment. Fails when they rest on other suites, or contradict each other.
fn read(paths: &[PathBuf], context: &Context<'_>) -> Result<(Bundle, Vec<Line>), Error> {
    let mut all: BTreeMap<Key, Line> = BTreeMap::new();
    let mut ground = Ground::default();
    let mut bundle: Option<Bundle> = None;
    let mut classes: BTreeMap<String, &Path> = BTreeMap::new();
    let mut shares = Vec::with_capacity(paths.len());
    for path in paths {
        let Found {
            heading: Heading { assignment, share },
            lines,
            unjudged,
            census,
        } = gradebook::read(path)?;
        if let Some(first) = unjudged.first() {
            return Err(Error::Usage(
                Message::new("merge-unfinished")
                    .with("path", path.display().to_string())
                    .with("count", unjudged.len())
                    .with("student", first.as_str()),
            ));
        }
        if share.is_some()
            && let Some(census) = census
        {
            classes.entry(census).or_insert(path);
        }
        shares.extend(share);
        let bundle = match &mut bundle {
            Some(bundle) if bundle.assignment.id == assignment => bundle,
            Some(_) => return Err(about("merge-other-assignment", path)),
            none => none.insert(testcase::load(&context.source(), &assignment)?),
        };
        let digest = bundle.digest();
        for line in lines {
            if matches!(line.state, State::Judged(_)) && line.basis.suites != digest {
                return Err(about("merge-other-suites", path));
            }
            ground.add(&line, path);
            let key = Key::of(&line.student.id);
            match all.get(&key) {
                Some(other) if line.state == State::Missing || other.is_same_as(&line) => {}
                Some(other) if other.state != State::Missing => {
                    return Err(Error::Usage(
                        Message::new("merge-twice")
                            .with("student", line.student.id)
                            .with("path", path.display().to_string()),
                    ));
                }
                _ => {
                    all.insert(key, line);
                }
            }
        }
    }
    for difference in ground.differences() {
        remark(difference, context.locale, context.global.color);
    }
    whole(shares)?;
    if let [path, other, ..] = classes.into_values().collect::<Vec<_>>()[..] {
        return Err(Error::Usage(
            Message::new("merge-other-class")
                .with("path", path.display().to_string())
                .with("other", other.display().to_string()),
        ));
    }
    let bundle = bundle.ok_or_else(|| Error::Internal("no results".to_owned()))?;
    Ok((bundle, all.into_values().collect()))
}

/// Fails unless the shares of a class are together all of it, where there are any.
fn whole(mut shares: Vec<(u64, u64)>) -> Result<(), Error> {
    shares.sort_unstable();
    let Some(&(_, of)) = shares.first() else {
        return Ok(());
    };
    if shares.iter().any(|share| share.1 != of) {
        return Err(Error::Usage(Message::new("merge-mixed-shares")));
    }
    shares.dedup();
    let missing: Vec<String> = (1..=of)
        .filter(|number| !shares.contains(&(*number, of)))
        .map(|number| format!("{number}/{of}"))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let message = Message::new("merge-missing-shares").with("shares", missing.join(", "));
    Err(Error::Usage(message))
}

fn about(id: &'static str, path: &Path) -> Error {
    Error::Usage(Message::new(id).with("path", path.display().to_string()))
}
