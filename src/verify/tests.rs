use std::time::Duration;

use super::{
    kills::{Kills, ranges},
    pairs::Pairs,
    probe::Probe,
    survivors::{Alive, survivors},
    suspects::Suspects,
    *,
};
use crate::{
    assignment::{self, Mutants, Reference},
    diagnose::{Apart, Budget, Specification, apart},
    model::{Call, Indexing, Killed, Notice, Shortness, Suite},
    testcase::{Bundle, Source, load, read},
};

const ASSIGNMENT: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/testcases/e5/assignment.yaml"));

fn bundled() -> Bundle {
    load(&Source::Embedded, "e5").expect("the bundled assignment")
}

/// A suite of the bundled assignment with these cases, which stand in YAML as a suite has them.
fn suite(id: &str, cases: &str) -> Suite {
    let text = format!("title: {{ en: Cases, ja: ケース }}\ncases:\n{cases}");
    let name = format!("{id}.yaml");
    let files: [(&str, &[u8]); 2] = [("assignment.yaml", ASSIGNMENT), (&name, text.as_bytes())];
    let mut bundle = read("e5", &files).unwrap_or_else(|error| panic!("{error}\n{text}"));
    bundle.suites.remove(0)
}

fn reference() -> &'static Reference {
    assignment::find("e5").expect("the reference")
}

fn mutants() -> &'static Mutants {
    reference().mutants.as_ref().expect("known mistakes")
}

fn specification() -> Specification {
    Specification::new(&bundled().assignment, reference()).expect("calls")
}

/// Languages, and what they make of an index outside an array: whether −1 counts from the end, and whether what is missing raises.
const LANGUAGES: [(&str, bool, bool); 4] = [
    ("ruby", true, false),
    ("python", true, true),
    ("javascript", false, false),
    ("rust", false, true),
];

/// These languages, or all.
fn tongues(languages: &[&str]) -> Vec<Tongues> {
    let spoken = LANGUAGES
        .iter()
        .filter(|(id, ..)| languages.is_empty() || languages.contains(id));
    let tongues = spoken.map(|&(id, negative_wraps, missing_raises)| Tongues {
        indexing: Indexing {
            negative_wraps,
            missing_raises,
        },
        ids: vec![id.to_owned()],
    });
    tongues.collect()
}

