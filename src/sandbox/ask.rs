use std::{
    path::Path,
    process::{Command, Stdio},
};

/// Asks an interpreter or a compiler, which is the operator's and trusted, about itself: what it prints for these arguments,
/// on either stream; `None` when it cannot be started or fails.
pub fn ask(program: &Path, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .ok()?;
    if !output.status.success() {
        return None;
    }
    let mut text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.push_str(&String::from_utf8_lossy(&output.stderr));
    Some(text)
}
