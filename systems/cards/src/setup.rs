//! Setup of a game: captains, decks, house rules.

use serde::{Deserialize, Serialize};

use crate::data::{Constants, Deck, DeckFault, HouseRuleError, PackUsed};

/// Everything that determines a game except its seed and decisions. Part of every artefact.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Captains by seat.
    pub captains: Vec<CaptainSetup>,
    pub constants: Constants,
    /// Packs of the decks' cards, in the order of the cards' numbers. Empty in records from before
    /// packs had names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<PackUsed>,
}

/// One captain at the start.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaptainSetup {
    pub name: String,
    /// Kind of player, such as `person`, `mind` or `random`. The rules ignore it.
    pub player: String,
    pub deck: Deck,
}

/// Reason why a game cannot start.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error("a game seats one to four captains, not {0}")]
    Captains(usize),
    #[error("the deck `{deck}` cannot be played: {fault}")]
    Deck { deck: String, fault: DeckFault },
    #[error("the house rules cannot be: {0}")]
    HouseRules(#[from] HouseRuleError),
}
