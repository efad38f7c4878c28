//! The registry of languages: how to detect, check, build and call a submission. It describes commands and starts nothing.

use crate::model::Call;

/// A language adapter, as data.
pub struct Language {
    /// Its id, which `--language` and `assignment.yaml` name.
    pub id: &'static str,
    /// Its name as people write it.
    pub name: &'static str,
    /// The endings of its files, without the dot.
    pub extensions: &'static [&'static str],
    /// The names that its interpreter has in a shebang line, without a version.
    pub shebangs: &'static [&'static str],
    /// The interpreter or compiler; `None` where the submission runs by itself.
    pub tool: Option<Tool>,
    /// How the functions of a submission are called, where the language can do that.
    pub functions: Option<Harness>,
    /// How a source is compiled, where it must be.
    pub build: Option<Build>,
    /// How a whole program is run under `stdio`: words with the placeholders of [`Build::command`].
    pub run: &'static [&'static str],
    /// The variables that the runtime needs beyond the sandbox's own, as (name, value) with placeholders.
    pub environment: &'static [(&'static str, &'static str)],
    /// Whether the runtime reserves far more address space than it uses, so that only its data can be limited.
    pub address_space: AddressSpace,
    /// A program that answers the self-test assignment; see [`crate::grade`].
    pub self_test: SelfTest,
}

/// What must be installed.
pub struct Tool {
    /// The programs that will do, the best first.
    pub programs: &'static [&'static str],
    /// The arguments that make it print its version.
    pub version: &'static [&'static str],
    /// The package of Debian and Ubuntu that has it.
    pub package: &'static str,
}

/// A program in the submission's own language that loads it once, then answers cases.
pub struct Harness {
    /// The file's name in the private folder.
    pub file: &'static str,
    /// Its text.
    pub source: &'static str,
    /// The words that start it, with the placeholders `{tool}`, `{harness}` and `{entry}`; the harness's own arguments follow.
    pub command: &'static [&'static str],
    /// What counts as the answer to a call.
    pub answers: Answers,
    /// How many cases one start of the interpreter can have in flight.
    pub lanes: Lanes,
    /// What stands before the name of a global variable, for messages: `$` in Ruby.
    pub sigil: &'static str,
    /// A command line that makes the calls on the file and shows the last answer, for a person to try.
    pub reproduce: fn(path: &str, calls: &[Call]) -> String,
}

/// What counts as the answer to a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answers {
    /// What it returns.
    Returned,
    /// What it prints.
    Printed,
}

/// How many cases one start of the interpreter can have in flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lanes {
    /// One at a time.
    One,
    /// As many as there are cores: each lane is a fork of the loaded program.
    PerCore,
}

/// How a source becomes a program.
pub struct Build {
    /// The words of the compiler's command, with the placeholders `{tool}`, `{entry}` (the source) and `{out}` (a folder for
    /// what is built).
    pub command: &'static [&'static str],
}

/// Which limit bounds the memory of one process as a backstop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressSpace {
    /// The whole address space can be limited.
    Limited,
    /// Only the data segment can: the runtime reserves hundreds of megabytes that it never touches.
    Reserved,
}

/// A program that proves an adapter before it judges anyone.
pub struct SelfTest {
    /// Its file name.
    pub file: &'static str,
    /// Its text.
    pub source: &'static str,
}
