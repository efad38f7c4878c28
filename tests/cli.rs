//! Every screen in README.md and in `tests/cmd` is what the program prints.
//!
//! `TRYCMD=overwrite cargo test --test cli` writes down what it prints now.

use std::{
    collections::BTreeMap,
    env,
    ffi::OsStr,
    fs,
    os::unix::fs::symlink,
    path::{Path, PathBuf},
    process::Command,
};

use assert_cmd::cargo::cargo_bin;
use serde_json::Value;
use walkdir::WalkDir;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The programs that the screens are made with, by the names that they have there.
const PROGRAMS: [(&str, &str); 38] = [
    ("othello.rb", "wrong_answer/overwrites-occupied.rb"),
    ("fixed.rb", "accepted/nested-loops.rb"),
    ("typo.rb", "compile_error/misspelt-move.rb"),
    ("stub.rb", "compile_error/stub-only-initialize.rb"),
    ("syntax.rb", "compile_error/missing-end.rb"),
    ("border.rb", "run_time_error/row-eight-is-nil.rb"),
    ("exits.rb", "run_time_error/exits-when-illegal.rb"),
    ("count.rb", "wrong_answer/returns-flip-count.rb"),
    ("printed.rb", "wrong_answer/prints-instead-of-returning.rb"),
    ("colours.rb", "wrong_answer/colour-symbols.rb"),
    ("columns.rb", "wrong_answer/nine-columns.rb"),
    ("legality.rb", "wrong_answer/no-legality-check-crlf-wraps.rb"),
    ("hidden.rb", "accepted/hidden-second-board.rb"),
    ("rows.sh", "presentation_error/spaced-rows.sh"),
    ("flat.bash", "accepted/flat-array.bash"),
    ("my first 'try'.rb", "wrong_answer/overwrites-occupied.rb"),
    ("homework/othello.rb", "accepted/nested-loops.rb"),
    ("no-entry/main.rb", "accepted/nested-loops.rb"),
    ("class/2310101/othello.rb", "accepted/nested-loops.rb"),
    ("class/2310102/othello.rb", "wrong_answer/overwrites-occupied.rb"),
    ("class/2310103.rb", "wrong_answer/overwrites-occupied.rb"),
    ("class/2310104/othello.rb", "wrong_answer/no-diagonals.rb"),
    ("class/2310105.py", "accepted/comprehension.py"),
    ("resubmitted/2310102.rb", "accepted/nested-loops.rb"),
    ("course/s001/othello.rb", "accepted/nested-loops.rb"),
    ("course/s002.rb", "wrong_answer/overwrites-occupied.rb"),
    ("course/s003.py", "accepted/comprehension.py"),
    ("course/s004.rb", "wrong_answer/overwrites-occupied.rb"),
    ("course/s005.rb", "compile_error/misspelt-move.rb"),
    ("course/s006/a.rb", "accepted/nested-loops.rb"),
    ("course/s006/b.py", "accepted/comprehension.py"),
    ("course/s999.py", "accepted/comprehension.py"),
    ("mended/s001.rb", "wrong_answer/overwrites-occupied.rb"),
    ("mended/s002.rb", "accepted/nested-loops.rb"),
    ("known/accepted/nested-loops.rb", "accepted/nested-loops.rb"),
    (
        "known/wrong_answer/overwrites.rb",
        "wrong_answer/overwrites-occupied.rb",
    ),
    ("known/compile_error/typo.rb", "compile_error/misspelt-move.rb"),
    ("mistaken/wrong_answer/nested-loops.rb", "accepted/nested-loops.rb"),
];

/// Who is in the class of the screens.
const ROSTER: &str = "学籍番号,氏名,クラス\n2310101,青木 空,1\n2310102,石田 陸,1\n2310103,上田 花,1\n2310104,江口 海,2\n\
                      2310105,大野 光,2\n2310106,加藤 風,2\n2310107,木村 星,2\n";

