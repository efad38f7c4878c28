use std::{
    collections::VecDeque,
    ffi::OsString,
    fs::File,
    io::{self, Write},
    os::fd::{AsFd, BorrowedFd, OwnedFd},
    os::unix::net::UnixStream,
    path::Path,
    time::{Duration, Instant},
};

use rustix::event::{PollFd, PollFlags, Timespec, poll};

use super::{
    lane::{Lane, Look},
    layer::Confinement,
    overseer::Supervisor,
    protocol::{Bounds, Channels, Ended, Input, LANES, Lease, Memory, News, Order, Plan},
    wire::{receive, send, written},
};
use crate::{error::Error, model::Limits};

/// How long the news of the tree's end may take after a channel was closed: the supervisor ends the tree in some milliseconds,
/// also on a busy machine. Only a program that closes its channel and lives on makes anybody wait so long.
const NEWS: Duration = Duration::from_secs(2);

/// How long after a limit the supervisor may take to tell of it.
const OVERDUE: Duration = Duration::from_secs(20);

/// A program to start in the sandbox.
pub struct Launch<'a> {
    /// The command: an absolute program and its arguments.
    pub command: Vec<OsString>,
    /// The submission's private folder, in which the program starts.
    pub folder: &'a Path,
    /// All of its environment.
    pub environment: Vec<(OsString, OsString)>,
    /// What it may use.
    pub limits: &'a Limits,
    /// How the memory of one process is bounded besides.
    pub memory: Memory,
    /// What it reads; `None` for an empty standard input.
    pub stdin: Option<File>,
    /// How many lanes with a private channel it gets; with 0 it has one lane that consists of its standard streams.
    pub channels: usize,
    /// Where the files of the lanes are, which have no name.
    pub lanes: &'a Path,
    /// The folder with all files that must not outlive this process: when it is gone, the supervisor removes it.
    pub temporary: &'a Path,
    /// What its start may use: processor time, and time on the clock.
    pub first: (Duration, Duration),
    /// What it may do beside computing.
    pub confinement: Confinement,
}

/// A running program, seen from our side. Dropping it ends the whole process tree.
pub struct Session {
    supervisor: Supervisor,
    control: UnixStream,
    unread: Vec<u8>,
    lanes: Vec<Lane>,
    /// The number of the lease that was given last.
    lease: u64,
    happened: VecDeque<Happening>,
    private: Option<OwnedFd>,
    /// When the supervisor must have told of an end: later, it does not work any more.
    overdue: Instant,
}

/// What a session can tell.
#[derive(Debug)]
pub enum Happening {
    /// A lane answered with a line.
    Line(usize, String),
    /// A lane closed its channel.
    Closed(usize),
    /// A lane sent more than any answer can be.
    TooLong(usize),
    /// The tree has ended, and nothing can happen any more.
    Ended(Ended),
}

impl Launch<'_> {
    /// The word of a command that is replaced with the numbers of the lanes' descriptors.
    pub const LANES: &'static str = LANES;

    /// The most lanes that a program can have: their descriptors leave it half of the open files that it may have.
    pub const MOST_LANES: usize = 16;

    fn plan(&self) -> Plan {
        let limits = self.limits;
        Plan {
            command: self.command.clone(),
            folder: self.folder.to_owned(),
            temporary: self.temporary.to_owned(),
            environment: self.environment.clone(),
            stdin: if self.stdin.is_some() {
                Input::File
            } else {
                Input::Empty
            },
            lanes: self.channels.max(1),
            channels: if self.channels == 0 {
                Channels::None
            } else {
                Channels::Private
            },
            bounds: Bounds {
                memory: limits.memory,
                backstop: self.memory,
                output: limits.output,
                // A lane of a harness has a process of its own, and so has a case in it.
                processes: limits.processes.saturating_add(1 + 2 * self.channels as u64),
                file_size: limits.file_size,
                disk: limits.disk,
                files: limits.files,
                open_files: limits.open_files,
                process_seconds: limits.budget.max(limits.build).as_secs() + 1,
            },
            first: Lease {
                number: 0,
                lane: 0,
                cpu: self.first.0,
                wall: self.first.1,
            },
            confinement: self.confinement.clone(),
        }
    }
}

impl Session {
    /// Starts a program; its first lane begins with the lease for the start.
    pub fn start(launch: Launch<'_>) -> Result<Self, Error> {
        Self::try_start(launch).map_err(|error| Error::Internal(format!("the sandbox could not be started: {error}")))
    }

    fn try_start(launch: Launch<'_>) -> io::Result<Self> {
        let plan = launch.plan();
        let mut lanes = Vec::new();
        let mut theirs: Vec<OwnedFd> = launch.stdin.map(OwnedFd::from).into_iter().collect();
        for _ in 0..plan.lanes {
            let (lane, descriptors) = Lane::open(launch.lanes, plan.channels)?;
            lanes.push(lane);
            theirs.extend(descriptors);
        }
        let (control, other) = UnixStream::pair()?;
        let supervisor = Supervisor::start(other.into(), &plan)?;
        let session = Self {
            overdue: Instant::now() + launch.first.1 + OVERDUE,
            supervisor,
            control,
            unread: Vec::new(),
            lanes,
            lease: 0,
            happened: VecDeque::new(),
            private: None,
        };
        let borrowed: Vec<BorrowedFd<'_>> = theirs.iter().map(AsFd::as_fd).collect();
        send(&session.control, &Order::Start(Box::new(plan)), &borrowed)?;
        session.control.set_nonblocking(true)?;
        Ok(session)
    }

