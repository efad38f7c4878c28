use std::{collections::BTreeSet, ops::Range};

/// The cases that kill nothing that no other case of their suite kills. Each can go by itself: of two that kill the same, both are
/// among them.
///
/// A suite is given as the range of its cases, and what should be killed as the cases that kill it.
pub(super) fn redundant<'k>(
    suites: &[Range<usize>],
    killers: impl Iterator<Item = &'k Vec<usize>> + Clone,
) -> Vec<usize> {
    let mut needed = BTreeSet::new();
    for killers in killers {
        for suite in suites {
            let mut own = killers.iter().filter(|case| suite.contains(case));
            if let (Some(case), None) = (own.next(), own.next()) {
                needed.insert(*case);
            }
        }
    }
    let cases = suites.iter().flat_map(Clone::clone);
    cases.filter(|case| !needed.contains(case)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_case_is_needed_for_what_no_other_of_its_suite_kills() {
        let killers = [vec![0, 1], vec![1, 3], vec![3], vec![2, 4]];
        assert_eq!(redundant(&[0..3, 3..5], killers.iter()), [0]);
    }

    #[test]
    fn of_two_that_kill_the_same_each_can_go() {
        let killers = [vec![0, 1], vec![2]];
        assert_eq!(redundant(&[0..2, 2..3], killers.iter()), [0, 1]);
        assert_eq!(redundant(&[0..1, 1..3], killers.iter()), [0; 0]);
    }
}
