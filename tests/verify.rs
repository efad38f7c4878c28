//! What `checker verify` says of an assignment, read back from the formats for machines.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use serde_json::{Value, json};
use tempfile::TempDir;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// An assignment in a folder of its own, with one suite that misses one mistake.
struct Assignment {
    folder: TempDir,
}

impl Assignment {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let copy = |from: &str, name: &str| {
            fs::copy(Path::new(ROOT).join(from), folder.path().join(name)).expect("a copy");
        };
        copy("testcases/e5/assignment.yaml", "assignment.yaml");
        copy("tests/cmd/verify.in/suites/gap/01-games.yaml", "01-games.yaml");
        Self { folder }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn change(&self, name: &str, change: impl Fn(&str) -> String) {
        let text = fs::read_to_string(self.path(name)).expect("a text");
        let changed = change(&text);
        assert_ne!(text, changed);
        fs::write(self.path(name), changed).expect("written");
    }

    /// Puts one of the repository's programs, changed, into the assignment's folder of programs with this verdict.
    fn program(&self, from: &str, to: &str, change: impl Fn(&str) -> String) {
        let text = fs::read_to_string(Path::new(ROOT).join("tests/submissions/e5").join(from)).expect("a program");
        let to = self.path("submissions").join(to);
        fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
        fs::write(to, change(&text)).expect("written");
    }

    fn verify(&self, arguments: &[&str]) -> Output {
        let home = self.path("home");
        Command::new(env!("CARGO_BIN_EXE_checker"))
            .args(["verify", "--locale", "en", "--suites"])
            .arg(self.folder.path())
            .args(arguments)
            .env("XDG_CACHE_HOME", home)
            .output()
            .expect("the checker runs")
    }

    /// The JSON report, as its schema says it, and the exit code.
    fn report(&self) -> (Value, Option<i32>) {
        let output = self.verify(&["--format", "json"]);
        let report = serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&output.stderr)));
        check(&report);
        (report, output.status.code())
    }
}

fn same(text: &str) -> String {
    text.to_owned()
}

/// Holds a report against the schema that is printed for it, under which a key that it does not name is a mistake.
fn check(report: &Value) {
    let printed = Command::new(env!("CARGO_BIN_EXE_checker"))
        .args(["schema", "verify"])
        .output()
        .expect("the checker runs");
    let mut schema: Value = serde_json::from_slice(&printed.stdout).expect("a schema");
    schema["additionalProperties"] = json!(false);
    for definition in schema["$defs"].as_object_mut().expect("definitions").values_mut() {
        if definition.get("properties").is_some() {
            definition["additionalProperties"] = json!(false);
        }
    }
    let schema = jsonschema::validator_for(&schema).expect("a schema");
    let mistakes: Vec<String> = schema
        .iter_errors(report)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    assert_eq!(mistakes, [""; 0]);
}

/// What became of a program.
fn program<'r>(report: &'r Value, name: &str) -> &'r Value {
    let mut programs = report["programs"].as_array().expect("programs").iter();
    let found = programs.find(|program| {
        program["path"]
            .as_str()
            .is_some_and(|path| path.ends_with(&format!("/{name}")))
    });
    found.unwrap_or_else(|| panic!("{name} was looked at"))
}

#[test]
fn what_is_pasted_closes_the_gap() {
    let assignment = Assignment::new();
    let (report, code) = assignment.report();
    assert_eq!((code, &report["gap"]), (Some(1), &json!(true)));
    assert_eq!(report["survivors"][0]["mutants"], json!(["overwrites-own"]));
    let killer = &report["survivors"][0]["killers"][0];
    assert_eq!(killer["shortness"], "shortest");
    let yaml = killer["yaml"].as_str().expect("YAML");
    assignment.change("01-games.yaml", |text| format!("{text}\n{yaml}"));
    let (report, code) = assignment.report();
    assert_eq!((code, &report["gap"]), (Some(0), &json!(false)));
    assert_eq!(report["survivors"], json!([]));
    let mut mutants = report["mutants"].as_array().expect("mutants").iter();
    let killed = mutants
        .find(|mutant| mutant["id"] == "overwrites-own")
        .expect("the mutant");
    assert_eq!((&killed["cases"], &killed["killed"]), (&json!(1), &json!(true)));
    assert_eq!(killed["suites"], json!({ "01-games": "wholly" }));
}

