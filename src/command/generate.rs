//! `checker generate`: writes a suite that nobody has written.

use super::main::remark;
use super::whole::is_stream;
use super::{Context, verify};
use crate::assignment;
use crate::cli::Generate;
use crate::diagnose::Specification;
use crate::error::Error;
use crate::generate::{Plan, PlannedCase, PlannedStep, Prey, covering, killing, random};
use crate::locale::{Locale, Tongue};
use crate::model::{Assignment, Localized, Message};
use crate::testcase::{Draft, DraftCase, DraftStep};

pub(super) fn generate(options: &Generate, context: &mut Context<'_>) -> Result<(), Error> {
    spare(options, context)?;
    let assignment = context.bundle()?.assignment;
    let mut plan = plan(options, &assignment)?;
    if !plan.missed.is_empty() {
        let missed: Vec<String> = plan.missed.iter().map(|missed| context.locale.text(missed)).collect();
        let message = Message::new("generate-missed")
            .with("count", missed.len())
            .with("missed", missed.join("; "));
        remark(&message, context.locale, context.global.color);
        // Who reads the suite tomorrow has not seen what was said beside it.
        plan.about.push(message);
    }
    let draft = draft(plan, context.locale);
    context.write(&draft.written(&assignment.notation))
}

/// Fails where a file would be lost that somebody may have worked on.
fn spare(options: &Generate, context: &Context<'_>) -> Result<(), Error> {
    match &context.global.output {
        Some(path) if !options.force && path.symlink_metadata().is_ok() && !is_stream(path) => Err(Error::Usage(
            Message::new("generate-exists").with("path", path.display().to_string()),
        )),
        _ => Ok(()),
    }
}

fn plan(options: &Generate, assignment: &Assignment) -> Result<Plan, Error> {
    let reference = assignment::find(&assignment.reference)
        .ok_or_else(|| Error::Internal("an assignment without its reference".to_owned()))?;
    let specification = Specification::new(assignment, reference)?;
    let lacks = |id| Error::Usage(Message::new(id).with("reference", reference.id));
    if options.kill_all {
        return killing(&Prey {
            specification: &specification,
            mutants: reference
                .mutants
                .as_ref()
                .ok_or_else(|| lacks("generate-no-mistakes"))?,
            tongues: &verify::tongues(assignment),
            in_turn: reference.covering.as_ref().map(|covering| covering.in_turn),
            jobs: std::thread::available_parallelism().map_or(1, Into::into),
        });
    }
    let known = reference.covering.as_ref();
    if options.cover {
        return covering(&specification, known.ok_or_else(|| lacks("generate-no-points"))?);
    }
    Ok(random(&specification, known, options.seed, options.games))
}

/// The plan in words.
fn draft(plan: Plan, locale: &Locale) -> Draft {
    let texts = |messages: Vec<Message>| messages.iter().map(|message| locale.text(message)).collect();
    let mut topic = None;
    let cases = plan.cases.into_iter().map(|case| {
        let begins = case.topic != topic;
        topic.clone_from(&case.topic);
        let PlannedCase {
            remarks, name, steps, ..
        } = case;
        DraftCase {
            heading: topic.as_ref().filter(|_| begins).map(|topic| locale.text(topic)),
            remarks: texts(remarks),
            name: locale.text(&name),
            steps: steps.into_iter().map(|step| drafted(step, locale)).collect(),
        }
    });
    let title = |tongue| Locale::new(tongue).text(&plan.title);
    Draft {
        title: Localized {
            en: title(Tongue::English),
            ja: title(Tongue::Japanese),
        },
        cases: cases.collect(),
        remarks: texts(plan.about),
    }
}

fn drafted(step: PlannedStep, locale: &Locale) -> DraftStep {
    DraftStep {
        step: step.step,
        is_stated: step.is_stated,
        remark: step.remark.map(|remark| locale.text(&remark)),
    }
}
