use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet, renderer::DecorStyle};

use super::safe::{harmless, harmless_lines, visible, visible_lines};
use super::style::Style;
use crate::error::{Diagnostic, Error};
use crate::locale::Locale;
use crate::model::Message;

/// What we or the operator did wrong, for the person in front of the terminal, with a line end behind it; nothing when the
/// reader has gone.
pub fn fault(error: &Error, locale: &Locale, style: Style) -> String {
    match error {
        Error::Usage(message) | Error::Environment(message) => sentence(message, locale, style),
        Error::Internal(cause) => {
            let message = Message::new("fault-internal").with("cause", cause.as_str());
            sentence(&message, locale, style)
        }
        Error::Source(diagnostic) => excerpt(diagnostic, locale, style),
        Error::Closed => String::new(),
    }
}

fn sentence(message: &Message, locale: &Locale, style: Style) -> String {
    let label = locale.text(&Message::new("fault-label-error"));
    format!("{}: {}\n", style.bad(&label), locale.text(&harmless(message)))
}

/// The mistake in its file: what is wrong, where, and what to write instead.
fn excerpt(diagnostic: &Diagnostic, locale: &Locale, style: Style) -> String {
    let words = |message: &Message| locale.text(&harmless_lines(message));
    let path = visible(&diagnostic.file.display().to_string());
    let (source, span) = shown(diagnostic);
    let error = words(&Message::new("fault-label-error"));
    let help = words(&Message::new("fault-label-help"));

    let snippet = Snippet::source(source)
        .path(path)
        .annotation(AnnotationKind::Primary.span(span));
    let title = Level::ERROR.with_name(error).primary_title(words(&diagnostic.message));
    let mut report = vec![title.element(snippet)];
    if let Some(message) = &diagnostic.help {
        report.push(Group::with_title(
            Level::HELP.with_name(help).secondary_title(words(message)),
        ));
    }
    let renderer = match style {
        Style::Plain => Renderer::plain(),
        Style::Painted => Renderer::styled(),
    };
    let mut text = renderer.decor_style(DecorStyle::Ascii).render(&report);
    text.push('\n');
    text
}

/// The file's text with everything in it visible, and where the mistake lies in that.
fn shown(diagnostic: &Diagnostic) -> (String, std::ops::Range<usize>) {
    let source = diagnostic.source.as_str();
    let start = source.floor_char_boundary(diagnostic.span.start);
    let end = source.floor_char_boundary(diagnostic.span.end).max(start);
    let mut text = visible_lines(&source[..start]);
    let from = text.len();
    text.push_str(&visible_lines(&source[start..end]));
    let to = text.len();
    text.push_str(&visible_lines(&source[end..]));
    (text, from..to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Tongue;

    fn mistake(source: &str, wrong: &str) -> Error {
        let start = source.find(wrong).expect("the mistake is in the source");
        Error::Source(Box::new(Diagnostic {
            file: "05-borders.yaml".into(),
            source: source.to_owned(),
            span: start..start + wrong.len(),
            message: Message::new("error-io")
                .with("path", "poimts")
                .with("cause", "\u{1b}[2J"),
            help: Some(Message::new("error-output").with("cause", "points")),
        }))
    }

    fn told(error: &Error, tongue: Tongue) -> String {
        fault(error, &Locale::new(tongue), Style::Plain)
    }

    #[test]
    fn shows_a_mistake_in_its_file() {
        let told = told(&mistake("title: 盤\r\n  poimts: 3\r\n", "poimts"), Tongue::English);
        insta::assert_snapshot!(told, @r"
        error: poimts: \e[2J
         --> 05-borders.yaml:2:3
          |
        2 |   poimts: 3
          |   ^^^^^^
          |
        help: What was to be printed could not be written: points
        ");
    }

    #[test]
    fn shows_the_mistake_in_japanese() {
        let told = told(&mistake("poimts: 3", "poimts"), Tongue::Japanese);
        assert!(told.starts_with("エラー: "), "{told}");
        assert!(told.contains("ヒント: "), "{told}");
    }

    #[test]
    fn shows_a_mistake_wherever_it_is() {
        for (source, span) in [("", 0..0), ("a", 1..1), ("盤", 1..2), ("a\n", 2..2), ("a", 7..9)] {
            let error = Error::Source(Box::new(Diagnostic {
                file: "a.yaml".into(),
                source: source.to_owned(),
                span,
                message: Message::new("fault-label-help"),
                help: None,
            }));
            let told = told(&error, Tongue::English);
            assert!(told.contains("--> a.yaml:"), "{told}");
        }
    }

    #[test]
    fn lets_no_foreign_text_act() {
        let error = Error::Environment(
            Message::new("error-io")
                .with("path", "a\u{1b}[2J\n::error::")
                .with("cause", "?"),
        );
        assert_eq!(told(&error, Tongue::English), "error: a\\e[2J\\n\\u{3a}:error::: ?\n");
        let Error::Source(mut diagnostic) = mistake("a\u{202e}b: 3", "b") else {
            panic!("a mistake")
        };
        diagnostic.file = "x\ny".into();
        let told = told(&Error::Source(diagnostic), Tongue::English);
        assert!(told.contains(r"--> x\ny:1:"), "{told}");
        assert!(told.contains(r"a\u{202e}b: 3"), "{told}");
    }

    #[test]
    fn says_nothing_to_a_reader_who_has_gone() {
        assert_eq!(told(&Error::Closed, Tongue::English), "");
    }
}
