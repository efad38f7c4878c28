use std::{
    fs,
    os::unix::{
        fs::{lchown, symlink},
        net::UnixListener,
    },
    path::PathBuf,
};

use crate::class::{
    Handin, Options, collect,
    fixture::{age, assignment, fetched, folder, found, places, write, zip},
};
use crate::error::Error;

fn pairs(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs
        .iter()
        .map(|(id, path)| ((*id).to_owned(), (*path).to_owned()))
        .collect()
}

#[test]
fn a_class_is_a_folder_of_folders_files_and_archives() {
    let class = folder(&[
        ("carol/othello.rb", b"c"),
        ("carol/lib/board.rb", b"l"),
        ("alice.rb", b"a"),
        ("bob.zip", &zip(&[("work/othello.rb", b"b"), ("__MACOSX/._x", b"")])),
        ("empty/.gitkeep", b""),
        ("\u{ff53}22.py", b"s"),
        (".DS_Store", b""),
        ("notes.txt~", b""),
    ]);
    let found = found(&[class.path().to_owned()]);
    assert_eq!(
        places(&found.handins, class.path()),
        pairs(&[
            ("alice", "alice.rb"),
            ("bob", "bob.zip"),
            ("carol", "carol"),
            ("empty", "empty"),
            ("s22", "\u{ff53}22.py"),
        ])
    );
    assert_eq!(found.passed_over, []);
    assert_eq!(found.warnings, []);
    let fetched: Vec<_> = found.handins.iter().map(fetched).collect();
    assert_eq!(fetched[0], "alice.rb of alice.rb");
    assert_eq!(fetched[1], "othello.rb of othello.rb");
    assert_eq!(fetched[2], "othello.rb of lib/board.rb othello.rb");
    assert_eq!(fetched[3], "class-nothing-in");
}

#[test]
fn one_folder_around_the_class_is_looked_through() {
    let class = folder(&[
        ("kadai5/alice.rb", b"a"),
        ("kadai5/bob/main.rb", b"b"),
        ("__MACOSX/x", b""),
    ]);
    let found = found(&[class.path().to_owned()]);
    assert_eq!(
        places(&found.handins, class.path()),
        pairs(&[("alice", "kadai5/alice.rb"), ("bob", "kadai5/bob")])
    );
}

#[test]
fn a_class_of_one_is_a_class() {
    for file in ["othello.rb", "osero.rb"] {
        let class = folder(&[(&format!("alice/{file}"), b"a")]);
        let found = found(&[class.path().to_owned()]);
        assert_eq!(
            places(&found.handins, class.path()),
            pairs(&[("alice", "alice")]),
            "{file}"
        );
    }
}

#[test]
fn a_path_may_be_one_students() {
    let class = folder(&[
        ("alice/othello.rb", b"a"),
        ("bob/work/othello.rb", b"b"),
        // They have called their files otherwise.
        ("carol/osero.rb", b"c"),
        ("carol/memo.txt", b"c"),
        ("dave.rb", b"d"),
    ]);
    let paths = ["alice", "bob", "carol", "dave.rb"].map(|name| class.path().join(name));
    let found = found(&paths);
    let expected = pairs(&[
        ("alice", "alice"),
        ("bob", "bob"),
        ("carol", "carol"),
        ("dave", "dave.rb"),
    ]);
    assert_eq!(places(&found.handins, class.path()), expected);
    assert_eq!(fetched(&found.handins[1]), "othello.rb of othello.rb");
    assert_eq!(fetched(&found.handins[2]), "osero.rb of memo.txt osero.rb");
}

#[test]
fn archives_may_be_one_students_each() {
    let class = folder(&[
        ("alice.zip", &zip(&[("kadai5/othello.rb", b"a")])),
        ("bob.zip", &zip(&[("kadai5/othello.rb", b"b")])),
        ("carol.zip", &zip(&[("osero.rb", b"c")])),
        ("dave.zip", b"PK\x03\x04 torn"),
    ]);
    let paths = ["alice", "bob", "carol", "dave"].map(|name| class.path().join(format!("{name}.zip")));
    let found = found(&paths);
    let ids: Vec<_> = found.handins.iter().map(|handin| handin.student.id.as_str()).collect();
    assert_eq!(ids, ["alice", "bob", "carol", "dave"]);
    assert_eq!(fetched(&found.handins[3]), "class-archive-damaged");
}

#[test]
fn a_class_beside_a_students_file_stays_a_class() {
    let class = folder(&[("class/a/x.rb", b""), ("class/b/y.rb", b""), ("carol/othello.rb", b"c")]);
    let found = found(&[class.path().join("class"), class.path().join("carol")]);
    let ids: Vec<_> = found.handins.iter().map(|handin| handin.student.id.as_str()).collect();
    assert_eq!(ids, ["a", "b", "carol"]);
}

#[test]
fn a_path_that_is_not_there_is_wrong_usage() {
    let collected = collect(
        &[PathBuf::from("/no/such/class")],
        &assignment(&[]),
        &Options::default(),
    );
    assert!(matches!(collected.map(|_| ()), Err(Error::Usage(message)) if message.id == "submission-unreadable"));
}

