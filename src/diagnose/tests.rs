use std::time::Duration;

use super::{
    Answered, Apart, Budget, Evidence, Failing, Oracle, Specification, Trial, apart, facts, investigate, matching,
};
use crate::{
    assignment::{self, Catalogue},
    error::Error,
    model::{Answer, Brevity, Call, Case, Given, Indexing, Judgement, Message, Reason, Start, Step, Trace, Verdict},
    testcase::{self, Source},
};

const RUBY: Indexing = Indexing {
    negative_wraps: true,
    missing_raises: false,
};

fn catalogue(indexing: Indexing) -> Box<dyn Catalogue> {
    let reference = assignment::find("e5").expect("bundled");
    (reference.mutants.as_ref().expect("described").catalogue)(indexing)
}

fn specification() -> Specification {
    let bundle = testcase::load(&Source::Embedded, "e5").expect("bundled");
    Specification::new(&bundle.assignment, assignment::find("e5").expect("bundled")).expect("with calls")
}

/// The forms of a mistake.
fn forms(catalogue: &dyn Catalogue, id: &str) -> Vec<usize> {
    let mutant = catalogue
        .mutants()
        .iter()
        .position(|known| *known == id)
        .expect("a known mistake");
    let all = catalogue.forms().iter().enumerate();
    all.filter(|(_, of)| **of == mutant).map(|(form, _)| form).collect()
}

fn found(indexing: Indexing, one: Option<(&str, usize)>, other: (&str, usize), below: usize) -> Apart {
    let catalogue = catalogue(indexing);
    let form = |(id, form): (&str, usize)| vec![forms(catalogue.as_ref(), id)[form]];
    let (one, other) = (one.map(form).unwrap_or_default(), form(other));
    let ages = Budget::of(Duration::from_mins(10));
    apart(&specification(), catalogue.as_ref(), [&one, &other], below, &ages)
}

#[test]
fn a_short_sequence_that_tells_mistakes_apart_is_the_shortest() {
    let Apart::Shortest(calls) = found(RUBY, None, ("only-straight", 0), usize::MAX) else {
        panic!("a short sequence");
    };
    assert_eq!(calls.len(), 3, "{calls:?}");
    assert_eq!(found(RUBY, None, ("only-straight", 0), 3), Apart::Never);
    let Apart::Shortest(calls) = found(RUBY, Some(("own-turn", 0)), ("enforces-turns", 0), usize::MAX) else {
        panic!("a short sequence");
    };
    assert_eq!(calls.len(), 2, "{calls:?}");
}

#[test]
fn a_long_sequence_that_tells_mistakes_apart_has_no_idle_call() {
    let Apart::Minimal(calls) = found(RUBY, None, ("stops-at-distance-6", 0), usize::MAX) else {
        panic!("a long sequence");
    };
    assert!((8..=20).contains(&calls.len()), "{calls:?}");
}

/// Without flips the colours come to stand like those of a chessboard, where no diagonal brackets anything.
#[test]
fn mistakes_that_never_differ_are_not_told_apart() {
    let never = found(
        RUBY,
        Some(("only-diagonal", 0)),
        ("moves-change-nothing", 0),
        usize::MAX,
    );
    assert_eq!(never, Apart::Never);
}

/// A program with mistakes that stands for a submission.
struct Played<'a> {
    catalogue: &'a dyn Catalogue,
    forms: Vec<usize>,
}

impl Played<'_> {
    fn traces(&self, case: &Case) -> Vec<Trace> {
        let mut program = self.catalogue.program(&self.forms).expect("mistakes that combine");
        let calls = case.steps.iter().map(|step| &step.call);
        calls
            .map(|call| program.call(call).expect("a call of the domain"))
            .collect()
    }
}

