//! Which of the paths that the operator names are a class, and which are one student's.

use std::path::{Path, PathBuf};

use super::{
    layout::{IdPattern, Name, Naming},
    node::{Kind, Node, is_zip},
    room::Room,
};
use crate::{error::Error, language, model::Assignment};

/// How deep one goes down; deeper there is a circle of links.
pub(super) const DEEPEST: usize = 16;

/// By what a student's work is known.
pub(super) struct Signs<'class> {
    pub assignment: &'class Assignment,
    /// The operator's own naming.
    pub pattern: Option<&'class IdPattern>,
    pub naming: Naming,
}

/// Whether the operator has named other paths too.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Others {
    None,
    Some,
}

/// A path of the operator's.
pub(super) struct Place {
    pub path: PathBuf,
    kind: Option<Kind>,
    pub reading: Reading,
}

pub(super) enum Reading {
    /// It is one student's.
    Student,
    /// Its entries are each one student's.
    Class(Node),
}

/// Whose the only folder in a class is.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Only {
    /// A student's.
    Students,
    /// Nobody's: it is called as what it is in, and may have another one inside.
    Around,
    /// The class's: what is in it is each a student's.
    Class,
    /// A student's or the class's, and what is in it does not say which.
    Either,
}

/// Looks at the paths of the operator's.
///
/// Fails with [`Error::Usage`] for a path that is not there, and for the only path where it is an archive that cannot be read.
pub(super) fn look_at(paths: &[&PathBuf], signs: &Signs<'_>, others: Others) -> Result<Vec<Place>, Error> {
    let places = paths.iter().map(|path| signs.look_at(path, others));
    let mut places = places.collect::<Result<Vec<_>, _>>()?;
    signs.compare(&mut places);
    Ok(places)
}

