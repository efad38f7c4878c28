//! Programs that attack the machine, the checker or whoever reads its report: `tests/attacks/<verdict>/<what-it-does>.<ext>`.
//!
//! The folder says which verdict the attack must come to, so one that works gets another. An attack is appended to the right
//! program of its language beside the folders, in which each move begins with `attack`; one in C stands alone.
#![cfg(target_os = "linux")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File},
    os::unix::{
        fs::{MetadataExt, PermissionsExt, chown},
        process::CommandExt,
    },
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::Mutex,
    time::{Duration, Instant},
};

use checker::sandbox::LAYERS;
use serde_json::Value;
use tempfile::TempDir;
use walkdir::WalkDir;

/// How many programs are judged at the same time.
const AT_ONCE: usize = 4;

/// However slow the machine, no judgement may take longer.
const LONGEST: Duration = Duration::from_secs(60);

const SUITE: &str = "title: { en: Small, ja: 小 }
cases:
  - name: one move
    steps: [initialize_othello, 'move_othello 1, 3, 2']
  - name: two moves
    steps: [initialize_othello, 'move_othello 1, 3, 2', 'move_othello 2, 2, 4']
  - name: an illegal move
    steps: [initialize_othello, 'move_othello 1, 0, 0']
";

/// The number of a user whom nobody is.
const ORDINARY: u32 = 54_321;

/// Where time is what has to run out, it is short; anywhere else a slow machine must not matter.
const SHORT: &str = "cpu: 1s, wall: 3s, budget: 20s";
const LONG: &str = "cpu: 5s, wall: 20s, budget: 40s";
const OTHER: &str = "memory: 200MiB, output: 1MiB, disk: 64MiB, file-size: 16MiB";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/attacks")
}

/// A program, and what must become of it.
#[derive(Clone)]
struct Program {
    /// The folder and the file's name.
    name: String,
    verdict: String,
    extension: String,
    source: Vec<u8>,
}

impl Program {
    fn attack(path: &Path) -> Self {
        let name = path.strip_prefix(root()).expect("inside the root");
        let extension = path.extension().expect("an extension").to_string_lossy().into_owned();
        let mut source = fs::read(root().join(format!("right.{extension}"))).unwrap_or_default();
        let own = fs::read(path).expect("a readable program");
        assert!(
            ["#", "//"].iter().any(|sign| own.starts_with(sign.as_bytes())),
            "{} says first what it tries",
            name.display()
        );
        source.extend(own);
        Self {
            verdict: name.iter().next().expect("a folder").to_string_lossy().into_owned(),
            name: name.to_string_lossy().into_owned(),
            extension,
            source,
        }
    }

    /// What the checker exits with.
    fn code(&self) -> Option<i32> {
        Some(i32::from(self.verdict != "accepted"))
    }

    fn honest(extension: &str) -> Self {
        let name = format!("right.{extension}");
        Self {
            source: fs::read(root().join(&name)).expect("a right program"),
            name,
            verdict: "accepted".to_owned(),
            extension: extension.to_owned(),
        }
    }
}

fn attacks() -> Vec<Program> {
    WalkDir::new(root())
        .min_depth(2)
        .sort_by_file_name()
        .into_iter()
        .map(|entry| Program::attack(entry.expect("a readable folder").path()))
        .collect()
}

/// Everything that a submission could reach without the sandbox, made for one program. Its path is its unique word.
struct World {
    folder: TempDir,
    secret: String,
    checker: PathBuf,
    /// Who starts the checker, if that is another user than we are.
    user: Option<u32>,
}

/// What a run of the checker came to.
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
    took: Duration,
}

