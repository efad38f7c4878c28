use std::collections::HashMap;

use super::{choose, handin::Handin, id::Key, index::Index, roster::Roster};
use crate::model::{Assignment, Message, Student};

/// One row of a gradebook: a student, and what they handed in.
pub struct Seat {
    /// The student, as the roster knows them; else as the name of the hand-in says.
    pub student: Student,
    /// What they handed in.
    pub handin: Option<Handin>,
    /// Whether they are in the roster.
    pub enrolment: Enrolment,
}

/// Whether somebody is in the roster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enrolment {
    /// They are in it.
    Enrolled,
    /// There is a roster, and they are not in it.
    Unknown,
    /// There is no roster.
    NoRoster,
}

/// Gives each hand-in to its student: a seat for everybody in the roster, and for every hand-in that nobody there made, in the
/// order of the ids, whatever the order of the roster. Warns of each hand-in that had to give way to a newer one of its student, of
/// each that may by its name be several students', and where hand-ins and students are left over on both sides.
///
/// Of two hand-ins of a student, one with an id of theirs counts before one that only a name or an address says to be theirs.
///
/// A hand-in is the student's whose id it has; else whose other id, name or address (the part before the `@` is enough), where
/// that is nobody else's. A number of a platform's is compared with the platform's numbers first, then the names; with another id
/// only where the names do not contradict that, since it may by chance be the student number of somebody else. Last, a name that
/// somebody gave their work may have an id in it, and the name that Moodle gives it a group before it.
pub fn join(roster: Option<&Roster>, handins: Vec<Handin>, assignment: &Assignment) -> (Vec<Seat>, Vec<Message>) {
    let Some(roster) = roster else {
        return (
            handins
                .into_iter()
                .map(|handin| stranger(handin, Enrolment::NoRoster))
                .collect(),
            Vec::new(),
        );
    };
    let index = Index::of(roster);
    let (known, strangers): (Vec<_>, Vec<_>) = handins
        .into_iter()
        .map(|handin| (index.student(&handin), handin))
        .partition(|(place, _)| place.is_some());
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut claimed = Vec::with_capacity(known.len());
    for (place, mut handin) in known {
        let Some(place) = place else { continue };
        handin.claim = index.claim(&handin, place);
        handin.student = roster.entries[place].student.clone();
        places.insert(handin.student.id.clone(), place);
        claimed.push(handin);
    }
    let (claimed, mut warnings) = choose::newest(claimed, assignment, |handin| handin.student.id.clone());
    let mut of: HashMap<usize, Handin> = claimed
        .into_iter()
        .map(|handin| (places[&handin.student.id], handin))
        .collect();
    let enrolled = roster.entries.iter().enumerate().map(|(place, entry)| Seat {
        student: entry.student.clone(),
        handin: of.remove(&place),
        enrolment: Enrolment::Enrolled,
    });
    let shared = strangers
        .iter()
        .filter_map(|(_, handin)| shared_name(handin, &index, roster));
    warnings.extend(shared);
    let strangers = strangers
        .into_iter()
        .map(|(_, handin)| stranger(told_apart(handin, &index), Enrolment::Unknown));
    let mut seats: Vec<Seat> = enrolled.chain(strangers).collect();
    seats.sort_by_cached_key(|seat| (Key::of(&seat.student.id), seat.enrolment == Enrolment::Unknown));
    warnings.extend(left_over(&seats));
    (seats, warnings)
}

/// That a hand-in may be any of several students' who have the same name.
fn shared_name(handin: &Handin, index: &Index, roster: &Roster) -> Option<Message> {
    let places = index.namesakes(handin);
    let ids = places.iter().map(|place| roster.entries[*place].student.id.as_str());
    let message = || {
        Message::new("class-name-shared")
            .with("path", handin.path.display().to_string())
            .with("ids", ids.collect::<Vec<_>>().join(", "))
    };
    (!places.is_empty()).then(message)
}

/// That there are hand-ins of nobody and students without any, who may well belong together.
fn left_over(seats: &[Seat]) -> Option<Message> {
    let handins = seats.iter().filter(|seat| seat.enrolment == Enrolment::Unknown);
    let handins: Vec<_> = handins.filter_map(|seat| seat.handin.as_ref()).collect();
    let missing = seats.iter().filter(|seat| seat.handin.is_none());
    let missing: Vec<_> = missing.map(|seat| &seat.student).collect();
    let (handin, student) = (handins.first()?, missing.first()?);
    let told = Message::new("class-left-over")
        .with("handins", handins.len())
        .with("path", handin.path.display().to_string())
        .with("students", missing.len())
        .with("student", format!("{} {}", student.id, student.name).trim_end());
    Some(told)
}

fn stranger(handin: Handin, enrolment: Enrolment) -> Seat {
    Seat {
        student: handin.student.clone(),
        handin: Some(handin),
        enrolment,
    }
}

/// The hand-in of a stranger, whose id tells them from everybody in the roster: where it is by chance somebody's there, their
/// name is added. Else one of the two would take the other's place wherever students are known by their ids.
fn told_apart(mut handin: Handin, index: &Index) -> Handin {
    let Student { id, name, .. } = &mut handin.student;
    if index.has(id) {
        *id = format!("{id} ({name})");
    }
    handin
}
