use std::ffi::OsString;

use clap::ValueEnum;

use crate::locale::Tongue;
use crate::report::Color;

/// How to speak to the operator, which has to be known before the command line is read: it may be wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manner {
    /// What `--locale` says.
    pub locale: Option<Tongue>,
    /// What `--color` says.
    pub color: Color,
}

impl Manner {
    /// Looks for the two options anywhere before `--`; what they say wrong is told when the command line is read.
    pub fn of(words: &[OsString]) -> Self {
        Self {
            locale: last_value(words, "--locale"),
            color: last_value(words, "--color").unwrap_or_default(),
        }
    }
}

fn last_value<T: ValueEnum>(words: &[OsString], option: &str) -> Option<T> {
    let mut options = words.iter().map_while(|word| match word.to_str() {
        Some("--") => None,
        other => Some(other.unwrap_or_default()),
    });
    let mut value = None;
    while let Some(word) = options.next() {
        let Some(rest) = word.strip_prefix(option) else {
            continue;
        };
        let stated = match rest.strip_prefix('=') {
            Some(stated) => Some(stated),
            None if rest.is_empty() => options.next(),
            None => None,
        };
        value = stated.and_then(|stated| T::from_str(stated, false).ok()).or(value);
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    fn manner(line: &str) -> Manner {
        let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        Manner::of(&words)
    }

    #[test]
    fn finds_both_options_in_both_spellings() {
        assert_eq!(manner("checker run a.rb"), Manner::default());
        let wanted = Manner {
            locale: Some(Tongue::Japanese),
            color: Color::Never,
        };
        assert_eq!(manner("checker --locale ja run --color=never a.rb"), wanted);
        assert_eq!(manner("checker run a.rb --locale=ja --color never"), wanted);
    }

    #[test]
    fn takes_nothing_else_for_them() {
        for line in [
            "checker -- --locale ja",
            "checker --locales ja",
            "checker --locale",
            "checker --locale fr",
        ] {
            assert_eq!(manner(line).locale, None, "{line}");
        }
    }

    #[test]
    fn reads_words_that_are_not_unicode() {
        use std::os::unix::ffi::OsStringExt;
        let words = [OsString::from_vec(vec![0xff]), "--locale".into(), "ja".into()];
        assert_eq!(Manner::of(&words).locale, Some(Tongue::Japanese));
    }
}
