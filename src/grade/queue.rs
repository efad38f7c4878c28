//! Which case is answered next, and which together.

use std::collections::VecDeque;

use crate::model::{Feedback, Visibility};

/// Who sees how much of a case. No start answers cases that differ in that: a program that found a way from one fork to the next
/// could say in a case that its author sees what it was asked in another.
pub(super) type Shown = (Visibility, Feedback);

/// The cases of which nothing is told yet and which are not in flight.
pub(super) struct Queue<'a> {
    shown: &'a [Shown],
    /// Cases that have not begun, in order.
    waiting: VecDeque<usize>,
    /// Cases that were in flight beside others when the tree ended: any of them may be the cause, so each is repeated alone,
    /// before any other begins.
    suspects: VecDeque<usize>,
    /// Cases that ran out of time beside others: they are repeated alone when there is nothing else to spend the submission's
    /// time on.
    doubtful: VecDeque<usize>,
}

impl<'a> Queue<'a> {
    /// All cases, by who sees how much of each.
    pub(super) fn of(shown: &'a [Shown]) -> Self {
        Self {
            shown,
            waiting: (0..shown.len()).collect(),
            suspects: VecDeque::new(),
            doubtful: VecDeque::new(),
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.waiting.is_empty() && self.suspects.is_empty() && self.doubtful.is_empty()
    }

    /// Whether the next case may have others beside it.
    pub(super) fn may_have_company(&self) -> bool {
        self.suspects.is_empty() && !self.waiting.is_empty()
    }

    /// What a start with so many lanes answers first decides what else it does.
    pub(super) fn kind(&mut self, lanes: usize) -> Option<Shown> {
        let shown = self.shown;
        self.due(lanes).front().map(|&case| shown[case])
    }

    /// Takes the next case of a kind for a start with so many lanes.
    pub(super) fn next(&mut self, lanes: usize, kind: Shown) -> Option<usize> {
        let shown = self.shown;
        let due = self.due(lanes);
        let place = due.iter().position(|&case| shown[case] == kind)?;
        due.remove(place)
    }

    fn due(&mut self, lanes: usize) -> &mut VecDeque<usize> {
        let alone = lanes == 1;
        if alone && !self.suspects.is_empty() {
            &mut self.suspects
        } else if alone && self.waiting.is_empty() {
            &mut self.doubtful
        } else {
            &mut self.waiting
        }
    }

    /// Cases begin again before those that have not begun.
    pub(super) fn begin_again(&mut self, cases: Vec<usize>) {
        for case in cases.into_iter().rev() {
            self.waiting.push_front(case);
        }
    }

    /// Cases are repeated alone, after those that are to be already.
    pub(super) fn suspect(&mut self, cases: Vec<usize>) {
        self.suspects.extend(cases);
    }

    /// Cases are repeated alone, before all others.
    pub(super) fn suspect_first(&mut self, cases: Vec<usize>) {
        for case in cases.into_iter().rev() {
            self.suspects.push_front(case);
        }
    }

    /// A case is repeated alone when all others are done.
    pub(super) fn doubt(&mut self, case: usize) {
        self.doubtful.push_back(case);
    }

    /// Every case that is left; there are none any more.
    pub(super) fn take_all(&mut self) -> Vec<usize> {
        let queues = [&mut self.suspects, &mut self.waiting, &mut self.doubtful];
        queues.into_iter().flat_map(|queue| queue.drain(..)).collect()
    }
}
