//! The catalogs are complete: the same messages with the same variables in both languages, every message that the code
//! makes, and no other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use checker::assignment::REFERENCES;
use checker::cli;
use checker::language::LANGUAGES;
use checker::locale::{CATALOGS, Locale, Tongue};
use checker::model::{Arg, Message};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

type Variables = BTreeSet<String>;

#[test]
fn every_file_is_named_and_has_its_counterpart() {
    let named: BTreeSet<String> = CATALOGS.iter().map(|catalog| format!("{}.ftl", catalog.name)).collect();
    for language in ["en", "ja"] {
        assert_eq!(files(&source("locale").join(language)), named, "{language}");
    }
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    for catalog in CATALOGS {
        let [english, japanese] = [Tongue::English, Tongue::Japanese].map(|tongue| messages(catalog.text(tongue)));
        assert_eq!(english, japanese, "{}", catalog.name);
    }
}

#[test]
fn no_id_stands_twice() {
    let mut known = BTreeSet::new();
    for catalog in CATALOGS {
        for tongue in [Tongue::English, Tongue::Japanese] {
            let text = catalog.text(tongue);
            let ids = text.lines().filter_map(|line| line.split_once(" =").map(|(id, _)| id));
            let ids = ids.filter(|id| id.starts_with(|letter: char| letter.is_ascii_alphabetic()));
            for id in ids {
                assert!(
                    known.insert((tongue == Tongue::Japanese, id.to_owned())),
                    "{id} in {}",
                    catalog.name
                );
            }
        }
    }
}

#[test]
fn every_message_of_the_code_is_in_the_catalogs_with_its_arguments() {
    let known = all_messages();
    for (path, text) in sources() {
        for (id, arguments) in made_messages(&text) {
            let variables = known
                .get(id)
                .unwrap_or_else(|| panic!("{}: no message {id}", path.display()));
            // Arguments may be added to a message later on, but each one has its gap.
            let surplus: Vec<_> = arguments.iter().filter(|name| !variables.contains(**name)).collect();
            assert!(surplus.is_empty(), "{}: {id} has no {surplus:?}", path.display());
        }
    }
}

#[test]
fn every_message_of_the_catalogs_is_used() {
    let mut used: BTreeSet<String> = help_ids(&cli::command(&Locale::new(Tongue::English)))
        .into_iter()
        .flatten()
        .collect();
    for (_, text) in sources() {
        used.extend(literals(&text).map(str::to_owned));
    }
    used.extend(mistakes().into_iter().flat_map(words_of));
    let (attributes, mut ids): (Vec<String>, Vec<String>) = all_messages().into_keys().partition(|id| id.contains('.'));
    ids.retain(|id| !used.contains(id));
    let unused = ids;
    let unknown: Vec<&String> = attributes.iter().filter(|id| !id.ends_with(".letter")).collect();
    assert!(unknown.is_empty(), "nobody asks for {unknown:?}");
    assert_eq!(unused, [""; 0]);
}

#[test]
fn every_known_mistake_has_its_words() {
    let known = all_messages();
    let missing: Vec<String> = mistakes()
        .into_iter()
        .flat_map(words_of)
        .filter(|id| !known.contains_key(id))
        .collect();
    assert_eq!(missing, [""; 0]);
}

/// The names of all mistakes that are known of programs in any language.
fn mistakes() -> BTreeSet<&'static str> {
    let catalogues = REFERENCES.iter().filter_map(|reference| reference.mutants.as_ref());
    catalogues
        .flat_map(|mutants| LANGUAGES.iter().map(|language| (mutants.catalogue)(language.indexing)))
        .flat_map(|catalogue| catalogue.mutants().to_vec())
        .collect()
}

/// The ids of the words for a mistake.
fn words_of(mistake: &str) -> Vec<String> {
    let parts = ["title", "mistake", "where", "think", "rule"];
    parts.map(|part| format!("mutant-{mistake}-{part}")).to_vec()
}

/// What keeps a program from being judged is told to its student too, who gives no options.
#[test]
fn no_letter_advises_an_option() {
    for tongue in [Tongue::English, Tongue::Japanese] {
        let locale = Locale::new(tongue);
        for (id, variables) in all_messages() {
            if !id.starts_with("language-") && !id.starts_with("submission-") || id.contains('.') {
                continue;
            }
            let args = variables
                .iter()
                .map(|name| (name.clone().into(), Arg::Text("x".to_owned())));
            let message = Message {
                id: id.clone().into(),
                args: args.collect(),
            };
            let letter = locale.letter(&message);
            assert!(!letter.contains("--"), "{id}: {letter}");
        }
    }
}

#[test]
fn everything_on_the_command_line_has_its_help() {
    let known = all_messages();
    for ids in help_ids(&cli::command(&Locale::new(Tongue::English))) {
        assert!(ids.iter().any(|id| known.contains_key(id)), "none of {ids:?}");
    }
}

