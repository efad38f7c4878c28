use reference::{
    e5::E5,
    othello::{Direction, Square},
};

use super::sight::{Border, Ray, Sight, Why, border, sight};
use crate::{
    assignment::Feature,
    model::{Call, Message},
};

/// What may be said of a move from where the machine is; nothing of other calls.
pub(super) fn features(machine: &E5, call: &Call) -> Vec<Feature> {
    let (mut features, square) = match sight(machine, call) {
        Some(Sight::Move { square, runs }) => (flips(&runs), square),
        Some(Sight::Refused { square, reasons }) => (vec![illegal(&reasons)], square),
        Some(Sight::Start | Sight::StartAgain | Sight::Restart) | None => return Vec::new(),
    };
    features.extend(on_border(square));
    features
}

fn illegal(reasons: &[Why]) -> Feature {
    let is_occupied = reasons.contains(&Why::Own) || reasons.contains(&Why::Other);
    let why = if is_occupied {
        Message::new("e5-feature-occupied")
    } else {
        Message::new("e5-feature-no-flip")
    };
    vec![why, Message::new("e5-feature-illegal")]
}

fn flips(runs: &[Ray]) -> Vec<Feature> {
    let longest = runs.iter().map(Ray::flips).max().unwrap_or_default();
    let at_least = |id: fn() -> Message, most: usize| -> Feature {
        (2..=most).rev().map(|count| id().with("count", count)).collect()
    };
    let mut features: Vec<Feature> = vec![
        at_least(|| Message::new("e5-feature-run"), longest),
        at_least(|| Message::new("e5-feature-directions"), runs.len()),
    ];
    let towards = |run: &Ray| vec![Message::new("e5-feature-towards").with("direction", towards(run.direction))];
    features.extend(runs.iter().map(towards));
    features
}

fn towards(direction: Direction) -> Message {
    match direction {
        Direction::North => Message::new("e5-feature-north"),
        Direction::NorthEast => Message::new("e5-feature-north-east"),
        Direction::East => Message::new("e5-feature-east"),
        Direction::SouthEast => Message::new("e5-feature-south-east"),
        Direction::South => Message::new("e5-feature-south"),
        Direction::SouthWest => Message::new("e5-feature-south-west"),
        Direction::West => Message::new("e5-feature-west"),
        Direction::NorthWest => Message::new("e5-feature-north-west"),
    }
}

fn on_border(square: Square) -> Option<Feature> {
    let on_border = Message::new("e5-feature-border");
    Some(match border(square)? {
        Border::Top | Border::Bottom | Border::Left | Border::Right => vec![on_border],
        Border::TopLeft | Border::TopRight | Border::BottomLeft | Border::BottomRight => {
            vec![Message::new("e5-feature-corner"), on_border]
        }
    })
}
