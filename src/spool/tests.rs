use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use super::{Entry, SourceFile, Spool};
use crate::error::Error;
use crate::model::{Timeliness, Verdict};

const BYTES: &[u8] = b"# coding: Shift_JIS\r\n\x83\x49\x83\x5a\x83\x8d\r\n";

fn entry<'a>(user: &'a str, second: i64, files: &'a [(&'a str, &'a [u8])]) -> Entry<'a> {
    Entry {
        assignment: "e5",
        user,
        time: jiff::Timestamp::from_second(second).expect("a time"),
        timeliness: Timeliness::InTime,
        files: files
            .iter()
            .map(|(path, bytes)| SourceFile {
                path: Path::new(path),
                bytes,
            })
            .collect(),
        entry: Path::new(files[0].0),
        report: b"{}",
        verdict: Verdict::Accepted,
        score: (60, 60),
    }
}

fn spool() -> (tempfile::TempDir, Spool) {
    let folder = tempfile::tempdir().expect("a folder");
    let spool = Spool::at(folder.path().join("spool"));
    (folder, spool)
}

/// The folders of a user's submissions, with those that are only being written.
fn places(spool: &Spool, user: &str) -> Vec<std::path::PathBuf> {
    let mut places: Vec<_> = fs::read_dir(spool.root().join("e5").join(user))
        .expect("the user's folder")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    places.sort();
    places
}

#[test]
fn the_source_is_kept_byte_for_byte() {
    let (_folder, spool) = spool();
    spool
        .record(&entry("hanako", 1, &[("othello.rb", BYTES)]))
        .expect("it is recorded");
    let place = places(&spool, "hanako").remove(0);
    assert_eq!(fs::read(place.join("source/othello.rb")).expect("the source"), BYTES);
    assert_eq!(fs::read(place.join("report.json")).expect("the report"), b"{}");
}

#[test]
fn the_hash_is_the_one_of_sha256sum() {
    let (_folder, spool) = spool();
    let record = spool
        .record(&entry("hanako", 1, &[("a.rb", b"abc")]))
        .expect("it is recorded");
    // FIPS 180-2, appendix B.1.
    assert_eq!(
        record.sha256,
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    );
    assert!(places(&spool, "hanako")[0].ends_with("19700101T000001Z-ba7816bf"));
}

#[test]
fn the_group_reads_and_the_world_does_not() {
    let (_folder, spool) = spool();
    spool
        .record(&entry("hanako", 1, &[("lib/board.rb", BYTES)]))
        .expect("it is recorded");
    for found in walkdir::WalkDir::new(spool.root()) {
        let found = found.expect("readable");
        let mode = found.metadata().expect("metadata").permissions().mode() & 0o777;
        let expected = if found.file_type().is_dir() { 0o750 } else { 0o640 };
        assert_eq!(mode, expected, "{}", found.path().display());
    }
}

#[test]
fn a_shared_spool_need_not_be_readable() {
    let (_folder, spool) = spool();
    let shared = spool.root().join("e5");
    fs::create_dir_all(&shared).expect("a folder");
    fs::set_permissions(&shared, fs::Permissions::from_mode(0o333)).expect("its owner");
    spool
        .record(&entry("hanako", 1, &[("othello.rb", BYTES)]))
        .expect("it is recorded");
}

#[test]
fn the_same_program_twice_in_a_second_is_kept_twice() {
    let (_folder, spool) = spool();
    for _ in 0..3 {
        spool
            .record(&entry("hanako", 1, &[("othello.rb", BYTES)]))
            .expect("it is recorded");
    }
    assert_eq!(spool.records("e5", Some("hanako")).expect("records").len(), 3);
}

#[test]
fn many_at_once_lose_nothing() {
    let (_folder, spool) = spool();
    std::thread::scope(|scope| {
        for user in ["hanako", "taro", "hanako", "taro"] {
            let spool = &spool;
            scope.spawn(move || {
                for second in 0..5 {
                    spool
                        .record(&entry(user, second, &[("othello.rb", BYTES)]))
                        .expect("it is recorded");
                }
            });
        }
    });
    let records = spool.records("e5", None).expect("records");
    assert_eq!(records.len(), 20);
    assert!(records.is_sorted_by_key(|record| record.time));
    assert_eq!(spool.records("e5", Some("taro")).expect("records").len(), 10);
}

#[test]
fn what_a_kill_left_behind_is_no_submission() {
    let (_folder, spool) = spool();
    spool
        .record(&entry("hanako", 1, &[("othello.rb", BYTES)]))
        .expect("it is recorded");
    let user = spool.root().join("e5/hanako");
    let torn = user.join(".new-abc");
    fs::create_dir(&torn).expect("a folder");
    fs::copy(
        places(&spool, "hanako")[1].join("submission.json"),
        torn.join("submission.json"),
    )
    .expect("a copy");
    fs::create_dir(user.join("without-record")).expect("a folder");
    assert_eq!(spool.records("e5", Some("hanako")).expect("records").len(), 1);
}

#[test]
fn a_link_to_what_somebody_else_has_recorded_is_no_submission() {
    let (_folder, spool) = spool();
    spool
        .record(&entry("hanako", 1, &[("othello.rb", BYTES)]))
        .expect("it is recorded");
    let assignment = spool.root().join("e5");
    std::os::unix::fs::symlink("hanako", assignment.join("taro")).expect("a link");
    fs::create_dir(assignment.join("jiro")).expect("a folder");
    std::os::unix::fs::symlink(&places(&spool, "hanako")[0], assignment.join("jiro/mine")).expect("a link");
    let (kept, warnings) = spool.kept("e5").expect("what is kept");
    assert_eq!(warnings, []);
    assert_eq!(kept.len(), 1);
    assert_eq!(
        (kept[0].user.as_str(), &kept[0].folder),
        ("hanako", &places(&spool, "hanako")[0])
    );
}

#[test]
fn nothing_is_left_where_nothing_can_be_written() {
    let (folder, _) = spool();
    let file = folder.path().join("file");
    fs::write(&file, "not a folder").expect("a file");
    let spool = Spool::at(file.join("spool"));
    let recorded = spool.record(&entry("hanako", 1, &[("othello.rb", BYTES)]));
    assert!(matches!(recorded, Err(Error::Environment(_))), "{recorded:?}");
}

#[test]
fn a_failed_write_leaves_no_trace() {
    let (_folder, spool) = spool();
    // Two files of one name cannot both be written, as when the disk fills up at the second.
    let recorded = spool.record(&entry("hanako", 1, &[("othello.rb", BYTES), ("othello.rb", BYTES)]));
    assert!(matches!(recorded, Err(Error::Environment(_))), "{recorded:?}");
    assert_eq!(places(&spool, "hanako"), Vec::<std::path::PathBuf>::new());
}

#[test]
fn nothing_recorded_is_an_empty_list() {
    let (_folder, spool) = spool();
    assert!(spool.records("e5", None).expect("records").is_empty());
    assert!(spool.records("e5", Some("hanako")).expect("records").is_empty());
}

#[test]
fn what_comes_after_the_deadline_is_late() {
    let time = |second| jiff::Timestamp::from_second(second).expect("a time");
    assert_eq!(Timeliness::of(time(5), None), Timeliness::InTime);
    assert_eq!(Timeliness::of(time(5), Some(time(5))), Timeliness::InTime);
    assert_eq!(Timeliness::of(time(6), Some(time(5))), Timeliness::Late);
}
