use std::collections::{BTreeMap, HashMap, HashSet};

use serde_saphyr::Spanned;

use super::{
    assignment_file::{AssignmentFile, BoardForm, Entries, LateForm, LimitsForm, ScoringForm, SignatureForm},
    document::Document,
    fault::Fault,
    quantity,
};
use crate::{
    assignment::{self, REFERENCES, Reference},
    error::suggest,
    language::LANGUAGES,
    model::{
        Answer, Assignment, Call, Cell, Diagnosis, Late, Limits, Message, Notation, Parameter, Scoring, Signature,
    },
};

/// Reads an assignment with the suites of these ids, and holds it against the reference that it names.
pub(super) fn load(
    document: &Document,
    id: &str,
    suites: &[String],
) -> Result<(Assignment, &'static Reference), Fault> {
    let file: AssignmentFile = document.parse()?;
    let reader = Reader { document };
    let reference = reader.reference(&file.reference)?;
    let calls = reader.calls(&file.calls)?;
    let notation = reader.notation(&file.board)?;
    reader.start(&file, reference, &calls, &notation)?;
    let deadline = file.deadline.as_ref().map(|text| reader.moment(text)).transpose()?;
    let assignment = Assignment {
        id: id.to_owned(),
        title: file.title,
        reference: file.reference.value,
        calls,
        state: file.state,
        notation,
        limits: reader.limits(&file.limits)?,
        deadline,
        late: file.late.as_ref().map(|form| reader.late(form, deadline)).transpose()?,
        scoring: reader.scoring(&file.scoring, suites)?,
        hints: reader.hints(file.hints.as_ref())?,
        languages: reader.languages(&file.languages)?,
        entry: file.entry,
    };
    Ok((assignment, reference))
}

/// Reads the parts of one `assignment.yaml`.
struct Reader<'a> {
    document: &'a Document,
}

