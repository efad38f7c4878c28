use std::time::{Duration, Instant};

use super::{
    folder::Folder,
    frame::{CaseFrame, LastFrame},
    known,
};
use crate::{
    language::{Answers, Harness},
    model::{Case, End, Limit, Message, Observation, Observed, Reply, State},
    sandbox::{Lane, Stream},
};

/// What is kept of the text that one call printed; a person reads no more of it, and no board is larger.
pub(super) const KEPT_TEXT: usize = 64 << 10;

/// What is read of the answers of one case. Twenty-five answers of the largest board that a harness tells are a quarter of it.
const MOST_ANSWERS: usize = 16 << 20;

/// A case in flight on a lane.
pub(super) struct Recording<'f> {
    kind: Answers,
    calls: usize,
    started: Instant,
    answers: u64,
    output: u64,
    error: u64,
    /// What the two streams may hold at most when the case ends: how fast a program prints must not decide.
    most: [u64; 2],
    flooded: bool,
    observed: Vec<Observed>,
    exited: Option<i32>,
    folder: &'f Folder,
}

/// What is known of the end of a case, before its answers are read.
pub(super) enum Ending<'a> {
    /// The last line of the harness.
    Line(&'a str),
    /// The process that answered exited with this status.
    Exited(i32),
    /// Something that matters more than what was answered.
    Known(End),
}

/// The files of a lane, which a program fills.
pub(super) trait Files {
    /// How many bytes a file holds.
    fn size(&self, stream: Stream) -> u64;

    /// The bytes of a file from one place to another, at most `most` of them, as text; broken characters are replaced.
    fn text(&self, stream: Stream, from: u64, to: u64, most: usize) -> String;
}

impl Files for Lane {
    fn size(&self, stream: Stream) -> u64 {
        self.size(stream)
    }

    fn text(&self, stream: Stream, from: u64, to: u64, most: usize) -> String {
        self.text(stream, from, to, most)
    }
}

/// What is wrong with a line that no harness writes.
pub(super) fn no_answer() -> Message {
    Message::new("channel-no-answer")
}

/// The calls of a case as a harness reads them: one line.
pub(super) fn line_of(case: &Case) -> String {
    let calls: Vec<String> = case.steps.iter().map(|step| step.call.line()).collect();
    calls.join(";")
}

impl<'f> Recording<'f> {
    /// Begins to record a case on a lane that does nothing yet and may print at most so many bytes on each stream.
    pub(super) fn begin(harness: &Harness, case: &Case, output: u64, lane: &impl Files, folder: &'f Folder) -> Self {
        let sizes = [Stream::Output, Stream::Error].map(|stream| lane.size(stream));
        let calls = case.steps.len();
        Self {
            kind: harness.answers,
            calls,
            started: Instant::now(),
            answers: lane.size(Stream::Answers),
            output: sizes[0],
            error: sizes[1],
            most: sizes.map(|size| size.saturating_add(output)),
            flooded: false,
            observed: Vec::with_capacity(calls),
            exited: None,
            folder,
        }
    }

    /// How long ago it began.
    pub(super) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// Reads what was answered, and ends the recording.
    pub(super) fn close(mut self, ending: Ending<'_>, lane: &impl Files) -> Observation {
        let time = self.elapsed();
        let answers = lane.text(Stream::Answers, self.answers, u64::MAX, MOST_ANSWERS);
        let garbled = answers
            .split_inclusive('\n')
            .filter(|line| line.ends_with('\n'))
            .find_map(|line| self.answer(line, lane).err());
        self.flooded |= self.is_flood([Stream::Output, Stream::Error].map(|stream| lane.size(stream)));
        let end = match (ending, garbled) {
            (Ending::Known(end), _) => end,
            (_, Some(what)) => End::Garbled(what),
            (Ending::Exited(status), None) => self.exited(status),
            (Ending::Line(line), None) => self.told(line),
        };
        let end = if self.flooded { of_flood(end) } else { end };
        let trailing = self.printed(lane, Stream::Output, self.output, u64::MAX)
            + &self.printed(lane, Stream::Error, self.error, u64::MAX);
        Observation {
            observed: self.observed,
            end,
            trailing,
            time,
        }
    }

