//! A machine that lacks something.
#![cfg(target_os = "linux")]

use std::{
    collections::BTreeMap,
    process::{Command, Output},
};

use seccompiler::{BpfProgram, SeccompAction, SeccompFilter, apply_filter};

/// Runs a command where namespaces are refused, as they are in most containers.
pub(crate) fn in_a_container(mut command: Command) -> Output {
    let run = move || {
        let filter = SeccompFilter::new(
            BTreeMap::from([(libc::SYS_unshare, Vec::new())]),
            SeccompAction::Allow,
            SeccompAction::Errno(libc::EPERM.unsigned_abs()),
            std::env::consts::ARCH.try_into().expect("a known machine"),
        );
        let filter: BpfProgram = filter.expect("a filter").try_into().expect("a program");
        apply_filter(&filter).expect("it is set");
        command.output().expect("the checker runs")
    };
    std::thread::spawn(run).join().expect("it ends")
}
