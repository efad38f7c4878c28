use super::{
    Style,
    pretty::{columns, pad},
    visible,
};
use crate::{
    gradebook::{CaseChange, Change, Grade, Lateness, Line, State},
    locale::Locale,
    model::{Message, Points, Verdict},
};

/// Cases that are named of one student.
const MOST_CASES: usize = 5;

/// Whose grade changed, as a screen: by how much, and because of which cases.
pub fn changes(changes: &[Change<'_>], locale: &Locale, style: Style) -> String {
    if changes.is_empty() {
        return locale.text(&Message::new("changes-none")) + "\n";
    }
    let widest = changes
        .iter()
        .map(|change| columns(&visible(change.student)))
        .max()
        .unwrap_or(0);
    let lines = changes.iter().flat_map(|change| lines(change, widest, locale, style));
    let count = locale.text(&Message::new("changes-count").with("count", changes.len()));
    lines.chain([count]).map(|line| line + "\n").collect()
}

fn lines(change: &Change<'_>, widest: usize, locale: &Locale, style: Style) -> Vec<String> {
    let student = pad(&visible(change.student), widest);
    let (before, after) = (side(change.before, locale), side(change.after, locale));
    let grade = format!(
        "{}  {before} → {after}{}",
        style.emphasis(&student),
        difference(change, style)
    );
    let more = change.cases.len().checked_sub(MOST_CASES).filter(|more| *more > 0);
    let more = more.map(|more| locale.text(&Message::new("changes-more-cases").with("count", more)));
    let cases = change.cases.iter().take(MOST_CASES).map(told).chain(more);
    let causes = lateness(change, locale).into_iter().chain(cases);
    std::iter::once(grade)
        .chain(causes.map(|cause| format!("  {}", style.dim(&cause))))
        .collect()
}

/// How late the work is and was, where that costs another share of the points than before.
fn lateness(change: &Change<'_>, locale: &Locale) -> Option<String> {
    let of = |(line, grade): (&Line, Grade)| (line.state != State::Missing).then_some(grade.lateness);
    let (before, after) = (of(change.before?)?, of(change.after?)?);
    let told = |lateness: Lateness| match lateness.days {
        0 => Message::new("changes-in-time"),
        days => Message::new("changes-late")
            .with("days", days)
            .with("left", Points::hundredths(lateness.left).to_string()),
    };
    let message = Message::new("changes-lateness")
        .with("after", told(after))
        .with("before", told(before));
    (before.left != after.left).then(|| locale.text(&message))
}

/// The points and the state, or that the student was not there.
fn side(side: Option<(&Line, Grade)>, locale: &Locale) -> String {
    let Some((line, grade)) = side else {
        return locale.text(&Message::new("changes-not-there"));
    };
    let points = grade
        .points
        .map(|points| format!("{points}/{} ", grade.most))
        .unwrap_or_default();
    points + line.state.name()
}

fn difference(change: &Change<'_>, style: Style) -> String {
    let Some(hundredths) = change.difference().filter(|difference| *difference != 0) else {
        return String::new();
    };
    let points = Points::hundredths(hundredths.unsigned_abs());
    if hundredths > 0 {
        style.good(&format!("  +{points}"))
    } else {
        style.bad(&format!("  −{points}"))
    }
}

fn told(case: &CaseChange) -> String {
    let verdict = |verdict: Option<Verdict>| verdict.map_or("–", Verdict::name);
    let (before, after) = (verdict(case.before), verdict(case.after));
    format!("{} › {}: {before} → {after}", visible(&case.suite), visible(&case.name))
}
