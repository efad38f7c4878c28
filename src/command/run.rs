//! `checker run`: judges submissions and tells how they did.

use std::path::Path;

use super::judging::{self, Bench};
use super::{Context, investigate, main::complain, watch};
use crate::cli::Run;
use crate::error::Error;
use crate::exit;
use crate::grade::Snapshot;
use crate::model::{Event, Verdict};
use crate::report::{Purpose, Report};

pub(super) fn run(options: &Run, context: &mut Context<'_>) -> Result<u8, Error> {
    if !options.judging.watch {
        return once(options, context);
    }
    let files: Vec<&Path> = options.files.iter().map(AsRef::as_ref).collect();
    watch::on_every_save(&files, context, &mut |context| once(options, context), |_| false)
}

fn once(options: &Run, context: &mut Context<'_>) -> Result<u8, Error> {
    let bench = Bench::set_up(context, &options.judging)?;
    if let Some(why) = bench.nothing_shown() {
        return Err(Error::Usage(why));
    }
    let setting = bench.setting(context, context.locale, options.files.len(), Purpose::Run);
    let mut report = (bench.format().open)(setting, Box::new(&mut *context.out));
    let mut code = exit::OK;
    let mut refused = None;
    for file in &options.files {
        match judge(&bench, file, options.files.len(), report.as_mut()) {
            Ok(Verdict::Accepted) => {}
            Ok(_) => code = exit::NOT_ACCEPTED,
            // One that cannot be judged does not keep the others from it.
            Err(error @ (Error::Usage(_) | Error::Environment(_))) if options.files.len() > 1 => {
                refused = Some(complain(&error, context.locale, context.global.color));
            }
            Err(error) => return Err(error),
        }
    }
    judging::finish(report.as_mut())?;
    Ok(refused.unwrap_or(code))
}

fn judge(bench: &Bench<'_, '_>, file: &Path, of: usize, report: &mut dyn Report) -> Result<Verdict, Error> {
    let snapshot = Snapshot::take(file, &bench.bundle.assignment)?;
    let mut tell = |event: &Event| judging::tell(report, event);
    let result = bench.judge_one(&snapshot, &mut tell)?;
    // Who judges many programs does not wait for each.
    if of == 1 {
        investigate::beside(bench, &snapshot, &result, &mut tell)?;
    }
    Ok(result.judgement().verdict)
}
