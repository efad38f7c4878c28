use std::{cell::OnceCell, path::Path};

use super::ClassSetting;
use crate::{
    error::Error,
    gradebook::{Grade, Judged, Line, Mark, Onlooker, Outcome, Sight, State, sight},
    locale::{Locale, Tongue},
    model::{Arg, Case, Credit, Message, Points, Student, SubmissionResult, Suite},
    report::{Coverage, Detail, Failures, Purpose, Setting, Style, pretty, visible_lines},
};

/// The columns of a student's screen, as wide as mail and web pages show without breaking lines.
const WIDTH: usize = 80;

/// What one student is told of their work, as far as they may know it.
pub(super) struct Letter<'l> {
    /// Whom it is for.
    pub(super) student: &'l Student,
    /// What the assignment is called.
    pub(super) title: &'l str,
    /// Sentences of the catalogs: nobody else's words are in them.
    pub(super) sentences: Vec<String>,
    /// What each suite that they may know of is called, and how it went, in words of the catalogs.
    pub(super) suites: Vec<(String, String)>,
    /// The lines of a screen, with texts of strangers in which nothing acts on a terminal.
    pub(super) screen: Option<String>,
    /// Sentences of the catalogs that say what to do.
    pub(super) advice: Vec<String>,
}

/// Writes the letters to a class, each in its student's language.
pub(super) struct Letters<'a> {
    setting: &'a ClassSetting<'a>,
    /// The suites that students may know of, without their steps, which are nobody's business here.
    suites: Vec<Suite>,
    coverage: Coverage,
    /// The language that is not the interface's, once somebody wants it.
    other: OnceCell<Locale>,
}

impl<'a> Letters<'a> {
    /// Letters about these results.
    pub(super) fn new(setting: &'a ClassSetting<'a>) -> Self {
        let deadline = setting.book.assignment().deadline;
        let sight = |suite: &Suite| sight(suite, deadline, setting.now);
        let (unknown, known): (Vec<&Suite>, Vec<&Suite>) = setting
            .book
            .suites()
            .iter()
            .partition(|suite| sight(suite) == Sight::Nothing);
        Self {
            setting,
            suites: known.into_iter().map(outline).collect(),
            coverage: if unknown.is_empty() {
                Coverage::Whole
            } else {
                Coverage::Part
            },
            other: OnceCell::new(),
        }
    }

    /// The language in which a student wants to be told, or else the interface's.
    pub(super) fn locale(&self, student: &Student) -> &Locale {
        let wanted = student.locale.as_deref().and_then(Tongue::named);
        match wanted {
            Some(tongue) if tongue != self.setting.locale.tongue() => self.other.get_or_init(|| Locale::new(tongue)),
            _ => self.setting.locale,
        }
    }

    /// The letter about a line; fails when its row cannot be read any more.
    pub(super) fn about<'l>(&'l self, line: &'l Line) -> Result<Letter<'l>, Error> {
        let locale = self.locale(&line.student);
        let mut letter = Letter {
            student: &line.student,
            title: locale.choose(&self.setting.book.assignment().title),
            sentences: self.sentences(line, locale),
            suites: Vec::new(),
            screen: None,
            advice: Vec::new(),
        };
        match line.row()?.work.map(|work| work.outcome) {
            Some(Outcome::Judged(judged)) => {
                letter.suites = self.told_by_suite(line, locale);
                letter.screen = self.screen(&judged, locale)?;
                if letter.screen.is_none() {
                    letter.sentences.extend(self.further(locale));
                }
            }
            Some(Outcome::Refused(why)) => {
                letter.screen = Some(visible_lines(&locale.letter(&without_folders(&why))));
                letter.advice.push(locale.text(&Message::new("class-refused-advice")));
            }
            Some(Outcome::Lacking(_)) => {}
            None => letter.advice.push(locale.text(&Message::new("class-missing-advice"))),
        }
        Ok(letter)
    }

    /// That there are cases of which nothing is told, where there are.
    pub(super) fn further(&self, locale: &Locale) -> Option<String> {
        let words = || locale.text(&Message::new("report-more-count"));
        (self.coverage == Coverage::Part).then(words)
    }

    /// A student's result.
    pub(super) fn result(&self, judged: &Judged) -> SubmissionResult {
        judged.result(&self.setting.book.assignment().id)
    }

    /// What the student's own screen knows beside the result.
    pub(super) fn screen_setting<'s>(&'s self, locale: &'s Locale) -> Setting<'s> {
        Setting {
            assignment: self.setting.book.assignment(),
            suites: &self.suites,
            locale,
            style: Style::Plain,
            width: WIDTH,
            detail: Detail::Normal,
            failures: Failures::FirstOfKind,
            submissions: 1,
            purpose: Purpose::Letter,
            coverage: self.coverage,
        }
    }

