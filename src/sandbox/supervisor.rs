use std::{
    fs::{self, File},
    io::{self, BufRead, BufReader, IoSliceMut, Read, Write},
    mem::MaybeUninit,
    os::fd::{AsRawFd, OwnedFd},
    os::unix::{net::UnixStream, process::CommandExt},
    path::Path,
    process::{Command, ExitCode, Stdio},
    time::{Duration, Instant},
};

use rustix::{
    event::{PollFd, PollFlags, Timespec, poll},
    io::{FdFlags, fcntl_dupfd_cloexec, fcntl_setfd},
    net::{RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, recvmsg},
    process::{Pid, PidfdFlags, WaitStatus, getppid, pidfd_open, set_child_subreaper},
};

use super::{
    Launch,
    layer::confine,
    limits,
    protocol::{Channels, Ended, Input, LANES, Order, Plan, SUPERVISOR},
    tree::Tree,
    watch::Watch,
};

/// Descriptors that a program gets for its lanes are numbered from here, out of the way of those that people name.
const FIRST_DESCRIPTOR: i32 = 10;

/// How often a folder that is still being written to is removed, and how long after each other.
const REMOVALS: u32 = 50;
/// How often a supervisor looks whether the checker has gone, as long after each other.
const CERTAINTY: u32 = 25;
const BETWEEN_REMOVALS: Duration = Duration::from_millis(20);

/// Most descriptors that travel with an order: four for each lane, and a standard input.
const MOST_DESCRIPTORS: usize = 4 * Launch::MOST_LANES + 1;

/// Becomes a supervisor when this process was started as one, and returns its exit code when it is done.
pub fn supervise_if_asked() -> Option<ExitCode> {
    let mut arguments = std::env::args_os().skip(1);
    (arguments.next()? == SUPERVISOR).then(|| match supervise() {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    })
}

fn supervise() -> io::Result<()> {
    let checker = getppid();
    let mut control = take_control()?;
    let (plan, unread, descriptors) = receive_plan(&control)?;
    close_all_but(&control, &descriptors)?;
    let mut tree = Tree::below_this_process();
    let end = run(&plan, unread, descriptors, &control, &mut tree)
        .unwrap_or_else(|error| Ended::Fault(error.to_string()).into());
    tree.end();
    match end {
        Outcome::Ended(ended) => {
            let mut line = serde_json::to_vec(&ended)?;
            line.push(b'\n');
            // A session that hears nothing any more has been dropped, or has gone with its process.
            control
                .write_all(&line)
                .or_else(|_| remove_if_orphan(&plan.temporary, checker))
        }
        Outcome::Stopped => Ok(()),
        Outcome::Abandoned => remove_if_orphan(&plan.temporary, checker),
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

/// Removes the checker's temporary files, unless it lives. A process closes its sockets a moment before its children see that
/// it has ended.
fn remove_if_orphan(folder: &Path, checker: Option<Pid>) -> io::Result<()> {
    for _ in 0..CERTAINTY {
        if getppid() != checker {
            return remove(folder);
        }
        std::thread::sleep(BETWEEN_REMOVALS);
    }
    Ok(())
}

/// Removes a folder, in which other supervisors may still be ending what writes there.
fn remove(folder: &Path) -> io::Result<()> {
    for _ in 0..REMOVALS {
        match fs::remove_dir_all(folder) {
            Ok(()) => return Ok(()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(_) => std::thread::sleep(BETWEEN_REMOVALS),
        }
    }
    fs::remove_dir_all(folder)
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
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(MOST_DESCRIPTORS))];
    while !text.contains(&b'\n') {
        let mut beside = RecvAncillaryBuffer::new(&mut space);
        let mut into = [IoSliceMut::new(&mut buffer)];
        let count = recvmsg(control, &mut into, &mut beside, RecvFlags::CMSG_CLOEXEC)?.bytes;
        if count == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        for message in beside.drain() {
            if let RecvAncillaryMessage::ScmRights(received) = message {
                descriptors.extend(received);
            }
        }
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
    unread: Vec<u8>,
    descriptors: Vec<OwnedFd>,
    control: &UnixStream,
    tree: &mut Tree,
) -> io::Result<Outcome> {
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
    limits::bind(&plan.bounds)?;
    let child = match start(plan, stdin, &lanes)? {
        Ok(child) => child,
        Err(error) => return Ok(Ended::NotStarted(error.to_string()).into()),
    };
    drop(lanes);
    observe(child, unread, control, &mut watch, tree)
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

fn observe(
    child: Pid,
    unread: Vec<u8>,
    control: &UnixStream,
    watch: &mut Watch,
    tree: &mut Tree,
) -> io::Result<Outcome> {
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
