use super::{AddressSpace, Build, Bundled, Language, Tool};
use crate::model::Indexing;

/// C, compiled and run under `stdio`.
pub(super) static ENTRY: Language = Language {
    id: "c",
    name: "C",
    extensions: &["c"],
    shebangs: &[],
    tool: Some(Tool {
        programs: &["gcc", "cc", "clang"],
        version: &["--version"],
        real_path: &[],
        package: "gcc",
    }),
    runtime: None,
    functions: None,
    build: Some(Build {
        command: &["{tool}", "-O2", "-std=gnu11", "-o", "{out}/program", "{entry}", "-lm"],
        with: None,
    }),
    run: &["{out}/program"],
    by_hand: "gcc -O2 -std=gnu11 -o program {entry} -lm && {calls} | ./program",
    environment: &[],
    inherited: &[],
    address_space: AddressSpace::Limited,
    indexing: Indexing {
        negative_wraps: false,
        missing_raises: false,
    },
    self_test: Bundled {
        file: "self_test.c",
        source: include_str!("self_test.c"),
    },
};
