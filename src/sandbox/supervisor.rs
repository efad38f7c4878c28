use std::{
    fs::{self, File},
    io::{self, BufRead, BufReader, Read, Write},
    os::fd::{AsFd, AsRawFd, OwnedFd},
    os::unix::{net::UnixStream, process::CommandExt},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use rustix::{
    event::{PollFd, PollFlags, Timespec, poll},
    fs::{Gid, Mode, Uid, fchown},
    io::{FdFlags, fcntl_dupfd_cloexec, fcntl_setfd},
    process::{
        DumpableBehavior, Pid, PidfdFlags, Signal, WaitStatus, geteuid, pidfd_open, set_child_subreaper,
        set_dumpable_behavior, set_parent_process_death_signal, umask,
    },
};

use super::{
    layer::{NAMESPACES, become_user, confine, give, give_up_rights, settle},
    limits,
    protocol::{Channels, Ended, Input, LANES, News, Order, Plan},
    tree::Tree,
    watch::Watch,
    wire::{receive, send, written},
};

/// Descriptors that a program gets for its lanes are numbered from here, out of the way of those that people name.
const FIRST_DESCRIPTOR: i32 = 10;

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
        Outcome::Ended(ended) => Ok(u8::from(control.write_all(&written(&News::Ended(ended))?).is_err())),
        Outcome::Stopped => Ok(0),
        Outcome::Abandoned => Ok(1),
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

/// The control socket arrives as standard input. It moves out of the way, and standard input becomes empty.
fn take_control() -> io::Result<UnixStream> {
    let control = fcntl_dupfd_cloexec(io::stdin(), FIRST_DESCRIPTOR)?;
    rustix::stdio::dup2_stdin(File::open("/dev/null")?)?;
    Ok(control.into())
}

/// The first order, what of later orders came with it, and the descriptors beside it.
fn receive_plan(control: &UnixStream) -> io::Result<(Box<Plan>, Vec<u8>, Vec<OwnedFd>)> {
    let mut text = Vec::new();
    let mut descriptors = Vec::new();
    let mut buffer = vec![0; 1 << 16];
    while !text.contains(&b'\n') {
        let (count, beside) = receive(control, &mut buffer)?;
        if count == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        descriptors.extend(beside);
        text.extend_from_slice(&buffer[..count]);
    }
    let end = text.iter().position(|&byte| byte == b'\n').unwrap_or(text.len());
    let unread = text.split_off((end + 1).min(text.len()));
    match serde_json::from_slice(&text)? {
        Order::Start(plan) => Ok((plan, unread, descriptors)),
        other => Err(io::Error::other(format!("{other:?} came first"))),
    }
}

/// Closes whatever else was inherited, from whomever: the program must not find it, and nobody shall wait for us to close it.
fn close_all_but(control: &UnixStream, descriptors: &[OwnedFd]) -> io::Result<()> {
    let mut kept: Vec<i32> = descriptors.iter().map(AsRawFd::as_raw_fd).collect();
    kept.extend([0, 1, 2, control.as_raw_fd()]);
    let open: Vec<i32> = fs::read_dir("/proc/self/fd")?
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
        .collect();
    for descriptor in open.into_iter().filter(|descriptor| !kept.contains(descriptor)) {
        // The one that listed the folder is closed already.
        let _ = nix::unistd::close(descriptor);
    }
    Ok(())
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
    set_child_subreaper(Some(rustix::process::getpid()))?;
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

/// Makes the place in which the program is to run, and becomes the user as whom it is to run.
fn prepare(plan: &Plan, user: Option<u32>, descriptors: &[OwnedFd], control: &UnixStream) -> io::Result<()> {
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
    umask(Mode::WGRP | Mode::WOTH);
    // Nobody below looks into this process, and without its warden it shall not go on.
    set_dumpable_behavior(DumpableBehavior::NotDumpable)?;
    set_parent_process_death_signal(Some(Signal::KILL))?;
    Ok(())
}

fn per_lane(channels: Channels) -> usize {
    match channels {
        Channels::None => 2,
        Channels::Private => 4,
    }
}

/// Starts the program with its lanes' descriptors from [`FIRST_DESCRIPTOR`] on and nothing else inherited. The inner error is
/// what the system said about the program itself.
fn start(plan: &Plan, stdin: Stdio, lanes: &[Vec<OwnedFd>]) -> io::Result<io::Result<Pid>> {
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

fn observe(child: Pid, unread: Vec<u8>, control: &UnixStream, watch: &mut Watch, tree: &Tree) -> io::Result<Outcome> {
    let end_of_child = pidfd_open(child, PidfdFlags::empty())?;
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
