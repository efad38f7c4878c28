//! Embeds the bundled assignments, so that an installed checker needs no folder beside it.

use std::{
    env,
    error::Error,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("testcases");
    let out = Path::new(&env::var("OUT_DIR")?).join("testcases.rs");
    println!("cargo::rerun-if-changed=build.rs");
    fs::write(out, table(&root)?)?;
    Ok(())
}

/// The bundled folders in name order, each with its YAML files in name order, as a Rust expression.
fn table(root: &Path) -> Result<String, Box<dyn Error>> {
    let mut table = "&[\n".to_owned();
    for folder in entries(root)?.into_iter().filter(|path| path.is_dir()) {
        writeln!(table, "    ({:?}, &[", name(&folder))?;
        for file in entries(&folder)?
            .into_iter()
            .filter(|path| path.extension().is_some_and(|end| end == "yaml"))
        {
            let path = file.display().to_string();
            println!("cargo::rerun-if-changed={path}");
            writeln!(table, "        ({:?}, include_str!({:?})),", name(&file), path)?;
        }
        table.push_str("    ]),\n");
    }
    table.push_str("]\n");
    Ok(table)
}

/// What is in a folder, in name order. Cargo looks again when something is added to it or taken away.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder)? {
        entries.push(entry?.path());
    }
    entries.sort();
    Ok(entries)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
