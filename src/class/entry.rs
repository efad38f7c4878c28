use std::path::{Path, PathBuf};

use super::{handin::File, newest};
use crate::{
    language::{self, Language},
    model::{Assignment, Message},
};

/// The endings of archives that students make and that are not read.
const FOREIGN_ARCHIVES: [&str; 8] = ["7z", "rar", "lzh", "tar", "tgz", "gz", "bz2", "xz"];

/// The files into which platforms put what a student has written on their pages: `onlinetextfilename` in Moodle's
/// `mod/assign/submission/onlinetext/lang/en/assignsubmission_onlinetext.php`, `…_text.html` in Canvas's `lib/content_zipper.rb`.
const ONLINE_TEXTS: [(&str, &str); 2] = [("onlinetext.html", "Moodle"), ("text.html", "Canvas")];

/// How many files a sentence names: whoever reads it looks into the folder anyway.
const MOST_NAMED: usize = 5;

/// The file of a hand-in that counts.
pub(super) struct Chosen {
    /// Its path inside the hand-in.
    pub entry: PathBuf,
    /// What it was preferred to, where that is for the operator to look at.
    pub warning: Option<Message>,
}

impl Chosen {
    /// A file that nobody can doubt.
    pub(super) fn plain(entry: &Path) -> Self {
        Self {
            entry: entry.to_owned(),
            warning: None,
        }
    }
}

/// The file of a hand-in that counts: the first that the assignment names, or a newer version of it; else the only one, else the
/// newest program. Where none is newer than all others, they have to be in one language.
///
/// Says in a sentence that names the files why it is none of these.
pub(super) fn choose(files: &[File], assignment: &Assignment, handin: &Path) -> Result<Chosen, Message> {
    let top: Vec<&File> = files.iter().filter(|file| file.path.iter().count() == 1).collect();
    let named = assignment
        .entry
        .iter()
        .find_map(|name| top.iter().find(|file| file.path == Path::new(name)));
    if let Some(entry) = named {
        return Ok(newest::version(entry, &top, assignment, handin));
    }
    if let Some(archive) = top
        .iter()
        .find(|file| is_foreign_archive(&file.path))
        .filter(|_| top.len() == 1)
    {
        let path = handin.display().to_string();
        let name = archive.path.display().to_string();
        return Err(Message::new("class-archive-foreign")
            .with("name", name)
            .with("path", path));
    }
    if let [only] = top[..] {
        let mut texts = ONLINE_TEXTS.iter();
        if let Some((_, platform)) = texts.find(|(name, _)| only.path == Path::new(name)) {
            return Err(Message::new("class-online-text")
                .with("platform", *platform)
                .with("path", handin.display().to_string()));
        }
        return Ok(Chosen::plain(&only.path));
    }
    let programs = programs(&top, assignment);
    // Of files that only the right to execute them makes programs, the newest may as well be a report.
    let are_written = programs.len() < 2 || programs.iter().all(|(_, language)| language.tool.is_some());
    let of_one_language = programs.windows(2).all(|pair| pair[0].1.id == pair[1].1.id);
    let programs: Vec<&File> = programs.into_iter().map(|(program, _)| program).collect();
    if are_written
        && (of_one_language || newest::is_one_newest(&programs))
        && let Some(chosen) = newest::program(&programs, handin)
    {
        return Ok(chosen);
    }
    match programs[..] {
        [] if files.is_empty() => Err(Message::new("class-nothing-in")),
        [] if assignment.entry.is_empty() => Err(Message::new("class-no-program")),
        [] => Err(Message::new("class-no-named-program").with("names", assignment.entry.join(", "))),
        _ => Err(Message::new("class-several-programs").with("found", names(programs.iter().copied()))),
    }
    .map_err(|message| message.with("path", handin.display().to_string()))
}

/// Whether a file is what somebody would hand in: its language is known, or the assignment starts from one of this name.
pub(super) fn is_program(file: &File, assignment: &Assignment) -> bool {
    let is_named = assignment.entry.iter().any(|name| file.path == Path::new(name));
    is_named || language::detect(&file.path, &file.bytes, file.executable).is_ok_and(|language| language.tool.is_some())
}

/// Whether a sentence of [`choose`] says that there is nothing that could be started.
pub(super) fn says_no_program(why: &Message) -> bool {
    let ids = [
        "class-nothing-in",
        "class-no-program",
        "class-no-named-program",
        "class-online-text",
    ];
    ids.contains(&&*why.id)
}

/// The names of files, as a sentence has them.
pub(super) fn names<'files>(files: impl Iterator<Item = &'files File>) -> String {
    let mut names: Vec<_> = files.map(|file| file.path.display().to_string()).collect();
    if names.len() > MOST_NAMED {
        names.truncate(MOST_NAMED);
        names.push("…".to_owned());
    }
    names.join(", ")
}

