//! A whole game in standard notation.

use std::error::Error;
use std::fmt;

use super::{Game, Refusal, Size};

impl Game {
    /// Plays a transcript from the initial board: the moves in standard notation, one after the other without anything
    /// between them, as in `f5d6c3d3c4`. Sides alternate, passes are implied and not written; the game need not be over at
    /// the end.
    ///
    /// # Errors
    ///
    /// The first move that cannot be read or made.
    pub fn replay(size: Size, transcript: &str) -> Result<Self, TranscriptError> {
        let mut game = Self::new(size);
        let mut rest = transcript;
        while !rest.is_empty() {
            let (name, after) = split_first_move(rest);
            game.play_named(name).map_err(|fault| TranscriptError {
                index: game.moves().len(),
                offset: transcript.len() - rest.len(),
                text: name.to_owned(),
                fault,
            })?;
            rest = after;
        }
        Ok(game)
    }

    fn play_named(&mut self, name: &str) -> Result<(), Fault> {
        let square = self.board().size().parse(name).ok_or(Fault::NotASquare)?;
        self.play(square).map_err(Fault::Refused)?;
        Ok(())
    }
}

/// Splits off the first move: one character, whatever it is, and all digits behind it.
fn split_first_move(transcript: &str) -> (&str, &str) {
    let end = transcript
        .char_indices()
        .skip(1)
        .find(|(_, character)| !character.is_ascii_digit())
        .map_or(transcript.len(), |(offset, _)| offset);
    transcript.split_at(end)
}

/// The first move of a transcript that cannot be read or made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TranscriptError {
    /// The 0-based number of the move, passes not counted: how many moves before it were good.
    pub index: usize,
    /// Where it begins in the transcript, in bytes.
    pub offset: usize,
    /// The move as written: one character and the digits behind it.
    pub text: String,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong with a move in a transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// It is no square of this board in standard notation.
    NotASquare,
    /// The game does not take it.
    Refused(Refusal),
}

/// Counts moves from 1, as people do.
impl fmt::Display for TranscriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "move {}, {:?} at byte {}: {}",
            self.index + 1,
            self.text,
            self.offset,
            self.fault
        )
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotASquare => f.write_str("not a square of this board"),
            Self::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl Error for TranscriptError {}

impl Error for Fault {}
