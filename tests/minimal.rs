//! What `checker explain` says of the length of a counterexample is true, for every rejected program whose language starts quickly.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::Mutex,
    thread,
};

use serde_json::Value;
use tempfile::TempDir;

/// Whoever has these endings needs no compiler; who has none names Ruby or another of these on its first line.
const QUICK: [&str; 7] = ["", "rb", "py", "js", "mjs", "sh", "bash"];

/// The time for looking for shorter calls. What is claimed has to be true however much of it there is.
const BUDGET: &str = "10s";

/// Sequences of so many calls are all tried.
const ALL_TRIED: usize = 2;

/// What is claimed of a program.
struct Claim {
    program: PathBuf,
    brevity: String,
    calls: Vec<String>,
    /// The verdict and the reason of the last call.
    judgement: [String; 2],
    /// Whether the bug has a name.
    is_named: bool,
}

#[test]
fn no_call_can_be_left_out_and_no_shorter_sequence_fails() {
    let claims = on_all_processors(programs(), |program| {
        let claim = claim(&program);
        let wrong = wrong(&claim);
        (claim, wrong)
    });
    let wrong: Vec<&str> = claims.iter().flat_map(|(_, wrong)| wrong).map(String::as_str).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let claimed: BTreeSet<&str> = claims.iter().map(|(claim, _)| claim.brevity.as_str()).collect();
    assert!(claimed.contains("shortest"), "{claimed:?}");
    assert!(claims.iter().any(|(claim, _)| claim.is_named), "some have a name");
    assert!(claims.iter().any(|(claim, _)| claim.calls.len() > 2), "some are long");
}

fn programs() -> Vec<PathBuf> {
    let submissions = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/submissions/e5");
    let mut programs = Vec::new();
    for verdict in ["wrong_answer", "run_time_error"] {
        for entry in fs::read_dir(submissions.join(verdict)).expect("a folder") {
            let path = entry.expect("an entry").path();
            let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
            if QUICK.contains(&ending) {
                programs.push(path);
            }
        }
    }
    assert!(programs.len() > 50, "{programs:?}");
    programs
}

fn claim(program: &Path) -> Claim {
    let report = checker(program, &["explain", "--budget", BUDGET]);
    let diagnosis = &report["diagnosis"];
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let calls = diagnosis["counterexample"].as_array().expect("a counterexample").iter();
    let mut claim = Claim {
        program: program.to_owned(),
        brevity: text(&diagnosis["brevity"]),
        calls: calls.map(text).collect(),
        judgement: [String::new(), String::new()],
        is_named: diagnosis["exact"] == true,
    };
    let judged = judged(program, std::slice::from_ref(&claim.calls)).remove(0);
    claim.judgement = judged.unwrap_or_else(|| panic!("{}: {:?} fails", program.display(), claim.calls));
    claim
}

/// What is not true of a claim.
fn wrong(claim: &Claim) -> Vec<String> {
    let is_shortest = claim.brevity == "shortest";
    let sequences = match claim.brevity.as_str() {
        "shortest" if claim.calls.len() == ALL_TRIED + 1 => all_tried(),
        "shortest" | "shortest-of-mistake" | "minimal" => left_out(&claim.calls),
        _ => return Vec::new(),
    };
    let judged = judged(&claim.program, &sequences);
    let fail = sequences.iter().zip(judged).filter(|(_, judged)| {
        judged
            .as_ref()
            .is_some_and(|judged| is_shortest || *judged == claim.judgement)
    });
    let name = claim.program.display();
    fail.map(|(sequence, judged)| {
        format!(
            "{name}: {} {:?}, but {sequence:?} {judged:?}",
            claim.brevity, claim.calls
        )
    })
    .collect()
}

/// The calls without each of them. The one that initialises stays first.
fn left_out(calls: &[String]) -> Vec<Vec<String>> {
    (1..calls.len())
        .map(|place| [&calls[..place], &calls[place + 1..]].concat())
        .collect()
}

/// Every sequence of two calls.
fn all_tried() -> Vec<Vec<String>> {
    let initialize = "initialize_othello".to_owned();
    let moves =
        (1..=2).flat_map(|p| (0..64).map(move |square| format!("move_othello {p}, {}, {}", square / 8, square % 8)));
    std::iter::once(initialize.clone())
        .chain(moves)
        .map(|last| vec![initialize.clone(), last])
        .collect()
}

/// How a program answers sequences of calls: the verdict and the reason where it goes wrong.
fn judged(program: &Path, sequences: &[Vec<String>]) -> Vec<Option<[String; 2]>> {
    if sequences.is_empty() {
        return Vec::new();
    }
    let suites = suites(sequences);
    let folder = suites.path().join("e5");
    let report = checker(
        program,
        &["run", "--budget", "0s", "--suites", folder.to_str().expect("a path")],
    );
    let cases = report["cases"].as_array().expect("cases");
    assert_eq!(cases.len(), sequences.len(), "{report}");
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let judgement = |case: &Value| [text(&case["verdict"]), text(&case["reason"])];
    let judged = cases
        .iter()
        .map(|case| (case["verdict"] != "accepted").then(|| judgement(case)));
    judged.collect()
}

/// The assignment with one suite, which has these sequences for cases.
fn suites(sequences: &[Vec<String>]) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let assignment = folder.path().join("e5");
    fs::create_dir(&assignment).expect("a folder");
    let bundled = Path::new(env!("CARGO_MANIFEST_DIR")).join("testcases/e5/assignment.yaml");
    fs::copy(bundled, assignment.join("assignment.yaml")).expect("the assignment");
    let mut suite = "title: { en: Shorter, ja: 短い }\nvisibility: public\ncases:\n".to_owned();
    for (number, sequence) in sequences.iter().enumerate() {
        suite.extend([format!("  - name: case {number}\n    steps:\n")]);
        suite.extend(sequence.iter().map(|call| format!("      - {call}\n")));
    }
    fs::write(assignment.join("01-shorter.yaml"), suite).expect("a suite");
    folder
}

fn checker(program: &Path, arguments: &[&str]) -> Value {
    let home = tempfile::tempdir().expect("a folder");
    let output = Command::new(env!("CARGO_BIN_EXE_checker"))
        .args(arguments)
        .args(["--format", "json", "--locale", "en", "--assignment", "e5", "--"])
        .arg(program)
        .env("XDG_CACHE_HOME", home.path())
        .stdin(Stdio::null())
        .output()
        .expect("the checker runs");
    let fault = || String::from_utf8_lossy(&output.stderr).into_owned();
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{}: {error}\n{}", program.display(), fault()))
}

/// Does the same to each of many on all processors, and gives what came of it, in no order.
fn on_all_processors<T: Send, R: Send>(work: Vec<T>, does: impl Fn(T) -> R + Sync) -> Vec<R> {
    let (work, done) = (Mutex::new(work.into_iter()), Mutex::new(Vec::new()));
    let next = || work.lock().expect("what is left").next();
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(one) = next() {
                    let result = does(one);
                    done.lock().expect("a list").push(result);
                }
            });
        }
    });
    done.into_inner().expect("a list")
}
