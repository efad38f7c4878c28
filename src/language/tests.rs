use std::collections::HashSet;

use super::{Interface, LANGUAGES, find, places::is_fillable};
use crate::model::Call;

fn call(name: &str, args: &[i64]) -> Call {
    Call {
        name: name.to_owned(),
        args: args.to_vec(),
    }
}

/// Three calls, which every command line below makes.
fn calls() -> Vec<Call> {
    vec![
        call("initialize_othello", &[]),
        call("move_othello", &[1, 3, 2]),
        call("move_othello", &[2, 3, 3]),
    ]
}

#[test]
fn ids_extensions_and_shebangs_belong_to_one_language() {
    let ids: HashSet<_> = LANGUAGES.iter().map(|language| language.id).collect();
    assert_eq!(ids.len(), LANGUAGES.len());
    for names in [
        LANGUAGES.iter().flat_map(|l| l.extensions).collect::<Vec<_>>(),
        LANGUAGES.iter().flat_map(|l| l.shebangs).collect(),
    ] {
        assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len(), "{names:?}");
    }
}

#[test]
fn every_language_is_found_by_its_id() {
    for language in LANGUAGES {
        assert_eq!(find(language.id), Some(*language));
    }
    assert_eq!(find("cobol"), None);
}

#[test]
fn every_self_test_is_taken_for_its_own_language() {
    for language in LANGUAGES {
        assert!(language.self_test.source.contains("start"), "{language:?}");
        let extension = language.self_test.file.split_once('.').map(|(_, extension)| extension);
        assert_eq!(extension.is_none(), language.extensions.is_empty(), "{language:?}");
        assert!(
            extension.is_none_or(|extension| language.extensions.contains(&extension)),
            "{language:?}"
        );
    }
}

#[test]
fn every_placeholder_is_known() {
    for language in LANGUAGES {
        let harness = language.functions.iter().flat_map(|harness| harness.command);
        let build = language.build.iter().flat_map(|build| build.command);
        let environment = language.environment.iter().map(|(_, value)| value);
        for word in language.run.iter().chain(harness).chain(build).chain(environment) {
            assert!(is_fillable(word), "{language:?}: {word}");
        }
    }
}

#[test]
fn a_language_whose_functions_are_called_has_an_interpreter() {
    for language in LANGUAGES.iter().filter(|language| language.functions.is_some()) {
        assert!(language.tool.is_some(), "{language:?}");
    }
}

#[test]
fn a_command_line_reproduces_the_calls() {
    for (id, path, expected) in [
        (
            "ruby",
            "othello.rb",
            "ruby -r./othello.rb -e 'initialize_othello; move_othello 1, 3, 2; pp move_othello 2, 3, 3'",
        ),
        (
            "ruby",
            "/home/a b/it's.rb",
            r"ruby '-r/home/a b/it'\''s.rb' -e 'initialize_othello; move_othello 1, 3, 2; pp move_othello 2, 3, 3'",
        ),
        (
            "ruby",
            "-x",
            "ruby -e 'load ARGV.shift; initialize_othello; move_othello 1, 3, 2; pp move_othello 2, 3, 3' ./-x",
        ),
        (
            "python",
            "othello.py",
            "python3 -c 'from othello import *; from pprint import pp; initialize_othello(); move_othello(1, 3, 2); \
             pp(move_othello(2, 3, 3))'",
        ),
        (
            "python",
            "../my-othello.py",
            "python3 -c 'import runpy, sys; from pprint import pp; f = runpy.run_path(sys.argv[1]); \
             f[\"initialize_othello\"](); f[\"move_othello\"](1, 3, 2); pp(f[\"move_othello\"](2, 3, 3))' ../my-othello.py",
        ),
        (
            "bash",
            "othello.sh",
            "bash -c '. ./othello.sh; { initialize_othello; move_othello 1 3 2; } > /dev/null; move_othello 2 3 3'",
        ),
        (
            "bash",
            "$(id).sh",
            "bash -c '. \"$1\"; { initialize_othello; move_othello 1 3 2; } > /dev/null; move_othello 2 3 3' bash './$(id).sh'",
        ),
        (
            "javascript",
            "othello.js",
            "(cat ./othello.js; echo; echo 'Object.assign(globalThis, module.exports); initialize_othello(); \
             move_othello(1, 3, 2); console.log(move_othello(2, 3, 3))') | node -",
        ),
        (
            "javascript",
            "a;b.mjs",
            "(cat './a;b.mjs'; echo; echo 'initialize_othello(); move_othello(1, 3, 2); \
             console.log(move_othello(2, 3, 3))') | node --input-type=module -",
        ),
    ] {
        let harness = find(id)
            .and_then(|language| language.functions.as_ref())
            .expect("a harness");
        assert_eq!((harness.reproduce)(path, &calls()), expected);
    }
}

#[test]
fn a_command_line_reproduces_the_lines() {
    let c = find("c").expect("a language");
    assert_eq!(
        c.reproduce(Interface::Stdio, "my othello.c", &calls()),
        "gcc -O2 -std=gnu11 -o program './my othello.c' -lm && \
         printf '%s\\n' initialize_othello 'move_othello 1 3 2' 'move_othello 2 3 3' | ./program"
    );
    let executable = find("executable").expect("a language");
    assert_eq!(
        executable.reproduce(Interface::Stdio, "othello", &calls()[..1]),
        "printf '%s\\n' initialize_othello | ./othello"
    );
}
