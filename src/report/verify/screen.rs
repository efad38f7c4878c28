use super::VerifySetting;
use crate::{
    model::Message,
    report::{Detail, pretty::wrap, visible_lines},
};

/// Redundant cases, and pairs that are the same as a half, that are named; what is more is counted.
const MOST_NAMED: usize = 8;

/// What the eye finds at the beginning of a line.
#[derive(Clone, Copy)]
pub(super) enum Sign {
    Good,
    Bad,
    Warning,
    Nothing,
}

/// A screen that grows line by line.
pub(super) struct Screen<'a> {
    pub(super) text: String,
    pub(super) setting: &'a VerifySetting<'a>,
}

impl Screen<'_> {
    /// A heading, and the first of some names.
    pub(super) fn list(&mut self, heading: &Message, names: &[String]) {
        let most = match self.setting.detail {
            Detail::Verbose => usize::MAX,
            Detail::Quiet | Detail::Normal => MOST_NAMED,
        };
        self.line("");
        self.heading(heading);
        for name in names.iter().take(most) {
            self.line(&format!("  {name}"));
        }
        if names.len() > most {
            let more = Message::new("verify-more").with("count", names.len() - most);
            let more = self.words(&more);
            self.line(&format!("  {}", self.setting.style.dim(&more)));
        }
    }

    pub(super) fn heading(&mut self, message: &Message) {
        let words = self.words(message);
        for part in wrap(&words, self.setting.width) {
            self.line(&part);
        }
    }

    /// A paragraph with a sign in front of its first line.
    pub(super) fn marked(&mut self, sign: Sign, message: &Message) {
        let words = self.words(message);
        let mut margin = format!("{} ", self.sign(sign));
        for line in words.lines() {
            for part in wrap(line, self.setting.width.saturating_sub(2)) {
                self.line(&(margin + &part));
                margin = " ".repeat(2);
            }
        }
    }

    pub(super) fn paragraph(&mut self, message: &Message) {
        let words = self.words(message);
        for line in words.lines() {
            for part in wrap(line, self.setting.width.saturating_sub(2)) {
                self.line(&format!("  {part}"));
            }
        }
    }

    pub(super) fn sign(&self, sign: Sign) -> String {
        let style = self.setting.style;
        match sign {
            Sign::Good => style.good("✓"),
            Sign::Bad => style.bad("✗"),
            Sign::Warning => style.warning("!"),
            Sign::Nothing => style.dim("–"),
        }
    }

    pub(super) fn words(&self, message: &Message) -> String {
        visible_lines(&self.setting.locale.text(message))
    }

    pub(super) fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }
}
