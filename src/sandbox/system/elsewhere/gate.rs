//! There is no warden, since there is no layer that needs one.

use std::{io, os::fd::OwnedFd, path::Path};

use crate::sandbox::protocol::Ward;

/// Starts the warden, so that it is ready when it is needed: it is not.
pub fn wake() {}

/// Has a folder removed when this process has gone: nobody is there to do it, unless this process does so itself.
#[allow(clippy::unnecessary_wraps, reason = "on Linux it may fail")]
pub fn keep(_temporary: &Path) -> io::Result<()> {
    Ok(())
}

/// Lets the warden go.
pub fn dismiss() {}

/// Has a supervisor started by the warden.
pub(in crate::sandbox) fn start(_ward: Ward, _control: &OwnedFd) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Has a supervisor ended by the warden.
pub(in crate::sandbox) fn kill(_number: u64) {}
