//! A line a suite, as soon as its cases are judged.

use std::io;

use super::{
    page::{GAP, Page, sign},
    typeset::{blanks, columns, pad},
};
use crate::{
    model::{CaseResult, Message, Suite, Verdict},
    report::Purpose,
};

/// The suites of one submission so far.
#[derive(Default)]
pub(super) struct Progress {
    /// The suite whose cases are coming in.
    current: Option<Tally>,
    /// The suites that are judged but not told, as long as no case got as far as its first call.
    held: Vec<Tally>,
    reach: Reach,
}

/// How far the program got.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Reach {
    /// No case got as far as its first call: all have one cause, and a line a suite would repeat it.
    #[default]
    Nowhere,
    /// At least one call was made.
    Calls,
}

/// What the cases of one suite gave.
struct Tally {
    suite: String,
    failed: usize,
    total: usize,
    points: u32,
    max_points: u32,
}

impl Progress {
    /// Takes in a case, and tells the suites that are now judged.
    pub(super) fn case(&mut self, page: &mut Page, case: &CaseResult) -> io::Result<()> {
        if self.current.as_ref().is_some_and(|tally| tally.suite != case.suite) {
            self.close();
        }
        if case.failure.as_ref().is_none_or(|failure| !failure.calls.is_empty()) {
            self.reach = Reach::Calls;
        }
        let tally = self.current.get_or_insert_with(|| Tally::new(&case.suite));
        tally.add(case);
        let planned = page.setting.suites.iter().find(|suite| suite.id == case.suite);
        if planned.is_some_and(|suite| suite.cases.len() == tally.total) {
            self.close();
        }
        self.tell(page)
    }

    /// Tells what is left, and how far the program got.
    pub(super) fn finish(mut self, page: &mut Page) -> io::Result<Reach> {
        self.close();
        self.tell(page)?;
        Ok(self.reach)
    }

    fn close(&mut self) {
        self.held.extend(self.current.take());
    }

    fn tell(&mut self, page: &mut Page) -> io::Result<()> {
        if self.reach == Reach::Nowhere {
            return Ok(());
        }
        if page.setting.purpose == Purpose::Letter {
            // What a suite is worth there stands above, weighed.
            self.held.clear();
        }
        for tally in self.held.drain(..) {
            tally.line(page)?;
        }
        page.flush()
    }
}

impl Tally {
    fn new(suite: &str) -> Self {
        Self {
            suite: suite.to_owned(),
            failed: 0,
            total: 0,
            points: 0,
            max_points: 0,
        }
    }

    fn add(&mut self, case: &CaseResult) {
        self.total += 1;
        self.failed += usize::from(!case.accepted());
        self.points += case.points;
        self.max_points += case.max_points;
    }

    fn line(&self, page: &mut Page) -> io::Result<()> {
        let suites = page.setting.suites;
        let names = suites.iter().map(|suite| columns(&suite.id)).max().unwrap_or(0);
        let points = suites.iter().map(worth).max().unwrap_or(0).to_string().len();
        let verdict = match self.failed {
            0 => Verdict::Accepted,
            _ => Verdict::WrongAnswer,
        };
        let mut line = format!(
            "  {} {}{}{:>points$}/{:<points$}",
            sign(page.style(), verdict),
            pad(&self.suite, names),
            blanks(GAP),
            self.points,
            self.max_points,
        );
        if self.failed > 0 {
            let failed = Message::new("report-suite-failed")
                .with("failed", self.failed)
                .with("total", self.total);
            line = line + &blanks(GAP) + &page.words(&failed);
        }
        page.line(&line)
    }
}

fn worth(suite: &Suite) -> u32 {
    suite.cases.iter().map(|case| case.points).sum()
}
