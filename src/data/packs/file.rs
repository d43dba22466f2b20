//! The files of a pack: what it says of itself, and its cards.

use std::path::Path;

use cards::data::{CardList, Manifest, read_ron};

use super::{MANIFEST, name_of};
use crate::data::{files::FileError, kind::DataFile};

/// One file of a pack.
#[derive(Debug, Clone, PartialEq)]
pub enum PackFile {
    Manifest(Manifest),
    Cards(CardList),
}

impl PackFile {
    /// Its cards, if it is no manifest.
    pub fn cards(&self) -> Option<&CardList> {
        let PackFile::Cards(cards) = self else { return None };
        Some(cards)
    }
}

impl DataFile for PackFile {
    fn read(file: &Path, text: &str) -> Result<PackFile, FileError> {
        let name = file.display().to_string();
        Ok(match name_of(file) == MANIFEST {
            true => PackFile::Manifest(read_ron(&name, text)?),
            false => PackFile::Cards(CardList::read(&name, text)?),
        })
    }
}
