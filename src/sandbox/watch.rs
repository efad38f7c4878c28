use std::{
    fs::File,
    io,
    os::fd::OwnedFd,
    time::{Duration, Instant},
};

use super::{
    protocol::{Bounds, Ended, Lease, Plan},
    room::Room,
    tree::Tree,
};
use crate::model::Limit;

/// The first look comes this long after a lease begins: most cases are over by then and never cost a look.
const FIRST_LOOK: Duration = Duration::from_millis(20);

/// Looks come at most this far apart: a program that fills memory at full speed adds some 200 MiB meanwhile, which the
/// backstop of twice the limit bounds.
const LONGEST_PAUSE: Duration = Duration::from_millis(50);

/// A case that lasts as long gains nothing any more from staying on one processor.
const SHORT: Duration = Duration::from_millis(100);

/// What each lane may still use, and what the tree has used.
pub(super) struct Watch {
    bounds: Bounds,
    lanes: Vec<Watched>,
    room: Room,
    pause: Duration,
    next: Option<Instant>,
}

struct Watched {
    streams: [File; 2],
    running: Option<Running>,
}

/// A lease that has begun.
struct Running {
    number: u64,
    cpu: Duration,
    since: Instant,
    until: Instant,
    /// The tree's processor time at the first look since the lease began.
    cpu_before: Option<Duration>,
    /// What each stream held when it began.
    printed_before: [u64; 2],
}

impl Watch {
    pub(super) fn new(plan: &Plan, lanes: &[Vec<OwnedFd>]) -> io::Result<Self> {
        let lanes = lanes
            .iter()
            .map(|descriptors| {
                let [.., output, error] = descriptors.as_slice() else {
                    return Err(io::Error::other("a lane lacks its streams"));
                };
                Ok(Watched {
                    streams: [output.try_clone()?.into(), error.try_clone()?.into()],
                    running: None,
                })
            })
            .collect::<io::Result<_>>()?;
        let mut watch = Self {
            bounds: plan.bounds,
            lanes,
            room: Room::of(&plan.confinement),
            pause: FIRST_LOOK,
            next: None,
        };
        watch.begin(&plan.first, Instant::now());
        Ok(watch)
    }

    pub(super) fn begin(&mut self, lease: &Lease, now: Instant) {
        let Some(lane) = self.lanes.get_mut(lease.lane) else {
            return;
        };
        lane.running = Some(Running {
            number: lease.number,
            cpu: lease.cpu,
            since: now,
            until: now + lease.wall,
            cpu_before: None,
            printed_before: lane.printed(),
        });
        // While cases follow each other, the looks go on as they were: what a look costs must not grow with the cases.
        if self.next.is_none() {
            self.pause = FIRST_LOOK;
            self.next = Some(now + FIRST_LOOK);
        }
    }

    pub(super) fn end(&mut self, lane: usize) {
        if let Some(lane) = self.lanes.get_mut(lane) {
            lane.running = None;
        }
        if self.lanes.iter().all(|lane| lane.running.is_none()) {
            self.next = None;
        }
    }

    /// How long until the next look; `None` while nothing runs.
    pub(super) fn next_look(&self) -> Option<Duration> {
        self.next.map(|next| next.saturating_duration_since(Instant::now()))
    }

    pub(super) fn is_due(&self, now: Instant) -> bool {
        self.next.is_some_and(|next| next <= now)
    }

    /// Whether anything that runs has lasted for more than a short case does.
    pub(super) fn is_long(&self, now: Instant) -> bool {
        let mut running = self.lanes.iter().filter_map(|lane| lane.running.as_ref());
        running.any(|running| now.duration_since(running.since) > SHORT)
    }

    /// Looks at what was used, and says which limit has been reached.
    pub(super) fn look(&mut self, tree: &Tree, now: Instant) -> Option<Ended> {
        self.next = Some(now + self.pause);
        self.pause = (self.pause * 2).min(LONGEST_PAUSE);
        let usage = tree.usage();
        let most = self.bounds.memory;
        if usage.peak > most || usage.memory > most && tree.shared_memory() > most {
            return Some(Ended::Limit {
                limit: Limit::Memory,
                lease: None,
            });
        }
        if usage.processes > self.bounds.processes {
            return Some(Ended::Limit {
                limit: Limit::Processes,
                lease: None,
            });
        }
        let stored = self.room.stored(self.bounds.files);
        if stored.bytes > self.bounds.disk || stored.files > self.bounds.files {
            return Some(Ended::Limit {
                limit: Limit::Disk,
                lease: None,
            });
        }
        let output = self.bounds.output;
        self.lanes.iter_mut().enumerate().find_map(|(index, lane)| {
            let (limit, number) = lane.reached(usage.cpu, output, now)?;
            Some(Ended::Limit {
                limit,
                lease: Some((index, number)),
            })
        })
    }
}

impl Watched {
    /// Bytes on each stream; more than none once it cannot be told.
    fn printed(&self) -> [u64; 2] {
        self.streams
            .each_ref()
            .map(|file| file.metadata().map_or(0, |metadata| metadata.len()))
    }

    /// The limit that its lease has reached, and the number of that lease.
    fn reached(&mut self, cpu: Duration, output: u64, now: Instant) -> Option<(Limit, u64)> {
        let printed = self.printed();
        let running = self.running.as_mut()?;
        let before = *running.cpu_before.get_or_insert(cpu);
        if printed
            .iter()
            .zip(&running.printed_before)
            .any(|(now, before)| now.saturating_sub(*before) > output)
        {
            return Some((Limit::Output, running.number));
        }
        if cpu.saturating_sub(before) > running.cpu {
            return Some((Limit::Cpu, running.number));
        }
        (now > running.until).then_some((Limit::Wall, running.number))
    }
}
