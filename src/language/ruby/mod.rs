use super::{
    AddressSpace, Answers, Bundled, Harness, Lanes, Language, Tool,
    reproduce::{explicit, has_extension, path_word, quote, statements},
};
use crate::model::{Call, Indexing};

/// So many objects fit into memory before the first garbage collection. One that ran in a case would write to pages that the
/// forks share, which costs more than the case itself; a short case after a load of some 57,000 objects, as with `RubyGems`, stays
/// below this. Every page that is there costs each fork a little.
const FREE_SLOTS: &str = "80000";

/// Ruby, by its functions.
pub(super) static ENTRY: Language = Language {
    id: "ruby",
    name: "Ruby",
    extensions: &["rb"],
    shebangs: &["ruby"],
    tool: Some(Tool {
        programs: &["ruby"],
        version: &["--version"],
        real_path: &["-e", "print RbConfig.ruby"],
        package: "ruby",
    }),
    runtime: None,
    functions: Some(Harness {
        file: "harness.rb",
        source: include_str!("harness.rb"),
        command: &["{tool}", "--disable=gems", "{harness}"],
        answers: Answers::Returned,
        lanes: Lanes::PerCore,
        sigil: "$",
        reproduce,
    }),
    build: None,
    run: &["{tool}", "{entry}"],
    by_hand: "{calls} | ruby {entry}",
    environment: &[("RUBY_GC_HEAP_INIT_SLOTS", FREE_SLOTS)],
    inherited: &[("RBENV_ROOT", ".rbenv")],
    address_space: AddressSpace::Limited,
    indexing: Indexing {
        negative_wraps: true,
        missing_raises: false,
    },
    self_test: Bundled {
        file: "self_test.rb",
        source: include_str!("self_test.rb"),
    },
};

fn reproduce(path: &str, calls: &[Call]) -> String {
    let code = |first| statements(first, calls, Call::to_string, |call| format!("pp {call}"));
    // Only a name that ends so can be required.
    if has_extension(path, "rb") {
        format!(
            "ruby {} -e {}",
            quote(&format!("-r{}", explicit(path))),
            quote(&code(""))
        )
    } else {
        format!("ruby -e {} {}", quote(&code("load ARGV.shift")), path_word(path))
    }
}