/// What README.md changes in its own example of a suite, to show how a wrong one is refused.
const MISTAKE: (&str, &str) = ("- move_othello 2, 2, 2", "- move_othello 2, 2, 2: unchanged");

/// What README.md shows that is another on every machine, and what stands for it.
const HIDDEN: [(&str, &str); 3] = [
    ("Ruby 3.1.2", "Ruby [..]"),
    ("150 times", "[..] times"),
    ("2310105 0.3 s, 2310104 0.2 s, 2310102 0.2 s", "[..] s, [..] s, [..] s"),
];

/// Names the folder to use, in the process that has nothing else from whoever runs the tests.
///
/// What is fixed there rather than by trycmd can still be changed in front of a single command.
const ALONE: &str = "CHECKER_TESTS_ALONE";

/// What may be known of whoever runs the tests: where the interpreters are, and what trycmd reads.
fn is_inherited(name: &str) -> bool {
    name == "PATH" || name == "TRYCMD" || name.starts_with("CARGO")
}

/// The blocks of a document in this language.
fn blocks<'a>(text: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("\n```{language}\n");
    let blocks = text.split(fence.as_str()).skip(1);
    blocks
        .map(|block| block.split("\n```").next().unwrap_or_default())
        .collect()
}

fn document(name: &str) -> String {
    fs::read_to_string(Path::new(ROOT).join(name)).expect("a document")
}

/// Everything in a folder, written into another.
fn copy(from: &Path, to: &Path) {
    for found in WalkDir::new(from) {
        let found = found.expect("a readable folder");
        let to = to.join(found.path().strip_prefix(from).expect("a path below it"));
        if found.file_type().is_dir() {
            fs::create_dir_all(to).expect("a folder");
        } else {
            fs::copy(found.path(), to).expect("a copy");
        }
    }
}

/// A suite with the bundled assignment beside it, unless it has its own.
fn with_assignment(folder: &Path) {
    let to = folder.join("assignment.yaml");
    if !to.exists() {
        fs::copy(Path::new(ROOT).join("testcases/e5/assignment.yaml"), to).expect("an assignment");
    }
}

/// The folder that the commands of a document run in.
fn sandbox(folder: &Path, stem: &str) -> PathBuf {
    let inside = folder.join(format!("{stem}.in"));
    for (name, source) in PROGRAMS {
        let to = inside.join(name);
        fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
        fs::copy(Path::new(ROOT).join("tests/submissions/e5").join(source), to).expect("a program");
    }
    fs::write(inside.join("empty.rb"), "").expect("an empty program");
    fs::write(inside.join("notes.txt"), "Buy milk.\n").expect("a file");
    for suites in fs::read_dir(inside.join("suites")).into_iter().flatten() {
        with_assignment(&suites.expect("a folder").path());
    }
    inside
}

/// README.md, its example of a suite as `mine`, and the same with a mistake as `wrong`.
fn readme(folder: &Path) -> PathBuf {
    let text = document("README.md");
    let inside = sandbox(folder, "README");
    fs::write(inside.join("class/2310106.txt"), "Buy milk.\n").expect("a file");
    fs::write(inside.join("roster.csv"), ROSTER).expect("a roster");
    let mine = blocks(&text, "yaml")
        .into_iter()
        .find(|block| block.contains(MISTAKE.0));
    let mine = mine.expect("README.md has the suite that gets a mistake").to_owned() + "\n";
    let wrong = mine.replace(MISTAKE.0, MISTAKE.1);
    for (name, suite) in [("mine", mine), ("wrong", wrong)] {
        fs::create_dir_all(inside.join(name)).expect("a folder");
        fs::write(inside.join(name).join("01-opening.yaml"), suite).expect("a suite");
        with_assignment(&inside.join(name));
    }
    copy(
        &Path::new(ROOT).join("tests/cmd/verify.in/suites/gap"),
        &inside.join("games"),
    );
    with_assignment(&inside.join("games"));
    let readme = folder.join("README.md");
    // The reader sees a version and times; any will do.
    let text = HIDDEN.iter().fold(text, |text, (shown, any)| text.replace(shown, any));
    fs::write(&readme, text).expect("README.md");
    readme
}

