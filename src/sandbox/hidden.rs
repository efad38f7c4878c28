//! What our own binary becomes when it is run again under a hidden name, before it reads its command line as people write it.

use std::process::ExitCode;

use rustix::process::getppid;

use super::{
    layer::{self, TRIAL},
    orphan::remove_if_orphan,
    protocol::SUPERVISOR,
    supervisor::supervise,
};
#[cfg(target_os = "linux")]
use super::{
    layer::{TRY_MOUNTS, attempt_mounts},
    protocol::{WARD, WARDEN},
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
            let done = supervise(None).unwrap_or(ABANDONED);
            if done == ABANDONED {
                // What cannot be removed is in nobody's way.
                let _ = remove_if_orphan(temporary.as_ref(), checker);
            }
            ExitCode::from(done)
        }
        #[cfg(target_os = "linux")]
        WARDEN => success(guard().is_ok()),
        #[cfg(target_os = "linux")]
        WARD => {
            let user = arguments.next().and_then(|word| word.to_str()?.parse().ok());
            ExitCode::from(supervise(user).unwrap_or(ABANDONED))
        }
        TRIAL => layer::attempt(
            &arguments
                .next()
                .and_then(|word| word.into_string().ok())
                .unwrap_or_default(),
        ),
        #[cfg(target_os = "linux")]
        TRY_MOUNTS => success(attempt_mounts().is_ok()),
        _ => return None,
    };
    Some(code)
}

#[cfg(target_os = "linux")]
fn success(done: bool) -> ExitCode {
    if done { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
