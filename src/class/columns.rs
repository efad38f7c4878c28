use std::str::FromStr;

use super::id;
use crate::{
    error::{Error, suggest},
    model::Message,
};

/// What a column of a roster can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    Id,
    Name,
    Surname,
    Given,
    Email,
    Section,
    Locale,
}

/// A kind of column: the word for it on the command line, and the headers by which it is recognised, the best first.
struct Kind {
    column: Column,
    key: &'static str,
    headers: &'static [&'static str],
}

/// Headers as Moodle's grading worksheet and its list of participants (`mod/assign/feedback/offline/importgradeslib.php`), Canvas's
/// gradebook (`lib/gradebook_exporter.rb`) and the course lists of Japanese universities write them. A number that only a platform
/// knows comes last, so that a person is told by the university's own where a file has both; Canvas's `ID` is the exception,
/// because its files and its gradebook go by it.
#[rustfmt::skip]
const KINDS: &[Kind] = &[
    Kind { column: Column::Id, key: "id", headers: &[
        "id", "student id", "student number", "student no", "student no.", "学籍番号", "学生番号", "学生証番号", "学修番号",
        "id number", "idナンバー", "identifier", "識別子", "sis user id", "sis login id", "username", "user name", "ユーザ名",
        "ユーザー名", "ユーザid", "ユーザーid", "login", "user",
    ] },
    Kind { column: Column::Name, key: "name", headers: &[
        "name", "full name", "fullname", "student name", "氏名", "名前", "学生氏名", "漢字氏名", "氏名(漢字)", "フルネーム", "student",
    ] },
    Kind { column: Column::Surname, key: "surname", headers: &[
        "surname", "last name", "lastname", "family name", "姓", "苗字", "名字",
    ] },
    Kind { column: Column::Given, key: "given-name", headers: &["given name", "first name", "firstname", "名"] },
    Kind { column: Column::Email, key: "email", headers: &[
        "email", "e-mail", "email address", "e-mail address", "mail", "mail address", "メールアドレス", "メール", "eメール", "電子メール",
    ] },
    Kind { column: Column::Section, key: "section", headers: &[
        "section", "class", "クラス", "組", "group", "groups", "グループ", "セクション",
    ] },
    Kind { column: Column::Locale, key: "locale", headers: &["locale", "language", "lang", "言語"] },
];

/// The headers of the column in which Moodle writes its own number of a participant.
const MOODLE_NUMBERS: [&str; 2] = ["identifier", "識別子"];

/// The header of the column in which Canvas writes its own number of a user, and that of one which is always beside it.
const CANVAS_NUMBERS: &str = "id";
const CANVAS: &str = "sis login id";

/// Which columns of a roster hold what, as far as the operator says so: `id=学籍番号,name=氏名`. The others are recognised by
/// their headers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Columns {
    named: Vec<(Column, String)>,
}

impl FromStr for Columns {
    type Err = Error;

    /// Reads `KEY=HEADER` pairs with commas between them; fails with [`Error::Usage`] on a key that is unknown or stands twice,
    /// and on an item that is no pair.
    fn from_str(text: &str) -> Result<Self, Error> {
        let mut named: Vec<(Column, String)> = Vec::new();
        for item in text.split(',').map(str::trim).filter(|item| !item.is_empty()) {
            let no_pair = || Error::Usage(Message::new("roster-columns-no-pair").with("written", item));
            let (key, header) = item.split_once('=').ok_or_else(no_pair)?;
            let (key, header) = (key.trim(), header.trim());
            let column = KINDS.iter().find(|kind| kind.key == key).map(|kind| kind.column);
            let column = column.ok_or_else(|| unknown_key(key))?;
            if header.is_empty() {
                return Err(no_pair());
            }
            if named.iter().any(|(known, _)| *known == column) {
                return Err(Error::Usage(Message::new("roster-columns-twice").with("key", key)));
            }
            named.push((column, header.to_owned()));
        }
        Ok(Self { named })
    }
}

fn unknown_key(key: &str) -> Error {
    let keys = KINDS.iter().map(|kind| kind.key);
    let message = Message::new("roster-columns-unknown-key").with("key", key);
    Error::Usage(match suggest(key, keys) {
        Some(suggestion) => message.with("suggestion", suggestion),
        None => message,
    })
}

/// Where in the rows of one roster each kind of column stands.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Places {
    /// The column of ids, and after it the others that tell a person from everyone else.
    pub ids: Vec<usize>,
    /// Those of them that hold numbers of a platform.
    pub numbers: Vec<usize>,
    pub name: Option<usize>,
    pub surname: Option<usize>,
    pub given: Option<usize>,
    pub email: Option<usize>,
    pub section: Option<usize>,
    pub locale: Option<usize>,
}

