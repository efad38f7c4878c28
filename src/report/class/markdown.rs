//! What each student can be sent, in Markdown: a section a student. Whatever is not ours stands in it as code, in which Markdown
//! knows no links, pictures, mentions and tags.

use std::{fmt::Write as _, io::Write};

use super::{
    About, ClassFormat, ClassSetting,
    letter::{Letter, Letters},
};
use crate::{error::Error, gradebook::Line, model::Message, report::visible};

pub(super) static ENTRY: ClassFormat = ClassFormat {
    id: "markdown",
    about: About::Class,
    write,
};

fn write(setting: &ClassSetting<'_>, out: &mut dyn Write) -> Result<Vec<Message>, Error> {
    let letters = Letters::new(setting);
    let mut put = |text: &str| out.write_all(text.as_bytes()).map_err(|error| Error::output(&error));
    put(&heading(setting.locale.choose(&setting.book.assignment().title)))?;
    for line in setting.book.lines() {
        put("\n")?;
        put(&section(&letters.about(line)?))?;
    }
    Ok(Vec::new())
}

/// What the student of one line can be sent, in Markdown and in their language; fails when the row cannot be read any more.
pub fn feedback(setting: &ClassSetting<'_>, line: &Line) -> Result<String, Error> {
    let letters = Letters::new(setting);
    let letter = letters.about(line)?;
    Ok(format!("{}\n{}", heading(letter.title), section(&letter)))
}

fn heading(title: &str) -> String {
    format!("# {}\n", inert(title))
}

fn section(letter: &Letter<'_>) -> String {
    let student = letter.student;
    let mut text = if student.name.is_empty() {
        format!("## {}\n", code(&student.id))
    } else {
        format!("## {} · {}\n", inert(&student.name), code(&student.id))
    };
    paragraphs(&mut text, &letter.sentences);
    for (index, (title, told)) in letter.suites.iter().enumerate() {
        // A string takes everything.
        let _ = writeln!(
            text,
            "{}- {} — {told}",
            if index == 0 { "\n" } else { "" },
            inert(title)
        );
    }
    if let Some(screen) = &letter.screen {
        let screen = screen.trim_matches('\n');
        let fence = "`".repeat(longest_run(screen).max(2) + 1);
        let _ = writeln!(text, "\n{fence}text\n{screen}\n{fence}");
    }
    paragraphs(&mut text, &letter.advice);
    text
}

fn paragraphs(text: &mut String, sentences: &[String]) {
    for sentence in sentences {
        let _ = writeln!(text, "\n{sentence}");
    }
}

/// A name or a title as it is, where nothing in it means anything to any Markdown, else as code.
fn inert(text: &str) -> String {
    let text = text.trim();
    let next = text.chars().skip(1).map(Some).chain([None]);
    let is_plain = text.chars().zip(next).all(|(character, next)| match character {
        '.' | ':' => next.is_none_or(|next| next == ' '),
        ' ' | '\'' | '-' | ',' | '(' | ')' | '!' | '?' => true,
        _ => !character.is_ascii() || character.is_ascii_alphanumeric(),
    });
    if is_plain && visible(text) == text {
        return text.to_owned();
    }
    code(text)
}

/// A text as code of one line.
fn code(text: &str) -> String {
    let text = visible(text);
    let fence = "`".repeat(longest_run(&text) + 1);
    // A blank at each end, which is not shown, keeps what is at an end from it.
    let blank = if text.starts_with([' ', '`']) || text.ends_with([' ', '`']) || text.is_empty() {
        " "
    } else {
        ""
    };
    format!("{fence}{blank}{text}{blank}{fence}")
}

/// The most backticks in a row.
fn longest_run(text: &str) -> usize {
    text.split(|character| character != '`')
        .map(str::len)
        .max()
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

    use super::*;

    #[test]
    fn what_people_are_called_is_written_as_it_is() {
        for name in [
            "田中 太郎",
            "Anne-Marie O'Neill",
            "J. Smith, Jr.",
            "שלום",
            "Illegal moves: nothing (ever) changes",
        ] {
            assert_eq!(inert(name), name);
        }
    }

    #[test]
    fn whatever_means_something_is_code() {
        assert_eq!(inert("@everyone"), "`@everyone`");
        assert_eq!(inert("www.example.org"), "`www.example.org`");
        assert_eq!(inert("https://example.org"), "`https://example.org`");
        assert_eq!(inert("![x](y)"), "`![x](y)`");
        assert_eq!(inert("<script>"), "`<script>`");
        assert_eq!(inert("a\n# b"), r"`a\n# b`");
        assert_eq!(inert("a\u{202e}b"), r"`a\u{202e}b`");
        assert_eq!(inert("&amp;"), "`&amp;`");
    }

    #[test]
    fn backticks_do_not_end_code() {
        assert_eq!(code("a`b"), "``a`b``");
        assert_eq!(code("``"), "``` `` ```");
        assert_eq!(code("`a``"), "``` `a`` ```");
    }

    proptest! {
        #[test]
        fn whatever_somebody_is_called_is_a_name(text in "[ -~\t\n\r\0盤\u{202e}]{0,30}|\\PC{0,30}") {
            for event in Parser::new_ext(&heading(&text), Options::all()) {
                let harmless = match &event {
                    Event::Start(Tag::Heading { .. }) | Event::End(TagEnd::Heading(_)) | Event::Code(_) => true,
                    Event::Text(text) => !text.contains(['@', '<', '&', '#', '/', '\\']) && !text.contains("www."),
                    _ => false,
                };
                prop_assert!(harmless, "{:?}", event);
            }
        }
    }
}
