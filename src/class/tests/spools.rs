use std::path::Path;

use jiff::Timestamp;

use crate::class::{
    Latest,
    fixture::{assignment, fetched},
    from_spool,
};
use crate::model::{Timeliness, Verdict};
use crate::spool::{Entry, SourceFile, Spool};

fn record(spool: &Spool, user: &str, second: i64, file: &str) {
    let files = [file, "lib/board.rb"].map(|path| SourceFile {
        path: Path::new(path),
        bytes: b"x",
    });
    let entry = Entry {
        assignment: "e5",
        user,
        time: Timestamp::from_second(second).expect("a time"),
        timeliness: Timeliness::InTime,
        files: files.into(),
        entry: Path::new(file),
        report: b"{}",
        verdict: Verdict::Accepted,
        score: (1, 1),
    };
    spool.record(&entry).expect("it is recorded");
}

fn chosen(spool: &Spool, deadline: Option<i64>, latest: Latest) -> Vec<(String, i64)> {
    let deadline = deadline.map(|second| Timestamp::from_second(second).expect("a time"));
    let (handins, _) = from_spool(spool, &assignment(&[]), deadline, latest).expect("hand-ins");
    let told = handins.iter().map(|handin| {
        let time = handin.modified.expect("a time");
        (handin.student.id.clone(), time.as_second())
    });
    told.collect()
}

fn pairs(pairs: &[(&str, i64)]) -> Vec<(String, i64)> {
    pairs
        .iter()
        .map(|(user, second)| ((*user).to_owned(), *second))
        .collect()
}

#[test]
fn the_last_program_before_the_deadline_counts() {
    let folder = tempfile::tempdir().expect("a folder");
    let spool = Spool::at(folder.path().to_owned());
    for (user, second) in [
        ("taro", 10),
        ("taro", 30),
        ("taro", 20),
        ("hanako", 40),
        ("hanako", 35),
        ("jiro", 5),
    ] {
        record(&spool, user, second, "othello.rb");
    }
    assert_eq!(
        chosen(&spool, Some(20), Latest::InTime),
        pairs(&[("hanako", 40), ("jiro", 5), ("taro", 20)])
    );
    let last = pairs(&[("hanako", 40), ("jiro", 5), ("taro", 30)]);
    assert_eq!(chosen(&spool, Some(20), Latest::AtAll), last);
    assert_eq!(chosen(&spool, None, Latest::InTime), last);
}

#[test]
fn the_recorded_files_are_fetched() {
    let folder = tempfile::tempdir().expect("a folder");
    let spool = Spool::at(folder.path().to_owned());
    record(&spool, "taro", 10, "osero.rb");
    let (handins, _) = from_spool(&spool, &assignment(&[]), None, Latest::InTime).expect("hand-ins");
    assert_eq!(fetched(&handins[0]), "osero.rb of lib/board.rb osero.rb");
    assert!(handins[0].path.ends_with("source/osero.rb"));
}

#[test]
fn an_empty_spool_is_an_empty_class() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_eq!(chosen(&Spool::at(folder.path().join("none")), None, Latest::InTime), []);
}
