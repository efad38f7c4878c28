use super::*;
use crate::model::{Answer, Arg, Effect};

fn call(name: &str, args: &[i64]) -> Call {
    Call {
        name: name.to_owned(),
        args: args.to_vec(),
    }
}

fn e5() -> &'static Reference {
    find("e5").expect("e5 is bundled")
}

fn text(message: &Message, name: &str) -> Arg {
    let found = message.args.iter().find(|(key, _)| *key == name);
    found.expect("the argument exists").1.clone()
}

#[test]
fn every_reference_is_found_by_its_id() {
    for reference in REFERENCES {
        assert!(std::ptr::eq(find(reference.id).expect("registered"), *reference));
    }
    assert!(find("e6").is_none());
}

#[test]
fn e5_tells_what_each_call_has_to_do() {
    let mut machine = (e5().machine)();
    let mut told = Vec::new();
    for (name, args) in [
        ("initialize_othello", &[][..]),
        ("move_othello", &[1, 3, 2]),
        ("move_othello", &[2, 3, 3]),
        ("move_othello", &[1, 0, 0]),
    ] {
        let expected = machine.call(&call(name, args)).expect("defined");
        told.push((expected.rule.id.clone(), expected.effect));
        if expected.rule.id == "e5-flips" {
            assert_eq!(text(&expected.rule, "square"), Arg::from("[3][2]"));
            assert_eq!(text(&expected.rule, "squares"), Arg::from("[3][3]"));
            assert_eq!(text(&expected.rule, "disc"), Arg::from(Message::new("e5-black")));
        }
    }
    let wanted = [
        ("e5-start".into(), Effect::Started),
        ("e5-flips".into(), Effect::Changed),
        ("e5-occupied".into(), Effect::Unchanged),
        ("e5-no-flip".into(), Effect::Unchanged),
    ];
    assert_eq!(told, wanted);
}

#[test]
fn e5_refuses_what_the_assignment_does_not_define() {
    let mut machine = (e5().machine)();
    let mut id = |name, args: &[i64]| machine.call(&call(name, args)).expect_err("undefined").id;
    assert_eq!(id("move_othello", &[1, 3, 2]), "e5-not-started");
    assert_eq!(id("move_othello", &[3, 3, 2]), "e5-undefined");
    assert_eq!(id("pass", &[]), "e5-undefined");
}

#[test]
fn a_transcript_becomes_calls_with_its_passes_implied() {
    let read = e5().transcript.expect("Othello has a notation");
    let calls = read("f5d6").expect("legal");
    let lines: Vec<String> = calls.iter().map(Call::line).collect();
    assert_eq!(
        lines,
        ["initialize_othello", "move_othello 1 4 5", "move_othello 2 5 3"]
    );
}

#[test]
fn a_broken_transcript_says_which_move_and_what_was_legal() {
    let read = e5().transcript.expect("Othello has a notation");
    for (transcript, id, span) in [
        ("f5z9", "e5-transcript-square", 2..4),
        ("f5d4", "e5-transcript-occupied", 2..4),
        ("f5a1", "e5-transcript-no-flip", 2..4),
        ("f5 d6", "e5-transcript-square", 2..3),
    ] {
        let error = read(transcript).expect_err("broken");
        assert_eq!((&*error.message.id, error.span.clone()), (id, span), "{transcript}");
        let help = error.help.expect("white can move");
        assert_eq!(text(&help, "moves"), Arg::from("f4, d6, f6"));
    }
    // Black has no disc left after these nine moves, so nobody can move.
    let error = read("e6f4e3f6g5d6e7f5c5a1").expect_err("over");
    assert_eq!((&*error.message.id, error.help), ("e5-transcript-over", None));
}

#[test]
fn the_self_test_shows_every_effect_and_both_kinds_of_answer() {
    let (assignment, suites) = self_test();
    let steps: Vec<_> = suites
        .iter()
        .flat_map(|suite| &suite.cases)
        .flat_map(|case| &case.steps)
        .collect();
    for effect in [Effect::Started, Effect::Changed, Effect::Unchanged] {
        assert!(steps.iter().any(|step| step.expected.effect == effect), "{effect:?}");
    }
    assert!(
        steps
            .iter()
            .any(|step| matches!(step.expected.answer, Answer::Value(_)))
    );
    for step in steps {
        let signature = assignment.signature(&step.call.name).expect("declared");
        assert_eq!(signature.parameters.len(), step.call.args.len());
        for (parameter, arg) in signature.parameters.iter().zip(&step.call.args) {
            assert!((parameter.min..=parameter.max).contains(arg), "{}", step.call);
        }
    }
}
