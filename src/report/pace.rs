use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::visible;
use crate::gradebook::{Grade, Line};
use crate::locale::Locale;
use crate::model::Message;

/// How far the judging of a class is, on the standard error stream: a bar on a terminal, a line a student elsewhere.
pub struct Pace<'a> {
    locale: &'a Locale,
    bar: ProgressBar,
    /// Whether each student gets a line.
    lines: bool,
    total: usize,
    done: usize,
    unchanged: usize,
    /// How many came to what.
    counts: BTreeMap<&'static str, usize>,
}

impl<'a> Pace<'a> {
    /// The pace of a class of so many; `shown` says whether the stream is a terminal, `None` that nothing is shown.
    pub fn new(total: usize, locale: &'a Locale, shown: Option<bool>) -> Self {
        let bar = match shown {
            Some(true) => ProgressBar::with_draw_target(Some(total as u64), ProgressDrawTarget::stderr()),
            _ => ProgressBar::hidden(),
        };
        let left = locale.text(&Message::new("pace-left"));
        if let Ok(style) = ProgressStyle::with_template(&format!("{{bar:24}} {{pos}}/{{len}}  {left} {{eta}}  {{msg}}"))
        {
            bar.set_style(style);
        }
        if !bar.is_hidden() {
            bar.enable_steady_tick(Duration::from_secs(1));
        }
        Self {
            locale,
            bar,
            lines: shown == Some(false),
            total,
            done: 0,
            unchanged: 0,
            counts: BTreeMap::new(),
        }
    }

    /// Says where results are kept, to somebody who may want to stop it.
    pub fn kept_in(&self, path: &std::path::Path) {
        if !self.bar.is_hidden() {
            let words = Message::new("pace-kept").with("path", visible(&path.display().to_string()));
            self.bar.println(self.locale.text(&words));
        }
    }

    /// What is known of a student holds.
    pub fn unchanged(&mut self, line: &Line) {
        self.unchanged += 1;
        self.count(line);
        // It took no time, and says nothing of how long the others will take.
        self.bar.reset_eta();
    }

    /// A student's work has been judged, and is worth this.
    pub fn judged(&mut self, line: &Line, grade: Grade) {
        self.count(line);
        if !self.lines {
            return;
        }
        let width = self.total.to_string().len();
        let points = grade
            .points
            .map(|points| format!("  {points}/{}", grade.most))
            .unwrap_or_default();
        let (id, state) = (visible(&line.student.id), line.state.name());
        // It only helps: a stream that nobody reads stops nothing.
        let _ = writeln!(
            io::stderr(),
            "{:>width$}/{}  {id}  {state}{points}",
            self.done,
            self.total
        );
    }

    /// Everybody's work has been judged.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
        if self.lines && self.unchanged > 0 {
            let unchanged = Message::new("pace-unchanged").with("count", self.unchanged);
            let _ = writeln!(io::stderr(), "{}", self.locale.text(&unchanged));
        }
    }

    fn count(&mut self, line: &Line) {
        self.done += 1;
        *self.counts.entry(line.state.name()).or_default() += 1;
        let counts: Vec<String> = self
            .counts
            .iter()
            .map(|(state, count)| format!("{state} {count}"))
            .collect();
        self.bar.inc(1);
        self.bar.set_message(counts.join("  "));
    }
}
