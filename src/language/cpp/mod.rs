use super::{AddressSpace, Build, Bundled, Language, Tool};
use crate::model::Indexing;

/// C++, compiled and run under `stdio`.
pub(super) static ENTRY: Language = Language {
    id: "cpp",
    name: "C++",
    extensions: &["cpp", "cc", "cxx"],
    shebangs: &[],
    tool: Some(Tool {
        programs: &["g++", "c++", "clang++"],
        version: &["--version"],
        real_path: &[],
        package: "g++",
    }),
    runtime: None,
    functions: None,
    build: Some(Build {
        command: &["{tool}", "-O2", "-std=c++17", "-o", "{out}/program", "{entry}"],
        with: None,
    }),
    run: &["{out}/program"],
    by_hand: "g++ -O2 -std=c++17 -o program {entry} && {calls} | ./program",
    environment: &[],
    inherited: &[],
    address_space: AddressSpace::Limited,
    indexing: Indexing {
        negative_wraps: false,
        missing_raises: false,
    },
    self_test: Bundled {
        file: "self_test.cpp",
        source: include_str!("self_test.cpp"),
    },
};
