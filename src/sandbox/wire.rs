//! Lines on the control socket, and the descriptors that travel beside them.

use std::{
    io::{self, IoSlice, IoSliceMut, Write},
    mem::MaybeUninit,
    os::{
        fd::{BorrowedFd, OwnedFd},
        unix::net::UnixStream,
    },
};

use rustix::net::{
    RecvAncillaryBuffer, RecvAncillaryMessage, SendAncillaryBuffer, SendAncillaryMessage, recvmsg, sendmsg,
};
use serde::Serialize;

use super::{
    session::Launch,
    system::{RECEIVING, SENDING, close_on_exec},
};

/// Most descriptors that travel beside a line: four for each lane, and a standard input.
const MOST_DESCRIPTORS: usize = 4 * Launch::MOST_LANES + 1;

/// What is said, as a line of JSON.
pub(super) fn written(said: &impl Serialize) -> io::Result<Vec<u8>> {
    let mut line = serde_json::to_vec(said)?;
    line.push(b'\n');
    Ok(line)
}

/// Sends a line with descriptors beside it.
pub(super) fn send(mut control: &UnixStream, said: &impl Serialize, descriptors: &[BorrowedFd<'_>]) -> io::Result<()> {
    let line = written(said)?;
    let message = SendAncillaryMessage::ScmRights(descriptors);
    let mut space = vec![MaybeUninit::uninit(); message.size()];
    let mut beside = SendAncillaryBuffer::new(&mut space);
    beside.push(message);
    let sent = sendmsg(control, &[IoSlice::new(&line)], &mut beside, SENDING)?;
    control.write_all(&line[sent..])
}

/// Receives bytes, at most as many as the buffer has room for, and the descriptors beside them; 0 at the end.
pub(super) fn receive(control: &UnixStream, buffer: &mut [u8]) -> io::Result<(usize, Vec<OwnedFd>)> {
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(MOST_DESCRIPTORS))];
    let mut beside = RecvAncillaryBuffer::new(&mut space);
    let count = recvmsg(control, &mut [IoSliceMut::new(buffer)], &mut beside, RECEIVING)?.bytes;
    let mut descriptors = Vec::new();
    for message in beside.drain() {
        if let RecvAncillaryMessage::ScmRights(received) = message {
            descriptors.extend(received);
        }
    }
    close_on_exec(&descriptors);
    Ok((count, descriptors))
}
