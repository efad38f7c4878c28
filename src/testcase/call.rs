use std::ops::Range;

use super::fault::Fault;
use crate::{
    error::suggest,
    model::{Assignment, Call, Message, Parameter, Signature},
};

/// Reads the calls of a text: one a line, or several parted by `;`; what follows a `#` is a comment.
///
/// A call is written as the assignment writes it, `move_othello 1, 3, 2`, with parentheses around the arguments, or with
/// blanks between them. It must be one of the assignment's, with arguments in the declared domain.
pub fn parse_calls(assignment: &Assignment, text: &str) -> Result<Vec<Call>, Fault> {
    let mut calls = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let code = line.split('#').next().unwrap_or_default();
        let mut at = start;
        for piece in code.split(';') {
            if !piece.trim().is_empty() {
                calls.push(parse_call(assignment, piece).map_err(|fault| shifted(fault, at))?);
            }
            at += piece.len() + 1;
        }
        start += line.len();
    }
    Ok(calls)
}

fn shifted(fault: Fault, by: usize) -> Fault {
    Fault {
        span: fault.span.start + by..fault.span.end + by,
        ..fault
    }
}

/// Reads one call and holds it against the assignment.
pub(super) fn parse_call(assignment: &Assignment, text: &str) -> Result<Call, Fault> {
    let words = Words::split(text)?;
    let name = &text[words.name.clone()];
    let signature = assignment.signature(name).ok_or_else(|| {
        let known = assignment.calls.iter().map(|signature| signature.name.as_str());
        Fault::new(words.name.clone(), Message::new("call-unknown").with("name", name)).help(suggest(name, known))
    })?;
    if words.args.len() != signature.parameters.len() {
        return Err(wrong_count(signature, &words));
    }
    let mut args = Vec::with_capacity(words.args.len());
    for (parameter, span) in signature.parameters.iter().zip(words.args) {
        args.push(parse_argument(parameter, text, span)?);
    }
    Ok(Call {
        name: name.to_owned(),
        args,
    })
}

fn wrong_count(signature: &Signature, words: &Words) -> Fault {
    let span = words
        .args
        .last()
        .map_or(words.name.clone(), |last| words.name.start..last.end);
    let message = Message::new("call-argument-count")
        .with("name", signature.name.as_str())
        .with("expected", signature.parameters.len())
        .with("given", words.args.len());
    Fault::new(span, message).help(Message::new("source-write").with("text", usage(signature)))
}

fn parse_argument(parameter: &Parameter, text: &str, span: Range<usize>) -> Result<i64, Fault> {
    let written = &text[span.clone()];
    let message = match written.parse() {
        Ok(value) if (parameter.min..=parameter.max).contains(&value) => return Ok(value),
        Ok(_) => Message::new("call-outside-domain"),
        Err(_) => Message::new("call-not-a-number"),
    };
    let help = Message::new("call-domain")
        .with("parameter", parameter.name.as_str())
        .with("min", parameter.min)
        .with("max", parameter.max);
    let message = message
        .with("parameter", parameter.name.as_str())
        .with("written", written);
    Err(Fault::new(span, message).help(help))
}

/// The call as the assignment writes it, with the parameters' names: `move_othello p, i, j`.
fn usage(signature: &Signature) -> String {
    let names: Vec<&str> = signature
        .parameters
        .iter()
        .map(|parameter| parameter.name.as_str())
        .collect();
    format!("{} {}", signature.name, names.join(", ")).trim_end().to_owned()
}

/// Where the words of a call are.
struct Words {
    name: Range<usize>,
    args: Vec<Range<usize>>,
}

impl Words {
    fn split(text: &str) -> Result<Self, Fault> {
        let call = trimmed(text, 0..text.len());
        let is_name = |letter: char| !letter.is_whitespace() && !matches!(letter, '(' | ')' | ',');
        let name_end = text[call.clone()]
            .find(|letter| !is_name(letter))
            .map_or(call.end, |length| call.start + length);
        let name = call.start..name_end;
        if name.is_empty() {
            return Err(Fault::new(call, Message::new("call-no-name")));
        }
        let list = trimmed(text, name_end..call.end);
        let args = match (
            text[list.clone()].strip_prefix('('),
            text[list.clone()].strip_suffix(')'),
        ) {
            (None, None) => arguments(text, list),
            (Some(_), Some(_)) if list.len() > 1 => arguments(text, list.start + 1..list.end - 1),
            _ => return Err(Fault::new(list, Message::new("call-parentheses"))),
        };
        Ok(Self { name, args })
    }
}

/// The arguments of a list: between commas where there are any, else between blanks.
fn arguments(text: &str, list: Range<usize>) -> Vec<Range<usize>> {
    let written = &text[list.clone()];
    if written.trim().is_empty() {
        return Vec::new();
    }
    let by_commas = written.contains(',');
    let parts = |letter: char| {
        if by_commas {
            letter == ','
        } else {
            letter.is_whitespace()
        }
    };
    let mut start = list.start;
    let mut args = Vec::new();
    for piece in written.split_inclusive(parts) {
        let arg = trimmed(text, start..start + piece.trim_end_matches(parts).len());
        if by_commas || !arg.is_empty() {
            args.push(arg);
        }
        start += piece.len();
    }
    args
}

fn trimmed(text: &str, range: Range<usize>) -> Range<usize> {
    let written = &text[range.clone()];
    let start = range.start + (written.len() - written.trim_start().len());
    start..start + written.trim().len()
}
