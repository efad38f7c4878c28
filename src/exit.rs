//! The exit codes, which scripts rely on.

use crate::error::Error;

/// Everything asked for was done, and accepted.
pub const OK: u8 = 0;
/// Done; something was not accepted.
pub const NOT_ACCEPTED: u8 = 1;
/// The command line was wrong.
pub const USAGE: u8 = 2;
/// A test case, assignment or roster file is wrong.
pub const SOURCE: u8 = 3;
/// The environment lacks something: an interpreter, a sandbox feature that was required, a writable spool.
pub const ENVIRONMENT: u8 = 4;
/// A fault of ours.
pub const INTERNAL: u8 = 70;

/// The exit code of an error.
pub const fn code(error: &Error) -> u8 {
    match error {
        Error::Usage(_) => USAGE,
        Error::Source(_) => SOURCE,
        Error::Environment(_) => ENVIRONMENT,
        // A reader that closes the pipe, such as `head`, has what it wanted.
        Error::Closed => OK,
        Error::Internal(_) => INTERNAL,
    }
}
