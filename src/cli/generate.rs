use clap::Args;

use super::args::number;

/// A suite of more games would take a student's program longer than it may take.
const MOST_GAMES: usize = 1000;

/// What `generate` understands: games by chance, or one of the two flags.
#[derive(Args)]
pub struct Generate {
    /// What chance begins with: the same number gives the same games.
    #[arg(long, value_name = "N", value_parser = number(0..=u64::MAX), default_value_t = 1, conflicts_with_all = ["kill_all", "cover"])]
    pub seed: u64,
    /// How many games there are.
    #[arg(long, value_name = "N", value_parser = number(1..=MOST_GAMES), default_value_t = 10, conflicts_with_all = ["kill_all", "cover"])]
    pub games: usize,
    /// The cases that notice every known mistake.
    #[arg(long, conflicts_with = "cover")]
    pub kill_all: bool,
    /// A case for each thing that the rules say.
    #[arg(long)]
    pub cover: bool,
    /// Replace the file that is written to.
    #[arg(long)]
    pub force: bool,
}
