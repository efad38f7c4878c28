//! What a machine lacks, how an operator has set it, and what is handed in that is no plain file.
#![cfg(target_os = "linux")]

use std::{
    fs,
    os::unix::fs::{MetadataExt, lchown, symlink},
    process::{Command, Output},
};

use super::container::in_a_container;
use super::support::{BASH, Desk, NODE, PYTHON, Program, RUBY, Report};

#[test]
fn what_is_missing_is_named_and_insisted_on() {
    let judged = |arguments: &[&'static str]| {
        let desk = Desk::new();
        let output = in_a_container(desk.command("run", &RUBY.then("").with(arguments)));
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        (output.status.code(), told, output.stdout.len())
    };
    let (code, told, out) = judged(&["--sandbox", "full"]);
    assert_eq!((code, out), (Some(4), 0), "{told}");
    assert!(
        told.contains("namespaces") && told.contains("kernel.unprivileged_userns_clone"),
        "{told}"
    );
    let (code, told, _) = judged(&["--sandbox", "full", "--without", "namespaces"]);
    assert_eq!((code, told.as_str()), (Some(0), ""));
    let (code, told, _) = judged(&[]);
    assert_eq!(code, Some(0), "{told}");
    assert_eq!(told.matches("namespaces").count(), 1, "{told}");
}

#[test]
fn what_is_missing_is_told_once() {
    let desk = Desk::new();
    let mut command = desk.command("run", &RUBY.then(""));
    let beside = desk.path().join("beside.rb");
    command.arg(&beside);
    fs::copy(desk.path().join("othello.rb"), &beside).expect("a copy");
    let output = in_a_container(command);
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(told.matches("namespaces").count(), 1, "{told}");
}

#[test]
fn doctor_says_what_is_missing() {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("checker"));
    command.env("CHECKER_BUDGET", "0s");
    command.args(["doctor", "--locale", "en"]);
    let output = in_a_container(command);
    let told = String::from_utf8_lossy(&output.stdout);
    let says = |beginning: &str| told.lines().any(|line| line.starts_with(beginning));
    assert!(says("–  namespaces") && says("✓  limits      hold; "), "{told}");
    assert_eq!(output.status.code(), Some(0), "{told}");
}

/// Judges a program by a shell that has done something before.
fn after(deed: &str, program: &Program) -> Output {
    let desk = Desk::new();
    let plain = desk.command("run", program);
    let mut command = Command::new("sh");
    command.args(["-c", &format!("{deed}; exec \"$0\" \"$@\"")]);
    command.arg(plain.get_program()).args(plain.get_args());
    for (name, value) in plain.get_envs() {
        command.env(name, value.expect("a value"));
    }
    command.output().expect("the checker runs")
}

#[test]
fn the_operator_s_mask_and_limits_are_nobody_s_fault() {
    for deed in ["umask 077", "umask 027", "ulimit -n 64", "ulimit -t 60"] {
        for program in [RUBY.then(""), PYTHON.then(""), BASH.then(""), NODE.then("")] {
            for arguments in [&[][..], &["--without", "namespaces"]] {
                let output = after(deed, &program.clone().with(arguments));
                assert_eq!(Report::read(&output).0["verdict"], "accepted", "{deed}");
            }
        }
    }
}

/// The checker on a path in a desk on which a right program lies, and what it exits with and says.
fn judged(desk: &Desk, name: &str) -> (Option<i32>, String) {
    let mut command = desk.command("run", &RUBY.then(""));
    command.arg(desk.path().join(name));
    let output = command.output().expect("the checker runs");
    (
        output.status.code(),
        String::from_utf8_lossy(&output.stderr).into_owned(),
    )
}

#[test]
fn a_link_leads_to_one_s_own() {
    let desk = Desk::new();
    symlink("othello.rb", desk.path().join("own.rb")).expect("a link");
    assert_eq!(judged(&desk, "own.rb"), (Some(0), String::new()));
    if fs::metadata(desk.path()).expect("a folder").uid() == 0 {
        symlink("othello.rb", desk.path().join("foreign.rb")).expect("a link");
        lchown(desk.path().join("foreign.rb"), Some(54_321), None).expect("another owner");
        let (code, told) = judged(&desk, "foreign.rb");
        assert_eq!(code, Some(2), "{told}");
        assert!(told.contains("somebody else's file"), "{told}");
    }
}

#[test]
fn a_folder_holds_its_entry_and_no_heap_of_files() {
    let desk = Desk::new();
    fs::create_dir_all(desk.path().join("linked")).expect("a folder");
    symlink("../othello.rb", desk.path().join("linked/othello.rb")).expect("a link");
    let (code, told) = judged(&desk, "linked");
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains("has none of the files"), "{told}");
    fs::create_dir_all(desk.path().join("heap")).expect("a folder");
    fs::copy(desk.path().join("othello.rb"), desk.path().join("heap/othello.rb")).expect("a copy");
    for number in 0..2100 {
        fs::write(desk.path().join(format!("heap/{number}")), "").expect("a file");
    }
    let (code, told) = judged(&desk, "heap");
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains("more than 2000 files"), "{told}");
}

/// A processor of annotations would be the student's own code in the compiler.
#[test]
fn a_compiler_runs_nothing_that_was_handed_in() {
    let desk = Desk::new();
    let services = desk.path().join("folder/META-INF/services");
    fs::create_dir_all(&services).expect("folders");
    fs::write(services.join("javax.annotation.processing.Processor"), "Evil\n").expect("a file");
    let accepted = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/submissions/e5/accepted/Othello.java"
    );
    fs::copy(accepted, desk.path().join("folder/Othello.java")).expect("a copy");
    assert_eq!(judged(&desk, "folder"), (Some(0), String::new()));
}
