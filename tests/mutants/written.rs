//! Mistakes written out as programs, from templates: a right program of some style, and for each mistake what is different in it.

use checker::assignment::Catalogue;

/// A way in which students write.
pub(super) struct Style {
    /// Its name, for example `loops`.
    pub(super) name: &'static str,
    /// A right program.
    pub(super) right: &'static str,
    /// What each mistake changes in it.
    mistakes: &'static str,
}

macro_rules! style {
    ($name:literal) => {
        Style {
            name: $name,
            right: include_str!(concat!("programs/", $name, ".rb")),
            mistakes: include_str!(concat!("programs/", $name, ".diff")),
        }
    };
}

/// Loops in loops and numbers of squares, the board changed at the end.
pub(super) static LOOPS: Style = style!("loops");
/// A method a task and a list of directions; the disc first, each direction flipped at once.
pub(super) static METHODS: Style = style!("methods");
/// Whether a move is legal found out apart, and rightly; a mistake concerns what is flipped.
pub(super) static CHECKED: Style = style!("checked");

/// A program with a mistake.
pub(super) struct Written {
    /// The style and the mistake, for messages.
    pub(super) name: String,
    /// The mistake, as its place in the catalogue.
    pub(super) mutant: usize,
    /// Its text.
    pub(super) text: String,
}

impl Style {
    /// The programs of this style: the mistake that each makes, and its text.
    fn programs(&self) -> impl Iterator<Item = (&'static str, String)> {
        self.mistakes.split("\n\n").map(|mistake| {
            let (id, hunks) = mistake.split_once('\n').expect("an id and what changes");
            let text = hunks
                .split("@@\n")
                .fold(self.right.to_owned(), |text, hunk| changed(id, &text, hunk));
            (id, text)
        })
    }
}

/// A text in which the lines of a hunk that begin with `-` are those that begin with `+`.
fn changed(id: &str, text: &str, hunk: &str) -> String {
    let lines = |sign: char| -> String {
        let lines = hunk.lines().filter_map(|line| line.strip_prefix(sign));
        lines.flat_map(|line| [line, "\n"]).collect()
    };
    let removed = format!("\n{}", lines('-'));
    let text = format!("\n{text}");
    assert_eq!(text.matches(&removed).count(), 1, "{id} finds its place:\n{hunk}");
    text.replace(&removed, &format!("\n{}", lines('+')))
        .trim_start()
        .to_owned()
}

/// Every program of the three styles.
pub(super) fn all(catalogue: &dyn Catalogue) -> Vec<Written> {
    let styles = [&LOOPS, &METHODS, &CHECKED].into_iter();
    let programs = styles.flat_map(|style| style.programs().map(move |program| (style, program)));
    programs
        .map(|(style, (id, text))| Written {
            name: format!("{}/{id}", style.name),
            mutant: place(catalogue, id),
            text,
        })
        .collect()
}

/// The place of a mistake in the catalogue.
fn place(catalogue: &dyn Catalogue, id: &str) -> usize {
    let mut ids = catalogue.mutants().iter();
    ids.position(|mutant| *mutant == id)
        .unwrap_or_else(|| panic!("{id} is known"))
}

#[test]
fn each_known_mistake_is_written_in_two_styles() {
    let catalogue = super::asked::catalogue();
    for style in [&LOOPS, &METHODS] {
        let ids: Vec<&str> = style.programs().map(|(id, _)| id).collect();
        assert_eq!(ids, catalogue.mutants(), "{} follows the catalogue", style.name);
    }
}