impl World {
    fn around(program: &Program) -> Self {
        let folder = tempfile::Builder::new()
            .prefix("checker-attack-")
            .tempdir()
            .expect("a folder");
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).expect("a folder for everybody");
        let secret = format!("hunter2{}", folder.path().display()).replace('/', "");
        let world = Self {
            folder,
            secret,
            checker: env!("CARGO_BIN_EXE_checker").into(),
            user: None,
        };
        let assignment = Path::new(env!("CARGO_MANIFEST_DIR")).join("testcases/e5/assignment.yaml");
        let assignment = fs::read_to_string(assignment).expect("the assignment");
        let (head, _) = assignment.split_once("\nlimits:").expect("limits at the end");
        let time = if program.verdict == "time_limit_exceeded" {
            SHORT
        } else {
            LONG
        };
        world.put(
            "e5/assignment.yaml",
            format!("{head}\nlimits: {{ {time}, {OTHER} }}\n").as_bytes(),
        );
        world.put("e5/01-small.yaml", SUITE.as_bytes());
        for file in ["home/.ssh/id_rsa", "home/secret", "beside/secret"] {
            let file = world.put(file, world.secret.as_bytes());
            fs::set_permissions(file, fs::Permissions::from_mode(0o666)).expect("a file for everybody");
        }
        for folder in ["temporary", "told", "cache", "data"] {
            fs::create_dir(world.path().join(folder)).expect("a folder");
        }
        world.put(&format!("desk/othello.{}", program.extension), &program.source);
        world
    }

    /// The same, in which everything is another user's, who runs this checker.
    fn of(self, user: u32, checker: &Path) -> Self {
        for entry in WalkDir::new(self.path()) {
            chown(entry.expect("a readable folder").path(), Some(user), Some(user)).expect("a new owner");
        }
        Self {
            checker: checker.to_owned(),
            user: Some(user),
            ..self
        }
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn put(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let file = self.path().join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(&file, bytes).expect("a file");
        file
    }

    /// Everything that the checker has no business to change.
    fn things(&self) -> BTreeMap<PathBuf, String> {
        let ours = |name: &str| ["temporary", "told", "cache", "data"].contains(&name);
        WalkDir::new(self.path())
            .into_iter()
            .filter_entry(|entry| entry.depth() != 1 || !ours(&entry.file_name().to_string_lossy()))
            .map(|entry| {
                let entry = entry.expect("a readable folder");
                let data = entry.metadata().expect("a thing");
                let bytes = if data.is_file() {
                    fs::read(entry.path()).expect("a readable file")
                } else {
                    Vec::new()
                };
                let about = (data.mode(), data.uid(), data.gid(), bytes);
                (
                    entry.path().to_owned(),
                    format!("{about:?} {}", if data.is_file() { data.nlink() } else { 0 }),
                )
            })
            .collect()
    }

    /// The processes that know of this world, or work in it.
    fn processes(&self) -> Vec<String> {
        let word = self.path().to_string_lossy().into_owned();
        fs::read_dir("/proc")
            .expect("the process table")
            .filter_map(|entry| {
                let process = entry.ok()?.path();
                let line = fs::read(process.join("cmdline")).unwrap_or_default();
                let line = String::from_utf8_lossy(&line).replace('\0', " ");
                let cwd = fs::read_link(process.join("cwd")).unwrap_or_default();
                let ours = line.contains(&word) || cwd.to_string_lossy().starts_with(&word);
                ours.then(|| format!("{} {line} in {}", process.display(), cwd.display()))
            })
            .collect()
    }

    fn run(&self, program: &Program, arguments: &[&str]) -> Run {
        let told = |name: &str| self.path().join("told").join(name);
        let into = |name: &str| Stdio::from(File::create(told(name)).expect("a file"));
        let read = |name: &str| String::from_utf8(fs::read(told(name)).expect("what was told")).expect("text");
        let start = Instant::now();
        let mut command = Command::new(&self.checker);
        if let Some(user) = self.user {
            // What lies in our home is not for others.
            command.uid(user).gid(user).env("PATH", "/usr/local/bin:/usr/bin:/bin");
        }
        let mut checker = command
            .args(["run", "--locale", "en", "--suites"])
            .arg(self.path().join("e5"))
            .args(arguments)
            .arg("--")
            .arg(self.path().join("desk").join(format!("othello.{}", program.extension)))
            .env("HOME", self.path().join("home"))
            .env("XDG_CACHE_HOME", self.path().join("cache"))
            .env("XDG_DATA_HOME", self.path().join("data"))
            .env("TMPDIR", self.path().join("temporary"))
            .env("LANG", "C.UTF-8")
            .env("CHECKER_ATTACK_SECRET", &self.secret)
            .stdin(Stdio::null())
            .stdout(into("out"))
            .stderr(into("err"))
            .spawn()
            .expect("the checker starts");
        let status = loop {
            if let Some(status) = checker.try_wait().expect("the checker is watched") {
                break status;
            }
            if start.elapsed() > 2 * LONGEST {
                let _ = checker.kill();
            }
            std::thread::sleep(Duration::from_millis(5));
        };
        Run {
            code: status.code(),
            took: start.elapsed(),
            out: read("out"),
            err: read("err"),
        }
    }

    /// What a run did that it must not do, whatever its verdict.
    fn complaints(&self, before: &BTreeMap<PathBuf, String>, run: &Run) -> Vec<String> {
        let mut wrong = Vec::new();
        let mut check = |holds: bool, complaint: String| {
            if !holds {
                wrong.push(complaint);
            }
        };
        let left = self.processes();
        check(left.is_empty(), format!("processes are left: {left:#?}"));
        let temporary: Vec<_> = fs::read_dir(self.path().join("temporary")).expect("a folder").collect();
        check(temporary.is_empty(), format!("files are left: {temporary:?}"));
        let after = self.things();
        let paths: BTreeSet<&PathBuf> = before.keys().chain(after.keys()).collect();
        for path in paths {
            check(
                before.get(path) == after.get(path),
                format!("{} is not as it was", path.display()),
            );
        }
        check(run.took < LONGEST, format!("it took {:?}", run.took));
        let told = format!("{}{}", run.out, run.err);
        check(!told.contains(&self.secret), format!("the secret is told: {told}"));
        check(!told.contains(is_unsafe), format!("a control is told: {told:?}"));
        let orders = |line: &str| line.trim_start().starts_with("::") || line.contains("##[");
        check(!told.lines().any(orders), format!("a CI system would obey: {told:?}"));
        wrong
    }
}

/// Whether a character steers a terminal or turns the direction of a text.
fn is_unsafe(character: char) -> bool {
    (character.is_control() && character != '\n')
        || matches!(character, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// What is wrong with the judgement of a program, if anything, and with how a person is told of it.
fn complaints(program: &Program) -> Vec<String> {
    let world = World::around(program);
    let before = world.things();
    let mut wrong = complaints_of(program, &world, &[]);
    let screen = world.run(program, &[]);
    wrong.extend(world.complaints(&before, &screen));
    let code = program.code();
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
    let code = program.code();
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
    if LAYERS.iter().any(|layer| !(layer.exists)()) {
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
