//! What limits and the end of a tree need and Linux does otherwise than other systems: the same names for both.
//!
//! `elsewhere` is written for macOS, where no test of ours has run yet: only the compiler has seen it.

#[cfg(not(target_os = "linux"))]
mod elsewhere;
#[cfg(target_os = "linux")]
mod linux;

use std::time::Duration;

#[cfg(not(target_os = "linux"))]
pub(super) use elsewhere::gate;
#[cfg(not(target_os = "linux"))]
pub(super) use elsewhere::{
    ADOPTS, Family, OWN_DESCRIPTORS, PEAK_UNIT, Pinned, RECEIVING, SENDING, adopt_orphans, bind_memory, close_on_exec,
    end_of, file_in_memory, marks, prepare, runnable,
};
#[cfg(target_os = "linux")]
pub(super) use linux::{
    ADOPTS, Family, OWN_DESCRIPTORS, PEAK_UNIT, Pinned, RECEIVING, SENDING, adopt_orphans, bind_memory, close_on_exec,
    end_of, file_in_memory, marks, prepare, runnable,
};

/// A process of a tree, as it was when it was looked at.
pub(super) struct Process {
    pub(super) pid: i32,
    /// It has ended, and nobody has waited for it.
    pub(super) ended: bool,
    pub(super) cpu: Duration,
    /// In bytes; what it shares with others counts.
    pub(super) memory: u64,
}
