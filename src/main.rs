//! The binary: everything is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    checker::sandbox::serve_if_asked().unwrap_or_else(checker::command::main)
}
