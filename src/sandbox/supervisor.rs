use std::{
    io::{self, BufRead, BufReader, Read, Write},
    os::{fd::OwnedFd, unix::net::UnixStream},
    process::Stdio,
    time::{Duration, Instant},
};

use rustix::{
    event::{PollFd, PollFlags, Timespec, poll},
    process::{Pid, WaitStatus, geteuid, setsid},
};

use super::{
    handover::{close_all_but, receive_plan, take_control},
    layer::NAMESPACES,
    limits,
    protocol::{Channels, Ended, Input, News, Order, Plan},
    start::{per_lane, start},
    system::{Pinned, adopt_orphans, end_of, prepare},
    tree::Tree,
    watch::Watch,
    wire::written,
};

/// Supervises a program, as another user if that is given.
pub(super) fn supervise(user: Option<u32>) -> io::Result<()> {
    // The checker's terminal is not the program's, and its Ctrl-C is the checker's.
    setsid()?;
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
    adopt_orphans()?;
    // Outside a user namespace and as one of many processes of a user, a program would be bound by what others start.
    let own = user.is_some() || plan.confinement.has(&NAMESPACES) && !geteuid().is_root();
    limits::bind(&plan.bounds, own)?;
    // What several lanes do at one time is to be spread, and what no harness answers may ask how many processors there are.
    let pinned = if plan.lanes == 1 && plan.channels == Channels::Private {
        Pinned::here()
    } else {
        None
    };
    let child = match start(plan, stdin, &lanes)? {
        Ok(child) => child,
        Err(error) => return Ok(Some(Ended::NotStarted(error.to_string()))),
    };
    drop(lanes);
    observe(child, unread, control, &mut watch, tree, pinned)
}

fn observe(
    child: Pid,
    unread: Vec<u8>,
    control: &UnixStream,
    watch: &mut Watch,
    tree: &Tree,
    mut pinned: Option<Pinned>,
) -> io::Result<Option<Ended>> {
    let end_of_child = end_of(child)?;
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
        if !watch.is_due(Instant::now()) {
            continue;
        }
        if let Some(pinned) = pinned.take_if(|_| watch.is_long(Instant::now())) {
            tree.release(&pinned);
        }
        if let Some(limit) = watch.look(tree, Instant::now()) {
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
