//! A suite that nobody has written yet, and its text as a person would write it.

use std::fmt::Write as _;

use super::written::{expect, head};
use crate::model::{Localized, Notation, Step};

/// A comment is broken into lines of so many columns.
const COLUMNS: usize = 118;

/// A suite to be written.
#[derive(Debug)]
pub struct Draft {
    /// What is said above all, a comment a line.
    pub remarks: Vec<String>,
    /// What the suite shows.
    pub title: Localized,
    /// Its cases.
    pub cases: Vec<DraftCase>,
}

/// A case to be written.
#[derive(Debug)]
pub struct DraftCase {
    /// What it and those below it have in common, where that begins with it.
    pub heading: Option<String>,
    /// What is said of it, a comment a line.
    pub remarks: Vec<String>,
    /// Its name.
    pub name: String,
    /// Its steps.
    pub steps: Vec<DraftStep>,
}

/// A step to be written.
#[derive(Debug)]
pub struct DraftStep {
    /// The call with the reference's answer.
    pub step: Step,
    /// Whether the answer is stated.
    pub is_stated: bool,
    /// What is said of it.
    pub remark: Option<String>,
}

impl Draft {
    /// The text of the suite file.
    pub fn written(&self, notation: &Notation) -> String {
        let mut text = String::new();
        for remark in &self.remarks {
            comment("", remark, &mut text);
        }
        let (en, ja) = (in_braces(&self.title.en), in_braces(&self.title.ja));
        let _ = write!(text, "title: {{ en: {en}, ja: {ja} }}\nvisibility: public\ncases:\n");
        let cases: Vec<String> = self.cases.iter().map(|case| case.written(notation)).collect();
        text + &cases.join("\n")
    }
}

impl DraftCase {
    fn written(&self, notation: &Notation) -> String {
        let mut text = String::new();
        if let Some(heading) = &self.heading {
            comment("  ", heading, &mut text);
            text.push('\n');
        }
        for remark in &self.remarks {
            comment("  ", remark, &mut text);
        }
        text += &head(&self.name);
        text.push_str("    steps:\n");
        for step in &self.steps {
            step.write(notation, &mut text);
        }
        text
    }
}

impl DraftStep {
    fn write(&self, notation: &Notation, text: &mut String) {
        let mut line = format!("      - {}", self.step.call);
        if self.is_stated {
            expect(&self.step, notation, &mut line);
        }
        match &self.remark {
            Some(remark) if line.contains('\n') => comment("      ", remark, text),
            Some(remark) => {
                let _ = write!(line, " # {remark}");
            }
            None => {}
        }
        let _ = writeln!(text, "{line}");
    }
}

/// A text as a YAML scalar between braces, where a comma or a colon would mean something.
fn in_braces(text: &str) -> String {
    let is_plain = text.chars().all(|letter| letter.is_alphanumeric() || letter == ' ');
    if is_plain && text.trim() == text && text.starts_with(char::is_alphabetic) {
        return text.to_owned();
    }
    serde_json::Value::from(text).to_string()
}

/// Adds a comment, in as many lines as it needs.
fn comment(indent: &str, remark: &str, text: &mut String) {
    let mut line = format!("{indent}#");
    let empty = line.len();
    for word in remark.split_whitespace() {
        if line.len() > empty && line.chars().count() + 1 + word.chars().count() > COLUMNS {
            let _ = writeln!(text, "{line}");
            line.truncate(empty);
        }
        line.push(' ');
        line.push_str(word);
    }
    let _ = writeln!(text, "{line}");
}
