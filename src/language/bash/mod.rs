use super::{
    AddressSpace, Answers, Bundled, Harness, Lanes, Language, Tool,
    reproduce::{explicit, is_plain, path_word, quote},
};
use crate::model::{Call, Indexing};

/// bash, by its functions, which answer by printing.
pub(super) static ENTRY: Language = Language {
    id: "bash",
    name: "bash",
    extensions: &["sh", "bash"],
    shebangs: &["bash"],
    tool: Some(Tool {
        programs: &["bash"],
        version: &["--version"],
        real_path: &[],
        package: "bash",
    }),
    runtime: None,
    functions: Some(Harness {
        file: "harness.bash",
        source: include_str!("harness.bash"),
        command: &["{tool}", "{harness}"],
        answers: Answers::Printed,
        lanes: Lanes::PerCore,
        sigil: "",
        reproduce,
    }),
    build: None,
    run: &["{tool}", "{entry}"],
    by_hand: "{calls} | bash {entry}",
    environment: &[],
    inherited: &[],
    address_space: AddressSpace::Limited,
    indexing: Indexing {
        negative_wraps: false,
        missing_raises: false,
    },
    self_test: Bundled {
        file: "self_test.sh",
        source: include_str!("self_test.sh"),
    },
};

fn reproduce(path: &str, calls: &[Call]) -> String {
    let lines: Vec<String> = calls.iter().map(Call::line).collect();
    let made = match lines.as_slice() {
        [] => String::new(),
        [only] => format!("; {only}"),
        [before @ .., last] => format!("; {{ {}; }} > /dev/null; {last}", before.join("; ")),
    };
    let path = explicit(path);
    if is_plain(&path) {
        return format!("bash -c {}", quote(&format!(". {path}{made}")));
    }
    // Not as `$0`: a program that asks whether it was sourced compares that.
    format!(
        "bash -c {} bash {}",
        quote(&format!(r#". "$1"{made}"#)),
        path_word(&path)
    )
}