impl Signs<'_> {
    /// Looks at a path of the operator's.
    fn look_at(&self, path: &Path, others: Others) -> Result<Place, Error> {
        let node = Node::Disk(path.to_owned());
        let kind = match node.kind() {
            Ok(kind) => Some(kind),
            // What is there and may not be read is one student's problem.
            Err(_) if path.symlink_metadata().is_ok() => None,
            Err(message) => return Err(Error::Usage(message)),
        };
        let reading = match kind {
            None | Some(Kind::File) => Reading::Student,
            Some(Kind::Folder) => self.reading(node, path, others),
            Some(Kind::Archive) => match node.open(&mut Room::of(self.assignment)) {
                Ok(opened) => self.reading(opened, path, others),
                Err(_) if others == Others::Some => Reading::Student,
                Err(message) => return Err(Error::Usage(message)),
            },
        };
        Ok(Place {
            path: path.to_owned(),
            kind,
            reading,
        })
    }

    fn reading(&self, folder: Node, path: &Path, others: Others) -> Reading {
        let is_platforms = self.pattern.is_none()
            && self
                .naming
                .platform(&Node::Disk(path.to_owned()).name(), true)
                .is_some();
        let holds_entry = match others {
            // An archive or a folder with one folder in it is as well a student's as the folder itself.
            Others::Some => self.holds_entry(&lowest(&folder)),
            Others::None => self.holds_entry(&folder),
        };
        if is_platforms || holds_entry {
            return Reading::Student;
        }
        Reading::Class(folder)
    }

    /// Whether a folder holds one of the files that the assignment starts from.
    pub(super) fn holds_entry(&self, folder: &Node) -> bool {
        self.assignment.entry.iter().any(|name| folder.has_file(name))
    }

    /// Makes what may be a class one student's, where another path of the same kind beside it clearly is: `checker grade class/*/`
    /// names students, also the one who called the file otherwise.
    fn compare(&self, places: &mut [Place]) {
        let clear: Vec<_> = places
            .iter()
            .filter(|place| matches!(place.reading, Reading::Student) && place.kind != Some(Kind::File))
            .map(|place| (place.kind, place.path.parent().map(Path::to_owned)))
            .collect();
        for place in places {
            let beside = clear.contains(&(place.kind, place.path.parent().map(Path::to_owned)));
            if let Reading::Class(folder) = &place.reading
                && beside
                && !self.is_surely_a_class(folder)
            {
                place.reading = Reading::Student;
            }
        }
    }

    /// Whose the only thing in a class is, by what is in it. Whoever packs a folder gives the archive its name, and the folder that
    /// an archive is unpacked into, so one that is called as what it is in is nobody's.
    pub(super) fn only_folder(&self, only: &Node, around: &Node) -> Only {
        let is_folder = only.kind() == Ok(Kind::Folder);
        let is_platforms = || self.naming.platform(&only.name(), true).is_some();
        if !is_folder || is_platforms() || self.holds_entry(only) {
            return Only::Students;
        }
        let children = only.children().unwrap_or_default();
        if children.is_empty() {
            return Only::Students;
        }
        if only.name() == name_of_class(around) {
            return Only::Around;
        }
        if self.names_any(&children) {
            return Only::Class;
        }
        let works = children.iter().filter(|child| self.is_work(child));
        let (packed, files): (Vec<&Node>, Vec<&Node>) = works.partition(|work| work.kind() != Ok(Kind::File));
        match (packed.len(), files.len(), &children[..]) {
            (2.., _, _) => Only::Class,
            (1, 1.., _) | (0, 2.., _) => Only::Either,
            (_, _, [child]) if child.kind() != Ok(Kind::File) => Only::Either,
            _ => Only::Students,
        }
    }

    /// Whether something may be all of what a student handed in: a program, an archive, or a folder with a program in it.
    fn is_work(&self, node: &Node) -> bool {
        match node.kind() {
            Ok(Kind::File) => self.is_program(node),
            Ok(Kind::Archive) => true,
            Ok(Kind::Folder) => {
                let inside = lowest(node).children().unwrap_or_default();
                inside
                    .iter()
                    .any(|child| child.kind() == Ok(Kind::File) && self.is_program(child))
            }
            Err(_) => false,
        }
    }

    /// Whether a file is a program, by its name, or where that says nothing, by its first line.
    fn is_program(&self, file: &Node) -> bool {
        let name = PathBuf::from(file.name());
        let bytes = match name.extension() {
            Some(_) => Vec::new(),
            None => file.read(&mut Room::of(self.assignment)).unwrap_or_default(),
        };
        let first = bytes.first().map(|file| file.bytes.as_slice());
        language::detect(&name, first.unwrap_or_default(), false).is_ok()
    }

    /// Whether a folder has several folders or archives in it, or something that a platform has named.
    fn is_surely_a_class(&self, folder: &Node) -> bool {
        let children = folder.children().unwrap_or_default();
        let kinds = children.iter().map(|child| child.kind().unwrap_or(Kind::File));
        let packed = kinds.filter(|kind| *kind != Kind::File).count();
        packed > 1 || self.names_any(&children)
    }

    /// Whether a platform has named one of these, which are all of a class.
    fn names_any(&self, entries: &[Node]) -> bool {
        let names: Vec<Name> = entries.iter().map(name_of).collect();
        let naming = self.naming.among(&names);
        names
            .iter()
            .any(|(name, is_folder)| naming.platform(name, *is_folder).is_some())
    }
}

/// What a platform may have named.
pub(super) fn name_of(node: &Node) -> Name {
    (node.name(), node.kind() == Ok(Kind::Folder))
}

/// What a folder or an archive is called that holds a class.
fn name_of_class(around: &Node) -> String {
    let name = around.name();
    match name.rsplit_once('.') {
        Some((stem, _)) if is_zip(&name) => stem.to_owned(),
        _ => name,
    }
}

/// The folder that is reached by going down while there is nothing but one folder.
fn lowest(folder: &Node) -> Node {
    let mut lowest = folder.clone();
    for _ in 0..DEEPEST {
        let mut children = lowest.children().unwrap_or_default();
        match children.pop().filter(|_| children.is_empty()) {
            Some(child) if !child.is_link() && child.kind() == Ok(Kind::Folder) => lowest = child,
            _ => break,
        }
    }
    lowest
}
