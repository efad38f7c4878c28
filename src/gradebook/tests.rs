//! Rows of every kind, written down and read again.

use std::{fs, path::Path, sync::Arc, time::Duration};

use super::*;
use crate::{
    error::Error,
    model::{
        Answer, Board, Call, CaseResult, CellDifference, Exception, Failure, Judgement, Message, Null, Reason, Student,
        Value, Verdict,
    },
};

fn heading() -> Heading {
    Heading {
        assignment: "e5".to_owned(),
        share: None,
    }
}

fn student(id: &str) -> Student {
    Student {
        id: id.to_owned(),
        name: "山田, \"太郎\"\n".to_owned(),
        ..Student::default()
    }
}

fn case(suite: &str, name: &str, failure: Option<Failure>) -> Arc<CaseResult> {
    let judgement: Judgement = match failure {
        Some(_) => Reason::WrongFlips.into(),
        None => Verdict::Accepted.into(),
    };
    Arc::new(CaseResult {
        suite: suite.to_owned(),
        name: name.to_owned(),
        points: if failure.is_none() { 2 } else { 0 },
        judgement,
        failure,
        warnings: vec![Message::new("why").with("cause", Message::new("because").with("count", 3_u32))],
        printed: "\u{1b}[31m盤\0".to_owned(),
        boards: Vec::new(),
        trace: None,
        time: Duration::from_micros(1234),
        max_points: 2,
    })
}

fn failure(cells: [u8; 4]) -> Failure {
    let board = Board::from([[0, 1], [2, 0]]);
    let values = [
        Value::NIL,
        Value::Null(Null::Undefined),
        Value::Bool(true),
        Value::Int(i64::MIN),
        Value::Float(0.5),
        Value::Text("x".to_owned()),
        Value::Other {
            class: "Symbol".to_owned(),
            shown: ":black".to_owned(),
        },
    ];
    Failure {
        calls: vec![Call {
            name: "move".to_owned(),
            args: vec![1, -2],
        }],
        rule: Some(Message::new("rule").with("square", "[3][2]")),
        message: Message::new("message"),
        expected: Some(Answer::Board(board.clone())),
        before: Some(board),
        actual: Some(Value::List(values.to_vec())),
        actual_cells: Some(
            cells
                .chunks(2)
                .map(|row| row.iter().copied().map(Some).collect())
                .collect(),
        ),
        cells: vec![CellDifference {
            row: 0,
            column: 1,
            expected: 1,
            actual: Value::Int(2),
        }],
        text: Some("a\nb".to_owned()),
        exception: Some(Exception {
            class: "E".to_owned(),
            line: Some(3),
            ..Exception::default()
        }),
        reproduce: Some("ruby a.rb".to_owned()),
    }
}

fn judged(cases: Vec<Arc<CaseResult>>) -> Outcome {
    Outcome::Judged(Judged {
        file: "a.rb".to_owned(),
        language: "ruby".to_owned(),
        language_name: "Ruby 3.1".to_owned(),
        layers: vec!["files".to_owned()],
        load_printed: String::new(),
        cases,
    })
}

fn row(id: &str, outcome: Outcome) -> Row {
    Row {
        student: student(id),
        stranger: id == "stranger",
        work: Some(Work {
            path: "class/a.rb".to_owned(),
            handed_in: Some("2023-12-01T23:59:59+09:00".parse().expect("a time")),
            marked_late: Some(false),
            basis: Basis {
                files: "f".to_owned(),
                ..Basis::default()
            },
            outcome,
            otherwise: None,
            run: Run::default(),
        }),
    }
}

/// One row of every kind.
fn rows() -> Vec<Row> {
    let wrong = || case("02", "b", Some(failure([0, 2, 2, 0])));
    vec![
        row("accepted", judged(vec![case("01", "a", None), case("02", "b", None)])),
        row("wrong", judged(vec![case("01", "a", None), wrong()])),
        row("stranger", judged(vec![case("01", "a", None), wrong()])),
        row(
            "refused",
            Outcome::Refused(Message::new("language-unknown").with("path", "a.docx")),
        ),
        row("lacking", Outcome::Lacking(Message::new("tool-missing"))),
        Row::missing(student("missing")),
    ]
}

