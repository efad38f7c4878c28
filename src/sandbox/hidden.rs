//! What our own binary becomes when it is run again under a hidden name, before it reads its command line as people write it.

use std::process::ExitCode;

#[cfg(not(target_os = "linux"))]
use super::system::gate::guard;
use super::{
    layer::{self, TRIAL},
    protocol::{SUPERVISOR, WARDEN},
    supervisor::supervise,
};
#[cfg(target_os = "linux")]
use super::{
    layer::{TRY_MOUNTS, attempt_mounts},
    protocol::WARD,
    warden::guard,
};

/// Does what the hidden name says under which this process was started, if it was, and returns its exit code when it is done.
pub fn serve_if_asked() -> Option<ExitCode> {
    let mut arguments = std::env::args_os().skip(1);
    let name = arguments.next()?;
    let code = match name.to_str()? {
        SUPERVISOR => success(supervise(None).is_ok()),
        WARDEN => success(guard().is_ok()),
        #[cfg(target_os = "linux")]
        WARD => {
            let user = arguments.next().and_then(|word| word.to_str()?.parse().ok());
            success(supervise(user).is_ok())
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

fn success(done: bool) -> ExitCode {
    if done { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