/// A folder for PATH that has bash, and no other language.
fn only_bash(folder: &Path) {
    fs::create_dir_all(folder).expect("a folder");
    let paths = env::var_os("PATH").unwrap_or_default();
    let bash = env::split_paths(&paths)
        .map(|path| path.join("bash"))
        .find(|path| path.exists());
    symlink(bash.expect("bash"), folder.join("bash")).expect("a link");
}

/// The cases of `tests/cmd`.
fn written() -> Vec<PathBuf> {
    let found = fs::read_dir(Path::new(ROOT).join("tests/cmd")).expect("a folder");
    let paths = found.map(|found| found.expect("a case").path());
    paths.filter(|path| path.is_file()).collect()
}

/// Runs every document in a copy of its own, which its commands may write beside.
fn run_all(folder: &Path) {
    let cmd = folder.join("cmd");
    copy(&Path::new(ROOT).join("tests/cmd"), &cmd);
    for path in written() {
        if matches!(path.extension().and_then(OsStr::to_str), Some("trycmd" | "toml")) {
            let inside = sandbox(&cmd, &path.file_stem().unwrap_or_default().to_string_lossy());
            only_bash(&inside.join("no-ruby"));
        }
    }
    trycmd::TestCases::new()
        .case(readme(folder))
        .case(cmd.join("*.trycmd"))
        .case(cmd.join("*.toml"))
        .run();
    if env::var("TRYCMD").is_ok_and(|wanted| wanted == "overwrite") {
        for path in written() {
            fs::copy(cmd.join(path.file_name().unwrap_or_default()), path).expect("a copy");
        }
        let now = fs::read_to_string(folder.join("README.md")).expect("README.md");
        let to = Path::new(ROOT).join("README.md");
        let now = HIDDEN.iter().fold(now, |text, (shown, any)| text.replace(any, shown));
        fs::write(to, now).expect("README.md");
    }
}