/// The files whose language is known; of several, those in a language that the assignment accepts. That a file may be executed
/// says something only where nothing else does: many a file system and archive gives that right to every file.
fn programs<'files>(files: &[&'files File], assignment: &Assignment) -> Vec<(&'files File, &'static Language)> {
    let of = |file: &File, executable| language::detect(&file.path, &file.bytes, executable).ok();
    let known = |may_count: fn(&File) -> bool| -> Vec<(&'files File, &'static Language)> {
        let languages = files.iter().map(|file| (*file, of(file, may_count(file))));
        languages
            .filter_map(|(file, language)| Some((file, language?)))
            .collect()
    };
    let mut programs = known(|_| false);
    if programs.is_empty() {
        programs = known(|file| file.executable);
    }
    let accepts = |language: &Language| assignment.languages.iter().any(|id| id == language.id);
    if programs.len() > 1 && programs.iter().any(|(_, language)| accepts(language)) {
        programs.retain(|(_, language)| accepts(language));
    }
    programs
}

fn is_foreign_archive(path: &Path) -> bool {
    path.extension().is_some_and(|extension| {
        FOREIGN_ARCHIVES
            .iter()
            .any(|known| extension.eq_ignore_ascii_case(known))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::class::fixture::assignment;

    fn chosen(
        files: &[(&str, &str)],
        entries: &[&str],
        languages: &[&str],
    ) -> Result<String, std::borrow::Cow<'static, str>> {
        let mut assignment = assignment(entries);
        assignment.languages = languages.iter().map(|id| (*id).to_owned()).collect();
        let files: Vec<File> = files
            .iter()
            .map(|(path, text)| File {
                path: path.into(),
                bytes: text.as_bytes().to_vec(),
                executable: text.starts_with("\u{7f}ELF"),
                modified: None,
            })
            .collect();
        choose(&files, &assignment, Path::new("class/alice"))
            .map(|chosen| chosen.entry.display().to_string())
            .map_err(|message| message.id)
    }

    #[test]
    fn the_first_name_of_the_assignment_counts() {
        let files = [("a.rb", ""), ("othello.py", ""), ("othello.rb", "")];
        assert_eq!(
            chosen(&files, &["othello.rb", "othello.py"], &[]),
            Ok("othello.rb".to_owned())
        );
        assert_eq!(
            chosen(&files, &["othello.c", "othello.py"], &[]),
            Ok("othello.py".to_owned())
        );
    }

    #[test]
    fn else_the_only_file_or_the_only_program_counts() {
        assert_eq!(
            chosen(&[("report", "x")], &["othello.rb"], &[]),
            Ok("report".to_owned())
        );
        let files = [("report.txt", ""), ("osero.rb", ""), ("lib/board.rb", "")];
        assert_eq!(chosen(&files, &["othello.rb"], &[]), Ok("osero.rb".to_owned()));
        let files = [("report.txt", ""), ("osero", "#!/usr/bin/ruby\n")];
        assert_eq!(chosen(&files, &[], &[]), Ok("osero".to_owned()));
        let files = [("report.txt", ""), ("a.out", "\u{7f}ELF")];
        assert_eq!(chosen(&files, &[], &[]), Ok("a.out".to_owned()));
        let files = [("a.out", "\u{7f}ELF"), ("b.out", "\u{7f}ELF")];
        assert_eq!(chosen(&files, &[], &[]), Err("class-several-programs".into()));
        let files = [("osero.rb", ""), ("a.out", "\u{7f}ELF")];
        assert_eq!(chosen(&files, &[], &[]), Ok("osero.rb".to_owned()));
    }

    #[test]
    fn of_several_the_one_in_an_accepted_language_counts() {
        let files = [("test.sh", ""), ("osero.rb", "")];
        assert_eq!(chosen(&files, &[], &["ruby"]), Ok("osero.rb".to_owned()));
        assert_eq!(chosen(&files, &[], &["c"]), Err("class-several-programs".into()));
    }

    #[test]
    fn says_why_none_counts() {
        assert_eq!(chosen(&[], &[], &[]), Err("class-nothing-in".into()));
        assert_eq!(
            chosen(&[("a.txt", ""), ("b.txt", "")], &[], &[]),
            Err("class-no-program".into())
        );
        assert_eq!(
            chosen(&[("lib/a.rb", "")], &["a.rb"], &[]),
            Err("class-no-named-program".into())
        );
        assert_eq!(
            chosen(&[("a.rb", ""), ("b.py", "")], &["x.rb"], &[]),
            Err("class-several-programs".into())
        );
        let many = ["a.rb", "b.rb", "c.py", "d.rb", "e.rb", "f.rb"].map(|name| (name, ""));
        assert_eq!(chosen(&many, &[], &[]), Err("class-several-programs".into()));
        assert_eq!(
            chosen(&[("work.LZH", "")], &["x.rb"], &[]),
            Err("class-archive-foreign".into())
        );
    }
}
