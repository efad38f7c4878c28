//! Decides whether a program does what a programming assignment asks, and shows the shortest proof that it does not.
//!
//! A reference is a state machine, a case is a sequence of calls, a submission is a black box that answers the same calls,
//! and the verdict is the first call at which the two differ. From top to bottom, this is the way of a student's file:
//!
//! | module | what happens there |
//! |---|---|
//! | [`cli`] | the command line is read |
//! | [`command`] | one subcommand does its work with everything below |
//! | [`testcase`] | suites become cases, proven against the reference in [`assignment`] |
//! | [`language`] | the file's language says how it is built and called |
//! | [`grade`] | its cases are planned and run, each as calls and answers |
//! | [`sandbox`] | its process runs, contained and measured |
//! | [`compare`] | an answer is judged against the reference's |
//! | [`diagnose`] | what a bug is: the shortest calls that show it, and its name |
//! | [`verify`] | what suites notice of programs with known mistakes |
//! | [`generate`] | suites are written: by chance, by the rules, or against known mistakes |
//! | [`gradebook`] | the results of a class are kept, counted and compared |
//! | [`report`] | what happened is told |
//! | [`spool`] | an accepted program is recorded |
//! | [`class`] | a whole class's programs are found, and who made each |
//!
//! [`model`] is the plain data between them, [`error`] and [`exit`] are what we or the operator did wrong, [`locale`] has the
//! words for people, [`pool`] does work on threads, [`fuzzing`] gives any bytes to what reads a stranger's.

/// Declares a registry: the modules of a folder, and a static slice with the `ENTRY` of each.
macro_rules! registry {
    ($(#[$meta:meta])* $name:ident: $entry:ty = [$($module:ident),+ $(,)?]) => {
        $(mod $module;)+
        $(#[$meta])*
        pub static $name: &[&$entry] = &[$(&$module::ENTRY),+];
    };
}

pub mod assignment;
pub mod class;
pub mod cli;
pub mod command;
pub mod compare;
pub mod diagnose;
pub mod error;
pub mod exit;
pub mod fuzzing;
pub mod generate;
pub mod grade;
pub mod gradebook;
pub mod language;
pub mod locale;
pub mod model;
pub mod pool;
pub mod report;
pub mod sandbox;
pub mod spool;
pub mod testcase;
pub mod verify;