    /// Takes one answer; fails with what is wrong with it, which only the program can have done.
    fn answer(&mut self, line: &str, lane: &impl Files) -> Result<(), Message> {
        let frame: CaseFrame<'_> = serde_json::from_str(line).map_err(|_| no_answer())?;
        let mut state = frame.state().map_err(|_| no_answer())?;
        let mut returned = frame.returned().map_err(|_| no_answer())?;
        for value in [&mut state, &mut returned].into_iter().flatten() {
            known::value(value, self.folder);
        }
        if self.flooded || self.is_flood([frame.out, frame.err]) {
            self.flooded = true;
            return Ok(());
        }
        if self.observed.len() == self.calls || self.exited.is_some() || self.has_raised() {
            return Err(Message::new("channel-surplus"));
        }
        if let Some(status) = frame.exited {
            self.exited = Some(status);
            return Ok(());
        }
        let printed = self.printed(lane, Stream::Output, self.output, frame.out);
        let complaints = self.printed(lane, Stream::Error, self.error, frame.err);
        (self.output, self.error) = (frame.out, frame.err);
        let (reply, printed) = match (frame.raised, self.kind) {
            (Some(exception), _) => {
                let exception = known::exception(exception, self.folder);
                (Reply::Raised { exception, state }, printed + &complaints)
            }
            (None, Answers::Printed) => (Reply::Printed(printed), complaints),
            (None, Answers::Returned) => {
                let (value, state) = match state {
                    Some(value) if frame.same => (Some(value), State::Returned),
                    state => (returned, state.map_or(State::Undefined, State::Holds)),
                };
                let value = value.ok_or_else(no_answer)?;
                (Reply::Returned { value, state }, printed + &complaints)
            }
        };
        self.observed.push(Observed { reply, printed });
        Ok(())
    }

    /// Whether more has been printed than may be, when the streams have these sizes.
    fn is_flood(&self, sizes: [u64; 2]) -> bool {
        sizes.iter().zip(self.most).any(|(&size, most)| size > most)
    }

    /// What stands on a stream between two places, cut to what may be kept.
    fn printed(&self, lane: &impl Files, stream: Stream, from: u64, to: u64) -> String {
        let text = lane.text(stream, from, to, KEPT_TEXT);
        self.folder.as_the_student_knows_it(&text)
    }

    /// The end that the last line of the harness tells.
    fn told(&self, line: &str) -> End {
        match serde_json::from_str::<LastFrame>(line) {
            Ok(LastFrame { end }) => match end.signal {
                Some(signal) => End::Signalled(signal),
                None => self.exited(end.status.unwrap_or(0)),
            },
            Err(_) => End::Garbled(no_answer()),
        }
    }

    /// The end of a process that exited with this status, in the light of what was answered before.
    fn exited(&self, status: i32) -> End {
        match (self.exited, status) {
            (Some(asked), _) => End::Exited(asked),
            // Nothing of the program comes after an exception: with what status its process ends is the harness's affair.
            (None, _) if self.has_raised() => End::Finished,
            (None, 0) if self.observed.len() == self.calls => End::Finished,
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
}

/// The end of a case that printed more than it may. However the program went on, that decides, since by its end it may have met
/// the limit of a file's size before anybody looked. A fault of ours or a limit that was found to be reached is what it is.
fn of_flood(end: End) -> End {
    match end {
        End::Finished | End::Exited(_) | End::Signalled(_) | End::Garbled(_) => End::Limit(Limit::Output),
        End::Limit(_) | End::LoadLimit(_) | End::NotRun | End::NotLoaded { .. } | End::Fault(_) => end,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Message, Reason};

    #[test]
    fn a_flood_decides_unless_a_limit_or_a_fault_of_ours_has() {
        let flood = End::Limit(Limit::Output);
        for end in [
            End::Finished,
            End::Exited(0),
            End::Exited(3),
            End::Signalled(25),
            End::Garbled(Message::new("channel-closed")),
        ] {
            assert_eq!(of_flood(end.clone()), flood, "{end:?}");
        }
        let not_loaded = End::NotLoaded {
            reason: Reason::LoadError,
            message: Message::new("load-exit"),
            exception: None,
        };
        for end in [
            flood,
            End::Limit(Limit::Memory),
            End::Limit(Limit::Wall),
            End::LoadLimit(Limit::Cpu),
            End::NotRun,
            End::Fault("the sandbox".to_owned()),
            not_loaded,
        ] {
            assert_eq!(of_flood(end.clone()), end);
        }
    }
}
