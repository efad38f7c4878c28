//! The registry of languages: how to detect, check, build and call a submission. It describes commands and starts nothing.

mod detect;
mod locate;
mod places;
mod reproduce;
#[cfg(test)]
mod tests;

use crate::model::{Call, Indexing};

pub use detect::detect;
pub use locate::locate;
pub use places::Places;

registry! {
    /// Every language, in the order in which people see them.
    LANGUAGES: Language = [ruby, python, bash, javascript, c, cpp, go, rust, java, executable]
}

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
    /// What runs the program that the compiler made, where that does not run by itself.
    pub runtime: Option<Tool>,
    /// How the functions of a submission are called, where the language can do that.
    pub functions: Option<Harness>,
    /// How a source is compiled, where it must be.
    pub build: Option<Build>,
    /// How a whole program is run under `stdio`: words with the placeholders of [`Places`].
    pub run: &'static [&'static str],
    /// A command line of a shell by which a person runs the program under `stdio`, with the placeholders `{entry}` and
    /// `{calls}` (a command that prints the calls).
    pub by_hand: &'static str,
    /// The variables that building and running need beyond the sandbox's own, as (name, value) with placeholders.
    pub environment: &'static [(&'static str, &'static str)],
    /// The variables by which a version manager finds what it manages, as (name, folder in the operator's home): the
    /// operator's own value holds, else the folder where there is one. See [`Language::variables`].
    pub inherited: &'static [(&'static str, &'static str)],
    /// Whether the runtime reserves far more address space than it uses, so that only its data can be limited.
    pub address_space: AddressSpace,
    /// What it makes of an index outside an array.
    pub indexing: Indexing,
    /// A program that answers the self-test assignment.
    pub self_test: Bundled,
}

/// What must be installed.
pub struct Tool {
    /// The programs that will do, the best first.
    pub programs: &'static [&'static str],
    /// The arguments that make it print its version.
    pub version: &'static [&'static str],
    /// The arguments that make it print the path of the program itself, for where a version manager's script stands before
    /// it; empty where no version manager does that.
    pub real_path: &'static [&'static str],
    /// The package of Debian and Ubuntu that has it.
    pub package: &'static str,
}

/// A program in the submission's own language that loads it once, then answers cases.
pub struct Harness {
    /// The file's name in the private folder.
    pub file: &'static str,
    /// Its text.
    pub source: &'static str,
    /// The words that start it, with the placeholders of [`Places`]. What follows them is `ENTRY STATE FUNCTIONS LANES PLACE`:
    /// the path of the submission; the name of the global variable without a sigil, or `-`; the names of the functions with
    /// commas; as one word, the lanes with blanks, each `channel,answers,stdout,stderr` as descriptors; and `fork` for a fork a case,
    /// or `here` for one case in the very process that has loaded the file.
    pub command: &'static [&'static str],
    /// What counts as the answer to a call.
    pub answers: Answers,
    /// How many cases one start of the interpreter can have in flight.
    pub lanes: Lanes,
    /// What stands before the name of a global variable, for messages: `$` in Ruby.
    pub sigil: &'static str,
    /// A command line of a shell that makes the calls on the file and shows the last answer, for a person to try.
    pub reproduce: fn(path: &str, calls: &[Call]) -> String,
}

/// How a submission is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Interface {
    /// It is loaded, and its functions are called.
    Functions,
    /// It is started, reads a call a line and prints a board each.
    Stdio,
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
    /// The words of the compiler's command, with the placeholders of [`Places`].
    pub command: &'static [&'static str],
    /// A file of ours that is compiled with the submission.
    pub with: Option<Bundled>,
}

/// Which limit bounds the memory of one process as a backstop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressSpace {
    /// The whole address space can be limited.
    Limited,
    /// Only the data segment can: the runtime reserves hundreds of megabytes that it never touches.
    Reserved,
}

/// A file that is bundled with the checker.
pub struct Bundled {
    /// Its name.
    pub file: &'static str,
    /// Its text.
    pub source: &'static str,
}

/// The language with this id.
pub fn find(id: &str) -> Option<&'static Language> {
    LANGUAGES.iter().copied().find(|language| language.id == id)
}

impl Language {
    /// What must be installed for it: compiler, interpreter and runtime, as far as it needs them.
    pub fn tools(&self) -> impl Iterator<Item = &Tool> {
        self.tool.iter().chain(&self.runtime)
    }

    /// A command line of a shell that makes the calls on the program and shows what it answers, for a person to try.
    pub fn reproduce(&self, interface: Interface, path: &str, calls: &[Call]) -> String {
        match (interface, &self.functions) {
            (Interface::Functions, Some(harness)) => (harness.reproduce)(path, calls),
            _ => reproduce::stdio(self.by_hand, path, calls),
        }
    }
}

/// By identity: there is one of each.
impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl std::fmt::Debug for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id)
    }
}
