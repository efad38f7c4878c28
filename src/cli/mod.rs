//! The command line: what can be said on it, its help and its faults in the language of whoever reads them.

mod args;
mod class;
mod generate;
mod help;
mod parse;
mod prescan;
mod usage;
mod verify;

pub use args::{
    Arguments, Command, Conditions, Doctor, Explain, Global, Judging, Listed, Replay, Run, Schema, Spool, Submit,
};
pub use class::{Compare, Grade, Merge, Telling, Times, Written};
pub use generate::Generate;
pub use help::command;
pub use parse::{Parsed, parse};
pub use prescan::Manner;
pub use verify::Verify;
