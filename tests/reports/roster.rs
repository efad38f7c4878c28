//! Everybody in the class, with everything that makes trouble: names, programs and times.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use checker::{
    gradebook::{Basis, Judged, Outcome, Row, Run, Work},
    model::{
        Answer, Assignment, Board, Call, Case, CaseResult, Cell, CellDifference, Credit, Exception, Failure, Feedback,
        Judgement, Late, Limits, Localized, Message, Notation, Reason, Scoring, Student, Suite, Value, Verdict,
        Visibility,
    },
};
use jiff::Timestamp;

use super::class::time;

/// What somebody prints or is called who wants to break a report.
pub(super) const NASTY: &str = "</pre><script>alert(1)</script> ]]> `` ``` ~~~ @everyone ![x](http://a.example) \\\" ::error::x \
                         ##[error]y\n=1+1\r\n\0\u{1b}[31m\u{202e}\u{fffe}\u{ffff}\u{9b}\r\t,\"'\u{200f}盤";

fn localized(en: &str, ja: &str) -> Localized {
    Localized {
        en: en.to_owned(),
        ja: ja.to_owned(),
    }
}

pub(super) fn assignment() -> Assignment {
    let cell = |value, sign| Cell {
        value,
        sign,
        also: Vec::new(),
    };
    let scoring = |weight, credit| Scoring { weight, credit };
    Assignment {
        id: "e5".to_owned(),
        title: localized("E5 Othello", "課題E5 オセロ"),
        reference: "e5".to_owned(),
        calls: Vec::new(),
        state: Some("board".to_owned()),
        notation: Notation {
            size: 2,
            cells: vec![cell(0, '.'), cell(1, '#'), cell(2, 'o')],
        },
        limits: Limits::default(),
        deadline: Some(time("2023-12-01T23:59:59+09:00")),
        late: Some(Late {
            per_day: 10_00,
            cut_off: Some(time("2023-12-10T00:00:00+09:00")),
        }),
        scoring: BTreeMap::from([
            ("02-moves".to_owned(), scoring(150, Credit::EachCase)),
            ("03-names".to_owned(), scoring(100, Credit::WholeSuite)),
        ]),
        hints: 3,
        languages: Vec::new(),
        entry: Vec::new(),
    }
}

pub(super) fn suites() -> Vec<Suite> {
    let suite = |id: &str, title, visibility, feedback, cases: &[&str]| Suite {
        id: id.to_owned(),
        title,
        visibility,
        feedback,
        cases: cases
            .iter()
            .map(|name| Case {
                name: (*name).to_owned(),
                points: 2,
                steps: Vec::new(),
            })
            .collect(),
    };
    vec![
        suite(
            "01-start",
            localized("The board at the start", "初期盤面"),
            Visibility::Public,
            Feedback::Full,
            &["start", "again"],
        ),
        suite(
            "02-moves",
            localized("Moves", "手"),
            Visibility::Public,
            Feedback::ActualOnly,
            &["legal", "illegal"],
        ),
        suite(
            "03-names",
            localized("Corners & <borders>", "隅と端"),
            Visibility::NameOnly,
            Feedback::Full,
            &["secret corner", "secret border"],
        ),
        suite(
            "04-later",
            localized("Whole games", "全対局"),
            Visibility::AfterDeadline,
            Feedback::VerdictOnly,
            &["late game"],
        ),
        suite(
            "05-hidden",
            localized("Surprises", "おまけ"),
            Visibility::Hidden,
            Feedback::Full,
            &["hidden surprise"],
        ),
    ]
}

pub(super) fn student(id: &str, name: &str, locale: Option<&str>) -> Student {
    Student {
        id: id.to_owned(),
        name: name.to_owned(),
        email: format!("{id}@example.org"),
        section: "A".to_owned(),
        locale: locale.map(str::to_owned),
    }
}

/// Accepted cases of all suites, but for those that `fail` says otherwise.
pub(super) fn judged(fail: impl Fn(&str, &str) -> Option<(Judgement, Option<Failure>)>) -> Judged {
    let result = |suite: &Suite, case: &Case| {
        let failed = fail(&suite.id, &case.name);
        let accepted = failed.is_none();
        let (judgement, failure) = failed.unwrap_or((Verdict::Accepted.into(), None));
        Arc::new(CaseResult {
            suite: suite.id.clone(),
            name: case.name.clone(),
            judgement,
            failure,
            warnings: Vec::new(),
            printed: if accepted { String::new() } else { NASTY.to_owned() },
            boards: Vec::new(),
            trace: None,
            time: Duration::from_millis(3),
            points: if accepted { case.points } else { 0 },
            max_points: case.points,
        })
    };
    let suites = suites();
    let cases = suites
        .iter()
        .flat_map(|suite| suite.cases.iter().map(move |case| result(suite, case)));
    Judged {
        file: "othello.rb".to_owned(),
        language: "ruby".to_owned(),
        language_name: "Ruby 3.1".to_owned(),
        layers: vec!["files".to_owned()],
        load_printed: String::new(),
        cases: cases.collect(),
    }
}

pub(super) fn failure(calls: &[&str], message: Message) -> Failure {
    let call = |name: &&str| Call {
        name: (*name).to_owned(),
        args: vec![1, 0],
    };
    Failure {
        calls: calls.iter().map(call).collect(),
        rule: None,
        message,
        expected: None,
        before: None,
        actual: None,
        actual_cells: None,
        cells: Vec::new(),
        text: None,
        exception: None,
        reproduce: None,
    }
}

