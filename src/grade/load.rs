//! The load of a submission by its harness: one line that says how it went.

use super::{
    folder::Folder,
    frame::{LoadFailure, LoadFrame, Loaded},
    known,
    program::Program,
    recording::{KEPT_TEXT, no_answer},
};
use crate::{
    compare,
    model::{End, Exception, Limit, Message, Reason},
    sandbox::{Ended, Happening, Session, Stream},
};

/// A file that is loaded and defines all that is asked for.
pub(super) struct Ready {
    /// Whether it left nothing behind that forks would share.
    pub(super) alone: bool,
    /// The version of the interpreter, for people.
    pub(super) version: String,
}

/// Waits for the first line of the harness; `Err` with how each case ends when the file could not be loaded.
pub(super) fn load(session: &mut Session, program: &Program<'_>, folder: &Folder) -> Result<Ready, End> {
    let file = program.entry_name();
    let line = loop {
        match session.wait_for_next() {
            Happening::Line(0, line) => break line,
            Happening::Line(..) | Happening::Closed(_) => {}
            Happening::TooLong(_) => return Err(End::Garbled(Message::new("channel-long-line"))),
            Happening::Ended(Ended::Limit { limit, .. }) => return Err(End::LoadLimit(limit)),
            Happening::Ended(Ended::Fault(fault) | Ended::NotStarted(fault)) => return Err(End::Fault(fault)),
            Happening::Ended(Ended::Exited(status)) => {
                return Err(load_error(
                    Message::new("load-exit")
                        .with("file", file)
                        .with("status", i64::from(status)),
                ));
            }
            Happening::Ended(Ended::Signalled(signal)) => {
                return Err(load_error(
                    Message::new("load-signal")
                        .with("file", file)
                        .with("signal", compare::signal_name(signal)),
                ));
            }
        }
    };
    session.end(0);
    let lane = session.lane(0);
    let most = program.assignment.limits.output;
    // How fast a program prints must not decide.
    if [Stream::Output, Stream::Error]
        .iter()
        .any(|stream| lane.size(*stream) > most)
    {
        return Err(End::LoadLimit(Limit::Output));
    }
    told(&line, &file, folder)
}

/// What the first line of the harness says of a file.
pub(super) fn told(line: &str, file: &str, folder: &Folder) -> Result<Ready, End> {
    let frame = serde_json::from_str::<LoadFrame>(line).map_err(|_| End::Garbled(no_answer()))?;
    match frame {
        LoadFrame {
            failed: Some(failed), ..
        } => Err(not_loaded(
            failed.reason,
            known::exception(failed.exception, folder),
            file,
        )),
        LoadFrame {
            loaded: Some(loaded),
            version,
            ..
        } => match missing(&loaded) {
            Some(end) => Err(end),
            None => Ok(Ready {
                alone: loaded.alone,
                version,
            }),
        },
        LoadFrame { .. } => Err(End::Garbled(no_answer())),
    }
}

fn load_error(message: Message) -> End {
    End::NotLoaded {
        reason: Reason::LoadError,
        message,
        exception: None,
    }
}

fn not_loaded(failure: LoadFailure, exception: Exception, file: &str) -> End {
    let (reason, message) = match failure {
        LoadFailure::SyntaxError => (Reason::SyntaxError, Message::new("load-syntax-error")),
        LoadFailure::LoadError => (Reason::LoadError, Message::new("load-exception")),
    };
    End::NotLoaded {
        reason,
        message: message.with("file", file),
        exception: Some(Box::new(exception)),
    }
}

/// The end of every case of a file that does not define what is asked for.
fn missing(loaded: &Loaded) -> Option<End> {
    let name = loaded.missing.first()?;
    Some(End::NotLoaded {
        reason: Reason::MissingFunction,
        message: compare::missing_function(name, loaded.defined.iter().map(String::as_str)),
        exception: None,
    })
}

/// What was printed during the load, cut to what may be kept.
pub(super) fn printed(session: &Session, folder: &Folder) -> String {
    let lane = session.lane(0);
    let [output, error] =
        [Stream::Output, Stream::Error].map(|stream| lane.text(stream, 0, lane.size(stream), KEPT_TEXT));
    folder.as_the_student_knows_it(&(output + &error))
}
