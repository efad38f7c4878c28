mod assignments;
mod calls;
mod schemas;
mod sources;
mod suites;

use std::ops::Range;

use super::{document::Document, fault::Fault};
use crate::model::{Assignment, Message};

/// A text whose wrong part stands between `«` and `»`: the text without these signs, and the bytes of that part.
fn marked(text: &str) -> (String, Range<usize>) {
    let (before, rest) = text.split_once('«').expect("a mark opens");
    let (wrong, after) = rest.split_once('»').expect("the mark closes");
    let span = before.len()..before.len() + wrong.len();
    (format!("{before}{wrong}{after}"), span)
}

fn document(text: String) -> Document {
    Document {
        path: "wrong.yaml".into(),
        text: text.into(),
    }
}

/// The message's and the help's ids, with the bytes that the fault is about as they stand in the text.
#[track_caller]
fn assert_fault(fault: &Fault, text: &str, span: Range<usize>, message: &str, help: Option<&str>) {
    let found = (&*fault.message.id, fault.help.as_ref().map(|help| &*help.id));
    assert_eq!(found, (message, help), "in\n{text}");
    assert_eq!(
        (fault.span.clone(), &text[fault.span.clone()]),
        (span.clone(), &text[span]),
        "in\n{text}"
    );
}

/// The bundled assignment without its suites, whose proof would take most of the tests' time.
fn e5() -> Assignment {
    let text = include_str!("../../../testcases/e5/assignment.yaml").to_owned();
    let (assignment, _) = super::assignment::load(&document(text), "e5", &[]).expect("the bundled assignment is right");
    assignment
}

fn argument<'a>(message: &'a Message, name: &str) -> &'a crate::model::Arg {
    &message
        .args
        .iter()
        .find(|(key, _)| *key == name)
        .expect("the argument exists")
        .1
}