#[test]
fn a_path_with_nothing_in_it_is_told() {
    let class = folder(&[]);
    let found = found(&[class.path().to_owned()]);
    assert_eq!(found.warnings[0].id, "class-empty");
}

#[test]
fn the_newest_of_two_counts_and_both_are_named() {
    let class = folder(&[
        ("one/alice.rb", b"1"),
        ("two/Alice/othello.rb", b"2"),
        ("two/b/o.rb", b""),
    ]);
    let [old, new] = ["one/alice.rb", "two/Alice/othello.rb"].map(|path| class.path().join(path));
    for (older, newer, kept) in [(&old, &new, "two/Alice"), (&new, &old, "one/alice.rb")] {
        age(older, 1_000);
        age(newer, 2_000);
        for order in [["one", "two"], ["two", "one"]] {
            let found = found(&order.map(|name| class.path().join(name)));
            let place = &places(&found.handins, class.path())[0];
            assert_eq!(place.1, kept);
            assert_eq!(found.warnings.len(), 1);
            assert_eq!(found.warnings[0].id, "class-two-handins");
            assert_eq!(found.handins[0].modified.expect("a time").as_second(), 2_000);
        }
    }
}

#[test]
fn what_is_equally_old_is_chosen_in_the_same_way_each_time() {
    let class = folder(&[("alice.py", b""), ("alice.rb", b"")]);
    for name in ["alice.py", "alice.rb"] {
        age(&class.path().join(name), 1_000);
    }
    let found = found(&[class.path().to_owned()]);
    assert_eq!(places(&found.handins, class.path()), pairs(&[("alice", "alice.rb")]));
}

#[test]
fn the_same_path_twice_is_no_doubt() {
    let class = folder(&[("alice.rb", b"")]);
    let found = found(&[class.path().join("alice.rb"), class.path().join("alice.rb")]);
    assert_eq!((found.handins.len(), found.warnings.len()), (1, 0));
}

#[test]
fn what_the_operator_put_there_is_no_hand_in() {
    let class = folder(&[("alice.rb", b""), ("roster.csv", b"id\nalice\n"), ("Thumbs.db", b"")]);
    let options = Options {
        id_pattern: None,
        not_handed_in: vec![class.path().join("./roster.csv")],
        ..Options::default()
    };
    // A shell puts in everything that is there.
    let all = ["alice.rb", "roster.csv", "Thumbs.db"]
        .map(|name| class.path().join(name))
        .to_vec();
    for paths in [vec![class.path().to_owned()], all] {
        let found = collect(&paths, &assignment(&[]), &options).expect("a class");
        assert_eq!(places(&found.handins, class.path()), pairs(&[("alice", "alice.rb")]));
    }
}

#[test]
fn the_operators_pattern_names_what_is_handed_in() {
    let class = folder(&[
        ("section-1/s01_山田/osero.rb", b""),
        ("section-1/s02.rb", b""),
        ("section-2/x/s03.zip", &zip(&[("osero.rb", b"")])),
        ("section-2/readme.txt", b""),
    ]);
    let options = Options {
        id_pattern: Some(r"/(?<id>s\d+)(_(?<name>[^/]+))?".parse().expect("a pattern")),
        not_handed_in: Vec::new(),
        ..Options::default()
    };
    let found = collect(&[class.path().to_owned()], &assignment(&[]), &options).expect("a class");
    assert_eq!(
        places(&found.handins, class.path()),
        pairs(&[
            ("s01", "section-1/s01_山田"),
            ("s02", "section-1/s02.rb"),
            ("s03", "section-2/x/s03.zip"),
        ])
    );
    assert_eq!(found.handins[0].student.name, "山田");
    assert_eq!(found.passed_over.len(), 1);
    assert_eq!(found.passed_over[0].path, class.path().join("section-2/readme.txt"));
    assert_eq!(found.passed_over[0].reason.id, "class-no-id");
}

#[test]
fn the_operators_pattern_names_a_path_too() {
    let class = folder(&[("s01-alice/osero.rb", b""), ("s02-bob/osero.rb", b"")]);
    let options = Options {
        id_pattern: Some(r"^(?<id>s\d+)".parse().expect("a pattern")),
        not_handed_in: Vec::new(),
        ..Options::default()
    };
    let paths = ["s01-alice", "s02-bob"].map(|name| class.path().join(name));
    let found = collect(&paths, &assignment(&["othello.rb"]), &options).expect("a class");
    assert_eq!(
        places(&found.handins, class.path()),
        pairs(&[("s01", "s01-alice"), ("s02", "s02-bob")])
    );
    assert_eq!(found.passed_over, []);
}

