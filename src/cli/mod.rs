//! The command line: what can be said on it, its help and its faults in the language of whoever reads them.

mod args;
mod help;
mod parse;
mod prescan;
mod usage;

pub use args::{Arguments, Command, Doctor, Global, Judging, Listed, Replay, Run, Schema, Spool, Submit};
pub use help::command;
pub use parse::{Parsed, parse};
pub use prescan::Manner;
