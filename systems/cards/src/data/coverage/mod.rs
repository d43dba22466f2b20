//! Coverage of a pack: words of the game and parts of the effect language, with the number of cards
//! that use each. It walks a card along its JSON schema, so new parts are counted automatically.

use std::collections::BTreeMap;

mod shape;
mod walk;

use super::Card;
pub(super) use shape::says_something;
use walk::Language;

/// A part of the card language: its type, its name, and its role where that matters: `Effect`
/// `Draw`, `Capability asked` `Cargo`, `Skill` `Pilot Expert`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part {
    pub group: String,
    pub name: String,
}

/// Number of cards that use each part of the language, unused parts included.
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

    /// Parts that fewer than `enough` cards use.
    pub fn rare(&self, enough: usize) -> impl Iterator<Item = &Part> {
        self.0.iter().filter(move |(_, n)| **n < enough).map(|(part, _)| part)
    }
}
