//! seccomp: the system calls that no submission needs are refused with an ordinary error.

use std::{collections::BTreeMap, fs};

use libc::{
    AF_UNIX, CLONE_NEWCGROUP, CLONE_NEWIPC, CLONE_NEWNET, CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWUSER, CLONE_NEWUTS,
    ENOSYS, EPERM, SOCK_DGRAM, SOCK_RAW, TIOCLINUX, TIOCSTI, c_int, c_long,
};
use rustix::{
    io::Errno,
    net::{AddressFamily, SocketType, socket},
};
use seccompiler::{
    BackendError, BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter,
    SeccompRule, TargetArch, apply_filter, sock_filter,
};

use super::{Layer, NAMESPACES};

pub(super) static ENTRY: Layer = Layer {
    id: "calls",
    cause: "sandbox-cause-calls",
    exists: || fs::read_to_string("/proc/self/status").is_ok_and(|status| status.contains("\nSeccomp:")),
    refuses: || socket(AddressFamily::INET, SocketType::STREAM, None).is_err_and(|error| error == Errno::PERM),
    set: Some(|confinement| {
        // Where every other file system is read-only, a program can change nobody else's files.
        let permissions = confinement.permissions || confinement.has(&NAMESPACES);
        let program = filter(permissions).map_err(|error| error.to_string())?;
        apply_filter(&program).map_err(|error| error.to_string())
    }),
};

/// Never of use to a program that computes: reaching into other processes, the kernel's own business, mounts, the clock,
/// keys, new kinds of descriptors whose work no filter sees, and priorities, by which it could starve its supervisor.
const REFUSED: [c_long; 66] = [
    libc::SYS_acct,
    libc::SYS_add_key,
    libc::SYS_adjtimex,
    libc::SYS_bpf,
    libc::SYS_chroot,
    libc::SYS_clock_adjtime,
    libc::SYS_clock_settime,
    libc::SYS_delete_module,
    libc::SYS_fanotify_init,
    libc::SYS_finit_module,
    libc::SYS_fsconfig,
    libc::SYS_fsmount,
    libc::SYS_fsopen,
    libc::SYS_fspick,
    libc::SYS_init_module,
    libc::SYS_io_uring_enter,
    libc::SYS_io_uring_register,
    libc::SYS_io_uring_setup,
    libc::SYS_ioprio_set,
    libc::SYS_kcmp,
    libc::SYS_kexec_load,
    libc::SYS_keyctl,
    libc::SYS_mount,
    libc::SYS_mount_setattr,
    libc::SYS_move_mount,
    libc::SYS_name_to_handle_at,
    libc::SYS_open_by_handle_at,
    libc::SYS_open_tree,
    libc::SYS_perf_event_open,
    libc::SYS_personality,
    libc::SYS_pidfd_getfd,
    libc::SYS_pivot_root,
    libc::SYS_process_madvise,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    libc::SYS_ptrace,
    libc::SYS_quotactl,
    libc::SYS_reboot,
    libc::SYS_request_key,
    libc::SYS_sched_setaffinity,
    libc::SYS_sched_setattr,
    libc::SYS_sched_setparam,
    libc::SYS_sched_setscheduler,
    libc::SYS_setdomainname,
    libc::SYS_sethostname,
    libc::SYS_setns,
    libc::SYS_setpriority,
    libc::SYS_settimeofday,
    libc::SYS_socket,
    libc::SYS_swapoff,
    libc::SYS_swapon,
    libc::SYS_syslog,
    libc::SYS_umount2,
    libc::SYS_unshare,
    libc::SYS_userfaultfd,
    libc::SYS_vhangup,
    // A pair of sockets is connected as it is: these would lead to a socket of somebody else, which has a path.
    libc::SYS_bind,
    libc::SYS_connect,
    libc::SYS_listen,
    // System V's shared memory outlives its processes.
    libc::SYS_msgget,
    libc::SYS_semget,
    libc::SYS_shmget,
    libc::SYS_mq_open,
    libc::SYS_mq_unlink,
    // Memory that no process is charged with.
    libc::SYS_memfd_create,
    libc::SYS_memfd_secret,
];

