use super::{
    AddressSpace, Answers, Bundled, Harness, Lanes, Language, Tool,
    reproduce::{has_extension, path_word, quote, statements},
};
use crate::model::{Call, Indexing};

/// JavaScript in Node.js, by its functions.
pub(super) static ENTRY: Language = Language {
    id: "javascript",
    name: "JavaScript",
    extensions: &["js", "mjs", "cjs"],
    shebangs: &["node", "nodejs"],
    tool: Some(Tool {
        programs: &["node", "nodejs"],
        version: &["--version"],
        real_path: &["-p", "process.execPath"],
        package: "nodejs",
    }),
    runtime: None,
    functions: Some(Harness {
        file: "harness.cjs",
        source: include_str!("harness.cjs"),
        command: &["{tool}", "--experimental-vm-modules", "--no-warnings", "{harness}"],
        answers: Answers::Returned,
        // Node cannot fork; its cases are parted by contexts.
        lanes: Lanes::One,
        sigil: "",
        reproduce,
    }),
    build: None,
    run: &["{tool}", "{entry}"],
    by_hand: "{calls} | node {entry}",
    environment: &[],
    inherited: &[],
    address_space: AddressSpace::Reserved,
    indexing: Indexing {
        negative_wraps: false,
        missing_raises: false,
    },
    self_test: Bundled {
        file: "self_test.js",
        source: include_str!("self_test.js"),
    },
};

/// The calls are made at the end of the file, the one place that sees everything in it, exported or not.
fn reproduce(path: &str, calls: &[Call]) -> String {
    let (first, options) = if has_extension(path, "mjs") {
        ("", " --input-type=module")
    } else {
        ("Object.assign(globalThis, module.exports)", "")
    };
    let code = statements(first, calls, Call::with_parentheses, |call| {
        format!("console.log({})", call.with_parentheses())
    });
    format!(
        "(cat {}; echo; echo {}) | node{options} -",
        path_word(path),
        quote(&code)
    )
}
