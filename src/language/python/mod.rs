use super::{
    AddressSpace, Answers, Bundled, Harness, Lanes, Language, Tool,
    reproduce::{path_word, quote, statements},
};
use crate::model::{Call, Indexing};

/// Python, by its functions.
pub(super) static ENTRY: Language = Language {
    id: "python",
    name: "Python",
    extensions: &["py"],
    shebangs: &["python"],
    tool: Some(Tool {
        programs: &["python3", "python"],
        version: &["--version"],
        real_path: &["-c", "import sys; print(sys.executable)"],
        package: "python3",
    }),
    runtime: None,
    functions: Some(Harness {
        file: "harness.py",
        source: include_str!("harness.py"),
        // Unbuffered, so that what was printed before a hang is there to be shown.
        command: &["{tool}", "-u", "{harness}"],
        answers: Answers::Returned,
        lanes: Lanes::PerCore,
        sigil: "",
        reproduce,
    }),
    build: None,
    run: &["{tool}", "-u", "{entry}"],
    by_hand: "{calls} | python3 {entry}",
    // No byte code beside the student's modules, and the same order of sets for the same program every time.
    environment: &[("PYTHONDONTWRITEBYTECODE", "1"), ("PYTHONHASHSEED", "0")],
    inherited: &[("PYENV_ROOT", ".pyenv")],
    address_space: AddressSpace::Limited,
    indexing: Indexing {
        negative_wraps: true,
        missing_raises: true,
    },
    self_test: Bundled {
        file: "self_test.py",
        source: include_str!("self_test.py"),
    },
};

fn reproduce(path: &str, calls: &[Call]) -> String {
    if let Some(module) = module_name(path) {
        let first = format!("from {module} import *; from pprint import pp");
        let code = statements(&first, calls, Call::with_parentheses, |call| {
            format!("pp({})", call.with_parentheses())
        });
        return format!("python3 -c {}", quote(&code));
    }
    let first = "import runpy, sys; from pprint import pp; f = runpy.run_path(sys.argv[1])";
    let made = |call: &Call| format!(r#"f["{}"]{}"#, call.name, &call.with_parentheses()[call.name.len()..]);
    let code = statements(first, calls, made, |call| format!("pp({})", made(call)));
    format!("python3 -c {} {}", quote(&code), path_word(path))
}

/// The name by which Python imports the file from the working folder, where it has one.
fn module_name(path: &str) -> Option<&str> {
    let name = path.strip_suffix(".py")?;
    let identifier = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    identifier.then_some(name)
}
