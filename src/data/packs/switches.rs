//! Packs that the player has turned off, in a small file of their own folder.

use std::{
    collections::BTreeSet,
    io,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use crate::{
    data::{files::FileError, texts::Texts},
    disk,
};

/// Which packs are turned off, by their ids. Every other pack is on.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PackSwitches {
    off: BTreeSet<String>,
}

impl PackSwitches {
    /// Its file in the player's own folder.
    pub const FILE: &'static str = "packs.ron";

    /// The file in `own`, a player's own folder.
    pub fn file(own: &Path) -> PathBuf {
        own.join(PackSwitches::FILE)
    }

    /// Reads them from the texts of a player's own folder; without a file every pack is on.
    ///
    /// # Errors
    /// The file cannot be read, or says something else.
    pub fn compile(texts: &Texts, own: &Path) -> Result<PackSwitches, FileError> {
        match texts.read(&PackSwitches::file(own)) {
            Err(FileError::Unreadable { fault, .. }) if fault.kind() == io::ErrorKind::NotFound => {
                Ok(PackSwitches::default())
            }
            read => read,
        }
    }

    /// Whether the pack of this id takes part.
    pub fn is_on(&self, id: &str) -> bool {
        !self.off.contains(id)
    }

    /// Turns a pack on or off.
    pub fn turn(&mut self, id: &str, on: bool) {
        if on {
            self.off.remove(id);
        } else {
            self.off.insert(id.to_owned());
        }
    }

    /// The text of its file.
    pub fn text(&self) -> String {
        let off: Vec<String> = self.off.iter().map(|id| format!("{id:?}")).collect();
        format!(
            "// Packs that are turned off; all others take part.\n(off: [{}])\n",
            off.join(", ")
        )
    }

    /// Writes them into `own`, a player's own folder. The file is whole at every moment.
    ///
    /// # Errors
    /// The disk says no; the file is as it was.
    pub fn keep(&self, own: &Path) -> io::Result<()> {
        disk::write_whole(&PackSwitches::file(own), &self.text())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compile(text: &str) -> Result<PackSwitches, FileError> {
        let mut texts = Texts::default();
        texts.insert("home/packs.ron".into(), Ok(text.into()));
        PackSwitches::compile(&texts, Path::new("home"))
    }

    #[test]
    fn what_is_turned_off_stays_off_and_without_a_file_everything_is_on() {
        let none = PackSwitches::compile(&Texts::default(), Path::new("home")).expect("no file");
        assert_eq!(none, PackSwitches::default());
        let mut switches = none;
        switches.turn("a \"b\" \\", false);
        switches.turn("c", false);
        switches.turn("c", true);
        assert!(!switches.is_on("a \"b\" \\") && switches.is_on("c"));
        assert_eq!(compile(&switches.text()).expect("its own text"), switches);
    }

    #[test]
    fn another_file_is_named_with_its_place() {
        let fault = compile("(of: [])").expect_err("a misspelt word").to_string();
        assert!(fault.contains("packs.ron:1:") && fault.contains("of"), "{fault}");
    }
}
