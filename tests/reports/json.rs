//! The JSON formats against the schema that is printed for them.

use checker::{gradebook::Outcome, model::Event};
use checker::{
    locale::{Locale, Tongue},
    report::{Coverage, Detail, Failures, Purpose, Setting, Style, find, report_schema},
};
use serde_json::{Value, json};

use super::class::{Class, class};

/// The schema of one kind of document, under which a key that it does not name is a mistake.
fn schema(of: &str) -> jsonschema::Validator {
    let mut schema = report_schema().to_value();
    let definitions = schema["$defs"].as_object_mut().expect("definitions");
    for definition in definitions.values_mut() {
        if definition.get("properties").is_some() {
            definition["additionalProperties"] = json!(false);
        }
    }
    let schema = json!({ "$ref": format!("#/$defs/{of}"), "$defs": schema["$defs"] });
    jsonschema::validator_for(&schema).expect("a schema")
}

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

fn check(document: &Value, of: &str) {
    let schema = schema(of);
    let mistakes: Vec<String> = schema
        .iter_errors(document)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    assert_eq!(mistakes, [""; 0], "{of}");
}

#[test]
fn the_class_and_its_rows_are_as_the_schema_says() {
    let class = class("here", 1);
    let whole = parsed(&class.report("json"));
    check(&whole, "Class");
    let whole_schema = jsonschema::validator_for(&report_schema().to_value()).expect("a schema");
    assert!(whole_schema.is_valid(&whole));
    let text = class.report("jsonl");
    let lines: Vec<Value> = text.lines().map(parsed).collect();
    assert_eq!(lines.len(), class.rows.len());
    for line in &lines {
        check(line, "Row");
        assert!(whole_schema.is_valid(line));
    }
    assert_eq!(whole["rows"], Value::from(lines));
}

#[test]
fn a_class_of_nobody_is_one_too() {
    let class = Class::of(Vec::new());
    check(&parsed(&class.report("json")), "Class");
    assert_eq!(class.report("jsonl"), "");
}

#[test]
fn a_result_is_what_the_report_of_one_submission_says_without_its_times() {
    let class = class("here", 1);
    let row = class.rows.iter().find(|row| row.student.id == "1003").expect("a row");
    let work = row.work.as_ref().expect("work");
    let Outcome::Judged(judged) = &work.outcome else {
        panic!("judged")
    };
    let locale = Locale::new(Tongue::English);
    let setting = Setting {
        assignment: &class.assignment,
        suites: &class.suites,
        locale: &locale,
        style: Style::Plain,
        width: 80,
        detail: Detail::Normal,
        failures: Failures::All,
        submissions: 1,
        purpose: Purpose::Run,
        coverage: Coverage::Whole,
    };
    let mut bytes = Vec::new();
    let mut report = (find("json").expect("JSON").open)(setting, Box::new(&mut bytes));
    report.event(&Event::Finished(judged.result("e5"))).expect("a vector");
    report.finish().expect("a vector");
    drop(report);
    let mut alone = parsed(std::str::from_utf8(&bytes).expect("UTF-8"));
    for case in alone["cases"].as_array_mut().expect("cases") {
        assert!(case.as_object_mut().expect("a case").shift_remove("time_ms").is_some());
    }
    let rows = parsed(&class.report("json"))["rows"].take();
    let of_class = rows
        .as_array()
        .expect("rows")
        .iter()
        .find(|row| row["student"]["id"] == "1003");
    assert_eq!(of_class.expect("the row")["result"], alone);
}

#[test]
fn the_summary_says_what_the_class_did_not_understand() {
    let report = parsed(&class("here", 1).report("json"));
    let summary = &report["summary"];
    assert_eq!(summary["students"], 11);
    assert_eq!(
        summary["states"],
        json!({ "accepted": 1, "compile_error": 1, "judge_error": 2, "missing": 1, "refused": 1, "run_time_error": 1, "wrong_answer": 4 })
    );
    assert_eq!(summary["late"], json!(["1002", "1010"]));
    assert_eq!(summary["missing"], json!(["1004"]));
    assert_eq!(summary["refused"], json!(["1005"]));
    assert_eq!(summary["flaky"], json!(["1008"]));
    assert_eq!(summary["ungraded"], json!(["1006", "1007"]));
    let largest = &summary["misunderstood"][0];
    assert_eq!(largest["students"], json!(["+s11", "1010"]));
    assert_eq!(largest["cases"], 6);
    assert_eq!(largest["example"]["suite"], "02-moves");
    assert_eq!(largest["example"]["call"], "move_othello(1, 0)");
    assert_eq!(largest["example"]["expected"], json!([[1, 1], [1, 0]]));
    assert_eq!(summary["misunderstood"].as_array().map(Vec::len), Some(5));
}

#[test]
fn points_are_weighed_and_lateness_is_taken_off() {
    let report = parsed(&class("here", 1).report("json"));
    let row = |id: &str| {
        let rows = report["rows"].as_array().expect("rows");
        rows.iter()
            .find(|row| row["student"]["id"] == id)
            .expect("a row")
            .clone()
    };
    // 4 + 1.5 × 2 of 4 + 4 + 2 + 2, a fifth less for two days.
    assert_eq!(row("1002")["earned"], 15);
    assert_eq!(row("1002")["late_days"], 2);
    assert_eq!(row("1002")["points"], 12);
    assert_eq!(row("1002")["max_points"], 18);
    assert_eq!(row("1010")["points"], 0);
    assert_eq!(row("1004")["points"], 0);
    assert!(row("1006").get("points").is_none() && row("1007").get("points").is_none());
    assert_eq!(row("1002")["handed_in"], "2023-12-02T15:00:01Z");
}

#[test]
fn timings_hold_what_the_other_formats_leave_out() {
    let report = parsed(&class("host-of-the-run", 7).report("timings"));
    let timings = report["timings"].as_array().expect("timings");
    assert_eq!(timings.len(), 10);
    assert!(
        timings
            .iter()
            .all(|timing| timing["host"] == "host-of-the-run" && timing["time_ms"] == 7000.0)
    );
    assert_eq!(timings[0]["begun"], "2023-11-14T22:13:27Z");
    assert_eq!(timings[0]["load"], 1.5);
    let flaky: Vec<&Value> = timings
        .iter()
        .filter(|timing| timing.get("results").is_some())
        .collect();
    assert_eq!(flaky.len(), 1);
    let verdicts = [&flaky[0]["results"][0]["verdict"], &flaky[0]["results"][1]["verdict"]];
    assert_eq!(verdicts, ["compile_error", "accepted"]);
    assert_eq!(
        parsed(&Class::of(Vec::new()).report("timings")),
        json!({ "timings": [] })
    );
}

/// Readers divide binary fractions, and find that 32.8 is no multiple of 0.01.
#[test]
fn no_number_has_to_be_a_multiple_of_a_fraction() {
    fn fractions(schema: &Value) -> usize {
        let of_one = schema.get("multipleOf").is_some_and(|step| !step.is_u64());
        let inner: usize = match schema {
            Value::Object(keys) => keys.values().map(fractions).sum(),
            Value::Array(items) => items.iter().map(fractions).sum(),
            _ => 0,
        };
        usize::from(of_one) + inner
    }
    assert_eq!(fractions(&report_schema().to_value()), 0);
}
