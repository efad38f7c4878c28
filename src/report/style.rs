use std::io::IsTerminal;
use std::os::fd::AsFd;

use colored::Colorize;

/// When to use colour, as `--color` says it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Color {
    /// Where a person reads it and has not asked for none.
    #[default]
    Auto,
    /// Always, into a file too.
    Always,
    /// Never.
    Never,
}

/// How the texts of one stream are set off: the only place that knows colour.
///
/// Colour never carries a meaning alone: whoever marks something here has a sign or a word for it too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// As they are.
    Plain,
    /// With the escape sequences of a terminal.
    Painted,
}

impl Style {
    /// The style for a stream of this process.
    pub fn of(color: Color, stream: &impl IsTerminal) -> Self {
        Self::decide(color, |name| std::env::var(name).ok(), stream.is_terminal())
    }

    /// The flag goes before the environment, and the environment before the stream. In the environment `NO_COLOR` goes first
    /// (<https://no-color.org>), then `CLICOLOR_FORCE` (<https://bixense.com/clicolors>), then `TERM=dumb`.
    fn decide(color: Color, variable: impl Fn(&str) -> Option<String>, is_terminal: bool) -> Self {
        let set = |name| variable(name).is_some_and(|setting| !setting.is_empty());
        let forced = || variable("CLICOLOR_FORCE").is_some_and(|setting| !setting.is_empty() && setting != "0");
        let dumb = || variable("TERM").is_some_and(|terminal| terminal == "dumb");
        let painted = match color {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => !set("NO_COLOR") && (forced() || (is_terminal && !dumb())),
        };
        if !painted {
            return Self::Plain;
        }
        // The crate would decide again, by the standard output alone.
        colored::control::set_override(true);
        Self::Painted
    }

    /// What went well.
    pub fn good(self, text: &str) -> String {
        self.paint(text, |text| text.green())
    }

    /// What went wrong.
    pub fn bad(self, text: &str) -> String {
        self.paint(text, |text| text.red().bold())
    }

    /// What deserves a look, although it is not wrong.
    pub fn warning(self, text: &str) -> String {
        self.paint(text, |text| text.yellow())
    }

    /// What only helps to find one's way.
    pub fn dim(self, text: &str) -> String {
        self.paint(text, |text| text.dimmed())
    }

    /// What the eye has to find first.
    pub fn emphasis(self, text: &str) -> String {
        self.paint(text, |text| text.bold())
    }

    /// What differs from what it should be.
    pub fn differing(self, text: &str) -> String {
        self.paint(text, |text| text.red().bold().reversed())
    }

    fn paint(self, text: &str, paint: impl Fn(&str) -> colored::ColoredString) -> String {
        match self {
            Self::Plain => text.to_owned(),
            Self::Painted => paint(text).to_string(),
        }
    }
}

/// The number of columns of a stream's terminal; else what `COLUMNS` says; else the customary 80.
pub fn width(stream: &(impl AsFd + IsTerminal)) -> usize {
    const CUSTOMARY: usize = 80;
    let terminal = || terminal_size::terminal_size_of(stream).map(|(width, _)| usize::from(width.0));
    let stated = || std::env::var("COLUMNS").ok()?.parse().ok();
    // A terminal that does not know its size says 0.
    let known = |width: &usize| *width > 0;
    terminal()
        .filter(known)
        .or_else(|| stated().filter(known))
        .unwrap_or(CUSTOMARY)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decide(color: Color, variables: &[(&str, &str)], is_terminal: bool) -> Style {
        let variable = |name: &str| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, setting)| (*setting).to_owned())
        };
        Style::decide(color, variable, is_terminal)
    }

    #[test]
    fn the_stream_decides_when_nobody_asks_for_anything() {
        assert_eq!(decide(Color::Auto, &[("TERM", "xterm")], true), Style::Painted);
        assert_eq!(decide(Color::Auto, &[("TERM", "xterm")], false), Style::Plain);
        assert_eq!(decide(Color::Auto, &[("TERM", "dumb")], true), Style::Plain);
    }

    #[test]
    fn the_environment_goes_before_the_stream() {
        assert_eq!(decide(Color::Auto, &[("NO_COLOR", "1")], true), Style::Plain);
        assert_eq!(decide(Color::Auto, &[("NO_COLOR", "")], true), Style::Painted);
        assert_eq!(decide(Color::Auto, &[("CLICOLOR_FORCE", "1")], false), Style::Painted);
        assert_eq!(decide(Color::Auto, &[("CLICOLOR_FORCE", "0")], false), Style::Plain);
        let both = [("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")];
        assert_eq!(decide(Color::Auto, &both, true), Style::Plain);
        let forced_dumb = [("TERM", "dumb"), ("CLICOLOR_FORCE", "1")];
        assert_eq!(decide(Color::Auto, &forced_dumb, false), Style::Painted);
    }

    #[test]
    fn the_flag_goes_before_the_environment() {
        assert_eq!(decide(Color::Always, &[("NO_COLOR", "1")], false), Style::Painted);
        assert_eq!(decide(Color::Never, &[("CLICOLOR_FORCE", "1")], true), Style::Plain);
    }

    #[test]
    fn plain_texts_stay_as_they_are() {
        assert_eq!(Style::Plain.differing("2"), "2");
        let painted = decide(Color::Always, &[], false).differing("2");
        assert!(
            painted.starts_with("\u{1b}[") && painted.ends_with("\u{1b}[0m"),
            "{painted:?}"
        );
    }
}
