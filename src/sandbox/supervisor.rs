use std::{
    io::{self, BufRead, BufReader, Read, Write},
    os::{
        fd::{AsFd, OwnedFd},
        unix::net::UnixStream,
    },
    process::Stdio,
    time::{Duration, Instant},
};

use rustix::{
    event::{PollFd, PollFlags, Timespec, poll},
    fs::{Gid, Mode, Uid, fchown},
    process::{
        DumpableBehavior, Pid, PidfdFlags, Signal, WaitStatus, geteuid, pidfd_open, set_child_subreaper,
        set_dumpable_behavior, set_parent_process_death_signal, setsid, umask,
    },
};

use super::{
    handover::{close_all_but, receive_plan, take_control},
    layer::{NAMESPACES, become_user, give, give_up_rights, settle},
    limits,
    protocol::{Ended, Input, News, Order, Plan},
    start::{per_lane, start},
    tree::Tree,
    watch::Watch,
    wire::{send, written},
};

/// Supervises a program, as another user if that is given.
pub(super) fn supervise(user: Option<u32>) -> io::Result<()> {
    // The terminal of the checker's session is not the program's.
    let _ = setsid();
    let mut control = take_control()?;
    let (plan, unread, descriptors) = receive_plan(&control)?;
    close_all_but(&control, &descriptors)?;
    let tree = Tree::below_this_process();
    let ended = run(&plan, user, unread, descriptors, &control, &tree)
        .unwrap_or_else(|error| Some(Ended::Fault(error.to_string())));
    tree.end();
    if let Some(ended) = ended {
        // A session that hears nothing any more has been dropped, or has gone with its process.
        let _ = control.write_all(&written(&News::Ended(ended))?);
    }
    Ok(())
}

/// Starts the program and watches it until it ends or reaches a limit; `None` when the session wants no more of it.
fn run(
    plan: &Plan,
    user: Option<u32>,
    unread: Vec<u8>,
    descriptors: Vec<OwnedFd>,
    control: &UnixStream,
    tree: &Tree,
) -> io::Result<Option<Ended>> {
    prepare(plan, user, &descriptors, control)?;
    let mut descriptors = descriptors.into_iter();
    let stdin = match plan.stdin {
        Input::Empty => Stdio::null(),
        Input::File => descriptors.next().map_or_else(Stdio::null, Stdio::from),
    };
    let lanes: Vec<Vec<OwnedFd>> = (0..plan.lanes)
        .map(|_| descriptors.by_ref().take(per_lane(plan.channels)).collect())
        .collect();
    let mut watch = Watch::new(plan, &lanes)?;
    set_child_subreaper(Some(rustix::process::getpid()))?;
    // Outside a user namespace and as one of many processes of a user, a program would be bound by what others start.
    let own = user.is_some() || plan.confinement.has(&NAMESPACES) && !geteuid().is_root();
    limits::bind(&plan.bounds, own)?;
    let child = match start(plan, stdin, &lanes)? {
        Ok(child) => child,
        Err(error) => return Ok(Some(Ended::NotStarted(error.to_string()))),
    };
    drop(lanes);
    observe(child, unread, control, &mut watch, tree)
}

/// Makes the place in which the program is to run, and becomes the user as whom it is to run.
fn prepare(plan: &Plan, user: Option<u32>, descriptors: &[OwnedFd], control: &UnixStream) -> io::Result<()> {
    // The operator's own mask is for the operator's files.
    umask(Mode::WGRP | Mode::WOTH);
    let confinement = &plan.confinement;
    if confinement.has(&NAMESPACES) {
        let private = settle(confinement, &plan.bounds, user)?;
        send(control, &News::Settled, &[private.as_fd()])?;
    } else if let Some(user) = user {
        give(confinement, user, &plan.temporary)?;
    }
    if let Some(user) = user {
        // A program may open its standard streams by their names.
        for descriptor in descriptors {
            fchown(descriptor, Some(Uid::from_raw(user)), Some(Gid::from_raw(user)))?;
        }
        become_user(user)?;
    } else if !geteuid().is_root() {
        give_up_rights()?;
    }
    // Nobody below looks into this process.
    set_dumpable_behavior(DumpableBehavior::NotDumpable)?;
    if confinement.has(&NAMESPACES) {
        // With the first process of a namespace all others end. Anywhere else this one is needed to end them.
        set_parent_process_death_signal(Some(Signal::KILL))?;
    }
    Ok(())
}

fn observe(
    child: Pid,
    unread: Vec<u8>,
    control: &UnixStream,
    watch: &mut Watch,
    tree: &Tree,
) -> io::Result<Option<Ended>> {
    let end_of_child = pidfd_open(child, PidfdFlags::empty())?;
    control.set_nonblocking(true)?;
    let mut orders = BufReader::new(io::Cursor::new(unread).chain(control));
    let mut partial = Vec::new();
    loop {
        match obey(&mut orders, &mut partial, watch)? {
            Obedience::Waiting => {}
            Obedience::Stopping => return Ok(None),
        }
        let timeout = watch.next_look().map(timespec);
        let mut polled = [
            PollFd::new(control, PollFlags::IN),
            PollFd::new(&end_of_child, PollFlags::IN),
        ];
        match poll(&mut polled, timeout.as_ref()) {
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
        if !polled[1].revents().is_empty()
            && let Some(status) = Tree::reap(child)
        {
            // A program that was ended by its own limit, such as a file too large, had reached ours as well.
            let limit = watch.look(tree, Instant::now());
            return Ok(Some(limit.unwrap_or_else(|| how_it_ended(status))));
        }
        if watch.is_due(Instant::now())
            && let Some(limit) = watch.look(tree, Instant::now())
        {
            return Ok(Some(limit));
        }
    }
}

/// Whether the orders so far let the program run.
enum Obedience {
    Waiting,
    Stopping,
}

/// Does what the session has ordered so far. One that has gone away wants no more, or has gone with its whole process.
fn obey(orders: &mut impl BufRead, partial: &mut Vec<u8>, watch: &mut Watch) -> io::Result<Obedience> {
    loop {
        match orders.read_until(b'\n', partial) {
            Ok(_) if !partial.ends_with(b"\n") => return Ok(Obedience::Stopping),
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(Obedience::Waiting),
            Err(error) if error.kind() == io::ErrorKind::ConnectionReset => return Ok(Obedience::Stopping),
            Err(error) => return Err(error),
        }
        match serde_json::from_slice(partial)? {
            Order::Begin(lease) => watch.begin(&lease, Instant::now()),
            Order::End { lane } => watch.end(lane),
            Order::Start(_) => return Ok(Obedience::Stopping),
        }
        partial.clear();
    }
}

fn how_it_ended(status: WaitStatus) -> Ended {
    match (status.exit_status(), status.terminating_signal()) {
        (Some(code), _) => Ended::Exited(code),
        (None, Some(signal)) => Ended::Signalled(signal),
        (None, None) => Ended::Fault(format!("a child ended with {status:?}")),
    }
}

fn timespec(duration: Duration) -> Timespec {
    Timespec {
        tv_sec: i64::try_from(duration.as_secs()).unwrap_or(i64::MAX),
        tv_nsec: i64::from(duration.subsec_nanos()),
    }
}
