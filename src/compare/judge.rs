use super::{ending, finding::Finding, seen::Seen, vocabulary::Vocabulary};
use crate::model::{
    Answer, Assignment, Board, Case, End, Failure, Judgement, Limit, Limits, Message, Observation, Reason, Verdict,
};

/// What the answers of a submission are judged by.
pub struct Rules<'a> {
    /// The assignment.
    pub assignment: &'a Assignment,
    /// What the case could use, which may be less than the assignment allows.
    pub limits: &'a Limits,
    /// The name of the global variable that holds the board, as the student writes it (`$board`); `None` where the answer
    /// alone is judged.
    pub state: Option<String>,
    /// What counts as the answer to a call.
    pub answers: Answering,
    /// What becomes of an answer that is right, but not written as the assignment writes it.
    pub strictness: Strictness,
}

/// What counts as the answer to a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answering {
    /// What the call returns.
    Returned,
    /// What it prints.
    Printed,
}

/// What becomes of an answer that is right, but not written as the assignment writes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strictness {
    /// A warning.
    #[default]
    Values,
    /// A `presentation_error`.
    Presentation,
}

/// What became of a case.
#[derive(Clone, Debug)]
pub struct CaseJudgement {
    /// The judgement.
    pub judgement: Judgement,
    /// Everything about the call at which it went wrong, unless it was accepted; without a command line to reproduce it.
    pub failure: Option<Failure>,
    /// What was right but not written as asked, each kind once.
    pub warnings: Vec<Message>,
}

/// Judges what was seen of a case: the first call at which the submission and the reference differ decides.
///
/// Values go before presentation over the whole case: how an answer is written counts only when no value is wrong.
pub fn judge(rules: &Rules<'_>, case: &Case, observation: &Observation) -> CaseJudgement {
    if let Some(judgement) = without_calls(rules, &observation.end) {
        return judgement;
    }
    let vocabulary = Vocabulary::new(&rules.assignment.notation);
    let mut remarks = Remarks::default();
    for index in 0..case.steps.len() {
        let seen = Seen::new(rules, &vocabulary, case, observation, index);
        if let Some(finding) = seen.finding() {
            return rejected(case, index, finding, remarks);
        }
        remarks.add(index, seen.remark());
    }
    match remarks.first.take() {
        Some((index, message)) if rules.strictness == Strictness::Presentation => {
            let seen = Seen::new(rules, &vocabulary, case, observation, index);
            rejected(case, index, seen.presentation_error(message), remarks)
        }
        first => CaseJudgement {
            judgement: Verdict::Accepted.into(),
            failure: None,
            warnings: Remarks { first, ..remarks }.warnings(),
        },
    }
}

/// The judgement of a case of which no call was made.
fn without_calls(rules: &Rules<'_>, end: &End) -> Option<CaseJudgement> {
    let told = |judgement, message| (judgement, message, None);
    let (judgement, message, exception) = match end {
        End::NotLoaded {
            reason,
            message,
            exception,
        } => ((*reason).into(), message.clone(), exception.as_deref().cloned()),
        End::LoadLimit(limit) => {
            let reached = ending::limit(*limit, rules.limits);
            told(
                limit.judgement(),
                Message::new("answer-load-limit").with("limit", reached),
            )
        }
        End::NotRun => {
            let spent = ending::limit(Limit::Budget, rules.limits);
            told(
                Reason::Budget.into(),
                Message::new("answer-not-run").with("limit", spent),
            )
        }
        _ => return None,
    };
    Some(CaseJudgement {
        judgement,
        failure: Some(Failure {
            calls: Vec::new(),
            rule: None,
            message,
            expected: None,
            before: None,
            actual: None,
            actual_cells: None,
            cells: Vec::new(),
            text: None,
            exception,
            reproduce: None,
        }),
        warnings: Vec::new(),
    })
}

fn rejected(case: &Case, index: usize, finding: Finding, remarks: Remarks) -> CaseJudgement {
    let step = &case.steps[index];
    let Finding {
        judgement,
        message,
        shown,
    } = finding;
    CaseJudgement {
        judgement,
        failure: Some(Failure {
            calls: case.steps[..=index].iter().map(|step| step.call.clone()).collect(),
            rule: Some(step.expected.rule.clone()),
            message,
            expected: Some(step.expected.answer.clone()),
            before: board_before(case, index).cloned(),
            actual: shown.actual,
            actual_cells: shown.actual_cells,
            cells: shown.cells,
            text: shown.text,
            exception: shown.exception,
            reproduce: None,
        }),
        warnings: remarks.warnings(),
    }
}

/// The board before a call: every earlier call was answered right.
pub(super) fn board_before(case: &Case, index: usize) -> Option<&Board> {
    case.steps[..index]
        .iter()
        .rev()
        .find_map(|step| match &step.expected.answer {
            Answer::Board(board) => Some(board),
            Answer::Value(_) => None,
        })
}

/// What is right but not written as asked: the first of it with the call's place, and each other kind once.
#[derive(Default)]
struct Remarks {
    first: Option<(usize, Message)>,
    others: Vec<Message>,
}

impl Remarks {
    fn add(&mut self, index: usize, remark: Option<Message>) {
        let Some(remark) = remark else { return };
        match &self.first {
            None => self.first = Some((index, remark)),
            Some((_, first)) if *first == remark || self.others.contains(&remark) => {}
            Some(_) => self.others.push(remark),
        }
    }

    fn warnings(self) -> Vec<Message> {
        self.first
            .into_iter()
            .map(|(_, message)| message)
            .chain(self.others)
            .collect()
    }
}

#[cfg(test)]
mod fixture;
#[cfg(test)]
mod precedence;
#[cfg(test)]
mod tests;
