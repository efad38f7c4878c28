use super::{AddressSpace, Build, Bundled, Language, Tool};
use crate::model::Indexing;

/// Go, compiled and run under `stdio`.
pub(super) static ENTRY: Language = Language {
    id: "go",
    name: "Go",
    extensions: &["go"],
    shebangs: &[],
    tool: Some(Tool {
        programs: &["go"],
        version: &["version"],
        real_path: &[],
        package: "golang-go",
    }),
    runtime: None,
    functions: None,
    build: Some(Build {
        command: &["{tool}", "build", "-o", "{out}/program", "{entry}"],
        with: None,
    }),
    run: &["{out}/program"],
    by_hand: "{calls} | go run {entry}",
    environment: &[
        // A cache of its own: a shared one would let submissions meet, and a read-only one fails the build.
        ("GOCACHE", "{out}/cache"),
        ("GOPATH", "{out}/path"),
        // One file and the standard library, without a network: no modules, no C compiler, no other toolchain.
        ("GO111MODULE", "off"),
        ("GOPROXY", "off"),
        ("GOTOOLCHAIN", "local"),
        ("GOENV", "off"),
        ("CGO_ENABLED", "0"),
    ],
    inherited: &[],
    address_space: AddressSpace::Reserved,
    indexing: Indexing {
        negative_wraps: false,
        missing_raises: true,
    },
    self_test: Bundled {
        // Go keeps names that end in `_test.go` for the tests of a package.
        file: "selftest.go",
        source: include_str!("selftest.go"),
    },
};
