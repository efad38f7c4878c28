//! Many cases to one start of the interpreter: the file is loaded once, and each case is answered by a fork of its own.

use std::collections::HashMap;

use super::{
    alone::{self, channel_spoiled},
    clock::{Clock, repeated},
    cold,
    flight::{Flight, cases_of},
    folder::Folder,
    load,
    program::{Place, Program},
    queue::{Queue, Shown},
    recording::{Ending, Recording, line_of},
    submission::Progress,
};
use crate::{
    error::Error,
    language::{Harness, Lanes},
    model::{Case, End, Limit, Limits, Observation},
    sandbox::{Ended, Happening, Lane, Launch, Session, Stream},
};

/// Runs all cases and tells their observations in any order.
pub(super) fn run(
    program: &Program<'_>,
    harness: &'static Harness,
    clock: Clock<'_>,
    (cases, shown): (&[&Case], &[Shown]),
    jobs: usize,
    tell: &mut dyn FnMut(Progress) -> Result<(), Error>,
) -> Result<(), Error> {
    let lanes = match harness.lanes {
        Lanes::One => 1,
        Lanes::PerCore => jobs.min(cases.len()).clamp(1, Launch::MOST_LANES),
    };
    let mut warm = Warm {
        program,
        harness,
        cases,
        tell,
        clock,
        queue: Queue::of(shown),
        seen: HashMap::new(),
        lanes,
        landed: 0,
        told_load: false,
        load_repeated: false,
    };
    let cold = warm.run()?;
    let Warm { clock, .. } = warm;
    if cold.is_empty() {
        return Ok(());
    }
    cold::run(
        &cold,
        jobs,
        clock,
        &|index, lease| alone::run(program, harness, cases[index], lease),
        tell,
    )
}

struct Warm<'a, 'p, 't> {
    program: &'a Program<'p>,
    harness: &'static Harness,
    cases: &'a [&'a Case],
    tell: &'t mut dyn FnMut(Progress) -> Result<(), Error>,
    clock: Clock<'a>,
    queue: Queue<'a>,
    /// What was seen of the doubtful: it counts where no time is left to repeat them.
    seen: HashMap<usize, Observation>,
    lanes: usize,
    /// How many cases have landed since the interpreter was started last. What they left behind runs on.
    landed: usize,
    told_load: bool,
    /// Whether a load that was crowded out has begun again, which one does once.
    load_repeated: bool,
}

/// How a session came to its end.
enum After {
    /// Its cases are done, or the rest needs a fresh start of the interpreter.
    GoOn,
    /// These cases must not share a start with others.
    Cold(Vec<usize>),
}