#[test]
fn what_another_case_kills_too_is_redundant() {
    let assignment = Assignment::new();
    let again = "  - name: again\n    steps:\n      - initialize_othello\n      - move_othello 1, 2, 3\n";
    assignment.change("01-games.yaml", |text| format!("{text}\n{again}"));
    let redundant = assignment.report().0["redundant"].take();
    let names: Vec<&str> = redundant
        .as_array()
        .expect("cases")
        .iter()
        .filter_map(|case| case["name"].as_str())
        .collect();
    assert!(
        names.contains(&"again") && !names.contains(&"illegal moves"),
        "{names:?}"
    );
}

#[test]
fn only_mistakes_of_accepted_languages_count() {
    let assignment = Assignment::new();
    assignment.change("assignment.yaml", |text| {
        text.replace("# languages:", "languages: [javascript, c]")
    });
    let (report, _) = assignment.report();
    let mutants = report["mutants"].as_array().expect("mutants");
    let has = |id: &str| mutants.iter().any(|mutant| mutant["id"] == id);
    assert!(has("row-minus-1-raises") && !has("row-minus-1-wraps") && !has("column-8-raises"));
    assert_eq!(mutants[0]["languages"], json!(["javascript", "c"]));
}

#[test]
fn the_assignment_s_own_programs_get_what_their_folders_say() {
    let assignment = Assignment::new();
    assignment.program("accepted/nested-loops.rb", "accepted/model.rb", same);
    assignment.program("accepted/nested-loops.rb", "accepted/folder/othello.rb", same);
    assignment.program("wrong_answer/first-direction-only.rb", "wrong_answer/right.rb", same);
    assignment.program(
        "wrong_answer/first-direction-only.rb",
        "wrong_answer/states-nothing.rb",
        |text| text.replace("expect:", ""),
    );
    assignment.program(
        "wrong_answer/first-direction-only.rb",
        "wrong_answer/other-reason.rb",
        |text| text.replace("expect: wrong-flips", "expect: wrong-shape"),
    );
    assignment.program("accepted/nested-loops.rb", "run_time_error/is-right.rb", same);
    assignment.program("wrong_answer/first-direction-only.rb", "accepted/is-wrong.rb", same);
    assignment.program("accepted/nested-loops.rb", "accepted/notes.txt", |_| {
        "Buy milk.\n".to_owned()
    });
    let (report, code) = assignment.report();
    assert_eq!(code, Some(1));
    let state = |name: &str| program(&report, name)["state"].as_str().expect("a state");
    for right in ["model.rb", "folder", "right.rb", "states-nothing.rb"] {
        assert_eq!(state(right), "right", "{right}");
    }
    for wrong in ["other-reason.rb", "is-right.rb", "is-wrong.rb", "notes.txt"] {
        assert_eq!(state(wrong), "wrong", "{wrong}");
    }
    assert_eq!(program(&report, "is-right.rb")["verdict"], "accepted");
    assert_eq!(program(&report, "is-wrong.rb")["case"]["suite"], "01-games");
    assert!(program(&report, "notes.txt")["message"].is_string());
}

#[test]
fn a_presentation_error_is_one_without_strictness_for_the_others() {
    let assignment = Assignment::new();
    assignment.program("presentation_error/spaced-rows.sh", "presentation_error/rows.sh", same);
    assignment.program("presentation_error/spaced-rows.sh", "accepted/rows.sh", |text| {
        text.replace("expect:", "")
    });
    let (report, _) = assignment.report();
    assert_eq!(program(&report, "presentation_error/rows.sh")["state"], "right");
    assert_eq!(program(&report, "accepted/rows.sh")["state"], "right");
}

