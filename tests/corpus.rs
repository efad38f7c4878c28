//! Replays the corpus of the fuzzing targets: what once made a reader panic or dawdle, and what is likely to.

use std::{fs, panic, path::Path};

fn replay(target: &str, read: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let seeds: Vec<_> = fs::read_dir(&folder)
        .expect("the corpus of the target")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    assert!(!seeds.is_empty(), "{} is empty", folder.display());
    let panicked = |path: &_| panic::catch_unwind(|| read(&fs::read(path).expect("a readable seed"))).is_err();
    let broken: Vec<_> = seeds.iter().filter(|path| panicked(path)).collect();
    assert!(broken.is_empty(), "these seeds make a reader panic: {broken:#?}");
}

#[test]
fn frames_of_a_harness_are_read() {
    replay("frames", checker::fuzzing::frames);
}

#[test]
fn printed_boards_are_read() {
    replay("boards", checker::fuzzing::boards);
}

#[test]
fn suites_and_assignments_are_read() {
    replay("suites", checker::fuzzing::suites);
}
