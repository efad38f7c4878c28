//! What our own binary becomes when it is run again under a hidden name, before it reads its command line as people write it.

use std::{io, process::ExitCode};

use rustix::process::getppid;

use super::{
    layer::{self, PROBE, PROBE_INSIDE, TRIAL},
    orphan::remove_if_orphan,
    protocol::{SUPERVISOR, WARD, WARDEN},
    supervisor::supervise,
    warden::guard,
};

/// The exit code of a supervisor whose checker has gone, or which cannot tell it anything.
pub(super) const ABANDONED: u8 = 1;

/// Does what the hidden name says under which this process was started, if it was, and returns its exit code when it is done.
pub fn serve_if_asked() -> Option<ExitCode> {
    let mut arguments = std::env::args_os().skip(1);
    let name = arguments.next()?;
    let checker = getppid();
    let code = match name.to_str()? {
        SUPERVISOR => {
            let temporary = arguments.next()?;
            let done = supervise(None);
            tidied(done, || remove_if_orphan(temporary.as_ref(), checker))
        }
        WARDEN => {
            let temporary = arguments.next()?;
            let asked: Vec<String> = arguments.filter_map(|word| word.into_string().ok()).collect();
            let done = guard(&asked);
            tidied(done, || remove_if_orphan(temporary.as_ref(), checker))
        }
        WARD => {
            let user = arguments.next().and_then(|word| word.to_str()?.parse().ok());
            tidied(supervise(user), || Ok(()))
        }
        TRIAL => layer::attempt(
            &arguments
                .next()
                .and_then(|word| word.into_string().ok())
                .unwrap_or_default(),
        ),
        PROBE => layer::probe(),
        PROBE_INSIDE => layer::probe_inside(),
        _ => return None,
    };
    Some(code)
}

/// The exit code of something that was done; who was abandoned by the checker tidies up for it.
fn tidied(done: io::Result<u8>, tidy: impl FnOnce() -> io::Result<()>) -> ExitCode {
    let code = done.unwrap_or(ABANDONED);
    if code == ABANDONED {
        // What cannot be removed is in nobody's way.
        let _ = tidy();
    }
    ExitCode::from(code)
}
