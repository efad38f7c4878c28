//! A case, answers to it, and what is told of them.

use std::time::Duration;

use super::{Answering, CaseJudgement, Rules, Strictness, judge};
use crate::{
    compare::example::{initial, moved, othello},
    model::{
        Answer, Assignment, Board, Call, Case, Effect, End, Exception, Expected, Failure, Limits, Localized, Message,
        Observation, Observed, Reason, Reply, State, Step, Value, Verdict,
    },
};

/// `initialize_othello`, a legal move, an illegal one.
pub(super) fn case() -> Case {
    let step = |line: &str, effect, board: Board| {
        let mut words = line.split(' ');
        Step {
            call: Call {
                name: words.next().unwrap_or_default().to_owned(),
                args: words.filter_map(|word| word.parse().ok()).collect(),
            },
            expected: Expected {
                answer: Answer::Board(board),
                effect,
                rule: Message::new("rule"),
            },
        }
    };
    Case {
        name: "occupied".to_owned(),
        points: 1,
        steps: vec![
            step("initialize_othello", Effect::Started, initial()),
            step("move_othello 1 3 2", Effect::Changed, moved()),
            step("move_othello 2 3 3", Effect::Unchanged, moved()),
        ],
    }
}

pub(super) fn assignment() -> Assignment {
    Assignment {
        id: "e5".to_owned(),
        title: Localized::default(),
        reference: "e5".to_owned(),
        calls: Vec::new(),
        state: Some("board".to_owned()),
        notation: othello(),
        limits: Limits::default(),
        deadline: None,
        late: None,
        scoring: std::collections::BTreeMap::new(),
        hints: 3,
        languages: Vec::new(),
        entry: Vec::new(),
    }
}

pub(super) fn value(board: &Board) -> Value {
    Value::List(
        board
            .rows()
            .map(|row| Value::List(row.iter().map(|&cell| Value::Int(cell.into())).collect()))
            .collect(),
    )
}

/// The board with one cell replaced.
pub(super) fn with_cell(board: &Board, cell: Value) -> Value {
    let Value::List(mut rows) = value(board) else {
        unreachable!()
    };
    if let Value::List(cells) = &mut rows[3] {
        cells[3] = cell;
    }
    Value::List(rows)
}

pub(super) fn returned(value: Value, state: Option<Value>) -> Observed {
    Observed {
        reply: Reply::Returned {
            value,
            state: state.map_or(State::Undefined, State::Holds),
        },
        printed: String::new(),
    }
}

/// The state and the returned value are both this.
pub(super) fn live(value: Value) -> Observed {
    Observed {
        reply: Reply::Returned {
            value,
            state: State::Returned,
        },
        printed: String::new(),
    }
}

pub(super) fn printed(text: &str) -> Observed {
    Observed {
        reply: Reply::Printed(text.to_owned()),
        printed: String::new(),
    }
}

pub(super) fn raised(state: Option<Value>) -> Observed {
    let exception = Exception {
        class: "NoMethodError".to_owned(),
        ..Exception::default()
    };
    Observed {
        reply: Reply::Raised { exception, state },
        printed: String::new(),
    }
}

pub(super) fn right() -> [Observed; 3] {
    [live(value(&initial())), live(value(&moved())), live(value(&moved()))]
}

/// The right answers up to a call, then this one.
pub(super) fn but(index: usize, observed: Observed) -> Vec<Observed> {
    right().into_iter().take(index).chain([observed]).collect()
}

pub(super) fn judged_by(
    answers: Answering,
    strictness: Strictness,
    observed: Vec<Observed>,
    end: End,
) -> CaseJudgement {
    let assignment = assignment();
    let rules = Rules {
        assignment: &assignment,
        limits: &assignment.limits,
        state: (answers == Answering::Returned).then(|| "$board".to_owned()),
        answers,
        strictness,
    };
    let observation = Observation {
        observed,
        end,
        trailing: "the rest".to_owned(),
        time: Duration::ZERO,
    };
    judge(&rules, &case(), &observation)
}

pub(super) fn judged(observed: Vec<Observed>, end: End) -> CaseJudgement {
    judged_by(Answering::Returned, Strictness::Values, observed, end)
}

/// The verdict, the reason and the failing step of a judgement.
pub(super) type Told = (Verdict, Option<Reason>, Option<usize>);

pub(super) fn told(judgement: &CaseJudgement) -> Told {
    let step = judgement.failure.as_ref().and_then(Failure::step);
    (judgement.judgement.verdict, judgement.judgement.reason, step)
}

pub(super) fn message(judgement: &CaseJudgement) -> &str {
    &judgement.failure.as_ref().expect("a failure").message.id
}

pub(super) fn wrong(reason: Reason, step: usize) -> Told {
    (reason.verdict(), Some(reason), Some(step))
}
