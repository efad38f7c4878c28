//! `checker verify`: whether an assignment can be trusted, by what its suites notice and by programs whose verdict is known.

mod programs;

use super::{Context, isolation, main::remark};
use crate::assignment;
use crate::cli::Verify;
use crate::diagnose::Specification;
use crate::error::Error;
use crate::exit;
use crate::language::LANGUAGES;
use crate::model::{Assignment, Isolation, Notice, Verification};
use crate::report::{Matrix, VerifySetting};
use crate::sandbox;
use crate::testcase::{self, Bundle};
use crate::verify::{Subject, Tongues, notice};

pub(super) fn verify(options: &Verify, context: &mut Context<'_>) -> Result<u8, Error> {
    let bundle = context.bundle()?;
    let folder = testcase::folder(&context.source(), &bundle.assignment.id)?;
    let known = programs::find(folder.as_deref(), &options.submissions)?;
    let (programs, limits) = if known.is_empty() {
        (Vec::new(), Vec::new())
    } else {
        let asked = isolation::asked(
            &options.conditions,
            Isolation::default(),
            context.global.suites.as_deref(),
        );
        if options.conditions.sandbox != Some(Isolation::LimitsOnly) {
            sandbox::wake();
        }
        asked.check()?;
        if let Some(notice) = isolation::foreboding(&asked) {
            remark(&notice, context.locale, context.global.color);
        }
        programs::judge(known, &bundle, options, asked, context.global.language)?
    };
    let cases = bundle.suites.iter().flat_map(|suite| &suite.cases);
    let verification = Verification {
        assignment: bundle.assignment.id.clone(),
        title: bundle.assignment.title.clone(),
        suites: bundle.suites.iter().map(|suite| suite.id.clone()).collect(),
        cases: cases.clone().count(),
        calls: cases.map(|case| case.steps.len()).sum(),
        notice: noticed(&bundle, options)?,
        programs,
        limits,
    };
    let setting = VerifySetting {
        verification: &verification,
        locale: context.locale,
        style: context.style,
        width: context.width,
        detail: context.global.detail(),
        matrix: if options.matrix { Matrix::Shown } else { Matrix::LeftOut },
    };
    (options.format.write)(&setting, &mut *context.out)?;
    Ok(if verification.has_gap() {
        exit::NOT_ACCEPTED
    } else if verification.skipped().next().is_some() {
        exit::ENVIRONMENT
    } else {
        exit::OK
    })
}

/// What the suites notice; `None` where no mistakes are known for the reference.
fn noticed(bundle: &Bundle, options: &Verify) -> Result<Option<Notice>, Error> {
    let assignment = &bundle.assignment;
    let reference = assignment::find(&assignment.reference)
        .ok_or_else(|| Error::Internal("an assignment without its reference".to_owned()))?;
    let Some(mutants) = &reference.mutants else {
        return Ok(None);
    };
    let subject = Subject {
        specification: &Specification::new(assignment, reference)?,
        mutants,
        suites: &bundle.suites,
        notation: &assignment.notation,
        tongues: &tongues(assignment),
        jobs: options.conditions.parallelism().get(),
    };
    notice(&subject).map(Some)
}

/// The languages that an assignment accepts, those together that make the same of an index outside an array.
pub(super) fn tongues(assignment: &Assignment) -> Vec<Tongues> {
    let mut tongues: Vec<Tongues> = Vec::new();
    let accepted = |id: &str| assignment.languages.is_empty() || assignment.languages.iter().any(|other| other == id);
    for language in LANGUAGES.iter().filter(|language| accepted(language.id)) {
        let id = language.id.to_owned();
        match tongues.iter_mut().find(|tongue| tongue.indexing == language.indexing) {
            Some(tongue) => tongue.ids.push(id),
            None => tongues.push(Tongues {
                indexing: language.indexing,
                ids: vec![id],
            }),
        }
    }
    tongues
}
