use crate::model::Message;

/// How much of two names must agree before one is taken for a slip of the other: `move_othelo` (0.96) is, `main` is not.
const ALIKE: f64 = 0.8;

/// The candidate that a person most likely meant by `name`; `None` where nothing comes near it.
pub fn closest<'name>(name: &str, candidates: impl IntoIterator<Item = &'name str>) -> Option<&'name str> {
    candidates
        .into_iter()
        .map(|candidate| (likeness(name, candidate), candidate))
        .filter(|(likeness, _)| *likeness >= ALIKE)
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, candidate)| candidate)
}

/// Names are often written in another convention, such as `moveOthello`, which is no difference here.
fn likeness(one: &str, other: &str) -> f64 {
    strsim::normalized_damerau_levenshtein(&plain(one), &plain(other))
}

fn plain(name: &str) -> String {
    name.chars()
        .filter(|sign| sign.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect()
}

/// The sentence about a function that is not defined, with the defined one that was most likely meant to be it.
pub fn missing_function<'name>(name: &str, defined: impl IntoIterator<Item = &'name str>) -> Message {
    match closest(name, defined) {
        Some(similar) => Message::new("answer-missing-function-similar")
            .with("name", name)
            .with("similar", similar),
        None => Message::new("answer-missing-function").with("name", name),
    }
}

#[cfg(test)]
mod tests {
    use super::{closest, missing_function};

    #[test]
    fn a_slip_is_found_and_another_name_is_not() {
        let defined = ["flip", "move_othelo", "initialize_othello", "main"];
        assert_eq!(closest("move_othello", defined), Some("move_othelo"));
        assert_eq!(closest("move_othello", ["moveOthello"]), Some("moveOthello"));
        assert_eq!(closest("move_othello", ["initialize_othello", "main", ""]), None);
        assert_eq!(closest("move_othello", []), None);
    }

    #[test]
    fn the_sentence_names_what_was_probably_meant() {
        assert_eq!(missing_function("move_othello", ["main"]).id, "answer-missing-function");
        assert_eq!(
            missing_function("move_othello", ["othello_move", "move_othell"]).id,
            "answer-missing-function-similar"
        );
    }
}