#[test]
fn every_screen_is_what_the_program_prints() {
    if let Some(folder) = env::var_os(ALONE) {
        run_all(Path::new(&folder));
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let inherited = env::vars_os().filter(|(name, _)| name.to_str().is_some_and(is_inherited));
    let alone = Command::new(env::current_exe().expect("this test"))
        .args(["--exact", "every_screen_is_what_the_program_prints", "--nocapture"])
        .env_clear()
        .envs(inherited)
        .env(ALONE, folder.path())
        .env("HOME", folder.path().join("home"))
        .env("XDG_CACHE_HOME", folder.path().join("cache"))
        .env("XDG_DATA_HOME", folder.path().join("data"))
        // Beside each document, since they run at the same time.
        .env("CHECKER_SPOOL", "spool")
        // What is found in less time is not the same on every machine.
        .env("CHECKER_BUDGET", "10m")
        .env("COLUMNS", "100")
        .env("NO_COLOR", "1")
        .env("LANG", "C.UTF-8")
        .env("LC_ALL", "C.UTF-8")
        .env("TZ", "UTC")
        .status()
        .expect("this test, started again");
    assert!(alone.success(), "a screen differs; see above");
}

/// Whether a line of a screen calls our program, which may have variables in front of it.
fn is_ours(command: &str) -> bool {
    let mut words = command.split(' ').skip_while(|word| word.contains('='));
    words.next() == Some("checker")
}

/// Every document of the project, by its path in it.
fn documents() -> BTreeMap<String, String> {
    let is_ours = |found: &walkdir::DirEntry| {
        let name = found.file_name().to_string_lossy();
        found.depth() == 0 || (name != "target" && !name.starts_with('.'))
    };
    let paths = WalkDir::new(ROOT).into_iter().filter_entry(is_ours);
    let paths = paths.map(|found| found.expect("a readable folder").into_path());
    let documents = paths.filter(|path| matches!(path.extension().and_then(OsStr::to_str), Some("md" | "trycmd")));
    let named = |path: PathBuf| {
        let name = path.strip_prefix(ROOT).expect("a path of ours").display().to_string();
        (name, fs::read_to_string(path).expect("a document"))
    };
    documents.map(named).collect()
}

/// A command that is not ours would be passed over without a word, and its screen would be a claim that nobody checks.
#[test]
fn every_console_block_runs_our_program() {
    let mut screens = 0;
    for (name, text) in documents() {
        let mut inside = false;
        for fence in text.lines().filter(|line| line.trim_start().starts_with("```")) {
            let known = ["```console", "```sh", "```yaml", "```json", "```text"];
            let is_known = if inside { fence == "```" } else { known.contains(&fence) };
            assert!(is_known, "{name}: a block that would not be looked at: {fence}");
            inside = !inside;
        }
        for block in blocks(&text, "console") {
            assert!(block.starts_with("$ "), "{name}: a screen without a command:\n{block}");
            let is_run = name == "README.md" || name.starts_with("tests/cmd/");
            assert!(is_run, "{name}: a screen that is not run:\n{block}");
            for command in block.lines().filter_map(|line| line.strip_prefix("$ ")) {
                assert!(is_ours(command), "{name}: {command}");
                screens += 1;
            }
        }
        for block in blocks(&text, "sh").into_iter().chain(blocks(&text, "text")) {
            let shown = block.lines().find(|line| line.starts_with("$ "));
            assert_eq!(shown, None, "{name}: a screen that is not run");
        }
    }
    assert!(screens > 100, "there are screens");
}

/// What a report says, without what differs from run to run.
fn timeless(report: &str) -> Value {
    let mut report: Value = serde_json::from_str(report).expect("JSON");
    for case in report["cases"].as_array_mut().expect("cases") {
        case["time_ms"].take();
    }
    report
}

#[test]
fn the_report_in_readme_is_the_one_that_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = Command::new(cargo_bin!("checker"))
        .args([
            "run",
            "--format",
            "json",
            "--only",
            "*/own disc on a square*",
            "othello.rb",
        ])
        .env("XDG_CACHE_HOME", folder.path())
        .env("CHECKER_BUDGET", "0s")
        .env("LC_ALL", "C.UTF-8")
        .env_remove("CHECKER_ASSIGNMENT")
        .current_dir(sandbox(folder.path(), "json"))
        .output()
        .expect("a report");
    let said = String::from_utf8(said.stdout).expect("text");
    assert_eq!(timeless(&said), timeless(blocks(&document("README.md"), "json")[0]));
}

#[test]
fn every_schema_is_json() {
    for kind in ["suite", "assignment", "report"] {
        let mut checker = Command::new(cargo_bin!("checker"));
        let said = checker.args(["schema", kind]).output().expect("a schema");
        let schema: Value = serde_json::from_slice(&said.stdout).expect("JSON");
        assert!(schema["$schema"].is_string(), "{kind}");
    }
}

/// README.md says of every crate why it is there, and of none that is not.
#[test]
fn every_dependency_is_explained() {
    let manifest = document("Cargo.toml");
    let readme = document("README.md");
    let told = readme.split("## Dependencies").nth(1).expect("a list of dependencies");
    let mut named = Vec::new();
    // Those of every system, of one, and of tests.
    for part in manifest.split("dependencies]\n").skip(1) {
        for line in part.lines().take_while(|line| !line.is_empty()) {
            let name = line.split([' ', '.']).next().unwrap_or_default();
            assert!(told.contains(&format!("`{name}`")), "{name} is not explained");
            named.push(name);
        }
    }
    for row in told.lines().filter_map(|line| line.strip_prefix("| `")) {
        let name = row.split('`').next().unwrap_or_default();
        assert!(named.contains(&name), "{name} is not used");
    }
}
