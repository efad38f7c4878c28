use std::ffi::OsString;

use clap::FromArgMatches;
use clap::builder::StyledStr;
use clap::error::ErrorKind;

use super::args::{Arguments, Command};
use super::{help, usage};
use crate::error::Error;
use crate::locale::Locale;

/// What a command line comes to.
pub enum Parsed {
    /// Something to do.
    Arguments(Box<Arguments>),
    /// A help or the version to show, as asked.
    Help(StyledStr),
    /// The help, because nothing was asked.
    NothingAsked(StyledStr),
}

/// Reads a command line, the program's name first; fails with the usage fault in it.
pub fn parse(words: Vec<OsString>, locale: &Locale) -> Result<Parsed, Error> {
    let mut command = help::command(locale);
    let parsed = command
        .try_get_matches_from_mut(words)
        .and_then(|matches| Arguments::from_arg_matches(&matches));
    match parsed {
        Ok(Arguments {
            command: Command::Help { command },
            ..
        }) => parse(help_words(command), locale),
        Ok(arguments) => Ok(Parsed::Arguments(Box::new(arguments))),
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(Parsed::Help(error.render())),
            ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => Ok(Parsed::NothingAsked(error.render())),
            _ => Err(Error::Usage(usage::message(&error))),
        },
    }
}

/// `checker help run` is `checker run --help`.
fn help_words(command: Option<String>) -> Vec<OsString> {
    let words = ["checker".to_owned()].into_iter().chain(command);
    words.chain(["--help".to_owned()]).map(OsString::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Tongue;

    fn parsed(line: &str, tongue: Tongue) -> Result<Parsed, Error> {
        let words = std::iter::once("checker").chain(line.split(' ').filter(|word| !word.is_empty()));
        parse(words.map(OsString::from).collect(), &Locale::new(tongue))
    }

    fn complaint(line: &str, tongue: Tongue) -> String {
        match parsed(line, tongue) {
            Err(Error::Usage(message)) => Locale::new(tongue).text(&message),
            _ => panic!("{line} is not wrong"),
        }
    }

    fn help(line: &str, tongue: Tongue) -> String {
        match parsed(line, tongue) {
            Ok(Parsed::Help(help)) => help.to_string(),
            _ => panic!("{line} shows no help"),
        }
    }

    #[test]
    fn tells_what_is_wrong_and_what_was_meant() {
        let lines = [
            "runn a.rb",
            "run --stict a.rb",
            "run",
            "run --jobs 0 a.rb",
            "run --jobs",
            "run --only [ a.rb",
            "run --interface stdoi a.rb",
            "run --locale fr a.rb",
            "run --quiet --verbose a.rb",
            "run --strict --strict a.rb",
            "replay --file a f5",
            "help runn",
            "submit a.rb b.rb",
        ];
        let told = |line: &&str| format!("$ checker {line}\n{}\n\n", complaint(line, Tongue::English));
        insta::assert_snapshot!(lines.iter().map(told).collect::<String>());
    }

    #[test]
    fn tells_it_in_japanese() {
        insta::assert_snapshot!(complaint("run --stict a.rb", Tongue::Japanese), @r"
        '--stict' というオプションや引数は、ここでは使えません。
        '--strict' の間違いではありませんか。
        使い方：checker run --strict <FILE>...
        詳しくは 'checker run --help' をご覧ください。
        ");
    }

    #[test]
    fn takes_what_is_not_unicode_for_a_path_only() {
        use std::os::unix::ffi::OsStringExt;
        let words = |option: &str| {
            let odd = OsString::from_vec(vec![0xff]);
            ["checker", "run", option]
                .map(OsString::from)
                .into_iter()
                .chain([odd])
                .collect()
        };
        let locale = Locale::new(Tongue::English);
        assert!(matches!(parse(words("--all"), &locale), Ok(Parsed::Arguments(_))));
        let Err(Error::Usage(message)) = parse(words("--assignment"), &locale) else {
            panic!("a wrong usage")
        };
        assert!(locale.text(&message).starts_with("An argument is not valid UTF-8."));
    }

    #[test]
    fn shows_the_help_of_a_command_either_way() {
        for tongue in [Tongue::English, Tongue::Japanese] {
            assert_eq!(help("help replay", tongue), help("replay --help", tongue));
            assert_eq!(help("help", tongue), help("--help", tongue));
        }
    }

    #[test]
    fn shows_the_help_in_the_reader_s_language() {
        insta::assert_snapshot!(help("replay --help", Tongue::Japanese));
        let everything = [
            "",
            "submit",
            "run",
            "verify",
            "replay",
            "list",
            "submissions",
            "doctor",
            "schema",
            "completions",
            "man",
        ];
        for command in everything {
            let help = help(&format!("help {command}"), Tongue::Japanese);
            let english = [
                "Usage",
                "Options:",
                "Commands",
                "Arguments",
                "[default",
                "[possible",
                "[env",
                "help-",
            ];
            for word in english {
                assert!(!help.contains(word), "{word} in {help}");
            }
        }
    }

    #[test]
    fn shows_the_help_when_nothing_is_asked() {
        let Ok(Parsed::NothingAsked(shown)) = parsed("", Tongue::English) else {
            panic!("a help")
        };
        assert_eq!(shown.to_string(), help("--help", Tongue::English));
    }

    #[test]
    fn the_command_line_is_sound() {
        help::command(&Locale::new(Tongue::English)).debug_assert();
    }
}
