//! Captains of the lanes who race.

use cards::data::Deck;

/// A captain who races against the ship, and is met again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rival {
    /// By which whoever plays them knows them.
    pub id: String,
    pub name: String,
    /// Their character, in a sentence.
    pub about: String,
    pub deck: Deck,
}
