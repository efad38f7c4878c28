//! `checker submissions`: what has been recorded.

use jiff::tz::TimeZone;

use super::Context;
use crate::cli;
use crate::error::Error;
use crate::model::{Message, Timeliness};
use crate::spool::{self, Spool};

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
    let zone = TimeZone::system();
    for record in &records {
        let time = record
            .time
            .to_zoned_datetime(zone.clone())
            .strftime("%Y-%m-%d %H:%M:%S %:z")
            .to_string();
        let points = format!("{}/{}", record.score, record.max_score);
        let late = match record.timeliness {
            Timeliness::InTime => String::new(),
            Timeliness::Late => context.locale.text(&Message::new("submissions-late")),
        };
        table.row([&time, &record.user, &record.entry, &points, record.short_hash(), &late]);
    }
    context.write(&table.text(context.style))
}
