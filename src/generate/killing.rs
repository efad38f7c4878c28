//! A small set of cases that notices every known mistake, in every form, and also where it is made in a part of the places only.

use std::collections::BTreeSet;

use super::{
    hidden,
    hunt::hunt,
    matrix::Matrix,
    plan::{Plan, PlannedCase, for_the_last, name_apart},
};
use crate::{
    assignment::Mutants,
    diagnose::Specification,
    error::Error,
    model::{Call, Message},
    verify::{Extent, Suspects, Target, Tongues},
};

/// What has to be noticed.
pub struct Prey<'a> {
    /// The calls that may be made.
    pub specification: &'a Specification,
    /// The known mistakes.
    pub mutants: &'a Mutants,
    /// The languages in which programs may make them.
    pub tongues: &'a [Tongues],
    /// Whether one call comes in the turn after another, where somebody has said it.
    pub in_turn: Option<fn(&Call, &Call) -> bool>,
    /// How many threads may work at one time, at least 1.
    pub jobs: usize,
}

/// A few cases that together notice every mistake that can be noticed, and every two at once; the shortest first.
pub fn killing(prey: &Prey<'_>) -> Result<Plan, Error> {
    let suspects = Suspects::new(prey.mutants, prey.tongues);
    let right = suspects
        .right()
        .ok_or_else(|| Error::Internal("known mistakes without a language".to_owned()))?;
    let targets = suspects.targets();
    let pool = hunt(prey.specification, right.as_ref(), &targets, prey.in_turn, prey.jobs)?;
    let mut matrix = Matrix::of(pool, right.as_ref(), &targets, prey.jobs)?;
    let mut chosen = matrix.chosen();
    let hidden = hidden::expose(&suspects, &mut matrix, &mut chosen, prey.jobs)?;
    chosen.sort_by_key(|&place| (matrix.sequences[place].len(), place));
    let missed = targets
        .iter()
        .zip(&matrix.killers)
        .filter(|(_, killers)| killers.is_empty());
    let missed: BTreeSet<(&str, Extent)> = missed.map(|(target, _)| (target.mutant, target.extent)).collect();
    let pairs = (hidden > 0).then(|| Message::new("generate-pairs").with("count", hidden));
    let known: BTreeSet<&str> = targets.iter().map(|target| target.mutant).collect();
    let noticed = known.len() - missed.iter().map(|(mutant, _)| mutant).collect::<BTreeSet<_>>().len();
    let about = if noticed == known.len() {
        Message::new("generate-about-kill").with("mistakes", known.len())
    } else {
        Message::new("generate-about-kill-some")
            .with("noticed", noticed)
            .with("mistakes", known.len())
    };
    Ok(Plan {
        title: Message::new("generate-title-kill"),
        about: vec![about],
        cases: cases(prey, &matrix, &chosen, &targets)?,
        missed: missed.into_iter().map(mistake).chain(pairs).collect(),
    })
}

fn cases(
    prey: &Prey<'_>,
    matrix: &Matrix<'_>,
    chosen: &[usize],
    targets: &[Target],
) -> Result<Vec<PlannedCase>, Error> {
    let mut cases = Vec::with_capacity(chosen.len());
    for &place in chosen {
        let calls = matrix.sequences[place].clone();
        let name = title(prey.specification, &calls);
        let case = prey.specification.case(calls);
        let case = case.ok_or_else(|| Error::Internal("calls that cannot be made".to_owned()))?;
        cases.push(PlannedCase {
            topic: None,
            remarks: remarks(place, matrix, chosen, targets),
            name,
            steps: for_the_last(case.steps),
        });
    }
    name_apart(&mut cases);
    Ok(cases)
}

/// What the last call shows.
fn title(specification: &Specification, calls: &[Call]) -> Message {
    let mut position = specification.start();
    let mut title = None;
    for call in calls {
        title = position.title(call);
        position.advance(call);
    }
    let plain =
        || Message::new("generate-name-plain").with("call", calls.last().map(Call::to_string).unwrap_or_default());
    title.unwrap_or_else(plain)
}

/// The mistakes for which a case is there: no other one notices them.
fn remarks(place: usize, matrix: &Matrix<'_>, chosen: &[usize], targets: &[Target]) -> Vec<Message> {
    let is_alone = |killers: &&Vec<usize>| {
        let mut noticing = killers.iter().filter(|killer| chosen.contains(killer));
        noticing.next() == Some(&place) && noticing.next().is_none()
    };
    let own = targets
        .iter()
        .zip(&matrix.killers)
        .filter(|(_, killers)| is_alone(killers));
    let own: BTreeSet<(Extent, &str)> = own.map(|(target, _)| (target.extent, target.mutant)).collect();
    let names = |extent: Extent| {
        let names: Vec<&str> = own
            .iter()
            .filter(|(of, _)| *of == extent)
            .map(|(_, name)| *name)
            .collect();
        (!names.is_empty()).then(|| names.join(", "))
    };
    let whole = names(Extent::Everywhere).map(|names| Message::new("generate-kills").with("mistakes", names));
    let part = names(Extent::InPart).map(|names| Message::new("generate-kills-in-part").with("mistakes", names));
    whole.into_iter().chain(part).collect()
}

/// A mistake by its name.
fn mistake((mutant, extent): (&str, Extent)) -> Message {
    match extent {
        Extent::Everywhere => Message::new("generate-mistake").with("mistake", mutant),
        Extent::InPart => Message::new("generate-mistake-in-part").with("mistake", mutant),
    }
}
