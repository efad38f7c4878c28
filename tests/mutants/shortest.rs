//! No sequence is shorter than one that is called the shortest, and none of its calls can be left out: for a program of each known
//! mistake, by a search that has nothing in common with the one that found it.

use std::{collections::HashSet, time::Duration};

use checker::{
    assignment::{self, Catalogue, Suspect},
    diagnose::{Answered, Evidence, Failing, Oracle, Specification, Trial, investigate},
    error::Error,
    model::{Answer, Brevity, Call, Case, Given, Judgement, Start, Step, Trace, Verdict},
    testcase::{self, Source},
};
use reference::e5::{self, E5};

use super::{
    asked::{CASES, answers, catalogue},
    runs::on_all_processors,
};

/// All sequences of so many calls are tried one by one; of longer ones those that lead two state machines to the same states are one.
const ONE_BY_ONE: usize = 2;

/// A program with one mistake that stands for a submission.
struct Played<'a> {
    catalogue: &'a dyn Catalogue,
    form: usize,
}

impl Played<'_> {
    fn program(&self) -> Box<dyn Suspect> {
        self.catalogue.program(&[self.form]).expect("a single mistake")
    }

    fn answer(&self, case: &Case) -> Answered {
        let calls: Vec<Call> = case.steps.iter().map(|step| step.call.clone()).collect();
        let traces = answers(self.catalogue, &[self.form], &calls).expect("calls of the domain");
        let failed_at = traces
            .iter()
            .zip(&case.steps)
            .position(|(trace, step)| !is_right(trace, step));
        Answered {
            judgement: Judgement::from(failed_at.map_or(Verdict::Accepted, |_| Verdict::WrongAnswer)),
            failed_at,
            trace: Some(traces),
        }
    }
}

impl Oracle for Played<'_> {
    fn judge(&mut self, cases: Vec<Case>, _: Start) -> Result<Vec<Answered>, Error> {
        Ok(cases.iter().map(|case| self.answer(case)).collect())
    }
}

fn is_right(trace: &Trace, step: &Step) -> bool {
    matches!(&step.expected.answer, Answer::Board(board) if trace.given == Some(Given::Board(board.clone())))
}

#[test]
fn what_is_called_the_shortest_is_the_shortest() {
    let catalogue = catalogue();
    let catalogue = &*catalogue;
    let bundle = testcase::load(&Source::Embedded, "e5").expect("bundled");
    let reference = assignment::find("e5").expect("bundled");
    let specification = Specification::new(&bundle.assignment, reference).expect("calls");
    let first_forms = (0..catalogue.mutants().len())
        .filter_map(|mutant| catalogue.forms().iter().position(|of| *of == mutant))
        .collect();
    let told = on_all_processors(first_forms, |form| {
        let name = catalogue.mutants()[catalogue.forms()[form]];
        let mut played = Played { catalogue, form };
        let evidence = evidence(&specification, &played);
        let time = Duration::from_secs(4);
        let finding = investigate(&specification, Some(catalogue), &evidence, &mut played, time).expect("no fault");
        let (calls, brevity) = finding.counterexample.expect("a counterexample");
        assert!(differs(&played, &calls), "{name}: {calls:?}");
        let mut wrong = Vec::new();
        if brevity != Brevity::BestSoFar {
            wrong.extend(left_out(&calls).find(|less| differs(&played, less)));
        }
        if matches!(brevity, Brevity::Shortest | Brevity::ShortestOfMistake) {
            wrong.extend(shorter(&played, calls.len()));
        }
        let wrong = wrong
            .into_iter()
            .map(|less| format!("{name}: {brevity:?} {calls:?}, but {less:?}"));
        (brevity, wrong.collect::<Vec<_>>())
    });
    let wrong: Vec<&str> = told.iter().flat_map(|(_, wrong)| wrong).map(String::as_str).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(told.iter().any(|(brevity, _)| *brevity == Brevity::Shortest));
}

fn evidence(specification: &Specification, played: &Played<'_>) -> Evidence {
    let answered = |calls: &Vec<Call>| played.answer(&specification.case(calls.clone()).expect("calls of the domain"));
    let pairs: Vec<(&Vec<Call>, Answered)> = CASES.iter().map(|calls| (calls, answered(calls))).collect();
    let failing = pairs.iter().filter_map(|(calls, answered)| {
        Some(Failing {
            calls: calls[..=answered.failed_at?].to_vec(),
            judgement: answered.judgement,
        })
    });
    let failing = failing.collect();
    let trial = |(calls, answered): (&Vec<Call>, Answered)| {
        let traces = answered.trace?;
        Some(Trial {
            calls: calls.clone(),
            traces,
        })
    };
    Evidence {
        trials: pairs.into_iter().map(trial).collect(),
        failing,
    }
}

/// The calls without each of them. The one that initialises stays first.
fn left_out(calls: &[Call]) -> impl Iterator<Item = Vec<Call>> {
    (1..calls.len()).map(|place| [&calls[..place], &calls[place + 1..]].concat())
}

/// Whether a program gives anything else than the rules say to one of some calls.
fn differs(played: &Played<'_>, calls: &[Call]) -> bool {
    let (mut program, mut rules) = (played.program(), E5::new());
    calls
        .iter()
        .any(|call| answer(program.as_mut(), &mut rules, call).is_err())
}

/// What both answer; the error is that they answer otherwise.
fn answer(program: &mut dyn Suspect, rules: &mut E5, call: &Call) -> Result<(), ()> {
    let given = program.call(call).expect("a call of the domain").given;
    match call.args.as_slice() {
        [] => rules.initialize_othello(),
        [p, i, j] => {
            let [p, i, j] = [p, i, j].map(|number| u8::try_from(*number).expect("a small number"));
            rules
                .move_othello(e5::player(p).expect("1 or 2"), i, j)
                .expect("a move inside the domain");
        }
        other => panic!("{other:?}"),
    }
    let right = rules.cells().map(|cells| Given::Board(cells.into()));
    if given == right { Ok(()) } else { Err(()) }
}

/// A sequence of fewer calls that shows the mistake.
fn shorter(played: &Played<'_>, below: usize) -> Option<Vec<Call>> {
    let initialize = Call {
        name: "initialize_othello".to_owned(),
        args: Vec::new(),
    };
    let moves = (1..=2).flat_map(|p| (0..64).map(move |square| [p, square / 8, square % 8]));
    let moves = moves.map(|args| Call {
        name: "move_othello".to_owned(),
        args: args.to_vec(),
    });
    let all: Vec<Call> = std::iter::once(initialize.clone()).chain(moves).collect();
    let mut known = HashSet::new();
    let mut states = vec![(Vec::new(), played.program(), E5::new())];
    for length in 1..below {
        let mut further = Vec::new();
        for (calls, program, rules) in &states {
            let next = if calls.is_empty() {
                std::slice::from_ref(&initialize)
            } else {
                &all
            };
            for call in next {
                let (mut program, mut rules) = (program.snapshot(), rules.clone());
                let calls = [calls.as_slice(), std::slice::from_ref(call)].concat();
                if answer(program.as_mut(), &mut rules, call).is_err() {
                    return Some(calls);
                }
                let is_new = known.insert((program.fingerprint(), rules.cells()));
                if length + 1 < below && (is_new || length <= ONE_BY_ONE) {
                    further.push((calls, program, rules));
                }
            }
        }
        states = further;
    }
    None
}
