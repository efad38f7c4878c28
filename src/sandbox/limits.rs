use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use super::protocol::{Bounds, Memory};

/// A runtime starts threads by the number of processors, each of which counts as a process of its user.
const THREADS: u64 = 1024;

/// Binds this process and all that it starts to the bounds that the kernel keeps by itself. The number of processes is a
/// user's: it is bound only where that user has no others.
pub(super) fn bind(bounds: &Bounds, alone: bool) -> rustix::io::Result<()> {
    let memory = match bounds.backstop {
        Memory::AddressSpace => Resource::As,
        Memory::Data => Resource::Data,
    };
    let processes = alone.then(|| {
        (
            Resource::Nproc,
            bounds.processes.saturating_mul(2).saturating_add(THREADS),
        )
    });
    for (resource, most) in [
        (memory, bounds.memory.saturating_mul(2)),
        (Resource::Cpu, bounds.process_seconds),
        (Resource::Fsize, bounds.file_size),
        (Resource::Nofile, bounds.open_files),
        (Resource::Core, 0),
    ]
    .into_iter()
    .chain(processes)
    {
        // Nobody may raise what the operator has bound already.
        let most = getrlimit(resource).maximum.map_or(most, |bound| bound.min(most));
        setrlimit(
            resource,
            Rlimit {
                current: Some(most),
                maximum: Some(most),
            },
        )?;
    }
    Ok(())
}
