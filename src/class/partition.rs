use std::str::FromStr;

use sha2::{Digest, Sha256};

use super::{Enrolment, Seat, id::Key};
use crate::{error::Error, model::Message};

/// One share of a class, for one of several machines.
///
/// Who is in which share depends on their id alone, not on who else is in the class, so that a student who hands in late moves
/// nobody: the rule of cargo-nextest's hashed partitions, hash modulo number
/// (<https://nexte.st/docs/ci-features/partitioning>), with the beginning of a SHA-256 as the hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Partition {
    /// Which share, from 1.
    number: u64,
    /// How many there are.
    of: u64,
}

impl Partition {
    /// Which share this is, from 1 to [`Partition::of`].
    pub fn number(self) -> u64 {
        self.number
    }

    /// How many shares there are.
    pub fn of(self) -> u64 {
        self.of
    }

    /// Whether the student with this id is in it; two ways to write an id are the same.
    pub fn contains(self, id: &str) -> bool {
        let hash = Sha256::digest(Key::of(id).as_str());
        let mut head = [0; 8];
        head.copy_from_slice(&hash[..8]);
        u64::from_be_bytes(head) % self.of == self.number - 1
    }
}

/// What tells a class from another one, or from itself with another roster: the beginning of a SHA-256 in hexadecimal.
pub fn census(seats: &[Seat]) -> String {
    let mut hasher = Sha256::new();
    for seat in seats {
        hasher.update(Key::of(&seat.student.id).as_str());
        hasher.update(if seat.enrolment == Enrolment::Unknown {
            "\0?"
        } else {
            "\0"
        });
    }
    hex::encode(&hasher.finalize()[..8])
}

impl FromStr for Partition {
    type Err = Error;

    /// Reads `K/N`, two whole numbers with 1 ≤ K ≤ N; fails with [`Error::Usage`] on anything else.
    fn from_str(text: &str) -> Result<Self, Error> {
        let wrong = || Error::Usage(Message::new("partition-wrong").with("written", text));
        let (number, of) = text.split_once('/').ok_or_else(wrong)?;
        let parse = |number: &str| number.trim().parse::<u64>().map_err(|_| wrong());
        let (number, of) = (parse(number)?, parse(of)?);
        if number == 0 || number > of {
            let (number, of) = (number.to_string(), of.to_string());
            let outside = Message::new("partition-outside").with("number", number).with("of", of);
            return Err(Error::Usage(outside));
        }
        Ok(Self { number, of })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn partition(text: &str) -> Partition {
        text.parse().expect("a partition")
    }

    fn complaint(text: &str) -> String {
        match text.parse::<Partition>() {
            Err(Error::Usage(message)) => message.id.into_owned(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn everybody_is_in_exactly_one_share() {
        for id in (0..200).map(|number| format!("s22{number:05}")) {
            let shares = (1..=4).filter(|share| partition(&format!("{share}/4")).contains(&id));
            assert_eq!(shares.count(), 1, "{id}");
        }
    }

    #[test]
    fn shares_are_about_equal() {
        let share = partition("1/4");
        let count = (0..1000).filter(|number| share.contains(&format!("s{number}"))).count();
        assert!((200..300).contains(&count), "{count}");
    }

    #[test]
    fn a_share_is_the_same_on_every_machine_for_ever() {
        // SHA-256 of "a" begins with ca978112ca1bbdca (FIPS 180), which is 2 modulo 4.
        assert!(partition("3/4").contains("a"));
        assert!(partition("3/4").contains("Ａ "), "however the id is written");
    }

    #[test]
    fn says_what_a_partition_is() {
        for text in ["", "1", "a/b", "1/2/3", "-1/2", "1/99999999999999999999"] {
            assert_eq!(complaint(text), "partition-wrong", "{text}");
        }
        for text in ["0/4", "5/4", "0/0"] {
            assert_eq!(complaint(text), "partition-outside", "{text}");
        }
        assert_eq!((partition("4/4").number(), partition(" 4 / 4 ").of()), (4, 4));
    }
}
