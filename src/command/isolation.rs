//! Which layers of isolation a submission gets, by the options.

use std::path::{Path, PathBuf};

use crate::cli::Conditions;
use crate::grade;
use crate::model::{Isolation, Message, Submission};
use crate::sandbox::LAYERS;
use crate::spool::Spool;

/// What the conditions ask for, with suites in this folder, where nothing else is said than what is usual for the command.
pub(super) fn asked(conditions: &Conditions, usual: Isolation, suites: Option<&Path>) -> grade::Isolation {
    let level = conditions.sandbox.unwrap_or(usual);
    let all = level == Isolation::LimitsOnly;
    let left_out = LAYERS
        .iter()
        .filter(|layer| all || conditions.without.iter().any(|other| other.id == layer.id));
    grade::Isolation {
        without: left_out.map(|layer| layer.id).collect(),
        insisted_on: level == Isolation::Full,
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
    let had: Vec<&str> = submission.layers.iter().map(String::as_str).collect();
    told(&asked.missing(&had))
}

/// The same before anything is run.
pub(super) fn foreboding(asked: &grade::Isolation) -> Option<Message> {
    told(&asked.lacking())
}

fn told(missing: &[&str]) -> Option<Message> {
    (!missing.is_empty()).then(|| Message::new("sandbox-notice").with("layers", missing.join(", ")))
}
