//! Moodle's offline grading worksheet, with the columns by which its import finds a student and takes a grade and a comment.
//!
//! | column | what Moodle makes of it |
//! |---|---|
//! | `Identifier` | whose row it is; the number is that in the names of the submissions that it gives to download |
//! | `Full name`, `Email address`, `Maximum grade` | nothing: they are for whoever reads the file |
//! | `Grade` | the grade; it skips what is above the assignment's maximum there |
//! | `Last modified (grade)` | a grade that is newer in Moodle stays, unless the import is told otherwise |
//! | `Feedback comments` | the comment, as HTML |
//!
//! An empty comment would erase one that stands there, and text that is no number would be a zero: so a student without a grade
//! has no row, and every row has both. Sources: `mod/assign/feedback/offline/importgradeslib.php` and `locallib.php`,
//! `mod/assign/feedback/comments/locallib.php`, `lib/csvlib.class.php` of <https://github.com/moodle/moodle>.

use std::io::Write;

use super::{
    About, ClassFormat, ClassSetting, cell,
    csv::Table,
    letter::{Letter, Letters},
};
use crate::{
    error::Error,
    gradebook::Line,
    model::{Message, Points},
    report::visible,
};

pub(super) static ENTRY: ClassFormat = ClassFormat {
    id: "moodle",
    about: About::Class,
    write,
};

/// The headings of an English Moodle, which it compares letter by letter.
const HEADINGS: [&str; 7] = [
    "Identifier",
    "Full name",
    "Email address",
    "Grade",
    "Maximum grade",
    "Last modified (grade)",
    "Feedback comments",
];

/// What Moodle cuts off before the number.
const PARTICIPANT: &str = "Participant ";

/// The words that stand before the number in Moodle's own lists, which may have been the roster.
const WORDS: [&str; 2] = ["Participant", "参加者"];

/// What it writes for a grade that was never given; with that it leaves every grade alone that was.
const NEVER: &str = "-";

/// What stands behind the number in the names of its downloads.
const DOWNLOADED: &str = "_assignsubmission_";

fn write(setting: &ClassSetting<'_>, out: &mut dyn Write) -> Result<Vec<Message>, Error> {
    let letters = Letters::new(setting);
    let mut table = Table::open(out)?;
    let mut remarks = Remarks::default();
    table.row(HEADINGS.map(str::to_owned))?;
    for line in setting.book.lines() {
        let grade = setting.book.grade(line);
        let (Some(number), Some(points)) = (number_of(line), grade.points) else {
            remarks.left_out(line);
            continue;
        };
        remarks.written(line, number, points);
        table.row([
            format!("{PARTICIPANT}{number}"),
            name(&line.student.name),
            name(&line.student.email),
            points.to_string(),
            grade.most.to_string(),
            NEVER.to_owned(),
            html(&letters.about(line)?),
        ])?;
    }
    table.close()?;
    Ok(remarks.messages())
}

/// The number by which Moodle knows a student: that of its download, else the id.
fn number_of(line: &Line) -> Option<&str> {
    let downloaded = line
        .path
        .split(DOWNLOADED)
        .next()
        .filter(|before| before.len() < line.path.len());
    let in_path = downloaded.and_then(|before| number(before.rsplit('_').next()?));
    in_path.or_else(|| number(&line.student.id))
}

/// The number that an id is, with or without Moodle's word before it.
fn number(id: &str) -> Option<&str> {
    let behind = WORDS.iter().find_map(|word| id.strip_prefix(word));
    let number = behind.map_or(id, str::trim_start);
    (!number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())).then_some(number)
}

/// A text that Moodle reads and does not use. It takes a backslash for the sign that a quotation mark is none, so there may be
/// none before one.
fn name(text: &str) -> String {
    cell::text(text).replace('\\', "＼")
}

/// What the operator has to know before the import.
#[derive(Default)]
struct Remarks {
    without_number: Vec<String>,
    ungraded: usize,
    zeros: usize,
    /// The first student whose work is not in Moodle's download under their number.
    other_number: Option<String>,
}

impl Remarks {
    fn left_out(&mut self, line: &Line) {
        if number_of(line).is_some() {
            self.ungraded += 1;
        } else {
            self.without_number.push(line.student.id.clone());
        }
    }

    fn written(&mut self, line: &Line, number: &str, points: Points) {
        self.zeros += usize::from(points == Points::default());
        let named = format!("_{number}{DOWNLOADED}");
        if self.other_number.is_none() && !line.path.is_empty() && !line.path.contains(&named) {
            self.other_number = Some(line.student.id.clone());
        }
    }

    fn messages(self) -> Vec<Message> {
        let without_number = self.without_number.first().map(|first| {
            Message::new("class-moodle-without-number")
                .with("count", self.without_number.len())
                .with("student", first.as_str())
        });
        let other_number = self
            .other_number
            .map(|student| Message::new("class-moodle-other-number").with("student", student));
        let ungraded = (self.ungraded > 0).then(|| Message::new("class-moodle-ungraded").with("count", self.ungraded));
        let zeros = (self.zeros > 0).then(|| Message::new("class-moodle-zeros").with("count", self.zeros));
        [without_number, other_number, ungraded, zeros]
            .into_iter()
            .flatten()
            .collect()
    }
}

/// The letter as HTML. It starts with a tag, before which Moodle, which looks for formulas while it imports, sets nothing.
fn html(letter: &Letter<'_>) -> String {
    let paragraph = |sentence: &String| format!("<p>{}</p>", escaped(sentence));
    let sentences = letter.sentences.iter().map(paragraph);
    let item = |(title, told): &(String, String)| format!("<li>{} — {}</li>", escaped(&visible(title)), escaped(told));
    let items: String = letter.suites.iter().map(item).collect();
    let list = (!items.is_empty()).then(|| format!("<ul>{items}</ul>"));
    let screen = letter.screen.as_ref();
    let screen = screen.map(|screen| format!("<pre>{}</pre>", escaped(screen.trim_matches('\n'))));
    let advice = letter.advice.iter().map(paragraph);
    sentences.chain(list).chain(screen).chain(advice).collect()
}

/// A text in HTML, without quotation marks and backslashes, by which Moodle would lose the end of the cell.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\\' => escaped.push_str("&#92;"),
            _ => escaped.push(character),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_comment_acts_or_ends_the_cell() {
        let text = escaped("</pre><script>alert(\"a\\\")</script> & 'x'");
        assert_eq!(
            text,
            "&lt;/pre&gt;&lt;script&gt;alert(&quot;a&#92;&quot;)&lt;/script&gt; &amp; &#39;x&#39;"
        );
        assert_eq!(name("O\\\"x\\"), "O＼\"x＼");
    }

    #[test]
    fn digits_are_a_number_and_moodles_word_may_stand_before_them() {
        for (id, digits) in [
            ("0815", "0815"),
            ("Participant 101", "101"),
            ("参加者 101", "101"),
            ("参加者101", "101"),
        ] {
            assert_eq!(number(id), Some(digits), "{id}");
        }
        for id in ["", "s12", "１２", "1 2", "-1", "Participant ", "Participant x1"] {
            assert_eq!(number(id), None, "{id}");
        }
    }
}
