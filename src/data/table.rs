//! The cards that a game is played with: those of the packs that it names, as they are now.

use std::{fmt, sync::Arc};

use cards::data::{CardBook, PackUsed};
use engine::JournalHash;

use super::library::Library;

/// A pack that is not as a recorded game knew it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackChange {
    /// As it was.
    pub was: PackUsed,
    /// Its version and fingerprint now; `None` where it is not here.
    pub now: Option<(String, JournalHash)>,
}

impl fmt::Display for PackChange {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let PackUsed { id, version, hash } = &self.was;
        match &self.now {
            None => write!(f, "the pack `{id}` {version} is not here"),
            Some((now, other)) => write!(
                f,
                "the pack `{id}` has changed: it was {version} ({hash}) and is {now} ({other})"
            ),
        }
    }
}

/// Why a game does not come out as it was recorded, as far as anybody can tell.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Cause(pub Vec<PackChange>);

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.0.is_empty() {
            return write!(f, "the cards or rules are not those it was played with");
        }
        let changes: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        write!(f, "{}", changes.join(", and "))
    }
}

impl Library {
    /// The cards of a game with these packs, numbered alike whatever other packs there are; all cards
    /// for a game from before packs were named.
    pub fn cards_of(&self, packs: &[PackUsed]) -> Arc<CardBook> {
        let all = self.book.packs().iter().map(|pack| &pack.id);
        if packs.is_empty() || all.eq(packs.iter().map(|pack| &pack.id)) {
            return self.book.clone();
        }
        Arc::new(self.book.only(packs))
    }

    /// Those of the packs that are gone, or are not what they were.
    pub fn changes(&self, packs: &[PackUsed]) -> Vec<PackChange> {
        packs.iter().filter_map(|was| self.change(was)).collect()
    }

    fn change(&self, was: &PackUsed) -> Option<PackChange> {
        let now = self.book.pack(&was.id).map(|pack| (pack.manifest.version.clone(), pack.hash));
        let is_same = now.as_ref().is_some_and(|(_, hash)| *hash == was.hash);
        (!is_same).then(|| PackChange { was: was.clone(), now })
    }

    /// The same packs in the same order, as they are now.
    pub fn packs_now(&self, packs: &[PackUsed]) -> Vec<PackUsed> {
        let now = |was: &PackUsed| self.book.pack(&was.id).map(|pack| pack.used());
        packs.iter().map(|was| now(was).unwrap_or_else(|| was.clone())).collect()
    }
}
