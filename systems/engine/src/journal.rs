//! The journal: every event in order, with a hash that tells two games apart.

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64_with_seed;

/// Running fingerprint of all events so far, the same on every platform.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(try_from = "String", into = "String")]
pub struct JournalHash(pub u64);

impl JournalHash {
    /// Returns the fingerprint extended by `bytes`.
    pub fn then(self, bytes: &[u8]) -> JournalHash {
        JournalHash(xxh3_64_with_seed(bytes, self.0))
    }
}

impl std::fmt::Display for JournalHash {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl From<JournalHash> for String {
    fn from(hash: JournalHash) -> String {
        hash.to_string()
    }
}

impl TryFrom<String> for JournalHash {
    type Error = String;

    fn try_from(text: String) -> Result<JournalHash, String> {
        u64::from_str_radix(&text, 16)
            .map(JournalHash)
            .map_err(|_| format!("`{text}` is not a journal hash of 16 hexadecimal digits"))
    }
}

/// Events of a game, in order. Views, logs, sounds and tests read only this.
#[derive(Debug, Clone)]
pub struct Journal<E> {
    events: Vec<E>,
    hash: JournalHash,
    bytes: Vec<u8>,
}

impl<E> Default for Journal<E> {
    fn default() -> Journal<E> {
        Journal::from_hash(JournalHash::default())
    }
}

impl<E> Journal<E> {
    /// Creates a journal that continues from `hash` without the earlier events.
    pub fn from_hash(hash: JournalHash) -> Journal<E> {
        Journal { events: Vec::new(), hash, bytes: Vec::new() }
    }

    /// Events since the journal began or was last [cleared](Journal::forget).
    pub fn events(&self) -> &[E] {
        &self.events
    }

    /// Fingerprint of every event ever recorded, forgotten ones included.
    pub fn hash(&self) -> JournalHash {
        self.hash
    }

    /// Drops the events and keeps their fingerprint.
    pub fn forget(&mut self) {
        self.events.clear();
    }
}

impl<E: Serialize> Journal<E> {
    /// Records an event.
    pub fn tell(&mut self, event: E) {
        self.bytes.clear();
        let mut bytes = std::mem::take(&mut self.bytes);
        bytes = postcard::to_extend(&event, bytes).expect("events are plain data");
        self.hash = self.hash.then(&bytes);
        self.bytes = bytes;
        self.events.push(event);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_tells_orders_apart_and_outlives_forgetting() {
        let told = |events: &[u32]| {
            let mut journal = Journal::default();
            events.iter().for_each(|&event| journal.tell(event));
            journal
        };
        assert_ne!(told(&[1, 2]).hash(), told(&[2, 1]).hash());
        let mut journal = told(&[1, 2]);
        journal.forget();
        journal.tell(3);
        assert_eq!(journal.events(), [3]);
        assert_eq!(journal.hash(), told(&[1, 2, 3]).hash());
    }

    #[test]
    fn a_hash_is_read_back_from_its_digits() {
        let hash = JournalHash(0x00ab_cdef_0123_4567);
        assert_eq!(JournalHash::try_from(hash.to_string()), Ok(hash));
        assert!(JournalHash::try_from("not a hash".to_owned()).is_err());
    }
}
