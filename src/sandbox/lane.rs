use std::{
    fs::File,
    io::{self, Read, Write},
    os::{fd::OwnedFd, unix::fs::FileExt, unix::net::UnixStream},
    path::Path,
};

use rustix::event::{PollFd, PollFlags, poll};

use super::system::file_in_memory;

/// More than this in one line is no answer: a board of the largest size that is read takes a hundredth of it.
const LONGEST_LINE: usize = 4 << 20;

/// A file of a lane, which the program fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// The answers to calls: to read them when a case has ended costs a wake-up a case and not one a call.
    Answers,
    /// Standard output.
    Output,
    /// Standard error output.
    Error,
}

/// One way for calls to go in and answers to come back: a private channel, and the files that hold the answers and what is
/// printed meanwhile.
#[derive(Debug)]
pub struct Lane {
    channel: Option<UnixStream>,
    answers: File,
    output: File,
    error: File,
    unread: Vec<u8>,
}

/// What a look at a channel gave.
pub(super) enum Look {
    Lines(Vec<String>),
    Closed(Vec<String>),
    TooLong,
}

impl Lane {
    /// A lane with files in a folder that the program never sees, and the descriptors of its other side.
    pub(super) fn open(folder: &Path, channel: super::protocol::Channels) -> io::Result<(Self, Vec<OwnedFd>)> {
        let mut theirs = Vec::new();
        let channel = match channel {
            super::protocol::Channels::None => None,
            super::protocol::Channels::Private => {
                let (ours, other) = UnixStream::pair()?;
                ours.set_nonblocking(true)?;
                theirs.push(other.into());
                Some(ours)
            }
        };
        let [answers, output, error] = [Self::file(folder)?, Self::file(folder)?, Self::file(folder)?];
        if channel.is_some() {
            theirs.push(answers.try_clone()?.into());
        }
        theirs.push(output.try_clone()?.into());
        theirs.push(error.try_clone()?.into());
        let lane = Self {
            channel,
            answers,
            output,
            error,
            unread: Vec::new(),
        };
        Ok((lane, theirs))
    }

    /// A file without a name, which only grows: whoever writes, writes at its end. It is in memory, where the system can do that,
    /// which costs a tenth.
    fn file(folder: &Path) -> io::Result<File> {
        if let Ok(file) = file_in_memory() {
            return Ok(file);
        }
        let named = tempfile::Builder::new().append(true).tempfile_in(folder)?;
        Ok(named.into_file())
    }

    pub(super) fn channel(&self) -> Option<&UnixStream> {
        self.channel.as_ref()
    }

    /// Hands over one line. A program that has closed its side is found out by reading, so that is no error here; one that
    /// does not read has its time to do so, at whose end its side is closed.
    pub(super) fn send(&mut self, line: &str) {
        let Some(channel) = &mut self.channel else { return };
        let line = format!("{line}\n");
        let mut rest = line.as_bytes();
        while !rest.is_empty() {
            match channel.write(rest) {
                Ok(sent) => rest = &rest[sent..],
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    let _ = poll(&mut [PollFd::new(&*channel, PollFlags::OUT)], None);
                }
                Err(_) => return,
            }
        }
    }

    /// Reads what has come, without waiting.
    pub(super) fn look(&mut self) -> Look {
        let Some(channel) = &mut self.channel else {
            return Look::Lines(Vec::new());
        };
        let mut buffer = [0; 16384];
        let mut closed = false;
        loop {
            match channel.read(&mut buffer) {
                Ok(0) => closed = true,
                Ok(count) => self.unread.extend_from_slice(&buffer[..count]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => break,
                Err(_) => closed = true,
            }
            if closed || self.unread.len() > LONGEST_LINE {
                break;
            }
        }
        let lines = self.take_lines();
        if self.unread.len() > LONGEST_LINE {
            return Look::TooLong;
        }
        if closed {
            self.channel = None;
            return Look::Closed(lines);
        }
        Look::Lines(lines)
    }

    fn take_lines(&mut self) -> Vec<String> {
        let Some(end) = self.unread.iter().rposition(|&byte| byte == b'\n') else {
            return Vec::new();
        };
        let rest = self.unread.split_off(end + 1);
        let whole = std::mem::replace(&mut self.unread, rest);
        String::from_utf8_lossy(&whole).lines().map(str::to_owned).collect()
    }

    /// How many bytes a file holds.
    pub fn size(&self, stream: Stream) -> u64 {
        self.stream(stream).metadata().map_or(0, |file| file.len())
    }

    /// The bytes of a file from one place to another, at most `most` of them, as text; broken characters are replaced.
    pub fn text(&self, stream: Stream, from: u64, to: u64, most: usize) -> String {
        if to <= from {
            return String::new();
        }
        let end = to.min(self.size(stream));
        let length = usize::try_from(end.saturating_sub(from)).unwrap_or(most).min(most);
        let mut bytes = vec![0; length];
        let mut filled = 0;
        while filled < length {
            match self.stream(stream).read_at(&mut bytes[filled..], from + filled as u64) {
                Ok(0) | Err(_) => break,
                Ok(count) => filled += count,
            }
        }
        String::from_utf8_lossy(&bytes[..filled]).into_owned()
    }

    fn stream(&self, stream: Stream) -> &File {
        match stream {
            Stream::Answers => &self.answers,
            Stream::Output => &self.output,
            Stream::Error => &self.error,
        }
    }
}
