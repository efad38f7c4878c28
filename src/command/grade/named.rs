use std::fs;
use std::path::{Path, PathBuf};

use super::seats;
use crate::cli::Grade;
use crate::command::places::{ID, whole};
use crate::error::Error;
use crate::gradebook;

/// What the operator names as the class.
pub(super) struct Named {
    /// Where the class lies.
    pub class: Vec<PathBuf>,
    /// What the checker has written among that: `checker grade *` names it too.
    pub own: Vec<PathBuf>,
}

impl Named {
    /// Tells the class from what the checker has written beside it, into these results and wherever else it writes to.
    pub(super) fn of(options: &Grade, output: Option<&Path>, results: &Path) -> Result<Self, Error> {
        let class = seats::class(options)?;
        if options.paths.is_empty() {
            return Ok(Self { class, own: Vec::new() });
        }
        let others = [output, options.telling.feedback.as_deref()];
        let outputs = Outputs {
            results: whole(results),
            reports: options
                .telling
                .report
                .iter()
                .map(|written| whole(&written.file))
                .collect(),
            others: others.into_iter().flatten().map(whole).collect(),
        };
        let names_outputs = class.iter().any(|path| outputs.have(&whole(path)));
        let works = names_outputs.then(|| works(results, &class)).flatten();
        let (mut own, class): (Vec<_>, Vec<_>) = class
            .into_iter()
            .partition(|path| outputs.are_at(path, works.as_deref()));
        own.extend(class.iter().flat_map(|path| journals_in(path)));
        Ok(Self { class, own })
    }
}

/// The hand-ins that these results and those beside the class are of; `None` where there are no results yet.
fn works(results: &Path, class: &[PathBuf]) -> Option<Vec<PathBuf>> {
    let journals = class.iter().map(PathBuf::as_path).chain([results]);
    let works: Vec<_> = journals.filter_map(gradebook::works).collect();
    (!works.is_empty()).then(|| works.concat())
}

/// What this command writes.
struct Outputs {
    results: PathBuf,
    /// Reports, with what stands for an id in the names of some.
    reports: Vec<PathBuf>,
    others: Vec<PathBuf>,
}

impl Outputs {
    /// Whether a report or letters are to be written there.
    fn have(&self, place: &Path) -> bool {
        let is_at = |output: &PathBuf| output == place;
        self.others.iter().any(is_at) || self.reports.iter().any(|report| is_of(report, place))
    }

    /// Whether a path of the operator's is the checker's own. As long as there are no results nothing is, and never what they are
    /// of: it is a student's, and not to be replaced.
    fn are_at(&self, path: &Path, works: Option<&[PathBuf]>) -> bool {
        if gradebook::is_journal(path) {
            return true;
        }
        let place = whole(path);
        if place == self.results {
            // The beginning of one that was stopped at once.
            return fs::metadata(path).is_ok_and(|metadata| metadata.is_file() && metadata.len() == 0);
        }
        let is_work = |works: &[PathBuf]| works.iter().any(|work| work.file_name() == place.file_name());
        self.have(&place) && works.is_some_and(|works| !is_work(works))
    }
}

/// Whether a place is that of a report, or of one of those that there is of each student.
fn is_of(report: &Path, place: &Path) -> bool {
    let (Some(report), Some(place)) = (report.to_str(), place.to_str()) else {
        return report == place;
    };
    let Some((before, _)) = report.split_once(ID) else {
        return report == place;
    };
    let rest = place.strip_prefix(before).unwrap_or_default();
    let beginnings = rest.char_indices().map(|(at, sign)| &rest[..at + sign.len_utf8()]);
    let mut ids = beginnings.take_while(|id| !id.contains('/'));
    ids.any(|id| report.replace(ID, id) == place)
}

/// The files of results that lie in a folder from when its entries were named.
fn journals_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let paths = entries.map(|entry| entry.path());
    paths.filter(|path| gradebook::is_journal(path)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_on_each_student_is_known_by_any_id() {
        let is_of = |report: &str, place: &str| is_of(Path::new(report), Path::new(place));
        assert!(is_of("/c/grades.csv", "/c/grades.csv"));
        assert!(is_of("/c/{id}.md", "/c/alice.md"));
        assert!(is_of("/c/{id}-of-{id}.md", "/c/a-b-of-a-b.md"));
        assert!(!is_of("/c/{id}-of-{id}.md", "/c/a-of-b.md"));
        assert!(!is_of("/c/{id}.md", "/c/bob/alice.md"));
        assert!(!is_of("/c/{id}.md", "/c/.md"));
        assert!(!is_of("/c/{id}.md", "/c/alice.rb"));
    }
}