impl Oracle for Played<'_> {
    fn judge(&mut self, cases: Vec<Case>, _: Start) -> Result<Vec<Answered>, Error> {
        let answered = cases.iter().map(|case| {
            let traces = self.traces(case);
            let right = |(trace, step): (&Trace, &Step)| match &step.expected.answer {
                Answer::Board(board) => trace.given == Some(Given::Board(board.clone())),
                Answer::Value(_) => false,
            };
            let failed_at = traces.iter().zip(&case.steps).position(|pair| !right(pair));
            Answered {
                judgement: Judgement::from(failed_at.map_or(Verdict::Accepted, |_| Verdict::WrongAnswer)),
                failed_at,
                trace: Some(traces),
            }
        });
        Ok(answered.collect())
    }
}

/// A program that cannot be judged by fewer calls than these.
struct Overtaxed<'a> {
    program: Played<'a>,
    fewer_than: usize,
}

impl Oracle for Overtaxed<'_> {
    fn judge(&mut self, cases: Vec<Case>, start: Start) -> Result<Vec<Answered>, Error> {
        let lengths: Vec<usize> = cases.iter().map(|case| case.steps.len()).collect();
        let mut answered = self.program.judge(cases, start)?;
        for (answered, length) in answered.iter_mut().zip(lengths) {
            if length < self.fewer_than {
                *answered = Answered {
                    judgement: Verdict::TimeLimitExceeded.into(),
                    failed_at: None,
                    trace: None,
                };
            }
        }
        Ok(answered)
    }
}

/// What is told of the length of a counterexample to a program that never looks up.
fn told(fewer_than: usize, time: Duration) -> Brevity {
    let catalogue = catalogue(RUBY);
    let catalogue = catalogue.as_ref();
    let forms = vec![forms(catalogue, "missing-north")[0]];
    let program = Played { catalogue, forms };
    let mut overtaxed = Overtaxed { program, fewer_than };
    let call = |name: &str, args: &[i64]| Call {
        name: name.to_owned(),
        args: args.to_vec(),
    };
    let calls = vec![call("initialize_othello", &[]), call("move_othello", &[2, 5, 3])];
    let judgement = Judgement::from(Verdict::WrongAnswer);
    let evidence = Evidence {
        trials: None,
        failing: vec![Failing { calls, judgement }],
    };
    let found = investigate(&specification(), None, &evidence, &mut overtaxed, time);
    found
        .expect("an oracle without faults")
        .counterexample
        .expect("one that is known")
        .1
}

#[test]
fn nothing_is_claimed_of_calls_that_were_not_tried() {
    let ages = Duration::from_mins(10);
    assert_eq!(told(0, ages), Brevity::Shortest);
    assert_eq!(told(0, Duration::ZERO), Brevity::BestSoFar, "no time");
    assert_eq!(told(2, ages), Brevity::BestSoFar, "one call alone is not judged");
}

/// What few cases show of a program with two mistakes is explained by one of them, which games show to be wrong.
#[test]
fn a_claim_proves_true_in_games_that_no_suite_has() {
    let catalogue = catalogue(RUBY);
    let catalogue = catalogue.as_ref();
    let [north, both] = [
        vec![("missing-north", 0)],
        vec![("missing-north", 0), ("stops-at-distance-2", 0)],
    ]
    .map(|mistakes| {
        mistakes
            .iter()
            .map(|&(id, form)| forms(catalogue, id)[form])
            .collect::<Vec<_>>()
    });
    let bundle = testcase::load(&Source::Embedded, "e5").expect("bundled");
    let directions = bundle
        .suites
        .iter()
        .find(|suite| suite.id == "05-directions")
        .expect("bundled");
    let named = |forms: &[usize]| {
        let mut program = Played {
            catalogue,
            forms: forms.to_vec(),
        };
        let trials = directions.cases.iter().map(|case| Trial {
            calls: case.steps.iter().map(|step| step.call.clone()).collect(),
            traces: program.traces(case),
        });
        let trials: Vec<Trial> = trials.collect();
        assert_eq!(
            matching(catalogue, &trials),
            std::slice::from_ref(&north),
            "what the cases show"
        );
        let evidence = Evidence {
            trials: Some(trials),
            failing: Vec::new(),
        };
        let time = Duration::from_mins(10);
        investigate(&specification(), Some(catalogue), &evidence, &mut program, time)
            .expect("an oracle without faults")
            .bugs
    };
    assert_eq!(named(&north), [["missing-north"]]);
    assert!(named(&both).is_empty());
}

