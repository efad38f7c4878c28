//! The reports of a class, each read back by somebody else: by a schema, by Python, by xmllint, by a reader of Markdown, or
//! compared with a file whose every column or key has its source.
//!
//! `GOLDEN=overwrite cargo test --test reports` writes down what Moodle and Gradescope are given now.

#[path = "reports/class.rs"]
mod class;
#[path = "reports/golden.rs"]
mod golden;
#[path = "reports/json.rs"]
mod json;
#[path = "reports/letters.rs"]
mod letters;
#[path = "reports/roster.rs"]
mod roster;
#[path = "reports/same.rs"]
mod same;
#[path = "reports/students.rs"]
mod students;
#[path = "reports/tables.rs"]
mod tables;
