use std::cmp::Reverse;

use super::{
    Detail, Style, harmless,
    pretty::{columns, cut, judged, pad, wrap},
    visible, visible_lines,
};
use crate::{
    error::Error,
    gradebook::{Gradebook, Line, Misunderstanding, State, misunderstandings},
    locale::Locale,
    model::{Message, Suite, Verdict},
};

/// Ways to fail that are shown; what fewer students have in common is counted.
const MOST_WAYS: usize = 8;

/// Students that are named of those who fail in the same way.
const MOST_ALIKE: usize = 6;

/// Students that are named of those whom the instructor may want to write to.
const MOST_NAMED: usize = 40;

/// The slowest programs that are named.
const SLOWEST: usize = 3;

/// What became of a class, as a screen: how many came to what, what they did not understand, and what the instructor has to
/// look at; with every way and every name under [`Detail::Verbose`]. Fails when a row cannot be read any more.
pub fn overview(
    book: &Gradebook<'_>,
    locale: &Locale,
    style: Style,
    width: usize,
    detail: Detail,
) -> Result<String, Error> {
    let mut screen = Screen {
        text: String::new(),
        locale,
        style,
        width,
        all: detail == Detail::Verbose,
    };
    screen.heading(book);
    screen.counts(book);
    screen.suites(book);
    screen.ways(&misunderstandings(book)?);
    screen.remarks(book);
    Ok(screen.text)
}

struct Screen<'a> {
    text: String,
    locale: &'a Locale,
    style: Style,
    width: usize,
    /// Whether everything is shown, however long.
    all: bool,
}

