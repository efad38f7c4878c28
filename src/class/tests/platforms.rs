use crate::class::fixture::{fetched, folder, found, places, zip};

#[test]
fn moodle_gives_folders() {
    let class = folder(&[(
        "E5-1234.zip",
        &zip(&[
            ("Jane Doe_101_assignsubmission_file_/othello.rb", b"j"),
            ("Jane Doe_101_assignsubmission_onlinetext_/onlinetext.html", b"<p>hello"),
            (
                "山田 太郎_102_assignsubmission_file/work.zip",
                &zip(&[("othello.rb", b"y")]),
            ),
        ]),
    )]);
    let found = found(&[class.path().join("E5-1234.zip")]);
    let students: Vec<_> = found
        .handins
        .iter()
        .map(|handin| {
            (
                handin.student.id.as_str(),
                handin.student.name.as_str(),
                handin.marked_late,
            )
        })
        .collect();
    assert_eq!(students, [("101", "Jane Doe", None), ("102", "山田 太郎", None)]);
    assert_eq!(found.warnings, []);
    assert_eq!(fetched(&found.handins[0]), "othello.rb of onlinetext.html othello.rb");
    assert_eq!(fetched(&found.handins[1]), "othello.rb of othello.rb");
}

#[test]
fn moodle_gives_files() {
    let class = folder(&[
        ("Jane Doe_101_assignsubmission_file_othello.rb", b"j"),
        ("Jane Doe_101_assignsubmission_file_board.rb", b"b"),
        (
            "Taro_102_assignsubmission_file_osero.zip",
            &zip(&[("x/othello.rb", b"y")]),
        ),
    ]);
    let found = found(&[class.path().to_owned()]);
    assert_eq!(fetched(&found.handins[0]), "othello.rb of board.rb othello.rb");
    assert_eq!(fetched(&found.handins[1]), "othello.rb of othello.rb");
    // The path is that of the file that counts.
    let place = &places(&found.handins, class.path())[0].1;
    assert_eq!(place, "Jane Doe_101_assignsubmission_file_othello.rb");
}

#[test]
fn a_class_of_one_from_moodle_is_a_class() {
    let class = folder(&[("Jane Doe_101_assignsubmission_file_/othello.rb", b"j")]);
    for path in [
        class.path().to_owned(),
        class.path().join("Jane Doe_101_assignsubmission_file_"),
    ] {
        let found = found(&[path]);
        assert_eq!(found.handins[0].student.id, "101");
        assert_eq!(fetched(&found.handins[0]), "othello.rb of othello.rb");
    }
}

#[test]
fn canvas_gives_files_and_says_what_came_late() {
    let class = folder(&[(
        "submissions.zip",
        &zip(&[
            ("doejane_501_9001_othello.rb", b"j"),
            ("doejane_501_9002_board.rb", b"b"),
            ("satoken_LATE_502_9003_othello-2.rb", b"s"),
            ("anon_aB3dE_9004_x.py", b"x"),
        ]),
    )]);
    let found = found(&[class.path().join("submissions.zip")]);
    let late: Vec<_> = found.handins.iter().map(|handin| handin.marked_late).collect();
    assert_eq!(late, [Some(false), Some(true), Some(false)]);
    assert_eq!(fetched(&found.handins[0]), "othello.rb of board.rb othello.rb");
    // The student's own name, without what Canvas has added.
    assert_eq!(fetched(&found.handins[1]), "othello.rb of othello.rb");
    assert_eq!(fetched(&found.handins[2]), "x.py of x.py");
    assert_eq!(found.warnings, []);
}

#[test]
fn the_last_version_of_a_file_on_canvas_counts() {
    let class = folder(&[
        ("doejane_501_9001_othello.rb", b"0"),
        ("doejane_501_9003_othello-10.rb", b"10"),
        ("doejane_LATE_501_9002_othello-2.rb", b"2"),
        // These two are the student's own numbers.
        ("satoken_502_9004_part-1.rb", b""),
        ("satoken_502_9005_part-2.rb", b""),
    ]);
    let found = found(&[class.path().to_owned()]);
    let handin = &found.handins[0];
    let fetched = handin
        .fetch(&crate::class::fixture::assignment(&["othello.rb"]))
        .expect("a file");
    assert_eq!(fetched.files.len(), 1);
    assert_eq!(fetched.files[0].bytes, b"10");
    assert_eq!(handin.marked_late, Some(false), "the one that counts was in time");
    assert_eq!(found.warnings.len(), 2);
    let names: Vec<_> = found.handins[1]
        .parts
        .iter()
        .filter_map(|part| part.file.as_deref())
        .collect();
    assert_eq!(names, ["part-1.rb", "part-2.rb"]);
}

#[test]
fn a_text_on_moodles_page_is_no_program() {
    let class = folder(&[
        ("Jane Doe_101_assignsubmission_onlinetext_/onlinetext.html", b"<p>hello"),
        ("Taro_102_assignsubmission_onlinetext_onlinetext.html", b"<p>hello"),
        ("Taro_103_assignsubmission_onlinetext_onlinetext.html", b"<p>hello"),
        ("Taro_103_assignsubmission_file_osero.rb", b"t"),
    ]);
    let found = found(&[class.path().to_owned()]);
    let fetched: Vec<_> = found.handins.iter().map(fetched).collect();
    assert_eq!(
        fetched,
        [
            "class-online-text",
            "class-online-text",
            "osero.rb of onlinetext.html osero.rb"
        ]
    );
}
