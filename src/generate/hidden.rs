//! Two mistakes at once may hide each other from what notices each alone.

use super::{cover::without_needless, matrix::Matrix};
use crate::{assignment::Suspect, error::Error, model::Call, pool::on_threads, verify::Suspects};

/// So many programs go to a thread at a time.
const BATCH: usize = 500;

/// Changes the chosen sequences until they notice every pair of mistakes that any sequence does; gives how many pairs none notices.
///
/// Calls that notice a pair and nothing else of their own become part of a sequence that is needed anyway, where they can.
pub(super) fn expose(
    suspects: &Suspects,
    matrix: &mut Matrix<'_>,
    chosen: &mut Vec<usize>,
    jobs: usize,
) -> Result<usize, Error> {
    let mut unknown = 0;
    let mut pairs = hidden(suspects, matrix, chosen, jobs)?;
    while let Some(pair) = pairs.first() {
        let noticing = matrix
            .sequences
            .iter()
            .filter(|calls| matrix.notices(calls, pair.as_ref()));
        let Some(calls) = noticing.min_by_key(|calls| calls.len()).cloned() else {
            unknown += 1;
            pairs.remove(0);
            continue;
        };
        *chosen = match joined(matrix, chosen, &calls, pair.as_ref()) {
            Some(joined) => joined,
            None => [chosen.as_slice(), &[matrix.add(calls)]].concat(),
        };
        // What is changed may lay bare another pair, but notices more than before.
        pairs.retain(|pair| is_hidden(matrix, chosen, pair.as_ref()));
    }
    Ok(unknown)
}

/// The programs with two mistakes that the chosen sequences do not notice.
fn hidden(
    suspects: &Suspects,
    matrix: &Matrix<'_>,
    chosen: &[usize],
    jobs: usize,
) -> Result<Vec<Box<dyn Suspect>>, Error> {
    let mut by_length = chosen.to_vec();
    by_length.sort_by_key(|&place| matrix.sequences[place].len());
    let judge = matrix.judge(&by_length);
    let mut pairs = suspects.pair_programs();
    let mut batches = Vec::new();
    while !pairs.is_empty() {
        let rest = pairs.split_off(BATCH.min(pairs.len()));
        batches.push((batches.len(), std::mem::replace(&mut pairs, rest)));
    }
    let ask = |(number, mut pairs): (usize, Vec<Box<dyn Suspect>>)| {
        pairs.retain(|pair| !judge.notices(pair.as_ref()));
        (number, pairs)
    };
    let mut found = Vec::new();
    on_threads(jobs, batches, ask, |hidden| {
        found.push(hidden);
        Ok(())
    })?;
    found.sort_by_key(|(number, _)| *number);
    Ok(found.into_iter().flat_map(|(_, pairs)| pairs).collect())
}

fn is_hidden(matrix: &Matrix<'_>, chosen: &[usize], pair: &dyn Suspect) -> bool {
    !chosen
        .iter()
        .any(|&place| matrix.notices(&matrix.sequences[place], pair))
}

/// The chosen sequences, where these calls have become part of the shortest one that can take them.
fn joined(matrix: &mut Matrix<'_>, chosen: &[usize], calls: &[Call], pair: &dyn Suspect) -> Option<Vec<usize>> {
    let mut by_length = chosen.to_vec();
    by_length.sort_by_key(|&place| (matrix.sequences[place].len(), place));
    for place in by_length {
        for longer in both(&matrix.sequences[place], calls) {
            if !matrix.notices(&longer, pair) {
                continue;
            }
            let added = matrix.add(longer);
            let mut instead: Vec<usize> = chosen.iter().copied().filter(|other| *other != place).collect();
            instead.push(added);
            if !matrix.is_held_by(&instead) {
                continue;
            }
            let instead = without_needless(instead, &matrix.killers, &matrix.weights());
            if !is_hidden(matrix, &instead, pair) {
                return Some(instead);
            }
        }
    }
    None
}

/// Sequences that do what two do: the one within the other, where they part, or one after the other.
fn both(one: &[Call], other: &[Call]) -> [Vec<Call>; 2] {
    let common = one.iter().zip(other).take_while(|(one, other)| one == other).count();
    [
        [&one[..common], &other[common..], &one[common..]].concat(),
        [one, other].concat(),
    ]
}