/// A program that hangs where another goes wrong, and reaches now this limit first and now that.
struct Hanging<'a> {
    program: Played<'a>,
    by_turns: [Reason; 2],
}

impl Oracle for Hanging<'_> {
    fn judge(&mut self, cases: Vec<Case>, start: Start) -> Result<Vec<Answered>, Error> {
        let mut answered = self.program.judge(cases, start)?;
        for answered in answered.iter_mut().filter(|answered| answered.failed_at.is_some()) {
            answered.judgement = self.by_turns[0].into();
            self.by_turns.reverse();
        }
        Ok(answered)
    }
}

#[test]
fn a_hang_is_the_same_whichever_limit_it_reaches_first() {
    let catalogue = catalogue(RUBY);
    let catalogue = catalogue.as_ref();
    let mut hanging = Hanging {
        program: Played {
            catalogue,
            forms: vec![forms(catalogue, "missing-north")[0]],
        },
        by_turns: [Reason::Cpu, Reason::Wall],
    };
    let calls = [
        vec![],
        vec![1, 3, 2],
        vec![2, 2, 4],
        vec![1, 3, 5],
        vec![2, 4, 2],
        vec![1, 5, 4],
    ];
    let call = |args: Vec<i64>| Call {
        name: if args.is_empty() {
            "initialize_othello"
        } else {
            "move_othello"
        }
        .to_owned(),
        args,
    };
    let evidence = Evidence {
        trials: None,
        failing: vec![Failing {
            calls: calls.map(call).to_vec(),
            judgement: Reason::Cpu.into(),
        }],
    };
    let time = Duration::from_mins(10);
    let found = investigate(&specification(), None, &evidence, &mut hanging, time).expect("an oracle without faults");
    let (calls, brevity) = found.counterexample.expect("one that is known");
    assert_eq!((calls.len(), brevity), (2, Brevity::Shortest), "{calls:?}");
}

/// What all failures of a program with a mistake share, where every bundled case is shown.
fn shared(mistake: &str) -> Vec<Message> {
    let catalogue = catalogue(RUBY);
    let catalogue = catalogue.as_ref();
    let mut program = Played {
        catalogue,
        forms: vec![forms(catalogue, mistake)[0]],
    };
    let bundle = testcase::load(&Source::Embedded, "e5").expect("bundled");
    let cases: Vec<Case> = bundle.suites.into_iter().flat_map(|suite| suite.cases).collect();
    let answers = program
        .judge(cases.clone(), Start::Fast)
        .expect("an oracle without faults");
    let (mut failing, mut passed) = (Vec::new(), Vec::new());
    for (case, answered) in cases.iter().zip(answers) {
        let mut calls: Vec<Call> = case.steps.iter().map(|step| step.call.clone()).collect();
        match answered.failed_at {
            Some(failed_at) => {
                calls.truncate(failed_at + 1);
                failing.push(Failing {
                    calls,
                    judgement: answered.judgement,
                });
            }
            None => passed.push(calls),
        }
    }
    facts(&bundle.assignment, &specification(), &failing, &passed)
}

#[test]
fn what_failures_share_is_said_of_the_moves_that_had_to_be_made() {
    let first = |mistake, what: Message| {
        let facts = shared(mistake);
        let told = Message::new("story-fact").with("what", what);
        assert_eq!(facts[0].args.last(), told.args.last(), "{facts:?}");
    };
    let upper_left = Message::new("e5-north-west");
    first(
        "missing-north-west",
        Message::new("e5-feature-towards").with("direction", upper_left),
    );
    first(
        "stops-at-distance-6",
        Message::new("e5-feature-run").with("count", 6_usize),
    );
    first("no-legality-check", Message::new("e5-feature-illegal"));
    let nothing_goes_well = shared("rows-are-one");
    assert!(nothing_goes_well.is_empty(), "{nothing_goes_well:?}");
}
