//! Programs with mistakes that nobody has described: nothing is claimed of them.

use std::{fs, path::Path};

use checker::diagnose::matching;

use super::{
    asked::{CASES, answers, catalogue, trials},
    ruby,
    runs::on_all_processors,
};

#[test]
fn nothing_is_claimed_of_a_stranger() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mutants/strangers");
    let paths: Vec<_> = fs::read_dir(folder)
        .expect("the strangers")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    assert!(paths.len() >= 12, "{paths:?}");
    let catalogue = catalogue();
    let right: Vec<_> = CASES.iter().map(|calls| answers(&*catalogue, &[], calls)).collect();
    let right = right.into_iter().collect::<Option<Vec<_>>>().expect("no mistake");
    let claimed = on_all_processors(paths, |path| {
        let program = fs::read_to_string(&path).expect("a program");
        let seen = ruby::answers(&program, &CASES).expect("boards");
        assert_ne!(seen, right, "{} shows its mistake", path.display());
        let sets = matching(&*catalogue, &trials(&seen));
        (!sets.is_empty()).then(|| format!("{}: {sets:?}", path.display()))
    });
    let claimed: Vec<String> = claimed.into_iter().flatten().collect();
    assert!(claimed.is_empty(), "{}", claimed.join("\n"));
}
