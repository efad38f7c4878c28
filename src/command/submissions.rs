//! `checker submissions`: what has been recorded.

use super::{Context, local_time};
use crate::cli;
use crate::error::Error;
use crate::gradebook::Onlooker;
use crate::model::{Assignment, Message, Suite, Timeliness};
use crate::spool::{self, Spool};
use crate::testcase::Bundle;

/// The spool that was asked for, or the user's own.
pub(super) fn spool(options: &cli::Spool) -> Result<Spool, Error> {
    // An empty variable says nothing.
    match options.folder.as_ref().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => Ok(Spool::at(folder.clone())),
        None => Spool::of_this_user(),
    }
}

pub(super) fn submissions(all: bool, options: &cli::Spool, context: &mut Context<'_>) -> Result<(), Error> {
    let spool = spool(options)?;
    let user = spool::this_user();
    let assignment = context.assignment()?;
    let records = spool.records(&assignment, (!all).then_some(user.as_str()))?;
    if records.is_empty() {
        let nothing = Message::new("submissions-none").with("assignment", assignment);
        return context.line(&context.locale.text(&nothing));
    }
    let mut table = context.table([
        "submissions-column-time",
        "submissions-column-user",
        "submissions-column-file",
        "submissions-column-points",
        "submissions-column-hash",
        "submissions-column-remark",
    ]);
    for record in &records {
        let time = local_time(record.time);
        let points = format!("{}/{}", record.score, record.max_score);
        let late = match record.timeliness {
            Timeliness::InTime => String::new(),
            Timeliness::Late => context.locale.text(&Message::new("submissions-late")),
        };
        table.row([&time, &record.user, &record.entry, &points, record.short_hash(), &late]);
    }
    context.write(&table.text(context.style))?;
    // The points are those of the cases that were shown.
    if let Ok(Bundle { assignment, suites }) = context.bundle()
        && student(&assignment, &suites).misses_some()
    {
        context.line(&context.locale.text(&Message::new("report-more-count")))?;
    }
    Ok(())
}

/// A student who looks at these suites now.
pub(super) fn student<'a>(assignment: &Assignment, suites: &'a [Suite]) -> Onlooker<'a> {
    Onlooker {
        suites,
        deadline: assignment.deadline,
        now: jiff::Timestamp::now(),
    }
}
