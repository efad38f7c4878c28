//! `checker doctor`: proves each language on this machine, by a program whose answers are known.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use super::Context;
use crate::assignment;
use crate::cli::Doctor;
use crate::compare::Strictness;
use crate::error::Error;
use crate::exit;
use crate::grade::{self, Isolation, Keep, Plan, Snapshot};
use crate::language::{LANGUAGES, Language};
use crate::model::{Event, Message, Reason, Start, SubmissionResult};
use crate::report::harmless_lines;
use crate::sandbox::{self, LAYERS, Trial};

/// What was found out about a language.
enum Health {
    /// Its self-test was answered as it must be; what its tool says of its version.
    Works(String),
    /// Its tool is not there.
    Missing(Message),
    /// Its self-test was answered otherwise: the verdict, and what was wrong in one sentence.
    Broken(String, Option<Message>),
}

/// Tells the health of the languages. A language that nobody asked for by name may be missing; one that is there must work.
pub(super) fn doctor(options: &Doctor, context: &mut Context<'_>) -> Result<u8, Error> {
    let asked = !options.languages.is_empty();
    let languages = if asked { options.languages.as_slice() } else { LANGUAGES };
    let mut table = context.table(["doctor-column-mark", "doctor-column-language", "doctor-column-state"]);
    let mut complaints = Vec::new();
    let mut code = exit::OK;
    for &language in languages {
        let health = examine(language)?;
        let ill = match health {
            Health::Works(_) => false,
            Health::Missing(_) => asked,
            Health::Broken(..) => true,
        };
        if ill {
            code = exit::ENVIRONMENT;
        }
        let (mark, words) = match health {
            Health::Works(version) => ("✓", version),
            Health::Missing(what) => ("–", context.locale.text(&what)),
            Health::Broken(how, what) => {
                let what = what.map(|what| context.locale.text(&harmless_lines(&what)));
                complaints.extend(what.map(|what| format!("{}: {what}", language.name)));
                (
                    "✗",
                    context.locale.text(&Message::new("doctor-broken").with("how", how)),
                )
            }
        };
        table.row([mark, language.name, &words]);
    }
    context.write(&table.text(context.style))?;
    for complaint in complaints {
        context.line(&format!("\n{complaint}"))?;
    }
    if !asked {
        layers(context)?;
    }
    Ok(code)
}

/// Tells whether the limits hold, and which layers of isolation do, each tried on its own.
fn layers(context: &mut Context<'_>) -> Result<(), Error> {
    let mut table = context.table(["doctor-column-mark", "doctor-column-layer", "doctor-column-state"]);
    let mut row = |id: &str, trial: Trial, holds: &'static str, cause: &'static str| {
        let (mark, words) = match trial {
            Trial::Holds => ("✓", Message::new(holds)),
            Trial::Missing => ("–", Message::new(cause)),
            Trial::Fails(how) => ("✗", Message::new("doctor-layer-fails").with("how", how)),
        };
        table.row([mark, id, &context.locale.text(&harmless_lines(&words))]);
    };
    let limits = if sandbox::bounds_storage() {
        "doctor-layer-holds"
    } else {
        "doctor-limits-watched"
    };
    row("limits", sandbox::prove_limits()?, limits, "");
    for layer in LAYERS {
        row(layer.id, layer.prove()?, "doctor-layer-holds", layer.cause);
    }
    context.write("\n")?;
    context.write(&table.text(context.style))
}

fn examine(language: &'static Language) -> Result<Health, Error> {
    let version = match grade::find_tools(language) {
        Ok(found) => found.version(language).unwrap_or_default(),
        Err(Error::Environment(missing)) => return Ok(Health::Missing(missing)),
        Err(error) => return Err(error),
    };
    let result = self_test(language)?;
    let Some(case) = result.first_failure() else {
        return Ok(Health::Works(version));
    };
    let reason = case.judgement.reason.map_or("", Reason::name);
    let how = format!("{} {reason}", case.judgement.verdict.name())
        .trim_end()
        .to_owned();
    Ok(Health::Broken(
        how,
        case.failure.as_ref().map(|failure| failure.message.clone()),
    ))
}

/// Judges the self-test program of a language by the self-test assignment.
fn self_test(language: &'static Language) -> Result<SubmissionResult, Error> {
    let (assignment, suites) = assignment::self_test();
    let folder = tempfile::Builder::new()
        .prefix("checker-")
        .tempdir()
        .map_err(|error| Error::io(std::env::temp_dir(), &error))?;
    let file = folder.path().join(language.self_test.file);
    fs::write(&file, language.self_test.source)
        .and_then(|()| fs::set_permissions(&file, fs::Permissions::from_mode(0o700)))
        .map_err(|error| Error::io(&file, &error))?;
    let plan = Plan {
        assignment: &assignment,
        suites: &suites,
        language: Some(language),
        interface: None,
        strictness: Strictness::Values,
        keep: Keep::Nothing,
        start: Start::Fast,
        hurry: None,
        isolation: Isolation::default(),
        jobs: 2,
    };
    let mut result = None;
    grade::grade(&plan, &Snapshot::take(&file, &assignment)?, &mut |event| {
        if let Event::Finished(finished) = event {
            result = Some(finished);
        }
        Ok(())
    })?;
    result.ok_or_else(|| Error::Internal("a self-test without a result".to_owned()))
}
