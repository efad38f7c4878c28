use serde::Serialize;

use super::Context;
use crate::cli::Schema;
use crate::error::Error;
use crate::{report, testcase};

/// Prints the JSON Schema of a kind of file.
pub(super) fn schema(of: Schema, context: &mut Context) -> Result<(), Error> {
    match of {
        Schema::Suite => print(&testcase::suite_schema(), context),
        Schema::Assignment => print(&testcase::assignment_schema(), context),
        Schema::Report => print(&report::report_schema(), context),
        Schema::Verify => print(&report::verify_schema(), context),
    }
}

fn print(schema: &impl Serialize, context: &mut Context) -> Result<(), Error> {
    let text = serde_json::to_string_pretty(schema).map_err(|error| Error::Internal(error.to_string()))?;
    context.line(&text)
}
