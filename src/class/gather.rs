use std::path::{Path, PathBuf};

use super::{
    choose,
    handin::{Handin, PassedOver},
    layout::{IdPattern, Named, Naming},
    member::is_clutter,
    node::{Kind, Node},
    room::Room,
};
use crate::{
    error::Error,
    model::{Assignment, Message},
};

/// How deep the operator's own naming may reach; deeper there is a circle of links.
const DEEPEST: usize = 16;

/// How a class is read.
#[derive(Default)]
pub struct Options {
    /// The operator's own naming.
    pub id_pattern: Option<IdPattern>,
    /// Files that may lie in the class folder and that nobody handed in: the roster, and reports.
    pub not_handed_in: Vec<PathBuf>,
}

/// What was found in the places that the operator named.
pub struct Found {
    /// One hand-in a student, in the order of their ids.
    pub handins: Vec<Handin>,
    /// What is nobody's.
    pub passed_over: Vec<PassedOver>,
    /// What the operator should look at.
    pub warnings: Vec<Message>,
}

/// One entry of a class.
pub(super) struct Entry {
    pub node: Node,
    /// The folder or archive that it is in: two entries of a student there belong together.
    pub container: PathBuf,
    pub named: Named,
}

/// Finds who handed in what.
///
/// A path is a class, as a folder or an archive whose entries are each one student's, perhaps with one folder around them; or
/// it is one student's file, folder or archive: a folder is where it holds a file that the assignment starts from, where a
/// platform has named it, or where another path beside it is one.
///
/// Fails with [`Error::Usage`] for a path that is not there, and for the only path where it is an archive that cannot be read.
pub fn collect(paths: &[PathBuf], assignment: &Assignment, options: &Options) -> Result<Found, Error> {
    let mut gathering = Gathering::new(assignment, options);
    let others = if paths.len() > 1 { Others::Some } else { Others::None };
    let named = paths
        .iter()
        .filter(|path| others == Others::None || !gathering.is_nobodys(path));
    let places = named.map(|path| gathering.look_at(path, others));
    let mut places = places.collect::<Result<Vec<_>, _>>()?;
    gathering.compare(&mut places);
    for place in places {
        gathering.take(place);
    }
    let Gathering {
        entries,
        passed_over,
        mut warnings,
        ..
    } = gathering;
    let (handins, doubts) = choose::handins(entries, assignment);
    warnings.extend(doubts);
    Ok(Found {
        handins,
        passed_over,
        warnings,
    })
}

/// Whether the operator has named other paths too.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Others {
    None,
    Some,
}

/// A path of the operator's.
struct Place {
    path: PathBuf,
    kind: Option<Kind>,
    reading: Reading,
}

enum Reading {
    /// It is one student's.
    Student,
    /// Its entries are each one student's.
    Class(Node),
}

struct Gathering<'class> {
    assignment: &'class Assignment,
    pattern: Option<&'class IdPattern>,
    not_handed_in: Vec<PathBuf>,
    naming: Naming,
    entries: Vec<Entry>,
    passed_over: Vec<PassedOver>,
    warnings: Vec<Message>,
}

impl<'class> Gathering<'class> {
    fn new(assignment: &'class Assignment, options: &'class Options) -> Self {
        let whole = options.not_handed_in.iter().filter_map(|path| path.canonicalize().ok());
        Self {
            assignment,
            pattern: options.id_pattern.as_ref(),
            not_handed_in: whole.collect(),
            naming: Naming::new(),
            entries: Vec::new(),
            passed_over: Vec::new(),
            warnings: Vec::new(),
        }
    }

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
        let is_platforms = self.pattern.is_none() && self.naming.platform(&name(path), true).is_some();
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

