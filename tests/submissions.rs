//! Programs whose folder says what they must get: `tests/submissions/<assignment>/<verdict>/<file>`.
//!
//! One of the first two lines of each is a comment with the word `expect:` and the reason, or the verdict where that has no
//! reason.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::Mutex,
};

use serde_json::Value;
use walkdir::WalkDir;

/// A program and what it must get.
struct Fixture {
    path: PathBuf,
    assignment: String,
    verdict: String,
    expectation: String,
}

fn fixtures() -> Vec<Fixture> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/submissions");
    let mut found: Vec<Fixture> = WalkDir::new(&root)
        .min_depth(3)
        .max_depth(3)
        .sort_by_file_name()
        .into_iter()
        .map(|entry| fixture(&root, entry.expect("a readable folder").path()))
        .collect();
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

fn fixture(root: &Path, path: &Path) -> Fixture {
    let inside = path.strip_prefix(root).expect("inside the root");
    let parts: Vec<String> = inside.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    let bytes = fs::read(path).expect("a readable program");
    let text = String::from_utf8_lossy(&bytes);
    let expectation = text
        .lines()
        .take(2)
        .find_map(|line| line.split("expect:").nth(1))
        .unwrap_or_else(|| panic!("{} says what it expects", path.display()))
        .split_whitespace()
        .next()
        .expect("a word")
        .to_owned();
    Fixture {
        path: path.to_owned(),
        assignment: parts[0].clone(),
        verdict: parts[1].clone(),
        expectation,
    }
}

/// A copy of an assignment in which a case that hangs ends sooner; the budget leaves room to repeat it alone on a busy machine.
fn hasty(assignment: &str, folder: &Path) -> PathBuf {
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("testcases").join(assignment);
    let copy = folder.join(assignment);
    fs::create_dir(&copy).expect("a folder");
    for entry in fs::read_dir(from).expect("the assignment") {
        let path = entry.expect("an entry").path();
        let mut text = fs::read_to_string(&path).expect("a text");
        if path.ends_with("assignment.yaml") {
            for (long, short) in [("cpu: 2s", "cpu: 1s"), ("wall: 10s", "wall: 4s")] {
                assert!(text.contains(long), "{long} is stated");
                text = text.replace(long, short);
            }
        }
        fs::write(copy.join(path.file_name().expect("a name")), text).expect("a copy");
    }
    copy
}

/// What the checker says of a program: the verdict, and the reason or again the verdict.
fn judged(fixture: &Fixture) -> (String, String) {
    let home = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_checker"));
    command
        .args([
            "run",
            "--format",
            "json",
            "--locale",
            "en",
            "--assignment",
            &fixture.assignment,
        ])
        .env("CHECKER_BUDGET", "0s")
        .env("XDG_CACHE_HOME", home.path());
    match fixture.verdict.as_str() {
        "presentation_error" => drop(command.arg("--strict")),
        verdict if verdict.ends_with("_limit_exceeded") => {
            command.arg("--suites").arg(hasty(&fixture.assignment, home.path()));
        }
        _ => {}
    }
    let output = command.arg("--").arg(&fixture.path).output().expect("the checker runs");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
        panic!(
            "{}: {error}\n{}",
            fixture.path.display(),
            String::from_utf8_lossy(&output.stderr)
        )
    });
    let verdict = report["verdict"].as_str().expect("a verdict").to_owned();
    assert_eq!(
        output.status.code(),
        Some(i32::from(verdict != "accepted")),
        "{}: the exit code says what the report says",
        fixture.path.display()
    );
    let reason = report["cases"]
        .as_array()
        .expect("cases")
        .iter()
        .find(|case| case["verdict"] != "accepted")
        .and_then(|case| case["reason"].as_str())
        .unwrap_or(&verdict)
        .to_owned();
    (verdict, reason)
}

/// Programs spend most of their time starting, so some are judged at the same time.
const AT_ONCE: usize = 4;

#[test]
fn every_program_gets_what_its_folder_says() {
    let fixtures = Mutex::new(fixtures().into_iter());
    let wrong = Mutex::new(Vec::new());
    let next = || fixtures.lock().expect("a walk that goes on").next();
    std::thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                while let Some(fixture) = next() {
                    wrong.lock().expect("a list").extend(complaint(&fixture));
                }
            });
        }
    });
    let wrong = wrong.into_inner().expect("a list");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is wrong with the judgement of a program, if anything.
fn complaint(fixture: &Fixture) -> Option<String> {
    let (verdict, reason) = judged(fixture);
    ((&verdict, &reason) != (&fixture.verdict, &fixture.expectation)).then(|| {
        format!(
            "{}: {verdict} {reason} instead of {} {}",
            fixture.path.display(),
            fixture.verdict,
            fixture.expectation
        )
    })
}

/// The walk above proves nothing if the folder is emptied by mistake.
#[test]
fn there_are_programs_of_many_kinds() {
    let mut counts = BTreeMap::<String, usize>::new();
    for fixture in fixtures() {
        *counts.entry(fixture.verdict).or_default() += 1;
    }
    let accepted = counts.remove("accepted").unwrap_or_default();
    let rejected: usize = counts.values().sum();
    assert!(
        accepted >= 12 && rejected >= 30,
        "{accepted} accepted, {rejected} rejected"
    );
    assert!(counts.len() >= 6, "{counts:?}");
}
