//! The lines of the screen, and what they share: one margin, one column of labels, one blank line between blocks.

use std::io::{self, Write};

use super::{
    judged::{in_words, judged},
    typeset::{blanks, columns, cut, pad, wrap},
};
use crate::{
    model::{Judgement, Message, Verdict},
    report::{Purpose, Setting, Style, visible_lines},
};

/// The columns to the left of everything inside a block.
const MARGIN: usize = 2;

/// The columns between two things that stand side by side.
pub(super) const GAP: usize = 3;

/// What says what a text of a block is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Label {
    /// The calls before the failing one.
    After,
    /// The failing call.
    At,
    /// The exception.
    Raised,
    /// What else was printed.
    Printed,
    /// A command line to try.
    TryIt,
}

impl Label {
    const ALL: [Self; 5] = [Self::After, Self::At, Self::Raised, Self::Printed, Self::TryIt];

    fn message(self) -> Message {
        match self {
            Self::After => Message::new("report-label-after"),
            Self::At => Message::new("report-label-at"),
            Self::Raised => Message::new("report-label-raised"),
            Self::Printed => Message::new("report-label-printed"),
            Self::TryIt => Message::new("report-label-try-it"),
        }
    }
}

/// A screen that grows line by line.
pub(super) struct Page<'a> {
    /// What the report knows beside the events.
    pub(super) setting: Setting<'a>,
    out: Box<dyn Write + 'a>,
    /// The column where the texts behind the labels start.
    column: usize,
    last: Last,
}

/// What was written last.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Nothing,
    Blank,
    Text,
}

impl<'a> Page<'a> {
    /// An empty screen.
    pub(super) fn new(setting: Setting<'a>, out: Box<dyn Write + 'a>) -> Self {
        let widest = Label::ALL.map(|label| columns(&setting.locale.text(&label.message())));
        let column = MARGIN + widest.into_iter().max().unwrap_or(0) + GAP;
        Self {
            setting,
            out,
            column,
            last: Last::Nothing,
        }
    }

    /// How texts are set off.
    pub(super) fn style(&self) -> Style {
        self.setting.style
    }

    /// The column where the texts behind the labels start.
    pub(super) fn column(&self) -> usize {
        self.column
    }

    /// The columns that are left for the texts behind the labels; never so few that nothing can be read.
    pub(super) fn room(&self) -> usize {
        self.setting.width.saturating_sub(self.column).max(20)
    }

    /// The message in words that a terminal can be shown.
    pub(super) fn words(&self, message: &Message) -> String {
        printable(&self.setting.locale.text(message))
    }

    /// A verdict with its reason, as whoever reads the screen knows it.
    pub(super) fn judged(&self, judgement: Judgement) -> String {
        match self.setting.purpose {
            Purpose::Letter => in_words(judgement, self.setting.locale),
            Purpose::Run | Purpose::Submit | Purpose::Explain => judged(judgement),
        }
    }

    /// Writes one line.
    pub(super) fn line(&mut self, line: &str) -> io::Result<()> {
        self.last = Last::Text;
        writeln!(self.out, "{}", line.trim_end())
    }

    /// Sets off what follows from what was written, by one blank line.
    pub(super) fn gap(&mut self) -> io::Result<()> {
        if self.last != Last::Text {
            return Ok(());
        }
        self.last = Last::Blank;
        writeln!(self.out)
    }

    /// Writes lines behind a label.
    pub(super) fn labelled(&mut self, label: Label, lines: &[String]) -> io::Result<()> {
        let words = blanks(MARGIN) + &self.words(&label.message());
        let mut margin = self.style().dim(&pad(&words, self.column));
        for line in lines {
            self.line(&(margin + line))?;
            margin = blanks(self.column);
        }
        Ok(())
    }

    /// Writes a text where the texts behind the labels stand, in as many lines as it needs.
    pub(super) fn paragraph(&mut self, text: &str, paint: fn(Style, &str) -> String) -> io::Result<()> {
        for line in wrap(text, self.room()) {
            self.line(&(blanks(self.column) + &paint(self.style(), &line)))?;
        }
        Ok(())
    }

    /// A program's text as no more than so many lines, each cut where the screen ends.
    pub(super) fn excerpt(&self, text: &str, limit: usize) -> Vec<String> {
        self.fitted(text, limit, |line| vec![cut(line, self.room())])
    }

    /// A program's text as no more than so many of its lines, where those that are too wide go on below. An excerpt of a
    /// source, further in, is cut all the same: what stands below it points to its columns.
    pub(super) fn wrapped_excerpt(&self, text: &str, limit: usize) -> Vec<String> {
        self.fitted(text, limit, |line| {
            if columns(line) > self.room() && !line.starts_with(' ') {
                wrap(line, self.room())
            } else {
                vec![cut(line, self.room())]
            }
        })
    }

    fn fitted(&self, text: &str, limit: usize, fit: impl Fn(&str) -> Vec<String>) -> Vec<String> {
        let shown = printable(text.trim_end());
        let total = shown.lines().count();
        let mut lines: Vec<String> = shown.lines().take(limit).flat_map(fit).collect();
        if total > limit {
            let more = Message::new("report-more-lines").with("count", total - limit);
            lines.push(self.style().dim(&self.words(&more)));
        }
        lines
    }

    /// Hands everything written to the stream's reader.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// A stranger's text as lines that a terminal can be shown, without tabs, whose width nobody knows.
pub(super) fn printable(text: &str) -> String {
    visible_lines(text).replace('\t', "    ")
}

/// The sign of a verdict, which is seen without colour too.
pub(super) fn sign(style: Style, verdict: Verdict) -> String {
    match verdict {
        Verdict::Accepted => style.good("✓"),
        Verdict::JudgeError => style.warning("!"),
        _ => style.bad("✗"),
    }
}
