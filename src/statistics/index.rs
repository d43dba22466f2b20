//! The index of finished games that were counted before.

use std::{collections::BTreeMap, path::PathBuf};

use engine::JournalHash;
use serde::{Deserialize, Serialize};

use super::Account;
use crate::{
    disk,
    saves::{SaveError, Saves, write_whole},
};

/// Accounts by the name of a file, each with the fingerprint that the file had. Whatever does not fit
/// is counted anew, so the index can be lost, or be wrong, and nothing else is.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Index {
    games: BTreeMap<String, Known>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Known {
    file: JournalHash,
    game: Account,
}

impl Index {
    /// The index of these games; an empty one where there is none that can be read.
    pub fn read(saves: &Saves) -> Index {
        let text = disk::read_text(&Index::file(saves)).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Keeps it beside the games.
    ///
    /// # Errors
    /// The disk says no.
    pub fn keep(&self, saves: &Saves) -> Result<(), SaveError> {
        let text = serde_json::to_string(self).expect("accounts are plain data");
        write_whole(&Index::file(saves), &text)
    }

    /// Where it is: not called like a game, so nobody takes it for one.
    fn file(saves: &Saves) -> PathBuf {
        saves.finished_folder().join("index.json")
    }

    /// The account of the file of this name, if its content is the same.
    pub fn known(&self, name: &str, file: JournalHash) -> Option<&Account> {
        self.games.get(name).filter(|known| known.file == file).map(|known| &known.game)
    }

    pub fn remember(&mut self, name: &str, file: JournalHash, game: Account) {
        self.games.insert(name.to_owned(), Known { file, game });
    }
}