fn written(path: &Path) -> Vec<Row> {
    let (mut journal, kept) = Journal::open(path, &heading()).expect("a journal");
    assert!(kept.is_empty());
    let rows = rows();
    for row in &rows {
        journal.append(row).expect("room");
    }
    rows
}

fn complaint<T>(result: Result<T, Error>) -> String {
    match result {
        Err(Error::Usage(message)) => message.id.into_owned(),
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("nothing was wrong"),
    }
}

#[test]
fn rows_are_read_as_they_were_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("results.jsonl");
    let rows = written(&path);
    let found = read(&path).expect("a journal");
    assert_eq!(found.heading, heading());
    assert_eq!(found.lines.len(), rows.len());
    for row in rows {
        let line = found
            .lines
            .iter()
            .find(|line| line.student == row.student)
            .expect("kept");
        assert_eq!(line.row().expect("readable"), row);
    }
}

/// Wherever the power goes, what was whole is there, and the journal goes on behind it.
#[test]
fn what_is_torn_is_dropped_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("results.jsonl");
    written(&path);
    let whole = fs::read(&path).expect("bytes");
    let step = 61;
    for end in (0..whole.len()).step_by(step).chain([whole.len() - 1, whole.len()]) {
        fs::write(&path, &whole[..end]).expect("room");
        let ends = whole[..end].split(|byte| *byte == b'\n').count() - 1;
        let (mut journal, kept) = Journal::open(&path, &heading()).expect("a journal");
        assert_eq!(kept.len(), ends.saturating_sub(1), "cut at {end}");
        journal.append(&Row::missing(student("new"))).expect("room");
        drop(journal);
        let again = read(&path).expect("a journal").lines;
        assert_eq!(again.len(), kept.len() + 1, "cut at {end}");
    }
}

#[test]
fn the_last_row_of_a_student_counts_and_whoever_has_gone_may_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("results.jsonl");
    let (mut journal, _) = Journal::open(&path, &heading()).expect("a journal");
    let wrong = row("a", judged(vec![case("01", "a", Some(failure([1; 4])))]));
    let right = row("a", judged(vec![case("01", "a", None)]));
    journal.append(&wrong).expect("room");
    journal.append(&right).expect("room");
    journal.remove(&right.student).expect("room");
    drop(journal);
    assert!(read(&path).expect("a journal").lines.is_empty());
    let (mut journal, kept) = Journal::open(&path, &heading()).expect("a journal");
    journal.append(&kept[0].line.row().expect("readable")).expect("room");
    drop(journal);
    assert!(read(&path).expect("a journal").lines[0].accepted());
}

/// The file is read in parts, by many at a time, and a row may be larger than a part.
#[test]
fn the_last_row_counts_however_large_the_rows_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("results.jsonl");
    let (mut journal, _) = Journal::open(&path, &heading()).expect("a journal");
    let rows: Vec<Row> = (0..40)
        .map(|number| {
            let mut row = row(&format!("s{}", number % 7), judged(vec![case("01", "a", None)]));
            let work = row.work.as_mut().expect("work");
            work.path = format!("{number}{}", "x".repeat(if number == 20 { 3 << 20 } else { 200_000 }));
            row
        })
        .collect();
    for row in &rows {
        journal.append(row).expect("room");
    }
    drop(journal);
    let lines = read(&path).expect("a journal").lines;
    assert_eq!(lines.len(), 7);
    for line in lines {
        let last = rows.iter().rfind(|row| row.student == line.student).expect("a row");
        assert_eq!(line.path, last.work.as_ref().expect("work").path);
        assert_eq!(line.row().expect("readable"), *last);
    }
}

#[test]
fn no_other_file_is_touched() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("grades.csv");
    for text in ["id,name", "id,name\na,b\n", "{}\n", "{\"journal\":}\n", "\n"] {
        fs::write(&path, text).expect("room");
        assert_eq!(complaint(Journal::open(&path, &heading())), "journal-none", "{text}");
        assert_eq!(complaint(read(&path)), "journal-none", "{text}");
        assert_eq!(fs::read_to_string(&path).expect("text"), text);
    }
    assert_eq!(complaint(Journal::fresh(&path, &heading())), "journal-none");
    assert_eq!(fs::read_to_string(&path).expect("text"), "\n");
}

