use super::{AddressSpace, Build, Bundled, Language, Tool};
use crate::model::Indexing;

/// Rust, compiled and run under `stdio`.
pub(super) static ENTRY: Language = Language {
    id: "rust",
    name: "Rust",
    extensions: &["rs"],
    shebangs: &[],
    tool: Some(Tool {
        programs: &["rustc"],
        version: &["--version"],
        real_path: &[],
        package: "rustc",
    }),
    runtime: None,
    functions: None,
    build: Some(Build {
        command: &[
            // A file name need not be the name of a crate.
            "{tool}",
            "-O",
            "--edition",
            "2021",
            "--crate-name",
            "program",
            "-o",
            "{out}/program",
            "{entry}",
        ],
        with: None,
    }),
    run: &["{out}/program"],
    by_hand: "rustc -O --edition 2021 --crate-name program -o program {entry} && {calls} | ./program",
    environment: &[],
    inherited: &[("RUSTUP_HOME", ".rustup")],
    address_space: AddressSpace::Limited,
    indexing: Indexing {
        negative_wraps: false,
        missing_raises: true,
    },
    self_test: Bundled {
        file: "self_test.rs",
        source: include_str!("self_test.rs"),
    },
};
