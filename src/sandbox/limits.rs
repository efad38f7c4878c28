use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use super::{protocol::Bounds, system::bind_memory};

/// A runtime starts threads by the number of processors, each of which counts as a process of its user.
const THREADS: u64 = 1024;

/// Binds this process and all that it starts to the bounds that the kernel keeps by itself. The number of processes is a
/// user's: it is bound only where that user has no others.
pub(super) fn bind(bounds: &Bounds, alone: bool) -> rustix::io::Result<()> {
    bind_memory(bounds.backstop, bounds.memory.saturating_mul(2))?;
    let processes = alone.then(|| {
        (
            Resource::Nproc,
            bounds.processes.saturating_mul(2).saturating_add(THREADS),
        )
    });
    for (resource, most) in [
        (Resource::Cpu, bounds.process_seconds),
        (Resource::Fsize, bounds.file_size),
        (Resource::Nofile, bounds.open_files),
        (Resource::Core, 0),
    ]
    .into_iter()
    .chain(processes)
    {
        bind_one(resource, most)?;
    }
    Ok(())
}

/// Sets a bound, as far as nobody has set a lower one already, which nobody may raise.
pub(super) fn bind_one(resource: Resource, most: u64) -> rustix::io::Result<()> {
    let most = getrlimit(resource).maximum.map_or(most, |bound| bound.min(most));
    setrlimit(
        resource,
        Rlimit {
            current: Some(most),
            maximum: Some(most),
        },
    )
}
