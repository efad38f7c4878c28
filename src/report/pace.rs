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
    display: Display,
    bar: ProgressBar,
    total: usize,
    done: usize,
    unchanged: usize,
    /// How many came to what.
    counts: BTreeMap<&'static str, usize>,
}

/// What is shown while a class is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Display {
    /// A bar, with how many came to what: for a terminal.
    Bar,
    /// A line a student.
    Lines,
    /// Nothing.
    Nothing,
}

impl<'a> Pace<'a> {
    /// The pace of a class of so many.
    pub fn new(total: usize, locale: &'a Locale, display: Display) -> Self {
        let target = match display {
            Display::Bar => ProgressDrawTarget::stderr(),
            Display::Lines | Display::Nothing => ProgressDrawTarget::hidden(),
        };
        Self::on(target, total, locale, display)
    }

    fn on(target: ProgressDrawTarget, total: usize, locale: &'a Locale, display: Display) -> Self {
        let bar = ProgressBar::with_draw_target(Some(total as u64), target);
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
            display,
            bar,
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
        if self.display != Display::Lines {
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
        if self.display == Display::Lines && self.unchanged > 0 {
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

#[cfg(test)]
mod tests {
    use std::path::Path;

    use indicatif::InMemoryTerm;

    use super::*;
    use crate::{
        gradebook::{Heading, Journal, Lateness, Row, State},
        locale::Tongue,
        model::{Points, Student, Verdict},
    };

    /// The line of a student whose work came to this, in a journal that nobody reads again.
    fn line(id: &str, state: State) -> Line {
        let folder = tempfile::tempdir().expect("a folder");
        let heading = Heading {
            assignment: "e5".to_owned(),
            share: None,
        };
        let student = Student {
            id: id.to_owned(),
            ..Student::default()
        };
        let (mut journal, _) = Journal::fresh(&folder.path().join("results.jsonl"), &heading).expect("a journal");
        let line = journal.append(&Row::missing(student)).expect("a row");
        Line { state, ..line }
    }

    /// What a terminal shows before and after a class of four is judged as far as the third.
    fn screens(tongue: Tongue) -> [String; 2] {
        let (terminal, locale) = (InMemoryTerm::new(10, 100), Locale::new(tongue));
        let target = ProgressDrawTarget::term_like(Box::new(terminal.clone()));
        let mut pace = Pace::on(target, 4, &locale, Display::Bar);
        let grade = Grade {
            points: Some(Points::default()),
            earned: Points::default(),
            most: Points::default(),
            lateness: Lateness::default(),
        };
        pace.kept_in(Path::new("results\u{1b}.jsonl"));
        pace.judged(&line("s1", State::Judged(Verdict::WrongAnswer.into())), grade);
        pace.judged(&line("s2", State::Missing), grade);
        pace.unchanged(&line("s3", State::Judged(Verdict::WrongAnswer.into())));
        let during = terminal.contents();
        pace.finish();
        [during, terminal.contents()]
    }

    #[test]
    fn a_terminal_shows_how_many_came_to_what_until_all_is_done() {
        let [during, after] = screens(Tongue::English);
        let kept = Locale::new(Tongue::English).text(&Message::new("pace-kept").with("path", r"results\e.jsonl"));
        assert_eq!(after, kept);
        let bar = during.strip_prefix(&kept).expect("where results are kept");
        assert!(bar.contains(" 3/4  left "), "{during}");
        assert!(bar.ends_with("missing 1  wrong_answer 2"), "{during}");
        assert_eq!(bar.trim().lines().count(), 1, "{during}");
    }

    #[test]
    fn and_so_in_japanese() {
        let [during, after] = screens(Tongue::Japanese);
        assert!(during.contains(" 3/4  残り "), "{during}");
        assert!(!after.contains("残り"), "{after}");
    }
}
