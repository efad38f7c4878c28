//! `checker submit`: judges one submission, and records it when it is accepted.

use super::judging::{self, Bench};
use super::{Context, investigate, submissions, watch};
use crate::cli::Submit;
use crate::error::Error;
use crate::exit;
use crate::grade::Snapshot;
use crate::model::{Event, Message, SubmissionResult, Timeliness, Verdict};
use crate::report::{self, Purpose};
use crate::spool::{self, Entry, SourceFile};

pub(super) fn submit(options: &Submit, context: &mut Context<'_>) -> Result<u8, Error> {
    if !options.judging.only.is_empty() {
        return Err(Error::Usage(Message::new("submit-checks-everything")));
    }
    if !options.judging.watch {
        return once(options, context);
    }
    // A program that has been recorded needs no more watching.
    let done = |code| code == exit::OK;
    watch::on_every_save(&[&options.file], context, &mut |context| once(options, context), done)
}

fn once(options: &Submit, context: &mut Context<'_>) -> Result<u8, Error> {
    let bench = Bench::set_up(context, &options.judging)?;
    let snapshot = Snapshot::take(&options.file, &bench.bundle.assignment)?;
    let setting = bench.setting(context, context.locale, 1, Purpose::Submit);
    let mut kept = Vec::new();
    let mut recorded = (report::RECORDED.open)(setting.clone(), Box::new(&mut kept));
    let mut shown = (bench.format().open)(setting, Box::new(&mut *context.out));
    let result = bench.judge_one(&snapshot, &mut |event| {
        judging::tell(shown.as_mut(), event)?;
        judging::tell(recorded.as_mut(), event)
    })?;
    if result.judgement().verdict != Verdict::Accepted {
        investigate::beside(&bench, &snapshot, &result, &mut |event| {
            judging::tell(shown.as_mut(), event)
        })?;
    }
    judging::finish(recorded.as_mut())?;
    drop(recorded);
    let accepted = result.judgement().verdict == Verdict::Accepted;
    let timeliness = if accepted {
        record(options, &bench, &snapshot, &result, &kept).map(Some)
    } else {
        Ok(None)
    };
    if let Ok(Some(timeliness)) = timeliness {
        judging::tell(shown.as_mut(), &Event::Recorded(timeliness))?;
    }
    judging::finish(shown.as_mut())?;
    timeliness?;
    Ok(if accepted { exit::OK } else { exit::NOT_ACCEPTED })
}

fn record(
    options: &Submit,
    bench: &Bench<'_, '_>,
    snapshot: &Snapshot,
    result: &SubmissionResult,
    report: &[u8],
) -> Result<Timeliness, Error> {
    let assignment = &bench.bundle.assignment;
    let time = jiff::Timestamp::now();
    let timeliness = Timeliness::of(time, assignment.deadline);
    let files = snapshot.files().iter().map(|file| SourceFile {
        path: &file.path,
        bytes: &file.bytes,
    });
    submissions::spool(&options.spool)?.record(&Entry {
        assignment: &assignment.id,
        user: &spool::this_user(),
        time,
        timeliness,
        files: files.collect(),
        entry: snapshot.entry(),
        report,
        verdict: result.judgement().verdict,
        score: (result.score(), result.max_score()),
    })?;
    Ok(timeliness)
}