    /// Hands a lane something to do, and the right to use so much for it; returns the number of that lease.
    pub fn begin(&mut self, lane: usize, line: &str, cpu: Duration, wall: Duration) -> u64 {
        self.overdue = self.overdue.max(Instant::now() + wall + OVERDUE);
        self.lease += 1;
        let number = self.lease;
        self.order(&Order::Begin(Lease {
            lane,
            number,
            cpu,
            wall,
        }));
        self.lanes[lane].send(line);
        number
    }

    /// Says that a lane is done with what it began.
    pub fn end(&mut self, lane: usize) {
        self.order(&Order::End { lane });
    }

    /// The private folder as the program sees it, where that is another than everybody sees. It is known from the first
    /// happening on.
    pub fn private(&self) -> Option<&OwnedFd> {
        self.private.as_ref()
    }

    /// A lane.
    pub fn lane(&self, lane: usize) -> &Lane {
        &self.lanes[lane]
    }

    /// Waits for the next thing to happen. After [`Happening::Ended`] it must not be asked again.
    pub fn wait_for_next(&mut self) -> Happening {
        loop {
            let waited = match self.happened.pop_front() {
                Some(Happening::Closed(lane)) => return self.closed(lane),
                Some(happening) => return happening,
                None if Instant::now() > self.overdue => return Happening::Ended(self.supervisor.give_up()),
                None => self.wait_for(Some(self.overdue.saturating_duration_since(Instant::now()))),
            };
            if let Err(error) = waited {
                return Happening::Ended(Ended::Fault(error.to_string()));
            }
        }
    }

    /// A channel closes when the tree ends, and the news of that is slower: it is waited for, as it says more.
    fn closed(&mut self, lane: usize) -> Happening {
        let until = Instant::now() + NEWS;
        while Instant::now() < until {
            if let Err(error) = self.wait_for(Some(until.saturating_duration_since(Instant::now()))) {
                return Happening::Ended(Ended::Fault(error.to_string()));
            }
            self.happened
                .retain(|happening| !matches!(happening, Happening::Closed(_)));
            if let Some(Happening::Ended(_)) = self.happened.back() {
                return self.wait_for_next();
            }
        }
        Happening::Closed(lane)
    }

    /// An order is lost only when the supervisor has ended, which `wait_for_next` tells.
    fn order(&mut self, order: &Order) {
        if let Ok(line) = written(order) {
            let _ = self.control.write_all(&line);
        }
    }

    /// Waits until something happens, or for this time at most.
    fn wait_for(&mut self, most: Option<Duration>) -> io::Result<()> {
        let open: Vec<usize> = (0..self.lanes.len())
            .filter(|&lane| self.lanes[lane].channel().is_some())
            .collect();
        let mut polled = vec![PollFd::new(&self.control, PollFlags::IN)];
        polled.extend(
            open.iter()
                .filter_map(|&lane| self.lanes[lane].channel())
                .map(|channel| PollFd::new(channel, PollFlags::IN)),
        );
        let most = most.and_then(|most| Timespec::try_from(most).ok());
        match poll(&mut polled, most.as_ref()) {
            Ok(_) => {}
            Err(rustix::io::Errno::INTR) => return Ok(()),
            Err(error) => return Err(error.into()),
        }
        let ready: Vec<bool> = polled.iter().map(|fd| !fd.revents().is_empty()).collect();
        drop(polled);
        let ended = if ready[0] { self.read_control()? } else { None };
        // What a lane answered before the tree ended counts: the lanes are read after the end is known, and told before it.
        for (&lane, &ready) in open.iter().zip(&ready[1..]) {
            if ready || ended.is_some() {
                self.read_lane(lane, ended.is_some());
            }
        }
        self.happened.extend(ended.map(Happening::Ended));
        Ok(())
    }

    fn read_lane(&mut self, lane: usize, ended: bool) {
        let (lines, last) = match self.lanes[lane].look() {
            Look::Lines(lines) => (lines, None),
            Look::Closed(lines) => (lines, Some(Happening::Closed(lane)).filter(|_| !ended)),
            Look::TooLong => (Vec::new(), Some(Happening::TooLong(lane))),
        };
        self.happened
            .extend(lines.into_iter().map(|line| Happening::Line(lane, line)));
        self.happened.extend(last);
    }

    fn read_control(&mut self) -> io::Result<Option<Ended>> {
        let mut buffer = [0; 4096];
        match receive(&self.control, &mut buffer) {
            Ok((0, _)) => return Ok(Some(self.supervisor.gone())),
            Ok((count, descriptors)) => {
                self.private = descriptors.into_iter().next().or(self.private.take());
                self.unread.extend_from_slice(&buffer[..count]);
            }
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(None),
            // It has gone and has not read all its orders.
            Err(error) if error.kind() == io::ErrorKind::ConnectionReset => return Ok(Some(self.supervisor.gone())),
            Err(error) => return Err(error),
        }
        let whole = self
            .unread
            .iter()
            .rposition(|&byte| byte == b'\n')
            .map_or(0, |end| end + 1);
        let rest = self.unread.split_off(whole);
        let lines = std::mem::replace(&mut self.unread, rest);
        for line in lines.split_inclusive(|&byte| byte == b'\n') {
            match serde_json::from_slice(line)? {
                News::Settled => {}
                News::Ended(ended) => return Ok(Some(ended)),
            }
        }
        Ok(None)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // The supervisor ends everything when nobody is there any more.
        let _ = self.control.shutdown(std::net::Shutdown::Both);
    }
}
