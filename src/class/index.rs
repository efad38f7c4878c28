//! Who in a roster has made a hand-in, by the ids and names of both.

use std::collections::HashMap;

use super::{
    handin::{Claim, Handin},
    id::{self, Key},
    layout::Origin,
    roster::Roster,
};

/// How long an id has to be for it to be looked for inside of a name: a shorter one is there by chance.
const SHORTEST_INSIDE: usize = 4;

/// Who in a roster has which id, and which of what else may be only theirs.
pub(super) struct Index {
    /// By the roster's own id.
    ids: HashMap<Key, usize>,
    /// By a number of a platform's.
    numbers: Places<Key>,
    /// By another id of the roster's.
    aliases: Places<Key>,
    /// By another id, an address, or the part of one before the `@`.
    others: Places<Key>,
    names: Places<String>,
    /// The names as the roster writes them.
    written: Vec<String>,
}

impl Index {
    pub(super) fn of(roster: &Roster) -> Self {
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
            numbers: Places::of(numbers.map(key)),
            aliases: Places::of(aliases.clone().map(key)),
            others: Places::of(aliases.map(key).chain(addresses)),
            written: roster.students().map(|student| student.name.clone()).collect(),
            names: Places::of(
                students().filter_map(|(place, entry)| Some((id::name_key(&entry.student.name)?, place))),
            ),
        }
    }

    /// Whether somebody in the roster has this id.
    pub(super) fn has(&self, id: &str) -> bool {
        self.ids.contains_key(&Key::of(id))
    }

    /// The place in the roster of whoever made a hand-in.
    pub(super) fn student(&self, handin: &Handin) -> Option<usize> {
        let key = Key::of(&handin.student.id);
        let name = &handin.student.name;
        let by_name = |name: &str| self.names.only(&id::name_key(name)?);
        match handin.origin {
            Origin::Platform(_) => {
                let named = || by_name(name).or_else(|| behind_groups(name).find_map(by_name));
                let by_chance = |place: &usize| {
                    let written = &self.written[*place];
                    contradict(name, written) && behind_groups(name).all(|name| contradict(name, written))
                };
                let by_id = || self.ids.get(&key).copied().filter(|place| !by_chance(place));
                self.numbers.only(&key).or_else(named).or_else(by_id)
            }
            Origin::Given => {
                let by_id = self.ids.get(&key).copied().or_else(|| self.others.only(&key));
                by_id
                    .or_else(|| by_name(name))
                    .or_else(|| by_name(&handin.student.id))
                    .or_else(|| self.inside(&key))
            }
        }
    }

    /// By what a hand-in is that of the student at this place.
    pub(super) fn claim(&self, handin: &Handin, place: usize) -> Claim {
        let key = Key::of(&handin.student.id);
        let by_id = match handin.origin {
            Origin::Platform(_) => self.numbers.only(&key) == Some(place) || self.ids.get(&key) == Some(&place),
            Origin::Given => {
                self.ids.get(&key) == Some(&place)
                    || self.aliases.only(&key) == Some(place)
                    || self.inside(&key) == Some(place)
            }
        };
        if by_id { Claim::Id } else { Claim::Name }
    }

    /// The places of those who all have the name by which alone a hand-in could be given to them.
    pub(super) fn namesakes(&self, handin: &Handin) -> &[usize] {
        let name = match handin.origin {
            Origin::Given if handin.student.name.is_empty() => &handin.student.id,
            _ => &handin.student.name,
        };
        let names = [name.as_str()].into_iter().chain(behind_groups(name));
        let mut shared = names.map(|name| id::name_key(name).map_or(&[][..], |key| self.names.all(&key)));
        shared.find(|places| places.len() > 1).unwrap_or_default()
    }

    /// The place of the only student whose id stands somewhere in a name.
    fn inside(&self, name: &Key) -> Option<usize> {
        let mut found = self.ids.iter().filter(|(id, _)| stands_in(id.as_str(), name.as_str()));
        let (_, place) = found.next()?;
        found.next().is_none().then_some(*place)
    }
}

/// Whether an id stands in a name as a word of its own, as `2310104` does in `e5_2310104` and `s2310104` but not in `123101045`.
fn stands_in(id: &str, name: &str) -> bool {
    let (Some(first), Some(last)) = (id.chars().next(), id.chars().next_back()) else {
        return false;
    };
    let apart = |inner: char, outer: Option<char>| {
        outer.is_none_or(|outer| !outer.is_alphanumeric() || outer.is_numeric() != inner.is_numeric())
    };
    let mut places = name.match_indices(id);
    id.chars().count() >= SHORTEST_INSIDE
        && places.any(|(at, _)| {
            let (before, behind) = (&name[..at], &name[at + id.len()..]);
            apart(first, before.chars().next_back()) && apart(last, behind.chars().next())
        })
}

/// What a name may be without the group before it: Moodle writes `<group>-<full name>` where students hand in as members of groups
/// (`get_student_prefix` in `mod/assign/classes/downloader.php`), and a group's name may have a `-` too.
fn behind_groups(name: &str) -> impl Iterator<Item = &str> {
    name.match_indices('-').map(|(at, dash)| &name[at + dash.len()..])
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

/// The places of the students who have something that may be only one's.
struct Places<K>(HashMap<K, Vec<usize>>);

impl<K: std::hash::Hash + Eq> Places<K> {
    fn of(pairs: impl Iterator<Item = (K, usize)>) -> Self {
        let mut of: HashMap<K, Vec<usize>> = HashMap::new();
        for (key, place) in pairs {
            let places = of.entry(key).or_default();
            if !places.contains(&place) {
                places.push(place);
            }
        }
        Self(of)
    }

    fn all(&self, key: &K) -> &[usize] {
        self.0.get(key).map_or(&[], Vec::as_slice)
    }

    fn only(&self, key: &K) -> Option<usize> {
        match self.all(key) {
            [only] => Some(*only),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_stands_in_a_name_as_a_word_of_its_own() {
        for name in [
            "2310104_佐藤",
            "2310104佐藤",
            "kadai5-2310104",
            "s2310104",
            "e5 (2310104)",
            "12310104, 2310104",
        ] {
            assert!(stands_in("2310104", name), "{name}");
        }
        for name in ["", "12310104", "23101045", "231010"] {
            assert!(!stands_in("2310104", name), "{name}");
        }
        assert!(stands_in("s231", "e5_s231") && !stands_in("s231", "tests231") && !stands_in("231", "e5_231"));
    }

    #[test]
    fn a_group_may_stand_before_a_name() {
        let names: Vec<_> = behind_groups("2026-A組-佐藤 翔太").collect();
        assert_eq!(names, ["A組-佐藤 翔太", "佐藤 翔太"]);
    }
}
