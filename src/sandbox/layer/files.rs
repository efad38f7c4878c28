//! Landlock: what a program may reach in the file system, and that it reaches no TCP port, no abstract socket and no process
//! outside.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use landlock::{
    ABI, Access, AccessFs, AccessNet, CompatLevel, Compatible, Ruleset, RulesetAttr, RulesetCreatedAttr, RulesetError,
    Scope, path_beneath_rules,
};

use super::{Confinement, Layer};

pub(super) static ENTRY: Layer = Layer {
    id: "files",
    cause: "sandbox-cause-files",
    exists,
    // Every user may list it, and no program has to.
    refuses: || fs::read_dir("/").is_err_and(|error| error.kind() == io::ErrorKind::PermissionDenied),
    set: Some(|confinement| restrict(confinement).map_err(|error| error.to_string())),
};

/// The newest interface that is asked for. An older kernel gives what it has.
const NEWEST: ABI = ABI::V6;

/// What every program may read: the system's own programs and libraries, and what they read when they start. Of the rest of
/// `/etc`, and of all homes, nothing.
const SYSTEM: [&str; 22] = [
    "/usr",
    "/bin",
    "/sbin",
    "/lib",
    "/lib32",
    "/lib64",
    "/libx32",
    "/opt",
    "/nix/store",
    "/proc",
    "/sys/devices/system/cpu",
    "/sys/fs/cgroup",
    "/etc/alternatives",
    "/etc/group",
    "/etc/ld.so.cache",
    "/etc/localtime",
    "/etc/nsswitch.conf",
    "/etc/passwd",
    "/etc/ssl/openssl.cnf",
    "/etc/timezone",
    "/dev/random",
    "/dev/urandom",
];

/// The devices that anybody may also write to.
const DEVICES: [&str; 3] = ["/dev/null", "/dev/zero", "/dev/full"];

/// Java's own settings stand in a folder of `/etc` whose name has its version.
const JAVA: &str = "java-";

fn exists() -> bool {
    Ruleset::default()
        .set_compatibility(CompatLevel::HardRequirement)
        .handle_access(AccessFs::from_all(ABI::V1))
        .is_ok()
}

fn restrict(confinement: &Confinement) -> Result<(), RulesetError> {
    let all = AccessFs::from_all(NEWEST);
    let read = AccessFs::from_read(NEWEST);
    let write = AccessFs::ReadFile | AccessFs::WriteFile | AccessFs::Truncate;
    Ruleset::default()
        .handle_access(all)?
        .handle_access(AccessNet::from_all(NEWEST))?
        .scope(Scope::from_all(NEWEST))?
        .create()?
        .add_rules(path_beneath_rules(SYSTEM, read))?
        .add_rules(path_beneath_rules(java(), read))?
        .add_rules(path_beneath_rules(DEVICES, write))?
        .add_rules(path_beneath_rules(&confinement.read, read))?
        .add_rules(path_beneath_rules([&confinement.write], write))?
        .add_rules(path_beneath_rules(confinement.own(), all))?
        .restrict_self()?;
    Ok(())
}

fn java() -> Vec<PathBuf> {
    let folders = fs::read_dir(Path::new("/etc")).into_iter().flatten().flatten();
    folders
        .filter(|entry| entry.file_name().to_string_lossy().starts_with(JAVA))
        .map(|entry| entry.path())
        .collect()
}
