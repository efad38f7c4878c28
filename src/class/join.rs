use std::collections::{HashMap, HashSet};

use super::{
    choose,
    handin::Handin,
    id::{self, Key},
    layout::Origin,
    roster::Roster,
};
use crate::model::{Message, Student};

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
/// order of the ids, whatever the order of the roster. Warns of each hand-in that had to give way to a newer one of its student.
///
/// A hand-in is the student's whose id it has; else whose other id, name or address (the part before the `@` is enough), where
/// that is nobody else's. A number of a platform's is compared with the platform's numbers first, then the names; with another id
/// only where the names do not contradict that, since it may by chance be the student number of somebody else.
pub fn join(roster: Option<&Roster>, handins: Vec<Handin>) -> (Vec<Seat>, Vec<Message>) {
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
        handin.student = roster.entries[place].student.clone();
        places.insert(handin.student.id.clone(), place);
        claimed.push(handin);
    }
    let (claimed, warnings) = choose::newest(claimed, |handin| handin.student.id.clone());
    let mut of: HashMap<usize, Handin> = claimed
        .into_iter()
        .map(|handin| (places[&handin.student.id], handin))
        .collect();
    let enrolled = roster.entries.iter().enumerate().map(|(place, entry)| Seat {
        student: entry.student.clone(),
        handin: of.remove(&place),
        enrolment: Enrolment::Enrolled,
    });
    let strangers = strangers
        .into_iter()
        .map(|(_, handin)| stranger(index.told_apart(handin), Enrolment::Unknown));
    let mut seats: Vec<Seat> = enrolled.chain(strangers).collect();
    seats.sort_by_cached_key(|seat| (Key::of(&seat.student.id), seat.enrolment == Enrolment::Unknown));
    (seats, warnings)
}

fn stranger(handin: Handin, enrolment: Enrolment) -> Seat {
    Seat {
        student: handin.student.clone(),
        handin: Some(handin),
        enrolment,
    }
}

/// Who in a roster has which id, and which of what else may be only theirs.
struct Index {
    /// By the roster's own id.
    ids: HashMap<Key, usize>,
    /// By a number of a platform's.
    numbers: Unique<Key>,
    others: Unique<Key>,
    names: Unique<String>,
    /// The names as the roster writes them.
    written: Vec<String>,
}

impl Index {
    fn of(roster: &Roster) -> Self {
        let students = || roster.entries.iter().enumerate();
        let key = |(place, id): (usize, &String)| (Key::of(id), place);
        let own = students().map(|(place, entry)| (place, &entry.student.id));
        let aliases = students().flat_map(|(place, entry)| entry.aliases.iter().map(move |alias| (place, alias)));
        let addresses = students().flat_map(|(place, entry)| {
            let local = entry.student.email.split_once('@').map(|(local, _)| local);
            let parts = [Some(entry.student.email.as_str()), local].into_iter().flatten();
            parts
                .filter(|part| !part.is_empty())
                .map(move |part| (Key::of(part), place))
        });
        let numbers = students().flat_map(|(place, entry)| entry.numbers.iter().map(move |number| (place, number)));
        Self {
            ids: own.map(key).collect(),
            numbers: Unique::of(numbers.map(key)),
            others: Unique::of(aliases.map(key).chain(addresses)),
            written: roster.students().map(|student| student.name.clone()).collect(),
            names: Unique::of(
                students().filter_map(|(place, entry)| Some((id::name_key(&entry.student.name)?, place))),
            ),
        }
    }

    /// The hand-in of a stranger, whose id tells them from everybody in the roster: where it is by chance somebody's there, their
    /// name is added. Else one of the two would take the other's place wherever students are known by their ids.
    fn told_apart(&self, mut handin: Handin) -> Handin {
        let Student { id, name, .. } = &mut handin.student;
        if self.ids.contains_key(&Key::of(id)) {
            *id = format!("{id} ({name})");
        }
        handin
    }

    /// The place in the roster of whoever made a hand-in.
    fn student(&self, handin: &Handin) -> Option<usize> {
        let key = Key::of(&handin.student.id);
        let name = id::name_key(&handin.student.name);
        let by_name = || self.names.get(&name?);
        match handin.origin {
            Origin::Platform(_) => {
                let by_chance = |place: &usize| contradict(&handin.student.name, &self.written[*place]);
                let by_id = || self.ids.get(&key).copied().filter(|place| !by_chance(place));
                self.numbers.get(&key).or_else(by_name).or_else(by_id)
            }
            Origin::Given => {
                let named_by_name = || self.names.get(&id::name_key(&handin.student.id)?);
                let by_id = self.ids.get(&key).copied().or_else(|| self.others.get(&key));
                by_id.or_else(by_name).or_else(named_by_name)
            }
        }
    }
}

/// Whether two names are those of two people: their letters are others, in whatever order the parts stand.
fn contradict(left: &str, right: &str) -> bool {
    let letters = |name: &str| {
        let mut letters: Vec<char> = id::name_key(name).unwrap_or_default().chars().collect();
        letters.sort_unstable();
        letters
    };
    let (left, right) = (letters(left), letters(right));
    !left.is_empty() && !right.is_empty() && left != right
}

/// What tells a student from everybody else, as far as it does.
struct Unique<K>(HashMap<K, usize>);

impl<K: std::hash::Hash + Eq + Clone> Unique<K> {
    fn of(pairs: impl Iterator<Item = (K, usize)>) -> Self {
        let (mut of, mut shared) = (HashMap::new(), HashSet::new());
        for (key, place) in pairs {
            if of.insert(key.clone(), place).is_some_and(|other| other != place) {
                shared.insert(key);
            }
        }
        of.retain(|key, _| !shared.contains(key));
        Self(of)
    }

    fn get(&self, key: &K) -> Option<usize> {
        self.0.get(key).copied()
    }
}
