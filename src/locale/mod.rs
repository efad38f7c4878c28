//! The words for people, in English and in Japanese, from Fluent catalogs.

mod catalog;
mod tongue;

pub use catalog::{CATALOGS, Catalog};
pub use tongue::Tongue;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use crate::model::{Arg, Localized, Message};

/// Whom words are for.
#[derive(Clone, Copy)]
enum Reader {
    /// Somebody who called the checker, and may do so again with other options.
    AtTheScreen,
    /// Somebody who is sent them.
    OfALetter,
}

/// One language of the interface, ready to put messages into words.
pub struct Locale {
    tongue: Tongue,
    bundle: FluentBundle<FluentResource>,
}

impl Locale {
    /// Reads the catalogs of one language.
    pub fn new(tongue: Tongue) -> Self {
        let mut bundle = FluentBundle::new(vec![tongue.identifier()]);
        // The marks that isolate an argument's writing direction are invisible, and spoil what is copied from a terminal.
        bundle.set_use_isolating(false);
        for catalog in CATALOGS {
            // A catalog with a mistake still gives its other messages; that there is no mistake is a test's business.
            let resource = FluentResource::try_new(catalog.text(tongue).to_owned()).unwrap_or_else(|(rest, _)| rest);
            bundle.add_resource_overriding(resource);
        }
        Self { tongue, bundle }
    }

    /// The language that the operator asked for, or else the environment's.
    pub fn from_environment(flag: Option<Tongue>) -> Self {
        Self::new(flag.unwrap_or_else(|| Tongue::of(|name| std::env::var(name).ok())))
    }

    /// The language.
    pub fn tongue(&self) -> Tongue {
        self.tongue
    }

    /// The message in words; its id when the catalogs lack it.
    pub fn text(&self, message: &Message) -> String {
        self.words(message, Reader::AtTheScreen)
    }

    /// The same for somebody who is sent it, and has no options to give: the message's attribute `letter`, where it has one.
    pub fn letter(&self, message: &Message) -> String {
        self.words(message, Reader::OfALetter)
    }

    fn words(&self, message: &Message, reader: Reader) -> String {
        let args = message
            .args
            .iter()
            .map(|(name, arg)| (&**name, self.value(arg, reader)))
            .collect();
        self.format(&message.id, Some(&args), reader)
            .unwrap_or_else(|| message.id.clone().into_owned())
    }

    /// The words of a message without arguments whose id is put together at run time, where the catalogs have it.
    pub fn phrase(&self, id: &str) -> Option<String> {
        self.format(id, None, Reader::AtTheScreen)
    }

    /// The text in this language.
    pub fn choose<'text>(&self, text: &'text Localized) -> &'text str {
        match self.tongue {
            Tongue::English => &text.en,
            Tongue::Japanese => &text.ja,
        }
    }

    fn format(&self, id: &str, args: Option<&FluentArgs>, reader: Reader) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let pattern = match (reader, message.get_attribute("letter")) {
            (Reader::OfALetter, Some(letter)) => letter.value(),
            _ => message.value()?,
        };
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut faults).into_owned();
        // For a person it stands in the text as its name, which says more than nothing.
        debug_assert!(faults.is_empty(), "{id} lacks an argument: {faults:?}");
        Some(text)
    }

    fn value<'arg>(&self, arg: &'arg Arg, reader: Reader) -> FluentValue<'arg> {
        match arg {
            Arg::Text(text) => text.as_str().into(),
            Arg::Number(number) => (*number).into(),
            Arg::Message(message) => self.words(message, reader).into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn puts_a_nested_message_into_words_first() {
        let fault = Message::new("fault-internal").with("cause", Message::new("fault-label-help"));
        let text = Locale::new(Tongue::English).text(&fault);
        assert!(text.contains("help"), "{text}");
        assert!(!text.contains('\u{2068}'), "{text:?}");
    }

    #[test]
    fn falls_back_to_the_id() {
        assert_eq!(
            Locale::new(Tongue::Japanese).text(&Message::new("no-such-id")),
            "no-such-id"
        );
    }

    #[test]
    #[should_panic(expected = "error-output lacks an argument")]
    #[cfg(debug_assertions)]
    fn tells_the_developer_of_a_gap_that_nothing_fills() {
        Locale::new(Tongue::English).text(&Message::new("error-output"));
    }

    #[test]
    fn chooses_its_own_language() {
        let title = Localized {
            en: "Borders".to_owned(),
            ja: "盤の端".to_owned(),
        };
        assert_eq!(Locale::new(Tongue::English).choose(&title), "Borders");
        assert_eq!(Locale::new(Tongue::Japanese).choose(&title), "盤の端");
    }
}
