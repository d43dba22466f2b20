//! What contracts, complications and subplots ask for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Effect, Filter, Token};

/// One thing to do or to have; a list is met one by one, and all of it (CCG-CON-2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Requirement {
    /// Discard a matching token (CCG-CMP-2a).
    Token(Token),
    /// Jettison such a card of yours (CCG-CMP-2b).
    Jettison(Filter),
    /// Exert such a card of yours (CCG-CMP-2e).
    Exert(Filter),
    /// Take on this expense and meet it (CCG-CMP-2c).
    Expense(u8),
    /// Control such a card; it is not used up (CCG-CMP-2d).
    Control(Filter),
}

/// An optional extra with an award of its own (CCG-SUB-1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Subplot {
    /// The alternatives; all requirements of one of them resolve it (CCG-SUB-3).
    pub any_of: Vec<Vec<Requirement>>,
    pub award: Vec<Effect>,
}
