use std::{
    ffi::OsString,
    fs::{self, File, Permissions},
    io::{self, Seek, Write},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    time::Instant,
};

use super::{
    clock::Lease,
    folder::{Folder, Scratch},
    isolation::Isolation,
    reach,
    recording::KEPT_TEXT,
    snapshot::Snapshot,
    tool::{self, Found},
};
use crate::{
    compare,
    error::Error,
    language::{AddressSpace, Build, Harness, Language, Places},
    model::{Assignment, Case, End, Limit, Limits, Message, Observation, Reason},
    sandbox::{Confinement, Ended, Happening, Launch, Layer, Memory, Session, Stream},
};

/// A compiler may use what no submission may: javac and the Go compiler need some 500 MiB for a hundred lines.
const COMPILER_MEMORY: u64 = 3 << 30;

/// Compilers write caches and intermediate files of this size for a program of one file.
const COMPILER_FILE: u64 = 1 << 30;

/// Go compiles its standard library into a cache of its own.
const COMPILER_DISK: u64 = 4 << 30;
const COMPILER_FILES: u64 = 100_000;

/// A submission in its language, ready to be started.
pub(super) struct Program<'a> {
    pub(super) assignment: &'a Assignment,
    pub(super) snapshot: &'a Snapshot,
    pub(super) language: &'static Language,
    found: Found,
    scratch: Scratch,
    layers: Vec<&'static Layer>,
    hidden: Vec<PathBuf>,
}

/// Where a harness answers cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// Each in a fork of its own, this many in flight at most.
    Forks(usize),
    /// One, in the very process that has loaded the file.
    Here,
}

/// What a program is started for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// To compile the submission.
    Build,
    /// To answer calls.
    Answer,
}

impl<'a> Program<'a> {
    pub(super) fn new(
        assignment: &'a Assignment,
        snapshot: &'a Snapshot,
        language: &'static Language,
        isolation: &Isolation,
    ) -> Result<Self, Error> {
        let found = tool::find(language)?;
        let program = Self {
            assignment,
            snapshot,
            language,
            layers: isolation.layers(&reach::installed(&found))?,
            // Our own binary could answer for the student.
            hidden: isolation
                .hidden
                .iter()
                .cloned()
                .chain(std::env::current_exe().ok())
                .collect(),
            found,
            scratch: Scratch::new().map_err(|error| Error::io(std::env::temp_dir(), &error))?,
        };
        let with = language.build.as_ref().and_then(|build| build.with.as_ref());
        let ours = language.functions.iter().map(|harness| (harness.file, harness.source));
        for (file, source) in ours.chain(with.map(|with| (with.file, with.source))) {
            let path = program.scratch.path().join(file);
            for_everybody(|| fs::write(&path, source), &path, 0o644)?;
        }
        Ok(program)
    }

