/// How a program is started for a case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Start {
    /// In the fastest way that is known to change nothing.
    #[default]
    Fast,
    /// In a process of its own, in which nothing was before.
    Cold,
}
