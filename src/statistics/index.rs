//! The index of finished games that were counted before.

use std::{collections::BTreeMap, path::Path};

use engine::JournalHash;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    disk,
    saves::{SaveError, write_whole},
};

/// Accounts by the name of a file, each with the fingerprint that the file had. Whatever does not fit
/// is counted anew, so the index can be lost, or be wrong, and nothing else is.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Index<A> {
    games: BTreeMap<String, Known<A>>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Known<A> {
    file: JournalHash,
    game: A,
}

impl<A> Default for Index<A> {
    fn default() -> Index<A> {
        Index { games: BTreeMap::new() }
    }
}

impl<A: Serialize + DeserializeOwned> Index<A> {
    /// The index in this file; an empty one where there is none that can be read.
    pub fn read(file: &Path) -> Index<A> {
        let text = disk::read_text(file).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Keeps it there.
    ///
    /// # Errors
    /// The disk says no.
    pub fn keep(&self, file: &Path) -> Result<(), SaveError> {
        let text = serde_json::to_string(self).expect("accounts are plain data");
        write_whole(file, &text)
    }

    /// The account of the file of this name, if its content is the same.
    pub fn known(&self, name: &str, file: JournalHash) -> Option<&A> {
        self.games.get(name).filter(|known| known.file == file).map(|known| &known.game)
    }

    pub fn remember(&mut self, name: &str, file: JournalHash, game: A) {
        self.games.insert(name.to_owned(), Known { file, game });
    }
}
