use super::{
    check::CHECKS,
    finding::{Finding, Shown},
    judge::{Answering, Rules, board_before},
    reading::Reading,
    value::{self, Agreement},
    vocabulary::Vocabulary,
};
use crate::model::{Answer, Board, Case, End, Message, Observation, Reply, State, Step, Value, Verdict};

/// Everything that was seen of one call, beside what was expected of it.
pub(super) struct Seen<'a> {
    pub(super) rules: &'a Rules<'a>,
    pub(super) vocabulary: &'a Vocabulary,
    pub(super) step: &'a Step,
    /// The board before the call, where there was one.
    pub(super) before: Option<&'a Board>,
    /// The answer; `None` when it never came.
    pub(super) reply: Option<&'a Reply>,
    /// What else was printed.
    pub(super) printed: &'a str,
    /// How the case ended, when it did at this call.
    pub(super) end: Option<&'a End>,
    /// The board that was given, where one is expected and the call ended by itself.
    pub(super) given: Option<Given<'a>>,
}

/// A board that was given as the answer to a call.
pub(super) struct Given<'a> {
    pub(super) expected: &'a Board,
    pub(super) source: Source<'a>,
    pub(super) reading: Reading,
    /// What the call returned, when the board is looked for in something else, and the board in that.
    pub(super) returned: Option<(&'a Value, Reading)>,
}

/// Where the board of an answer was looked for.
#[derive(Clone, Copy)]
pub(super) enum Source<'a> {
    /// In the global variable of this name; `None` where that is not defined.
    State(&'a str, Option<&'a Value>),
    /// In what the call returned.
    Returned(&'a Value),
    /// In what it printed.
    Printed(&'a str),
}

impl<'a> Seen<'a> {
    pub(super) fn new(
        rules: &'a Rules<'a>,
        vocabulary: &'a Vocabulary,
        case: &'a Case,
        observation: &'a Observation,
        index: usize,
    ) -> Self {
        let observed = observation.observed.get(index);
        // What happens after the last answer belongs to the last call.
        let ended_at = observation.observed.len().min(case.steps.len() - 1);
        let mut seen = Self {
            rules,
            vocabulary,
            step: &case.steps[index],
            before: board_before(case, index),
            reply: observed.map(|observed| &observed.reply),
            printed: observed.map_or(&observation.trailing, |observed| &observed.printed),
            end: (index == ended_at).then_some(&observation.end),
            given: None,
        };
        seen.given = seen.read();
        seen
    }

    fn read(&self) -> Option<Given<'a>> {
        let Answer::Board(expected) = &self.step.expected.answer else {
            return None;
        };
        let source = self.source()?;
        let reading = match source {
            Source::State(_, None) => Reading::Nothing,
            Source::State(_, Some(value)) | Source::Returned(value) => {
                Reading::of_value(value, expected, self.vocabulary)
            }
            Source::Printed(text) => Reading::of_text(text, expected, self.vocabulary),
        };
        let returned = self
            .returned_beside_state()
            .map(|value| (value, Reading::of_value(value, expected, self.vocabulary)));
        Some(Given {
            expected,
            source,
            reading,
            returned,
        })
    }

    fn source(&self) -> Option<Source<'a>> {
        match self.reply {
            Some(Reply::Returned { value, state }) => Some(match &self.rules.state {
                Some(name) => Source::State(
                    name,
                    match state {
                        State::Undefined => None,
                        State::Returned => Some(value),
                        State::Holds(held) => Some(held),
                    },
                ),
                None => Source::Returned(value),
            }),
            _ => self.printed_answer().map(Source::Printed),
        }
    }

    /// What was printed as the answer; where nothing was, what the program printed instead before it ended.
    pub(super) fn printed_answer(&self) -> Option<&'a str> {
        match (self.reply, self.end) {
            (Some(Reply::Printed(text)), _) => Some(text),
            (None, Some(End::Finished)) if self.rules.answers == Answering::Printed => Some(self.printed),
            _ => None,
        }
    }

    fn returned_beside_state(&self) -> Option<&'a Value> {
        match (self.reply, &self.rules.state) {
            (
                Some(Reply::Returned {
                    state: State::Returned, ..
                }),
                _,
            ) => None,
            (Some(Reply::Returned { value, .. }), Some(_)) => Some(value),
            _ => None,
        }
    }

    /// The gravest thing that is wrong at this call.
    pub(super) fn finding(&self) -> Option<Finding> {
        CHECKS.iter().find_map(|check| check(self))
    }

    /// What is right but not written as asked, when nothing is wrong.
    pub(super) fn remark(&self) -> Option<Message> {
        let Some(given) = &self.given else {
            let written = self.agreement()? == Agreement::Written;
            return written.then(|| Message::new("presentation-value"));
        };
        let returned = given.returned.as_ref().map(|(_, reading)| reading);
        remark(&given.reading).or_else(|| returned.and_then(remark))
    }

    /// How far the answer agrees with a value that is no board.
    pub(super) fn agreement(&self) -> Option<Agreement> {
        let Answer::Value(expected) = &self.step.expected.answer else {
            return None;
        };
        match self.reply {
            Some(Reply::Returned { value, .. }) => Some(value::returned(expected, value)),
            _ => self.printed_answer().map(|text| value::printed(expected, text)),
        }
    }

    /// What becomes of a remark where the presentation counts.
    pub(super) fn presentation_error(&self, remark: Message) -> Finding {
        Finding::new(Verdict::PresentationError, remark).showing(Shown {
            actual: match self.reply {
                Some(Reply::Returned { value, .. }) => Some(value.clone()),
                _ => None,
            },
            text: self.printed_answer().map(str::to_owned),
            ..Shown::default()
        })
    }
}

fn remark(reading: &Reading) -> Option<Message> {
    match reading {
        Reading::Rows { writing, .. } => writing.remark(),
        _ => None,
    }
}
