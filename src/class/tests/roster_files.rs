use std::path::Path;

use proptest::prelude::*;

use crate::class::{Columns, Roster};
use crate::error::Error;
use crate::model::Student;

fn parse(bytes: &[u8]) -> Result<Roster, Error> {
    Roster::parse(Path::new("class.csv"), bytes, &Columns::default())
}

fn students(text: &str) -> Vec<Student> {
    parse(text.as_bytes()).expect("a roster").students().cloned().collect()
}

/// What is wrong with a roster, at which line and column, and the text that it points at.
fn mistake(text: &str) -> (std::borrow::Cow<'static, str>, (usize, usize), String) {
    match parse(text.as_bytes()) {
        Err(Error::Source(diagnostic)) => {
            let wrong = diagnostic.source[diagnostic.span.clone()].to_owned();
            let place = diagnostic.position();
            (diagnostic.message.id, place, wrong)
        }
        other => panic!("{text:?}: {other:?}"),
    }
}

#[test]
fn reads_a_course_list_in_either_encoding() {
    let text = "学籍番号,氏名,クラス\r\n２２１０００１,山田\u{3000}太郎,Ａ\r\n";
    // The same in the Shift_JIS of a spreadsheet program.
    let shift_jis: &[u8] = b"\x8a\x77\x90\xd0\x94\xd4\x8d\x86,\x8e\x81\x96\xbc,\x83\x4e\x83\x89\x83\x58\r\n\
        \x82\x51\x82\x51\x82\x50\x82\x4f\x82\x4f\x82\x4f\x82\x50,\x8e\x52\x93\x63\x81\x40\x91\xbe\x98\x59,\x82\x60\r\n";
    let expected = Student {
        id: "2210001".to_owned(),
        name: "山田\u{3000}太郎".to_owned(),
        section: "A".to_owned(),
        ..Student::default()
    };
    for bytes in [text.as_bytes(), format!("\u{feff}{text}").as_bytes(), shift_jis] {
        let roster = parse(bytes).expect("a roster");
        assert_eq!(roster.students().collect::<Vec<_>>(), [&expected]);
    }
}

#[test]
fn joins_the_parts_of_a_name() {
    assert_eq!(students("ID,First name,Surname\n1,Jane,Doe\n")[0].name, "Jane Doe");
    assert_eq!(students("学籍番号,名,姓\n1,太郎,山田\n")[0].name, "山田 太郎");
    assert_eq!(students("id,name,surname\n1,,Doe\n")[0].name, "Doe");
}

#[test]
fn reads_the_gradebook_of_canvas() {
    let text =
        "Student,ID,SIS User ID,Section,E5 (7)\n,,,,Muted\n    Points Possible,,,,60\n\"Doe, Jane\",501,s22,A,N/A\n";
    let roster = parse(text.as_bytes()).expect("a roster");
    assert_eq!(roster.entries.len(), 1);
    assert_eq!(roster.entries[0].student.id, "501");
    assert_eq!(roster.entries[0].student.name, "Doe, Jane");
    assert_eq!(roster.entries[0].aliases, ["s22"]);
}

#[test]
fn keeps_the_zeros_that_a_formula_keeps() {
    assert_eq!(students("id,name\n=\"0012\",a\n")[0].id, "0012");
    assert_eq!(students("id,name\n\"=\"\"0012\"\"\",a\n")[0].id, "0012");
}

#[test]
fn keeps_the_language_of_a_student() {
    let students = students("id,locale\n1,ja\n2,\n");
    assert_eq!(students[0].locale.as_deref(), Some("ja"));
    assert_eq!(students[1].locale, None);
}

#[test]
fn points_at_a_mistake() {
    for (text, id, position, wrong) in [
        ("", "roster-empty", (1, 1), ""),
        ("\n,\n", "roster-empty", (1, 1), ""),
        ("a,b\n1,2\n", "roster-no-id", (1, 1), "a,b"),
        ("id,氏名\n1,a\n\n,山田\n", "roster-id-missing", (4, 1), ""),
        (
            "氏名,id\n山田,7\n\"x\ny\",\u{3000}\n",
            "roster-id-missing",
            (4, 4),
            "\u{3000}",
        ),
        ("id\ns1\nS1\n", "roster-id-twice", (3, 1), "S1"),
        ("id,name\n1\n", "roster-field-count", (2, 1), "1"),
        ("id,name\r\n1,a,b\r\n", "roster-field-count", (2, 1), "1,a,b"),
        ("id,name\n1,a\n2,\"b\n3,c\n", "roster-open-quote", (3, 3), "\""),
    ] {
        assert_eq!(mistake(text), (id.into(), position, wrong.to_owned()), "{text:?}");
    }
}

#[test]
fn points_at_what_is_in_neither_encoding() {
    let Err(Error::Source(diagnostic)) = parse(b"id,name\n1,\xff\xff\n") else {
        panic!("it is in neither")
    };
    assert_eq!(diagnostic.message.id, "roster-encoding");
    assert_eq!(diagnostic.position(), (2, 3));
}

#[test]
fn a_spreadsheet_is_no_csv_file() {
    for bytes in [&b"PK\x03\x04\x14\0\x06\0"[..], b"\xd0\xcf\x11\xe0\xa1\xb1"] {
        let Err(Error::Source(diagnostic)) = parse(bytes) else {
            panic!("it is no text")
        };
        assert_eq!(diagnostic.message.id, "roster-spreadsheet");
        assert_eq!(diagnostic.source, "");
    }
}

#[test]
fn says_where_the_operator_names_a_column_that_is_not_there() {
    let columns = "id=学績番号".parse().expect("columns");
    let read = Roster::parse(Path::new("class.csv"), "学籍番号\n1\n".as_bytes(), &columns);
    let Err(Error::Source(diagnostic)) = read else {
        panic!("there is no such column")
    };
    assert_eq!(diagnostic.message.id, "roster-no-such-column");
    assert_eq!(diagnostic.position(), (1, 1));
}

#[test]
fn a_file_that_is_not_there_is_the_environments_fault() {
    let read = Roster::read(Path::new("/no/such/class.csv"), &Columns::default());
    assert!(matches!(read, Err(Error::Environment(_))), "{read:?}");
}

proptest! {
    /// Whatever is in the file, it is read, or a place in it is named that is there.
    #[test]
    fn any_file_is_read_or_a_place_in_it_is_named(
        bytes in proptest::collection::vec(any::<u8>(), 0..60),
        text in "(id|\u{5b66}\u{7c4d}\u{756a}\u{53f7}),name\n[a1,;\t\"\r\n\u{3042}\u{3000}]{0,30}",
    ) {
        for bytes in [bytes.as_slice(), text.as_bytes()] {
            match parse(bytes) {
                Ok(roster) => prop_assert!(roster.students().all(|student| !student.id.is_empty())),
                Err(Error::Source(wrong)) => {
                    prop_assert!(wrong.source.get(wrong.span.clone()).is_some(), "{wrong:?}");
                }
                Err(other) => panic!("{other:?}"),
            }
        }
    }
}
