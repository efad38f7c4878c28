//! The house rules that a compiler does not check: who may import whom, what stands in one room only, and how large a room is.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use walkdir::WalkDir;

/// The hard limit of lines in a file; most stay under half of it.
const MOST_LINES: usize = 400;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every Rust file below a folder, with its text.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    WalkDir::new(root().join(folder))
        .into_iter()
        .map(|entry| entry.expect("a readable folder"))
        .filter(|entry| entry.path().extension().is_some_and(|extension| extension == "rs"))
        .map(|entry| {
            let text = fs::read_to_string(entry.path()).expect("a readable source");
            let path = entry
                .path()
                .strip_prefix(root())
                .expect("inside the project")
                .to_owned();
            (path, text)
        })
        .collect()
}

/// The module that a file of `src` belongs to; `None` for the roots of the library and of the binary.
fn module(path: &Path) -> Option<String> {
    let inside = path.strip_prefix("src").ok()?;
    let name = inside.iter().next()?.to_str()?.trim_end_matches(".rs").to_owned();
    (!["lib", "main"].contains(&name.as_str())).then_some(name)
}

/// The import table of ARCHITECTURE.md: `` | `module` | `a`, `b` | … ``, under the heading "Who may import whom".
fn table() -> BTreeMap<String, BTreeSet<String>> {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    let section = text.split("## Who may import whom").nth(1).expect("the section");
    let section = section.split("\n## ").next().expect("its text");
    let names = |cell: &str| -> Vec<String> { cell.split('`').skip(1).step_by(2).map(str::to_owned).collect() };
    section
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| {
            let cells: Vec<&str> = line.split('|').collect();
            (names(cells[1]).remove(0), names(cells[2]).into_iter().collect())
        })
        .collect()
}

/// The modules of the library that a text names in a path, `crate::a::b` or `use crate::{a, b::c}`.
fn imported(text: &str, modules: &BTreeSet<String>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for after in text.split("crate::").skip(1) {
        let heads: Vec<&str> = match after.strip_prefix('{') {
            Some(group) => top_level_names(group),
            None => vec![after],
        };
        for head in heads {
            let name: String = head
                .trim_start()
                .chars()
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect();
            if modules.contains(&name) {
                found.insert(name);
            }
        }
    }
    found
}

/// The comma-separated parts of a group in braces, without what nested braces hold.
fn top_level_names(group: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0_usize, 0, Vec::new());
    for (index, character) in group.char_indices() {
        match character {
            '{' => depth += 1,
            '}' if depth == 0 => {
                parts.push(&group[start..index]);
                return parts;
            }
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&group[start..index]);
                start = index + 1;
            }
            _ => {}
        }
    }
    parts
}

#[test]
fn imports_point_one_way() {
    let table = table();
    let modules: BTreeSet<String> = sources("src").iter().filter_map(|(path, _)| module(path)).collect();
    assert_eq!(
        modules,
        table.keys().cloned().collect(),
        "ARCHITECTURE.md names the modules of src"
    );
    let mut wrong = Vec::new();
    for (path, text) in sources("src") {
        let Some(module) = module(&path) else { continue };
        for name in imported(&text, &modules) {
            if name != module && !table[&module].contains(&name) {
                wrong.push(format!("{}: {module} imports {name}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_import_table_has_no_circle() {
    let mut left = table();
    while let Some(free) = left
        .iter()
        .find(|(_, uses)| uses.iter().all(|name| !left.contains_key(name)))
    {
        let free = free.0.clone();
        left.remove(&free);
    }
    assert!(left.is_empty(), "these import each other: {:?}", left.keys());
}

#[test]
fn every_allowed_import_is_used() {
    let modules: BTreeSet<String> = sources("src").iter().filter_map(|(path, _)| module(path)).collect();
    let mut used: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (path, text) in sources("src") {
        if let Some(module) = module(&path) {
            let mut names = imported(&text, &modules);
            names.remove(&module);
            used.entry(module).or_default().extend(names);
        }
    }
    assert_eq!(used, table(), "the table allows what is used and no more");
}

#[test]
fn some_things_are_known_in_one_room_only() {
    let rooms = [
        ("serde_saphyr", "src/testcase/"),
        ("process::Command", "src/sandbox/"),
        ("Command::new", "src/sandbox/"),
        ("colored::", "src/report/style.rs"),
        ("fluent_bundle", "src/locale/"),
        ("reference::", "src/assignment/"),
    ];
    let mut wrong = Vec::new();
    for (path, text) in sources("src") {
        for (word, room) in rooms {
            let starts = format!("{}", path.display()).starts_with(room);
            let names = text
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"))
                .any(|line| names(line, word));
            if names && !starts {
                wrong.push(format!("{} names {word}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Whether a line names a word that is not the tail of a longer one.
fn names(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(index, _)| {
        line[..index]
            .chars()
            .next_back()
            .is_none_or(|before| !before.is_alphanumeric() && before != '_' && before != ':')
            || word.contains("Command")
    })
}

#[test]
fn the_reference_knows_nothing() {
    let manifest = fs::read_to_string(root().join("reference/Cargo.toml")).expect("the manifest");
    assert!(!manifest.contains("[dependencies]"));
    for (path, text) in sources("reference/src") {
        for forbidden in ["std::io", "std::fs", "std::process", "std::net", "std::env", "println!"] {
            assert!(!text.contains(forbidden), "{} names {forbidden}", path.display());
        }
    }
}

#[test]
fn rooms_are_small() {
    for folder in ["src", "reference", "tests"] {
        for (path, text) in sources(folder) {
            let lines = text.lines().count();
            assert!(lines <= MOST_LINES, "{} has {lines} lines", path.display());
        }
    }
    let main = fs::read_to_string(root().join("src/main.rs")).expect("main.rs");
    assert!(main.lines().count() < 20);
}

#[test]
fn no_place_outside_its_folder_decides_by_a_language() {
    let languages: Vec<String> = fs::read_dir(root().join("src/language"))
        .expect("the languages")
        .filter_map(|entry| entry.ok().filter(|entry| entry.path().is_dir()))
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    assert!(languages.len() > 5);
    for (path, text) in sources("src") {
        let for_tests = ["tests", "tests.rs", "fixture.rs"];
        let for_tests = path.iter().any(|part| for_tests.iter().any(|name| part == *name));
        if path.starts_with("src/language") || for_tests {
            continue;
        }
        let product = text.split("#[cfg(test)]").next().expect("a text");
        for language in &languages {
            assert!(
                !product.contains(&format!("\"{language}\"")),
                "{} names {language}",
                path.display()
            );
        }
    }
}