impl Warm<'_, '_, '_> {
    /// Runs sessions until every case is told, or returns those that must run cold.
    fn run(&mut self) -> Result<Vec<usize>, Error> {
        while !self.queue.is_empty() {
            let lanes = if self.queue.may_have_company() { self.lanes } else { 1 };
            if let After::Cold(mut cases) = self.session(lanes)? {
                cases.extend(self.queue.take_all());
                cases.sort_unstable();
                return Ok(cases);
            }
        }
        Ok(Vec::new())
    }

    /// One start of the interpreter.
    fn session(&mut self, lanes: usize) -> Result<After, Error> {
        let Some(lease) = self.clock.lease_for_load() else {
            return self.give_up().map(|()| After::GoOn);
        };
        self.landed = 0;
        let folder = self.program.folder()?;
        let mut session = self.program.start(self.harness, &folder, Place::Forks(lanes), lease)?;
        let loaded = match load::load(&mut session, self.program, &folder) {
            Ok(loaded) => loaded,
            Err(End::LoadLimit(limit)) => {
                let again = limit == Limit::Wall && !self.load_repeated && self.clock.is_crowded_out(&lease);
                if again {
                    self.load_repeated = true;
                    self.clock.forget(&lease);
                    return Ok(After::GoOn);
                }
                let told = match self.clock.overrun(limit, &lease) {
                    // It has been loaded before: what is missing now is only the submission's time.
                    Limit::Budget if self.told_load => self.give_up(),
                    limit => self.not_loaded(&End::LoadLimit(limit), &session, &folder),
                };
                return told.map(|()| After::GoOn);
            }
            Err(end) => return self.not_loaded(&end, &session, &folder).map(|()| After::GoOn),
        };
        self.tell_load(&session, &folder, loaded.version)?;
        if !loaded.alone || folder.changed(&session) {
            return Ok(After::Cold(Vec::new()));
        }
        let Some(kind) = self.queue.kind(lanes) else {
            return Ok(After::GoOn);
        };
        let share = (&folder, kind);
        let mut flights: Vec<Option<Flight<'_>>> = (0..lanes).map(|_| None).collect();
        for lane in 0..lanes {
            self.next(lane, &mut flights, &mut session, share);
        }
        while flights.iter().any(Option::is_some) {
            match session.wait_for_next() {
                Happening::Line(..) if folder.changed(&session) => return Ok(After::Cold(cases_of(&mut flights))),
                Happening::Line(lane, line) => {
                    let Some(flight) = flights[lane].take() else {
                        // A line that answers nothing would be taken for an answer to the next case.
                        return Ok(self.abandon(&mut flights));
                    };
                    let (case, observation) = flight.land(Ending::Line(&line), session.lane(lane));
                    self.landed += 1;
                    let spoiled = matches!(observation.end, End::Garbled(_));
                    // The lane goes on while what it gave is judged.
                    if !spoiled && !self.next(lane, &mut flights, &mut session, share) {
                        session.end(lane);
                    }
                    self.tell_case(case, observation)?;
                    if spoiled {
                        return Ok(self.abandon(&mut flights));
                    }
                }
                Happening::Closed(lane) | Happening::TooLong(lane) => {
                    self.land(lane, Ending::Known(channel_spoiled()), &mut flights, &session)?;
                    return Ok(self.abandon(&mut flights));
                }
                Happening::Ended(ended) => return self.ended(&ended, &mut flights, &session),
            }
        }
        drop(session);
        if self.clock.lease().is_none() {
            self.give_up()?;
        }
        Ok(After::GoOn)
    }

    /// Gives the next case to a lane, if there is one and time for it, and returns whether it did.
    fn next<'f>(
        &mut self,
        lane: usize,
        flights: &mut [Option<Flight<'f>>],
        session: &mut Session,
        (folder, kind): (&'f Folder, Shown),
    ) -> bool {
        let limits = &self.program.assignment.limits;
        if self.landed > 0 && !has_room(session.lane(lane), limits) {
            return false;
        }
        let Some(lease) = self.clock.lease() else {
            return false;
        };
        let Some(case) = self.queue.next(flights.len(), kind) else {
            return false;
        };
        let recording = Recording::begin(
            self.harness,
            self.cases[case],
            limits.output,
            session.lane(lane),
            folder,
        );
        let number = session.begin(lane, &line_of(self.cases[case]), lease.cpu, lease.wall);
        flights[lane] = Some(Flight {
            case,
            number,
            lease,
            recording,
            company: false,
        });
        if flights.iter().flatten().count() > 1 {
            flights.iter_mut().flatten().for_each(|flight| flight.company = true);
        }
        true
    }

    /// Tells the observation of the case that a lane had in flight, if it had one.
    fn land(
        &mut self,
        lane: usize,
        ending: Ending<'_>,
        flights: &mut [Option<Flight<'_>>],
        session: &Session,
    ) -> Result<(), Error> {
        let Some(flight) = flights[lane].take() else {
            return Ok(());
        };
        let (case, observation) = flight.land(ending, session.lane(lane));
        self.tell_case(case, observation)
    }

    /// The session cannot go on through no fault of the cases still in flight: they begin again.
    fn abandon(&mut self, flights: &mut [Option<Flight<'_>>]) -> After {
        self.queue.begin_again(cases_of(flights));
        After::GoOn
    }

    /// The tree has ended while cases were in flight. The one that was alone is the cause, unless that may be what earlier cases
    /// have left behind. Of several, what a lane printed is its own doing, and a lane whose time ran out is doubted; everything
    /// else is found out by repeating each alone.
    fn ended(&mut self, ended: &Ended, flights: &mut [Option<Flight<'_>>], session: &Session) -> Result<After, Error> {
        if let Ended::Limit {
            limit,
            lease: Some((lane, lease)),
        } = ended
        {
            let current = flights[*lane].as_ref().is_some_and(|flight| flight.number == *lease);
            if !current {
                // The limit was that of a case which has landed meanwhile.
                return Ok(self.abandon(flights));
            }
            if *limit == Limit::Output {
                self.land(*lane, Ending::Known(End::Limit(Limit::Output)), flights, session)?;
                return Ok(self.abandon(flights));
            }
        }
        let alone = flights.iter().flatten().all(|flight| !flight.company);
        if !alone {
            if let Ended::Limit {
                limit,
                lease: Some((lane, _)),
            } = ended
            {
                self.doubt(*limit, *lane, flights, session);
                return Ok(self.abandon(flights));
            }
            self.queue.suspect(cases_of(flights));
            return Ok(After::GoOn);
        }
        if let Some(lane) = self.crowded_out(ended, flights) {
            self.begin_again(lane, flights, session);
            return Ok(After::GoOn);
        }
        if self.landed > 0 && !matches!(ended, Ended::Limit { lease: Some(_), .. }) {
            // It begins a fresh start, in which it is the cause of whatever happens: so this comes to an end.
            self.queue.suspect_first(cases_of(flights));
            return Ok(After::GoOn);
        }
        if let Ended::Limit { .. } = ended {
            // A program that runs into limits is not worth the doubt that company brings.
            self.lanes = 1;
        }
        for lane in 0..flights.len() {
            let Some(lease) = flights[lane].as_ref().map(|flight| flight.lease) else {
                continue;
            };
            let ending = match ended {
                Ended::Exited(status) => Ending::Exited(*status),
                Ended::Signalled(signal) => Ending::Known(End::Signalled(*signal)),
                Ended::Fault(fault) | Ended::NotStarted(fault) => Ending::Known(End::Fault(fault.clone())),
                Ended::Limit { limit, .. } => Ending::Known(End::Limit(self.clock.overrun(*limit, &lease))),
            };
            self.land(lane, ending, flights, session)?;
        }
        Ok(After::GoOn)
    }

    /// The lane whose case ran out of time on the clock while the machine became crowded. One such case is repeated once.
    fn crowded_out(&self, ended: &Ended, flights: &[Option<Flight<'_>>]) -> Option<usize> {
        let Ended::Limit {
            limit: Limit::Wall,
            lease: Some((lane, _)),
        } = ended
        else {
            return None;
        };
        let flight = flights[*lane].as_ref()?;
        let may_be_repeated = !self.seen.contains_key(&flight.case);
        (may_be_repeated && self.clock.is_crowded_out(&flight.lease)).then_some(*lane)
    }

    /// Has the case of a lane begin again before any other, as if it had not been begun.
    fn begin_again(&mut self, lane: usize, flights: &mut [Option<Flight<'_>>], session: &Session) {
        if let Some(flight) = flights[lane].take() {
            self.clock.forget(&flight.lease);
            let (case, observation) = flight.land(Ending::Known(End::Limit(Limit::Wall)), session.lane(lane));
            self.seen.insert(case, observation);
            self.queue.begin_again(vec![case]);
        }
    }

    /// Puts off what ran out of time in company: the lane whose lease it was, and on the clock every one that has been in
    /// flight for nearly as long, since a few sleepers would else spend the submission's time.
    fn doubt(&mut self, limit: Limit, lane: usize, flights: &mut [Option<Flight<'_>>], session: &Session) {
        let longest = flights.iter().flatten().map(Flight::elapsed).max().unwrap_or_default();
        for (index, slot) in flights.iter_mut().enumerate() {
            let as_long = |flight: &mut Flight<'_>| limit == Limit::Wall && flight.elapsed() > longest / 2;
            if let Some(flight) = slot.take_if(|flight| index == lane || as_long(flight)) {
                let end = End::Limit(self.clock.overrun(limit, &flight.lease));
                let (case, observation) = flight.land(Ending::Known(end), session.lane(index));
                self.seen.insert(case, observation);
                self.queue.doubt(case);
            }
        }
    }

    /// The time is spent: the cases left are told so.
    fn give_up(&mut self) -> Result<(), Error> {
        self.tell_rest(&End::NotRun)
    }

    /// Every case that is left ends as the load did: it would be the same for each.
    fn not_loaded(&mut self, end: &End, session: &Session, folder: &Folder) -> Result<(), Error> {
        let version = String::new();
        self.tell_load(session, folder, version)?;
        self.tell_rest(end)
    }

    fn tell_rest(&mut self, end: &End) -> Result<(), Error> {
        for case in self.queue.take_all() {
            self.tell_case(case, Observation::unseen(end.clone()))?;
        }
        Ok(())
    }

    fn tell_case(&mut self, case: usize, observation: Observation) -> Result<(), Error> {
        let observation = match self.seen.remove(&case) {
            Some(earlier) => repeated(observation, earlier),
            None => observation,
        };
        (self.tell)(Progress::Case(case, observation))
    }

    fn tell_load(&mut self, session: &Session, folder: &Folder, version: String) -> Result<(), Error> {
        if std::mem::replace(&mut self.told_load, true) {
            return Ok(());
        }
        (self.tell)(Progress::Loaded {
            version,
            printed: load::printed(session, folder),
        })
    }
}

/// Whether a lane may print all that a case may, before its files have the size that a file may have: what the cases before it
/// printed must not end the next one.
fn has_room(lane: &Lane, limits: &Limits) -> bool {
    let room = limits.file_size.saturating_sub(limits.output);
    [Stream::Output, Stream::Error]
        .iter()
        .all(|&stream| lane.size(stream) <= room)
}
