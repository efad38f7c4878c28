use std::fmt::Write as _;

use super::board::rows;
use crate::model::{Answer, Case, Effect, Notation, Step};

/// A case as an entry of a suite's `cases`, to be pasted below others: it states what its last call has to do.
pub fn written(case: &Case, notation: &Notation) -> String {
    let mut text = head(&case.name);
    if case.points != 1 {
        let _ = writeln!(text, "    points: {}", case.points);
    }
    text.push_str("    steps:\n");
    let last = case.steps.len().saturating_sub(1);
    for (index, step) in case.steps.iter().enumerate() {
        let _ = write!(text, "      - {}", step.call);
        if index == last {
            expect(step, notation, &mut text);
        }
        text.push('\n');
    }
    text
}

/// The line that an entry of `cases` begins with.
pub(super) fn head(name: &str) -> String {
    format!("  - name: {}\n", scalar(name))
}

/// Adds to the call of a step what it has to do, where a suite can state that.
pub(super) fn expect(step: &Step, notation: &Notation, text: &mut String) {
    match (step.expected.effect, &step.expected.answer) {
        (Effect::Unchanged, _) => text.push_str(": unchanged"),
        (Effect::Started | Effect::Changed, Answer::Board(board)) => {
            text.push_str(": |");
            for row in rows(notation, board).lines() {
                let _ = write!(text, "\n          {row}");
            }
        }
        (Effect::Started | Effect::Changed, Answer::Value(_)) => {}
    }
}

/// A text as a YAML scalar: as it is where that is plain beyond doubt, else as a string of JSON, which YAML reads too.
fn scalar(text: &str) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || " -_+().,'、（）".contains(letter);
    let begins = text.chars().next().is_some_and(char::is_alphabetic);
    // A single word may mean something else, such as `yes` or `null`.
    let is_text = text.contains(' ') || text.chars().any(|letter| letter.is_alphabetic() && !letter.is_ascii());
    if begins && is_text && text.trim() == text && text.chars().all(is_plain) {
        return text.to_owned();
    }
    serde_json::Value::from(text).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        assignment,
        model::Call,
        testcase::{Source, load, read, run},
    };

    fn case(name: &str, moves: &[[i64; 3]]) -> Case {
        let call = |name: &str, args: &[i64]| Call {
            name: name.to_owned(),
            args: args.to_vec(),
        };
        let calls = std::iter::once(call("initialize_othello", &[]));
        let calls = calls.chain(moves.iter().map(|played| call("move_othello", played)));
        let reference = assignment::find("e5").expect("the reference");
        Case {
            name: name.to_owned(),
            points: 1,
            steps: run(reference, calls.collect()).expect("calls that can be made"),
        }
    }

    #[test]
    fn what_is_written_is_read_as_the_same() {
        let bundle = load(&Source::Embedded, "e5").expect("the assignment");
        let assignment = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/testcases/e5/assignment.yaml"));
        let cases = [
            case("black opens", &[[1, 3, 2]]),
            case("yes", &[]),
            case("a: \"b\" #c", &[[1, 3, 2], [2, 3, 2]]),
            case("左上の石を3個挟む、端", &[[1, 3, 2]]),
            case("the other player's disc, on the border", &[[1, 3, 2]]),
            Case {
                points: 3,
                ..case("kills stops-at-distance-6 (2)", &[[1, 3, 2], [2, 2, 2]])
            },
        ];
        let written: String = cases
            .iter()
            .map(|case| written(case, &bundle.assignment.notation))
            .collect();
        let text = format!("title: {{ en: Written, ja: 書いたもの }}\ncases:\n{written}");
        let files: [(&str, &[u8]); 2] = [("assignment.yaml", assignment), ("01-written.yaml", text.as_bytes())];
        let read = read("e5", &files).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let read = &read.suites[0].cases;
        assert_eq!(read.len(), cases.len());
        for (read, case) in read.iter().zip(&cases) {
            assert_eq!((&read.name, read.points), (&case.name, case.points));
            let calls = |case: &Case| -> Vec<Call> { case.steps.iter().map(|step| step.call.clone()).collect() };
            assert_eq!(calls(read), calls(case));
        }
    }

    #[test]
    fn the_last_call_says_what_it_has_to_do() {
        let bundle = load(&Source::Embedded, "e5").expect("the assignment");
        let text = written(
            &case("white cannot", &[[1, 3, 2], [2, 3, 2]]),
            &bundle.assignment.notation,
        );
        let expected = "  - name: white cannot\n    steps:\n      - initialize_othello\n      - move_othello 1, 3, 2\n      \
                        - move_othello 2, 3, 2: unchanged\n";
        assert_eq!(text, expected);
    }
}
