use std::{collections::BTreeMap, time::Duration};

use super::{Late, Localized, Scoring};

/// What is asked of a submission.
#[derive(Clone, Debug)]
pub struct Assignment {
    /// The folder's name, for example `e5`.
    pub id: String,
    /// What it is called.
    pub title: Localized,
    /// The id of the reference that answers its calls.
    pub reference: String,
    /// The calls that a submission has to answer; the first one initialises.
    pub calls: Vec<Signature>,
    /// The global variable, without a language's sigil, that holds the board after each call.
    pub state: Option<String>,
    /// How its boards are written.
    pub notation: Notation,
    /// What a submission may use.
    pub limits: Limits,
    /// Until when a submission is in time.
    pub deadline: Option<jiff::Timestamp>,
    /// What a submission after the deadline loses; nothing without it.
    pub late: Option<Late>,
    /// How the points of a suite count, by its id; each case earns its own where nothing stands here.
    pub scoring: BTreeMap<String, Scoring>,
    /// How many steps of the hints a student may be told, 0 to [`Diagnosis::HINTS`](super::Diagnosis::HINTS).
    pub hints: usize,
    /// The ids of the languages that are accepted; empty for all.
    pub languages: Vec<String>,
    /// The names that the entry file of a folder may have; the first one that exists counts.
    pub entry: Vec<String>,
}

/// A function that a submission has to define, and what it may be called with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// Its name.
    pub name: String,
    /// Its parameters, in order.
    pub parameters: Vec<Parameter>,
}

/// A parameter and the whole numbers that the assignment promises to pass for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// The least value.
    pub min: i64,
    /// The greatest value.
    pub max: i64,
}

/// How the boards of an assignment are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notation {
    /// The number of rows and of columns.
    pub size: usize,
    /// What a cell can hold.
    pub cells: Vec<Cell>,
}

/// One thing that a cell can hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The number that stands for it in the assignment.
    pub value: u8,
    /// The sign that stands for it in a suite.
    pub sign: char,
    /// What else a person would print for it.
    pub also: Vec<String>,
}

/// What a submission may use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Processor time of a case, of all its processes together.
    pub cpu: Duration,
    /// Time of a case on the clock.
    pub wall: Duration,
    /// Time of all cases together on the clock.
    pub budget: Duration,
    /// Memory of all processes together, in bytes.
    pub memory: u64,
    /// What a case may print on one stream, in bytes.
    pub output: u64,
    /// The size that a file may reach, in bytes.
    pub file_size: u64,
    /// What all files in the private folder may hold together, in bytes.
    pub disk: u64,
    /// How many files and folders there may be in the private folder.
    pub files: u64,
    /// Open files of one process.
    pub open_files: u64,
    /// Processes at one time.
    pub processes: u64,
    /// Time on the clock for compiling a submission.
    pub build: Duration,
}

impl Default for Limits {
    /// Two seconds of processor time are a hundred times what an E5 case needs in a slow style; five times that on the
    /// clock leave room for a busy machine.
    fn default() -> Self {
        Self {
            cpu: Duration::from_secs(2),
            wall: Duration::from_secs(10),
            budget: Duration::from_secs(30),
            memory: 256 << 20,
            output: 1 << 20,
            file_size: 64 << 20,
            disk: 128 << 20,
            files: 2000,
            open_files: 128,
            processes: 64,
            build: Duration::from_mins(1),
        }
    }
}

impl Assignment {
    /// The signature of the call with this name.
    pub fn signature(&self, name: &str) -> Option<&Signature> {
        self.calls.iter().find(|signature| signature.name == name)
    }

    /// How the points of the suite with this id count.
    pub fn scoring(&self, suite: &str) -> Scoring {
        self.scoring.get(suite).copied().unwrap_or_default()
    }
}
