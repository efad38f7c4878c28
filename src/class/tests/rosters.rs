use std::path::Path;

use crate::class::{
    Columns, Enrolment, Roster, Seat,
    fixture::{assignment, folder, found},
    join,
};
use crate::model::Arg;

fn roster(text: &str) -> Roster {
    Roster::parse(Path::new("class.csv"), text.as_bytes(), &Columns::default()).expect("a roster")
}

/// The seats of a class whose files have these names: id, whether they are in the roster, and the name of the file.
fn seats(roster: Option<&Roster>, files: &[&str]) -> (Vec<(String, Enrolment, String)>, usize) {
    let files: Vec<(&str, &[u8])> = files.iter().map(|name| (*name, &b""[..])).collect();
    let class = folder(&files);
    let (seats, warnings) = join(
        roster,
        found(&[class.path().to_owned()]).handins,
        &assignment(&["othello.rb"]),
    );
    let file = |seat: &Seat| match &seat.handin {
        Some(handin) => handin
            .path
            .strip_prefix(class.path())
            .expect("inside")
            .display()
            .to_string(),
        None => String::new(),
    };
    let told = seats
        .iter()
        .map(|seat| (seat.student.id.clone(), seat.enrolment, file(seat)));
    (told.collect(), warnings.len())
}

fn row(id: &str, enrolment: Enrolment, file: &str) -> (String, Enrolment, String) {
    (id.to_owned(), enrolment, file.to_owned())
}

#[test]
fn everybody_has_a_row_whatever_the_order_of_the_roster() {
    use Enrolment::{Enrolled, Unknown};
    for text in ["id,name\nS02,B\nS01,A\ns03,C\n", "id,name\ns03,C\nS01,A\nS02,B\n"] {
        let (seats, _) = seats(Some(&roster(text)), &["s02.rb", "s00.rb", "s01.rb"]);
        assert_eq!(
            seats,
            [
                row("s00", Unknown, "s00.rb"),
                row("S01", Enrolled, "s01.rb"),
                row("S02", Enrolled, "s02.rb"),
                row("s03", Enrolled, ""),
            ]
        );
    }
}

#[test]
fn without_a_roster_everybody_is_who_their_file_says() {
    let (seats, _) = seats(None, &["b.rb", "a.rb"]);
    assert_eq!(
        seats,
        [
            row("a", Enrolment::NoRoster, "a.rb"),
            row("b", Enrolment::NoRoster, "b.rb")
        ]
    );
}

#[test]
fn a_student_is_known_by_address_or_name_where_these_are_unique() {
    use Enrolment::{Enrolled, Unknown};
    let text = "学籍番号,氏名,メールアドレス\n1,山田 太郎,taro@x.jp\n2,佐藤,sato@x.jp\n3,佐藤,sato@y.jp\n";
    let (seats, _) = seats(Some(&roster(text)), &["Taro.rb", "佐藤.rb", "sato.rb", "sato@y.jp.rb"]);
    assert_eq!(
        seats,
        [
            row("1", Enrolled, "Taro.rb"),
            row("2", Enrolled, ""),
            row("3", Enrolled, "sato@y.jp.rb"),
            row("sato", Unknown, "sato.rb"),
            row("佐藤", Unknown, "佐藤.rb"),
        ]
    );
}

#[test]
fn a_participants_number_is_no_student_number() {
    use Enrolment::{Enrolled, Unknown};
    // The number of Taro's participation is Jane's student number.
    let text = "学籍番号,氏名\n101,Jane Doe\n102,山田太郎\n";
    let files = [
        "山田 太郎_101_assignsubmission_file_a.rb",
        "Nobody_102_assignsubmission_file_a.rb",
        "Participant_103_assignsubmission_file_a.rb",
    ];
    let (seats, _) = seats(Some(&roster(text)), &files);
    assert_eq!(
        seats,
        [
            row("101", Enrolled, ""),
            row("102", Enrolled, files[0]),
            // Two rows with one id would be one student's wherever results are kept.
            row("102 (Nobody)", Unknown, files[1]),
            row("103", Unknown, files[2]),
        ]
    );
}

#[test]
fn a_roster_of_the_platforms_goes_by_its_numbers() {
    use Enrolment::Enrolled;
    let moodle = "Identifier,Full name\nParticipant 101,Jane Doe\nParticipant 102,Jane Doe\n";
    let files = [
        "Jane Doe_102_assignsubmission_file_a.rb",
        "Participant_101_assignsubmission_file_a.rb",
    ];
    assert_eq!(
        seats(Some(&roster(moodle)), &files).0,
        [
            row("Participant 101", Enrolled, files[1]),
            row("Participant 102", Enrolled, files[0])
        ]
    );
    let canvas =
        "Student,ID,SIS User ID,SIS Login ID,Section\n\"Doe, Jane\",501,s1,jane,A\n\"Sato, Ken\",502,s2,ken,A\n";
    assert_eq!(
        seats(Some(&roster(canvas)), &["s1.rb", "ken.rb"]).0,
        [row("501", Enrolled, "s1.rb"), row("502", Enrolled, "ken.rb")]
    );
    let files = ["doejane_501_9001_a.rb", "satoken_502_9002_a.rb"];
    assert_eq!(
        seats(Some(&roster(canvas)), &files).0,
        [row("501", Enrolled, files[0]), row("502", Enrolled, files[1])]
    );
    // Somebody has written the platform's numbers into a roster of their own.
    let own = "id,name\n501,Jane Doe\n";
    assert_eq!(
        seats(Some(&roster(own)), &files[..1]).0,
        [row("501", Enrolled, files[0])]
    );
}

