//! The start of the program itself.

use std::{
    io,
    os::{
        fd::{AsRawFd, OwnedFd},
        unix::process::CommandExt,
    },
    process::{Command, Stdio},
};

use rustix::{
    io::{FdFlags, fcntl_dupfd_cloexec, fcntl_setfd},
    process::Pid,
};

use super::{
    layer::confine,
    protocol::{Channels, LANES, Plan},
    system::marks,
};

/// Descriptors that a program gets for its lanes are numbered from here, out of the way of those that people name.
pub(super) const FIRST_DESCRIPTOR: i32 = 10;

/// How many descriptors a lane has.
pub(super) fn per_lane(channels: Channels) -> usize {
    match channels {
        Channels::None => 2,
        Channels::Private => 4,
    }
}

/// Starts the program with its lanes' descriptors from [`FIRST_DESCRIPTOR`] on and nothing else inherited. The inner error is
/// what the system said about the program itself.
pub(super) fn start(plan: &Plan, stdin: Stdio, lanes: &[Vec<OwnedFd>]) -> io::Result<io::Result<Pid>> {
    let streams: Vec<OwnedFd> = lanes
        .first()
        .into_iter()
        .flat_map(|lane| lane.iter().rev().take(2).rev())
        .map(OwnedFd::try_clone)
        .collect::<io::Result<_>>()?;
    let [output, error] =
        <[OwnedFd; 2]>::try_from(streams).map_err(|_| io::Error::other("a lane lacks its streams"))?;
    let mut inherited = Vec::new();
    if plan.channels == Channels::Private {
        for descriptor in lanes.iter().flatten() {
            let moved = fcntl_dupfd_cloexec(descriptor, FIRST_DESCRIPTOR)?;
            fcntl_setfd(&moved, FdFlags::empty())?;
            inherited.push(moved);
        }
    }
    let words: Vec<String> = inherited
        .chunks(per_lane(plan.channels))
        .map(|lane| {
            lane.iter()
                .map(|fd| fd.as_raw_fd().to_string())
                .collect::<Vec<_>>()
                .join(",")
        })
        .collect();
    let mut command = plan.command.iter().map(|word| {
        if word == LANES {
            words.join(" ").into()
        } else {
            word.clone()
        }
    });
    let program = command.next().ok_or_else(|| io::Error::other("an empty command"))?;
    let mut starter = Command::new(program);
    starter
        .args(command)
        .env_clear()
        .envs(plan.environment.iter().map(|(name, value)| (name, value)))
        .envs(marks())
        .current_dir(&plan.folder)
        .stdin(stdin)
        .stdout(output)
        .stderr(error)
        .process_group(0);
    // The layers hold for the thread that sets them and for what it starts.
    let confined = std::thread::spawn({
        let confinement = plan.confinement.clone();
        move || confine(&confinement).map(|()| starter.spawn())
    });
    let started = confined
        .join()
        .map_err(|_| io::Error::other("the thread that starts the program panicked"))?
        .map_err(io::Error::other)?;
    Ok(started.map(|child| Pid::from_child(&child)))
}
