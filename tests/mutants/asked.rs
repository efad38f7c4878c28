//! What programs are asked: every bundled case, and sequences of calls by chance.

use std::sync::LazyLock;

use checker::{
    assignment::{self, Catalogue},
    diagnose::Trial,
    model::{Call, Indexing, Trace},
    testcase::{self, Source},
};
use reference::e5::{self, E5};

use super::chance::Lcg;

const ASSIGNMENT: &str = "e5";

/// The mistakes that Ruby programs make.
pub(super) fn catalogue() -> Box<dyn Catalogue> {
    let reference = assignment::find(ASSIGNMENT).expect("a bundled reference");
    let ruby = Indexing {
        negative_wraps: true,
        missing_raises: false,
    };
    (reference.mutants.as_ref().expect("a catalogue").catalogue)(ruby)
}

/// The calls of every bundled case.
pub(super) static CASES: LazyLock<Vec<Vec<Call>>> = LazyLock::new(|| {
    let bundle = testcase::load(&Source::Embedded, ASSIGNMENT).expect("the bundled suites");
    let cases = bundle.suites.into_iter().flat_map(|suite| suite.cases);
    cases
        .map(|case| case.steps.into_iter().map(|step| step.call).collect())
        .collect()
});

/// Sequences of calls, always the same ones. Half of the moves are legal where nobody makes a mistake, of either player; most of the
/// others are not.
pub(super) static SEQUENCES: LazyLock<Vec<Vec<Call>>> = LazyLock::new(|| {
    let mut chance = Lcg(1);
    (0..200).map(|_| sequence(&mut chance)).collect()
});

fn sequence(chance: &mut Lcg) -> Vec<Call> {
    let length = usize::from(chance.number(5, 30));
    let again = chance.below(3 * length);
    let mut reference = E5::new();
    let calls = (0..length).map(|index| {
        if index == 0 || index == again {
            reference.initialize_othello();
            call("initialize_othello", &[])
        } else {
            some_move(&mut reference, chance)
        }
    });
    calls.collect()
}

fn some_move(reference: &mut E5, chance: &mut Lcg) -> Call {
    let player = e5::player(chance.number(1, 2)).expect("1 or 2");
    let board = reference.board().expect("an initialised board");
    let legal: Vec<_> = board.legal_moves(player).collect();
    let (row, column) = if legal.is_empty() || chance.below(2) == 0 {
        (chance.number(0, 7), chance.number(0, 7))
    } else {
        let square = legal[chance.below(legal.len())];
        (square.row(), square.column())
    };
    reference
        .move_othello(player, row, column)
        .expect("a move inside the domain");
    call("move_othello", &[e5::number(player), row, column])
}

fn call(name: &str, args: &[u8]) -> Call {
    Call {
        name: name.to_owned(),
        args: args.iter().copied().map(i64::from).collect(),
    }
}

/// What a program with these mistakes, just loaded, answers to a sequence; nothing follows an exception. `None` where the
/// mistakes contradict each other.
pub(super) fn answers(catalogue: &dyn Catalogue, forms: &[usize], calls: &[Call]) -> Option<Vec<Trace>> {
    let mut program = catalogue.program(forms)?;
    let mut traces = Vec::new();
    for call in calls {
        let trace = program.call(call)?;
        let raised = trace.given.is_none();
        traces.push(trace);
        if raised {
            break;
        }
    }
    Some(traces)
}

/// Every bundled case beside what came of each.
pub(super) fn trials(answers: &[Vec<Trace>]) -> Vec<Trial> {
    let pairs = CASES.iter().zip(answers);
    pairs
        .map(|(calls, traces)| Trial {
            calls: calls.clone(),
            traces: traces.clone(),
        })
        .collect()
}
