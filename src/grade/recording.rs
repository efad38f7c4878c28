use std::time::Instant;

use super::frame::{CaseFrame, EndFrame};
use crate::{
    language::Answers,
    model::{End, Observation, Observed, Reply},
    sandbox::{Lane, Stream},
};

/// What is kept of the text that one call printed; a person reads no more of it, and no board is larger.
pub(super) const KEPT_TEXT: usize = 64 << 10;

/// A case in flight, as far as its answers have come.
pub(super) struct Recording {
    answers: Answers,
    calls: usize,
    started: Instant,
    output: u64,
    error: u64,
    observed: Vec<Observed>,
    exited: Option<i32>,
}

impl Recording {
    /// Begins to record a case of so many calls on a lane that does nothing yet.
    pub(super) fn begin(answers: Answers, calls: usize, lane: &Lane) -> Self {
        Self {
            answers,
            calls,
            started: Instant::now(),
            output: lane.printed(Stream::Output),
            error: lane.printed(Stream::Error),
            observed: Vec::with_capacity(calls),
            exited: None,
        }
    }

    /// Takes one line of the harness; `Some` with the end of the case when it was its last.
    pub(super) fn take(&mut self, line: &str, lane: &Lane) -> Option<End> {
        match serde_json::from_str::<CaseFrame>(line) {
            Ok(CaseFrame { end: Some(end), .. }) => Some(self.ended(&end)),
            Ok(frame) => self.answer(frame, lane),
            Err(error) => Some(End::Garbled(error.to_string())),
        }
    }

    fn answer(&mut self, frame: CaseFrame, lane: &Lane) -> Option<End> {
        if self.observed.len() == self.calls || self.exited.is_some() || self.has_raised() {
            return Some(End::Garbled("an answer to no call".to_owned()));
        }
        if let Some(status) = frame.exited {
            self.exited = Some(status);
            return None;
        }
        let printed = lane.text(Stream::Output, self.output, frame.out, KEPT_TEXT);
        let complaints = lane.text(Stream::Error, self.error, frame.err, KEPT_TEXT);
        (self.output, self.error) = (frame.out, frame.err);
        let (reply, printed) = match (frame.raised, self.answers) {
            (Some(exception), _) => (
                Reply::Raised {
                    exception,
                    state: frame.state,
                },
                printed + &complaints,
            ),
            (None, Answers::Printed) => (Reply::Printed(printed), complaints),
            (None, Answers::Returned) => {
                let value = if frame.same {
                    frame.state.clone()
                } else {
                    frame.returned
                };
                let Some(value) = value else {
                    return Some(End::Garbled("an answer without a value".to_owned()));
                };
                let state = frame.state;
                (Reply::Returned { value, state }, printed + &complaints)
            }
        };
        self.observed.push(Observed { reply, printed });
        None
    }

    /// The end of the case's process, in the light of what was answered before.
    fn ended(&self, end: &EndFrame) -> End {
        match end.signal {
            Some(signal) => End::Signalled(signal),
            None => self.exited(end.status.unwrap_or(0)),
        }
    }

    /// The end of a process that exited with this status, in the light of what was answered before.
    pub(super) fn exited(&self, status: i32) -> End {
        match (self.exited, status) {
            (Some(asked), _) => End::Exited(asked),
            (None, 0) if self.observed.len() == self.calls || self.has_raised() => End::Finished,
            (None, status) => End::Exited(status),
        }
    }

    fn has_raised(&self) -> bool {
        matches!(
            self.observed.last(),
            Some(Observed {
                reply: Reply::Raised { .. },
                ..
            })
        )
    }

    /// Closes the recording with the end of the case.
    pub(super) fn close(self, end: End, lane: &Lane) -> Observation {
        let trailing = lane.text(Stream::Output, self.output, u64::MAX, KEPT_TEXT)
            + &lane.text(Stream::Error, self.error, u64::MAX, KEPT_TEXT);
        Observation {
            observed: self.observed,
            end,
            trailing,
            time: self.started.elapsed(),
        }
    }
}
