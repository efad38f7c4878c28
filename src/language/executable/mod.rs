use super::{AddressSpace, Bundled, Language};
use crate::model::Indexing;

/// Whatever the kernel itself can start, run under `stdio`. What runs inside is unknown, so it may be of the hungry kind.
pub(super) static ENTRY: Language = Language {
    id: "executable",
    name: "executable",
    extensions: &[],
    shebangs: &[],
    tool: None,
    runtime: None,
    functions: None,
    build: None,
    run: &["{entry}"],
    by_hand: "{calls} | {entry}",
    environment: &[],
    inherited: &[],
    address_space: AddressSpace::Reserved,
    indexing: Indexing {
        negative_wraps: false,
        missing_raises: false,
    },
    self_test: Bundled {
        file: "self_test",
        source: include_str!("self_test"),
    },
};
