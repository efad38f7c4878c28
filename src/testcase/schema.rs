use serde_json::Value;

use super::{assignment_file::AssignmentFile, suite_file::SuiteFile};

/// The JSON Schema of a suite, by which an editor completes and checks it as it is typed.
pub fn suite_schema() -> Value {
    schemars::schema_for!(SuiteFile).to_value()
}

/// The JSON Schema of an `assignment.yaml`.
pub fn assignment_schema() -> Value {
    schemars::schema_for!(AssignmentFile).to_value()
}
