//! One case to one start of the interpreter, in the very process that has loaded the file.

use super::{
    clock::Lease,
    load,
    program::{Place, Program},
    recording::{Ending, Recording, line_of},
};
use crate::{
    error::Error,
    language::Harness,
    model::{Case, End, Message, Observation},
    sandbox::{Ended, Happening},
};

/// Runs a case.
pub(super) fn run(
    program: &Program<'_>,
    harness: &'static Harness,
    case: &Case,
    lease: Lease,
) -> Result<Observation, Error> {
    let folder = program.folder()?;
    let mut session = program.start(harness, &folder, Place::Here, lease)?;
    if let Err(end) = load::load(&mut session, program, &folder) {
        return Ok(Observation::unseen(end));
    }
    let most = program.assignment.limits.output;
    let recording = Recording::begin(harness, case, most, session.lane(0), &folder);
    session.begin(0, &line_of(case), lease.cpu, lease.wall);
    let observation = match session.wait_for_next() {
        Happening::Line(_, line) => recording.close(Ending::Line(&line), session.lane(0)),
        Happening::Ended(Ended::Exited(status)) => recording.close(Ending::Exited(status), session.lane(0)),
        other => recording.close(Ending::Known(end_of(other)), session.lane(0)),
    };
    Ok(observation)
}

/// How a case ends by something that is no answer.
fn end_of(happening: Happening) -> End {
    match happening {
        Happening::Line(..) | Happening::Closed(_) | Happening::TooLong(_) => channel_spoiled(),
        Happening::Ended(Ended::Exited(status)) => End::Exited(status),
        Happening::Ended(Ended::Signalled(signal)) => End::Signalled(signal),
        Happening::Ended(Ended::Limit { limit, .. }) => End::Limit(limit),
        Happening::Ended(Ended::Fault(fault) | Ended::NotStarted(fault)) => End::Fault(fault),
    }
}

pub(super) fn channel_spoiled() -> End {
    End::Garbled(Message::new("channel-closed"))
}
