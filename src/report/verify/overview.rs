use super::screen::{Screen, Sign};
use crate::{
    model::{LEAST_MARGIN, LimitMargin, Message, Notice},
    report::pretty::{columns, pad, wrap},
};

impl Screen<'_> {
    /// A line for each thing that is looked at.
    pub(super) fn overview(&mut self) {
        let verification = self.setting.verification;
        let reference = Message::new("verify-reference-agrees")
            .with("cases", verification.cases)
            .with("calls", verification.calls);
        let mut lines = vec![(Sign::Good, Message::new("verify-label-reference"), reference)];
        match &verification.notice {
            Some(notice) => lines.extend(kills(notice)),
            None => lines.push((
                Sign::Nothing,
                Message::new("verify-label-mutants"),
                Message::new("verify-no-mutants"),
            )),
        }
        lines.push(self.programs_told());
        lines.push(self.limits_told());
        let labels: Vec<String> = lines.iter().map(|(_, label, _)| self.words(label)).collect();
        let widest = labels.iter().map(|label| columns(label)).max().unwrap_or(0);
        for ((sign, _, message), label) in lines.iter().zip(labels) {
            let words = self.words(message);
            let mut margin = format!("  {} {}  ", self.sign(*sign), pad(&label, widest));
            for part in wrap(&words, self.setting.width.saturating_sub(widest + 6)) {
                self.line(&(margin + &part));
                margin = " ".repeat(widest + 6);
            }
        }
    }

    fn programs_told(&self) -> (Sign, Message, Message) {
        let programs = &self.setting.verification.programs;
        let wrong = programs.iter().filter(|program| program.is_wrong()).count();
        let skipped = self.setting.verification.skipped().count();
        let (sign, message) = match (programs.len(), wrong, skipped) {
            (0, ..) => (Sign::Nothing, Message::new("verify-no-programs")),
            (_, 1.., _) => (Sign::Bad, Message::new("verify-programs-wrong").with("wrong", wrong)),
            (count, 0, 1..) if count == skipped => (Sign::Warning, Message::new("verify-all-skipped")),
            (_, 0, 1..) => (
                Sign::Warning,
                Message::new("verify-programs-skipped").with("skipped", skipped),
            ),
            (_, 0, 0) => (Sign::Good, Message::new("verify-programs-right")),
        };
        (
            sign,
            Message::new("verify-label-programs"),
            message.with("count", programs.len()),
        )
    }

    fn limits_told(&self) -> (Sign, Message, Message) {
        let margins = &self.setting.verification.limits;
        let least = margins.iter().map(LimitMargin::times).reduce(f64::min);
        let (sign, message) = match least {
            None => (Sign::Nothing, Message::new("verify-no-limits")),
            Some(_) if margins.iter().any(LimitMargin::is_tight) => (
                Sign::Bad,
                Message::new("verify-limits-tight").with("least", i64::from(LEAST_MARGIN)),
            ),
            Some(least) => (
                Sign::Good,
                Message::new("verify-limits-wide").with("times", times(least)),
            ),
        };
        (sign, Message::new("verify-label-limits"), message)
    }
}

/// What is said of the mutants, of their pairs and of the cases that kill none.
fn kills(notice: &Notice) -> Vec<(Sign, Message, Message)> {
    let equal = |size: usize| {
        let alive = notice.survivors.iter().filter(|alive| alive.mutants.len() == size);
        alive.filter(|alive| !alive.is_gap()).count()
    };
    let alive = |size: usize| notice.gaps().filter(|gap| gap.mutants.len() == size).count();
    let sign = |alive: usize| if alive == 0 { Sign::Good } else { Sign::Bad };
    let (mutants, pairs) = (alive(1), alive(2));
    let of_mutants = match mutants {
        0 => Message::new("verify-all-killed"),
        alive => Message::new("verify-some-survive").with("alive", alive),
    };
    let of_pairs = match (pairs, mutants) {
        (0, 0) => Message::new("verify-all-pairs-killed"),
        (0, _) => Message::new("verify-all-other-pairs-killed"),
        (alive, _) => Message::new("verify-some-pairs-survive").with("alive", alive),
    };
    let mut lines = vec![
        (
            sign(mutants),
            Message::new("verify-label-mutants"),
            of_mutants.with("count", notice.mutants.len() - equal(1)),
        ),
        (
            sign(pairs),
            Message::new("verify-label-pairs"),
            of_pairs.with("count", notice.pairs - equal(2)),
        ),
    ];
    if !notice.redundant.is_empty() {
        lines.push((
            Sign::Warning,
            Message::new("verify-label-cases"),
            Message::new("verify-cases-redundant").with("count", notice.redundant.len()),
        ));
    }
    lines
}

/// How many times, rounded down so as to promise nothing.
pub(super) fn times(times: f64) -> String {
    if times < 10.0 {
        format!("{:.1}", (times * 10.0).floor() / 10.0)
    } else {
        format!("{:.0}", times.floor())
    }
}
