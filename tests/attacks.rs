//! Programs that attack the machine, the checker or whoever reads its report: `tests/attacks/<verdict>/<what-it-does>.<ext>`.
//!
//! The folder says which verdict the attack must come to, so one that works gets another. An attack is appended to the right
//! program of its language beside the folders, in which each move begins with `attack`; one in C stands alone.
#![cfg(target_os = "linux")]

#[path = "attacks/program.rs"]
mod program;
#[path = "attacks/world.rs"]
mod world;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    os::unix::fs::PermissionsExt,
    path::Path,
    process::Command,
    sync::Mutex,
};

use checker::sandbox::LAYERS;
use program::{Program, root};
use serde_json::Value;
use walkdir::WalkDir;
use world::World;

/// How many programs are judged at the same time.
const AT_ONCE: usize = 4;

/// The number of a user whom nobody is.
const ORDINARY: u32 = 54_321;

fn attacks() -> Vec<Program> {
    WalkDir::new(root())
        .min_depth(2)
        .sort_by_file_name()
        .into_iter()
        .map(|entry| Program::attack(entry.expect("a readable folder").path()))
        .collect()
}

/// What is wrong with the judgement of a program, if anything, and with how a person is told of it.
fn complaints(program: &Program) -> Vec<String> {
    let world = World::around(program);
    let before = world.things();
    let mut wrong = complaints_of(program, &world, &[]);
    let screen = world.run(program, &[]);
    wrong.extend(world.complaints(&before, &screen));
    let code = Some(program.code());
    if screen.code != code {
        wrong.push(format!("exit {:?} with a screen: {}", screen.code, screen.out));
    }
    wrong
}

/// What is wrong with the judgement of a program under these options.
fn complaints_of(program: &Program, world: &World, options: &[&str]) -> Vec<String> {
    let before = world.things();
    let run = world.run(program, &[&["--format", "json"], options].concat());
    let mut wrong = world.complaints(&before, &run);
    let report: Value = serde_json::from_str(&run.out).unwrap_or_default();
    let verdict = report["verdict"].as_str().unwrap_or("no verdict");
    let every: Vec<&Value> = report["cases"].as_array().into_iter().flatten().collect();
    if verdict != program.verdict || every.iter().any(|case| case["verdict"] == "judge_error") {
        wrong.push(format!(
            "{verdict} instead of {}: {}{}",
            program.verdict, run.out, run.err
        ));
    }
    let full = report["score"] == report["max_score"];
    if full != (program.verdict == "accepted") {
        wrong.push(format!("{} of {} points", report["score"], report["max_score"]));
    }
    let code = Some(program.code());
    if run.code != code {
        wrong.push(format!("exit {:?} instead of {code:?}", run.code));
    }
    wrong
}

/// The programs with which something is wrong, when so many are judged at the same time, and what.
fn walk(
    programs: Vec<Program>,
    at_once: usize,
    complaints: impl Fn(&Program) -> Vec<String> + Sync,
) -> BTreeMap<String, Vec<String>> {
    let programs = Mutex::new(programs.into_iter());
    let wrong = Mutex::new(BTreeMap::<String, Vec<String>>::new());
    let next = || programs.lock().expect("a walk that goes on").next();
    std::thread::scope(|scope| {
        for _ in 0..at_once {
            scope.spawn(|| {
                while let Some(program) = next() {
                    let found = complaints(&program);
                    if !found.is_empty() {
                        wrong
                            .lock()
                            .expect("a list")
                            .entry(program.name)
                            .or_default()
                            .extend(found);
                    }
                }
            });
        }
    });
    wrong.into_inner().expect("a list")
}

#[test]
fn every_attack_comes_to_what_its_folder_says() {
    let wrong = walk(attacks(), AT_ONCE, complaints);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The walk above proves nothing if the folder is emptied by mistake.
#[test]
fn there_are_attacks_of_many_kinds() {
    let attacks = attacks();
    let languages: BTreeSet<&str> = attacks.iter().map(|program| program.extension.as_str()).collect();
    let verdicts: BTreeSet<&str> = attacks.iter().map(|program| program.verdict.as_str()).collect();
    assert!(attacks.len() >= 50, "{} attacks", attacks.len());
    assert!(languages.len() >= 4, "{languages:?}");
    assert!(verdicts.len() >= 5, "{verdicts:?}");
}

/// Root starts these as somebody who is not root: anybody else did so above.
#[test]
fn every_attack_is_contained_for_an_ordinary_user() {
    if rustix::process::geteuid().is_root() {
        // Where we have built it, others may not look.
        let folder = tempfile::tempdir().expect("a folder");
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).expect("a folder for everybody");
        let checker = folder.path().join("checker");
        fs::copy(env!("CARGO_BIN_EXE_checker"), &checker).expect("a copy");
        let wrong = walk(attacks(), AT_ONCE, |program| {
            complaints_of(program, &World::around(program).of(ORDINARY, &checker), &[])
        });
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}

#[test]
fn an_attack_costs_nobody_else_a_point() {
    let all = attacks();
    let mut programs: Vec<Program> = ["rb", "py", "sh", "js"]
        .repeat(2)
        .into_iter()
        .map(Program::honest)
        .collect();
    // Eight that lie far from each other, so that they are of many kinds.
    programs.extend(all.iter().step_by(all.len() / 8).take(8).cloned());
    let at_once = programs.len();
    let wrong = walk(programs, at_once, complaints);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Each layer is left out in turn. What gets through then is held by that layer and by nothing else, which the table of
/// ARCHITECTURE.md says.
#[test]
fn the_table_says_which_layer_holds_what() {
    let doctor = Command::new(env!("CARGO_BIN_EXE_checker"))
        .args(["doctor", "--locale", "en", "--color", "never"])
        .output()
        .expect("the checker runs");
    let told = String::from_utf8_lossy(&doctor.stdout);
    let missing = |id: &str| told.lines().any(|line| line.starts_with('–') && line.contains(id));
    if LAYERS.iter().any(|layer| missing(layer.id)) {
        // What is missing cannot be left out.
        return;
    }
    // Whoever is not root has no other user to give.
    let given = |id: &str| id != "user" || rustix::process::geteuid().is_root();
    let mut rows: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for layer in LAYERS.iter().map(|layer| layer.id).filter(|id| given(id)) {
        let through = walk(attacks(), AT_ONCE, |program| {
            complaints_of(program, &World::around(program), &["--without", layer])
        });
        for name in through.into_keys() {
            rows.entry(name).or_default().insert(layer);
        }
    }
    let found: Vec<String> = rows
        .iter()
        .map(|(name, held)| row(name, |id| held.contains(id)))
        .collect();
    let told = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("ARCHITECTURE.md")).expect("a text");
    let known: Vec<&str> = told.lines().filter(|line| line.contains(" ● ")).collect();
    assert_eq!(found, known, "the table should be:\n{}", found.join("\n"));
}

/// A line of the table.
fn row(name: &str, held: impl Fn(&str) -> bool) -> String {
    let signs = LAYERS.iter().map(|layer| if held(layer.id) { "●" } else { " " });
    format!("| `{name}` | {} |", signs.collect::<Vec<_>>().join(" | "))
}