impl Reader<'_> {
    fn reference(&self, id: &Spanned<String>) -> Result<&'static Reference, Fault> {
        assignment::find(&id.value).ok_or_else(|| {
            let message = Message::new("assignment-reference").with("id", id.value.as_str());
            self.fault(
                id,
                message,
                suggest(&id.value, REFERENCES.iter().map(|reference| reference.id)),
            )
        })
    }

    fn hints(&self, steps: Option<&Spanned<usize>>) -> Result<usize, Fault> {
        let Some(steps) = steps else {
            return Ok(Diagnosis::HINTS);
        };
        if steps.value <= Diagnosis::HINTS {
            return Ok(steps.value);
        }
        let message = Message::new("assignment-hints").with("steps", steps.value);
        Err(self.fault(
            steps,
            message,
            Message::new("assignment-hints-help").with("most", Diagnosis::HINTS),
        ))
    }

    fn languages(&self, ids: &[Spanned<String>]) -> Result<Vec<String>, Fault> {
        let known = |id: &str| LANGUAGES.iter().any(|language| language.id == id);
        ids.iter()
            .map(|id| {
                if known(&id.value) {
                    return Ok(id.value.clone());
                }
                let message = Message::new("assignment-language").with("id", id.value.as_str());
                Err(self.fault(
                    id,
                    message,
                    suggest(&id.value, LANGUAGES.iter().map(|language| language.id)),
                ))
            })
            .collect()
    }

    fn calls(&self, forms: &Spanned<Vec<Spanned<SignatureForm>>>) -> Result<Vec<Signature>, Fault> {
        let help = Message::new("assignment-calls-help");
        match forms.value.first() {
            None => return Err(self.fault(forms, Message::new("assignment-no-calls"), help)),
            Some(first) if !first.value.parameters.is_empty() => {
                return Err(self.fault(first, Message::new("assignment-first-call"), help));
            }
            Some(_) => {}
        }
        let mut names = HashSet::new();
        let mut calls = Vec::new();
        for form in &forms.value {
            if !names.insert(&form.value.name) {
                let message = Message::new("assignment-repeated-call").with("name", form.value.name.as_str());
                return Err(self.fault(form, message, None));
            }
            let parameters = form
                .value
                .parameters
                .iter()
                .map(|(name, range)| self.parameter(name, range));
            calls.push(Signature {
                name: form.value.name.clone(),
                parameters: parameters.collect::<Result<_, _>>()?,
            });
        }
        Ok(calls)
    }

    fn parameter(&self, name: &Spanned<String>, range: &Spanned<String>) -> Result<Parameter, Fault> {
        let (min, max) = quantity::range(&range.value).ok_or_else(|| {
            let message = Message::new("assignment-range").with("parameter", name.value.as_str());
            self.fault(range, message, Message::new("assignment-range-help"))
        })?;
        Ok(Parameter {
            name: name.value.clone(),
            min,
            max,
        })
    }

    fn notation(&self, form: &BoardForm) -> Result<Notation, Fault> {
        if form.cells.value.is_empty() {
            return Err(self.fault(&form.cells, Message::new("assignment-no-cells"), None));
        }
        let mut owners = HashMap::new();
        let mut cells = Vec::new();
        for cell in &form.cells.value {
            let value = cell.value.value;
            let written = [(self.document.span(&cell.value), value.to_string())]
                .into_iter()
                .chain([(self.document.span(&cell.sign), cell.sign.value.to_string())])
                .chain(
                    cell.also
                        .iter()
                        .map(|also| (self.document.span(also), also.value.clone())),
                );
            for (span, text) in written {
                if owners.insert(text.clone(), value).is_some() {
                    let message = Message::new("assignment-clash").with("written", text);
                    return Err(Fault::new(span, message).help(Message::new("assignment-clash-help")));
                }
            }
            cells.push(Cell {
                value,
                sign: cell.sign.value,
                also: cell.also.iter().map(|also| also.value.clone()).collect(),
            });
        }
        Ok(Notation {
            size: form.size.value,
            cells,
        })
    }

    /// Makes the initialising call once: the reference has to know it, and its board has to fit the notation.
    fn start(
        &self,
        file: &AssignmentFile,
        reference: &Reference,
        calls: &[Signature],
        notation: &Notation,
    ) -> Result<(), Fault> {
        let Some((first, form)) = calls.first().zip(file.calls.value.first()) else {
            return Ok(());
        };
        let call = Call {
            name: first.name.clone(),
            args: Vec::new(),
        };
        let expected = (reference.machine)().call(&call);
        let expected = expected.map_err(|message| Fault::new(self.document.span(form), message))?;
        match expected.answer {
            Answer::Board(board) if board.size() != notation.size => {
                let message = Message::new("assignment-size").with("size", board.size());
                let help = Message::new("source-write").with("text", format!("size: {}", board.size()));
                Err(self.fault(&file.board.size, message, help))
            }
            _ => Ok(()),
        }
    }

    fn limits(&self, form: &LimitsForm) -> Result<Limits, Fault> {
        let default = Limits::default();
        Ok(Limits {
            cpu: self.limit(form.cpu.as_ref(), quantity::duration, default.cpu)?,
            wall: self.limit(form.wall.as_ref(), quantity::duration, default.wall)?,
            budget: self.limit(form.budget.as_ref(), quantity::duration, default.budget)?,
            memory: self.limit(form.memory.as_ref(), quantity::bytes, default.memory)?,
            output: self.limit(form.output.as_ref(), quantity::bytes, default.output)?,
            file_size: self.limit(form.file_size.as_ref(), quantity::bytes, default.file_size)?,
            disk: self.limit(form.disk.as_ref(), quantity::bytes, default.disk)?,
            files: self.limit(form.files.as_ref(), quantity::count, default.files)?,
            open_files: self.limit(form.open_files.as_ref(), quantity::count, default.open_files)?,
            processes: self.limit(form.processes.as_ref(), quantity::count, default.processes)?,
            build: self.limit(form.build.as_ref(), quantity::duration, default.build)?,
        })
    }

    fn limit<T>(&self, written: Option<&Spanned<String>>, read: fn(&str) -> Option<T>, default: T) -> Result<T, Fault> {
        let Some(written) = written else {
            return Ok(default);
        };
        read(&written.value).ok_or_else(|| {
            let message = Message::new("assignment-limit").with("written", written.value.as_str());
            self.fault(written, message, Message::new("assignment-limit-help"))
        })
    }

    fn moment(&self, text: &Spanned<String>) -> Result<jiff::Timestamp, Fault> {
        text.value.parse().map_err(|_| {
            let message = Message::new("assignment-deadline").with("written", text.value.as_str());
            self.fault(text, message, Message::new("assignment-deadline-help"))
        })
    }

    fn late(&self, form: &Spanned<LateForm>, deadline: Option<jiff::Timestamp>) -> Result<Late, Fault> {
        let LateForm { per_day, cut_off } = &form.value;
        let Some(deadline) = deadline else {
            let help = Message::new("assignment-late-help");
            return Err(self.fault(form, Message::new("assignment-late-without-deadline"), help));
        };
        let per_day = per_day.as_ref().map(|written| self.percent(written)).transpose()?;
        let end = cut_off.as_ref().map(|written| self.moment(written)).transpose()?;
        if let Some(written) = cut_off.as_ref().filter(|_| end.is_some_and(|end| end < deadline)) {
            return Err(self.fault(written, Message::new("assignment-cut-off"), None));
        }
        Ok(Late {
            per_day: per_day.unwrap_or(0),
            cut_off: end,
        })
    }

    fn percent(&self, written: &Spanned<String>) -> Result<u32, Fault> {
        quantity::percent(&written.value).ok_or_else(|| {
            let message = Message::new("assignment-percent").with("written", written.value.as_str());
            self.fault(written, message, Message::new("assignment-percent-help"))
        })
    }

    fn scoring(&self, forms: &Entries<ScoringForm>, suites: &[String]) -> Result<BTreeMap<String, Scoring>, Fault> {
        let mut scoring = BTreeMap::new();
        for (suite, form) in &forms.0 {
            if !suites.contains(&suite.value) {
                let message = Message::new("assignment-no-suite").with("suite", suite.value.as_str());
                return Err(self.fault(suite, message, suggest(&suite.value, suites.iter().map(String::as_str))));
            }
            let weight = form.weight.as_ref().map(|written| self.weight(written)).transpose()?;
            let counts = Scoring {
                weight: weight.unwrap_or(Scoring::default().weight),
                credit: form.credit,
            };
            if scoring.insert(suite.value.clone(), counts).is_some() {
                let message = Message::new("yaml-repeated-key").with("key", suite.value.as_str());
                return Err(self.fault(suite, message, Message::new("yaml-repeated-key-help")));
            }
        }
        Ok(scoring)
    }

    fn weight(&self, written: &Spanned<String>) -> Result<u32, Fault> {
        quantity::hundredths(&written.value).ok_or_else(|| {
            let message = Message::new("assignment-weight").with("written", written.value.as_str());
            self.fault(written, message, Message::new("assignment-weight-help"))
        })
    }

    fn fault<T>(&self, value: &Spanned<T>, message: Message, help: impl Into<Option<Message>>) -> Fault {
        Fault::new(self.document.span(value), message).help(help)
    }
}
