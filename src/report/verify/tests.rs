use std::time::Duration;

use super::*;
use crate::{
    locale::Tongue,
    model::{
        Call, Judgement, Killed, Killer, KnownOutcome, KnownProgram, LimitMargin, Localized, Message, MutantNotice,
        Notice, Open, Reason, Shortness, Survivor, TimeLimit, Verdict,
    },
};

fn strings(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

fn mutant(id: &str, languages: &[&str], cases: usize, suites: [Killed; 2]) -> MutantNotice {
    MutantNotice {
        id: id.to_owned(),
        languages: strings(languages),
        cases,
        suites: suites.to_vec(),
    }
}

fn survivor(mutants: &[&str], languages: &[&str], killers: Vec<Killer>, open: Option<Open>) -> Survivor {
    Survivor {
        mutants: strings(mutants),
        languages: strings(languages),
        killers,
        open,
    }
}

fn killer(shortness: Shortness) -> Killer {
    Killer {
        calls: vec![Call {
            name: "start".to_owned(),
            args: Vec::new(),
        }],
        shortness,
        yaml: "  - name: kills it\n    steps:\n      - start\n".to_owned(),
    }
}

fn program(path: &str, verdict: Verdict, reason: Option<&str>, outcome: KnownOutcome) -> KnownProgram {
    KnownProgram {
        path: path.into(),
        verdict,
        reason: reason.map(str::to_owned),
        outcome,
    }
}

fn judged(judgement: impl Into<Judgement>, case: Option<(&str, &str)>) -> KnownOutcome {
    KnownOutcome::Judged {
        judgement: judgement.into(),
        case: case.map(|(suite, name)| (suite.to_owned(), name.to_owned())),
        message: case.map(|_| Message::new("seen-not-what-was-expected")),
    }
}

/// Everything that can be said of an assignment at once.
fn verification() -> Verification {
    use Killed::{Nothing, Partly, Wholly};
    let both = ["ruby", "rust"];
    let margin = |limit, allowed| LimitMargin {
        limit,
        allowed: Duration::from_secs(allowed),
        needed: Duration::from_millis(730),
        path: "accepted/slow.rb".into(),
        case: ("02-moves".to_owned(), "all of them".to_owned()),
    };
    let why = Message::new("fault-internal").with("cause", "x\u{1b}[2J");
    Verification {
        assignment: "e5".to_owned(),
        title: Localized {
            en: "E5\u{1b} Othello".to_owned(),
            ja: "課題E5".to_owned(),
        },
        suites: strings(&["01-start", "02-moves"]),
        cases: 3,
        calls: 12,
        notice: Some(Notice {
            mutants: vec![
                mutant("killed", &both, 2, [Wholly, Wholly]),
                mutant("half-killed", &both, 0, [Nothing, Partly]),
                mutant("long-lived", &both, 0, [Nothing, Nothing]),
                mutant("other", &both, 1, [Partly, Wholly]),
            ],
            pairs: 4,
            halves: vec![["killed".to_owned(), "other".to_owned()]],
            survivors: vec![
                survivor(&["half-killed"], &["rust"], vec![killer(Shortness::Shortest)], None),
                survivor(
                    &["long-lived"],
                    &both,
                    vec![killer(Shortness::Minimal)],
                    Some(Open::Unknown(5000)),
                ),
                survivor(&["killed", "other"], &both, Vec::new(), Some(Open::Equal)),
            ],
            redundant: (1..=10)
                .map(|number| ("02-moves".to_owned(), format!("case {number}")))
                .collect(),
        }),
        programs: vec![
            program(
                "accepted/slow.rb",
                Verdict::Accepted,
                None,
                judged(Verdict::Accepted, None),
            ),
            program(
                "wrong_answer/a.rb",
                Verdict::WrongAnswer,
                Some("wrong-flips"),
                judged(Reason::WrongShape, Some(("02-moves", "all of them"))),
            ),
            program(
                "accepted/b\u{1b}.rb",
                Verdict::Accepted,
                Some("accepted"),
                KnownOutcome::Refused(why.clone()),
            ),
            program("accepted/C.java", Verdict::Accepted, None, KnownOutcome::Skipped(why)),
        ],
        limits: vec![margin(TimeLimit::Cpu, 2), margin(TimeLimit::Wall, 10)],
    }
}

fn written(verification: &Verification, tongue: Tongue, detail: Detail, format: &str) -> String {
    let mut bytes = Vec::new();
    let setting = VerifySetting {
        verification,
        locale: &Locale::new(tongue),
        style: Style::Plain,
        width: 80,
        detail,
        matrix: Matrix::Shown,
    };
    let format = find_verify(format).expect("a format");
    (format.write)(&setting, &mut bytes).expect("a vector takes everything");
    String::from_utf8(bytes).expect("text")
}

#[test]
fn the_screen_shows_what_has_to_be_mended() {
    insta::assert_snapshot!(written(&verification(), Tongue::English, Detail::Normal, "pretty"));
}

#[test]
fn the_screen_is_in_japanese_too() {
    insta::assert_snapshot!(written(&verification(), Tongue::Japanese, Detail::Verbose, "pretty"));
}

#[test]
fn the_last_line_says_whether_all_is_well() {
    let last = |verification: &Verification| {
        let text = written(verification, Tongue::English, Detail::Quiet, "pretty");
        text.trim_end().to_owned()
    };
    let mut verification = verification();
    assert_eq!(last(&verification), "5 gaps have to be closed.");
    verification.notice = None;
    verification.limits.clear();
    verification.programs.retain(|program| !program.is_wrong());
    let unsure = "What could be judged is right; the rest needs a machine that has everything.";
    assert_eq!(last(&verification), unsure);
    verification.programs.truncate(1);
    assert_eq!(last(&verification), "The assignment can be trusted.");
    verification.programs.clear();
    assert_eq!(last(&verification), "No gap was found. No program was tried.");
}

#[test]
fn nothing_acts_on_a_terminal() {
    for format in VERIFY_FORMATS {
        let text = written(&verification(), Tongue::English, Detail::Verbose, format.id);
        assert!(!text.contains('\u{1b}'), "{}: {text:?}", format.id);
    }
}

#[test]
fn json_says_all_of_it() {
    let text = written(&verification(), Tongue::English, Detail::Normal, "json");
    let report: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let validator = jsonschema::validator_for(&verify_schema().to_value()).expect("a schema");
    assert!(validator.is_valid(&report));
    assert_eq!(report["gap"], true);
    assert_eq!(report["mutants"][1]["killed"], false);
    assert_eq!(report["mutants"][3]["suites"]["01-start"], "partly");
    assert_eq!(report["survivors"][1]["positions"], 5000);
    assert_eq!(report["survivors"][2]["open"], "equal");
    let states: Vec<&str> = (0..4)
        .filter_map(|place| report["programs"][place]["state"].as_str())
        .collect();
    assert_eq!(states, ["right", "wrong", "wrong", "skipped"]);
    assert_eq!(report["limits"][0]["tight"], true);
    assert_eq!(report["limits"][1]["needed_ms"], 730.0);
}

#[test]
fn junit_counts_gaps_as_failures_and_what_was_not_judged_as_skipped() {
    let text = written(&verification(), Tongue::English, Detail::Normal, "junit");
    assert!(text.contains(r#"tests="12" failures="5""#), "{text}");
    assert_eq!(text.matches("<skipped").count(), 1);
    assert!(text.contains("- name: kills it"));
}
