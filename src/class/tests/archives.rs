use proptest::prelude::*;

use crate::class::{
    Options, collect,
    fixture::{assignment, fetched, folder, found, patched, places, zip},
};
use crate::error::Error;

#[test]
fn a_class_may_be_an_archive() {
    let inner = zip(&[("work/othello.rb", b"b"), ("work/lib.rb", b"l")]);
    let class = folder(&[(
        "class.zip",
        &zip(&[
            ("kadai5/", b""),
            ("kadai5/alice/othello.rb", b"a"),
            ("kadai5/alice/.git/config", b""),
            ("kadai5/bob.zip", &inner),
            ("kadai5/carol/", b""),
            ("kadai5/dave.rb", b"d"),
            ("__MACOSX/kadai5/._dave.rb", b""),
        ]),
    )]);
    let found = found(&[class.path().join("class.zip")]);
    let ids: Vec<_> = places(&found.handins, class.path())
        .into_iter()
        .map(|(_, path)| path)
        .collect();
    assert_eq!(
        ids,
        [
            "class.zip/kadai5/alice",
            "class.zip/kadai5/bob.zip",
            "class.zip/kadai5/carol",
            "class.zip/kadai5/dave.rb"
        ]
    );
    assert_eq!(fetched(&found.handins[0]), "othello.rb of othello.rb");
    assert_eq!(fetched(&found.handins[1]), "othello.rb of lib.rb othello.rb");
    assert_eq!(fetched(&found.handins[2]), "class-nothing-in");
    assert_eq!(fetched(&found.handins[3]), "dave.rb of dave.rb");
    let bytes = found.handins[3].fetch(&assignment(&[])).expect("a file");
    assert_eq!(bytes.files[0].bytes, b"d");
}

#[test]
fn many_workers_may_read_one_archive() {
    let names: Vec<String> = (0..40).map(|number| format!("class/s{number:02}/othello.rb")).collect();
    let members: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), name.as_bytes())).collect();
    let class = folder(&[("class.zip", &zip(&members))]);
    let handins = found(&[class.path().join("class.zip")]).handins;
    assert_eq!(handins.len(), 40);
    std::thread::scope(|scope| {
        for handin in &handins {
            scope.spawn(move || {
                let fetched = handin.fetch(&assignment(&["othello.rb"])).expect("a file");
                let expected = format!("class/{}/othello.rb", handin.student.id);
                assert_eq!(fetched.files[0].bytes, expected.as_bytes());
            });
        }
    });
}

#[test]
fn names_in_shift_jis_are_read() {
    // 山田 in Shift_JIS is four bytes, the last of which is a letter of ASCII; 表 ends in a backslash.
    let archive = patched(
        zip(&[
            ("NAME/othello.rb", b"1"),
            ("N2/othello.rb", b"2"),
            ("田/othello.rb", b"3"),
        ]),
        &[(b"NAME/", b"\x8e\x52\x93\x63/"), (b"N2/", b"\x95\x5c/")],
    );
    let class = folder(&[("class.zip", &archive)]);
    let found = found(&[class.path().join("class.zip")]);
    let ids: Vec<_> = found.handins.iter().map(|handin| handin.student.id.as_str()).collect();
    assert_eq!(ids, ["山田", "田", "表"]);
    assert_eq!(fetched(&found.handins[2]), "othello.rb of othello.rb");
}

#[test]
fn what_leads_outside_is_passed_over() {
    let archive = patched(
        zip(&[
            ("alice/othello.rb", b"a"),
            ("bob/xx/xx/othello.rb", b"b"),
            ("bob/othello.rb", b"b"),
            ("Xetc/passwd", b"p"),
        ]),
        &[(b"bob/xx/xx/", b"bob/../../"), (b"Xetc/", b"/etc/")],
    );
    let class = folder(&[("class.zip", &archive)]);
    let found = found(&[class.path().join("class.zip")]);
    let ids: Vec<_> = found.handins.iter().map(|handin| handin.student.id.as_str()).collect();
    assert_eq!(ids, ["alice", "bob"]);
    let reasons: Vec<_> = found
        .passed_over
        .iter()
        .map(|passed| passed.reason.id.clone())
        .collect();
    assert_eq!(reasons, ["class-member-outside", "class-member-absolute"]);
}