impl Screen<'_> {
    fn heading(&mut self, book: &Gradebook<'_>) {
        let title = visible(self.locale.choose(&book.assignment().title));
        let students = self.words(&Message::new("overview-students").with("count", book.lines().len()));
        self.line(&format!("{} · {students}", self.style.emphasis(&title)));
    }

    /// How many came to what: the verdicts in their order, then what has none.
    fn counts(&mut self, book: &Gradebook<'_>) {
        self.line("");
        let names = Verdict::ALL
            .map(Verdict::name)
            .into_iter()
            .chain(State::WITHOUT_VERDICT);
        let count = |name: &str| book.lines().iter().filter(|line| line.state.name() == name).count();
        let counts: Vec<(&str, usize)> = names
            .map(|name| (name, count(name)))
            .filter(|(_, count)| *count > 0)
            .collect();
        let widest = counts.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
        let digits = book.lines().len().to_string().len();
        for (name, count) in counts {
            let name = pad(name, widest);
            let name = match name.trim_end() {
                "accepted" => self.style.good(&name),
                _ => name,
            };
            self.line(&format!("  {name}  {count:>digits$}"));
        }
    }

    /// In how many programs each suite fails, of those that could be judged.
    fn suites(&mut self, book: &Gradebook<'_>) {
        let judged: Vec<&Line> = book.lines().iter().filter(|line| !line.marks.is_empty()).collect();
        let fails = |line: &Line, suite: &str| {
            let mut suites = line.by_suite();
            suites.any(|(id, marks)| id == suite && marks.iter().any(|mark| !mark.accepted()))
        };
        let counts = book.suites().iter().map(|suite| {
            let failing = judged.iter().filter(|line| fails(line, &suite.id)).count();
            (suite, failing)
        });
        let counts: Vec<(&Suite, usize)> = counts.filter(|(_, failing)| *failing > 0).collect();
        if counts.is_empty() {
            return;
        }
        self.section_with(&Message::new("overview-suites").with("programs", judged.len()));
        let digits = judged.len().to_string().len();
        for (suite, failing) in counts {
            let title = visible(self.locale.choose(&suite.title));
            let line = format!("  {failing:>digits$}  {} {title}", visible(&suite.id));
            self.line(&cut(&line, self.width));
        }
    }

    /// How programs fail, with one call for each way.
    fn ways(&mut self, ways: &[Misunderstanding]) {
        let Some(most) = ways.first().map(|way| way.students.len()) else {
            return;
        };
        self.section("overview-ways");
        let digits = most.to_string().len();
        for way in ways.iter().take(self.most(MOST_WAYS)) {
            self.way(way, digits);
        }
        let others = ways.iter().skip(self.most(MOST_WAYS));
        let (ways, students) = others.fold((0_usize, 0), |(ways, students), way| {
            (ways + 1, students + way.students.len())
        });
        if ways > 0 {
            let more = Message::new("overview-more-ways")
                .with("ways", ways)
                .with("students", students);
            let more = self.words(&more);
            self.line(&format!("  {}", self.style.dim(&more)));
        }
    }

    fn way(&mut self, way: &Misunderstanding, digits: usize) {
        let example = &way.example;
        let place = format!("{} › {}", visible(&example.suite), visible(&example.name));
        let verdict = judged(example.judgement);
        let margin = " ".repeat(2 + digits + 2);
        let room = self.width.saturating_sub(margin.len());
        let count = way.students.len();
        let start = format!("  {count:>digits$}  {}", self.style.emphasis(&cut(&place, room)));
        if columns(&place) + 2 + columns(&verdict) <= room {
            self.line(&format!("{start}  {}", self.style.dim(&verdict)));
        } else {
            self.line(&start);
            self.line(&format!("{margin}{}", self.style.dim(&cut(&verdict, room))));
        }
        if let Some(failure) = &example.failure {
            let call = failure.calls.last().map(|call| format!("{call}: ")).unwrap_or_default();
            let sentence = call + &self.words(&failure.message);
            let sentence = sentence.lines().map(str::trim).collect::<Vec<_>>().join(" ");
            self.line(&(margin.clone() + &cut(&sentence, room)));
        }
        if way.cases > 1 {
            let more = self.words(&Message::new("overview-more-cases").with("count", way.cases - 1));
            self.line(&format!("{margin}{}", self.style.dim(&more)));
        }
        let names = self.names(way.students.iter().map(String::as_str), MOST_ALIKE);
        self.line(&format!("{margin}{}", self.style.dim(&names)));
    }

    /// Who has to be looked at.
    fn remarks(&mut self, book: &Gradebook<'_>) {
        let of = |wanted: &dyn Fn(&Line) -> bool| -> Vec<&Line> {
            book.lines().iter().filter(|line| wanted(line)).collect()
        };
        self.who("overview-missing", &of(&|line| line.state == State::Missing));
        let late = of(&|line| book.grade(line).lateness.days > 0);
        self.who("overview-late", &late);
        let by_file = late.iter().filter(|line| line.marked_late.is_none()).count();
        let handed_in = book.lines().iter().filter(|line| line.state != State::Missing).count();
        if by_file > 0 && by_file * 2 > handed_in {
            let words = self.words(&Message::new("overview-late-all"));
            self.line(&format!("  {}", self.style.warning(&words)));
        }
        self.who("overview-flaky", &of(&|line| line.flaky));
        self.who("overview-strangers", &of(&|line| line.stranger));
        self.why("overview-refused", &of(&|line| matches!(line.state, State::Refused(_))));
        self.why(
            "overview-ungraded",
            &of(&|line| matches!(line.state, State::Ungraded(_))),
        );
        self.slowest(book);
    }

    /// A list of names behind what they have in common.
    fn who(&mut self, id: &'static str, lines: &[&Line]) {
        if self.counted(id, lines.len()) {
            let ids = lines.iter().map(|line| line.student.id.as_str());
            let names = self.names(ids, MOST_NAMED);
            for part in wrap(&names, self.width.saturating_sub(2)) {
                self.line(&format!("  {part}"));
            }
        }
    }

    /// A line a student with the reason.
    fn why(&mut self, id: &'static str, lines: &[&Line]) {
        if !self.counted(id, lines.len()) {
            return;
        }
        let ids = lines.iter().map(|line| columns(&visible(&line.student.id)));
        let widest = ids.max().unwrap_or(0);
        for line in lines {
            let reason = match &line.state {
                State::Refused(why) | State::Ungraded(Some(why)) => self.words(&harmless(why)),
                _ => self.words(&Message::new("overview-fault")),
            };
            let mut id = pad(&visible(&line.student.id), widest);
            for part in wrap(&reason, self.width.saturating_sub(widest + 4)) {
                self.line(&format!("  {id}  {part}"));
                id = " ".repeat(widest);
            }
        }
    }

    /// Begins a section with how many it is about, if there are any.
    fn counted(&mut self, id: &'static str, count: usize) -> bool {
        if count > 0 {
            let what = Message::new("overview-count").with("what", Message::new(id));
            self.section_with(&what.with("count", count));
        }
        count > 0
    }

    fn slowest(&mut self, book: &Gradebook<'_>) {
        let mut judged: Vec<&Line> = book.lines().iter().filter(|line| !line.marks.is_empty()).collect();
        if judged.len() <= SLOWEST {
            return;
        }
        judged.sort_by_key(|line| Reverse(line.time));
        self.section("overview-slowest");
        let told = judged.iter().take(SLOWEST);
        let told: Vec<String> = told
            .map(|line| format!("{} {:.1} s", visible(&line.student.id), line.time.as_secs_f64()))
            .collect();
        self.line(&format!("  {}", told.join(", ")));
    }

    /// The first names of a list, and how many more there are.
    fn names<'n>(&self, names: impl ExactSizeIterator<Item = &'n str>, most: usize) -> String {
        let total = names.len();
        let mut told: Vec<String> = names.take(self.most(most)).map(visible).collect();
        if total > self.most(most) {
            told.push(self.words(&Message::new("overview-more").with("count", total - most)));
        }
        told.join(", ")
    }

    /// How many of something are shown.
    fn most(&self, usually: usize) -> usize {
        if self.all { usize::MAX } else { usually }
    }

    fn section(&mut self, id: &'static str) {
        self.section_with(&Message::new(id));
    }

    fn section_with(&mut self, message: &Message) {
        let words = self.words(message);
        self.line("");
        self.line(&words);
    }

    fn words(&self, message: &Message) -> String {
        visible_lines(&self.locale.text(message))
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }
}
