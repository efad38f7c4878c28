//! A course with an assignment of its own, whose suites are small, and a class that hands in small programs.

use std::{
    collections::BTreeMap,
    ffi::{OsStr, OsString},
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;
use tempfile::TempDir;

use super::told::{Told, text};

/// Right in every case.
pub(crate) const RIGHT: &str = include_str!("../submissions/e5/accepted/nested-loops.rb");
/// The same in Python.
pub(crate) const RIGHT_PYTHON: &str = include_str!("../submissions/e5/accepted/comprehension.py");
/// The same in bash.
pub(crate) const RIGHT_BASH: &str = include_str!("../submissions/e5/accepted/flat-array.bash");
/// The same in C.
pub(crate) const RIGHT_C: &str = include_str!("../submissions/e5/accepted/othello.c");
/// Wrong where a square is occupied, and in no other case of the course.
pub(crate) const OVERWRITES: &str = include_str!("../submissions/e5/wrong_answer/overwrites-occupied.rb");
/// Raises on the border, and is right in every other case of the course.
pub(crate) const RAISES: &str = include_str!("../submissions/e5/run_time_error/index-out-of-range.py");

/// A case: its name, and its calls.
pub(crate) type Case = (&'static str, &'static [&'static str]);

const OPENING: &str = "01-opening";
const OCCUPIED: &str = "02-occupied";

/// One of the usual cases.
pub(crate) const BLACK_OPENS: Case = ("black opens", &["move_othello 1, 3, 2"]);
/// Where `OVERWRITES` is wrong.
pub(crate) const OWN_DISC: Case = (
    "own disc",
    &["move_othello 1, 2, 3", "move_othello 2, 2, 2", "move_othello 1, 4, 3"],
);

/// A folder with suites, a class and whatever is made of it.
pub(crate) struct Course(TempDir);

impl Course {
    /// A course with two public suites of two cases and of one, each of two points.
    pub(crate) fn new() -> Self {
        Self::with_rules("")
    }

    /// The same, with more lines in its `assignment.yaml`.
    pub(crate) fn with_rules(rules: &str) -> Self {
        let course = Self::bare(rules);
        course.suite(
            OPENING,
            "visibility: public",
            &[BLACK_OPENS, ("white opens", &["move_othello 2, 2, 4"])],
        );
        course.suite(OCCUPIED, "visibility: public", &[OWN_DISC]);
        course
    }

    /// A course without any suite yet.
    pub(crate) fn bare(rules: &str) -> Self {
        let course = Self(tempfile::tempdir().expect("a folder"));
        let assignment = Path::new(env!("CARGO_MANIFEST_DIR")).join("testcases/e5/assignment.yaml");
        let assignment = fs::read_to_string(assignment).expect("the assignment");
        let (head, _) = assignment.split_once("\nlimits:").expect("limits at the end");
        let limits = "limits: { cpu: 5s, wall: 20s, budget: 60s, memory: 256MiB, output: 1MiB }";
        course.write("e5/assignment.yaml", format!("{head}\n{limits}\n{rules}\n"));
        fs::create_dir(course.at("class")).expect("a folder");
        course
    }

    /// A place in the course.
    pub(crate) fn at(&self, path: impl AsRef<Path>) -> PathBuf {
        self.0.path().join(path)
    }

    /// Puts a suite into the assignment, with this line at its head.
    pub(crate) fn suite(&self, id: &str, head: &str, cases: &[Case]) {
        let title = "title: { en: Small, ja: 小 }";
        let cases = cases.iter().map(|(name, calls)| {
            let steps = calls.iter().map(|call| format!("      - {call}\n"));
            let steps: String = steps.collect();
            format!("  - name: {name}\n    points: 2\n    steps:\n      - initialize_othello\n{steps}")
        });
        let cases: String = cases.collect();
        self.write(format!("e5/{id}.yaml"), format!("{title}\n{head}\ncases:\n{cases}"));
    }

    /// Writes a file, and the folders that it is in.
    pub(crate) fn write(&self, path: impl AsRef<Path>, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.at(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("folders");
        fs::write(&path, bytes).expect("a file");
        path
    }

    /// Puts files into the class folder.
    pub(crate) fn hand_in(&self, files: &[(&str, &str)]) {
        for (path, text) in files {
            self.write(Path::new("class").join(path), text);
        }
    }

    /// The text of a file.
    pub(crate) fn read(&self, path: impl AsRef<Path>) -> String {
        let path = self.at(path);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// The checker in the folder of the course, in an environment of the test's own.
    pub(crate) fn checker<S: AsRef<OsStr>>(&self, words: impl IntoIterator<Item = S>) -> Command {
        let mut command = self.bare_checker(words);
        command.args(["--suites", "e5"]);
        command
    }

    /// What `checker grade *` tells in the class folder, with these words more.
    #[track_caller]
    pub(crate) fn grade_from_inside(&self, words: &[&str]) -> Told {
        let entries = fs::read_dir(self.at("class")).expect("a folder");
        let names = entries.map(|entry| entry.expect("an entry").file_name());
        let mut names: Vec<_> = names
            .filter(|name| !name.as_encoded_bytes().starts_with(b"."))
            .collect();
        names.sort();
        let words: Vec<_> = names
            .iter()
            .map(OsString::as_os_str)
            .chain(words.iter().map(OsStr::new))
            .collect();
        self.grade_inside(&words)
    }

    /// What `checker grade` tells in the class folder of whatever these words name.
    #[track_caller]
    pub(crate) fn grade_inside<S: AsRef<OsStr>>(&self, words: &[S]) -> Told {
        let mut command = self.bare_checker(["grade", "--sandbox", "best-effort", "--suites", "../e5"]);
        command.current_dir(self.at("class")).args(words);
        Told::of(&command.output().expect("the checker runs"))
    }

    fn bare_checker<S: AsRef<OsStr>>(&self, words: impl IntoIterator<Item = S>) -> Command {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin!("checker"));
        command
            .current_dir(self.0.path())
            .env("HOME", self.at("home"))
            .env("XDG_CACHE_HOME", self.at("cache"))
            .env("XDG_DATA_HOME", self.at("data"))
            .env("LC_ALL", "C.UTF-8")
            .env("NO_COLOR", "1")
            .env("TZ", "UTC")
            .env_remove("CHECKER_SPOOL")
            .env_remove("CHECKER_ASSIGNMENT")
            .args(words);
        command
    }

    /// What the checker tells.
    #[track_caller]
    pub(crate) fn tell<S: AsRef<OsStr>>(&self, words: impl IntoIterator<Item = S>) -> Told {
        Told::of(&self.checker(words).output().expect("the checker runs"))
    }

    /// What `checker grade` tells of the class folder with these words more. The layers that this machine lacks are done without.
    #[track_caller]
    pub(crate) fn grade(&self, words: &[&str]) -> Told {
        self.tell(GRADE.iter().chain(["class"].iter()).chain(words))
    }

    /// What `checker grade` tells of whatever these words name.
    #[track_caller]
    pub(crate) fn grade_only(&self, words: &[&str]) -> Told {
        self.tell(GRADE.iter().chain(words))
    }

    /// The rows of the report that [`GRADE`] asks for.
    pub(crate) fn rows(&self) -> Vec<Value> {
        let rows = self.read("rows.jsonl");
        rows.lines()
            .map(|line| serde_json::from_str(line).expect("a row"))
            .collect()
    }

    /// Who is in that report, and what became of their work.
    pub(crate) fn states(&self) -> BTreeMap<String, String> {
        self.of_each(|row| text(&row["state"]))
    }

    /// Something of each row of that report, by the student's id.
    pub(crate) fn of_each<T>(&self, what: impl Fn(&Value) -> T) -> BTreeMap<String, T> {
        let rows = self.rows();
        let of: BTreeMap<String, T> = rows
            .iter()
            .map(|row| (text(&row["student"]["id"]), what(row)))
            .collect();
        assert_eq!(of.len(), rows.len(), "a student has more than one row");
        of
    }
}

/// How the class is graded where nothing else is said: its rows are written down, and the machine need not have every layer.
pub(crate) const GRADE: [&str; 5] = ["grade", "--sandbox", "best-effort", "--report", "jsonl=rows.jsonl"];
