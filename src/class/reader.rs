use std::{
    fs::File,
    io::{self, Read, Seek, SeekFrom},
    os::unix::fs::FileExt,
    path::Path,
    sync::Arc,
};

/// The bytes of an archive, which several readers can read at a time, each at a place of its own.
#[derive(Clone)]
pub(super) struct Reader {
    source: Arc<Source>,
    length: u64,
    at: u64,
}

enum Source {
    Disk(File),
    Memory(Vec<u8>),
}

impl Reader {
    /// A reader of a file.
    pub(super) fn of_file(path: &Path) -> io::Result<Self> {
        let file = File::open(path)?;
        Ok(Self {
            length: file.metadata()?.len(),
            source: Arc::new(Source::Disk(file)),
            at: 0,
        })
    }

    /// A reader of bytes in memory.
    pub(super) fn of_bytes(bytes: Vec<u8>) -> Self {
        Self {
            length: bytes.len() as u64,
            source: Arc::new(Source::Memory(bytes)),
            at: 0,
        }
    }
}

impl Read for Reader {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let count = match self.source.as_ref() {
            Source::Disk(file) => file.read_at(into, self.at)?,
            Source::Memory(bytes) => {
                let start = usize::try_from(self.at).unwrap_or(usize::MAX).min(bytes.len());
                (&bytes[start..]).read(into)?
            }
        };
        self.at += count as u64;
        Ok(count)
    }
}

impl Seek for Reader {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let at = match to {
            SeekFrom::Start(at) => Some(at),
            SeekFrom::End(by) => self.length.checked_add_signed(by),
            SeekFrom::Current(by) => self.at.checked_add_signed(by),
        };
        self.at = at.ok_or(io::ErrorKind::InvalidInput)?;
        Ok(self.at)
    }
}
