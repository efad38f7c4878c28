//! What a supervisor takes over when it begins, and what it leaves.

use std::{
    fs::{self, File},
    io,
    os::{
        fd::{AsRawFd, OwnedFd},
        unix::net::UnixStream,
    },
};

use rustix::io::fcntl_dupfd_cloexec;

use super::{
    protocol::{Order, Plan},
    start::FIRST_DESCRIPTOR,
    system::OWN_DESCRIPTORS,
    wire::receive,
};

/// The control socket arrives as standard input. It moves out of the way, and standard input becomes empty.
pub(super) fn take_control() -> io::Result<UnixStream> {
    let control = fcntl_dupfd_cloexec(io::stdin(), FIRST_DESCRIPTOR)?;
    rustix::stdio::dup2_stdin(File::open("/dev/null")?)?;
    Ok(control.into())
}

/// The first order, what of later orders came with it, and the descriptors beside it.
pub(super) fn receive_plan(control: &UnixStream) -> io::Result<(Box<Plan>, Vec<u8>, Vec<OwnedFd>)> {
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
pub(super) fn close_all_but(control: &UnixStream, descriptors: &[OwnedFd]) -> io::Result<()> {
    let mut kept: Vec<i32> = descriptors.iter().map(AsRawFd::as_raw_fd).collect();
    kept.extend([0, 1, 2, control.as_raw_fd()]);
    let open: Vec<i32> = fs::read_dir(OWN_DESCRIPTORS)?
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
        .collect();
    for descriptor in open.into_iter().filter(|descriptor| !kept.contains(descriptor)) {
        // The one that listed the folder is closed already.
        let _ = nix::unistd::close(descriptor);
    }
    Ok(())
}
