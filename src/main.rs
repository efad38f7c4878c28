//! The binary: everything is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    checker::sandbox::supervise_if_asked()
        .or_else(checker::sandbox::try_if_asked)
        .unwrap_or_else(checker::command::main)
}
