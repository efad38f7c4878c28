use super::Context;
use crate::cli::Listed;
use crate::error::Error;
use crate::gradebook::{Sight, sight};
use crate::language::{LANGUAGES, Language};
use crate::model::{Message, Suite};
use crate::testcase::{self, Bundle};

/// Tells what there is; without a topic, everything but the cases, which are many.
pub(super) fn list(what: Option<Listed>, hidden: bool, context: &mut Context) -> Result<(), Error> {
    match what {
        Some(what) => topic(what, hidden, context),
        None => overview(hidden, context),
    }
}

fn overview(hidden: bool, context: &mut Context) -> Result<(), Error> {
    let suites = Message::new("list-suites").with("assignment", context.assignment()?);
    heading(&Message::new("list-assignments"), context)?;
    topic(Listed::Assignments, hidden, context)?;
    context.line("")?;
    heading(&Message::new("list-languages"), context)?;
    topic(Listed::Languages, hidden, context)?;
    context.line("")?;
    heading(&suites, context)?;
    topic(Listed::Suites, hidden, context)
}

fn heading(heading: &Message, context: &mut Context) -> Result<(), Error> {
    let heading = context.locale.text(heading);
    context.line(&context.style.emphasis(&heading))
}

fn topic(what: Listed, hidden: bool, context: &mut Context) -> Result<(), Error> {
    let text = match what {
        Listed::Assignments => assignments(context)?,
        Listed::Languages => languages(context),
        Listed::Suites => suites(hidden, context)?,
        Listed::Cases => cases(hidden, context)?,
    };
    context.write(&text)
}

fn assignments(context: &Context) -> Result<String, Error> {
    const HEADINGS: [&str; 5] = [
        "list-column-id",
        "list-column-title",
        "list-column-suites",
        "list-column-cases",
        "list-column-points",
    ];
    let mut table = context.table(HEADINGS);
    let source = context.source();
    for id in testcase::ids(&source)? {
        let Bundle { assignment, suites } = testcase::load(&source, &id)?;
        let title = context.locale.choose(&assignment.title);
        let cases: usize = suites.iter().map(|suite| suite.cases.len()).sum();
        let points: u32 = suites.iter().map(points).sum();
        let [suites, cases, points] = [suites.len().to_string(), cases.to_string(), points.to_string()];
        table.row([&id, title, &suites, &cases, &points]);
    }
    Ok(table.text(context.style))
}

fn languages(context: &Context) -> String {
    const HEADINGS: [&str; 5] = [
        "list-column-id",
        "list-column-name",
        "list-column-files",
        "list-column-interfaces",
        "list-column-needs",
    ];
    let mut table = context.table(HEADINGS);
    for language in LANGUAGES {
        let Language {
            id, name, extensions, ..
        } = language;
        let files: Vec<String> = extensions.iter().map(|ending| format!("*.{ending}")).collect();
        let interfaces = if language.functions.is_some() {
            "functions, stdio"
        } else {
            "stdio"
        };
        let programs = language.tool.as_ref().map_or(&[][..], |tool| tool.programs);
        table.row([id, name, &files.join(" "), interfaces, &programs.join(" | ")]);
    }
    table.text(context.style)
}

fn suites(hidden: bool, context: &Context) -> Result<String, Error> {
    const HEADINGS: [&str; 4] = [
        "list-column-id",
        "list-column-title",
        "list-column-cases",
        "list-column-points",
    ];
    let mut table = context.table(HEADINGS);
    let Seen { suites, further } = seen(hidden, context)?;
    for (suite, _) in suites {
        let title = context.locale.choose(&suite.title);
        table.row([
            &suite.id,
            title,
            &suite.cases.len().to_string(),
            &points(&suite).to_string(),
        ]);
    }
    Ok(table.text(context.style) + &further)
}

fn cases(hidden: bool, context: &Context) -> Result<String, Error> {
    const HEADINGS: [&str; 3] = ["list-column-case", "list-column-calls", "list-column-points"];
    let mut table = context.table(HEADINGS);
    let with_cases = |(suite, sight)| (sight == Sight::Cases).then_some(suite);
    let Seen { suites, further } = seen(hidden, context)?;
    for suite in suites.into_iter().filter_map(with_cases) {
        for case in &suite.cases {
            // As `--only` names it.
            let full = format!("{}/{}", suite.id, case.name);
            table.row([&full, &case.steps.len().to_string(), &case.points.to_string()]);
        }
    }
    Ok(table.text(context.style) + &further)
}

/// The suites as students see them, or all of them.
struct Seen {
    /// Each with what is seen of it.
    suites: Vec<(Suite, Sight)>,
    /// A line that says that there are further ones, where there are.
    further: String,
}

fn seen(hidden: bool, context: &Context) -> Result<Seen, Error> {
    let Bundle { assignment, suites } = context.bundle()?;
    let now = jiff::Timestamp::now();
    let seen = suites.into_iter().map(|suite| {
        let sight = if hidden {
            Sight::Cases
        } else {
            sight(&suite, assignment.deadline, now)
        };
        (suite, sight)
    });
    let (suites, unseen): (Vec<_>, Vec<_>) = seen.partition(|(_, sight)| *sight != Sight::Nothing);
    let further = Message::new("report-more-count");
    Ok(Seen {
        suites,
        further: match unseen.as_slice() {
            [] => String::new(),
            _ => context.locale.text(&further) + "\n",
        },
    })
}

fn points(suite: &Suite) -> u32 {
    suite.cases.iter().map(|case| case.points).sum()
}
