use std::cmp::Ordering::{self, Equal, Greater, Less};

use reference::{
    e5::{self, E5},
    othello::{Illegal, Size, Square},
};

use super::MOVE;
use crate::{
    assignment::Feature,
    model::{Call, Message},
};

/// What may be said of a move from where the machine is; nothing of other calls.
pub(super) fn features(machine: &E5, call: &Call) -> Option<Vec<Feature>> {
    let &[player, row, column] = call.args.as_slice() else {
        return None;
    };
    let player = u8::try_from(player).ok().and_then(e5::player)?;
    let number = |number: i64| u8::try_from(number).ok();
    let square = Size::STANDARD.square(number(row)?, number(column)?)?;
    let mut features = match machine.board()?.flips(player, square) {
        Ok(flipped) => flips(square, &flipped),
        Err(Illegal::Occupied(_)) => vec![illegal(Message::new("e5-feature-occupied"))],
        Err(Illegal::NoFlip) => vec![illegal(Message::new("e5-feature-no-flip"))],
    };
    features.extend(border(square));
    (call.name == MOVE).then_some(features)
}

fn illegal(why: Message) -> Feature {
    vec![why, Message::new("e5-feature-illegal")]
}

fn flips(square: Square, flipped: &[Square]) -> Vec<Feature> {
    let length = |towards: &Towards| flipped.iter().filter(|to| direction(square, **to) == *towards).count();
    let runs: Vec<(usize, Message)> = directions()
        .into_iter()
        .map(|(towards, name)| (length(&towards), name))
        .filter(|(length, _)| *length > 0)
        .collect();
    let longest = runs.iter().map(|(length, _)| *length).max().unwrap_or_default();
    let at_least = |id: fn() -> Message, most: usize| -> Feature {
        (2..=most).rev().map(|count| id().with("count", count)).collect()
    };
    let mut features: Vec<Feature> = vec![
        at_least(|| Message::new("e5-feature-run"), longest),
        at_least(|| Message::new("e5-feature-directions"), runs.len()),
    ];
    let towards = |direction: Message| vec![Message::new("e5-feature-towards").with("direction", direction)];
    features.extend(runs.into_iter().map(|(_, direction)| towards(direction)));
    features
}

/// Whether a row and a column lie before another's, at it or after it.
type Towards = (Ordering, Ordering);

fn direction(from: Square, to: Square) -> Towards {
    (to.row().cmp(&from.row()), to.column().cmp(&from.column()))
}

fn directions() -> [(Towards, Message); 8] {
    [
        ((Less, Equal), Message::new("e5-feature-north")),
        ((Less, Greater), Message::new("e5-feature-north-east")),
        ((Equal, Greater), Message::new("e5-feature-east")),
        ((Greater, Greater), Message::new("e5-feature-south-east")),
        ((Greater, Equal), Message::new("e5-feature-south")),
        ((Greater, Less), Message::new("e5-feature-south-west")),
        ((Equal, Less), Message::new("e5-feature-west")),
        ((Less, Less), Message::new("e5-feature-north-west")),
    ]
}

fn border(square: Square) -> Option<Feature> {
    let last = Size::STANDARD.get() - 1;
    let ends = [square.row(), square.column()].map(|place| place == 0 || place == last);
    let border = || Message::new("e5-feature-border");
    match ends {
        [true, true] => Some(vec![Message::new("e5-feature-corner"), border()]),
        [false, false] => None,
        _ => Some(vec![border()]),
    }
}