/// What changes a file that it need not be able to write to, which Landlock does not see.
const PERMISSIONS: [c_long; 14] = [
    libc::SYS_fchmod,
    libc::SYS_fchmodat,
    libc::SYS_fchmodat2,
    libc::SYS_fchown,
    libc::SYS_fchownat,
    libc::SYS_setxattr,
    libc::SYS_lsetxattr,
    libc::SYS_fsetxattr,
    libc::SYS_removexattr,
    libc::SYS_lremovexattr,
    libc::SYS_fremovexattr,
    SETXATTRAT,
    REMOVEXATTRAT,
    FILE_SETATTR,
];

// Newer than the library that names the others; all architectures number these alike (`asm-generic/unistd.h`).
const SETXATTRAT: c_long = 463;
const REMOVEXATTRAT: c_long = 466;
const FILE_SETATTR: c_long = 469;

/// What nobody has looked at: calls of kernels newer than Linux 6.17, of which 469 is the last.
const UNKNOWN: u32 = 470;

/// The bits of a socket's type that are no flags (`linux/net.h`).
const SOCKET_KIND: u64 = 0xf;

// Of `linux/fs.h`: the flags of a file, as chattr(1) sets them.
const FS_IOC_SETFLAGS: u64 = 0x4008_6602;
const FS_IOC_FSSETXATTR: u64 = 0x401c_5820;

// Of `linux/fcntl.h`: a lease on a file holds up everybody else who opens it.
const F_SETLEASE: u64 = 1024;
const F_NOTIFY: u64 = 1026;

#[cfg(target_arch = "x86_64")]
const OLD_REFUSED: [c_long; 3] = [libc::SYS_iopl, libc::SYS_ioperm, libc::SYS_kexec_file_load];
#[cfg(not(target_arch = "x86_64"))]
const OLD_REFUSED: [c_long; 0] = [];

#[cfg(target_arch = "x86_64")]
const OLD_PERMISSIONS: [c_long; 6] = [
    libc::SYS_chmod,
    libc::SYS_chown,
    libc::SYS_lchown,
    libc::SYS_utime,
    libc::SYS_utimes,
    libc::SYS_futimesat,
];
#[cfg(not(target_arch = "x86_64"))]
const OLD_PERMISSIONS: [c_long; 0] = [];

const SPACES: [c_int; 7] = [
    CLONE_NEWCGROUP,
    CLONE_NEWIPC,
    CLONE_NEWNET,
    CLONE_NEWNS,
    CLONE_NEWPID,
    CLONE_NEWUSER,
    CLONE_NEWUTS,
];

/// Numbers from here on are those of the x32 interface, which would be a way round every rule.
const X32: u32 = 0x4000_0000;

/// The interface of the kernel that this binary uses, as `linux/audit.h` numbers them: another, such as that of 32 bits, has
/// other numbers for the same calls.
const INTERFACE: u32 = if cfg!(target_arch = "x86_64") {
    0xc000_003e
} else if cfg!(target_arch = "aarch64") {
    0xc000_00b7
} else {
    0xc000_00f3
};

// BPF: load a field of `struct seccomp_data`; compare it; go on further below; give back an answer. See
// `linux/bpf_common.h` and `linux/seccomp.h`.
const LOAD: u16 = 0x20;
const JUMP: u16 = 0x05;
const JUMP_IF_EQUAL: u16 = 0x15;
const JUMP_IF_NOT_LESS: u16 = 0x35;
const RETURN: u16 = 0x06;
const CALL: u32 = 0;
const ARCHITECTURE: u32 = 4;