#[test]
fn a_link_in_an_archive_is_passed_over() {
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default();
    writer
        .add_symlink("work/othello.rb", "/etc/passwd", options)
        .expect("a link");
    writer.start_file("work/own.rb", options).expect("a file");
    let archive = writer.finish().expect("an archive").into_inner();
    let class = folder(&[("alice.zip", &archive), ("bob.rb", b"")]);
    let found = found(&[class.path().to_owned()]);
    let fetched = found.handins[0]
        .fetch(&assignment(&["othello.rb"]))
        .expect("the other file");
    assert_eq!(fetched.files.len(), 1);
    assert_eq!(fetched.passed_over[0].reason.id, "class-member-link");
    assert_eq!(
        fetched.passed_over[0].path,
        class.path().join("alice.zip/work/othello.rb")
    );
}

#[test]
fn one_bad_archive_never_stops_the_class() {
    let good = zip(&[("othello.rb", &[b'#'; 3000])]);
    let encrypted = patched(
        zip(&[("othello.rb", b"a")]),
        // The flag of encryption is the lowest bit of the seventh byte of a local header, and of the ninth of a central one.
        &[
            (b"PK\x03\x04\x0a\0\0\0", b"PK\x03\x04\x0a\0\x01\0"),
            (b"PK\x03\x04\x14\0\0\0", b"PK\x03\x04\x14\0\x01\0"),
        ],
    );
    let encrypted = with_flag_in_directory(encrypted);
    let twice = patched(
        zip(&[("a/othello.rb", b"1"), ("aXothello.rb", b"2")]),
        &[(b"aX", b"a\\")],
    );
    let nested = zip(&[("work.zip", &good)]);
    let class = folder(&[
        (
            "damaged.zip",
            &patched(good.clone(), &[(b"othello.rb", b"othellO.rb")])[..40],
        ),
        ("empty.zip", b""),
        ("encrypted.zip", &encrypted),
        ("flipped.zip", &flipped(good.clone())),
        ("good.zip", &good),
        ("nested.zip", &nested),
        ("packed.rar", b"Rar!"),
        ("twice.zip", &twice),
    ]);
    let found = found(&[class.path().to_owned()]);
    let fetched: Vec<_> = found.handins.iter().map(fetched).collect();
    assert_eq!(
        fetched,
        [
            "class-archive-damaged",
            "class-archive-damaged",
            "class-archive-encrypted",
            "class-archive-damaged",
            "othello.rb of othello.rb",
            "class-archive-nested",
            "class-archive-foreign",
            "class-member-twice",
        ]
    );
}

/// Sets the flag of encryption in the central directory, whose headers begin with `PK\x01\x02`.
fn with_flag_in_directory(mut archive: Vec<u8>) -> Vec<u8> {
    for at in 0..archive.len() - 9 {
        if archive[at..].starts_with(b"PK\x01\x02") {
            archive[at + 8] |= 1;
        }
    }
    archive
}

/// Changes a byte of the first member's data, which begins behind its header of 30 bytes and its name.
fn flipped(mut archive: Vec<u8>) -> Vec<u8> {
    archive[30 + "othello.rb".len() + 5] ^= 0xff;
    archive
}

#[test]
fn a_class_that_cannot_be_read_is_wrong_usage() {
    let class = folder(&[("class.zip", b"PK\x03\x04 torn")]);
    let collected = collect(&[class.path().join("class.zip")], &assignment(&[]), &Options::default());
    assert!(matches!(collected.map(|_| ()), Err(Error::Usage(message)) if message.id == "class-archive-damaged"));
}

#[test]
fn a_bomb_is_stopped_at_what_a_submission_may_have() {
    let bomb = vec![0; 1 << 20];
    let mut small = assignment(&["othello.rb"]);
    small.limits.disk = 1 << 19;
    let archive = zip(&[("othello.rb", &bomb)]);
    assert!(archive.len() < 1 << 12, "it is packed well");
    // What the header says of its size is no way in: both the true size and none.
    let size = u32::try_from(bomb.len()).expect("it fits").to_le_bytes();
    for archive in [archive.clone(), patched(archive, &[(&size, &[1, 0, 0, 0])])] {
        let class = folder(&[("alice.zip", &archive), ("bob.rb", b"")]);
        let found = collect(&[class.path().to_owned()], &small, &Options::default()).expect("a class");
        let fetched = found.handins[0].fetch(&small);
        match fetched {
            Err(Error::Usage(message)) => {
                assert!(
                    ["submission-too-large", "class-archive-damaged"].contains(&&*message.id),
                    "{message:?}"
                );
            }
            other => panic!("{other:?}"),
        }
        assert!(found.handins[1].fetch(&small).is_ok());
    }
}

