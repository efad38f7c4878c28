//! Ids and names of people, as different programs write them, made comparable.

use unicode_normalization::UnicodeNormalization;

/// The word that Moodle writes before a participant's number in its grading worksheet, in the languages of the interface
/// (`hiddenuser` in `mod/assign/lang/en/assign.php`, and in the language pack `ja`).
const PARTICIPANT: [&str; 2] = ["participant", "参加者"];

/// What two ids have in common when they mean the same person: the case of letters, their width, blanks around them and
/// Moodle's word before a participant's number do not tell people apart.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(String);

impl Key {
    /// What this id comes down to.
    pub fn of(id: &str) -> Self {
        let id = tidy(id).to_lowercase();
        let number = participant_number(&id).map(str::to_owned);
        Self(number.unwrap_or(id))
    }

    /// Its text: the id in lower case, in compatibility composition (NFKC).
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A text without blanks around it, with full-width digits and letters as ASCII (NFKC), as ids are kept.
pub(super) fn tidy(text: &str) -> String {
    text.nfkc().collect::<String>().trim().to_owned()
}

/// The letters and digits of a person's name, by which two ways to write it are compared; `None` where there are none.
///
/// Canvas leaves out everything else (`sanitize_file_name` in its `lib/content_zipper.rb`), and a blank between the two parts of
/// a Japanese name is as often there as not.
pub(super) fn name_key(name: &str) -> Option<String> {
    let key: String = name
        .nfkc()
        .filter(|character| character.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect();
    (!key.is_empty()).then_some(key)
}

/// Whether this is what Moodle writes in place of a name where names are hidden.
pub(super) fn hides_a_name(name: &str) -> bool {
    PARTICIPANT.contains(&tidy(name).to_lowercase().as_str())
}

/// Whether this is a number of Moodle's with its word before it.
pub(super) fn is_participant(id: &str) -> bool {
    participant_number(&tidy(id).to_lowercase()).is_some()
}

fn participant_number(id: &str) -> Option<&str> {
    let number = PARTICIPANT.iter().find_map(|word| id.strip_prefix(word))?.trim_start();
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_that_mean_the_same_person_are_equal() {
        for (left, right) in [
            ("s2210999", "S2210999"),
            ("ｓ２２１０９９９", "s2210999"),
            ("\u{3000} 2210999\t", "2210999"),
            ("Participant 123", "123"),
            ("参加者 123", "１２３"),
            ("participant123", "123"),
        ] {
            assert_eq!(Key::of(left), Key::of(right), "{left} and {right}");
        }
        for (left, right) in [
            ("123", "0123"),
            ("participant", ""),
            ("Participant x1", "x1"),
            ("a b", "ab"),
        ] {
            assert_ne!(Key::of(left), Key::of(right), "{left} and {right}");
        }
    }

    #[test]
    fn an_id_is_kept_as_it_is_written() {
        assert_eq!(tidy("\u{3000}Ｓ２２１\u{a0}"), "S221");
        assert_eq!(tidy("Participant 5"), "Participant 5");
    }

    #[test]
    fn names_are_compared_by_letters_and_digits() {
        assert_eq!(name_key("山田\u{3000}太郎"), name_key("山田太郎"));
        assert_eq!(name_key("Doe, Jane"), name_key("doejane"));
        assert_eq!(name_key("ﾔﾏﾀﾞ"), name_key("ヤマダ"));
        assert_eq!(name_key(" ,"), None);
        assert!(hides_a_name("Participant") && hides_a_name("参加者") && !hides_a_name("Party"));
    }
}
