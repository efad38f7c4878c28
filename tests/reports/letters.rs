//! The letter about everything that can become of a student's work, in each language.

use checker::{
    gradebook::{Outcome, Row, Work},
    model::{Exception, Failure, Judgement, Message, Reason},
};

use super::{
    class::{AFTER, Class},
    roster::{failure, judged, row, student, wrong_board},
};

const IN_TIME: &str = "2023-12-01T00:00:00+09:00";
const TWO_DAYS_LATE: &str = "2023-12-03T00:00:01+09:00";
const TOO_LATE: &str = "2023-12-20T00:00:00+09:00";

/// What became of a program that fails in the first suite, which shows everything.
fn failing(judgement: impl Into<Judgement>, failure: &Failure) -> Outcome {
    let judgement = judgement.into();
    Outcome::Judged(judged(|suite, _| {
        (suite == "01-start").then(|| (judgement, Some(failure.clone())))
    }))
}

fn raised() -> Outcome {
    let exception = Exception {
        class: "NoMethodError".to_owned(),
        message: "undefined method `[]' for nil".to_owned(),
        file: Some("othello.rb".to_owned()),
        line: Some(7),
    };
    let failure = Failure {
        exception: Some(exception),
        ..failure(&["initialize_othello"], Message::new("seen-not-what-was-expected"))
    };
    failing(Reason::Exception, &failure)
}

fn late(seconds: &str) -> Outcome {
    let message = Message::new("answer-limit-cpu").with("seconds", seconds);
    failing(Reason::Cpu, &failure(&["initialize_othello"], message))
}

fn broken() -> Outcome {
    let broken = failure(&[], Message::new("load-syntax-error").with("file", "othello.rb"));
    let judgement = Judgement::from(Reason::SyntaxError);
    Outcome::Judged(judged(|_, _| Some((judgement, Some(broken.clone())))))
}

fn refused() -> Outcome {
    let message = Message::new("language-unknown").with("path", "class/x/notes.txt");
    Outcome::Refused(message.with("extensions", ".rb .py"))
}

fn lacking() -> Outcome {
    let message = Message::new("tool-missing")
        .with("language", "Go")
        .with("programs", "go");
    Outcome::Lacking(message.with("package", "golang-go"))
}

/// Everybody's rows; an id says what became of the work.
fn rows(locale: Option<&str>) -> Vec<Row> {
    let right = || Outcome::Judged(judged(|_, _| None));
    let wrong = || {
        Outcome::Judged(judged(|suite, case| {
            (suite == "01-start" && case == "again").then(wrong_board)
        }))
    };
    let student = |id| student(id, "", locale);
    let row = |id, handed_in, outcome| row(student(id), handed_in, outcome, "here", 1);
    let flaky = row("10-flaky", IN_TIME, right());
    vec![
        row("01-accepted", IN_TIME, right()),
        row("02-wrong-answer", IN_TIME, wrong()),
        row("03-run-time-error", IN_TIME, raised()),
        row("04-time-limit", IN_TIME, late("2")),
        row("05-compile-error", IN_TIME, broken()),
        row("06-refused", IN_TIME, refused()),
        Row::missing(student("07-missing")),
        row("08-late", TWO_DAYS_LATE, right()),
        row("09-cut-off", TOO_LATE, right()),
        Row {
            work: flaky.work.map(|work| Work {
                otherwise: Some(wrong()),
                ..work
            }),
            ..row("10-flaky", IN_TIME, right())
        },
        row("11-lacking", IN_TIME, lacking()),
    ]
}

/// The letters to everybody.
fn letters(locale: Option<&str>) -> String {
    let class = Class::of(rows(locale));
    let ids = class.rows.iter().map(|row| row.student.id.as_str());
    ids.map(|id| class.feedback(id, AFTER)).collect::<Vec<_>>().join("\n")
}

#[test]
fn in_english() {
    insta::assert_snapshot!(letters(None));
}

#[test]
fn in_japanese() {
    insta::assert_snapshot!(letters(Some("ja")));
}

#[test]
fn no_letter_names_a_state_or_advises_an_option() {
    for locale in [None, Some("ja")] {
        let letters = letters(locale);
        for name in ["_", "syntax-error", "--", "apt install"] {
            let said = letters
                .lines()
                .find(|line| line.contains(name) && !line.contains("initialize_othello"));
            let said = said.filter(|line| !line.contains("move_othello"));
            assert_eq!(said, None, "{name}");
        }
    }
}
