//! What names of files are taken, from wherever a stranger has written them.

use crate::model::Message;

/// What programs leave in folders and archives that nobody has handed in.
const CLUTTER: [&str; 4] = ["__MACOSX", "Thumbs.db", "desktop.ini", "$RECYCLE.BIN"];

/// The longest name of a file on the file systems that are in use.
const LONGEST_NAME: usize = 255;

/// The longest path inside an archive: together with the folder in which it is laid out, it stays below the kernel's limit of
/// 4096 bytes.
const LONGEST_PATH: usize = 1024;

/// Whether a file or folder of this name is none that a student has written: hidden, left by a system or by an editor.
pub(super) fn is_clutter(name: &str) -> bool {
    name.starts_with('.') || name.ends_with('~') || CLUTTER.iter().any(|known| known.eq_ignore_ascii_case(name))
}

/// The path of a member inside its archive, with `/` between plain names; says why not where it would lead elsewhere.
///
/// A backslash is a separator, as old programs on Windows write it, so what stands on either side has to be harmless too.
/// An empty path is the archive's own top.
pub(super) fn inside(name: &str) -> Result<String, Message> {
    if name.starts_with(['/', '\\']) || has_drive(name) {
        return Err(Message::new("class-member-absolute"));
    }
    let parts = name.split(['/', '\\']).filter(|part| !part.is_empty() && *part != ".");
    let parts: Vec<&str> = parts.collect();
    if parts.contains(&"..") {
        return Err(Message::new("class-member-outside"));
    }
    if parts
        .iter()
        .any(|part| part.contains('\0') || part.len() > LONGEST_NAME || has_drive(part))
    {
        return Err(Message::new("class-member-name"));
    }
    let path = parts.join("/");
    if path.len() > LONGEST_PATH {
        return Err(Message::new("class-member-name"));
    }
    Ok(path)
}

fn has_drive(name: &str) -> bool {
    matches!(name.as_bytes(), [letter, b':', ..] if letter.is_ascii_alphabetic())
}

#[cfg(test)]
mod tests {
    use std::path::{Component, Path};

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn takes_plain_names() {
        for (name, path) in [
            ("alice/othello.rb", "alice/othello.rb"),
            ("./alice//othello.rb", "alice/othello.rb"),
            ("alice\\othello.rb", "alice/othello.rb"),
            ("alice/", "alice"),
            ("山田/課題.rb", "山田/課題.rb"),
            ("a..b/...", "a..b/..."),
        ] {
            assert_eq!(inside(name).as_deref(), Ok(path), "{name}");
        }
    }

    #[test]
    fn takes_no_name_that_leads_elsewhere() {
        for (name, id) in [
            ("/etc/passwd", "class-member-absolute"),
            ("\\\\server\\share", "class-member-absolute"),
            ("C:\\x", "class-member-absolute"),
            ("c:x", "class-member-absolute"),
            ("../x", "class-member-outside"),
            ("a/../../x", "class-member-outside"),
            ("a\\..\\..\\x", "class-member-outside"),
            ("a/c:x", "class-member-name"),
            ("a\0b", "class-member-name"),
        ] {
            assert_eq!(inside(name).expect_err(name).id, id, "{name:?}");
        }
        assert!(inside(&"x".repeat(256)).is_err());
        assert!(inside(&"x/".repeat(600)).is_err());
    }

    #[test]
    fn knows_what_nobody_has_handed_in() {
        for name in ["__MACOSX", ".DS_Store", ".git", "THUMBS.DB", "desktop.ini", "a.rb~"] {
            assert!(is_clutter(name), "{name}");
        }
        assert!(!is_clutter("othello.rb"));
    }

    proptest! {
        /// Whatever a member is called, it is inside the folder in which the archive is laid out, or it is not taken.
        #[test]
        fn no_name_leads_outside(name in prop_oneof![
            any::<String>(),
            "[./\\\\a:C\0 ]{0,12}",
            proptest::collection::vec(
                prop_oneof![Just(".."), Just("."), Just("/"), Just("\\"), Just("C:"), Just("a"), Just("\0")],
                0..8,
            ).prop_map(|parts| parts.concat()),
        ]) {
            if let Ok(path) = inside(&name) {
                let parts: Vec<_> = Path::new(&path).components().collect();
                prop_assert!(parts.iter().all(|part| matches!(part, Component::Normal(_))), "{name:?} is {path:?}");
                prop_assert!(!path.contains(['\\', '\0']));
                prop_assert!(Path::new("/folder").join(&path).starts_with("/folder"));
            }
        }
    }
}