#[test]
fn names_that_stand_twice_are_told() {
    let archive = patched(
        zip(&[("a/othello.rb", b"1"), ("b/othello.rb", b"2"), ("c.rb", b"")]),
        &[(b"b/", b"a/")],
    );
    let class = folder(&[("class.zip", &archive)]);
    let found = found(&[class.path().join("class.zip")]);
    assert_eq!(found.passed_over[0].reason.id, "class-archive-repeats");
    let bytes = found.handins[0].fetch(&assignment(&[])).expect("the last one");
    assert_eq!(bytes.files[0].bytes, b"2");
}

#[test]
fn large_files_have_headers_of_their_own() {
    use std::io::Write;
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default().large_file(true);
    writer.start_file("alice/othello.rb", options).expect("a member");
    writer.write_all(b"zip64").expect("its bytes");
    writer.start_file("bob/othello.rb", options).expect("a member");
    let class = folder(&[("class.zip", &writer.finish().expect("an archive").into_inner())]);
    let found = found(&[class.path().join("class.zip")]);
    assert_eq!(fetched(&found.handins[0]), "othello.rb of othello.rb");
}

#[test]
fn the_exact_time_is_taken_where_an_archive_has_it() {
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let mut options = zip::write::FullFileOptions::default();
    let date = zip::DateTime::from_date_and_time(2026, 4, 1, 12, 30, 0).expect("a date");
    let wall = zip::write::SimpleFileOptions::default().last_modified_time(date);
    // Info-ZIP's extended timestamp: the flag that a time of change follows, and that in seconds.
    let seconds = 1_700_000_001_u32.to_le_bytes();
    let field = [&[1][..], &seconds].concat();
    options.add_extra_field(0x5455, field, true).expect("a field");
    writer.start_file("alice.rb", options).expect("a member");
    writer.start_file("bob.rb", wall).expect("a member");
    let unknown = zip::write::SimpleFileOptions::default().last_modified_time(zip::DateTime::default());
    writer.start_file("carol.rb", unknown).expect("a member");
    let class = folder(&[("class.zip", &writer.finish().expect("an archive").into_inner())]);
    let found = found(&[class.path().join("class.zip")]);
    assert_eq!(found.handins[0].modified.expect("a time").as_second(), 1_700_000_001);
    assert!(
        found.handins[1].modified > found.handins[0].modified,
        "the clock on the wall"
    );
    assert_eq!(found.handins[2].modified, None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever the members of an archive are called, what is fetched stays below the folder in which it is laid out, and whatever
    /// the bytes are, nothing panics.
    #[test]
    fn no_member_leads_outside(names in proptest::collection::vec("[a./\\\\:C\u{3042}\0]{1,10}", 1..6), cut in 0_usize..400) {
        let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
        for name in &names {
            let _ = writer.start_file(name.as_str(), zip::write::SimpleFileOptions::default());
        }
        let whole = writer.finish().expect("an archive").into_inner();
        let torn = &whole[..whole.len().saturating_sub(cut)];
        let class = folder(&[("alice.zip", &whole), ("bob.zip", torn), ("carol.rb", b"")]);
        let found = found(&[class.path().to_owned()]);
        prop_assert_eq!(found.handins.len(), 3);
        for handin in &found.handins {
            if let Ok(fetched) = handin.fetch(&assignment(&["a"])) {
                for file in fetched.files {
                    let plain = file.path.components().all(|part| matches!(part, std::path::Component::Normal(_)));
                    prop_assert!(plain, "{:?}", file.path);
                }
            }
        }
    }
}

#[test]
fn an_archive_tells_which_program_is_the_newest() {
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, hour) in [("othello.rb", 9), ("othello_v2.rb", 10), ("othello_v3.rb", 8)] {
        let date = zip::DateTime::from_date_and_time(2026, 4, 1, hour, 0, 0).expect("a date");
        let options = zip::write::SimpleFileOptions::default().last_modified_time(date);
        writer.start_file(name, options).expect("a member");
    }
    let class = folder(&[
        ("alice.zip", &writer.finish().expect("an archive").into_inner()),
        ("bob.rb", b""),
    ]);
    let found = found(&[class.path().to_owned()]);
    assert_eq!(
        fetched(&found.handins[0]),
        "othello_v2.rb of othello.rb othello_v2.rb othello_v3.rb"
    );
}