/// Does something with these suites and languages.
fn about<T>(suites: &[Suite], languages: &[&str], work: impl FnOnce(&Subject<'_>) -> T) -> T {
    let (specification, tongues) = (specification(), tongues(languages));
    work(&Subject {
        specification: &specification,
        mutants: mutants(),
        suites,
        notation: &bundled().assignment.notation,
        tongues: &tongues,
        jobs: 2,
    })
}

fn noticed(suites: &[Suite], languages: &[&str]) -> Notice {
    about(suites, languages, |subject| notice(subject).expect("a notice"))
}

/// The bundled suites without the cases that kill a mistake.
fn without_killers_of(id: &str) -> Vec<Suite> {
    let suspects = Suspects::new(mutants(), &tongues(&[]));
    let forms = suspects.forms.iter().filter(|form| suspects.mutants[form.mutant] == id);
    let programs: Vec<_> = forms.filter_map(|form| suspects.program(&[*form])).collect();
    let mut suites = bundled().suites;
    for suite in &mut suites {
        suite.cases.retain(|case| {
            let probe = Probe::new(case);
            !programs.iter().any(|program| probe.kills(program.as_ref()))
        });
    }
    suites
}

#[test]
fn the_bundled_suites_kill_every_mistake_and_every_pair() {
    let notice = noticed(&bundled().suites, &[]);
    let alive: Vec<_> = notice.survivors.iter().map(|survivor| &survivor.mutants).collect();
    assert!(alive.is_empty(), "{alive:?}");
    assert!(notice.mutants.len() >= 45 && notice.pairs > 1000);
    assert!(
        notice
            .halves
            .contains(&["row-0-is-outside".to_owned(), "border-is-outside".to_owned()])
    );
}

#[test]
fn the_bundled_suites_kill_every_mistake_that_is_made_in_one_direction_only() {
    let suspects = Suspects::new(mutants(), &tongues(&[]));
    let probes: Vec<Probe> = bundled()
        .suites
        .iter()
        .flat_map(|suite| &suite.cases)
        .map(Probe::new)
        .collect();
    let kills = Kills::of(&suspects, &probes, &ranges(&bundled().suites), 2).expect("kills");
    assert!(kills.parts.len() > 500);
    assert!(kills.parts.iter().all(|killers| !killers.is_empty()));
}

#[test]
fn what_is_pasted_kills_what_survived() {
    let mut suites = without_killers_of("overwrites-own");
    let before = noticed(&suites, &[]);
    let alive: Vec<String> = before
        .survivors
        .iter()
        .map(|survivor| survivor.mutants.join("+"))
        .collect();
    assert!(alive.contains(&"overwrites-own".to_owned()), "{alive:?}");
    let killers = before.survivors.iter().flat_map(|survivor| &survivor.killers);
    assert!(killers.clone().all(|killer| killer.shortness == Shortness::Shortest));
    let pasted: String = killers.map(|killer| killer.yaml.as_str()).collect();
    suites.push(suite("15-pasted", &pasted));
    assert_eq!(noticed(&suites, &[]).survivors.len(), 0);
}

#[test]
fn a_mistake_is_one_of_the_languages_in_which_it_can_be_made() {
    let suspects = Suspects::new(mutants(), &tongues(&["ruby", "javascript"]));
    let languages = |id: &str| {
        let mutant = suspects.mutants.iter().position(|mutant| *mutant == id);
        suspects.languages(&suspects.forms_of(mutant.expect("a mistake")))
    };
    assert_eq!(languages("missing-north"), ["ruby", "javascript"]);
    assert_eq!(languages("row-minus-1-wraps"), ["ruby"]);
    assert_eq!(languages("row-minus-1-raises"), ["javascript"]);
    assert!(!suspects.mutants.contains(&"column-8-raises"));
}

#[test]
fn a_mistake_in_two_languages_is_one_program_where_it_does_the_same() {
    let one = Suspects::new(mutants(), &tongues(&["ruby"])).forms.len();
    let both = Suspects::new(mutants(), &tongues(&["ruby", "rust"]));
    let own = both.forms.iter().skip(one).map(|form| both.mutants[form.mutant]);
    let own: std::collections::BTreeSet<&str> = own.collect();
    let expected = ["column-8-raises", "column-minus-1-raises", "row-minus-1-raises"];
    assert!(own.iter().eq(expected.iter()), "{own:?}");
}

#[test]
fn a_suite_kills_a_mistake_wholly_partly_or_not_at_all() {
    let suites = bundled().suites;
    let suspects = Suspects::new(mutants(), &tongues(&["ruby"]));
    let probes: Vec<Probe> = suites[..2]
        .iter()
        .flat_map(|suite| &suite.cases)
        .map(Probe::new)
        .collect();
    let kills = Kills::of(&suspects, &probes, &ranges(&suites[..2]), 1).expect("kills");
    let killed = |id: &str| {
        let mutant = suspects
            .mutants
            .iter()
            .position(|mutant| *mutant == id)
            .expect("a mistake");
        let ranges = ranges(&suites[..2]).into_iter();
        ranges
            .map(|cases| kills.killed(&suspects, mutant, &cases))
            .collect::<Vec<_>>()
    };
    assert_eq!(killed("missing-north"), [Killed::Nothing, Killed::Wholly]);
    assert_eq!(killed("flips-across-empty-squares"), [Killed::Nothing, Killed::Partly]);
    assert_eq!(killed("start-empty"), [Killed::Wholly, Killed::Wholly]);
}

/// Either mistake shows in one of the cases; together the one hides the other in each.
const HIDING: &str = "  - name: out of turn
    steps:
      - initialize_othello
      - move_othello 2, 4, 3: unchanged
  - name: twice
    steps:
      - initialize_othello
      - move_othello 1, 5, 4
      - move_othello 1, 3, 3
      - move_othello 1, 2, 3
";

#[test]
fn two_mistakes_may_survive_where_each_alone_does_not() {
    let suites = [suite("01-hiding", HIDING)];
    let pair = ["no-legality-check", "own-turn"];
    about(&suites, &["ruby"], |subject| {
        let suspects = Suspects::new(subject.mutants, subject.tongues);
        let probes: Vec<Probe> = suites[0].cases.iter().map(Probe::new).collect();
        let kills = Kills::of(&suspects, &probes, &ranges(&suites), 1).expect("kills");
        let mut alive = Alive::mistakes(&suspects, &kills);
        let names = |alive: &Alive| {
            alive
                .mutants
                .iter()
                .map(|&mutant| suspects.mutants[mutant])
                .collect::<Vec<_>>()
        };
        assert!(alive.iter().all(|alive| !pair.contains(&names(alive)[0])));
        let alone = alive.drain(..).map(|alive| alive.mutants[0]).collect();
        let pairs = Pairs::of(&suspects, &kills, &probes, &alone, 2).expect("pairs");
        let hidden: Vec<Alive> = Alive::pairs(&pairs)
            .into_iter()
            .filter(|alive| names(alive) == pair)
            .collect();
        assert_eq!(hidden.len(), 1);
        let survivors = survivors(subject, &suspects, hidden).expect("survivors");
        assert!(survivors[0].is_gap());
        assert_eq!(survivors[0].mutants, pair);
        assert!(
            survivors[0].killers[0]
                .yaml
                .contains("name: kills no-legality-check + own-turn\n")
        );
    });
}

#[test]
fn what_the_nearest_positions_do_not_show_a_game_does_of_which_no_call_can_be_left_out() {
    let (specification, suspects) = (specification(), Suspects::new(mutants(), &tongues(&["ruby"])));
    let mut forms = suspects.forms.iter();
    let form = forms.find(|form| suspects.mutants[form.mutant] == "stops-at-distance-6");
    let form = *form.expect("a mistake");
    let Apart::Minimal(calls) = suspects.apart(&specification, &[form]) else {
        panic!("it shows in longer sequences only")
    };
    let program = suspects.program(&[form]).expect("a program");
    let kills = |calls: Vec<Call>| {
        let case = specification.case(calls).expect("calls that can be made");
        Probe::new(&case).kills(program.as_ref())
    };
    assert!(kills(calls.clone()));
    for left_out in 1..calls.len() {
        let mut fewer = calls.clone();
        fewer.remove(left_out);
        assert!(!kills(fewer), "{left_out} of {calls:?}");
    }
}

#[test]
fn two_programs_are_equal_only_where_all_positions_were_looked_at() {
    let (specification, catalogue) = (specification(), (mutants().catalogue)(tongues(&["ruby"])[0].indexing));
    let mutant = catalogue.mutants().iter().position(|id| *id == "start-empty");
    let form = catalogue.forms().iter().position(|form| Some(*form) == mutant);
    let empty: &[usize] = &[form.expect("a form")];
    let told = |forms| {
        let budget = Budget::of(Duration::from_mins(1));
        apart(&specification, catalogue.as_ref(), forms, usize::MAX, &budget)
    };
    // Nobody can move on an empty board.
    assert_eq!(told([empty, empty]), Apart::Never);
    assert_eq!(told([&[], &[]]), Apart::Unknown);
    assert!(matches!(told([&[], empty]), Apart::Shortest(calls) if calls.len() == 1));
}