    /// The ids of the layers of isolation that it is in.
    pub(super) fn layers(&self) -> impl Iterator<Item = &'static str> {
        self.layers.iter().map(|layer| layer.id)
    }

    /// A fresh private folder with the submission's files.
    pub(super) fn folder(&self) -> Result<Folder, Error> {
        Folder::lay(self.snapshot, self.scratch.path()).map_err(|error| Error::io(std::env::temp_dir(), &error))
    }

    /// The entry file's name as the student knows it.
    pub(super) fn entry_name(&self) -> String {
        self.snapshot.entry().display().to_string()
    }

    /// Starts the harness, which loads the entry file.
    pub(super) fn start(
        &self,
        harness: &Harness,
        folder: &Folder,
        place: Place,
        lease: Lease,
    ) -> Result<Session, Error> {
        let mut command = self.fill(harness.command, folder);
        command.push(folder.submission().join(self.snapshot.laid_entry()).into());
        let names: Vec<&str> = self.assignment.calls.iter().map(|call| call.name.as_str()).collect();
        command.push(self.assignment.state.as_deref().unwrap_or("-").into());
        command.push(names.join(",").into());
        command.push(Launch::LANES.into());
        let (lanes, word) = match place {
            Place::Forks(lanes) => (lanes, "fork"),
            Place::Here => (1, "here"),
        };
        command.push(word.into());
        self.launch(command, folder, None, lanes, lease, Purpose::Answer)
    }

    /// Compiles the submission, if its language must; `Err` with how each case ends when the compiler refused it.
    pub(super) fn build(&self) -> Result<Result<(), End>, Error> {
        let Some(Build { command, .. }) = &self.language.build else {
            return Ok(Ok(()));
        };
        let out = self.out();
        for_everybody(|| fs::create_dir_all(&out), &out, 0o755)?;
        let folder = self.folder()?;
        let limits = self.limits(Purpose::Build);
        let lease = Lease::to_build(&limits);
        let mut session = self.launch(self.fill(command, &folder), &folder, None, 0, lease, Purpose::Build)?;
        let ended = end_of(&mut session);
        let said = said(&session, Stream::Error) + &said(&session, Stream::Output);
        Ok(match ended {
            Ended::Exited(0) => Ok(()),
            Ended::Fault(fault) | Ended::NotStarted(fault) => Err(End::Fault(fault)),
            Ended::Limit { limit, .. } => Err(End::NotLoaded {
                reason: Reason::BuildFailed,
                message: compare::build_limit(limit, &limits),
                exception: None,
            }),
            Ended::Exited(_) | Ended::Signalled(_) => Err(End::NotLoaded {
                reason: Reason::BuildFailed,
                message: Message::new("build-failed").with("said", self.as_the_student_knows_it(&said, &folder)),
                exception: None,
            }),
        })
    }

    /// Runs the whole program on the calls of a case, one a line.
    pub(super) fn answer(&self, case: &Case, lease: Lease) -> Result<Observation, Error> {
        let folder = self.folder()?;
        let started = Instant::now();
        let mut session = self.launch(
            self.fill(self.language.run, &folder),
            &folder,
            Some(self.lines(case)?),
            0,
            lease,
            Purpose::Answer,
        )?;
        let ended = end_of(&mut session);
        let most = self.assignment.limits.output;
        let flood = |stream| session.lane(0).size(stream) > most;
        let end = match ended {
            Ended::Exited(_) | Ended::Signalled(_) if flood(Stream::Output) || flood(Stream::Error) => {
                End::Limit(Limit::Output)
            }
            Ended::Exited(0) => End::Finished,
            Ended::Exited(status) => End::Exited(status),
            Ended::Signalled(signal) => End::Signalled(signal),
            Ended::Limit { limit, .. } => End::Limit(limit),
            // What runs by itself is the student's own; everything else is ours.
            Ended::NotStarted(cause) if self.language.tool.is_none() => End::NotLoaded {
                reason: Reason::LoadError,
                message: Message::new("load-not-started")
                    .with("file", self.entry_name())
                    .with("cause", cause),
                exception: None,
            },
            Ended::Fault(fault) | Ended::NotStarted(fault) => End::Fault(fault),
        };
        let expected = case.steps.iter().map(|step| &step.expected.answer);
        let printed = compare::split(&said(&session, Stream::Output), &self.assignment.notation, expected);
        Ok(Observation {
            observed: printed.observed,
            end,
            trailing: printed.trailing + &folder.as_the_student_knows_it(&said(&session, Stream::Error)),
            time: started.elapsed(),
        })
    }

    /// The calls of a case as a file to read from.
    fn lines(&self, case: &Case) -> Result<File, Error> {
        let lines: String = case.steps.iter().map(|step| step.call.line() + "\n").collect();
        let written = tempfile::tempfile_in(self.scratch.path()).and_then(|mut file| {
            file.write_all(lines.as_bytes())?;
            file.rewind()?;
            Ok(file)
        });
        written.map_err(|error| Error::io(self.scratch.path(), &error))
    }

    fn launch(
        &self,
        command: Vec<OsString>,
        folder: &Folder,
        stdin: Option<File>,
        channels: usize,
        lease: Lease,
        purpose: Purpose,
    ) -> Result<Session, Error> {
        let own = self.with_places(folder, |places| self.language.variables(places));
        Session::start(Launch {
            command,
            folder: &folder.submission(),
            environment: folder.environment(own),
            limits: &self.limits(purpose),
            memory: match self.language.address_space {
                AddressSpace::Limited => Memory::AddressSpace,
                AddressSpace::Reserved => Memory::Data,
            },
            stdin,
            channels,
            lanes: &self.scratch.lanes(),
            temporary: self.scratch.root(),
            first: (lease.cpu, lease.wall),
            confinement: self.confinement(folder, purpose),
        })
    }

    fn limits(&self, purpose: Purpose) -> Limits {
        let limits = self.assignment.limits.clone();
        match purpose {
            Purpose::Answer => limits,
            Purpose::Build => Limits {
                memory: COMPILER_MEMORY,
                file_size: COMPILER_FILE,
                disk: COMPILER_DISK,
                files: COMPILER_FILES,
                open_files: 1024,
                ..limits
            },
        }
    }

    /// What the language's own programs, and the submission, have to reach.
    fn confinement(&self, folder: &Folder, purpose: Purpose) -> Confinement {
        let mut read = reach::installed(&self.found);
        read.extend(self.language.inherited_folders());
        read.push(self.scratch.path().to_owned());
        Confinement {
            read,
            private: folder.root().to_owned(),
            kept: (purpose == Purpose::Build).then(|| self.out()),
            write: self.scratch.lanes(),
            hidden: self.hidden.clone(),
            permissions: purpose == Purpose::Build,
            layers: self.layers().map(str::to_owned).collect(),
        }
    }

    /// The words of a command with their placeholders filled.
    fn fill(&self, words: &[&str], folder: &Folder) -> Vec<OsString> {
        self.with_places(folder, |places| places.fill(words))
    }

    fn with_places<T>(&self, folder: &Folder, then: impl FnOnce(&Places<'_>) -> T) -> T {
        let language = self.language;
        let ours = |file: &str| self.scratch.path().join(file);
        let harness = language.functions.as_ref().map(|harness| ours(harness.file));
        let with = language
            .build
            .as_ref()
            .and_then(|build| build.with.as_ref())
            .map(|with| ours(with.file));
        then(&Places {
            tool: self.found.tool.as_deref(),
            runtime: self.found.runtime.as_deref(),
            entry: &folder.submission().join(self.snapshot.laid_entry()),
            harness: harness.as_deref(),
            with: with.as_deref(),
            out: Some(&self.out()),
            memory: self.assignment.limits.memory,
        })
    }

    /// The folder for what a compiler makes.
    fn out(&self) -> PathBuf {
        self.scratch.path().join("out")
    }

    /// Programs name files by the path they were given; the student knows another.
    fn as_the_student_knows_it(&self, text: &str, folder: &Folder) -> String {
        folder
            .as_the_student_knows_it(text)
            .replace(&format!("{}/", self.out().display()), "")
    }
}

/// Makes something that a program has to read that may be another user, whatever the operator's mask is.
fn for_everybody(make: impl FnOnce() -> io::Result<()>, path: &Path, mode: u32) -> Result<(), Error> {
    make()
        .and_then(|()| fs::set_permissions(path, Permissions::from_mode(mode)))
        .map_err(|error| Error::io(path, &error))
}

/// Waits until a program without lanes has ended.
fn end_of(session: &mut Session) -> Ended {
    loop {
        if let Happening::Ended(ended) = session.wait_for_next() {
            return ended;
        }
    }
}

fn said(session: &Session, stream: Stream) -> String {
    let lane = session.lane(0);
    lane.text(stream, 0, lane.size(stream), KEPT_TEXT.max(1 << 20))
}
