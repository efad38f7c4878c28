/// How much isolation of a submission is insisted on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Isolation {
    /// Every layer, or nothing is run.
    Full,
    /// The layers that the machine has.
    #[default]
    BestEffort,
    /// No layer: only the limits, and the end of the whole process tree.
    LimitsOnly,
}
