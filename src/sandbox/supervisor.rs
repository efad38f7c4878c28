use std::{
    io::{self, BufRead, BufReader, Read, Write},
    os::{fd::OwnedFd, unix::net::UnixStream},
    process::Stdio,
    time::{Duration, Instant},
};

use rustix::{
    event::{PollFd, PollFlags, Timespec, poll},
    process::{Pid, WaitStatus, geteuid},
};

use super::{
    handover::{close_all_but, receive_plan, take_control},
    hidden::ABANDONED,
    layer::NAMESPACES,
    limits,
    protocol::{Ended, Input, News, Order, Plan},
    start::{per_lane, start},
    system::{adopt_orphans, end_of, prepare},
    tree::Tree,
    watch::Watch,
    wire::written,
};

/// Supervises a program, as another user if that is given; returns 0 when everybody who has to know of its end does.
pub(super) fn supervise(user: Option<u32>) -> io::Result<u8> {
    let mut control = take_control()?;
    let (plan, unread, descriptors) = receive_plan(&control)?;
    close_all_but(&control, &descriptors)?;
    let tree = Tree::below_this_process();
    let end = run(&plan, user, unread, descriptors, &control, &tree)
        .unwrap_or_else(|error| Ended::Fault(error.to_string()).into());
    tree.end();
    match end {
        // A session that hears nothing any more has been dropped, or has gone with its process.
        Outcome::Ended(ended) => Ok(control
            .write_all(&written(&News::Ended(ended))?)
            .map_or(ABANDONED, |()| 0)),
        Outcome::Stopped => Ok(0),
        Outcome::Abandoned => Ok(ABANDONED),
    }
}

/// Why a supervisor has nothing more to do.
enum Outcome {
    /// The program has ended, which the session is told.
    Ended(Ended),
    /// The session wants no more of it.
    Stopped,
    /// The checker has gone, without a chance to tidy up.
    Abandoned,
}

impl From<Ended> for Outcome {
    fn from(ended: Ended) -> Self {
        Self::Ended(ended)
    }
}

/// Starts the program and watches it until it ends, reaches a limit or is told to stop.
fn run(
    plan: &Plan,
    user: Option<u32>,
    unread: Vec<u8>,
    descriptors: Vec<OwnedFd>,
    control: &UnixStream,
    tree: &Tree,
) -> io::Result<Outcome> {
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
    let child = match start(plan, stdin, &lanes)? {
        Ok(child) => child,
        Err(error) => return Ok(Ended::NotStarted(error.to_string()).into()),
    };
    drop(lanes);
    observe(child, unread, control, &mut watch, tree)
}

fn observe(child: Pid, unread: Vec<u8>, control: &UnixStream, watch: &mut Watch, tree: &Tree) -> io::Result<Outcome> {
    let end_of_child = end_of(child)?;
    control.set_nonblocking(true)?;
    let mut orders = BufReader::new(io::Cursor::new(unread).chain(control));
    let mut partial = Vec::new();
    loop {
        match obey(&mut orders, &mut partial, watch)? {
            Obedience::Waiting => {}
            Obedience::Stopping => return Ok(Outcome::Stopped),
            Obedience::Alone => return Ok(Outcome::Abandoned),
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
            return Ok(limit.unwrap_or_else(|| how_it_ended(status)).into());
        }
        if watch.is_due(Instant::now())
            && let Some(limit) = watch.look(tree, Instant::now())
        {
            return Ok(limit.into());
        }
    }
}

/// Whether the orders so far let the program run.
enum Obedience {
    Waiting,
    Stopping,
    /// Nobody is there to give any.
    Alone,
}

/// Does what the session has ordered so far. One that has gone away without a word has gone with its whole process.
fn obey(orders: &mut impl BufRead, partial: &mut Vec<u8>, watch: &mut Watch) -> io::Result<Obedience> {
    loop {
        match orders.read_until(b'\n', partial) {
            Ok(_) if !partial.ends_with(b"\n") => return Ok(Obedience::Alone),
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(Obedience::Waiting),
            Err(error) if error.kind() == io::ErrorKind::ConnectionReset => return Ok(Obedience::Alone),
            Err(error) => return Err(error),
        }
        match serde_json::from_slice(partial)? {
            Order::Begin(lease) => watch.begin(&lease, Instant::now()),
            Order::End { lane } => watch.end(lane),
            Order::Stop | Order::Start(_) => return Ok(Obedience::Stopping),
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
