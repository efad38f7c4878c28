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
        let language = setting.split(['_', '-', '.', '@']).next().unwrap_or_default();
        if language.eq_ignore_ascii_case("ja") {
            Self::Japanese
        } else {
            Self::English
        }
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        let code = match self {
            Self::English => "en",
            Self::Japanese => "ja",
        };
        code.parse().unwrap_or_default()
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
    fn takes_no_other_language_for_japanese() {
        for other in ["C", "POSIX", "jav_ID", "jam", "en_US.UTF-8", "fr_FR"] {
            assert_eq!(of(&[("LANG", other)]), Tongue::English, "{other}");
        }
        assert_eq!(of(&[("LANG", "ja-JP")]), Tongue::Japanese);
    }
}
