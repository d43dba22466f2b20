//! Requirements of contracts, complications and subplots.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Effect, Filter, Token};

/// A requirement; those of a list are met one by one, all of them (CCG-CON-2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Requirement {
    /// Discard a matching token (CCG-CMP-2a).
    Token(Token),
    /// Jettison a matching card of yours (CCG-CMP-2b).
    Jettison(Filter),
    /// Exert a matching card of yours (CCG-CMP-2e).
    Exert(Filter),
    /// Take on this expense and meet it (CCG-CMP-2c).
    Expense(u8),
    /// Control a matching card; it is not used up (CCG-CMP-2d).
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