    fn holds_entry(&self, folder: &Node) -> bool {
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

    fn platform(&self, node: &Node) -> Option<Named> {
        self.naming.platform(&node.name(), node.kind() == Ok(Kind::Folder))
    }

    fn take(&mut self, place: Place) {
        let before = self.entries.len();
        match place.reading {
            Reading::Student => self.take_student(Node::Disk(place.path.clone())),
            Reading::Class(node) => {
                self.passed_over.extend(node.refused());
                self.take_class(node, &place.path);
            }
        }
        if self.entries.len() == before {
            let path = place.path.display().to_string();
            self.warnings.push(Message::new("class-empty").with("path", path));
        }
    }

    /// Takes a path of the operator's as one student's.
    fn take_student(&mut self, node: Node) {
        let path = node.path();
        let name = name(&path);
        let named = match self.pattern {
            Some(pattern) => pattern.read(&name),
            None => Some(self.naming.read(&name, node.kind() == Ok(Kind::Folder))),
        };
        let container = path.parent().map(Path::to_owned).unwrap_or_default();
        self.add(node, container, named);
    }

    fn take_class(&mut self, node: Node, path: &Path) {
        if let Some(pattern) = self.pattern {
            let before = self.entries.len();
            let passed_over = self.passed_over.len();
            self.walk(&node, "", pattern, 0);
            if self.entries.len() == before && pattern.read(&name(path)).is_some() {
                self.passed_over.truncate(passed_over);
                self.take_student(Node::Disk(path.to_owned()));
            }
            return;
        }
        let class = self.unwrapped(node);
        for child in self.children(&class) {
            let named = self.naming.read(&child.name(), child.kind() == Ok(Kind::Folder));
            self.add(child, class.path(), Some(named));
        }
    }

    /// Takes everything that the operator's pattern names, from the top; what is taken is not looked into.
    fn walk(&mut self, folder: &Node, above: &str, pattern: &IdPattern, depth: usize) {
        for child in self.children(folder) {
            let path = format!("{above}{}", child.name());
            let named = pattern.read(&path);
            if named.is_none() && child.kind() == Ok(Kind::Folder) && depth < DEEPEST {
                self.walk(&child, &format!("{path}/"), pattern, depth + 1);
            } else {
                self.add(child, folder.path(), named);
            }
        }
    }

    fn add(&mut self, node: Node, container: PathBuf, named: Option<Named>) {
        match named {
            Some(named) if !named.student.id.is_empty() => self.entries.push(Entry { node, container, named }),
            _ => self.passed_over.push(PassedOver {
                path: node.path(),
                reason: Message::new("class-no-id"),
            }),
        }
    }

    /// Whether a path is among the others only because a shell has put in everything that there is.
    fn is_nobodys(&self, path: &Path) -> bool {
        is_clutter(&name(path)) || self.is_not_handed_in(path)
    }

    fn is_not_handed_in(&self, path: &Path) -> bool {
        path.canonicalize()
            .is_ok_and(|whole| self.not_handed_in.contains(&whole))
    }

    /// What is in a folder of the class, without what the operator has put there.
    fn children(&mut self, folder: &Node) -> Vec<Node> {
        let is_ours = |node: &Node| match node {
            Node::Disk(path) => self.is_not_handed_in(path),
            Node::Member { .. } => false,
        };
        match folder.children() {
            Ok(children) => children.into_iter().filter(|child| !is_ours(child)).collect(),
            Err(reason) => {
                let path = folder.path();
                self.passed_over.push(PassedOver { path, reason });
                Vec::new()
            }
        }
    }

    /// The folder that holds the class: the one inside, where there is nothing but one folder and that is not a student's. It is
    /// a student's where it holds a file that the assignment starts from, where a platform has named it, and where there is only
    /// one file in it.
    fn unwrapped(&mut self, node: Node) -> Node {
        let mut children = self.children(&node);
        let Some(only) = children.pop().filter(|_| children.is_empty()) else {
            return node;
        };
        let is_folder = only.kind() == Ok(Kind::Folder);
        if !is_folder || self.platform(&only).is_some() || self.holds_entry(&only) {
            return node;
        }
        let inside = only.children().unwrap_or_default();
        let is_one_file =
            matches!(&inside[..], [file] if file.kind() == Ok(Kind::File) && self.platform(file).is_none());
        if inside.is_empty() || is_one_file { node } else { only }
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

fn name(path: &Path) -> String {
    Node::Disk(path.to_owned()).name()
}
