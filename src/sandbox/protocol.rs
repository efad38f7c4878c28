use std::{ffi::OsString, path::PathBuf, time::Duration};

use serde::{Deserialize, Serialize};

use super::layer::Confinement;
use crate::model::Limit;

/// The hidden name under which our binary becomes a supervisor, of which a program that is no ward needs no more.
pub(super) const SUPERVISOR: &str = "__supervise";

/// The hidden name under which our binary becomes a warden.
pub(super) const WARDEN: &str = "__guard";

/// The hidden name under which a warden starts our binary as a supervisor.
#[cfg(target_os = "linux")]
pub(super) const WARD: &str = "__supervise-inside";

/// The word in a command that the supervisor replaces with the numbers of the lanes' descriptors:
/// `channel,answers,stdout,stderr` for each lane, parted by blanks.
pub(super) const LANES: &str = "{lanes}";

/// What a session tells its supervisor: one line of JSON each.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Order {
    /// The first order; the descriptors travel beside it, first the program's standard input where it has one, then
    /// channel, answers, output and error output of each lane (a lane without a channel has the last two).
    Start(Box<Plan>),
    /// A lane begins something that may use this much.
    Begin(Lease),
    /// A lane is done with what it began.
    End {
        /// The lane.
        lane: usize,
    },
}

/// What the checker tells its warden: one message of JSON each.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Errand {
    /// Start a supervisor; its control socket travels beside.
    Start(Ward),
    /// End a supervisor that does not answer any more.
    Kill {
        /// Its number.
        number: u64,
    },
    /// Remove this folder when the checker has gone.
    Keep {
        /// The checker's folder for all temporary files.
        temporary: PathBuf,
        /// The process of the checker, which may have gone before the warden could look whose child it is.
        checker: i32,
    },
    /// Nothing follows: wait for the supervisors, and go.
    Done,
}

/// A supervisor to start.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Ward {
    /// No other has this number.
    pub(super) number: u64,
    /// Whether it lives in namespaces.
    pub(super) namespaces: bool,
    /// Whether it becomes another user.
    pub(super) user: bool,
}

/// What to start, and in which bounds.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Plan {
    pub(super) command: Vec<OsString>,
    pub(super) folder: PathBuf,
    /// The checker's folder for all temporary files.
    pub(super) temporary: PathBuf,
    pub(super) environment: Vec<(OsString, OsString)>,
    pub(super) stdin: Input,
    pub(super) lanes: usize,
    pub(super) channels: Channels,
    pub(super) bounds: Bounds,
    pub(super) first: Lease,
    pub(super) confinement: Confinement,
}

/// Where the program's standard input comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Input {
    /// Nowhere: it is empty.
    Empty,
    /// A file whose descriptor travels with the order.
    File,
}

/// Whether lanes have a private channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Channels {
    /// None: the program speaks through its standard streams.
    None,
    /// One each.
    Private,
}

/// Bounds that hold from start to end.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) struct Bounds {
    /// Memory of the whole tree, in bytes.
    pub(super) memory: u64,
    /// How the memory of one process is bounded besides.
    pub(super) backstop: Memory,
    /// Bytes that a lane may print on one stream under one lease.
    pub(super) output: u64,
    /// Processes of the whole tree at one time.
    pub(super) processes: u64,
    /// Bytes of any file.
    pub(super) file_size: u64,
    /// Bytes of all files in the program's own folders.
    pub(super) disk: u64,
    /// Files and folders there.
    pub(super) files: u64,
    /// Open files of a process.
    pub(super) open_files: u64,
    /// Seconds of processor time of one process.
    pub(super) process_seconds: u64,
}

/// Which resource limit bounds the memory of one process, at twice what the tree may use: the sampling decides, this only
/// stops what grows faster than it is sampled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Memory {
    /// Its address space.
    AddressSpace,
    /// Its data segment, for runtimes that reserve far more address space than they use.
    Data,
}

/// The right of a lane to use so much from now on.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) struct Lease {
    pub(super) lane: usize,
    /// No other lease of the session has this number.
    pub(super) number: u64,
    pub(super) cpu: Duration,
    pub(super) wall: Duration,
}

/// What a supervisor tells its session: one line of JSON each.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum News {
    /// The private folder is made, and its descriptor travels beside this.
    Settled,
    /// Nothing follows.
    Ended(Ended),
}

/// How a supervisor's work came to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ended {
    /// The program ended itself with this status.
    Exited(i32),
    /// The program was ended by this signal, not by us.
    Signalled(i32),
    /// A lane reached a limit, and the tree was ended.
    Limit {
        /// The limit.
        limit: Limit,
        /// The lane and the number of its lease that ran out; memory is the whole tree's, so there it is `None`.
        lease: Option<(usize, u64)>,
    },
    /// The program could not be started; what the system said about it.
    NotStarted(String),
    /// The supervisor met a fault of ours.
    Fault(String),
}
