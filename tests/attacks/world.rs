//! What a submission could reach without the sandbox, made for one program, and looked at afterwards.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File},
    os::unix::{
        fs::{MetadataExt, PermissionsExt, chown},
        process::CommandExt,
    },
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use tempfile::TempDir;
use walkdir::WalkDir;

use super::program::Program;

/// However slow the machine, no judgement may take longer.
const LONGEST: Duration = Duration::from_mins(1);

const SUITE: &str = "title: { en: Small, ja: 小 }
cases:
  - name: one move
    steps: [initialize_othello, 'move_othello 1, 3, 2']
  - name: two moves
    steps: [initialize_othello, 'move_othello 1, 3, 2', 'move_othello 2, 2, 4']
  - name: an illegal move
    steps: [initialize_othello, 'move_othello 1, 0, 0']
";

/// Where time is what has to run out, it is short; anywhere else a slow machine must not matter.
const SHORT: &str = "cpu: 1s, wall: 3s, budget: 20s";
const LONG: &str = "cpu: 5s, wall: 20s, budget: 40s";
const OTHER: &str = "memory: 200MiB, output: 1MiB, disk: 64MiB, file-size: 16MiB";

/// Of what lies beside a program, no word may be told.
const HARNESSES: [&str; 4] = [
    include_str!("../../src/language/bash/harness.bash"),
    include_str!("../../src/language/javascript/harness.cjs"),
    include_str!("../../src/language/python/harness.py"),
    include_str!("../../src/language/ruby/harness.rb"),
];

/// A shorter line of a harness might stand in any program.
const TELLING: usize = 24;

/// Everything that a submission could reach without the sandbox, made for one program. Its path is its unique word.
pub(crate) struct World {
    folder: TempDir,
    secret: String,
    checker: PathBuf,
    /// Who starts the checker, if that is another user than we are.
    user: Option<u32>,
}

/// What a run of the checker came to.
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) took: Duration,
}

impl World {
    pub(crate) fn around(program: &Program) -> Self {
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
    pub(crate) fn of(self, user: u32, checker: &Path) -> Self {
        for entry in WalkDir::new(self.path()) {
            chown(entry.expect("a readable folder").path(), Some(user), Some(user)).expect("a new owner");
        }
        Self {
            checker: checker.to_owned(),
            user: Some(user),
            ..self
        }
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn put(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let file = self.path().join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(&file, bytes).expect("a file");
        file
    }

    /// Everything that the checker has no business to change.
    pub(crate) fn things(&self) -> BTreeMap<PathBuf, String> {
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
    pub(crate) fn processes(&self) -> Vec<String> {
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

    pub(crate) fn run(&self, program: &Program, arguments: &[&str]) -> Run {
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
            .env("CHECKER_BUDGET", "0s")
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
    pub(crate) fn complaints(&self, before: &BTreeMap<PathBuf, String>, run: &Run) -> Vec<String> {
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
        for word in ["harness.", "CheckerHarness", "checker_"] {
            check(!told.contains(word), format!("{word} is told: {told}"));
        }
        let lines = HARNESSES.iter().flat_map(|source| source.lines()).map(str::trim);
        for line in lines.filter(|line| line.len() >= TELLING) {
            check(!told.contains(line), format!("a line of a harness is told: {line}"));
        }
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
