use super::{Alone, Entries, Lateness, Layout, Versions};

/// Moodle's "Download all submissions", with and without "Download submissions in folders".
///
/// The prefix is the full name, whose `_` have become blanks, `_` and the number of the participant, then `_assignsubmission_` and
/// the plugin (`get_student_prefix` and `load_submissionplugin_filelist` in `mod/assign/classes/downloader.php`; until Moodle 4.0
/// `download_submissions` in `mod/assign/locallib.php`, whose folders end in `_`). The participant's number is the assignment's own;
/// where names are hidden, the word "Participant" stands for the name.
pub(super) static ENTRY: Layout = Layout {
    patterns: &[r"^(?:(?<name>[^_]*)_)?(?<id>[0-9]+)_assignsubmission_[a-z]+(?:_(?<file>.+)?)?$"],
    entries: Entries::All,
    alone: Alone::Sure,
    lateness: Lateness::Untold,
    versions: Versions::Plain,
};
