use super::{AddressSpace, Build, Bundled, Language, Tool};
use crate::model::Indexing;

/// Java, compiled and run under `stdio`.
pub(super) static ENTRY: Language = Language {
    id: "java",
    name: "Java",
    extensions: &["java"],
    shebangs: &[],
    tool: Some(Tool {
        programs: &["javac"],
        version: &["-version"],
        real_path: &[],
        package: "default-jdk-headless",
    }),
    runtime: Some(Tool {
        programs: &["java"],
        version: &["-version"],
        real_path: &[],
        package: "default-jre-headless",
    }),
    functions: None,
    build: Some(Build {
        command: &[
            "{tool}",
            "-J-XX:TieredStopAtLevel=1",
            // A processor of annotations is a program of the student's that the compiler would run.
            "-proc:none",
            "-J-XX:+UseSerialGC",
            "-encoding",
            "UTF-8",
            "-sourcepath",
            "{folder}",
            "-d",
            "{out}",
            "{entry}",
            "{with}",
        ],
        with: Some(Bundled {
            file: "CheckerLauncher.java",
            source: include_str!("CheckerLauncher.java"),
        }),
    }),
    run: &[
        "{runtime}",
        // What makes a short program start fast.
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-XX:-UsePerfData",
        "-Xshare:auto",
        // The heap grows with the memory that the virtual machine believes in; the rest is for the machine itself.
        "-XX:MaxRAM={memory}",
        "-XX:MaxRAMPercentage=60",
        "-XX:MinRAMPercentage=60",
        "-cp",
        "{out}",
        "CheckerLauncher",
        "{entry}",
    ],
    by_hand: "{calls} | java {entry}",
    environment: &[],
    inherited: &[],
    address_space: AddressSpace::Reserved,
    indexing: Indexing {
        negative_wraps: false,
        missing_raises: true,
    },
    self_test: Bundled {
        file: "SelfTest.java",
        source: include_str!("SelfTest.java"),
    },
};