fn filter(permissions: bool) -> Result<BpfProgram, BackendError> {
    let mut refused: Vec<c_long> = REFUSED.into_iter().chain(OLD_REFUSED).collect();
    let mut rules: BTreeMap<c_long, Vec<SeccompRule>> = BTreeMap::new();
    if !permissions {
        refused.extend(PERMISSIONS.into_iter().chain(OLD_PERMISSIONS));
        // By a path. What a program has open, as `touch` has, it was allowed to open.
        rules.insert(libc::SYS_utimensat, vec![is_not_null(1)?]);
    }
    let namespaces: Result<Vec<_>, _> = SPACES.map(has_bit).into_iter().collect();
    rules.insert(libc::SYS_clone, namespaces?);
    // A datagram can be sent to an address, also from a socket of a pair.
    rules.insert(
        libc::SYS_socketpair,
        vec![
            is(0, SeccompCmpOp::Ne, AF_UNIX.unsigned_abs().into())?,
            is(1, SeccompCmpOp::MaskedEq(SOCKET_KIND), SOCK_DGRAM.unsigned_abs().into())?,
            is(1, SeccompCmpOp::MaskedEq(SOCKET_KIND), SOCK_RAW.unsigned_abs().into())?,
        ],
    );
    let leases = [F_SETLEASE, F_NOTIFY].map(|command| is(1, SeccompCmpOp::Eq, command));
    rules.insert(libc::SYS_fcntl, leases.into_iter().collect::<Result<_, _>>()?);
    // Limits of another process; 0 is oneself.
    rules.insert(libc::SYS_prlimit64, vec![is(0, SeccompCmpOp::Ne, 0)?]);
    let mut requests = vec![TIOCSTI, TIOCLINUX];
    if !permissions {
        requests.extend([FS_IOC_SETFLAGS, FS_IOC_FSSETXATTR]);
    }
    let requests = requests.into_iter().map(|request| is(1, SeccompCmpOp::Eq, request));
    rules.insert(libc::SYS_ioctl, requests.collect::<Result<_, _>>()?);
    let arch: TargetArch = std::env::consts::ARCH.try_into()?;
    let refusal = SeccompAction::Errno(EPERM.unsigned_abs());
    let filter: BpfProgram = SeccompFilter::new(rules, SeccompAction::Allow, refusal, arch)?.try_into()?;
    Ok([beginning(&refused), filter].concat())
}

/// What the library cannot say, or says at such length that the kernel takes longer over it than everything else takes:
/// it goes through a filter once for each call that there is when the filter is set.
///
/// `clone3` takes its flags from memory, which no filter sees; told that it is missing, libraries use `clone`.
fn beginning(refused: &[c_long]) -> BpfProgram {
    let step = |code, jt, jf, k| sock_filter { code, jt, jf, k };
    let answer = |error: c_int| step(RETURN, 0, 0, libc::SECCOMP_RET_ERRNO | error.unsigned_abs());
    let number = |call: c_long| u32::try_from(call).unwrap_or(u32::MAX);
    let mut program = vec![
        step(LOAD, 0, 0, ARCHITECTURE),
        step(JUMP_IF_EQUAL, 1, 0, INTERFACE),
        answer(EPERM),
        step(LOAD, 0, 0, CALL),
        step(JUMP_IF_EQUAL, 0, 1, number(libc::SYS_clone3)),
        answer(ENOSYS),
    ];
    if cfg!(target_arch = "x86_64") {
        program.extend([step(JUMP_IF_NOT_LESS, 0, 1, X32), answer(EPERM)]);
    }
    program.extend([step(JUMP_IF_NOT_LESS, 0, 1, UNKNOWN), answer(ENOSYS)]);
    // A jump passes 255 steps at most.
    for calls in refused.chunks(usize::from(u8::MAX)) {
        for (call, left) in calls.iter().zip((0..calls.len()).rev()) {
            // Over the comparisons that are left, and over the jump behind them.
            let to_answer = u8::try_from(left + 1).unwrap_or(u8::MAX);
            program.push(step(JUMP_IF_EQUAL, to_answer, 0, number(*call)));
        }
        program.extend([step(JUMP, 0, 0, 1), answer(EPERM)]);
    }
    program
}

fn has_bit(flag: c_int) -> Result<SeccompRule, BackendError> {
    let bit = u64::from(flag.unsigned_abs());
    is(0, SeccompCmpOp::MaskedEq(bit), bit)
}

/// A rule about a pointer.
fn is_not_null(argument: u8) -> Result<SeccompRule, BackendError> {
    SeccompRule::new(vec![SeccompCondition::new(
        argument,
        SeccompCmpArgLen::Qword,
        SeccompCmpOp::Ne,
        0,
    )?])
}

/// A rule about one argument, of which the kernel uses 32 bits.
fn is(argument: u8, comparison: SeccompCmpOp, value: u64) -> Result<SeccompRule, BackendError> {
    SeccompRule::new(vec![SeccompCondition::new(
        argument,
        SeccompCmpArgLen::Dword,
        comparison,
        value,
    )?])
}
