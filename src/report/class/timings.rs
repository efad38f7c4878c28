//! What differs from one run to the next, as JSON, and is in no other report: where, when and for how long each program ran, the
//! slowest first, and both results of those that ended otherwise when they were run again.

use std::{
    cmp::Reverse,
    io::{self, Write},
};

use serde::Serialize;

use super::{About, ClassFormat, ClassSetting};
use crate::{
    error::Error,
    gradebook::{Line, Outcome, Work},
    model::Message,
    report::json::{self, Judged, Times, tenths},
};

pub(super) static ENTRY: ClassFormat = ClassFormat {
    id: "timings",
    about: About::Class,
    write,
};

/// How one student's program was run.
#[derive(Serialize)]
struct Timing<'a> {
    student: &'a str,
    /// Milliseconds on the clock, to a tenth.
    time_ms: f64,
    host: String,
    /// By the clock of UTC.
    begun: String,
    /// How many processes wanted each processor at its end.
    load: f64,
    /// The result that counts and the other one, of a program whose runs ended differently.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    results: Vec<Told>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Told {
    Judged(Judged),
    Remark { remark: String },
}

fn write(setting: &ClassSetting<'_>, out: &mut dyn Write) -> Result<Vec<Message>, Error> {
    let output = |error: io::Error| Error::output(&error);
    let mut lines: Vec<&Line> = setting.book.lines().iter().collect();
    lines.sort_by_key(|line| Reverse(line.time));
    let mut between: &[u8] = b"{\"timings\":[\n";
    for line in lines {
        let Some(work) = line.row()?.work else {
            continue;
        };
        out.write_all(between).map_err(output)?;
        json::write(&Timing::of(line, work, setting), out).map_err(output)?;
        between = b",\n";
    }
    let end: &[u8] = if between == b",\n" {
        b"\n]}\n"
    } else {
        b"{\"timings\":[]}\n"
    };
    out.write_all(end).map_err(output)?;
    Ok(Vec::new())
}

impl<'a> Timing<'a> {
    fn of(line: &'a Line, work: Work, setting: &ClassSetting<'_>) -> Self {
        let results = work.otherwise.map(|otherwise| [work.outcome, otherwise]);
        let told = |outcome| Told::of(outcome, setting);
        Self {
            student: &line.student.id,
            time_ms: tenths(work.run.time),
            host: work.run.host,
            begun: work.run.begun.to_string(),
            load: f64::from(work.run.load) / 100.0,
            results: results.into_iter().flatten().map(told).collect(),
        }
    }
}

impl Told {
    fn of(outcome: Outcome, setting: &ClassSetting<'_>) -> Self {
        match outcome {
            Outcome::Judged(judged) => {
                let result = judged.result(&setting.book.assignment().id);
                Self::Judged(Judged::new(&result, setting.locale, Times::Told))
            }
            Outcome::Refused(why) | Outcome::Lacking(why) => Self::Remark {
                remark: setting.locale.text(&why),
            },
        }
    }
}