impl Columns {
    /// Finds the columns in the headers of a roster. Fails with the sentence that says which one is not there, and what to write
    /// instead.
    pub(super) fn places(&self, headers: &[String]) -> Result<Places, (Message, Message)> {
        let tidied: Vec<String> = headers.iter().map(|header| id::tidy(header).to_lowercase()).collect();
        for (_, header) in &self.named {
            if !tidied.contains(&id::tidy(header).to_lowercase()) {
                let there = headers.iter().map(String::as_str).filter(|header| !header.is_empty());
                let message = Message::new("roster-no-such-column").with("header", header.as_str());
                return Err(match suggest(header, there) {
                    Some(help) => (message, help),
                    None => (message, Message::new("roster-no-columns-help")),
                });
            }
        }
        let first = |column| self.of(column, &tidied).into_iter().next();
        let ids = self.of(Column::Id, &tidied);
        let is_canvas = tidied.iter().any(|header| header == CANVAS);
        let holds_numbers = |place: &usize| {
            let header = tidied[*place].as_str();
            MOODLE_NUMBERS.contains(&header) || is_canvas && header == CANVAS_NUMBERS
        };
        Ok(Places {
            numbers: ids.iter().copied().filter(holds_numbers).collect(),
            ids,
            name: first(Column::Name),
            surname: first(Column::Surname),
            given: first(Column::Given),
            email: first(Column::Email),
            section: first(Column::Section),
            locale: first(Column::Locale),
        })
    }

    /// The places of all columns of a kind, the best first: the one that the operator names, then the recognised ones.
    fn of(&self, column: Column, headers: &[String]) -> Vec<usize> {
        let named = self.named.iter().filter(|(known, _)| *known == column);
        let named = named.map(|(_, header)| id::tidy(header).to_lowercase());
        let recognised = KINDS.iter().filter(|kind| kind.column == column);
        let recognised = recognised
            .flat_map(|kind| kind.headers)
            .map(|header| (*header).to_owned());
        let mut places = Vec::new();
        for wanted in named.chain(recognised) {
            let place = headers.iter().position(|header| *header == wanted);
            places.extend(
                place.filter(|place| !places.contains(place) && !self.is_for_another(column, &headers[*place])),
            );
        }
        places
    }

    /// Whether the operator has said that the column with this header holds something else.
    fn is_for_another(&self, column: Column, header: &str) -> bool {
        let mut named = self
            .named
            .iter()
            .filter(|(_, named)| id::tidy(named).to_lowercase() == header)
            .peekable();
        named.peek().is_some() && named.all(|(known, _)| *known != column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(columns: &str, headers: &[&str]) -> Result<Places, (Message, Message)> {
        let columns: Columns = columns.parse().expect("columns");
        columns.places(&headers.iter().map(|header| (*header).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn recognises_what_universities_and_platforms_write() {
        // Moodle's grading worksheet, Canvas's gradebook, and a course list in Japanese.
        let moodle = places("", &["Identifier", "Full name", "Email address", "Status", "Grade"]).expect("places");
        assert_eq!((moodle.ids, moodle.name, moodle.email), (vec![0], Some(1), Some(2)));
        assert_eq!(moodle.numbers, [0]);
        let canvas = places(
            "",
            &["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "E5 (123)"],
        )
        .expect("places");
        assert_eq!(
            (canvas.ids, canvas.name, canvas.section),
            (vec![1, 2, 3], Some(0), Some(4))
        );
        assert_eq!(canvas.numbers, [1]);
        let list = places("", &["組", "学籍番号", "氏\u{3000}名", "姓", "名", "メールアドレス"]).expect("places");
        assert_eq!((list.ids, list.section, list.email), (vec![1], Some(0), Some(5)));
        assert_eq!((list.surname, list.given), (Some(3), Some(4)));
        let wide = places("", &["ＩＤ", "E-Mail "]).expect("places");
        assert_eq!((wide.ids, wide.email), (vec![0], Some(1)));
        assert_eq!(wide.numbers, [0; 0]);
    }

    #[test]
    fn the_operator_names_columns() {
        let named = places("id=番号, name=ID,", &["ID", "番号"]).expect("places");
        assert_eq!((named.ids, named.name), (vec![1], Some(0)));
        let sis = places("id=SIS User ID", &["ID", "SIS User ID"]).expect("places");
        assert_eq!(sis.ids, [1, 0]);
    }

    #[test]
    fn says_which_column_is_not_there() {
        let (message, help) = places("id=学績番号", &["学籍番号", "氏名"]).expect_err("there is none");
        assert_eq!(message.id, "roster-no-such-column");
        assert_eq!(help, Message::new("source-did-you-mean").with("name", "学籍番号"));
        let (_, help) = places("id=番号", &["学籍番号", "", "氏名"]).expect_err("there is none");
        assert_eq!(help, Message::new("source-one-of").with("names", "学籍番号, 氏名"));
    }

    #[test]
    fn says_what_is_wrong_with_a_mapping() {
        for (text, id) in [
            ("nmae=x", "roster-columns-unknown-key"),
            ("id", "roster-columns-no-pair"),
            ("id=", "roster-columns-no-pair"),
            ("id=a,id=b", "roster-columns-twice"),
        ] {
            match text.parse::<Columns>() {
                Err(Error::Usage(message)) => assert_eq!(message.id, id, "{text}"),
                other => panic!("{text}: {other:?}"),
            }
        }
        assert_eq!("".parse::<Columns>().expect("nothing"), Columns::default());
    }
}
