//! Setup of a campaign: the captain, the deck, the rules.

use cards::data::{Deck, DeckFault};
use characters::{Character, healing::RuleSet};
use serde::{Deserialize, Serialize};

/// Everything that determines a campaign except its seed and decisions. Part of its artefact.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Who begins as the captain, at the end of a life in service.
    pub captain: Character,
    /// The ship and its deck. People aboard take the places of its crew cards.
    pub deck: Deck,
    /// Rules by which boardings are fought and wounds heal.
    pub rules: RuleSet,
    pub ambition: Ambition,
    /// How long it lasts. Files that name no length are of before there was a choice.
    #[serde(default)]
    pub length: Length,
    /// What is met on it. Files that name no scope know contracts, recruits and boardings alone.
    #[serde(default)]
    pub scope: Scope,
}

/// How long a run lasts. Each length has figures of its own.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Length {
    /// The short haul.
    #[default]
    Short,
    /// A year of months.
    Year,
}

impl Length {
    /// All, the shortest first.
    pub const ALL: [Length; 2] = [Length::Short, Length::Year];
}

/// What a run has besides contracts, recruits, voyages, boardings and books.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Scope {
    /// Nothing.
    #[default]
    Basic,
    /// Races, port events, papers, rumours and haggling.
    Full,
}

/// What the captain wants of the run, besides being solvent at its end.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Ambition {
    /// Nobody who signed on has died.
    #[default]
    AllHome,
    /// The purse holds a fortune, of as many credits as the figures say.
    Fortune,
    /// No contract was failed.
    GoodName,
    /// At least half of the races were won, and one.
    Laurels,
    /// The captain's own rival is bankrupt.
    Ruin,
}

impl Ambition {
    /// All of them.
    pub const ALL: [Ambition; 5] = [
        Ambition::AllHome,
        Ambition::Fortune,
        Ambition::GoodName,
        Ambition::Laurels,
        Ambition::Ruin,
    ];
}

/// Reason why a campaign cannot begin.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error("{0} is in no state to command a ship")]
    Unfit(String),
    #[error("{0} has none of the skills that a crew needs")]
    Unskilled(String),
    #[error("the deck `{deck}` cannot be flown: {fault}")]
    Deck { deck: String, fault: DeckFault },
    #[error("the lanes have no port")]
    NoPort,
}
