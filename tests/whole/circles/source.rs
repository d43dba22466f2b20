//! The modules of a source folder, without those that are only for tests.

use std::{collections::BTreeMap, fs, path::Path};

use super::tokens::tokens;

/// Texts by path inside the folder, with `/` between its parts.
pub type Files = BTreeMap<String, String>;

/// A module in a file of its own.
pub struct Module<'a> {
    pub file: &'a str,
    /// Its names from the crate on, the crate's own left out.
    pub path: Vec<&'a str>,
    /// Its code, without tests and comments.
    pub code: Vec<&'a str>,
}

/// Every Rust file of a folder.
pub fn read(folder: &Path) -> Files {
    let (mut folders, mut files) = (vec![folder.to_owned()], Files::new());
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).expect("a folder of src") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "rs") {
                let inside = path.strip_prefix(folder).expect("inside").display().to_string();
                files.insert(inside.replace('\\', "/"), fs::read_to_string(path).expect("text"));
            }
        }
    }
    files
}

/// The modules that `lib.rs` declares, and those that they declare, tests left out.
pub fn modules(files: &Files) -> Vec<Module<'_>> {
    let mut modules = Vec::new();
    let mut waiting = vec![Vec::new()];
    while let Some(path) = waiting.pop() {
        // A module that stands within a file of another is a part of that one.
        let Some((file, text)) = file_of(&path, files) else { continue };
        let code = tokens(text);
        for declared in code.windows(3).filter(|it| it[0] == "mod" && it[2] == ";") {
            waiting.push([&path[..], &[declared[1]]].concat());
        }
        modules.push(Module { file, path, code });
    }
    modules.sort_by_key(|module| module.file);
    modules.dedup_by_key(|module| module.file);
    modules
}

fn file_of<'a>(path: &[&str], files: &'a Files) -> Option<(&'a str, &'a str)> {
    let inside = path.join("/");
    let names = match path {
        [] => vec!["lib.rs".to_owned()],
        _ => vec![format!("{inside}.rs"), format!("{inside}/mod.rs")],
    };
    let found = names.iter().find_map(|name| files.get_key_value(name));
    found.map(|(file, text)| (file.as_str(), text.as_str()))
}