#[test]
fn nothing_special_and_nobody_elses_file_is_read() {
    let class = folder(&[("alice.rb", b""), ("work/own.rb", b"own")]);
    let _socket = UnixListener::bind(class.path().join("socket.rb")).expect("a socket");
    symlink("work/own.rb", class.path().join("linked.rb")).expect("a link");
    symlink("nowhere", class.path().join("broken.rb")).expect("a link");
    symlink("/etc/passwd", class.path().join("work/inside.rb")).expect("a link");
    let found = found(&[class.path().to_owned()]);
    let fetched: Vec<_> = found
        .handins
        .iter()
        .map(|handin| format!("{}: {}", handin.student.id, fetched(handin)))
        .collect();
    assert_eq!(
        fetched,
        [
            "alice: alice.rb of alice.rb",
            "broken: class-link",
            "linked: class-link",
            "socket: submission-special",
            "work: own.rb of own.rb",
        ]
    );
}

#[test]
fn somebody_elses_file_is_not_read_through_a_link() {
    let class = folder(&[("bob.rb", b"")]);
    let link = class.path().join("alice.rb");
    symlink("/etc/passwd", &link).expect("a link");
    // Whoever runs this owns the link, and root the file; where that is the same, the link is given away.
    if rustix::process::geteuid().is_root() {
        lchown(&link, Some(12345), None).expect("root may give it away");
    }
    assert_eq!(fetched(&found(&[link]).handins[0]), "submission-link");
}

#[test]
fn a_hand_in_that_is_too_large_is_refused_alone() {
    let class = folder(&[
        ("alice.rb", &[b'#'; 200]),
        ("bob/othello.rb", b""),
        ("bob/a", b""),
        ("carol.rb", b""),
    ]);
    let mut small = assignment(&["othello.rb"]);
    small.limits.disk = 100;
    small.limits.files = 1;
    let collected = collect(&[class.path().to_owned()], &small, &Options::default()).expect("a class");
    let wrong: Vec<_> = collected
        .handins
        .iter()
        .map(|handin| match handin.fetch(&small) {
            Ok(_) => String::new(),
            Err(Error::Usage(message)) => message.id.into_owned(),
            Err(other) => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(wrong, ["submission-too-large", "submission-too-many-files", ""]);
}

#[test]
fn names_in_shift_jis_are_read_on_the_disk_too() {
    use std::os::unix::ffi::OsStrExt;
    let class = folder(&[("x.rb", b"")]);
    // 山田.rb
    let name = std::ffi::OsStr::from_bytes(b"\x8e\x52\x93\x63.rb");
    write(&class.path().join(name), b"y");
    let found = found(&[class.path().to_owned()]);
    assert_eq!(found.handins[1].student.id, "山田");
    assert!(found.handins[1].fetch(&assignment(&[])).is_ok());
}

#[test]
fn nothing_is_written_into_the_class() {
    let class = folder(&[("alice/othello.rb", b""), ("bob.zip", &zip(&[("othello.rb", b"")]))]);
    let before = listing(class.path());
    for handin in found(&[class.path().to_owned()]).handins {
        handin.fetch(&assignment(&["othello.rb"])).expect("files");
    }
    assert_eq!(listing(class.path()), before);
}

fn listing(folder: &std::path::Path) -> Vec<(PathBuf, std::time::SystemTime)> {
    let walk = walkdir::WalkDir::new(folder).sort_by_file_name();
    let entries = walk.into_iter().map(|entry| entry.expect("an entry").into_path());
    entries
        .map(|path| {
            let changed = fs::metadata(&path).and_then(|metadata| metadata.modified());
            (path, changed.expect("a time"))
        })
        .collect()
}

#[test]
fn the_newest_version_of_a_students_program_counts() {
    let class = folder(&[
        ("alice/othello.rb", b"1"),
        ("alice/othello_v2.rb", b"2"),
        ("bob/e5 (1).rb", b"1"),
        ("bob/e5.rb", b"2"),
    ]);
    for (path, second) in [
        ("alice/othello.rb", 1_000),
        ("alice/othello_v2.rb", 2_000),
        ("bob/e5 (1).rb", 1_000),
        ("bob/e5.rb", 2_000),
    ] {
        age(&class.path().join(path), second);
    }
    let mut found = found(&[class.path().to_owned()]);
    let of = |handin: &Handin| {
        let fetched = handin.fetch(&assignment(&["othello.rb"])).expect("a program");
        let warnings: Vec<_> = fetched.warnings.into_iter().map(|warning| warning.id).collect();
        (fetched.entry.display().to_string(), warnings)
    };
    let newest = || vec!["class-newest-program".into()];
    assert_eq!(of(&found.handins[0]), ("othello_v2.rb".to_owned(), newest()));
    assert_eq!(of(&found.handins[1]), ("e5.rb".to_owned(), newest()));
    // What `--times none` does.
    for handin in &mut found.handins {
        handin.modified = None;
    }
    assert_eq!(of(&found.handins[0]), ("othello.rb".to_owned(), Vec::new()));
    let last = vec!["class-last-program".into()];
    assert_eq!(of(&found.handins[1]), ("e5 (1).rb".to_owned(), last));
}
