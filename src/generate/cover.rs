//! Few of many sets that hold everything together.

/// Few sets that hold together what all of them hold; none of them can be left out.
///
/// `holders` are the sets that hold each element; `weights` say what a set costs.
pub(super) fn cover(holders: &[Vec<usize>], weights: &[usize]) -> Vec<usize> {
    let mut held: Vec<Vec<usize>> = vec![Vec::new(); weights.len()];
    for (element, sets) in holders.iter().enumerate() {
        for &set in sets {
            held[set].push(element);
        }
    }
    let mut is_open: Vec<bool> = holders.iter().map(|sets| !sets.is_empty()).collect();
    let mut chosen = Vec::new();
    loop {
        let gain = |set: &usize| held[*set].iter().filter(|element| is_open[**element]).count();
        // The most for what it costs; of equals the first.
        let best = (0..weights.len())
            .map(|set| (gain(&set), set))
            .filter(|(gain, _)| *gain > 0)
            .max_by(|(one_gain, one), (other_gain, other)| {
                let (one_worth, other_worth) = (one_gain * weights[*other], other_gain * weights[*one]);
                one_worth.cmp(&other_worth).then(other.cmp(one))
            });
        let Some((_, set)) = best else {
            break;
        };
        chosen.push(set);
        for &element in &held[set] {
            is_open[element] = false;
        }
    }
    without_needless(chosen, holders, weights)
}

/// Leaves out what can be, the dearest first.
pub(super) fn without_needless(mut chosen: Vec<usize>, holders: &[Vec<usize>], weights: &[usize]) -> Vec<usize> {
    let mut counts: Vec<usize> = holders
        .iter()
        .map(|sets| sets.iter().filter(|set| chosen.contains(set)).count())
        .collect();
    let mut by_cost: Vec<usize> = chosen.clone();
    by_cost.sort_by_key(|&set| (std::cmp::Reverse(weights[set]), set));
    for set in by_cost {
        let own = || holders.iter().enumerate().filter(|(_, sets)| sets.contains(&set));
        if own().all(|(element, _)| counts[element] > 1) {
            for (element, _) in own() {
                counts[element] -= 1;
            }
            chosen.retain(|other| *other != set);
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_sets_hold_everything() {
        // The third set holds more than any other, and with the fourth everything.
        let holders = [vec![0, 2], vec![1, 2], vec![0, 2], vec![3], vec![]];
        assert_eq!(cover(&holders, &[1, 1, 1, 1]), [2, 3]);
        // Where it is dear, the others are cheaper together.
        assert_eq!(cover(&holders, &[1, 1, 9, 1]), [0, 1, 3]);
    }

    #[test]
    fn what_was_taken_first_may_be_needed_no_more() {
        // The first holds the most at first; the two others hold all of it.
        let holders = [vec![0, 1], vec![0, 1], vec![0, 2], vec![0, 2], vec![1], vec![2]];
        assert_eq!(cover(&holders, &[1, 1, 1]), [1, 2]);
    }
}