#[test]
fn a_limit_is_five_times_what_an_accepted_program_needs() {
    let assignment = Assignment::new();
    // Its slowest case sleeps for 0.9 s: more than a fifth of one limit, and less than a fifth of the other, however crowded it is.
    let slow = |text: &str| {
        format!("{text}\nalias quickly initialize_othello\ndef initialize_othello\n  sleep 0.3\n  quickly\nend\n")
    };
    assignment.program("accepted/nested-loops.rb", "accepted/slow.rb", slow);
    assignment.change("assignment.yaml", |text| {
        text.replace("cpu: 2s", "cpu: 500ms").replace("wall: 10s", "wall: 40s")
    });
    let (report, code) = assignment.report();
    assert_eq!(code, Some(1));
    assert_eq!(program(&report, "slow.rb")["state"], "right");
    let limits = report["limits"].as_array().expect("limits");
    let tight: Vec<(&str, bool)> = limits
        .iter()
        .map(|limit| (limit["limit"].as_str().expect("a name"), limit["tight"] == true))
        .collect();
    assert_eq!(tight, [("cpu", true), ("wall", false)]);
    assert!(limits[0]["needed_ms"].as_f64().is_some_and(|time| time >= 100.0));
}

#[test]
fn junit_is_as_its_schema_says_and_names_what_is_wrong() {
    let assignment = Assignment::new();
    assignment.program("accepted/nested-loops.rb", "accepted/model.rb", same);
    assignment.program("accepted/nested-loops.rb", "run_time_error/is-right.rb", same);
    let file = assignment.path("report.xml");
    fs::write(&file, assignment.verify(&["--format", "junit"]).stdout).expect("written");
    let schema = Path::new(ROOT).join("tests/schemas/junit.xsd");
    let valid = Command::new("xmllint")
        .args(["--noout", "--nonet", "--schema"])
        .args([&schema, &file])
        .output()
        .expect("xmllint runs");
    assert!(valid.status.success(), "{}", String::from_utf8_lossy(&valid.stderr));
    let found = |path: &str| {
        let output = Command::new("xmllint").args(["--xpath", path]).arg(&file).output();
        String::from_utf8(output.expect("xmllint runs").stdout)
            .expect("a text")
            .trim()
            .to_owned()
    };
    assert_eq!(found("string(/testsuites/@failures)"), "2");
    assert_eq!(found("string(//testsuite[@name='mutants']//failure/@type)"), "survives");
    assert!(found("string(//testsuite[@name='mutants']//failure)").contains("move_othello 1, 2, 3: unchanged"));
    assert_eq!(
        found("string(//testsuite[@name='programs']//failure/@type)"),
        "accepted"
    );
}

#[test]
fn a_form_that_answers_as_the_reference_does_is_no_mistake() {
    let assignment = Assignment::new();
    // Black alone reaches a handful of boards: much of what programs get wrong cannot show.
    assignment.change("assignment.yaml", |text| {
        text.replace("p: 1..2", "p: 1..1") + "languages: [python]\n"
    });
    let suite = "title: { en: A, ja: A }\ncases:\n  - name: the upper right corner\n    steps:\n      \
                 - initialize_othello\n      - move_othello 1, 0, 7: unchanged\n";
    assignment.change("01-games.yaml", |_| suite.to_owned());
    let (report, code) = assignment.report();
    assert_eq!(code, Some(1));
    let killed = |id: &str| {
        let mut mutants = report["mutants"].as_array().expect("mutants").iter();
        mutants.find(|mutant| mutant["id"] == id).expect("known")["killed"].clone()
    };
    let open = |id: &str| {
        let mut survivors = report["survivors"].as_array().expect("survivors").iter();
        let found = survivors.find(|survivor| survivor["mutants"] == json!([id]));
        found.map(|survivor| survivor["open"].clone())
    };
    // One of its forms raises in the corner; another never comes to the border.
    assert_eq!(
        (killed("column-8-raises"), open("column-8-raises")),
        (json!(true), None)
    );
    let equal = "stops-at-distance-6";
    assert_eq!((killed(equal), open(equal)), (json!(false), Some(json!("equal"))));
    assert_eq!(
        (killed("missing-north"), open("missing-north")),
        (json!(false), Some(Value::Null))
    );
}

#[test]
fn a_named_folder_without_programs_is_a_slip() {
    let assignment = Assignment::new();
    let known = Path::new(ROOT).join("tests/submissions/e5/accepted");
    let output = assignment.verify(&["--submissions", known.to_str().expect("a path")]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("/accepted has no programs"), "{said}");
}
