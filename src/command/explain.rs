//! `checker explain`: names the bug of a program, and shows the shortest calls on which it goes wrong.

use std::sync::Arc;

use super::Context;
use super::investigate;
use super::judging::{self, Bench};
use super::watch;
use crate::cli::Explain;
use crate::error::Error;
use crate::exit;
use crate::grade::Snapshot;
use crate::model::{Event, Verdict};
use crate::report::Purpose;

pub(super) fn explain(options: &Explain, context: &mut Context<'_>) -> Result<u8, Error> {
    if !options.judging.watch {
        return once(options, context);
    }
    let done = |code| code == exit::OK;
    watch::on_every_save(&[&options.file], context, &mut |context| once(options, context), done)
}

fn once(options: &Explain, context: &mut Context<'_>) -> Result<u8, Error> {
    let bench = Bench::set_up(context, &options.judging)?;
    if let Some(why) = bench.nothing_shown() {
        return Err(Error::Usage(why));
    }
    let snapshot = Snapshot::take(&options.file, &bench.bundle.assignment)?;
    let setting = bench.setting(context, context.locale, 1, Purpose::Explain);
    let mut report = (bench.format().open)(setting, Box::new(&mut *context.out));
    let result = bench.judge_one(&snapshot, &mut |event| judging::tell(report.as_mut(), event))?;
    let diagnosis = investigate::diagnose(&bench, &snapshot, &result, options.hints)?;
    if let Some(diagnosis) = diagnosis {
        judging::tell(report.as_mut(), &Event::Diagnosed(Arc::new(diagnosis)))?;
    }
    judging::finish(report.as_mut())?;
    Ok(match result.judgement().verdict {
        Verdict::Accepted => exit::OK,
        _ => exit::NOT_ACCEPTED,
    })
}
