use std::ops::Range;

use super::Context;
use super::input::Input;
use crate::assignment::{self, Reference};
use crate::cli::Replay;
use crate::error::Error;
use crate::model::{Answer, Assignment, Call, Message, Step};
use crate::report::BoardNotation;
use crate::testcase;

/// Prints the reference's answers to calls, or to whole games in their field's notation.
pub(super) fn replay(options: &Replay, context: &mut Context) -> Result<(), Error> {
    let assignment = context.bundle()?.assignment;
    let player = Player::new(options, &assignment)?;
    let input = read(options)?;
    let games = player.games(&input);
    if games.is_empty() {
        return Err(nothing());
    }
    // Where every game is a single line, a line is a game; else only an empty line tells where one ends.
    let one_line_each = options.final_only && options.notation == BoardNotation::Digits;
    for (index, game) in games.iter().enumerate() {
        let answers = player.play(&input, game)?;
        let separator = if index > 0 && !one_line_each { "\n" } else { "" };
        context.write(&format!("{separator}{answers}"))?;
    }
    Ok(())
}

fn read(options: &Replay) -> Result<Input, Error> {
    match &options.file {
        Some(path) if path.as_os_str() != "-" => Input::file(path),
        None if !options.calls.is_empty() => Ok(Input::arguments(&options.calls)),
        _ => Input::standard(),
    }
}

fn nothing() -> Error {
    Error::Usage(
        Message::new("usage-and")
            .with("first", Message::new("replay-nothing"))
            .with("then", Message::new("replay-nothing-help")),
    )
}

/// One game of the input: where it stands and how it is written.
enum Game {
    Calls(Range<usize>),
    Transcript(Range<usize>),
}

struct Player<'a> {
    options: &'a Replay,
    assignment: &'a Assignment,
    reference: &'static Reference,
}

impl<'a> Player<'a> {
    fn new(options: &'a Replay, assignment: &'a Assignment) -> Result<Self, Error> {
        let reference = assignment::find(&assignment.reference)
            .ok_or_else(|| Error::Internal(format!("no reference {}", assignment.reference)))?;
        Ok(Self {
            options,
            assignment,
            reference,
        })
    }

    /// With `--transcripts` a game a line; else the input is one game, a transcript when it has nothing but squares.
    fn games(&self, input: &Input) -> Vec<Game> {
        let text = input.text.as_str();
        let whole = trimmed(text, 0..text.len());
        if whole.is_empty() {
            return Vec::new();
        }
        if !self.options.transcripts {
            let is_transcript = self.reference.transcript.is_some() && text.split_whitespace().all(is_squares);
            return vec![if is_transcript {
                Game::Transcript(whole)
            } else {
                Game::Calls(whole)
            }];
        }
        lines(text, whole).map(Game::Transcript).collect()
    }

    /// The reference's answers to one game, each with a line end behind it.
    fn play(&self, input: &Input, game: &Game) -> Result<String, Error> {
        let calls = match game {
            Game::Calls(span) => self.read_calls(input, span)?,
            Game::Transcript(span) => self.read_transcript(input, span)?,
        };
        let steps = testcase::run(self.reference, calls)
            .map_err(|(index, message)| input.wrong(self.place(input, game, index), message, None))?;
        let shown = if self.options.final_only {
            steps.len().saturating_sub(1)
        } else {
            0
        };
        let answers = steps.iter().skip(shown).map(|step| self.answer(step) + "\n");
        Ok(answers.collect())
    }

    fn read_calls(&self, input: &Input, span: &Range<usize>) -> Result<Vec<Call>, Error> {
        testcase::parse_calls(self.assignment, &input.text[span.clone()]).map_err(|fault| {
            let place = span.start + fault.span.start..span.start + fault.span.end;
            input.wrong(place, fault.message, fault.help)
        })
    }

    /// Blanks between the moves are the person's, not the notation's.
    fn read_transcript(&self, input: &Input, span: &Range<usize>) -> Result<Vec<Call>, Error> {
        let Some(read) = self.reference.transcript else {
            let message = Message::new("replay-no-transcripts").with("assignment", self.assignment.id.as_str());
            return Err(Error::Usage(message));
        };
        let written = &input.text[span.clone()];
        let moves = || {
            written
                .char_indices()
                .filter(|(_, character)| !character.is_whitespace())
        };
        let transcript: String = moves().map(|(_, character)| character).collect();
        read(&transcript).map_err(|error| {
            // Where the bytes of the transcript are in the text.
            let places: Vec<usize> = moves()
                .flat_map(|(at, character)| at..at + character.len_utf8())
                .collect();
            let place = |index: usize| span.start + places.get(index).copied().unwrap_or(written.len());
            let end = error.span.end.checked_sub(1).map_or(span.start, |last| place(last) + 1);
            input.wrong(place(error.span.start)..end, error.message, error.help)
        })
    }

    /// Where the call with this index stands: its line, or all of a transcript, whose calls nobody wrote one by one.
    fn place(&self, input: &Input, game: &Game, index: usize) -> Range<usize> {
        let (Game::Calls(span) | Game::Transcript(span)) = game;
        let mut calls = 0;
        let mut lines = lines(&input.text, span.clone());
        let line = lines.find(|line| {
            calls += self.read_calls(input, line).map_or(0, |calls| calls.len());
            calls > index
        });
        line.unwrap_or_else(|| span.clone())
    }

