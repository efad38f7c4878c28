use crate::class::IdPattern;
use crate::class::layout::Naming;
use crate::error::Error;

/// Id, name, file and lateness of an entry; the file's name stands for that of a folder where it ends in `/`.
fn read(name: &str) -> (String, String, Option<String>, Option<bool>) {
    let named = Naming::new().read(name.trim_end_matches('/'), name.ends_with('/'));
    (named.student.id, named.student.name, named.file, named.late)
}

fn expected(
    id: &str,
    name: &str,
    file: Option<&str>,
    late: Option<bool>,
) -> (String, String, Option<String>, Option<bool>) {
    (id.to_owned(), name.to_owned(), file.map(str::to_owned), late)
}

#[test]
fn reads_the_naming_of_moodle() {
    for (name, student) in [
        (
            "Jane Doe_12345_assignsubmission_file_/",
            expected("12345", "Jane Doe", None, None),
        ),
        (
            "山田 太郎_12345_assignsubmission_file/",
            expected("12345", "山田 太郎", None, None),
        ),
        (
            "Jane Doe_12345_assignsubmission_onlinetext_/",
            expected("12345", "Jane Doe", None, None),
        ),
        ("Participant_7_assignsubmission_file_/", expected("7", "", None, None)),
        (
            "Jane Doe_12345_assignsubmission_file_othello_v2.rb",
            expected("12345", "Jane Doe", Some("othello_v2.rb"), None),
        ),
        (
            "Jane Doe_12345_assignsubmission_onlinetext_onlinetext.html",
            expected("12345", "Jane Doe", Some("onlinetext.html"), None),
        ),
    ] {
        assert_eq!(read(name), student, "{name}");
    }
}

#[test]
fn reads_the_naming_of_canvas() {
    for (name, student) in [
        (
            "doejane_501_9001_othello.rb",
            expected("501", "doejane", Some("othello.rb"), Some(false)),
        ),
        (
            "doejane_LATE_501_9001_othello-2.rb",
            expected("501", "doejane", Some("othello-2.rb"), Some(true)),
        ),
        (
            "山田太郎_501_9001_課題_5.rb",
            expected("501", "山田太郎", Some("課題_5.rb"), Some(false)),
        ),
        (
            "anon_aB3dE_9001_othello.rb",
            expected("anon_aB3dE", "", Some("othello.rb"), Some(false)),
        ),
        (
            "LATE_anon_aB3dE_9001_othello.rb",
            expected("anon_aB3dE", "", Some("othello.rb"), Some(true)),
        ),
        (
            "doejane_501_text.html",
            expected("501", "doejane", Some("text.html"), Some(false)),
        ),
    ] {
        assert_eq!(read(name), student, "{name}");
    }
}

#[test]
fn else_the_name_is_the_id() {
    for (name, id) in [
        ("alice/", "alice"),
        ("j.smith/", "j.smith"),
        ("alice.rb", "alice"),
        ("ｓ２２１０９９９.rb", "s2210999"),
        ("doejane_501_9001_othello/", "doejane_501_9001_othello"),
        ("s22_1.rb", "s22_1"),
    ] {
        assert_eq!(read(name), expected(id, "", None, None), "{name}");
    }
}

#[test]
fn the_operator_has_a_naming_of_their_own() {
    let pattern: IdPattern = r"^kadai5/(?<id>s\d+)-(?<name>[^/.]+)".parse().expect("a pattern");
    let named = pattern.read("kadai5/s22-山田.rb").expect("it matches");
    assert_eq!(
        (named.student.id.as_str(), named.student.name.as_str()),
        ("s22", "山田")
    );
    assert_eq!(pattern.read("kadai6/s22-山田.rb"), None);
}

#[test]
fn says_what_is_wrong_with_a_pattern() {
    for (text, id) in [
        ("(?<id>", "id-pattern-wrong"),
        (r"s\d+", "id-pattern-no-id"),
        ("(?<ID>x)", "id-pattern-no-id"),
    ] {
        match text.parse::<IdPattern>() {
            Err(Error::Usage(message)) => assert_eq!(message.id, id, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}
