use std::path::PathBuf;

use jiff::{Timestamp, tz::TimeZone};

use super::named::Named;
use crate::class::{self, Found, Handin, Latest, Options, PassedOver, Roster, Seat};
use crate::cli::{self, Grade, Times};
use crate::command::submissions;
use crate::error::Error;
use crate::model::{Assignment, Message};
use crate::spool::Spool;

/// A class: everybody who has a row.
pub(super) struct Seats {
    /// Each student with what they handed in, sorted by id.
    pub(super) all: Vec<Seat>,
    /// What tells the whole class from another one.
    pub(super) census: String,
    /// What the operator should look at.
    pub(super) warnings: Vec<Message>,
}

impl Seats {
    /// Everybody of the share that is asked for.
    pub(super) fn gather(options: &Grade, named: &Named, assignment: &Assignment) -> Result<Self, Error> {
        let roster = options
            .roster
            .as_deref()
            .map(|path| Roster::read(path, &options.roster_columns.clone().unwrap_or_default()))
            .transpose()?;
        let (handins, mut warnings) = if options.paths.is_empty() {
            recorded(options, assignment)?
        } else {
            let reading = Options {
                id_pattern: options.id_pattern.clone(),
                not_handed_in: options.roster.iter().chain(&named.own).cloned().collect(),
                times: match options.times {
                    Times::Modified => class::Times::Told,
                    Times::None => class::Times::Ignored,
                },
            };
            let Found {
                handins,
                passed_over,
                mut warnings,
            } = class::collect(&named.class, assignment, &reading)?;
            warnings.extend(passed_over.into_iter().map(remark));
            if assignment.deadline.is_some() {
                warnings.extend(lateness(&handins));
            }
            (handins, warnings)
        };
        let (mut seats, doubts) = class::join(roster.as_ref(), handins, assignment);
        warnings.extend(doubts);
        let census = class::census(&seats);
        seats.retain(|seat| options.partition.is_none_or(|share| share.contains(&seat.student.id)));
        if seats.is_empty() && options.partition.is_none() {
            let places: Vec<String> = class(options)?.iter().map(|path| path.display().to_string()).collect();
            let message = Message::new("grade-nobody").with("places", places.join(", "));
            return Err(Error::Usage(message));
        }
        Ok(Self {
            all: seats,
            census,
            warnings,
        })
    }
}

/// What the operator should know of how it is known who was late.
fn lateness(handins: &[Handin]) -> Vec<Message> {
    let mut told = Vec::new();
    let by_file = |handin: &Handin| handin.modified.is_some() && handin.marked_late.is_none();
    if handins.iter().any(by_file) {
        told.push(Message::new("grade-times").with("zone", zone()));
    }
    let marked = handins.iter().filter(|handin| handin.marked_late == Some(true)).count();
    if marked > 0 {
        told.push(Message::new("grade-late-marks").with("count", marked));
    }
    told
}

/// This machine's time zone, in which a time without one is read.
fn zone() -> String {
    let zone = TimeZone::system();
    let offset = || zone.to_offset(Timestamp::now()).to_string();
    zone.iana_name().map_or_else(offset, str::to_owned)
}

/// What the operator should know of something that was passed over.
pub(super) fn remark(passed: PassedOver) -> Message {
    Message::new("grade-passed-over")
        .with("path", passed.path.display().to_string())
        .with("reason", passed.reason)
}

/// Where the class lies.
pub(super) fn class(options: &Grade) -> Result<Vec<PathBuf>, Error> {
    if options.paths.is_empty() {
        return Ok(vec![spool(options)?.root().to_owned()]);
    }
    Ok(options.paths.clone())
}

fn recorded(options: &Grade, assignment: &Assignment) -> Result<(Vec<Handin>, Vec<Message>), Error> {
    let latest = if options.latest { Latest::AtAll } else { Latest::InTime };
    class::from_spool(&spool(options)?, assignment, assignment.deadline, latest)
}

fn spool(options: &Grade) -> Result<Spool, Error> {
    submissions::spool(&cli::Spool {
        folder: options
            .spool
            .clone()
            .or_else(|| std::env::var_os("CHECKER_SPOOL").map(Into::into)),
    })
}
