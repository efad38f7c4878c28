//! `checker compare`: whose grade is another one than before, and because of which cases.

use std::path::{Path, PathBuf};

use super::{Context, places};
use crate::cli::Compare;
use crate::error::Error;
use crate::exit;
use crate::gradebook::{self, Gradebook, Line, changes};
use crate::model::Message;
use crate::report;
use crate::testcase;

pub(super) fn compare(options: &Compare, context: &mut Context<'_>) -> Result<u8, Error> {
    let output: Vec<PathBuf> = context.global.output.iter().cloned().collect();
    places::keep(&[options.old.clone(), options.new.clone()], &output)?;
    let (assignment, old) = read(&options.old)?;
    let (other, new) = read(&options.new)?;
    if assignment != other {
        let path = options.new.display().to_string();
        return Err(Error::Usage(Message::new("merge-other-assignment").with("path", path)));
    }
    // How points count is what it is today, for both.
    let bundle = testcase::load(&context.source(), &assignment)?;
    let [old, new] = [old, new].map(|lines| Gradebook::new(&bundle.assignment, &bundle.suites, lines));
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

fn read(path: &Path) -> Result<(String, Vec<Line>), Error> {
    let found = gradebook::read(path)?;
    Ok((found.heading.assignment, found.lines))
}
