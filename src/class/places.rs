//! Which of the paths that the operator names are a class, and which are one student's.

use std::path::{Path, PathBuf};

use super::{
    layout::{IdPattern, Named, Naming},
    node::{Kind, Node},
    room::Room,
};
use crate::{error::Error, model::Assignment};

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

    /// Whether a folder has several folders or archives in it, or something that a platform has named.
    fn is_surely_a_class(&self, folder: &Node) -> bool {
        let children = folder.children().unwrap_or_default();
        let kinds = children.iter().map(|child| child.kind().unwrap_or(Kind::File));
        let packed = kinds.filter(|kind| *kind != Kind::File).count();
        packed > 1 || children.iter().any(|child| self.platform(child).is_some())
    }

    /// Who has handed in an entry of a class, where a platform has named it.
    pub(super) fn platform(&self, node: &Node) -> Option<Named> {
        self.naming.platform(&node.name(), node.kind() == Ok(Kind::Folder))
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
