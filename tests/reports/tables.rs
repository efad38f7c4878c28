//! The gradebook read by Python, and the XML for CI systems by xmllint.

use std::{fs, path::Path, process::Command};

use checker::locale::Tongue;
use serde_json::{Map, Value};

use super::class::{AFTER, Class, class};

/// The output of a program that has to succeed.
fn output(command: &mut Command) -> String {
    let output = command.output().expect("a program that `script/bootstrap` installs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The rows of a table as Python reads them: its cells by their headings.
fn read(table: &str) -> Vec<Map<String, Value>> {
    const READ: &str = "import csv, json, sys\n\
        with open(sys.argv[1], encoding='utf-8-sig', newline='') as file:\n    \
            print(json.dumps(list(csv.DictReader(file, strict=True))))";
    let file = tempfile::NamedTempFile::new().expect("a file");
    fs::write(file.path(), table).expect("written");
    let rows = output(Command::new("python3").args(["-c", READ]).arg(file.path()));
    serde_json::from_str(&rows).expect("rows")
}

#[test]
fn the_gradebook_is_read_by_python_as_it_was_meant() {
    let class = class("here", 1);
    let text = class.report("csv");
    let headings = "\u{feff}id,name,email,section,state,reason,points,max points,late days,passed cases,cases,points 01-start,\
                    points 02-moves,points 03-names,points 04-later,points 05-hidden,flaky,language,handed in,file,remark\r\n";
    assert!(text.starts_with(headings), "{text}");
    let rows = read(&text);
    assert_eq!(rows.len(), class.rows.len());
    let row = |id: &str| rows.iter().find(|row| row["id"] == id).expect("a row");
    let cells = |id: &str, headings: &[&str]| -> String {
        let cells = headings
            .iter()
            .map(|heading| row(id)[*heading].as_str().expect("a text"));
        cells.collect::<Vec<_>>().join("|")
    };
    let told = [
        "state",
        "reason",
        "points",
        "max points",
        "late days",
        "passed cases",
        "cases",
        "flaky",
        "language",
    ];
    let suites = [
        "points 01-start",
        "points 02-moves",
        "points 03-names",
        "points 04-later",
        "points 05-hidden",
    ];
    assert_eq!(cells("1001", &told), "accepted||18|18|0|8|8||ruby");
    assert_eq!(cells("1002", &told), "wrong_answer|wrong-flips|12|18|2|7|8||ruby");
    assert_eq!(cells("1002", &suites), "4|3|4|2|2");
    assert_eq!(cells("1004", &told), "missing||0|18|0||||");
    assert_eq!(cells("1005", &told), "refused||0|18|0||||");
    assert_eq!(cells("1006", &told), "judge_error|||18|0||||");
    assert_eq!(cells("1006", &suites), "||||");
    assert_eq!(
        cells("1006", &["remark"]),
        "The system allows no more threads or processes: cobc. See ulimit -u."
    );
    assert_eq!(cells("1007", &told), "judge_error|||18|0|6|8||ruby");
    assert_eq!(cells("1008", &told), "compile_error|load-error|0|18|0|0|8|yes|ruby");
    assert_eq!(cells("1010", &told), "wrong_answer|wrong-flips|0|18|19|2|8||ruby");
    assert_eq!(cells("1002", &["handed in"]), "2023-12-02T15:00:01Z");
    assert_eq!(
        cells("1001", &["name", "email", "section"]),
        "田中 太郎|1001@example.org|A"
    );
    assert_eq!(cells("1007", &["name"]), "O'Neill, \"Anne\"");
    assert_eq!(cells("1008", &["name"]), "長い名前".repeat(2500));
    assert_eq!(cells("1002", &["name"]), "'=HYPERLINK(\"http://a.example\",\"x\"), Jr.");
    assert_eq!(cells("1004", &["name"]), "'@everyone `x`\n# y");
    assert_eq!(cells("'+s11", &["name"]), "\u{200f}שלום\\u{0}");
}

#[test]
fn no_cell_of_a_table_is_a_formula() {
    let class = class("here", 1);
    for format in ["csv", "moodle"] {
        for (heading, cell) in read(&class.report(format)).into_iter().flatten() {
            let text = cell.as_str().unwrap_or_else(|| panic!("{heading} is not in every row"));
            let first = text.trim_start().chars().next().unwrap_or(' ');
            let is_formula = "=+-@＝＋－＠".contains(first) || text.starts_with(['\t', '\r', '\n']);
            assert!(!is_formula || text == "-", "{format}: {heading}: {text:?}");
        }
    }
}

#[test]
fn the_headings_are_the_same_in_every_language() {
    let class = class("here", 1);
    let (japanese, _) = class.written("csv", AFTER, Tongue::Japanese).expect("a table");
    assert_eq!(japanese.lines().next(), class.report("csv").lines().next());
}

#[test]
fn junit_is_as_its_schema_says() {
    let schema = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/schemas/junit.xsd");
    for class in [class("here", 1), Class::of(Vec::new())] {
        let file = tempfile::NamedTempFile::new().expect("a file");
        fs::write(file.path(), class.report("junit")).expect("written");
        output(
            Command::new("xmllint")
                .args(["--noout", "--nonet", "--schema"])
                .arg(&schema)
                .arg(file.path()),
        );
    }
}

#[test]
fn junit_says_what_became_of_every_case() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    fs::write(file.path(), class("here", 1).report("junit")).expect("written");
    let found = |path: &str| {
        output(Command::new("xmllint").args(["--xpath", path]).arg(file.path()))
            .trim_end()
            .to_owned()
    };
    assert_eq!(found("count(/testsuites/testsuite)"), "11");
    assert_eq!(found("string(/testsuites/@tests)"), found("count(//testcase)"));
    assert_eq!(found("string(/testsuites/@failures)"), found("count(//failure)"));
    assert_eq!(found("string(/testsuites/@errors)"), found("count(//error)"));
    assert_eq!(found("count(//error)"), "4");
    assert_eq!(found("count(//testsuite[@name='1004']/testcase/skipped)"), "1");
    assert_eq!(found("string(//testsuite[@name='1002']//failure/@type)"), "wrong-flips");
    assert_eq!(
        found("string(//testsuite[@name='1002']//failure/@message)"),
        "[0][1]: expected 1, got 2"
    );
    let shown = found("string(//testsuite[@name='1002']//failure)");
    assert!(shown.contains("expected") && shown.contains("1[2]"), "{shown}");
    let nasty = found("string(//testsuite[@name='1003']/testcase[1]/failure)");
    assert!(nasty.contains("</pre><script>alert(1)</script> ]]>"), "{nasty}");
    assert!(nasty.contains(r"\u{fffe}"), "{nasty}");
}
