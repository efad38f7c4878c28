//! What `checker generate` writes is a suite: it is loaded, proven, and tells wrong programs from right ones.

use std::{
    fs,
    path::Path,
    process::{Command, Output},
};

use serde_json::{Value, json};
use tempfile::TempDir;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// An assignment with one suite, which the checker has written.
struct Generated {
    folder: TempDir,
}

impl Generated {
    fn new(arguments: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let assignment = Path::new(ROOT).join("testcases/e5/assignment.yaml");
        fs::copy(assignment, folder.path().join("assignment.yaml")).expect("a copy");
        let generated = Self { folder };
        let output = generated.write(arguments);
        assert!(output.status.success(), "{}", said(&output));
        assert_eq!(said(&output), "");
        generated
    }

    fn write(&self, arguments: &[&str]) -> Output {
        let suite = self.folder.path().join("01-generated.yaml");
        let words = [
            &["generate", "--output"],
            &[suite.to_str().expect("a path")][..],
            arguments,
        ];
        checker(&words.concat())
    }

    fn suite(&self) -> String {
        fs::read_to_string(self.folder.path().join("01-generated.yaml")).expect("a suite")
    }

    /// The verification of its one suite, and the exit code.
    fn verified(&self) -> (Value, Option<i32>) {
        let output = self.checker(&["verify", "--format", "json"]);
        let report =
            serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {}", said(&output)));
        (report, output.status.code())
    }

    /// What one of the repository's programs gets.
    fn judged(&self, program: &str) -> Option<i32> {
        let program = Path::new(ROOT).join("tests/submissions/e5").join(program);
        let output = self.checker(&["run", "--quiet", program.to_str().expect("a path")]);
        output.status.code()
    }

    fn checker(&self, arguments: &[&str]) -> Output {
        let folder = self.folder.path().to_str().expect("a path");
        checker(&[arguments, &["--suites", folder]].concat())
    }
}

fn checker(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_checker"))
        .args(arguments)
        .args(["--locale", "en"])
        .output()
        .expect("the checker runs")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn games_by_chance_are_a_suite_that_tells_wrong_from_right() {
    let generated = Generated::new(&["--games", "4"]);
    assert_eq!(generated.judged("accepted/nested-loops.rb"), Some(0));
    assert_eq!(generated.judged("wrong_answer/overwrites-occupied.rb"), Some(1));
    let (report, code) = generated.verified();
    assert!(matches!(code, Some(0 | 1)), "{code:?}");
    assert_eq!(report["cases"], json!(4));
    assert!(generated.suite().matches(": unchanged # ").count() >= 4 * 6);
}

#[test]
fn a_seed_gives_the_same_games_and_another_gives_others() {
    let games = |seed: &str| checker(&["generate", "--games", "2", "--seed", seed]).stdout;
    assert_eq!(games("3"), games("3"));
    assert_ne!(games("3"), games("4"));
    assert!(String::from_utf8_lossy(&games("3")).contains("--seed 3 --games 2"));
}

#[test]
fn a_small_set_kills_every_mistake_and_no_case_of_it_is_needless() {
    let generated = Generated::new(&["--kill-all"]);
    let (report, code) = generated.verified();
    assert_eq!(code, Some(0));
    assert_eq!(report["survivors"], json!([]));
    assert_eq!(report["redundant"], json!([]));
    let mutants = report["mutants"].as_array().expect("mutants");
    assert!(mutants.iter().all(|mutant| mutant["killed"] == json!(true)));
    assert!(report["cases"].as_u64().expect("a number") < 60);
    assert_eq!(generated.judged("accepted/nested-loops.rb"), Some(0));
    assert_eq!(generated.judged("wrong_answer/scan-stops-at-six.rb"), Some(1));
    let mut lengths = generated
        .suite()
        .split("- name:")
        .skip(1)
        .map(|case| case.matches("othello").count())
        .collect::<Vec<_>>();
    let written = lengths.clone();
    lengths.sort_unstable();
    assert_eq!(written, lengths);
}

#[test]
fn what_no_calls_show_is_said_in_the_suite() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = fs::read_to_string(Path::new(ROOT).join("testcases/e5/assignment.yaml")).expect("an assignment");
    // One move and no other: little can show.
    let narrow = text.replace("p: 1..2, i: 0..7, j: 0..7", "p: 1..1, i: 2..2, j: 3..3") + "languages: [ruby]\n";
    assert_ne!(text, narrow);
    fs::write(folder.path().join("assignment.yaml"), narrow).expect("written");
    let suite = "title: { en: A, ja: A }\ncases:\n  - name: one\n    steps:\n      - initialize_othello\n";
    fs::write(folder.path().join("01-one.yaml"), suite).expect("written");
    let output = checker(&[
        "generate",
        "--kill-all",
        "--suites",
        folder.path().to_str().expect("a path"),
    ]);
    assert!(
        output.status.success() && said(&output).contains("No calls were found"),
        "{}",
        said(&output)
    );
    let written = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        written.contains(": these cases notice 16 of 64 known mistakes wholly"),
        "{written}"
    );
    assert!(written.contains("# No calls were found for these"), "{written}");
}

#[test]
fn everything_that_the_rules_say_has_a_case() {
    let generated = Generated::new(&["--cover"]);
    let suite = generated.suite();
    for name in [
        "a single disc to the north",
        "a run of 6 to the south-east",
        "a disc placed in the bottom left corner",
        "a run that ends at an own disc on the top row",
        "a run that ends at the border",
        "the other player's disc on a square that would capture",
    ] {
        assert!(suite.contains(&format!("- name: {name}\n")), "{name}");
    }
    let (report, _) = generated.verified();
    assert_eq!(report["cases"], json!(79));
    assert_eq!(generated.judged("accepted/nested-loops.rb"), Some(0));
    assert_eq!(generated.judged("wrong_answer/scan-stops-at-six.rb"), Some(1));
}

#[test]
fn what_somebody_may_have_worked_on_is_replaced_only_when_asked() {
    let generated = Generated::new(&["--games", "1"]);
    let before = generated.suite();
    let refused = generated.write(&["--games", "2"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(said(&refused).contains("--force"));
    assert_eq!(generated.suite(), before);
    assert!(generated.write(&["--games", "2", "--force"]).status.success());
    assert_ne!(generated.suite(), before);
}
