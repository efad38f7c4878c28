use unic_langid::LanguageIdentifier;

/// A language of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Tongue {
    /// English.
    #[value(name = "en")]
    English,
    /// Japanese.
    #[value(name = "ja")]
    Japanese,
}

impl Tongue {
    /// The language of an environment: POSIX gives the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty the say.
    pub fn of(variable: impl Fn(&str) -> Option<String>) -> Self {
        let setting = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|setting| !setting.is_empty())
            .unwrap_or_default();
        Self::named(&setting).unwrap_or(Self::English)
    }

    /// The language of a code with or without a country, `ja`, `ja_JP.UTF-8`, `en-US`; `None` for one that the catalogs lack.
    pub fn named(code: &str) -> Option<Self> {
        let language = code.trim().split(['_', '-', '.', '@']).next().unwrap_or_default();
        let known = [Self::English, Self::Japanese];
        known
            .into_iter()
            .find(|tongue| language.eq_ignore_ascii_case(tongue.code()))
    }

    const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Japanese => "ja",
        }
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(variables: &[(&str, &str)]) -> Tongue {
        Tongue::of(|name| {
            variables
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(_, setting)| (*setting).to_owned())
        })
    }

    #[test]
    fn reads_the_variables_in_their_order() {
        assert_eq!(of(&[]), Tongue::English);
        assert_eq!(of(&[("LANG", "ja_JP.UTF-8")]), Tongue::Japanese);
        assert_eq!(of(&[("LANG", "ja_JP.UTF-8"), ("LC_MESSAGES", "C")]), Tongue::English);
        assert_eq!(of(&[("LC_MESSAGES", "C"), ("LC_ALL", "ja")]), Tongue::Japanese);
        assert_eq!(of(&[("LC_ALL", ""), ("LANG", "ja")]), Tongue::Japanese);
    }

    #[test]
    fn knows_the_codes_of_its_own_languages_only() {
        assert_eq!(Tongue::named("JA_jp"), Some(Tongue::Japanese));
        assert_eq!(Tongue::named(" en-US"), Some(Tongue::English));
        for other in ["", "fr", "jav", "C"] {
            assert_eq!(Tongue::named(other), None, "{other}");
        }
    }

    #[test]
    fn takes_no_other_language_for_japanese() {
        for other in ["C", "POSIX", "jav_ID", "jam", "en_US.UTF-8", "fr_FR"] {
            assert_eq!(of(&[("LANG", other)]), Tongue::English, "{other}");
        }
        assert_eq!(of(&[("LANG", "ja-JP")]), Tongue::Japanese);
    }
}
