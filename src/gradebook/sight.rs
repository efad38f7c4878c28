use std::sync::Arc;

use jiff::Timestamp;

use crate::model::{CaseResult, Failure, Feedback, Judgement, Message, SubmissionResult, Suite, Verdict, Visibility};

/// What a student sees of a suite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Its cases.
    Cases,
    /// That it exists, and how many of its cases passed.
    Name,
    /// Nothing.
    Nothing,
}

/// What a student sees of a suite at a moment; before the deadline, and for ever where there is none, nothing of what is for
/// after it.
pub fn sight(suite: &Suite, deadline: Option<Timestamp>, now: Timestamp) -> Sight {
    match suite.visibility {
        Visibility::Public => Sight::Cases,
        Visibility::NameOnly => Sight::Name,
        Visibility::AfterDeadline if deadline.is_some_and(|deadline| now > deadline) => Sight::Cases,
        Visibility::AfterDeadline | Visibility::Hidden => Sight::Nothing,
    }
}

/// A student who looks at results.
#[derive(Clone, Copy, Debug)]
pub struct Onlooker<'a> {
    /// The suites that it was judged by.
    pub suites: &'a [Suite],
    /// The assignment's deadline.
    pub deadline: Option<Timestamp>,
    /// When they look.
    pub now: Timestamp,
}

impl Onlooker<'_> {
    /// A result as the student may see it: without the cases that they may not see, and of each other one no more than its
    /// suite's feedback tells.
    pub fn sees(&self, result: &SubmissionResult) -> SubmissionResult {
        SubmissionResult {
            submission: result.submission.clone(),
            cases: result.cases.iter().filter_map(|case| self.sees_case(case)).collect(),
            load_printed: result.load_printed.clone(),
        }
    }

    /// A case as the student may see it; `None` when they may not.
    pub fn sees_case(&self, case: &Arc<CaseResult>) -> Option<Arc<CaseResult>> {
        let suite = self.suites.iter().find(|suite| suite.id == case.suite)?;
        match sight(suite, self.deadline, self.now) {
            Sight::Cases => Some(seen(case, suite.feedback)),
            Sight::Name => {
                let index = suite.cases.iter().position(|planned| planned.name == case.name)?;
                Some(numbered(index, case))
            }
            Sight::Nothing => None,
        }
    }

    /// Whether there are cases that they may not see.
    pub fn misses_some(&self) -> bool {
        let is_unseen = |suite: &Suite| sight(suite, self.deadline, self.now) == Sight::Nothing;
        self.suites.iter().any(is_unseen)
    }
}

/// A case of which nothing is told but whether it passed.
fn numbered(index: usize, case: &CaseResult) -> Arc<CaseResult> {
    Arc::new(CaseResult {
        name: (index + 1).to_string(),
        warnings: Vec::new(),
        printed: String::new(),
        boards: Vec::new(),
        trace: None,
        ..verdict_only(case)
    })
}

fn seen(case: &Arc<CaseResult>, feedback: Feedback) -> Arc<CaseResult> {
    match (&case.failure, feedback) {
        (_, Feedback::Full) | (None, Feedback::ActualOnly) => Arc::clone(case),
        // What keeps a program from every call tells nothing of a case.
        (Some(failure), _) if failure.calls.is_empty() => Arc::clone(case),
        (Some(failure), Feedback::ActualOnly) => Arc::new(without_answer(case, failure)),
        (_, Feedback::VerdictOnly) => Arc::new(verdict_only(case)),
    }
}

/// A case that failed, without what would have been right. How a program ended by itself or at a limit says nothing of that.
fn without_answer(case: &CaseResult, failure: &Failure) -> CaseResult {
    let (judgement, message) = match case.judgement.verdict {
        verdict @ (Verdict::WrongAnswer | Verdict::PresentationError) => {
            (verdict.into(), Message::new("seen-not-what-was-expected"))
        }
        _ => (case.judgement, failure.message.clone()),
    };
    let failure = Failure {
        rule: None,
        message,
        expected: None,
        before: None,
        cells: Vec::new(),
        ..failure.clone()
    };
    CaseResult {
        judgement,
        failure: Some(failure),
        warnings: Vec::new(),
        ..case.clone()
    }
}

/// A case without a word on how it went, unless the program got as far as no call.
fn verdict_only(case: &CaseResult) -> CaseResult {
    if case.failure.as_ref().is_some_and(|failure| failure.calls.is_empty()) {
        return case.clone();
    }
    CaseResult {
        judgement: Judgement::from(case.judgement.verdict),
        failure: None,
        warnings: Vec::new(),
        printed: String::new(),
        boards: Vec::new(),
        trace: None,
        ..case.clone()
    }
}