/// For each command and argument the ids that its help may have, as `src/cli/help.rs` forms them.
fn help_ids(command: &clap::Command) -> Vec<Vec<String>> {
    let name = command.get_name();
    let arguments = command.get_arguments().map(|argument| {
        let id = argument.get_id().as_str().replace('_', "-");
        vec![format!("help-{name}-{id}"), format!("help-option-{id}")]
    });
    [vec![format!("help-{name}")]]
        .into_iter()
        .chain(arguments)
        .chain(command.get_subcommands().flat_map(help_ids))
        .collect()
}

fn all_messages() -> BTreeMap<String, Variables> {
    CATALOGS
        .iter()
        .flat_map(|catalog| messages(catalog.text(Tongue::English)))
        .collect()
}

/// The messages of a catalog and their attributes, each with its variables; a mistake in the syntax is a failure.
fn messages(text: &str) -> BTreeMap<String, Variables> {
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => {
            let mut variables = Variables::new();
            let pattern = message.value.as_ref().expect("a message has a value");
            collect(pattern, &mut variables);
            let value = (message.id.name.to_owned(), variables);
            let attributes = message.attributes.iter().map(|attribute| {
                let mut variables = Variables::new();
                collect(&attribute.value, &mut variables);
                (format!("{}.{}", message.id.name, attribute.id.name), variables)
            });
            Some(std::iter::once(value).chain(attributes).collect::<Vec<_>>())
        }
        Entry::Junk { content } => panic!("junk: {content}"),
        _ => None,
    });
    messages.flatten().collect()
}

fn collect(pattern: &Pattern<&str>, variables: &mut Variables) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_from(expression, variables);
        }
    }
}

fn collect_from(expression: &Expression<&str>, variables: &mut Variables) {
    let (selector, variants) = match expression {
        Expression::Select { selector, variants } => (selector, variants.as_slice()),
        Expression::Inline(inline) => (inline, &[][..]),
    };
    match selector {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => collect_from(expression, variables),
        _ => {}
    }
    for variant in variants {
        collect(&variant.value, variables);
    }
}

/// The messages that a source makes with a literal id, each with the arguments that follow at once.
fn made_messages(text: &str) -> Vec<(&str, Vec<&str>)> {
    let calls = text.split("Message::new(").skip(1);
    let made = calls.filter_map(|call| {
        let (id, mut rest) = literal(call)?;
        let mut arguments = Vec::new();
        rest = rest.trim_start_matches([',', ' ', '\n']);
        rest = rest.strip_prefix(')').unwrap_or(rest).trim_start();
        while let Some(call) = rest.strip_prefix(".with(") {
            let Some((name, after)) = literal(call) else { break };
            arguments.push(name);
            rest = behind_parenthesis(after).trim_start();
        }
        Some((id, arguments))
    });
    made.collect()
}

/// A string literal at the beginning of a text, blanks apart, and what follows it.
fn literal(text: &str) -> Option<(&str, &str)> {
    text.trim_start().strip_prefix('"')?.split_once('"')
}

/// What follows the parenthesis that closes the one that is open at the beginning of the text.
fn behind_parenthesis(text: &str) -> &str {
    let (mut depth, mut quoted) = (1, false);
    for (at, character) in text.char_indices() {
        match character {
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[at + 1..];
        }
    }
    ""
}

/// Everything between two quotation marks on one line.
fn literals(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('"').skip(1).step_by(2))
}

/// The sources with their texts, without the tests in and beside them.
fn sources() -> Vec<(PathBuf, String)> {
    let is_product = |entry: &walkdir::DirEntry| {
        !["tests", "tests.rs", "fixture.rs", "precedence.rs"]
            .iter()
            .any(|test| entry.file_name() == *test)
    };
    let entries = walkdir::WalkDir::new(source("")).into_iter().filter_entry(is_product);
    let files = entries.map(|entry| entry.expect("a readable folder").into_path());
    let sources = files.filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
    let texts = sources.map(|path| {
        let text = fs::read_to_string(&path).expect("a readable source");
        let product = text
            .split("#[cfg(test)]\nmod tests {")
            .next()
            .unwrap_or_default()
            .to_owned();
        (path, product)
    });
    texts.collect()
}

fn files(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).expect("a readable folder");
    let names = entries.map(|entry| entry.expect("a readable entry").file_name().into_string());
    names.collect::<Result<_, _>>().expect("a name in Unicode")
}

fn source(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(path)
}

#[test]
fn the_reader_of_sources_sees_ids_and_arguments() {
    let text = r#"
        Message::new("first").with("a", f(")", "x")).with("b", 1);
        Message::new(
            "second",
        )
        .with("c", Message::new("third"))
    "#;
    let expected = vec![("first", vec!["a", "b"]), ("second", vec!["c"]), ("third", vec![])];
    assert_eq!(made_messages(text), expected);
}
