//! Programs with known mistakes, which stand beside a reference.

use std::any::Any;

use crate::model::{Call, Indexing, Trace};

/// The mistakes that programs for a reference's calls are known to make.
pub struct Mutants {
    /// Those that make a difference in a language with such indexing.
    pub catalogue: fn(Indexing) -> Box<dyn Catalogue>,
}

/// Single mistakes, and the programs that make some of them.
///
/// A mistake has one form or more, since what a program does may depend on habits of its author that are no mistakes. A form
/// is known by its place in [`Catalogue::forms`].
pub trait Catalogue: Send + Sync {
    /// The name of each mistake.
    fn mutants(&self) -> &[&'static str];

    /// The mistake that each form is one of, as its place among the mistakes.
    fn forms(&self) -> &[usize];

    /// A program that makes the mistakes of these forms, just loaded; `None` where they contradict each other.
    fn program(&self, forms: &[usize]) -> Option<Box<dyn Suspect>>;

    /// A program that makes the mistakes of these forms from now on, and keeps what another one of this catalogue has kept so far;
    /// `None` as above.
    fn program_from(&self, kept: &dyn Suspect, forms: &[usize]) -> Option<Box<dyn Suspect>>;

    /// The programs that make the mistake of a form in a part of the places only where it can be made, such as in one direction:
    /// a suite that notices each of these looks everywhere.
    fn parts(&self, form: usize) -> Vec<Box<dyn Suspect>>;
}

/// A program that a submission may be, as a state machine.
pub trait Suspect: Any + Send {
    /// What comes of a call that lies in the assignment's declared domain; `None` where the assignment does not define it now.
    fn call(&mut self, call: &Call) -> Option<Trace>;

    /// The program as it is now, to be taken further apart from this one.
    fn snapshot(&self) -> Box<dyn Suspect>;

    /// A number for its mistakes and everything that it keeps: programs that have the same answer all further calls in the same way.
    fn fingerprint(&self) -> u64;
}
