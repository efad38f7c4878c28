/// What a language makes of an index outside an array of arrays, where a program does not look at it first. Mistakes at the border
/// show differently by that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Indexing {
    /// Whether an index below 0 counts from the end; otherwise there is nothing.
    pub negative_wraps: bool,
    /// Whether an element that is not there raises, instead of being no value. An element of what is not there always does.
    pub missing_raises: bool,
}
