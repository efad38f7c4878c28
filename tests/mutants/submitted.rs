//! Rejected programs that were not made from the catalogue are named by it, or not at all.

use std::{fs, path::Path};

use checker::diagnose::matching;

use super::{
    asked::{CASES, catalogue, trials},
    named::names,
    ruby,
    runs::on_all_processors,
};

/// Programs of `tests/submissions/e5`, and the mistakes that each makes; none where nobody has described them.
const SUBMITTED: &[(&str, &[&str])] = &[
    ("run_time_error/raises-when-illegal.rb", &[]),
    ("run_time_error/row-eight-is-nil.rb", &["row-8-raises"]),
    ("wrong_answer/adjacent-opponent-suffices.rb", &["neighbour-suffices"]),
    ("wrong_answer/border-disc-never-anchors.rb", &["border-is-outside"]),
    ("wrong_answer/border-only-bug.rb", &["never-plays-on-border"]),
    ("wrong_answer/constant-start-not-copied.rb", &["keeps-board"]),
    ("wrong_answer/direction-written-twice.rb", &["missing-south"]),
    ("wrong_answer/enforces-turns.rb", &["enforces-turns"]),
    ("wrong_answer/false-when-illegal.rb", &["returns-false-when-illegal"]),
    ("wrong_answer/first-direction-only.rb", &["first-direction-only"]),
    ("wrong_answer/flips-only-adjacent.rb", &["flips-one-disc"]),
    ("wrong_answer/flips-through-empty.rb", &["fills-empty-squares"]),
    ("wrong_answer/flips-to-farthest-own-disc.rb", &["farthest-disc-anchors"]),
    ("wrong_answer/forgets-to-place.rb", &["flips-without-placing"]),
    ("wrong_answer/illegal-move-shown-once.rb", &[]),
    ("wrong_answer/initialize-returns-last-value.rb", &[]),
    ("wrong_answer/nil-when-occupied.rb", &["returns-nothing-when-illegal"]),
    ("wrong_answer/no-diagonals.rb", &["only-straight"]),
    (
        "wrong_answer/no-legality-check-crlf-wraps.rb",
        &["minus-1-wraps", "row-8-raises", "no-legality-check"],
    ),
    ("wrong_answer/no-reinitialisation.rb", &["keeps-board"]),
    ("wrong_answer/overwrites-occupied.rb", &["overwrites-both"]),
    ("wrong_answer/places-without-flip.rb", &["plays-without-flips"]),
    ("wrong_answer/players-swapped.rb", &["colours-swapped"]),
    (
        "wrong_answer/prints-instead-of-returning.rb",
        &["returns-nothing", "initialise-returns-nothing"],
    ),
    ("wrong_answer/returns-flip-count.rb", &["returns-flips"]),
    ("wrong_answer/row-column-swapped.rb", &["row-and-column-swapped"]),
    ("wrong_answer/scan-stops-at-six.rb", &["stops-at-distance-6"]),
    ("wrong_answer/shared-rows.rb", &["rows-are-one"]),
    ("wrong_answer/start-colours-swapped.rb", &["start-colours-swapped"]),
];

#[test]
fn rejected_programs_are_named_by_their_mistakes() {
    let catalogue = catalogue();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/submissions/e5");
    let wrong = on_all_processors(SUBMITTED.to_vec(), |(file, mistakes)| {
        let program = fs::read_to_string(folder.join(file)).expect("a program");
        let seen = ruby::answers(&program, &CASES).expect("boards");
        let named = names(&*catalogue, &matching(&*catalogue, &trials(&seen)));
        let expected = if mistakes.is_empty() {
            vec![]
        } else {
            vec![mistakes.to_vec()]
        };
        (named != expected).then(|| format!("{file}: {named:?}"))
    });
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
