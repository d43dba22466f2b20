//! Who plays, with what, by which house rules.

use serde::{Deserialize, Serialize};

use crate::data::{Constants, Deck, DeckFault, HouseRuleError, PackUsed};

/// Everything a game starts from, apart from its seed. Part of every artefact.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// By seat.
    pub captains: Vec<CaptainSetup>,
    pub constants: Constants,
    /// The packs whose cards the decks use, in the order of their cards' numbers. Empty in a game
    /// from before packs were named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<PackUsed>,
}

/// One captain at the start.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaptainSetup {
    pub name: String,
    /// Who decides for this captain, such as `person`, `mind` or `random`. The rules do not care.
    pub player: String,
    pub deck: Deck,
}

/// Why a game cannot start.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error("a game seats one to four captains, not {0}")]
    Captains(usize),
    #[error("the deck `{deck}` cannot be played: {fault}")]
    Deck { deck: String, fault: DeckFault },
    #[error("the house rules cannot be: {0}")]
    HouseRules(#[from] HouseRuleError),
}