#[test]
fn two_hand_ins_that_turn_out_to_be_one_students_are_told() {
    let text = "id,email\n1,taro@x.jp\n";
    let (seats, warnings) = seats(Some(&roster(text)), &["1.rb", "taro.rb"]);
    assert_eq!((seats.len(), warnings), (1, 1));
}

#[test]
fn a_row_says_what_the_roster_says() {
    let class = folder(&[("s1.rb", b""), ("x.rb", b"")]);
    let roster = roster("id,name,section\nS1,Jane,B\n");
    let (seats, _) = join(
        Some(&roster),
        found(&[class.path().to_owned()]).handins,
        &assignment(&["othello.rb"]),
    );
    assert_eq!(seats[0].student.section, "B");
    assert_eq!(seats[0].handin.as_ref().expect("a hand-in").student, seats[0].student);
}

#[test]
fn an_id_inside_the_name_of_a_hand_in_is_its_students() {
    use Enrolment::{Enrolled, Unknown};
    let text = "学籍番号\n2310101\n2310104\n2310105\n2310106\n123\n";
    let files = [
        "2310101_佐藤",
        "2310101_2310106.rb",
        "2310105_課題5.rb",
        "kadai5-2310106.rb",
        "s2310104.rb",
        "x-123.rb",
    ];
    let (seats, _) = seats(Some(&roster(text)), &files);
    assert_eq!(
        seats,
        [
            row("123", Enrolled, ""),
            row("2310101", Enrolled, files[0]),
            row("2310101_2310106", Unknown, files[1]),
            row("2310104", Enrolled, files[4]),
            row("2310105", Enrolled, files[2]),
            row("2310106", Enrolled, files[3]),
            row("x-123", Unknown, files[5]),
        ]
    );
}

#[test]
fn a_hand_in_with_an_id_inside_its_name_is_one_more_candidate() {
    let (seats, warnings) = seats(Some(&roster("id\n2310101\n")), &["2310101.rb", "e5_2310101.rb"]);
    assert_eq!((seats.len(), warnings), (1, 1));
}

#[test]
fn a_group_before_a_name_is_no_part_of_it() {
    use Enrolment::{Enrolled, Unknown};
    // The second student's number is by chance the number of the first one's participation.
    let text = "学籍番号,氏名\n2310101,佐藤 翔太\n40211,鈴木 花\n40213,Jones\n40214,Ann Smith-Jones\n";
    let files = [
        "A組-佐藤 翔太_40211_assignsubmission_file_e5.rb",
        "B組-田中 健_40212_assignsubmission_file_e5.rb",
        "Ann Smith-Jones_40215_assignsubmission_file_e5.rb",
    ];
    assert_eq!(
        seats(Some(&roster(text)), &files).0,
        [
            row("2310101", Enrolled, files[0]),
            row("40211", Enrolled, ""),
            row("40212", Unknown, files[1]),
            row("40213", Enrolled, ""),
            row("40214", Enrolled, files[2]),
        ]
    );
}

#[test]
fn a_group_before_a_name_does_not_contradict_a_number() {
    // By name it could be either's.
    let text = "学籍番号,氏名\n40211,佐藤 健\n40212,佐藤 健\n";
    let file = "A組-佐藤 健_40212_assignsubmission_file_e5.rb";
    assert_eq!(
        seats(Some(&roster(text)), &[file]).0,
        [
            row("40211", Enrolment::Enrolled, ""),
            row("40212", Enrolment::Enrolled, file)
        ]
    );
}

/// What is warned of: the id of the message and its texts.
fn warnings(roster: &Roster, files: &[&str]) -> Vec<String> {
    let files: Vec<(&str, &[u8])> = files.iter().map(|name| (*name, &b""[..])).collect();
    let class = folder(&files);
    let (_, warnings) = join(
        Some(roster),
        found(&[class.path().to_owned()]).handins,
        &assignment(&["othello.rb"]),
    );
    let prefix = format!("{}/", class.path().display());
    let words = warnings.iter().map(|warning| {
        let args = warning.args.iter().map(|(_, arg)| match arg {
            Arg::Text(text) => text.replace(&prefix, ""),
            other => format!("{other:?}"),
        });
        format!("{}: {}", warning.id, args.collect::<Vec<_>>().join("; "))
    });
    words.collect()
}

#[test]
fn what_is_left_over_on_both_sides_is_told() {
    let roster = roster("id,name\ns1,Jane\ns2,Ken\ns3,Taro\n");
    assert_eq!(
        warnings(&roster, &["s1.rb", "x.rb", "y.rb", "z.rb"]),
        ["class-left-over: Number(3); x.rb; Number(2); s2 Ken"]
    );
    assert_eq!(warnings(&roster, &["s1.rb"]), [""; 0]);
    assert_eq!(warnings(&roster, &["s1.rb", "s2.rb", "s3.rb", "x.rb"]), [""; 0]);
}

#[test]
fn a_name_that_several_students_have_is_told() {
    let roster = roster("id,name\n1,佐藤 健\n2,佐藤\u{3000}健\n3,Ken\n");
    let platforms = "A組-佐藤 健_7_assignsubmission_file_e5.rb";
    for file in ["佐藤健.rb", platforms] {
        let [shared, left_over] = &warnings(&roster, &[file, "3.rb"])[..] else {
            panic!("there are two")
        };
        assert_eq!(*shared, format!("class-name-shared: {file}; 1, 2"));
        assert!(left_over.starts_with("class-left-over: Number(1); "), "{left_over}");
    }
}
