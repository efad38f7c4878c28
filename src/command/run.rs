//! `checker run`: judges submissions and tells how they did.

use std::path::Path;

use super::judging::{self, Bench};
use super::{Context, watch};
use crate::cli::Run;
use crate::error::Error;
use crate::exit;
use crate::model::Verdict;
use crate::report::Purpose;

pub(super) fn run(options: &Run, context: &mut Context<'_>) -> Result<u8, Error> {
    if !options.judging.watch {
        return once(options, context);
    }
    let files: Vec<&Path> = options.files.iter().map(AsRef::as_ref).collect();
    watch::on_every_save(&files, context, &mut |context| once(options, context), |_| false)
}

fn once(options: &Run, context: &mut Context<'_>) -> Result<u8, Error> {
    let bench = Bench::set_up(context, &options.judging)?;
    let setting = bench.setting(context, context.locale, options.files.len(), Purpose::Run);
    let mut report = (bench.format().open)(setting, Box::new(&mut *context.out));
    let results = bench.judge(&options.files, report.as_mut())?;
    judging::finish(report.as_mut())?;
    let accepted = results
        .iter()
        .all(|result| result.judgement().verdict == Verdict::Accepted);
    Ok(if accepted { exit::OK } else { exit::NOT_ACCEPTED })
}