#[test]
fn a_journal_is_of_one_assignment_one_share_and_one_writer() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("results.jsonl");
    let (journal, _) = Journal::open(&path, &heading()).expect("a journal");
    assert_eq!(complaint(Journal::open(&path, &heading())), "journal-in-use");
    assert_eq!(complaint(Journal::fresh(&path, &heading())), "journal-in-use");
    drop(journal);
    let other = Heading {
        assignment: "e6".to_owned(),
        ..heading()
    };
    assert_eq!(complaint(Journal::open(&path, &other)), "journal-of-another");
    let share = Heading {
        share: Some((1, 4)),
        ..heading()
    };
    assert_eq!(complaint(Journal::open(&path, &share)), "journal-of-another-share");
    drop(Journal::fresh(&path, &share).expect("begun anew"));
    assert_eq!(read(&path).expect("a journal").heading, share);
}

#[test]
fn a_damaged_line_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("results.jsonl");
    written(&path);
    let text = fs::read_to_string(&path)
        .expect("text")
        .replacen("\"accepted\",", "\"accepted\"", 1);
    fs::write(&path, text).expect("room");
    let Err(Error::Usage(message)) = read(&path) else {
        panic!("it is damaged");
    };
    assert_eq!(message.id, "journal-damaged");
    assert!(message.args.contains(&("line".into(), 2_usize.into())), "{message:?}");
}

#[test]
fn another_run_is_the_same_but_for_words_and_addresses() {
    let of = |failure: Failure| match judged(vec![case("01", "a", Some(failure))]) {
        Outcome::Judged(judged) => judged,
        _ => unreachable!("it was judged"),
    };
    let first = of(failure([0, 2, 2, 0]));
    let mut other = failure([0, 2, 2, 0]);
    other.text = Some("#<Board:0x000055d0c0ffee00>".to_owned());
    other.message = Message::new("other");
    assert!(first.is_same_as(&of(other)));
    assert!(!first.is_same_as(&of(failure([0, 2, 2, 1]))));
    let late = |reason: Reason| {
        let mut judged = of(failure([0; 4]));
        Arc::make_mut(&mut judged.cases[0]).judgement = reason.into();
        judged
    };
    assert!(late(Reason::Cpu).is_same_as(&late(Reason::Wall)));
    assert!(late(Reason::Budget).is_same_as(&first), "there was no time left for it");
    assert!(!late(Reason::Cpu).is_same_as(&first));
    let Outcome::Judged(accepted) = judged(vec![case("01", "a", None)]) else {
        unreachable!("it was judged")
    };
    assert!(late(Reason::Budget).is_same_as(&accepted));
    assert!(!late(Reason::Wall).is_same_as(&accepted));
}

#[test]
fn boards_of_another_shape_are_other_boards() {
    let of = |rows: &[&[i64]]| {
        let row = |cells: &&[i64]| Value::List(cells.iter().copied().map(Value::Int).collect());
        let failure = Failure {
            actual: Some(Value::List(rows.iter().map(row).collect())),
            actual_cells: None,
            ..failure([0; 4])
        };
        match judged(vec![case("01", "a", Some(failure))]) {
            Outcome::Judged(judged) => judged,
            _ => unreachable!("it was judged"),
        }
    };
    assert!(of(&[&[1, 2], &[3, 4]]).is_same_as(&of(&[&[1, 2], &[3, 4]])));
    assert!(!of(&[&[1, 2], &[3, 4]]).is_same_as(&of(&[&[1], &[2, 3, 4]])));
}

#[test]
fn whoever_was_to_have_a_row_and_has_none_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("results.jsonl");
    let (mut journal, _) = Journal::open(&path, &heading()).expect("a journal");
    let ids = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>();
    journal.expect(ids(&["a", "b"]), "census".to_owned()).expect("room");
    journal
        .append(&row("a", judged(vec![case("01", "a", None)])))
        .expect("room");
    assert_eq!(read(&path).expect("a journal").unjudged, ["b"]);
    journal.append(&Row::missing(student("b"))).expect("room");
    assert!(read(&path).expect("a journal").unjudged.is_empty());
    // A class that could not be read for once costs nobody what is known of them.
    journal.append(&Row::missing(student("a"))).expect("room");
    drop(journal);
    let (_, kept) = Journal::open(&path, &heading()).expect("a journal");
    let kept = kept.iter().find(|kept| kept.line.student.id == "a").expect("kept");
    assert!(kept.line.state == State::Missing && kept.earlier.as_ref().is_some_and(Line::accepted));
}
