use super::{Alone, Entries, Lateness, Layout, Versions};

/// Canvas's `submissions.zip`, which has no folders.
///
/// A file is called `<sortable name>[_LATE]_<user id>_<attachment id>_<display name>`, the name in lower case with letters, digits
/// and `_` only; where names are hidden, `[LATE_]anon_<anonymous id>` stands before the attachment's id (`get_filename` and
/// `add_upload_submission` in `lib/content_zipper.rb`). A text entry is `…_text.html`, a link `…_link.html`. Canvas adds `-1`, `-2` to
/// the display name of a file that is uploaded again (`make_unique_filename` in `app/models/attachment.rb`).
///
/// Many a name that somebody gave a file looks like that, `kadai_5_1_2310101.rb`: so all entries have to, and no attachment's id
/// is there twice.
pub(super) static ENTRY: Layout = Layout {
    patterns: &[
        r"^(?:(?<late>LATE)_)?(?<id>anon_[0-9A-Za-z]+)_(?:(?<attachment>[0-9]+)_(?<file>.+)|(?<page>text\.html)|link\.html)$",
        r"^(?<name>.+?)_(?:(?<late>LATE|late)_)?(?<id>[0-9]+)_(?:(?<attachment>[0-9]+)_(?<file>.+)|(?<page>text\.html)|link\.html)$",
    ],
    entries: Entries::Files,
    alone: Alone::Unsure,
    lateness: Lateness::Told,
    versions: Versions::Numbered,
};
