//! Files as texts kept under names, which is all that a browser's storage knows. Folders are there
//! as long as something is in them.

use std::{
    collections::BTreeSet,
    io::{self, ErrorKind},
    path::{Path, PathBuf},
};

/// Texts under names.
pub(super) trait Store {
    /// The text of this name, if there is one.
    fn get(&self, name: &str) -> io::Result<Option<String>>;
    /// Keeps a text under a name, in the place of the one that had it: whole or not at all.
    fn put(&self, name: &str, text: &str) -> io::Result<()>;
    /// Forgets the text of this name; one that is not there is not missed.
    fn forget(&self, name: &str) -> io::Result<()>;
    /// Every name.
    fn names(&self) -> io::Result<Vec<String>>;
}

/// The content of a file.
pub(super) fn read_text(store: &impl Store, file: &Path) -> io::Result<String> {
    store.get(&name_of(file))?.ok_or_else(nothing_there)
}

/// Writes a file whole.
pub(super) fn write_whole(store: &impl Store, file: &Path, text: &str) -> io::Result<()> {
    store.put(&name_of(file), text)
}

/// Makes an empty file of a name that nothing else has.
pub(super) fn claim(store: &impl Store, file: &Path) -> io::Result<()> {
    if is_taken(store, file) {
        return Err(ErrorKind::AlreadyExists.into());
    }
    write_whole(store, file, "")
}

/// The entries of a folder, files and folders, by name.
pub(super) fn list(store: &impl Store, folder: &Path) -> io::Result<Vec<PathBuf>> {
    let held = children(store.names()?.iter().map(String::as_str), folder);
    if held.is_empty() { Err(nothing_there()) } else { Ok(held) }
}

/// Gives a file another name. The new one is there before the old one goes.
pub(super) fn rename(store: &impl Store, from: &Path, to: &Path) -> io::Result<()> {
    let text = read_text(store, from)?;
    write_whole(store, to, &text)?;
    if from == to { Ok(()) } else { store.forget(&name_of(from)) }
}

/// Removes a file.
pub(super) fn remove(store: &impl Store, file: &Path) -> io::Result<()> {
    read_text(store, file)?;
    store.forget(&name_of(file))
}

/// Whether a file or folder has this name.
pub(super) fn is_taken(store: &impl Store, path: &Path) -> bool {
    read_text(store, path).is_ok() || is_folder(store, path)
}

/// Whether something is in a folder of this name.
pub(super) fn is_folder(store: &impl Store, path: &Path) -> bool {
    list(store, path).is_ok()
}

/// The direct entries of a folder, given the names of all files.
pub(super) fn children<'a>(names: impl Iterator<Item = &'a str>, folder: &Path) -> Vec<PathBuf> {
    let above = match name_of(folder) {
        name if name.is_empty() => name,
        name => name + "/",
    };
    let below = names.filter_map(|name| name.strip_prefix(&above)?.split('/').next());
    let distinct: BTreeSet<PathBuf> = below.map(|name| folder.join(name)).collect();
    distinct.into_iter().collect()
}

/// A path as a name: its parts, with strokes between them.
pub(super) fn name_of(path: &Path) -> String {
    let parts = path.components().filter_map(|part| match part {
        std::path::Component::Normal(part) => Some(part.to_string_lossy()),
        std::path::Component::ParentDir => Some("..".into()),
        std::path::Component::Prefix(_)
        | std::path::Component::RootDir
        | std::path::Component::CurDir => None,
    });
    parts.collect::<Vec<_>>().join("/")
}

/// There is no file of that name.
pub(super) fn nothing_there() -> io::Error {
    io::Error::new(ErrorKind::NotFound, "there is no such file")
}

#[cfg(test)]
mod tests {
    use std::{cell::RefCell, collections::BTreeMap};

    use super::*;

    /// A storage with room for so many bytes.
    struct Small {
        room: usize,
        texts: RefCell<BTreeMap<String, String>>,
    }

    impl Store for Small {
        fn get(&self, name: &str) -> io::Result<Option<String>> {
            Ok(self.texts.borrow().get(name).cloned())
        }

        fn put(&self, name: &str, text: &str) -> io::Result<()> {
            let mut texts = self.texts.borrow_mut();
            let others = texts.iter().filter(|(other, _)| *other != name);
            if others.map(|(_, text)| text.len()).sum::<usize>() + text.len() > self.room {
                return Err(ErrorKind::StorageFull.into());
            }
            texts.insert(name.to_owned(), text.to_owned());
            Ok(())
        }

        fn forget(&self, name: &str) -> io::Result<()> {
            self.texts.borrow_mut().remove(name);
            Ok(())
        }

        fn names(&self) -> io::Result<Vec<String>> {
            Ok(self.texts.borrow().keys().cloned().collect())
        }
    }

    fn with(files: &[(&str, &str)]) -> Small {
        let texts = files.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect();
        Small { room: 20, texts: RefCell::new(texts) }
    }

    fn paths(names: &[&str]) -> Vec<PathBuf> {
        names.iter().map(PathBuf::from).collect()
    }

    #[test]
    fn a_folder_lists_what_lies_directly_in_it_by_name() {
        let store = with(&[("saves/b", ""), ("saves/a", ""), ("saves/old/c", ""), ("savesx", "")]);
        let held = list(&store, Path::new("saves")).expect("a folder");
        assert_eq!(held, paths(&["saves/a", "saves/b", "saves/old"]));
        assert_eq!(list(&store, Path::new("")).expect("everything"), paths(&["saves", "savesx"]));
        let none = list(&store, Path::new("nowhere")).expect_err("no folder");
        assert_eq!(none.kind(), ErrorKind::NotFound);
        assert!(
            is_folder(&store, Path::new("saves/old")) && !is_folder(&store, Path::new("savesx"))
        );
    }

    #[test]
    fn a_name_that_is_taken_is_not_claimed_again() {
        let store = with(&[]);
        claim(&store, Path::new("people/a")).expect("free");
        let again = claim(&store, Path::new("people/a")).expect_err("taken");
        assert_eq!(again.kind(), ErrorKind::AlreadyExists);
        assert!(is_taken(&store, Path::new("people")), "so is the name of a folder");
    }

    #[test]
    fn a_file_that_moves_takes_its_text_along_and_leaves_nothing_behind() {
        let store = with(&[("a", "text")]);
        rename(&store, Path::new("a"), Path::new("removed/a")).expect("moved");
        assert_eq!(read_text(&store, Path::new("./removed/a")).expect("there"), "text");
        assert!(!is_taken(&store, Path::new("a")));
        remove(&store, Path::new("removed/a")).expect("removed");
        let gone = remove(&store, Path::new("removed/a")).expect_err("gone");
        assert_eq!(gone.kind(), ErrorKind::NotFound);
    }

    #[test]
    fn what_does_not_fit_leaves_the_file_as_it_was() {
        let store = with(&[("a", "text")]);
        let full = write_whole(&store, Path::new("a"), &"x".repeat(21)).expect_err("no room");
        assert_eq!(full.kind(), ErrorKind::StorageFull);
        assert_eq!(read_text(&store, Path::new("a")).expect("there"), "text");
        let (a, b) = (Path::new("a"), Path::new("b"));
        write_whole(&store, a, &"x".repeat(15)).expect("fits");
        assert!(rename(&store, a, b).is_err(), "twice the text is too much");
        assert_eq!(read_text(&store, a).expect("there"), "x".repeat(15));
    }
}
