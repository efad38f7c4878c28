//! A program, a small suite and limits of its own; the checker judges it, and its report is looked at.

use std::{
    fmt::Write,
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use serde_json::Value;
use tempfile::TempDir;

/// The case in which `trip` does something.
pub(crate) const TRIPPED: usize = 2;

/// The calls of each case. Only the case `TRIPPED` calls `move_othello` with row 0.
const CASES: [&[&str]; 5] = [
    &["move_othello 1, 3, 2"],
    &["move_othello 1, 3, 2", "move_othello 2, 2, 4"],
    &["move_othello 1, 3, 2", "move_othello 1, 0, 0"],
    &["move_othello 1, 3, 2", "move_othello 2, 3, 3"],
    &["move_othello 2, 4, 2"],
];

/// A language that is called by its functions.
#[derive(Clone, Copy)]
pub(crate) struct Tongue {
    pub(crate) extension: &'static str,
    source: &'static str,
    comment: &'static str,
}

pub(crate) const RUBY: Tongue = Tongue {
    extension: "rb",
    source: include_str!("../submissions/e5/accepted/nested-loops.rb"),
    comment: "#",
};
pub(crate) const PYTHON: Tongue = Tongue {
    extension: "py",
    source: include_str!("../submissions/e5/accepted/comprehension.py"),
    comment: "#",
};
pub(crate) const BASH: Tongue = Tongue {
    extension: "sh",
    source: include_str!("../submissions/e5/accepted/flat-array.bash"),
    comment: "#",
};
pub(crate) const NODE: Tongue = Tongue {
    extension: "js",
    source: include_str!("../submissions/e5/accepted/script.js"),
    comment: "//",
};

impl Tongue {
    /// A right program, and more behind it.
    pub(crate) fn then(self, more: &str) -> Program {
        self.program(format!("{}\n{more}\n", self.source))
    }

    /// A right program behind a comment and these lines, the first of which is line 2.
    pub(crate) fn first(self, lines: &str) -> Program {
        self.program(format!("{} first\n{lines}\n{}", self.comment, self.source))
    }

    /// A right program that does something more when row 0 is played, which only the case `TRIPPED` does.
    pub(crate) fn trip(self, deed: &str) -> Program {
        self.then(&match self.extension {
            "rb" => {
                format!("alias right_move move_othello\ndef move_othello(p, i, j)\n  if i == 0\n    {deed}\n  end\n  right_move(p, i, j)\nend")
            }
            "py" => {
                format!("import os, subprocess, sys, time\nright_move = move_othello\n\ndef move_othello(p, i, j):\n    if i == 0:\n        {deed}\n    return right_move(p, i, j)")
            }
            "sh" => {
                format!("eval \"right_move() $(declare -f move_othello | tail -n +2)\"\nmove_othello() {{\n  if [[ $2 == 0 ]]; then\n    {deed}\n  fi\n  right_move \"$@\"\n}}")
            }
            _ => {
                format!("const rightMove = move_othello;\nmove_othello = (p, i, j) => {{\n  if (i === 0) {{\n    {deed}\n  }}\n  return rightMove(p, i, j);\n}};")
            }
        })
    }

    /// A JavaScript program that is right as long as a place is empty, which it fills.
    pub(crate) fn right_while_empty(self, place: &str) -> Program {
        self.then(&format!(
            "const right = initialize_othello;\ninitialize_othello = () => {{\n  if ({place}) return null;\n  {place} = 1;\n  \
             return right();\n}};"
        ))
    }

    /// The line on which `trip` puts its deed.
    pub(crate) fn line_of_deed(self) -> usize {
        let marked = self.trip("HERE");
        1 + marked
            .source
            .lines()
            .position(|line| line.trim() == "HERE")
            .expect("a line")
    }

    /// Another program altogether.
    pub(crate) fn program(self, source: String) -> Program {
        Program {
            extension: self.extension,
            source,
            limits: "{ cpu: 5s, wall: 20s, budget: 60s, memory: 256MiB, output: 1MiB }".to_owned(),
            jobs: "1",
            arguments: Vec::new(),
        }
    }
}

/// A program, and how it is to be judged.
#[derive(Clone)]
pub(crate) struct Program {
    extension: &'static str,
    source: String,
    limits: String,
    jobs: &'static str,
    arguments: Vec<&'static str>,
}

impl Program {
    /// With these limits beside those that no program here reaches.
    pub(crate) fn limits(mut self, limits: &str) -> Self {
        self.limits = format!("{{ {limits} }}");
        self
    }

    /// The program with a file that it writes while it is loaded, so that each case is started by itself.
    pub(crate) fn cold(mut self) -> Self {
        self.source.push_str(match self.extension {
            "rb" => "File.write('beside', '')\n",
            "py" => "open('beside', 'w').close()\n",
            "sh" => ": >beside\n",
            _ => "require('fs').writeFileSync('beside', '');\n",
        });
        self
    }

    pub(crate) fn jobs(mut self, jobs: &'static str) -> Self {
        self.jobs = jobs;
        self
    }

    pub(crate) fn with(mut self, arguments: &[&'static str]) -> Self {
        self.arguments.extend(arguments);
        self
    }

    pub(crate) fn extension(&self) -> &'static str {
        self.extension
    }

    pub(crate) fn judged(&self) -> Report {
        Desk::new().run(self)
    }

    /// What a person reads.
    pub(crate) fn screen(&self) -> String {
        let output = Desk::new()
            .command_in("pretty", "run", self)
            .output()
            .expect("the checker runs");
        String::from_utf8(output.stdout).expect("text")
    }

    /// Judges the program and says that every case is accepted.
    #[track_caller]
    pub(crate) fn is_accepted(&self) {
        assert_eq!(self.judged().verdicts(), vec!["accepted"; CASES.len()]);
    }

    /// Judges the program and says that this became of the case `TRIPPED`, and nothing of the others.
    #[track_caller]
    pub(crate) fn trips(&self, verdict: &str) -> Report {
        let report = self.judged();
        let mut expected = vec!["accepted"; CASES.len()];
        expected[TRIPPED] = verdict;
        assert_eq!(report.verdicts(), expected, "{}", report.0);
        report
    }

    /// Judges the program and says that this became of every case.
    #[track_caller]
    pub(crate) fn always_gets(&self, verdict: &str) -> Report {
        let report = self.judged();
        assert_eq!(report.verdicts(), vec![verdict; CASES.len()], "{}", report.0);
        report
    }
}

/// A folder with a home, a suite and a program: what remains between two runs.
pub(crate) struct Desk(TempDir);

impl Desk {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    fn lay(&self, program: &Program) -> (PathBuf, PathBuf) {
        let suites = self.path().join("e5");
        fs::create_dir_all(&suites).expect("a folder");
        let assignment = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("testcases/e5/assignment.yaml"))
            .expect("the assignment");
        let (head, _) = assignment.split_once("\nlimits:").expect("limits at the end");
        put(
            &suites.join("assignment.yaml"),
            &format!("{head}\nlimits: {}\n", program.limits),
        );
        let mut suite = "title: { en: Small, ja: 小 }\nvisibility: public\ncases:\n".to_owned();
        for (index, calls) in CASES.iter().enumerate() {
            let _ = write!(
                suite,
                "  - name: case {index}\n    steps:\n      - initialize_othello\n"
            );
            for call in *calls {
                let _ = writeln!(suite, "      - {call}");
            }
        }
        put(&suites.join("01-small.yaml"), &suite);
        let file = self.path().join(format!("othello.{}", program.extension));
        put(&file, &program.source);
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).expect("a program");
        (suites, file)
    }

    /// The checker with a subcommand for the program, in an environment of the test's own.
    pub(crate) fn command(&self, subcommand: &str, program: &Program) -> Command {
        self.command_in("json", subcommand, program)
    }

    fn command_in(&self, format: &str, subcommand: &str, program: &Program) -> Command {
        let (suites, file) = self.lay(program);
        let mut command = Command::new(assert_cmd::cargo::cargo_bin!("checker"));
        command.env("CHECKER_BUDGET", "0s");
        command
            .env("HOME", self.path())
            .env("XDG_CACHE_HOME", self.path().join("cache"))
            .env("XDG_DATA_HOME", self.path().join("data"))
            .env("LANG", "C.UTF-8")
            .env("CHECKER_TEST_SECRET", "do not tell")
            .args([subcommand, "--format", format, "--locale", "en", "--jobs", program.jobs])
            .args(&program.arguments)
            .arg("--suites")
            .arg(suites)
            .arg("--")
            .arg(file);
        command
    }

    #[track_caller]
    pub(crate) fn run(&self, program: &Program) -> Report {
        Report::read(&self.command("run", program).output().expect("the checker runs"))
    }
}

/// Writes a file, unless it is there: somebody may be reading it.
fn put(file: &Path, text: &str) {
    if fs::read_to_string(file).ok().as_deref() != Some(text) {
        fs::write(file, text).expect("written");
    }
}

/// The report of a run.
pub(crate) struct Report(pub(crate) Value);

impl Report {
    #[track_caller]
    pub(crate) fn read(output: &Output) -> Self {
        let told = String::from_utf8_lossy(&output.stderr);
        Self(serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}\n{told}")))
    }

    pub(crate) fn cases(&self) -> &[Value] {
        self.0["cases"].as_array().expect("cases")
    }

    pub(crate) fn verdicts(&self) -> Vec<&str> {
        self.texts("verdict")
    }

    /// What each case has for a key; nothing where it has no text.
    pub(crate) fn texts(&self, key: &str) -> Vec<&str> {
        self.cases()
            .iter()
            .map(|case| case[key].as_str().unwrap_or_default())
            .collect()
    }

    /// A text of the case `TRIPPED`.
    pub(crate) fn tripped(&self, key: &str) -> &str {
        self.cases()[TRIPPED][key].as_str().unwrap_or_default()
    }
}