    fn screen(&self, judged: &Judged, locale: &Locale) -> Result<Option<String>, Error> {
        let (book, now) = (self.setting.book, self.setting.now);
        let result = self.result(judged);
        let student = Onlooker {
            suites: book.suites(),
            deadline: book.assignment().deadline,
            now,
        };
        let seen = student.sees(&result);
        if seen.cases.is_empty() {
            return Ok(None);
        }
        let screen = pretty::screen(self.screen_setting(locale), &seen);
        screen.map(Some).map_err(|error| Error::Internal(error.to_string()))
    }

    /// What the work is worth, and why.
    fn sentences(&self, line: &Line, locale: &Locale) -> Vec<String> {
        let grade = self.setting.book.grade(line);
        let Some(points) = grade.points else {
            return vec![locale.text(&Message::new("class-ungraded"))];
        };
        let mut messages = vec![
            Message::new("class-points")
                .with("points", points.to_string())
                .with("most", grade.most.to_string()),
        ];
        match &line.state {
            State::Missing => messages.push(Message::new("class-missing")),
            State::Refused(_) => messages.push(Message::new("class-refused")),
            State::Judged(_) | State::Ungraded(_) => {
                messages.extend(late(grade));
                messages.extend(line.flaky.then(|| Message::new("class-flaky")));
            }
        }
        messages.iter().map(|message| locale.text(message)).collect()
    }

    fn told_by_suite(&self, line: &Line, locale: &Locale) -> Vec<(String, String)> {
        let points = self.setting.book.points_by_suite(line);
        let suites = self.setting.book.suites().iter().zip(points);
        let told = suites.filter_map(|(suite, points)| {
            let known = self.suites.iter().find(|known| known.id == suite.id)?;
            let (_, marks) = line.by_suite().find(|(id, _)| *id == suite.id)?;
            let title = format!("{} {}", suite.id, locale.choose(&known.title));
            Some((title, self.suite(suite, marks, points, locale)))
        });
        told.collect()
    }

    fn suite(&self, suite: &Suite, marks: &[Mark], (points, most): (Points, Points), locale: &Locale) -> String {
        let assignment = self.setting.book.assignment();
        let mut messages = vec![
            Message::new("class-suite-points")
                .with("points", points.to_string())
                .with("most", most.to_string()),
            Message::new("class-suite-cases")
                .with("passed", marks.iter().filter(|mark| mark.accepted()).count())
                .with("total", marks.len()),
        ];
        if assignment.scoring(&suite.id).credit == Credit::WholeSuite {
            messages.push(Message::new("class-suite-whole"));
        }
        if sight(suite, assignment.deadline, self.setting.now) == Sight::Name {
            messages.push(Message::new("class-suite-name-only"));
        }
        let phrases: Vec<String> = messages.iter().map(|message| locale.text(message)).collect();
        phrases.join(" · ")
    }
}

/// A suite as far as a screen needs it.
fn outline(suite: &Suite) -> Suite {
    let case = |case: &Case| Case {
        name: String::new(),
        points: case.points,
        steps: Vec::new(),
    };
    Suite {
        id: suite.id.clone(),
        title: suite.title.clone(),
        visibility: suite.visibility,
        feedback: suite.feedback,
        cases: suite.cases.iter().map(case).collect(),
    }
}

/// A message in which a path says nothing of the folders in which the class lies.
fn without_folders(message: &Message) -> Message {
    let args = message.args.iter().map(|(name, arg)| match arg {
        Arg::Text(path) if name == "path" => {
            let file = Path::new(path).file_name().unwrap_or_default();
            (name.clone(), Arg::Text(file.to_string_lossy().into_owned()))
        }
        other => (name.clone(), other.clone()),
    });
    Message {
        id: message.id.clone(),
        args: args.collect(),
    }
}

/// What lateness cost.
fn late(grade: Grade) -> Option<Message> {
    const ALL: u64 = 10_000;
    let message = match grade.lateness.left {
        _ if grade.lateness.days == 0 => return None,
        0 => Message::new("class-late-nothing").with("earned", grade.earned.to_string()),
        ALL => Message::new("class-late-all"),
        left => Message::new("class-late")
            .with("left", percent(left))
            .with("earned", grade.earned.to_string()),
    };
    Some(message.with("days", grade.lateness.days))
}

/// Hundredths of a percent as percent.
fn percent(hundredths: u64) -> String {
    match hundredths % 100 {
        0 => (hundredths / 100).to_string(),
        rest => format!("{}.{rest:02}", hundredths / 100),
    }
}
