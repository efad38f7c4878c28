use std::fmt::Write as _;

use crate::{
    model::{Killed, Notice},
    report::pretty::{columns, pad},
    report::{Style, visible},
};

/// The rows of a table of suites and mutants: what each suite is numbered, then a row a mutant.
pub(super) fn rows(suites: &[String], notice: &Notice, style: Style) -> Vec<String> {
    let digits = suites.len().to_string().len();
    let legend = suites.iter().enumerate().map(|(index, suite)| {
        let kills = notice
            .mutants
            .iter()
            .filter(|mutant| mutant.suites[index] == Killed::Wholly);
        let count = kills.count();
        (index + 1, visible(suite), count)
    });
    let legend: Vec<(usize, String, usize)> = legend.collect();
    let widest = legend.iter().map(|(_, suite, _)| columns(suite)).max().unwrap_or(0);
    let most = notice.mutants.len().to_string().len();
    let mut rows: Vec<String> = legend
        .iter()
        .map(|(number, suite, count)| format!("{number:>digits$}  {}  {count:>most$}", pad(suite, widest)))
        .collect();
    let widest = notice
        .mutants
        .iter()
        .map(|mutant| columns(&mutant.id))
        .max()
        .unwrap_or(0);
    let numbers = (1..=suites.len()).fold(String::new(), |mut heading, number| {
        let _ = write!(heading, " {number:>digits$}");
        heading
    });
    rows.push(String::new());
    rows.push(style.dim(&format!("{} {numbers}", " ".repeat(widest))));
    for mutant in &notice.mutants {
        let marks = mutant.suites.iter().fold(String::new(), |mut row, killed| {
            let _ = write!(row, " {:>digits$}", mark(*killed));
            row
        });
        let name = pad(&mutant.id, widest);
        let name = if mutant.is_killed(notice) {
            name
        } else {
            style.bad(&name)
        };
        rows.push(format!("{name} {marks}"));
    }
    rows
}

const fn mark(killed: Killed) -> char {
    match killed {
        Killed::Nothing => '·',
        Killed::Partly => '◐',
        Killed::Wholly => '●',
    }
}
