mod covering;
mod features;
mod mutants;
mod sight;

use reference::{
    e5::{self, E5},
    othello::{Board as Position, Disc, Fault, Game, Illegal, Placement, Refusal, Size, TranscriptError as Broken},
};

use super::{Feature, Machine, Reference, TranscriptError};
use crate::model::{Answer, Board, Call, Effect, Expected, Message};

/// Assignment E5: Othello on an 8×8 `$board`.
pub(super) static ENTRY: Reference = Reference {
    id: "e5",
    machine: || Box::new(E5::new()),
    transcript: Some(transcript),
    mutants: Some(mutants::MUTANTS),
    covering: Some(covering::COVERING),
};

const INITIALIZE: &str = "initialize_othello";
const MOVE: &str = "move_othello";

impl Machine for E5 {
    fn call(&mut self, call: &Call) -> Result<Expected, Message> {
        let undefined = || Message::new("e5-undefined").with("call", call.to_string());
        match (call.name.as_str(), call.args.as_slice()) {
            (INITIALIZE, []) => {
                self.initialize_othello();
                expected(self, Effect::Started, Message::new("e5-start"))
            }
            (MOVE, &[player, row, column]) => {
                let player = u8::try_from(player).ok().and_then(e5::player).ok_or_else(undefined)?;
                let row = u8::try_from(row).map_err(|_| undefined())?;
                let column = u8::try_from(column).map_err(|_| undefined())?;
                place(self, player, row, column)
            }
            _ => Err(undefined()),
        }
    }

    fn snapshot(&self) -> Box<dyn Machine> {
        Box::new(self.clone())
    }

    fn features(&self, call: &Call) -> Vec<Feature> {
        features::features(self, call)
    }

    fn shows(&self, call: &Call) -> Vec<usize> {
        covering::shows(self, call)
    }

    fn title(&self, call: &Call) -> Option<Message> {
        covering::title(self, call)
    }
}

fn place(machine: &mut E5, player: Disc, row: u8, column: u8) -> Result<Expected, Message> {
    let square = format!("[{row}][{column}]");
    let (effect, rule) = match machine.move_othello(player, row, column) {
        Ok(e5::Effect::Placed(placement)) => (Effect::Changed, flips(player, square, &placement)),
        Ok(e5::Effect::Unchanged(illegal)) => (Effect::Unchanged, refusal(illegal, player, square)),
        Err(e5::Undefined::BeforeInitialize) => return Err(not_started()),
        Err(e5::Undefined::OffBoard) => return Err(Message::new("e5-off-board").with("square", square)),
    };
    expected(machine, effect, rule)
}

fn expected(machine: &E5, effect: Effect, rule: Message) -> Result<Expected, Message> {
    let cells = machine.cells().ok_or_else(not_started)?;
    Ok(Expected {
        answer: Answer::Board(Board::from(cells)),
        effect,
        rule,
    })
}

fn not_started() -> Message {
    Message::new("e5-not-started").with("call", INITIALIZE)
}

fn flips(player: Disc, square: String, placement: &Placement) -> Message {
    let squares: Vec<String> = placement
        .flipped
        .iter()
        .map(|flipped| format!("[{}][{}]", flipped.row(), flipped.column()))
        .collect();
    Message::new("e5-flips")
        .with("disc", colour(player))
        .with("square", square)
        .with("count", squares.len())
        .with("squares", squares.join(", "))
}

fn refusal(illegal: Illegal, player: Disc, square: String) -> Message {
    match illegal {
        Illegal::Occupied(occupant) => Message::new("e5-occupied").with("disc", colour(occupant)),
        Illegal::NoFlip => Message::new("e5-no-flip").with("disc", colour(player)),
    }
    .with("square", square)
}

fn colour(disc: Disc) -> Message {
    match disc {
        Disc::Black => Message::new("e5-black"),
        Disc::White => Message::new("e5-white"),
    }
}

fn transcript(text: &str) -> Result<Vec<Call>, TranscriptError> {
    let game = Game::replay(Size::STANDARD, text).map_err(|broken| explain(text, &broken))?;
    let moves = game.moves().iter().map(|played| Call {
        name: MOVE.to_owned(),
        args: vec![
            e5::number(played.disc).into(),
            played.square.row().into(),
            played.square.column().into(),
        ],
    });
    let initialize = Call {
        name: INITIALIZE.to_owned(),
        args: Vec::new(),
    };
    Ok(std::iter::once(initialize).chain(moves).collect())
}

fn explain(text: &str, broken: &Broken) -> TranscriptError {
    // What stands before the broken move has been played once already.
    let before = Game::replay(Size::STANDARD, &text[..broken.offset]).ok();
    let side = before.as_ref().and_then(Game::to_move);
    let about = match (broken.fault, side) {
        (Fault::NotASquare, _) => Message::new("e5-transcript-square"),
        (Fault::Refused(Refusal::Illegal(Illegal::Occupied(occupant))), _) => {
            Message::new("e5-transcript-occupied").with("disc", colour(occupant))
        }
        (Fault::Refused(Refusal::Illegal(Illegal::NoFlip)), Some(side)) => {
            Message::new("e5-transcript-no-flip").with("disc", colour(side))
        }
        (Fault::Refused(_), _) => Message::new("e5-transcript-over"),
    };
    let help = before.zip(side).map(|(game, side)| {
        Message::new("e5-transcript-legal")
            .with("disc", colour(side))
            .with("moves", legal_moves(game.board(), side))
    });
    TranscriptError {
        span: broken.offset..broken.offset + broken.text.len(),
        message: about
            .with("move", broken.text.as_str())
            .with("number", broken.index + 1),
        help,
    }
}

fn legal_moves(board: &Position, side: Disc) -> String {
    let names: Vec<String> = board.legal_moves(side).map(|square| square.to_string()).collect();
    names.join(", ")
}
