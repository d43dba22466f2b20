//! Which words of the game and which parts of the effect language a pack uses, counted by the cards
//! that use them. Found by walking a card along its own JSON schema, so a new part counts itself.

use std::collections::BTreeMap;

mod shape;
mod walk;

use super::Card;
pub(super) use shape::says_something;
use walk::Language;

/// One thing that a card can use: the type it belongs to, its name, and how it is used where that
/// matters: `Effect` `Draw`, `Capability asked` `Cargo`, `Skill` `Pilot Expert`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part {
    pub group: String,
    pub name: String,
}

/// How many cards use each part, every part of the language included.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Coverage(pub BTreeMap<Part, usize>);

impl Coverage {
    /// Counts the cards that use each part.
    pub fn of<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Coverage {
        let language = Language::new();
        let mut counts: BTreeMap<Part, usize> =
            language.parts().into_iter().map(|part| (part, 0)).collect();
        for part in cards.into_iter().flat_map(|card| language.used_by(card)) {
            *counts.entry(part).or_default() += 1;
        }
        Coverage(counts)
    }

    /// What fewer than `enough` cards use.
    pub fn rare(&self, enough: usize) -> impl Iterator<Item = &Part> {
        self.0.iter().filter(move |(_, n)| **n < enough).map(|(part, _)| part)
    }
}
