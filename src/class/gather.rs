use std::path::{Path, PathBuf};

use super::{
    choose,
    handin::{Handin, PassedOver},
    layout::{IdPattern, Name, Named, Naming},
    member::is_clutter,
    node::{Kind, Node},
    places::{self, DEEPEST, Only, Others, Place, Reading, Signs, name_of},
};
use crate::{
    error::Error,
    model::{Assignment, Message},
};

/// How a class is read.
#[derive(Default)]
pub struct Options {
    /// The operator's own naming.
    pub id_pattern: Option<IdPattern>,
    /// Files that may lie in the class folder and that nobody handed in: the roster, and reports.
    pub not_handed_in: Vec<PathBuf>,
    /// Whether the times of files say when they were handed in.
    pub times: Times,
}

/// Whether the times of files say when they were handed in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Times {
    /// They do, where the platform that has named the files keeps them.
    #[default]
    Told,
    /// They say nothing.
    Ignored,
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
    let signs = Signs {
        assignment,
        pattern: options.id_pattern.as_ref(),
        naming: Naming::new(),
    };
    let mut gathering = Gathering::new(&signs, options);
    let others = if paths.len() > 1 { Others::Some } else { Others::None };
    let named = paths
        .iter()
        .filter(|path| others == Others::None || !gathering.is_nobodys(path));
    let places = places::look_at(&named.collect::<Vec<_>>(), &signs, others)?;
    let students = places.iter().filter(|place| matches!(place.reading, Reading::Student));
    let names: Vec<Name> = students.map(|place| name_of(&Node::Disk(place.path.clone()))).collect();
    let naming = signs.naming.among(&names);
    for place in places {
        gathering.take(place, &naming);
    }
    let Gathering {
        entries,
        passed_over,
        mut warnings,
        ..
    } = gathering;
    let (handins, doubts) = choose::handins(entries, assignment, options.times);
    warnings.extend(doubts);
    Ok(Found {
        handins,
        passed_over,
        warnings,
    })
}

struct Gathering<'class> {
    signs: &'class Signs<'class>,
    not_handed_in: Vec<PathBuf>,
    entries: Vec<Entry>,
    passed_over: Vec<PassedOver>,
    warnings: Vec<Message>,
}

impl<'class> Gathering<'class> {
    fn new(signs: &'class Signs<'class>, options: &Options) -> Self {
        let whole = options.not_handed_in.iter().filter_map(|path| path.canonicalize().ok());
        Self {
            signs,
            not_handed_in: whole.collect(),
            entries: Vec::new(),
            passed_over: Vec::new(),
            warnings: Vec::new(),
        }
    }

    /// Takes a path of the operator's; the naming is that of those that are one student's each.
    fn take(&mut self, place: Place, naming: &Naming) {
        let before = self.entries.len();
        match place.reading {
            Reading::Student => self.take_student(Node::Disk(place.path.clone()), naming),
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
    fn take_student(&mut self, node: Node, naming: &Naming) {
        let path = node.path();
        let name = name(&path);
        let named = match self.signs.pattern {
            Some(pattern) => pattern.read(&name),
            None => Some(naming.read(&name, node.kind() == Ok(Kind::Folder))),
        };
        let container = path.parent().map(Path::to_owned).unwrap_or_default();
        self.add(node, container, named);
    }

    fn take_class(&mut self, node: Node, path: &Path) {
        if let Some(pattern) = self.signs.pattern {
            let before = self.entries.len();
            let passed_over = self.passed_over.len();
            self.walk(&node, "", pattern, 0);
            if self.entries.len() == before && pattern.read(&name(path)).is_some() {
                self.passed_over.truncate(passed_over);
                self.take_student(Node::Disk(path.to_owned()), &self.signs.naming);
            }
            return;
        }
        let class = self.unwrapped(node);
        let children = self.children(&class);
        let names: Vec<Name> = children.iter().map(name_of).collect();
        let naming = self.signs.naming.among(&names);
        for (child, (name, is_folder)) in children.into_iter().zip(names) {
            let named = naming.read(&name, is_folder);
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
        if let (true, Err(why)) = (node.is_link(), node.kind()) {
            self.warnings.push(why);
        }
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
            Node::Disk(path) | Node::Link(path) => self.is_not_handed_in(path),
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

    /// The folder that holds the class: the one inside, where there is nothing but one folder and that is not a student's.
    fn unwrapped(&mut self, mut node: Node) -> Node {
        for _ in 0..DEEPEST {
            let mut children = self.children(&node);
            let Some(only) = children.pop().filter(|_| children.is_empty()) else {
                return node;
            };
            match self.signs.only_folder(&only, &node) {
                Only::Students => return node,
                Only::Around => node = only,
                Only::Class => return only,
                Only::Either => {
                    let message = Message::new("class-one-folder").with("path", only.path().display().to_string());
                    self.warnings.push(message);
                    return only;
                }
            }
        }
        node
    }
}

fn name(path: &Path) -> String {
    Node::Disk(path.to_owned()).name()
}