/// A board with one wrong cell.
pub(super) fn wrong_board() -> (Judgement, Option<Failure>) {
    let failure = Failure {
        rule: Some(Message::new("THE RULE")),
        expected: Some(Answer::Board(
            Board::from_rows(&[vec![1, 1], vec![1, 0]]).expect("a square"),
        )),
        actual_cells: Some(vec![vec![Some(1), Some(2)], vec![Some(1), Some(0)]]),
        cells: vec![CellDifference {
            row: 0,
            column: 1,
            expected: 1,
            actual: Value::Int(2),
        }],
        reproduce: Some("ruby -r./othello.rb -e 'pp move_othello 1, 0'".to_owned()),
        ..failure(
            &["initialize_othello", "move_othello"],
            Message::new("[0][1]: expected 1, got 2"),
        )
    };
    (Reason::WrongFlips.into(), Some(failure))
}

pub(super) fn raised() -> (Judgement, Option<Failure>) {
    let exception = Exception {
        class: "NameError".to_owned(),
        message: NASTY.to_owned(),
        file: Some("othello.rb".to_owned()),
        line: Some(7),
    };
    let message = Message::new("answer-exception").with("exception", NASTY);
    let failure = Failure {
        exception: Some(exception),
        ..failure(&["initialize_othello"], message)
    };
    (Reason::Exception.into(), Some(failure))
}

fn not_loaded() -> (Judgement, Option<Failure>) {
    (
        Reason::LoadError.into(),
        Some(failure(&[], Message::new("error-output").with("cause", NASTY))),
    )
}

fn fault() -> (Judgement, Option<Failure>) {
    (
        Verdict::JudgeError.into(),
        Some(failure(&[], Message::new("fault-internal").with("cause", "x"))),
    )
}

pub(super) fn row(student: Student, handed_in: &str, outcome: Outcome, host: &str, seconds: u64) -> Row {
    Row {
        stranger: false,
        work: Some(Work {
            path: format!(
                "/class of 2023/{}_{}_assignsubmission_file_/=othello.rb",
                student.name, student.id
            ),
            handed_in: Some(time(handed_in)),
            marked_late: None,
            basis: Basis::default(),
            outcome,
            otherwise: None,
            run: Run {
                host: host.to_owned(),
                begun: Timestamp::from_second(1_700_000_000 + seconds.cast_signed()).expect("a time"),
                time: Duration::from_secs(seconds),
                load: 150,
            },
        }),
        student,
    }
}

/// The results of all, run by this machine for so many seconds a program.
pub(super) fn rows(host: &str, seconds: u64) -> Vec<Row> {
    let in_time = "2023-12-01T00:00:00+09:00";
    let right = || Outcome::Judged(judged(|_, _| None));
    let row = |id, name, locale, handed_in, outcome| row(student(id, name, locale), handed_in, outcome, host, seconds);
    let moves = |suite: &str, case: &str| (suite == "02-moves" && case == "illegal").then(wrong_board);
    let everywhere = |suite: &str, _: &str| (suite != "01-start").then(wrong_board);
    let hidden = |suite: &str, _: &str| (suite == "05-hidden").then(wrong_board);
    let long = "長い名前".repeat(2500);
    vec![
        row("1001", "田中 太郎", Some("ja_JP"), in_time, right()),
        row(
            "1002",
            "=HYPERLINK(\"http://a.example\",\"x\"), Jr.",
            Some("fr"),
            "2023-12-03T00:00:01+09:00",
            Outcome::Judged(judged(moves)),
        ),
        row(
            "1003",
            NASTY,
            None,
            in_time,
            Outcome::Judged(judged(|_, _| Some(raised()))),
        ),
        Row::missing(student("1004", "@everyone `x`\n# y", None)),
        row(
            "1005",
            "-1",
            None,
            in_time,
            Outcome::Refused(
                Message::new("error-io")
                    .with("path", "class/all/1005/a.rb")
                    .with("cause", NASTY),
            ),
        ),
        row(
            "1006",
            "",
            None,
            in_time,
            Outcome::Lacking(Message::new("error-no-thread").with("cause", "cobc")),
        ),
        row(
            "1007",
            "O'Neill, \"Anne\"",
            None,
            in_time,
            Outcome::Judged(judged(|suite, _| (suite == "01-start").then(fault))),
        ),
        Row {
            stranger: false,
            work: row(
                "1008",
                &long,
                None,
                in_time,
                Outcome::Judged(Judged {
                    load_printed: NASTY.to_owned(),
                    ..judged(|_, _| Some(not_loaded()))
                }),
            )
            .work
            .map(|work| Work {
                otherwise: Some(right()),
                ..work
            }),
            student: student("1008", &long, None),
        },
        row(
            "1009",
            "佐藤 花子",
            Some("ja"),
            in_time,
            Outcome::Judged(judged(hidden)),
        ),
        row(
            "1010",
            "@SUM(A1)",
            None,
            "2023-12-20T00:00:00+09:00",
            Outcome::Judged(judged(everywhere)),
        ),
        row(
            "+s11",
            "\u{200f}שלום\0",
            None,
            in_time,
            Outcome::Judged(judged(everywhere)),
        ),
    ]
}
