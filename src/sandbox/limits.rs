use rustix::process::{Resource, Rlimit, setrlimit};

use super::protocol::{Bounds, Memory};

/// Binds this process and all that it starts to the bounds that the kernel keeps by itself.
pub(super) fn bind(bounds: &Bounds) -> rustix::io::Result<()> {
    let memory = match bounds.backstop {
        Memory::AddressSpace => Resource::As,
        Memory::Data => Resource::Data,
    };
    for (resource, most) in [
        (memory, bounds.memory.saturating_mul(2)),
        (Resource::Cpu, bounds.process_seconds),
        (Resource::Fsize, bounds.file_size),
        (Resource::Nofile, bounds.open_files),
        (Resource::Core, 0),
    ] {
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
