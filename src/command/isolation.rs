//! Which layers of isolation a submission gets, by the options.

use std::path::{Path, PathBuf};

use crate::cli::Judging;
use crate::grade;
use crate::model::{Isolation, Message, Submission};
use crate::sandbox::LAYERS;
use crate::spool::Spool;

/// What the options ask for, with suites in this folder.
pub(super) fn asked(options: &Judging, suites: Option<&Path>) -> grade::Isolation {
    let all = options.sandbox == Isolation::LimitsOnly;
    let left_out = LAYERS
        .iter()
        .filter(|layer| all || options.without.iter().any(|other| other.id == layer.id));
    grade::Isolation {
        without: left_out.map(|layer| layer.id).collect(),
        insisted_on: options.sandbox == Isolation::Full,
        hidden: suites.map(Path::to_owned).into_iter().chain(spools()).collect(),
    }
}

/// Where submissions are recorded on this machine, as far as this process can know.
fn spools() -> Vec<PathBuf> {
    let named = std::env::var_os("CHECKER_SPOOL").map(PathBuf::from);
    let own = Spool::of_this_user().ok().map(|spool| spool.root().to_owned());
    named.into_iter().chain(own).collect()
}

/// What a person has to know about the isolation of what is run, where it is not whole.
pub(super) fn notice(asked: &grade::Isolation, submission: &Submission) -> Option<Message> {
    let missing = asked.missing(&submission.layers.iter().map(String::as_str).collect::<Vec<_>>());
    (!missing.is_empty()).then(|| Message::new("sandbox-notice").with("layers", missing.join(", ")))
}
