use super::{
    boards::board,
    judge::{Answering, Rules, Strictness, board_before},
    reading::Reading,
    vocabulary::Vocabulary,
};
use crate::model::{Answer, Board, Case, End, Given, Observation, Observed, Reply, State, Trace, Value};

/// What came of each call of a case, until one raised an exception. `None` where there is more to see of the case than that: it
/// ended in another way, or a call gave something that is neither a board nor a plain value.
pub fn trace(rules: &Rules<'_>, case: &Case, observation: &Observation) -> Option<Vec<Trace>> {
    let all_answered = observation.observed.len() == case.steps.len();
    let raised = matches!(
        observation.observed.last(),
        Some(Observed {
            reply: Reply::Raised { .. },
            ..
        })
    );
    if observation.end != End::Finished || !(all_answered || raised) {
        return None;
    }
    let tracer = Tracer {
        rules,
        vocabulary: Vocabulary::new(&rules.assignment.notation),
    };
    let observed = observation.observed.iter().enumerate();
    observed
        .map(|(index, observed)| {
            let expected = match &case.steps[index].expected.answer {
                Answer::Board(board) => board,
                Answer::Value(_) => board_before(case, index)?,
            };
            tracer.call(&observed.reply, expected)
        })
        .collect()
}

struct Tracer<'a> {
    rules: &'a Rules<'a>,
    vocabulary: Vocabulary,
}

impl Tracer<'_> {
    fn call(&self, reply: &Reply, expected: &Board) -> Option<Trace> {
        Some(match reply {
            Reply::Returned { value, state } => {
                let given = self.given(value, expected)?;
                let board = match (&self.rules.state, state, &given) {
                    (None, ..) | (Some(_), State::Undefined, _) => None,
                    (Some(_), State::Returned, Given::Board(board)) => Some(board.clone()),
                    (Some(_), State::Returned, _) => return None,
                    (Some(_), State::Holds(held), _) => Some(self.board(held, expected)?),
                };
                Trace {
                    given: Some(given),
                    board,
                }
            }
            Reply::Printed(text) => Trace {
                given: Some(match Reading::of_text(text, expected, &self.vocabulary) {
                    Reading::Nothing if text.trim().is_empty() => Given::Nothing,
                    reading => Given::Board(self.read(reading, expected)?),
                }),
                board: None,
            },
            Reply::Raised { state, .. } => Trace {
                given: None,
                board: match state {
                    Some(held) if self.rules.answers == Answering::Returned => Some(self.board(held, expected)?),
                    _ => None,
                },
            },
        })
    }

    fn given(&self, value: &Value, expected: &Board) -> Option<Given> {
        Some(match value {
            Value::Null(_) => Given::Nothing,
            Value::Bool(truth) => Given::Bool(*truth),
            Value::Int(number) => Given::Number(*number),
            Value::List(_) | Value::Text(_) => Given::Board(self.board(value, expected)?),
            Value::Float(_) | Value::Other { .. } => return None,
        })
    }

    fn board(&self, value: &Value, expected: &Board) -> Option<Board> {
        self.read(Reading::of_value(value, expected, &self.vocabulary), expected)
    }

    /// A board that is written as it has to be.
    fn read(&self, reading: Reading, expected: &Board) -> Option<Board> {
        let is_strict = self.rules.strictness == Strictness::Presentation;
        match &reading {
            Reading::Rows { writing, .. } if is_strict && writing.remark().is_some() => None,
            _ => board(reading, expected),
        }
    }
}
