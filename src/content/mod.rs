//! All data of the game together: where its texts are, what is wrong with them, and what an edit comes to
//! while the game runs. What is compiled here is pure; [`Sources::fetch`] reads the disk.

mod reload;
mod switch;
#[cfg(test)]
mod tests;

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

pub use reload::{Reloaded, reload};
pub use switch::{SwitchError, Switched};

use crate::{
    campaign::{self, Charted},
    data::{LIBRARY, Library, LibraryError, OWN, PACKS, Part, Texts},
    roster::tables,
    skirmish::{self, Skirmishes},
};

/// The folders that data comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sources {
    /// The assets folder.
    pub assets: PathBuf,
    /// The player's own folder, with one of packs in it.
    pub own: Option<PathBuf>,
}

/// Every part of the assets folder that is data.
pub fn parts() -> impl Iterator<Item = Part> {
    [LIBRARY, tables::PARTS, skirmish::PARTS, campaign::PARTS].into_iter().flatten().copied()
}

impl Sources {
    /// The texts of all data, from the disk.
    pub fn fetch(&self) -> Texts {
        let mut texts = Texts::fetch(&self.assets, &parts().collect::<Vec<_>>());
        if let Some(own) = &self.own {
            texts.extend(Texts::fetch(own, OWN));
        }
        texts
    }

    /// Compiles the library.
    ///
    /// # Errors
    /// As [`Library::compile`].
    pub fn library(&self, texts: &Texts) -> Result<Library, LibraryError> {
        Library::compile(texts, &self.assets, self.own.as_deref())
    }

    fn own_packs(&self) -> Option<PathBuf> {
        Some(self.own.as_ref()?.join(PACKS))
    }

    /// Every mistake in the data, as a sentence with its place.
    pub fn mistakes(&self, texts: &Texts) -> BTreeSet<String> {
        fn word<T, E: ToString>(read: Result<T, E>) -> Option<String> {
            read.err().map(|fault| fault.to_string())
        }
        let assets: &Path = &self.assets;
        let mut found = BTreeSet::new();
        match self.library(texts) {
            Ok(library) => {
                found.extend(library.problems.iter().map(ToString::to_string));
                found.extend(word(Charted::compile(texts, &library)));
            }
            Err(fault) => drop(found.insert(fault.to_string())),
        }
        match Skirmishes::compile(texts, assets, None) {
            Ok(all) => found.extend(all.problems.iter().map(ToString::to_string)),
            Err(fault) => drop(found.insert(fault.to_string())),
        }
        found.extend(word(tables::compile_skills(texts, assets)));
        found.extend(word(tables::compile_affairs(texts, assets)));
        found.extend(word(tables::compile_healing(texts, assets)));
        found
    }
}
