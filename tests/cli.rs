//! Every screen in the documents is what the program prints.

use std::{
    fs,
    path::{Path, PathBuf},
};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The programs that the screens of README.md are made with, by the names that they have there.
const PROGRAMS: [(&str, &str); 3] = [
    ("othello.rb", "wrong_answer/overwrites-occupied.rb"),
    ("fixed.rb", "accepted/nested-loops.rb"),
    ("typo.rb", "compile_error/misspelt-move.rb"),
];

/// The suite that README.md shows to be refused.
const WRONG_SUITE: &str = "\
title: { en: The opening, ja: 序盤 }
cases:
  - name: black opens
    steps:
      - initialize_othello
      - move_othello 1, 3, 2
      - move_othello 2, 3, 3: |
          ........
          ........
          ........
          ..###...
          ...#o...
          ........
          ........
          ........
      - move_othello 2, 2, 4: unchanged
";

/// README.md in a folder of its own, beside the folder that its commands run in.
fn readme(folder: &Path) -> PathBuf {
    let inside = folder.join("README.in");
    fs::create_dir_all(inside.join("mine")).expect("a folder");
    for (name, source) in PROGRAMS {
        let source = Path::new(ROOT).join("tests/submissions/e5").join(source);
        fs::copy(source, inside.join(name)).expect("a program");
    }
    let assignment = Path::new(ROOT).join("testcases/e5/assignment.yaml");
    fs::copy(assignment, inside.join("mine/assignment.yaml")).expect("an assignment");
    fs::write(inside.join("mine/01-opening.yaml"), WRONG_SUITE).expect("a suite");
    let readme = folder.join("README.md");
    fs::copy(Path::new(ROOT).join("README.md"), &readme).expect("README.md");
    readme
}

#[test]
fn every_screen_is_what_the_program_prints() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = |name: &str| folder.path().join(name).display().to_string();
    trycmd::TestCases::new()
        .env("HOME", own("home"))
        .env("XDG_CACHE_HOME", own("cache"))
        .env("XDG_DATA_HOME", own("data"))
        .env("CHECKER_SPOOL", own("spool"))
        .env("COLUMNS", "100")
        .env("NO_COLOR", "1")
        .env("LANG", "C.UTF-8")
        .env("LC_ALL", "C.UTF-8")
        .case(readme(folder.path()));
}

/// A command that is not ours would be passed over without a word, and its screen would be a claim that nobody checks.
#[test]
fn every_console_block_runs_our_program() {
    let mut screens = 0;
    for name in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"] {
        let text = fs::read_to_string(Path::new(ROOT).join(name)).expect("a document");
        for block in text.split("```console\n").skip(1) {
            let block = block.split("```").next().unwrap_or_default();
            let commands: Vec<&str> = block.lines().filter_map(|line| line.strip_prefix("$ ")).collect();
            assert!(!commands.is_empty(), "{name}: a screen without a command:\n{block}");
            for command in commands {
                assert!(command.starts_with("checker "), "{name}: {command}");
                screens += 1;
            }
        }
    }
    assert!(screens >= 5, "README.md has screens");
}
