use crate::model::{Arg, Message};

/// A stranger's text as one line without any power: each character that would move the cursor, change the direction of
/// writing or simply not be seen stands as its escape, for example `\n`, `\e` or `\u{202e}`, and so does the first one of an
/// order to a CI system.
pub fn visible(text: &str) -> String {
    without_orders(text)
        .chars()
        .fold(String::with_capacity(text.len()), |mut shown, character| {
            push(&mut shown, character);
            shown
        })
}

/// The same for a text of several lines, which keeps its line ends and tabs.
pub fn visible_lines(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    without_orders(&text)
        .chars()
        .fold(String::with_capacity(text.len()), |mut shown, character| {
            match character {
                '\n' | '\t' => shown.push(character),
                _ => push(&mut shown, character),
            }
            shown
        })
}

/// The text in which nothing is an order to a CI system that reads the screen: `##[error]` anywhere in a line, or `::error::`
/// at the start of one, to which any place may come when a text is wrapped.
pub(super) fn without_orders(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for (index, character) in text.char_indices() {
        if is_order(&text[index..]) {
            shown.extend(character.escape_unicode());
        } else {
            shown.push(character);
        }
    }
    shown
}

/// What a CI system obeys wherever it stands in a line.
pub(super) const ORDER: &str = "##[";

fn is_order(text: &str) -> bool {
    let Some(order) = text.strip_prefix("::") else {
        return text.starts_with(ORDER);
    };
    let rest = order.trim_start_matches(|letter: char| letter.is_ascii_lowercase() || letter == '-');
    let arguments = rest.starts_with(' ') && rest.lines().next().is_some_and(|line| line.contains("::"));
    rest.len() < order.len() && (rest.starts_with("::") || arguments)
}

/// The message with every text in it made [`visible`]; a text comes from a file, a program or the command line, and only
/// the catalogs' own words may break a line.
#[must_use]
pub fn harmless(message: &Message) -> Message {
    with_texts(message, visible)
}

/// The same where a text may go over several lines, as a board to paste does.
pub fn harmless_lines(message: &Message) -> Message {
    with_texts(message, visible_lines)
}

fn with_texts(message: &Message, shown: fn(&str) -> String) -> Message {
    let args = message.args.iter().map(|(name, arg)| {
        let arg = match arg {
            Arg::Text(text) => Arg::Text(shown(text)),
            Arg::Number(number) => Arg::Number(*number),
            Arg::Message(nested) => Arg::Message(with_texts(nested, shown)),
        };
        (name.clone(), arg)
    });
    Message {
        id: message.id.clone(),
        args: args.collect(),
    }
}

fn push(shown: &mut String, character: char) {
    match character {
        '\u{1b}' => shown.push_str(r"\e"),
        '\0' => shown.push_str(r"\0"),
        _ if character.is_control() || is_invisible(character) => shown.extend(character.escape_default()),
        _ => shown.push(character),
    }
}

/// Whether a character is neither seen nor a blank: Unicode's `Default_Ignorable_Code_Point` (`DerivedCoreProperties.txt`,
/// 16.0), its separators of lines and paragraphs and of annotations, among them all that change the direction of writing, and
/// the two noncharacters that XML refuses. Not the variation selectors: they choose the shape of the emoji or the kanji before
/// them.
pub(super) fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{fffe}'..='\u{ffff}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e00ff}' | '\u{e01f0}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn shows_what_would_act() {
        assert_eq!(visible("\u{1b}[2Ja\0"), r"\e[2Ja\0");
        assert_eq!(visible("a\r\n\tb\u{7f}\u{9b}"), r"a\r\n\tb\u{7f}\u{9b}");
        assert_eq!(
            visible("\u{202e}\u{2066}\u{200b}\u{feff}\u{ffff}\u{e0041}"),
            r"\u{202e}\u{2066}\u{200b}\u{feff}\u{ffff}\u{e0041}"
        );
    }

    #[test]
    fn gives_no_orders() {
        assert_eq!(visible("::error::x"), r"\u{3a}:error::x");
        assert_eq!(visible("a ::add-mask::x"), r"a \u{3a}:add-mask::x");
        assert_eq!(
            visible("::warning file=a.rb,line=1::x"),
            r"\u{3a}:warning file=a.rb,line=1::x"
        );
        assert_eq!(visible_lines("a\n b ##[error]x"), "a\n b \\u{23}#[error]x");
    }

    #[test]
    fn leaves_what_people_write() {
        for text in [
            "Comparable::Error, ::Kernel and a::b",
            "## [1, 2]",
            "move_othello(1, 3, 2)",
            "盤面が　違います",
            "é e\u{301} 葛\u{e0100} ❤\u{fe0f}",
            r"C:\new\e",
        ] {
            assert_eq!(visible(text), text);
        }
    }

    #[test]
    fn keeps_lines_where_lines_are_allowed() {
        assert_eq!(visible_lines("a\r\n\tb\u{1b}\rc"), "a\n\tb\\e\\rc");
    }

    #[test]
    fn makes_the_texts_of_a_message_harmless_however_deep_they_are() {
        let inner = Message::new("fault-internal").with("cause", "a\nb");
        let message = harmless(&Message::new("fault-internal").with("cause", inner));
        let (_, Arg::Message(inner)) = &message.args[0] else {
            panic!("a message")
        };
        assert_eq!(inner.args[0].1, Arg::Text(r"a\nb".to_owned()));
    }

    proptest! {
        #[test]
        fn nothing_acts_any_more(text in any::<String>()) {
            let shown = visible(&text);
            prop_assert!(!shown.chars().any(char::is_control));
            prop_assert!(!shown.chars().any(is_invisible));
            prop_assert!(visible_lines(&text).chars().all(|c| !c.is_control() || matches!(c, '\n' | '\t')));
        }

        #[test]
        fn what_is_visible_stays_visible_as_it_is(text in any::<String>()) {
            let shown = visible(&text);
            prop_assert_eq!(visible(&shown), shown);
        }
    }
}
