use crate::model::{
    Answer, Assignment, Board, Call, Case, Cell, Effect, Expected, Feedback, Limits, Localized, Message, Notation,
    Parameter, Signature, Step, Suite, Value, Visibility,
};

/// The assignment by which a language adapter proves itself before it judges anyone, with its one suite.
///
/// A program answers `start` (a 2×2 `board` of zeros), `put v, i, j` (`board[i][j]` becomes `v` if it was 0; else nothing
/// changes) and `sum a, b` (the sum; the board is left alone). Between them they start, change and leave the state, and
/// answer a board and a value that is none.
pub fn self_test() -> (Assignment, Vec<Suite>) {
    (assignment(), vec![suite()])
}

fn assignment() -> Assignment {
    Assignment {
        id: "self-test".to_owned(),
        title: title(),
        reference: "self-test".to_owned(),
        calls: vec![
            signature("start", &[]),
            signature("put", &[("v", 1, 2), ("i", 0, 1), ("j", 0, 1)]),
            signature("sum", &[("a", -9, 9), ("b", -9, 9)]),
        ],
        state: Some("board".to_owned()),
        notation: Notation {
            size: SIZE,
            cells: vec![cell(0, '.'), cell(1, '#'), cell(2, 'o')],
        },
        limits: Limits::default(),
        deadline: None,
        late: None,
        scoring: std::collections::BTreeMap::new(),
        hints: 3,
        languages: Vec::new(),
        entry: Vec::new(),
    }
}

fn suite() -> Suite {
    use Ask::{Put, Start, Sum};
    Suite {
        id: "self-test".to_owned(),
        title: title(),
        visibility: Visibility::Public,
        feedback: Feedback::Full,
        cases: vec![
            case("start", &[Start]),
            case("put and leave", &[Start, Put(1, 0, 1), Put(2, 0, 1), Put(2, 1, 0)]),
            case("sum", &[Start, Put(2, 1, 1), Sum(4, -9), Sum(-7, 7)]),
            case("start again", &[Start, Put(1, 0, 0), Start, Put(2, 0, 0)]),
        ],
    }
}

fn case(name: &str, asks: &[Ask]) -> Case {
    let mut board = EMPTY;
    Case {
        name: name.to_owned(),
        points: 1,
        steps: asks.iter().map(|ask| ask.step(&mut board)).collect(),
    }
}

const SIZE: usize = 2;
const EMPTY: [[u8; SIZE]; SIZE] = [[0; SIZE]; SIZE];

/// A call of the assignment.
enum Ask {
    Start,
    Put(u8, u8, u8),
    Sum(i64, i64),
}

impl Ask {
    /// The step that makes this call on a board and expects what the assignment says.
    fn step(&self, board: &mut [[u8; SIZE]; SIZE]) -> Step {
        let (effect, rule) = match *self {
            Self::Start => {
                *board = EMPTY;
                (Effect::Started, Message::new("self-test-start"))
            }
            Self::Put(value, row, column) => put(board, value, row, column),
            Self::Sum(..) => (Effect::Unchanged, Message::new("self-test-sum")),
        };
        let expected = Expected {
            answer: self.answer(*board),
            effect,
            rule,
        };
        Step {
            call: self.call(),
            expected,
        }
    }

    fn call(&self) -> Call {
        let (name, args) = match *self {
            Self::Start => ("start", Vec::new()),
            Self::Put(value, row, column) => ("put", vec![value.into(), row.into(), column.into()]),
            Self::Sum(left, right) => ("sum", vec![left, right]),
        };
        Call {
            name: name.to_owned(),
            args,
        }
    }

    fn answer(&self, board: [[u8; SIZE]; SIZE]) -> Answer {
        match *self {
            Self::Sum(left, right) => Answer::Value(Value::Int(left + right)),
            Self::Start | Self::Put(..) => Answer::Board(Board::from(board)),
        }
    }
}

fn put(board: &mut [[u8; SIZE]; SIZE], value: u8, row: u8, column: u8) -> (Effect, Message) {
    let cell = &mut board[usize::from(row)][usize::from(column)];
    let square = format!("[{row}][{column}]");
    if *cell != 0 {
        return (
            Effect::Unchanged,
            Message::new("self-test-taken").with("square", square),
        );
    }
    *cell = value;
    let rule = Message::new("self-test-put")
        .with("square", square)
        .with("value", u32::from(value));
    (Effect::Changed, rule)
}

fn signature(name: &str, parameters: &[(&str, i64, i64)]) -> Signature {
    let parameter = |&(name, min, max): &(&str, i64, i64)| Parameter {
        name: name.to_owned(),
        min,
        max,
    };
    Signature {
        name: name.to_owned(),
        parameters: parameters.iter().map(parameter).collect(),
    }
}

fn cell(value: u8, sign: char) -> Cell {
    Cell {
        value,
        sign,
        also: Vec::new(),
    }
}

fn title() -> Localized {
    Localized {
        en: "Self-test".to_owned(),
        ja: "自己診断".to_owned(),
    }
}
