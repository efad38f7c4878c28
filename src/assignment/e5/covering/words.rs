//! What a call shows, in few words.

use reference::othello::Direction;

use super::{
    super::sight::{Border, Ray, Why},
    Thing,
};
use crate::model::Message;

pub(super) fn runs_title(runs: &[Ray]) -> Message {
    let longest = runs.iter().rev().max_by_key(|run| run.flips());
    match (runs, longest) {
        ([], _) | (_, None) => thing_title(Thing::Refused(Why::Alone)),
        ([run], _) => thing_title(Thing::Run(run.direction, run.flips())),
        (_, Some(longest)) => Message::new("e5-several-runs")
            .with("directions", runs.len())
            .with("count", longest.flips())
            .with("direction", direction(longest.direction)),
    }
}

pub(super) fn thing_title(thing: Thing) -> Message {
    match thing {
        Thing::Start => Message::new("e5-first"),
        Thing::Restart => Message::new("e5-restart"),
        Thing::Run(towards, count) => Message::new("e5-run")
            .with("count", count)
            .with("direction", direction(towards)),
        Thing::Placed(on) => Message::new("e5-placed").with("border", border_name(on)),
        Thing::Anchored(on) => Message::new("e5-anchored").with("border", border_name(on)),
        Thing::Along(on) => Message::new("e5-along").with("border", border_name(on)),
        Thing::Refused(why) => refusal(why),
    }
}

pub(super) fn refusal(why: Why) -> Message {
    match why {
        Why::Own => Message::new("e5-why-own"),
        Why::Other => Message::new("e5-why-other"),
        Why::OwnInTheWay => Message::new("e5-why-own-in-the-way"),
        Why::OtherInTheWay => Message::new("e5-why-other-in-the-way"),
        Why::Alone => Message::new("e5-why-alone"),
        Why::BesideOwn => Message::new("e5-why-beside-own"),
        Why::OpenAtSquare => Message::new("e5-why-open-at-square"),
        Why::OpenAtBorder => Message::new("e5-why-open-at-border"),
        Why::OthersMove => Message::new("e5-why-others-move"),
    }
}

fn direction(direction: Direction) -> Message {
    match direction {
        Direction::North => Message::new("e5-north"),
        Direction::NorthEast => Message::new("e5-north-east"),
        Direction::East => Message::new("e5-east"),
        Direction::SouthEast => Message::new("e5-south-east"),
        Direction::South => Message::new("e5-south"),
        Direction::SouthWest => Message::new("e5-south-west"),
        Direction::West => Message::new("e5-west"),
        Direction::NorthWest => Message::new("e5-north-west"),
    }
}

fn border_name(border: Border) -> Message {
    match border {
        Border::Top => Message::new("e5-top"),
        Border::Bottom => Message::new("e5-bottom"),
        Border::Left => Message::new("e5-left"),
        Border::Right => Message::new("e5-right"),
        Border::TopLeft => Message::new("e5-top-left"),
        Border::TopRight => Message::new("e5-top-right"),
        Border::BottomLeft => Message::new("e5-bottom-left"),
        Border::BottomRight => Message::new("e5-bottom-right"),
    }
}
