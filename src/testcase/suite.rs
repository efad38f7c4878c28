use std::{collections::HashSet, ops::Range};

use serde_saphyr::Spanned;

use super::{
    call::parse_call,
    document::Document,
    expectation::prove,
    fault::Fault,
    suite_file::{CaseForm, StepForm, SuiteFile},
};
use crate::{
    assignment::{Machine, Reference},
    model::{Assignment, Call, Case, Expected, Message, Step, Suite},
};

/// Reads a suite and proves everything that it states.
pub(super) fn load(
    document: &Document,
    id: &str,
    assignment: &Assignment,
    reference: &Reference,
) -> Result<Suite, Fault> {
    let file: SuiteFile = document.parse()?;
    if file.cases.value.is_empty() {
        return Err(
            Fault::new(document.span(&file.cases), Message::new("suite-empty")).help(Message::new("suite-empty-help"))
        );
    }
    let prover = Prover {
        document,
        assignment,
        reference,
    };
    let mut names = HashSet::new();
    let mut cases = Vec::with_capacity(file.cases.value.len());
    for form in file.cases.value {
        if !names.insert(form.name.value.clone()) {
            return Err(prover.repeated_name(&form.name));
        }
        cases.push(prover.case(form)?);
    }
    Ok(Suite {
        id: id.to_owned(),
        title: file.title,
        visibility: file.visibility,
        feedback: file.feedback,
        cases,
    })
}

/// Proves the cases of one suite.
struct Prover<'a> {
    document: &'a Document,
    assignment: &'a Assignment,
    reference: &'a Reference,
}

impl Prover<'_> {
    fn case(&self, form: CaseForm) -> Result<Case, Fault> {
        let steps = match (form.steps, form.transcript) {
            (Some(steps), None) => {
                if let Some(last) = &form.last {
                    let message = Message::new("suite-final-without-transcript");
                    return Err(self.fault(last, message, Message::new("suite-final-help")));
                }
                self.steps(&steps)?
            }
            (None, Some(transcript)) => {
                let steps = self.transcript(&transcript)?;
                if let Some((step, stated)) = steps.last().zip(form.last) {
                    self.prove(&step.expected, &stated)?;
                }
                steps
            }
            (None, None) => {
                let message = Message::new("suite-no-steps");
                return Err(self.fault(&form.name, message, Message::new("suite-steps-help")));
            }
            (Some(_), Some(transcript)) => {
                let message = Message::new("suite-steps-and-transcript");
                return Err(self.fault(&transcript, message, Message::new("suite-steps-help")));
            }
        };
        Ok(Case {
            name: form.name.value,
            points: form.points,
            steps,
        })
    }

    fn steps(&self, forms: &Spanned<Vec<Spanned<StepForm>>>) -> Result<Vec<Step>, Fault> {
        if forms.value.is_empty() {
            return Err(self.fault(forms, Message::new("suite-no-steps"), Message::new("suite-steps-help")));
        }
        let mut machine = (self.reference.machine)();
        let mut steps = Vec::with_capacity(forms.value.len());
        for form in &forms.value {
            let Stated {
                span,
                call,
                expectation,
            } = self.read(form)?;
            if steps.is_empty() {
                self.is_initial(&call, &span)?;
            }
            let expected = answer(machine.as_mut(), &call, span)?;
            if let Some(expectation) = expectation {
                self.prove(&expected, expectation)?;
            }
            steps.push(Step { call, expected });
        }
        Ok(steps)
    }

    fn read<'s>(&self, form: &'s Spanned<StepForm>) -> Result<Stated<'s>, Fault> {
        let (written, expectation) = match &form.value {
            StepForm::Call(text) => (&Spanned::new(text.clone(), form.referenced, form.defined), None),
            StepForm::Expecting(call, expectation) => (call, Some(expectation)),
            StepForm::Entries(second) => {
                let span = second
                    .as_ref()
                    .map_or_else(|| self.document.span(form), |key| self.document.span(key));
                let message = Message::new("suite-one-call");
                return Err(Fault::new(span, message).help(Message::new("suite-one-call-help")));
            }
        };
        let call = parse_call(self.assignment, &written.value).map_err(|fault| Fault {
            span: self.document.part(written, fault.span.clone()),
            ..fault
        })?;
        Ok(Stated {
            span: self.document.span(written),
            call,
            expectation,
        })
    }

    fn is_initial(&self, call: &Call, span: &Range<usize>) -> Result<(), Fault> {
        match self.assignment.calls.first() {
            Some(first) if first.name != call.name => {
                let message = Message::new("suite-first-step").with("call", first.name.as_str());
                let help = Message::new("source-write").with("text", format!("- {}", first.name));
                Err(Fault::new(span.clone(), message).help(help))
            }
            _ => Ok(()),
        }
    }

    fn transcript(&self, transcript: &Spanned<String>) -> Result<Vec<Step>, Fault> {
        let read = self.reference.transcript.ok_or_else(|| {
            let message = Message::new("suite-no-notation").with("reference", self.reference.id);
            self.fault(transcript, message, Message::new("suite-no-notation-help"))
        })?;
        let text = transcript.value.trim();
        if text.is_empty() {
            return Err(self.fault(
                transcript,
                Message::new("suite-no-steps"),
                Message::new("suite-steps-help"),
            ));
        }
        let indent = transcript.value.len() - transcript.value.trim_start().len();
        let calls = read(text).map_err(|error| {
            let part = error.span.start + indent..error.span.end + indent;
            Fault::new(self.document.part(transcript, part), error.message).help(error.help)
        })?;
        let mut machine = (self.reference.machine)();
        let mut steps = Vec::with_capacity(calls.len());
        for call in calls {
            let expected = answer(machine.as_mut(), &call, self.document.span(transcript))?;
            steps.push(Step { call, expected });
        }
        Ok(steps)
    }

    fn prove(&self, expected: &Expected, stated: &Spanned<String>) -> Result<(), Fault> {
        prove(self.document, &self.assignment.notation, expected, stated)
    }

    fn repeated_name(&self, name: &Spanned<String>) -> Fault {
        let message = Message::new("suite-repeated-name").with("name", name.value.as_str());
        self.fault(name, message, Message::new("suite-repeated-name-help"))
    }

    fn fault<T>(&self, value: &Spanned<T>, message: Message, help: Message) -> Fault {
        Fault::new(self.document.span(value), message).help(help)
    }
}

/// What a step states.
struct Stated<'a> {
    /// Where the call stands.
    span: Range<usize>,
    call: Call,
    expectation: Option<&'a Spanned<String>>,
}

fn answer(machine: &mut dyn Machine, call: &Call, span: Range<usize>) -> Result<Expected, Fault> {
    machine.call(call).map_err(|message| Fault::new(span, message))
}