    fn answer(&self, step: &Step) -> String {
        match &step.expected.answer {
            Answer::Board(board) => self.options.notation.write(board, &self.assignment.notation),
            Answer::Value(value) => value.to_string(),
        }
    }
}

/// Whether a word is made of squares only, such as `f5` or `f5d6`: a letter with a number, and again.
fn is_squares(word: &str) -> bool {
    let mut bytes = word.bytes().peekable();
    while let Some(letter) = bytes.next() {
        let is_number = bytes.next_if(u8::is_ascii_digit).is_some();
        if !letter.is_ascii_alphabetic() || !is_number {
            return false;
        }
        while bytes.next_if(u8::is_ascii_digit).is_some() {}
    }
    !word.is_empty()
}

/// The lines of a part of a text that are not empty.
fn lines(text: &str, range: Range<usize>) -> impl Iterator<Item = Range<usize>> {
    let mut start = range.start;
    let lines = text[range].split_inclusive('\n').map(move |line| {
        start += line.len();
        trimmed(text, start - line.len()..start)
    });
    lines.filter(|line| !line.is_empty())
}

fn trimmed(text: &str, range: Range<usize>) -> Range<usize> {
    let written = &text[range.clone()];
    let start = range.start + (written.len() - written.trim_start().len());
    start..start + written.trim().len()
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::cli::{Arguments, Command};
    use crate::locale::{Locale, Tongue};
    use crate::report::Style;

    fn replayed(words: &[&str]) -> Result<String, Error> {
        let words = ["checker", "--assignment", "e5", "replay"].iter().chain(words);
        let Ok(Arguments {
            global,
            command: Command::Replay(options),
        }) = Arguments::try_parse_from(words)
        else {
            panic!("a replay")
        };
        let mut out = Vec::new();
        let mut context = Context {
            global: &global,
            locale: &Locale::new(Tongue::English),
            style: Style::Plain,
            width: 80,
            out: &mut out,
        };
        replay(&options, &mut context)?;
        Ok(String::from_utf8(out).expect("a text"))
    }

    /// What is wrong with the input, and where: the line, the column and the bytes.
    fn mistake(words: &[&str]) -> (usize, usize, String) {
        match replayed(words) {
            Err(Error::Source(diagnostic)) => {
                let (line, column) = diagnostic.position();
                (line, column, diagnostic.source[diagnostic.span.clone()].to_owned())
            }
            other => panic!("no mistake: {other:?}"),
        }
    }

    #[test]
    fn a_transcript_is_the_calls_that_it_means() {
        let calls = ["initialize_othello; move_othello 1, 4, 5", "move_othello(2, 5, 3)"];
        let boards = replayed(&calls).expect("three boards");
        assert_eq!(boards.matches("[[").count(), 3);
        assert_eq!(replayed(&["f5d6"]).expect("a game"), boards);
        assert_eq!(replayed(&["f5", "d6"]).expect("a game"), boards);
        assert!(boards.ends_with(&replayed(&["f5 d6", "--final"]).expect("a game")));
    }

    #[test]
    fn parts_games_of_several_lines_by_an_empty_line() {
        let games = ["--transcripts", "f5\n\nf5 d6\n"];
        let rows = replayed(&[&games[..], &["--final", "--notation", "rows"]].concat()).expect("two games");
        assert_eq!(rows.lines().count(), 8 + 1 + 8);
        let digits = replayed(&[&games[..], &["--final", "--notation", "digits"]].concat()).expect("two games");
        assert!(
            digits.lines().all(|line| line.len() == 64) && digits.lines().count() == 2,
            "{digits}"
        );
        let every = replayed(&[&games[..], &["--notation", "digits"]].concat()).expect("two games");
        assert_eq!(every.lines().map(str::len).collect::<Vec<_>>(), [64, 64, 0, 64, 64, 64]);
    }

    #[test]
    fn finds_a_mistake_in_what_the_person_wrote() {
        assert_eq!(mistake(&["f5 d6  f5"]), (1, 8, "f5".to_owned()));
        assert_eq!(mistake(&["--transcripts", "f5\n  d6x"]), (2, 3, "d6".to_owned()));
        assert_eq!(
            mistake(&["initialize_othello", "move_othello 1, 3, 9"]),
            (2, 20, "9".to_owned())
        );
        let early = ["# no board yet", "move_othello 1, 3, 2", "initialize_othello"];
        assert_eq!(mistake(&early), (2, 1, "move_othello 1, 3, 2".to_owned()));
    }

    #[test]
    fn has_nothing_to_show_for_nothing() {
        assert!(matches!(replayed(&[" "]), Err(Error::Usage(_))));
        assert!(matches!(replayed(&["--file", "/dev/null"]), Err(Error::Usage(_))));
        assert!(matches!(replayed(&["--file", "no/such/file"]), Err(Error::Usage(_))));
    }

    #[test]
    fn knows_squares_from_calls() {
        for word in ["f5", "f5d6", "a10", "F5D6"] {
            assert!(is_squares(word), "{word}");
        }
        for word in ["", "f", "5", "f5d", "move_othello", "f5,d6", "initialize_othello"] {
            assert!(!is_squares(word), "{word}");
        }
    }
}
